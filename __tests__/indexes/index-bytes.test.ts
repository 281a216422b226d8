/** How much of the index one changed record rewrites does not grow with the memory, nor with what cites the record. */
import { describe, expect, it } from "vitest";
import { indexBytes } from "../../bench/index-bytes.js";
import { renderJson } from "../../src/report/json.js";
import { bothWays, withIndex } from "../support/both-ways.js";

it("a changed title rewrites the record's own two shards, the manifest or report, and the header", async () => {
  for (const records of [150, 400]) {
    const { files, rewritten } = await indexBytes({ records, seed: 1 }, () => undefined);
    expect(files).toBeGreaterThan(50);
    const [title] = rewritten;
    expect(title?.files).toBeLessThanOrEqual(4);
    expect(title?.bytes).toBeLessThan(100_000);
  }
});

type TextFiles = Readonly<Record<string, string>>;

const HUB = "graph/hub.yaml";

function record(id: string, status = "approved", edges = ""): string {
  return `nodeKind: Tool
id: ${id}
attributes: { title: A record, status: ${status}, owners: [user:ada], updatedAt: "2026-06-01T08:00:00Z" }
${edges}`;
}

/** A record that many depend on, and records that have nothing to do with it. */
function memory(citing: number): TextFiles {
  const files: Record<string, string> = {
    "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
    [HUB]: record("tool:hub"),
  };
  for (let n = 0; n < 200; n++) {
    const edges = n < citing ? "edges: { depends_on: [tool:hub] }\n" : "";
    files[`graph/n${n}.yaml`] = record(`tool:n${n}`, "approved", edges);
  }
  return files;
}

const GONE = Object.fromEntries(Object.entries(memory(150)).filter(([path]) => path !== HUB));

describe("a record that many cite", () => {
  const edits: Readonly<Record<string, (files: TextFiles) => TextFiles>> = {
    deprecated: (files) => ({ ...files, [HUB]: record("tool:hub", "deprecated") }),
    removed: ({ [HUB]: _, ...files }) => files,
    "given another kind": (files) => ({ ...files, [HUB]: record("tool:hub").replace("Tool", "Service") }),
  };

  it.each(Object.keys(edits))("%s, rewrites as much where 150 cite it as where twenty do", async (name) => {
    const sums: number[] = [];
    for (const citing of [20, 150]) {
      const files = memory(citing);
      const before = await withIndex(files);
      const after = await withIndex(edits[name]?.(files) ?? {});
      const rewritten = Object.entries(after).filter(
        ([path, text]) => path.startsWith("indexes/") && before[path] !== text,
      );
      sums.push(rewritten.reduce((sum, [, text]) => sum + (typeof text === "string" ? text.length : 0), 0));
    }
    const [few = 0, many = 0] = sums;
    expect(many).toBeLessThan(few + 15_000);
    expect(many).toBeLessThan(50_000);
  });

  const states: Readonly<Record<string, TextFiles>> = {
    deprecated: { ...memory(150), [HUB]: record("tool:hub", "deprecated") },
    missing: GONE,
  };
  const changes: Readonly<Record<string, TextFiles>> = {
    "one that cites it": { "graph/n7.yaml": record("tool:n7") },
    "one that does not": { "graph/n190.yaml": record("tool:n190", "draft") },
    itself: { [HUB]: record("tool:hub") },
  };
  it.each([
    ["deprecated", "one that cites it"],
    ["missing", "one that does not"],
    ["missing", "itself"],
  ])("and is %s is found again at each by a check that changes %s", async (state, change) => {
    const base = await withIndex(states[state] ?? {});
    const { incremental, whole } = await bothWays(base, { ...base, ...changes[change] });
    expect(incremental.readAllBecause).toBeUndefined();
    expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
    expect(whole.report.findings.length > 100).toBe(change !== "itself");
  });
});
