/** Records that a change moved between files of several formats and forms: streams, lists, lines. Nothing is lost or there twice. */
import { describe, expect, it } from "vitest";
import { loadGate } from "../../src/load/gate.js";
import { declarationsIn, formOf } from "../../src/updates/working-file.js";
import { treeOf } from "../support/check-files.js";
import fc from "../support/fast-check.js";
import { CONFLICT, expected, histories, reverted, type Memory, type Texts, type Tool } from "./moved-tools.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: mixed
classes:
  tool:
    files: ["tools/**"]
    fields: { id: id, kind: kind }
    documents: [{ when: { has: [items] }, each: items }]
`;

const gate = await loadGate(
  treeOf({ "memory-steward.yml": "layout: mixed.yaml\n", "mixed.yaml": LAYOUT, "tools/a.yaml": "id: a\n" }),
  {},
);

/** No two records say the same, so that none counts as another one renamed. */
const fieldsOf = (id: string, { title, region }: Tool) => ({ id, kind: "Tool", number: id, title, region });

function yamlOf(id: string, tool: Tool, indent = ""): string {
  const lines = Object.entries(fieldsOf(id, tool)).map(([key, value]) => `${key}: ${value}\n`);
  return lines.join(indent);
}

function textOf(file: string, tools: readonly (readonly [string, Tool])[]): string {
  const fields = tools.map(([id, tool]) => fieldsOf(id, tool));
  if (file.endsWith(".jsonl")) return fields.map((each) => `${JSON.stringify(each)}\n`).join("");
  if (file.endsWith(".json")) return `${JSON.stringify({ items: fields }, null, 2)}\n`;
  if (!file.endsWith("list.yaml")) return tools.map(([id, tool]) => yamlOf(id, tool)).join("---\n");
  return `items:\n${tools.map(([id, tool]) => `  # of ${id}\n  - ${yamlOf(id, tool, "    ")}`).join("")}`;
}

function textsOf(memory: Memory): Texts {
  const files = new Map<string, [string, Tool][]>();
  for (const id of Object.keys(memory).sort()) {
    const tool = memory[id];
    if (tool) files.set(tool.file, [...(files.get(tool.file) ?? []), [id, tool]]);
  }
  return Object.fromEntries([...files].map(([file, tools]) => [file, textOf(file, tools)]));
}

/** Every record of the files, those that are there twice with a number. */
function memoryOf(texts: Texts): Record<string, Tool> {
  const memory: Record<string, Tool> = {};
  for (const [file, text] of Object.entries(texts)) {
    const form = formOf(file, gate.layout, gate.limits);
    const declarations = form && declarationsIn(form, Buffer.from(text));
    if (!declarations) throw new Error(`${file} cannot be read:\n${text}`);
    for (const { value } of declarations) {
      const { id, title, region } = value as unknown as Tool & { id: string };
      memory[id in memory ? `${id} again` : id] = { file, title, region };
    }
  }
  return memory;
}

/** What a revert makes of a memory; nothing where a person has to decide. */
function takenBack(was: Memory, is: Memory, now: Memory) {
  const { texts, change } = reverted(gate, memoryOf, [textsOf(was), textsOf(is), textsOf(now)]);
  return { memory: change.conflicts.length === 0 ? memoryOf(texts) : {}, conflicts: change.conflicts };
}

const IDS = ["r1", "r2", "r3", "r4", "r5"];
const FILES = ["a.yaml", "b.yaml", "list.yaml", "other-list.yaml", "c.json", "d.jsonl"].map((name) => `tools/${name}`);
describe("a change that moved records between files of several formats", () => {
  it("is taken back record by record, or named as a conflict", () => {
    let clean = 0;
    fc.assert(
      fc.property(histories(IDS, FILES), ([was, is, now]) => {
        const { memory, conflicts } = takenBack(was, is, now);
        const goal: Record<string, Tool> = {};
        for (const id of IDS) {
          const due = expected(was[id], is[id], now[id]);
          if (due === CONFLICT) expect(conflicts).not.toEqual([]);
          else if (due) goal[id] = due;
        }
        if (conflicts.length > 0) return;
        clean++;
        expect(memory).toEqual(goal);
      }),
      { numRuns: 300 },
    );
    expect(clean).toBeGreaterThan(200);
  });

  const one = (file: string, title = "one"): Tool => ({ file: `tools/${file}`, title, region: "eu" });

  function taken(was: Memory, is: Memory, now: Memory) {
    const { memory, conflicts } = takenBack(was, is, now);
    expect(conflicts).toEqual([]);
    return memory;
  }

  it("writes no text of one format into a file of another", () => {
    const moved = { ...one("list.yaml"), region: "us" };
    const was = { r1: one("d.jsonl") };
    expect(() => takenBack(was, { r1: one("list.yaml") }, { r1: moved })).not.toThrow();
    expect(taken(was, { r1: one("list.yaml") }, { r1: one("list.yaml"), r2: one("a.yaml") })).toEqual({
      r1: one("d.jsonl"),
      r2: one("a.yaml"),
    });
  });

  it("takes back what the change did in a record that something later moved on", () => {
    const was = { r1: one("c.json"), r2: one("b.yaml") };
    const is = { ...was, r1: one("a.yaml", "bad") };
    expect(taken(was, is, { ...is, r1: one("list.yaml", "bad") })).toEqual({ ...was, r1: one("list.yaml") });
  });

  it("brings every record back into a file of lines that is gone", () => {
    const was = { r1: one("d.jsonl"), r2: one("d.jsonl"), r3: one("a.yaml") };
    const is = { r1: one("a.yaml"), r2: one("a.yaml"), r3: one("a.yaml") };
    expect(taken(was, is, { ...is, r3: one("list.yaml") })).toEqual({ ...was, r3: one("list.yaml") });
  });

  it("leaves no record in two files where another one is in a file of its own since", () => {
    const was = { r1: one("a.yaml"), r2: one("other-list.yaml", "two") };
    const is = { r1: one("other-list.yaml") };
    const now = { ...is, r2: one("c.json", "two") };
    expect(taken(was, is, now)).toEqual({ r1: one("a.yaml"), r2: one("c.json", "two") });
  });
});
