import { expect, it } from "vitest";
import { findingsOf, tool, TOOL_PATH } from "../../support/findings-of.js";

it.each([
  ["2026-07-01T23:59:59Z", 0],
  ["2026-07-02T00:00:00Z", 0],
  ["2026-07-02T00:00:01Z", 1],
  ["2026-07-02T02:00:00+02:00", 0],
  ["2026-07-03", 1],
  ["soon", 0],
])("at 2026-07-01T00:00:00Z, %s is %i day or more ahead", async (time, count) => {
  const files = { [TOOL_PATH]: tool({ updatedAt: `"${time}"` }) };
  const found = await findingsOf("record/updated-in-future", files, { now: "2026-07-01T00:00:00Z" });
  expect(found).toHaveLength(count);
});
