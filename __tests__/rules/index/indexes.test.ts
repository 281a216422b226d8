import { describe, expect, it } from "vitest";
import { isStale } from "../../../src/indexes/committed-index.js";
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
  const findings = await findingsOf("index/", files, before ? { before } : {});
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

  it("is hand-edited when a change writes what no generation gives", async () => {
    const index = { [PATH]: await generated() };
    expect(await found({ [PATH]: "{}\n" }, index)).toEqual([`error index/hand-edited ${PATH}`]);
    expect(await found(index, { [PATH]: "{}\n" })).toEqual([]);
    expect(await found({ [PATH]: "{}\n" }, {})).toEqual([`error index/hand-edited ${PATH}`]);
  });

  it("is nobody's mistake where it was stale before and the change leaves it", async () => {
    expect(await found({ [PATH]: "{}\n" }, { [PATH]: "{}\n" })).toEqual([`note index/stale ${PATH}`]);
  });
});

describe("isStale", () => {
  const digests = { sourceDigest: "sha256:a", ontologyDigest: "sha256:b" };
  const bytes = (value: unknown) => new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));
  const report = { schema: "memory-steward.report/v1", ...digests };

  it.each([
    ["the same digests", report, false],
    ["members that do not matter", { ...report, findings: [], generatedAt: "2026-06-01T00:00:00Z" }, false],
    ["other sources", { ...report, sourceDigest: "sha256:c" }, true],
    ["another ontology", { ...report, ontologyDigest: "sha256:c" }, true],
    ["another format", { ...report, schema: "memory-steward.report/v2" }, true],
    ["a list", [report], true],
    ["nothing", "", true],
    ["no JSON", "{", true],
  ])("%s", (_, value, expected) => {
    expect(isStale(bytes(value), digests)).toBe(expected);
  });
});
