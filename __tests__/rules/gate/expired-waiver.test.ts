import { expect, it } from "vitest";
import { findingsOf } from "../../support/findings-of.js";

async function found(expires: string, now: string) {
  const files = {
    "memory-steward.waivers.yaml": `waivers:
  - { rule: record/stale, subject: "tool:a", actor: "user:ann", reason: It moves in summer., expires: "${expires}" }
`,
  };
  return await findingsOf("gate/expired-waiver", files, { now });
}

it.each([
  ["2026-05-31", "2026-05-31T23:59:59Z", 0],
  ["2026-05-31", "2026-06-01T00:00:00Z", 1],
  ["2026-05-31T12:00:00Z", "2026-05-31T11:59:59Z", 0],
  ["2026-05-31T12:00:00Z", "2026-05-31T12:00:00Z", 1],
  ["2026-05-31T12:00:00+02:00", "2026-05-31T10:00:00Z", 1],
])("expires %s, and it is %s", async (expires, now, count) => {
  expect(await found(expires, now)).toHaveLength(count);
});

it("names who gave it and why", async () => {
  const [finding] = await found("2026-05-31", "2026-07-01T00:00:00Z");
  expect(finding?.message).toBe(
    'The waiver of record/stale for "tool:a" expired on 2026-05-31. Given by "user:ann", with the reason "It moves in summer".',
  );
});

it("says so where the date does not exist", async () => {
  const [finding] = await found("2026-02-31", "2026-01-01T00:00:00Z");
  expect(finding?.message).toContain('has no date that can be read ("2026-02-31")');
});
