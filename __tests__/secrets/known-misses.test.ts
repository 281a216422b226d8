/** What docs/secrets.md names as not found is not found, and its neighbours are. */
import { describe, expect, test } from "vitest";
import { scanText } from "./scan-text.js";

const RANDOM = ["x7Kp2mQ9", "vR4tL8wZ"].join("");
const WORDS = ["hunter2", "Prod!99"].join("-");

function tiersOf(text: string): number[] {
  return scanText(text, { salt: "salt", path: "notes/a.md" }).matches.map(({ tier }) => tier);
}

describe("known misses", () => {
  test.each([
    [`curl -u deploy:${RANDOM} https://example.org/api`],
    [`curl -u deploy:${RANDOM}1aB3cD5eF https://example.org/api`],
    [`curl --user deploy:${RANDOM} https://example.org/api`],
    [`mysql -u root -p${RANDOM} shop`],
    [`sshpass -p ${RANDOM} ssh ada@example.org`],
    [`redis-cli -a ${RANDOM}`],
    [`login: admin / ${RANDOM}`],
    [`password: ${WORDS}`],
    [`DB_PASSWORD=${WORDS}`],
    [`The password is ${WORDS}`],
  ])("%s", (text) => {
    expect(tiersOf(text)).toEqual([]);
  });

  test.each([
    [`mysql -u root --password=${RANDOM} shop`, 2],
    [`password: ${RANDOM}`, 2],
    [`https://admin:${WORDS}@example.org/`, 1],
    [`https://admin:${RANDOM}@example.org/`, 1],
    [`mysql -u root -p${RANDOM}1aB3c shop`, 3],
    [`login: admin / ${RANDOM}1aB3c`, 3],
  ])("and what is found beside them: %s", (text, tier) => {
    expect(tiersOf(text)).toEqual([tier]);
  });
});
