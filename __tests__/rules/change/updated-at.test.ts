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
    ["cannot be read, and means what was before", '"2026-06-04T10:00:00Z"', "2026/06/04", [["error", "back"]]],
    ["cannot be read, and may mean a later day", '"2026-06-04T10:00:00Z"', "04/07/2026", []],
    ["cannot be read and stands still", "soon", "soon", [["warning", "still"]]],
  ])("%s", async (_, was, is, expected) => {
    expect(await found(was, is)).toEqual(expected);
  });

  it.each([
    ["2026/06/04", false, {}],
    ["2026/06/05", true, {}],
    ["2026/06/04", true, { "memory-steward.yml": "severities: { change/updated-at: 'off' }\n" }],
  ])("makes the mend of %s certain: %s", async (updatedAt, certain, gate) => {
    const before = { ...gate, [TOOL_PATH]: tool({ updatedAt: '"2026-06-04T10:00:00Z"' }) };
    const files = { ...gate, [TOOL_PATH]: tool({ updatedAt }) };
    const [finding] = await findingsOf("record/invalid-timestamp", files, { before });
    expect(finding?.suggestion?.certain).toBe(certain);
    expect(finding?.suggestion?.edits).toHaveLength(1);
  });

  it.each([
    ['"2026-06-04T10:00:00Z"', '"2026-07-01T00:00:00Z"'],
    ["2026-06-04", "2026-07-01"],
    ['"2026-08-04T10:00:00Z"', undefined],
  ])("offers the time of the check where that moves %s on", async (was, newText) => {
    const before = { [TOOL_PATH]: tool({ updatedAt: was }) };
    const files = { [TOOL_PATH]: tool({ updatedAt: was, title: "Another title" }) };
    const [finding] = await findingsOf("change/updated-at", files, { before, now: "2026-07-01T00:00:00Z" });
    expect(finding?.suggestion?.certain).toBe(false);
    expect(finding?.suggestion?.edits.map((edit) => edit.newText)).toEqual(newText === undefined ? [] : [newText]);
  });

  it("leaves a change of status that is forbidden to the rule about that, unless the time goes back", async () => {
    const before = { [TOOL_PATH]: tool() };
    const changed = async (updatedAt: string) => {
      const files = { [TOOL_PATH]: tool({ status: "draft", updatedAt }) };
      const found = [
        ...(await findingsOf("change/", files, { before })),
        ...(await findingsOf("status/", files, { before })),
      ];
      return found.map(({ rule }) => rule);
    };
    expect(await changed('"2026-06-03T08:20:00Z"')).toEqual(["status/forbidden-transition"]);
    expect(await changed('"2026-06-02T08:20:00Z"')).toEqual(["change/updated-at", "status/forbidden-transition"]);
  });

  it("may stand still where nothing else changed", async () => {
    expect(await found('"2026-06-04T10:00:00Z"', "2026-06-04T10:00:00Z", "Linter")).toEqual([]);
  });
});
