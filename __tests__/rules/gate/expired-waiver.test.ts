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

it.each([
  ["2026-02-31", 'it ends at a day that does not exist, "2026-02-31".', "such as 2026-02-28"],
  ["2028-02-30", 'it ends at a day that does not exist, "2028-02-30".', "such as 2028-02-29"],
  ["2026-13-01", 'it ends at a day that does not exist, "2026-13-01".', "as year, month and day: YYYY-MM-DD"],
  ["2026-05-31T25:00:00Z", 'it ends at a time that does not exist, "2026-05-31T25:00:00Z".', "such as 2026-05-31"],
  ["2026-05-31 at noon", '"2026-05-31 at noon" is no date that can be read.', "such as 2026-05-31"],
])("says of %s what is wrong with it, and what to write", async (expires, message, advice) => {
  const [finding] = await found(expires, "2026-01-01T00:00:00Z");
  expect(finding?.message).toContain(`The waiver of record/stale for "tool:a" accepts nothing: ${message}`);
  expect(finding?.suggestion).toMatchObject({ message: `Write until when it holds, ${advice}`, certain: false });
});
