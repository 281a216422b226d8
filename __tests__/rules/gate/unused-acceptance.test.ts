import { describe, expect, it } from "vitest";
import type { Files } from "../../support/check-files.js";
import { findingsOf, said, tool, TOOL_PATH } from "../../support/findings-of.js";

const RULE = "gate/unused-acceptance";

function waiver(rule: string, subject = "tool:linter", more = ""): Files {
  const entry = `rule: ${rule}, subject: "${subject}", actor: team:build, reason: It goes in July, expires: "2026-08-31"${more}`;
  return { "memory-steward.waivers.yaml": `waivers:\n  - { ${entry} }\n` };
}

function baseline(...rules: readonly string[]): Files {
  const findings = rules.map((rule, at) => ({ fingerprint: String(at).repeat(32), rule, path: "graph/a.yaml" }));
  return { "memory-steward.baseline.json": JSON.stringify({ baseline: "memory-steward.baseline/v1", findings }) };
}

describe("gate/unused-acceptance", () => {
  it("names a waiver of what is not found, as a note", async () => {
    const files = { ...waiver("record/without-owner"), [TOOL_PATH]: tool() };
    const found = await findingsOf(RULE, files);
    expect(said(found)).toEqual([
      '2:44 The waiver of record/without-owner for "tool:linter" accepts nothing: no such problem is found. It was given by "team:build".',
    ]);
    expect(found[0]?.severity).toBe("note");
  });

  it("names one for a detail that is another's", async () => {
    const files = { [TOOL_PATH]: `${tool()}edges: { depends_on: [tool:none] }\n` };
    const detail = (text: string) => waiver("graph/dangling-edge", TOOL_PATH, `, detail: "depends_on ${text}"`);
    expect(await findingsOf(RULE, { ...files, ...detail("tool:none") })).toEqual([]);
    const [other] = await findingsOf(RULE, { ...files, ...detail("tool:nome") });
    expect(other?.message).toBe(
      `The waiver of graph/dangling-edge for "${TOOL_PATH}" accepts nothing: what is found there has another detail than "depends_on tool:nome". It was given by "team:build".`,
    );
    expect(other?.suggestion).toMatchObject({
      message: 'Did you mean "depends_on tool:none"? Else remove the entry',
      certain: false,
      edits: [{ newText: '"depends_on tool:none"' }],
    });
    expect(other?.related).toMatchObject([{ path: TOOL_PATH }]);
  });

  it("names no detail that another waiver is for, and each of several once", async () => {
    const files = { [TOOL_PATH]: `${tool()}edges: { depends_on: [tool:none, tool:no-more] }\n` };
    const entry = (detail: string) =>
      `  - { rule: graph/dangling-edge, subject: "tool:linter", detail: "depends_on ${detail}", actor: team:build, reason: It goes in July, expires: "2026-08-31" }\n`;
    const advice = async (...details: string[]) => {
      const waivers = `waivers:\n${details.map(entry).join("")}`;
      const found = await findingsOf(RULE, { ...files, "memory-steward.waivers.yaml": waivers });
      return found.map(({ suggestion }) => suggestion?.message);
    };
    expect(await advice("tool:x", "tool:none", "tool:no-more")).toEqual(["Remove the entry"]);
    expect(await advice("tool:x", "tool:none")).toEqual([
      'Did you mean "depends_on tool:no-more"? Else remove the entry',
    ]);
    expect(await advice("tool:x")).toEqual([
      'Did you mean "depends_on tool:none" or "depends_on tool:no-more"? Else remove the entry',
    ]);
  });

  it.each([
    ["a change shows", "change/renamed-id", {}],
    ["a change shows of new records", "status/forbidden-transition", {}],
    ["a change shows of kinds", "record/deprecated-kind", {}],
    ["a search shows", "secret/provider-token", {}],
    ["the index shows", "index/stale", {}],
    [
      "is switched off",
      "record/without-owner",
      { "memory-steward.yml": "severities: { record/without-owner: off }\n" },
    ],
    ["may stand in a file that cannot be read", "record/without-owner", { "graph/a.yaml": "a: [\n" }],
  ])("is silent about what %s", async (_, rule, more) => {
    const files = { ...waiver(rule), ...baseline(rule), [TOOL_PATH]: tool(), ...more };
    expect(await findingsOf(RULE, files)).toEqual([]);
  });

  it("is silent about one that has expired, which another rule names", async () => {
    const files = { ...waiver("record/without-owner"), [TOOL_PATH]: tool() };
    expect(await findingsOf(RULE, files, { now: "2026-09-02T00:00:00Z" })).toEqual([]);
  });

  it("is silent in a change, which a later one may need it for", async () => {
    const files = { ...waiver("record/without-owner"), ...baseline("record/without-owner"), [TOOL_PATH]: tool() };
    expect(await findingsOf(RULE, files, { before: files })).toEqual([]);
    const other = { ...files, [TOOL_PATH]: tool({ title: "Other" }) };
    expect(await findingsOf(RULE, other, { before: files })).toEqual([]);
  });

  it("counts the entries of a baseline in one note", async () => {
    const files = { ...baseline("record/without-owner", "record/stale", "change/kind-changed"), [TOOL_PATH]: tool() };
    expect(said(await findingsOf(RULE, files))).toEqual([
      "1:1 2 of the 2 findings that the baseline accepts are not found any more.",
    ]);
    expect(said(await findingsOf(RULE, { ...files, ...baseline("record/without-owner") }))).toEqual([
      "1:1 The only finding that the baseline accepts is not found any more.",
    ]);
  });
});
