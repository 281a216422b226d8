/** A change that moves records between files, taken back where the memory went on since: nothing is lost and nothing is there twice. */
import { describe, expect, it } from "vitest";
import { loadGate } from "../../src/load/gate.js";
import { parseFile } from "../../src/parse/parse-file.js";
import { treeOf } from "../support/check-files.js";
import fc from "../support/fast-check.js";
import {
  CONFLICT,
  expected,
  histories,
  reverted as revertedOf,
  type Memory,
  type Texts,
  type Tool,
} from "./moved-tools.js";

const gate = await loadGate(
  treeOf({ "memory-steward.yml": "layout: company-brain\n", "graph/a.yaml": "id: tool:a\n" }),
  {},
);

/** No two records say the same, so that none counts as another one renamed. */
const document = (id: string, { title, region }: Tool) =>
  `nodeKind: Tool\nid: ${id}\nattributes:\n  number: ${id.slice(-1)}\n  title: ${title}\n  status: approved\n  owners: [user:ada]\n  region: ${region}\n`;

function textsOf(memory: Memory): Record<string, string> {
  const files: Record<string, string> = {};
  for (const id of Object.keys(memory).sort()) {
    const tool = memory[id];
    if (tool) files[tool.file] = (tool.file in files ? `${files[tool.file]}---\n` : "") + document(id, tool);
  }
  return files;
}

/** Every record of the files, those that are there twice with a number. */
function memoryOf(texts: Texts): Record<string, Tool> {
  const memory: Record<string, Tool> = {};
  for (const [file, text] of Object.entries(texts)) {
    for (const { value } of parseFile(file, "yaml", Buffer.from(text), gate.limits).documents) {
      const { id, attributes } = value as { id: string; attributes: { title: string; region: string } };
      const name = id in memory ? `${id} again` : id;
      memory[name] = { file, title: attributes.title, region: attributes.region };
    }
  }
  return memory;
}

const reverted = (...texts: readonly [Texts, Texts, Texts]) => revertedOf(gate, memoryOf, texts);

const IDS = ["tool:r1", "tool:r2", "tool:r3", "tool:r4"];
const FILES = ["graph/a.yaml", "graph/b.yaml", "graph/c.yaml"];

