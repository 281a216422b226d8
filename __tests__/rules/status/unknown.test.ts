import { describe, expect, it } from "vitest";
import { findingsOf, tool, TOOL_PATH } from "../../support/findings-of.js";

const RUN = (status: string, more = "") => `nodeKind: BabysitterRun
id: babysitter-run:X1
attributes:
  title: Run
  status: ${status}
  owners: [team:build]
  updatedAt: "2026-06-01T08:00:00Z"
  repository: repository:checkout-api
  process: cache-migration
${more}`;

describe("status/unknown", () => {
  it.each([
    ["APPROVED", "approved", true],
    ["aproved", "approved", false],
    ["published", undefined, false],
  ])("suggests for %s", async (status, better, certain) => {
    const [finding] = await findingsOf("status/unknown", { [TOOL_PATH]: tool({ status }) });
    expect(finding?.suggestion?.edits[0]?.newText).toBe(better);
    expect(finding?.suggestion?.certain ?? false).toBe(certain);
  });

  it.each([
    ["is not there", "", "runStatus"],
    ["is there", "  runStatus: completed\n", "draft"],
  ])("tells the outcome of a run from its status, where runStatus %s", async (_, more, text) => {
    const [finding] = await findingsOf("status/unknown", { "babysitter/runs/X1/run.yaml": RUN("completed", more) });
    expect(finding?.suggestion?.message).toContain("runStatus");
    expect(finding?.suggestion?.certain).toBe(false);
    expect(finding?.suggestion?.edits.map(({ newText }) => newText)).toEqual([text]);
  });

  it("lets a kind have statuses of its own", async () => {
    const kinds = `nodeKinds:
  - { name: Team, prefix: team, purpose: People., required: [], example: {} }
  - { name: Tool, prefix: tool, purpose: Tools., required: [], statuses: [live, dead], example: {} }
`;
    const files = { "ontology/node-kinds.yaml": kinds, [TOOL_PATH]: tool() };
    const found = await findingsOf("status/unknown", files);
    expect(found.map(({ message }) => message)).toEqual([
      `"approved" is no status of a Tool; it is one of live or dead.`,
    ]);
    expect(await findingsOf("status/unknown", { ...files, [TOOL_PATH]: tool({ status: "live" }) })).toEqual([]);
  });

  it("weighs less on a note", async () => {
    const [finding] = await findingsOf("status/unknown", { "notes/a.md": "---\nstatus: open\n---\n# A\n" });
    expect(finding?.severity).toBe("warning");
  });
});
