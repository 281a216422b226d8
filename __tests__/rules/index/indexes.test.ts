import { describe, expect, it } from "vitest";
import { outdatedBy } from "../../../src/indexes/committed-index.js";
import { withIndex } from "../../support/both-ways.js";
import { findingsOf } from "../../support/findings-of.js";
import { EXAMPLE_BASE } from "../../../src/rules/examples.js";
import { service } from "../../support/services.js";

const PATH = "indexes/ontology-report.json";

async function generated(): Promise<string> {
  const text = (await withIndex(EXAMPLE_BASE, { gate: { layout: { name: "company-brain" } } }))[PATH];
  return typeof text === "string" ? text : "";
}

async function found(files: Record<string, string>, before?: Record<string, string>) {
  return await foundWith(files, before ? { before } : {});
}

async function foundWith(files: Record<string, string>, options: Parameters<typeof findingsOf>[2]) {
  const findings = await findingsOf("index/", files, options);
  return findings.map(({ rule, severity, path }) => `${severity} ${rule} ${path}`);
}

describe("a committed index", () => {
  it("is right as long as the sources are its own", async () => {
    expect(await found({ [PATH]: await generated() })).toEqual([]);
  });

  it("is stale when a source differs: a warning, in a pull request a note", async () => {
    const index = { [PATH]: await generated() };
    const changed = { ...index, "graph/a.yaml": service("a") };
    expect(await found(changed)).toEqual([`warning index/stale ${PATH}`]);
    expect(await found(changed, index)).toEqual([`note index/stale ${PATH}`]);
  });

  it("asks nobody who makes a change to regenerate it", async () => {
    const index = { [PATH]: await generated() };
    const [finding] = await findingsOf("index/", { ...index, "graph/a.yaml": service("a") }, { before: index });
    expect(finding?.suggestion?.message).toBe(
      "Nothing to do here: what keeps the index of the default branch writes it",
    );
  });

  it("is to be regenerated after a push where it knew all before it, and stale where the push or an earlier one is to blame", async () => {
    const index = { [PATH]: await generated() };
    const pushed = { ...index, "graph/a.yaml": service("a") };
    const note = [`note index/stale ${PATH}`];
    const warning = [`warning index/stale ${PATH}`];
    const before = (beforePush: Record<string, string>) => ({ beforePush });
    expect(await foundWith(pushed, before(index))).toEqual(note);
    expect(await foundWith({ ...pushed, "graph/b.yaml": service("b") }, before(pushed))).toEqual(warning);
    expect(await foundWith({ ...pushed, [PATH]: `${index[PATH]} ` }, before(index))).toEqual(warning);
    expect(await foundWith(pushed, before({}))).toEqual(warning);
    expect(await foundWith(pushed, before({ ...index, "memory-steward.yml": "layout: [\n" }))).toEqual(warning);
    expect(await foundWith(index, before(index))).toEqual([]);
    const again = { ...pushed, "graph/b.yaml": service("b") };
    expect(await foundWith(again, { beforePush: pushed, whenWritten: index })).toEqual(note);
    expect(await foundWith(again, { beforePush: pushed, whenWritten: pushed })).toEqual(warning);
  });

  it("says what it does not know", async () => {
    const text = await generated();
    const message = async (index: string) => (await findingsOf("index/", { [PATH]: index }))[0]?.message;
    const sources = "source files have changed since it was made (`sourceDigest` differs)";
    const ontology = "the ontology has changed since it was made (`ontologyDigest` differs)";
    const other = (name: string) =>
      text.replace(new RegExp(`"${name}": "sha256:[0-9a-f]{8}`), `"${name}": "sha256:00000000`);
    expect(await message(other("sourceDigest"))).toBe(`This index is out of date: ${sources}.`);
    expect(await message(other("ontologyDigest"))).toBe(`This index is out of date: ${ontology}.`);
    expect(await message("{}\n")).toContain("its format is not the one that this version writes");
  });

  it("is hand-edited when a change writes what no generation gives", async () => {
    const index = { [PATH]: await generated() };
    expect(await found({ [PATH]: "{}\n" }, index)).toEqual([`error index/hand-edited ${PATH}`]);
    expect(await found(index, { [PATH]: "{}\n" })).toEqual([]);
    expect(await found({ [PATH]: "{}\n" }, {})).toEqual([`error index/hand-edited ${PATH}`]);
  });

  it.each([
    "indexes/Ontology-Report.json",
    "Indexes/ontology-report.json",
    "indexes/Records/0.jsonl",
    "indexeſ/tags/0.jsonl",
  ])("is not to be had twice by a name that differs in letter case: %s", async (path) => {
    const index = { [PATH]: await generated() };
    expect(await found({ ...index, [path]: "{}\n" }, index)).toContain(`error index/hand-edited ${path}`);
    expect(await found(index, { ...index, [path]: "{}\n" })).toEqual([]);
  });

  it("is nobody's mistake where it was stale before and the change leaves it", async () => {
    expect(await found({ [PATH]: "{}\n" }, { [PATH]: "{}\n" })).toEqual([`note index/stale ${PATH}`]);
  });
});

describe("outdatedBy", () => {
  const digests = { sourceDigest: "sha256:a", ontologyDigest: "sha256:b" };
  const bytes = (value: unknown) => new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));
  const report = { schema: "memory-steward.report/v1", ...digests };

  it.each([
    ["the same digests", report, []],
    ["members that do not matter", { ...report, findings: [], generatedAt: "2026-06-01T00:00:00Z" }, []],
    ["other sources", { ...report, sourceDigest: "sha256:c" }, ["sources"]],
    ["another ontology", { ...report, ontologyDigest: "sha256:c" }, ["ontology"]],
    ["both", { ...report, sourceDigest: "sha256:c", ontologyDigest: "sha256:c" }, ["sources", "ontology"]],
    ["another format", { ...report, schema: "memory-steward.report/v2" }, ["format"]],
    ["a list", [report], ["format"]],
    ["nothing", "", ["format"]],
    ["no JSON", "{", ["format"]],
  ])("%s", (_, value, expected) => {
    expect(outdatedBy(bytes(value), digests)).toEqual(expected);
  });
});
