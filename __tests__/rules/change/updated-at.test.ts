import { describe, expect, it } from "vitest";
import { findingsOf, tool, TOOL_PATH } from "../../support/findings-of.js";

async function found(was: string, is: string, title = "Another title") {
  const before = { [TOOL_PATH]: tool({ updatedAt: was }) };
  const findings = await findingsOf("change/updated-at", { [TOOL_PATH]: tool({ updatedAt: is, title }) }, { before });
  return findings.map(({ severity, subject }) => [severity, subject]);
}

describe("change/updated-at", () => {
  it.each([
    ["stands still", '"2026-06-04T10:00:00Z"', '"2026-06-04T10:00:00Z"', [["warning", "still"]]],
    ["says the same in another zone", '"2026-06-04T10:00:00Z"', '"2026-06-04T12:00:00+02:00"', [["warning", "still"]]],
    ["goes back", '"2026-06-04T10:00:00Z"', '"2026-06-03T10:00:00Z"', [["error", "back"]]],
    ["goes back by its zone alone", '"2026-06-04T10:00:00Z"', '"2026-06-04T10:00:00+02:00"', [["error", "back"]]],
    ["moves on", '"2026-06-04T10:00:00Z"', '"2026-06-04T10:00:01Z"', []],
    ["is a date", '"2026-06-04"', '"2026-06-05"', []],
    ["cannot be read", '"2026-06-04T10:00:00Z"', "soon", []],
    ["cannot be read and stands still", "soon", "soon", [["warning", "still"]]],
  ])("%s", async (_, was, is, expected) => {
    expect(await found(was, is)).toEqual(expected);
  });

  it("may stand still where nothing else changed", async () => {
    expect(await found('"2026-06-04T10:00:00Z"', "2026-06-04T10:00:00Z", "Linter")).toEqual([]);
  });
});
