/** What a text teaches the redactor must not hide the words by which the steward's own outputs are read. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RULE_IDS } from "../../src/generated/rule-ids.js";
import type { SecretMatch } from "../../src/memory/secret.js";
import { writeTrailers } from "../../src/memory/proposal.js";
import { makeRedactor } from "../../src/secrets/redactor.js";
import { formsOf } from "../../src/secrets/value-forms.js";
import { PROJECT } from "../runner/run-action.js";

const around = (word: string) => `9fK2xQ7v${word}Zr8Lw1Tq4`;

/** One that has learned a random text, and the same in base64. */
function knowing(word: string) {
  const redactor = makeRedactor();
  for (const value of [around(word), Buffer.from(`${word} 0071`).toString("base64").replace(/=+$/, "")]) {
    redactor.learn({} as SecretMatch, formsOf(value, [], true));
  }
  return redactor;
}

const SCHEMAS = readdirSync(join(PROJECT, "schemas")).flatMap((name) => {
  const text = readFileSync(join(PROJECT, "schemas", name), "utf8");
  return [...text.matchAll(/"const": "(memory-steward\.[^"]+)"/g)].map(([, schema = ""]) => schema);
});

describe("a random text with a word of the steward's own in it", () => {
  it.each([...new Set([...SCHEMAS, ...RULE_IDS, "idempotencyKey"])])("hides no %s", (word) => {
    const redactor = knowing(word);
    expect(redactor.text(`${word}\n`)).toBe(`${word}\n`);
    expect(redactor.json(JSON.stringify({ [word]: word }))).toBe(JSON.stringify({ [word]: word }));
    expect(redactor.text(around(word))).not.toContain("9fK2xQ7v");
  });

  it.each(["memory-steward:proposal", "memory-steward:report"])("hides no marker of a comment: %s", (word) => {
    const text = `<!-- ${word} head=0 run=1.1 -->\n`;
    expect(knowing(word).text(text)).toBe(text);
  });
});

it("hides no name of a trailer", () => {
  const text = `Words.\n\n${writeTrailers({
    kind: "update",
    decision: "supersede",
    digest: `sha256:${"0".repeat(64)}`,
    idempotencyKey: `sha256:${"1".repeat(64)}`,
    source: { repository: "acme/agents", id: "77" },
    run: { id: 1, attempt: 1 },
  })}`;
  const words = text.match(/Memory-[A-Za-z-]+/g) ?? [];
  expect(words.length).toBeGreaterThan(3);
  for (const word of words) expect(knowing(word).text(text)).toBe(text);
});

it.each([
  ["sk_live_51HxBqRtZkWmPvLsDnYc8Uj3", "service:sk-live-51-hx-bq-rt-zk-wm-pv-ls-dn-yc8-uj3"],
  ["9fKxQvTzWpLmNbRs", "service:9f-kx-qv-tz-wp-lm-nb-rs"],
])("attack: a secret as an id, which is mended to words: %s", (secret, mended) => {
  const redactor = makeRedactor();
  redactor.learn({} as SecretMatch, formsOf(secret, []));
  expect(redactor.text(`Name it ${mended}`)).toMatch(/^Name it service:\S{0,8}REDACTED$/);
});
