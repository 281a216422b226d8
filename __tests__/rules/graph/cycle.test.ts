import { describe, expect, it } from "vitest";
import type { CheckReport } from "../../../src/memory/check-report.js";
import { renderJson } from "../../../src/report/json.js";
import { bothWays, withIndex } from "../../support/both-ways.js";
import { findingsOf, said } from "../../support/findings-of.js";
import { service, stream } from "../../support/services.js";

async function found(...records: readonly string[]) {
  return await findingsOf("graph/cycle", { "graph/a.yaml": stream(...records) });
}

describe("graph/cycle", () => {
  it("finds an edge that points at its own record", async () => {
    expect(said(await found(service("a", "depends_on: [service:a]")))).toEqual([
      '4:23 "depends_on" must not lead back to where it began: "service:a" points at itself.',
    ]);
  });

  it("shows a long cycle in part", async () => {
    const count = 12;
    const name = (i: number) => `s${String(i % count).padStart(2, "0")}`;
    const records = Array.from({ length: count }, (_, i) => service(name(i), `depends_on: [service:${name(i + 1)}]`));
    const [finding, ...others] = await found(...records);
    expect(others).toEqual([]);
    expect(finding?.message).toContain("service:s07 → (4 more) → service:s00.");
    expect(finding?.related).toHaveLength(8);
  });

  it("judges each edge kind by itself, and only those that are acyclic", async () => {
    const mixed = [
      service("a", "depends_on: [service:b]"),
      service("b", "supersedes: [service:a], mentions: [service:a]"),
    ];
    expect(await found(...mixed)).toEqual([]);
    const talk = [service("a", "mentions: [service:b]"), service("b", "mentions: [service:a]")];
    expect(await found(...talk)).toEqual([]);
  });

  it("stands at the edge of a change that closes it, by an index too", async () => {
    const gate = {
      "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
      "ontology/edge-kinds.yaml": "edgeKinds:\n  - { name: depends_on, purpose: Needs, acyclic: true, example: {} }\n",
      "ontology/validation-rules.yaml": "externalNamespaces: [team]\n",
      "graph/a.yaml": service("a", "depends_on: [service:b]"),
      "graph/b.yaml": service("b", "depends_on: [service:c]"),
    };
    const base = await withIndex({ ...gate, "graph/c.yaml": service("c") });
    const closed = { ...base, "graph/c.yaml": service("c", "depends_on: [service:a]") };
    const { incremental, whole } = await bothWays(base, closed);
    expect(incremental.readAllBecause).toBeUndefined();
    expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
    const place = ({ report }: { readonly report: CheckReport }) =>
      report.findings
        .filter(({ rule }) => rule === "graph/cycle")
        .map(({ path, record, related }) => [path, record, ...related.map((each) => each.path)]);
    expect(place(whole)).toEqual([["graph/c.yaml", "service:a", "graph/a.yaml", "graph/b.yaml"]]);
    const known = await bothWays(await withIndex(closed), { ...closed, "notes/a.md": "# A\n" });
    expect(place(known.whole)).toEqual([["graph/a.yaml", "service:a", "graph/b.yaml", "graph/c.yaml"]]);
    expect(renderJson(known.incremental.report)).toBe(renderJson(known.whole.report));
    const [prints, before] = [whole, known.whole].map(({ report }) =>
      report.findings.filter(({ rule }) => rule === "graph/cycle").map(({ fingerprint }) => fingerprint),
    );
    expect(prints).toEqual(before);
  });

  it("has another identity when the cycle is another one", async () => {
    const [two] = await found(service("a", "depends_on: [service:b]"), service("b", "depends_on: [service:a]"));
    const [three] = await found(
      service("a", "depends_on: [service:b]"),
      service("b", "depends_on: [service:c]"),
      service("c", "depends_on: [service:a]"),
    );
    expect(two?.fingerprint).not.toBe(three?.fingerprint);
  });
});
