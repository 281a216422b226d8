/** How long the adapter waits between writes: as GitHub asks on its own hosts, not at all on this machine. */
import { describe, expect, it } from "vitest";
import { connect } from "../../src/forge/connection.js";
import { makeRedactor } from "../../src/secrets/redactor.js";

const COMMENTS = "/repos/acme/agent-memory/issues/1/comments";
const LABELS = "/repos/acme/agent-memory/issues/1/labels";

/** Milliseconds: long beside what a busy machine adds to the first request or takes from the second. */
const SECOND = 500;
/** A second of an hour: whoever waits for one never ends. */
const HOUR = 3_600_000;

/** Milliseconds between the first and the second of two requests that are asked for at once. */
async function between(apiUrl: string, second: number, request: string): Promise<number> {
  const sent: number[] = [];
  const answer = async (): Promise<Response> => {
    sent.push(performance.now());
    return await Promise.resolve(Response.json({}));
  };
  const connection = { token: "t", apiUrl, owner: "acme", repository: "agent-memory", version: "0.0.0" };
  const api = connect(
    { ...connection, log: () => undefined, redactor: makeRedactor(), fetch: answer, second },
    () => undefined,
  );
  await Promise.all([api.request(request), api.request(request)]);
  const [first = NaN, next = NaN] = sent;
  return next - first;
}

describe("two writes at once", () => {
  it.each(["https://api.github.com", "https://github.acme.example/api/v3", "https://127.0.0.1.acme.example"])(
    "are a second apart at %s",
    async (apiUrl) => {
      expect(await between(apiUrl, SECOND, `POST ${LABELS}`)).toBeGreaterThan(SECOND / 2);
    },
  );

  it("are three seconds apart where people are notified", async () => {
    expect(await between("https://api.github.com", SECOND, `POST ${COMMENTS}`)).toBeGreaterThan(SECOND * 2);
  });

  it.each(["http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]:8080"])(
    "follow each other at %s",
    async (apiUrl) => {
      expect(await between(apiUrl, HOUR, `POST ${COMMENTS}`)).toBeGreaterThanOrEqual(0);
    },
  );
});

describe("two reads at once", () => {
  it("do not wait for each other", async () => {
    expect(await between("https://api.github.com", HOUR, `GET ${LABELS}`)).toBeGreaterThanOrEqual(0);
  });
});