describe("a change that moved records", () => {
  it("is taken back record by record, whatever came later, and twice is once", () => {
    let clean = 0;
    fc.assert(
      fc.property(histories(IDS, FILES), ([was, is, now]) => {
        const [left, right] = [textsOf(was), textsOf(is)];
        const { texts, change } = reverted(left, right, textsOf(now));
        const goal = new Map<string, Tool>();
        let isConflict = false;
        for (const id of IDS) {
          const due = expected(was[id], is[id], now[id]);
          if (due === CONFLICT) isConflict = true;
          else if (due) goal.set(id, due);
        }
        expect(change.conflicts.length > 0).toBe(isConflict);
        if (isConflict) return;
        clean++;
        expect(memoryOf(texts)).toEqual(Object.fromEntries(goal));
        expect(reverted(left, right, texts)).toMatchObject({ texts, change: { files: [], conflicts: [] } });
      }),
      { numRuns: 300 },
    );
    expect(clean).toBeGreaterThan(150);
  });

  const one: Tool = { file: "graph/a.yaml", title: "one", region: "eu" };
  const moved: Memory = { "tool:r1": { ...one, file: "graph/b.yaml" }, "tool:r2": one };

  it("loses no record where the file that it came from was edited since", () => {
    const was = textsOf({ "tool:r1": one, "tool:r2": one });
    const now = textsOf({ ...moved, "tool:r2": { ...one, title: "two" } });
    const { texts, change } = reverted(was, textsOf(moved), now);
    expect(change.conflicts).toEqual([]);
    expect(memoryOf(texts)).toEqual({ "tool:r1": one, "tool:r2": { ...one, title: "two" } });
  });

  it("brings a file that got another path back with its comments, and with what came later in it", () => {
    const text = `# Head of the file.\n${document("tool:r1", one)}---\n# The second.\n${document("tool:r2", one)}`;
    const later = text.replace("title: one", "title: two # better");
    const { texts } = reverted({ "graph/a.yaml": text }, { "graph/c.yaml": text }, { "graph/c.yaml": later });
    expect(texts).toEqual({ "graph/a.yaml": later });
    expect(reverted({ "graph/a.yaml": text }, { "graph/c.yaml": text }, texts).change.files).toEqual([]);
  });

  it("keeps a comment that came later in a record that goes back", () => {
    const was = textsOf({ "tool:r1": one, "tool:r2": one });
    const is = textsOf(moved);
    const now = { ...is, "graph/b.yaml": is["graph/b.yaml"]?.replace("region: eu", "region: eu # for now") ?? "" };
    const { texts, change } = reverted(was, is, now);
    expect(change.conflicts).toEqual([]);
    expect(Object.keys(texts)).toEqual(["graph/a.yaml"]);
    expect(texts["graph/a.yaml"]).toContain("region: eu # for now");
  });

  it("is marked where it goes back to if something later edited the same, and marked once", () => {
    const was = textsOf({ "tool:r1": one, "tool:r2": one });
    const is = textsOf({ ...moved, "tool:r1": { ...one, file: "graph/b.yaml", title: "two" } });
    const now = textsOf({ ...moved, "tool:r1": { ...one, file: "graph/b.yaml", title: "three" } });
    const { texts, change } = reverted(was, is, now);
    expect(change.conflicts).toMatchObject([{ path: "graph/a.yaml", record: "tool:r1", field: "attributes.title" }]);
    expect(texts["graph/a.yaml"]).toContain("<<<<<<< now\n  title: three\n=======\n  title: one\n>>>>>>> before\n");
    expect(Object.keys(texts)).toEqual(["graph/a.yaml"]);
    expect(change.undecided).toEqual(new Set(["graph/a.yaml", "graph/b.yaml"]));
    const again = reverted(was, is, texts);
    expect([again.texts, again.change.conflicts.length > 0]).toEqual([texts, true]);
  });

  it("goes back with a thousand others, in time by their number", () => {
    const records = (file: string): Memory =>
      Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`tool:r${n + 10}`, { ...one, file, title: `t${n}` }]));
    const stays = { "tool:r1": one, "tool:r2": { ...one, file: "graph/b.yaml" } };
    const now = { ...records("graph/b.yaml"), "tool:r10": { ...one, file: "graph/b.yaml", title: "later" } };
    const { texts, change } = reverted(
      textsOf({ ...stays, ...records("graph/a.yaml") }),
      textsOf({ ...stays, ...records("graph/b.yaml") }),
      textsOf({ ...stays, ...now }),
    );
    expect(change.conflicts).toEqual([]);
    const back = { ...records("graph/a.yaml"), "tool:r10": { ...one, title: "later" } };
    expect(memoryOf(texts)).toEqual({ ...stays, ...back });
  });

  it("ends its last line where it comes behind a text without an end, and leaves no blank line where that goes", () => {
    const bare = (texts: Texts) =>
      Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, text.trimEnd()]));
    const added: Tool = { ...one, title: "two" };
    const was = bare(textsOf({ "tool:r1": one, "tool:r3": one }));
    const is = bare(textsOf({ "tool:r1": { ...one, file: "graph/b.yaml" }, "tool:r3": one, "tool:r4": added }));
    const now = bare(
      textsOf({ "tool:r1": { ...one, file: "graph/b.yaml" }, "tool:r3": { ...one, region: "us" }, "tool:r4": added }),
    );
    const { texts, change } = reverted(was, is, now);
    expect(change.conflicts).toEqual([]);
    expect(texts["graph/a.yaml"]).toBe(
      `${document("tool:r3", { ...one, region: "us" })}---\n${document("tool:r1", one)}`,
    );
  });

  it("stays where something later moved it on to, and away where something later took it away", () => {
    const was = textsOf({ "tool:r1": one, "tool:r2": one });
    const on = textsOf({ ...moved, "tool:r1": { ...one, file: "graph/c.yaml" } });
    expect(reverted(was, textsOf(moved), on).change.files).toEqual([]);
    const away = reverted(was, textsOf(moved), textsOf({ "tool:r2": one })).change;
    expect(away).toMatchObject({ files: [], gone: ["tool:r1"] });
  });
});

describe("a record of the change that something later put into another file", () => {
  it("is taken out of that, though its own file is as it was before the change", () => {
    const one: Tool = { file: "graph/a.yaml", title: "one", region: "eu" };
    const was = { "tool:r2": one };
    const is = { ...was, "tool:r1": one };
    const now = { ...was, "tool:r1": { ...one, file: "graph/b.yaml" } };
    expect(memoryOf(reverted(textsOf(was), textsOf(is), textsOf(now)).texts)).toEqual(was);
  });
});

describe("taking a change back again", () => {
  it("marks no line of others as a conflict where nothing is left of the change", () => {
    const one: Tool = { file: "graph/a.yaml", title: "one", region: "eu" };
    const was = `${document("tool:r1", one)}---\n${document("tool:r2", one)}`;
    const added = `---\n${document("tool:r3", one)}`;
    const now = was.replace(/status: approved\n {2}owners: \[user:ada\]\n {2}region: eu\n$/, RESTYLED) + added;
    const first = reverted({ "graph/a.yaml": was }, { "graph/a.yaml": was + added }, { "graph/a.yaml": now });
    expect(first.change.conflicts).toEqual([]);
    const again = reverted({ "graph/a.yaml": was }, { "graph/a.yaml": was + added }, first.texts);
    expect(again).toMatchObject({ texts: first.texts, change: { files: [], conflicts: [] } });
  });
});

const RESTYLED = 'status: "approved"\n  owners:\n    - user:ada # on call\n  region: eu # as ever\n';
