/** What two pull requests that pass alone do to each other. */
import { describe, expect, it } from "vitest";
import { clashes, filesOf, touchedBy, touchedByBranch } from "../../src/commands/publish/other-branches.js";
import { loadGate } from "../../src/load/gate.js";
import { checkFiles, treeOf, type Files } from "../support/check-files.js";

function tool(id: string, target?: string): string {
  const edges = target === undefined ? "" : `edges: { mentions: [{ target: "${target}" }] }\n`;
  return `nodeKind: Tool
id: ${id}
attributes: { title: Tool, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
${edges}`;
}

const BASE: Files = { "graph/tools/a.yaml": tool("tool:a"), "graph/tools/b.yaml": tool("tool:b") };

/** Clashes of a change with another one of the same base, as `kind id`. */
async function clash(ours: Files, theirs: Files): Promise<string[]> {
  const result = await checkFiles(ours, { before: BASE });
  const touched = touchedBy(result);
  if (!touched) throw new Error("no change");
  const gate = await loadGate(treeOf(BASE), { layout: { name: "company-brain" } });
  const differing = (files: Files, other: Files): Files =>
    Object.fromEntries(Object.entries(files).filter(([path, text]) => other[path] !== text));
  const change = { before: treeOf(differing(BASE, theirs)), after: treeOf(differing(theirs, BASE)) };
  const others = await touchedByBranch(change, gate, filesOf(result), 1_000_000);
  if (!others) throw new Error("too much");
  return clashes(touched, others).map(({ kind, id }) => `${kind} ${id}`);
}

describe("two changes of one base", () => {
  it("both add an id in different files", async () => {
    const ours = { ...BASE, "graph/tools/c.yaml": tool("tool:c") };
    const theirs = { ...BASE, "graph/tools/other.yaml": tool("tool:c") };
    expect(await clash(ours, theirs)).toEqual(["same-id tool:c"]);
  });

  it("one removes what the other leads an edge to, either way", async () => {
    const removes = { "graph/tools/a.yaml": BASE["graph/tools/a.yaml"] ?? "" };
    const relies = { ...BASE, "graph/tools/c.yaml": tool("tool:c", "tool:b") };
    expect(await clash(removes, relies)).toEqual(["removed-here tool:b"]);
    expect(await clash(relies, removes)).toEqual(["removed-there tool:b"]);
  });

  it("both change a record", async () => {
    const ours = { ...BASE, "graph/tools/a.yaml": tool("tool:a", "tool:b") };
    const theirs = { ...BASE, "graph/tools/a.yaml": tool("tool:a").replace("title: Tool", "title: Other") };
    expect(await clash(ours, theirs)).toEqual(["same-record tool:a"]);
  });

  it("a change that stands on another one shares its files, which is no clash", async () => {
    const theirs = { ...BASE, "graph/tools/c.yaml": tool("tool:c"), "graph/tools/a.yaml": tool("tool:a", "tool:b") };
    expect(await clash({ ...theirs, "graph/tools/d.yaml": tool("tool:d", "tool:c") }, theirs)).toEqual([]);
  });

  it("a record that moved to another file is not removed", async () => {
    const moved = { "graph/tools/a.yaml": BASE["graph/tools/a.yaml"] ?? "", "graph/tools/moved.yaml": tool("tool:b") };
    const relies = { ...BASE, "graph/tools/c.yaml": tool("tool:c", "tool:b") };
    expect(await clash(relies, moved)).toEqual([]);
  });

  it("leave each other alone", async () => {
    const ours = { ...BASE, "graph/tools/c.yaml": tool("tool:c", "tool:a") };
    const theirs = { ...BASE, "graph/tools/d.yaml": tool("tool:d", "tool:a") };
    expect(await clash(ours, theirs)).toEqual([]);
  });
});
