/** Records that a change moved between files of several formats and forms: streams, lists, lines. Nothing is lost or there twice. */
import { describe, expect, it } from "vitest";
import { loadGate } from "../../src/load/gate.js";
import { revertChange, type RevertedChange } from "../../src/updates/revert-change.js";
import { declarationsIn, formOf } from "../../src/updates/working-file.js";
import { treeOf } from "../support/check-files.js";
import fc from "../support/fast-check.js";

type Texts = Readonly<Record<string, string>>;

interface Tool {
  readonly file: string;
  readonly title: string;
  readonly region: string;
}

type Memory = Readonly<Record<string, Tool>>;

const LAYOUT = `layout: memory-steward.layout/v1
name: mixed
classes:
  tool:
    files: ["tools/**"]
    fields: { id: id, kind: kind }
    documents: [{ when: { has: [items] }, each: items }]
`;

const { layout, limits } = await loadGate(
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
    const form = formOf(file, layout, limits);
    const declarations = form && declarationsIn(form, Buffer.from(text));
    if (!declarations) throw new Error(`${file} cannot be read:\n${text}`);
    for (const { value } of declarations) {
      const { id, title, region } = value as unknown as Tool & { id: string };
      memory[id in memory ? `${id} again` : id] = { file, title, region };
    }
  }
  return memory;
}

function reverted(was: Texts, is: Texts, now: Texts): { readonly memory: Memory; readonly change: RevertedChange } {
  const paths = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((path) => was[path] !== is[path]);
  const bytes = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text));
  const present = memoryOf(now);
  const modes = (texts: Texts) => new Map(Object.keys(texts).map((path) => [path, "100644" as const]));
  const elsewhere = Object.entries(now).filter(([path]) => !paths.includes(path));
  const change = revertChange({
    touched: paths
      .sort()
      .map((path) => ({ path, before: bytes(was[path]), after: bytes(is[path]), now: bytes(now[path]) })),
    elsewhere: new Map(elsewhere.map(([path, text]) => [path, Buffer.from(text)])),
    modes: { before: modes(was), after: modes(is), now: modes(now) },
    whereNow: (id) => present[id]?.file,
    layout,
    limits,
    names: { now: "now", wanted: "before" },
    keepTimes: (_, text) => text,
  });
  const texts = new Map(Object.entries(now));
  for (const file of change.files) {
    if (file.bytes) texts.set(file.path, Buffer.from(file.bytes).toString("utf8"));
    else texts.delete(file.path);
  }
  const isDecided = change.conflicts.length === 0;
  return { memory: isDecided ? memoryOf(Object.fromEntries(texts)) : {}, change };
}

const CONFLICT = "conflict";

/** What is to become of one record. */
function expected(was?: Tool, is?: Tool, now?: Tool): Tool | typeof CONFLICT | undefined {
  if (!was && !is) return now;
  if (!now) return is ? undefined : was;
  const isSame = (a: Tool, b: Tool) => a.title === b.title && a.region === b.region;
  if (!was) return is && isSame(is, now) ? undefined : CONFLICT;
  if (!is) return isSame(was, now) ? now : CONFLICT;
  const field = (name: keyof Tool) => {
    if (was[name] === is[name] || was[name] === now[name]) return now[name];
    return is[name] === now[name] ? was[name] : undefined;
  };
  const [title, region] = [field("title"), field("region")];
  if (title === undefined || region === undefined) return CONFLICT;
  return { title, region, file: is.file === now.file ? was.file : now.file };
}

const IDS = ["r1", "r2", "r3", "r4", "r5"];
const FILES = ["a.yaml", "b.yaml", "list.yaml", "other-list.yaml", "c.json", "d.jsonl"].map((name) => `tools/${name}`);
const tool: fc.Arbitrary<Tool> = fc.record({
  file: fc.constantFrom(...FILES),
  title: fc.constantFrom("one", "two", "three"),
  region: fc.constantFrom("eu", "us"),
});
const start = fc.dictionary(fc.constantFrom(...IDS), tool, { minKeys: 2, noNullPrototype: true });
const step = fc.tuple(fc.constantFrom(...IDS), fc.constantFrom("file", "title", "region", "all", "none"), tool);

function changed(memory: Memory, steps: readonly (readonly [string, string, Tool])[]): Memory {
  const result = new Map(Object.entries(memory));
  for (const [id, what, other] of steps) {
    const own = result.get(id);
    if (what === "none") result.delete(id);
    else if (what === "all") result.set(id, { ...other, ...(own && { file: own.file }) });
    else if (own && (what === "file" || what === "title" || what === "region"))
      result.set(id, { ...own, [what]: other[what] });
  }
  return Object.fromEntries(result);
}

describe("a change that moved records between files of several formats", () => {
  it("is taken back record by record, or named as a conflict", () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 4 });
    let clean = 0;
    fc.assert(
      fc.property(start, steps, steps, (was, first, later) => {
        const is = changed(was, first);
        const now = changed(is, later);
        const { memory, change } = reverted(textsOf(was), textsOf(is), textsOf(now));
        const goal: Record<string, Tool> = {};
        for (const id of IDS) {
          const due = expected(was[id], is[id], now[id]);
          if (due === CONFLICT) expect(change.conflicts).not.toEqual([]);
          else if (due) goal[id] = due;
        }
        if (change.conflicts.length > 0) return;
        clean++;
        expect(memory).toEqual(goal);
      }),
      { numRuns: 300 },
    );
    expect(clean).toBeGreaterThan(200);
  });

  const one = (file: string, title = "one"): Tool => ({ file: `tools/${file}`, title, region: "eu" });

  function taken(was: Memory, is: Memory, now: Memory) {
    const { memory, change } = reverted(textsOf(was), textsOf(is), textsOf(now));
    expect(change.conflicts).toEqual([]);
    return memory;
  }

  it("writes no text of one format into a file of another", () => {
    const moved = { ...one("list.yaml"), region: "us" };
    const was = { r1: one("d.jsonl") };
    expect(() => reverted(textsOf(was), textsOf({ r1: one("list.yaml") }), textsOf({ r1: moved }))).not.toThrow();
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
