import { describe, expect, it } from "vitest";
import { findingsOf, said, tool, TOOL_PATH } from "../../support/findings-of.js";

const RULE = "record/without-source";

const derivedFrom = (...targets: string[]) =>
  `${tool()}edges:\n  derived_from:\n${targets.map((target) => `    - target: ${target}\n`).join("")}`;

describe("record/without-source", () => {
  it.each([
    ["runbook:mirror-throttling"],
    ["https://example.org/run/88"],
    ["https://example.org/run/88", "runbook:gone"],
  ])("takes an edge that leads somewhere for a source: %s", async (...targets) => {
    expect(await findingsOf(RULE, { [TOOL_PATH]: derivedFrom(...targets) })).toEqual([]);
  });

  it("asks for one where every such edge leads nowhere", async () => {
    const text = derivedFrom("runbook:gone", "runbook:lost").replace(
      "  derived_from",
      "  learned_from: [{ target: runbook:a }]\n  derived_from",
    );
    expect(said(await findingsOf(RULE, { [TOOL_PATH]: text }))).toEqual([
      '9:28 This record has no source references, and "learned_from" and "derived_from" lead to nothing that exists: "runbook:a", "runbook:gone" and "runbook:lost".',
    ]);
    expect(said(await findingsOf(RULE, { [TOOL_PATH]: derivedFrom("runbook:gone") }))).toEqual([
      '10:15 This record has no source references, and "derived_from" leads to nothing that exists: "runbook:gone".',
    ]);
    const withRefs = derivedFrom("runbook:gone").replace("edges:", '  sourceRefs: ["notes/a.md"]\nedges:');
    expect(await findingsOf(RULE, { [TOOL_PATH]: withRefs })).toEqual([]);
  });

  it("leaves a source that the change deletes to the rule about that", async () => {
    const source = { "graph/tools/source.yaml": tool({}, "tool:source") };
    const files = { [TOOL_PATH]: derivedFrom("tool:source") };
    expect(await findingsOf(RULE, files, { before: { ...files, ...source } })).toEqual([]);
  });

  it("leaves a source whose file the change broke to the rule about the file", async () => {
    const source = { "graph/tools/source.yaml": tool({}, "tool:source") };
    const files = { [TOOL_PATH]: derivedFrom("tool:source") };
    const broken = { "graph/tools/source.yaml": 'nodeKind: "Tool\n' };
    const before = { ...files, ...source };
    expect(await findingsOf("parse/invalid-syntax", { ...files, ...broken }, { before })).toHaveLength(1);
    expect(await findingsOf(RULE, { ...files, ...broken }, { before })).toEqual([]);
  });

  it("asks records that always sum up something else, and tells what to add", async () => {
    const text = tool({}, "babysitter-session:one").replace("Tool", "BabysitterSession");
    const [finding, ...others] = await findingsOf(RULE, { "graph/sessions/one.yaml": text });
    expect(others).toEqual([]);
    expect(finding?.message).toBe("A BabysitterSession sums up something else, but this one names no source.");
    expect(finding?.suggestion?.message).toBe(
      "Add attributes.sourceRefs: URLs, ids or paths of what it was taken from",
    );
  });
});
