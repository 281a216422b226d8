/** Trees that Git would not have written, and that its servers accept all the same: a folder lists a name twice. */
import { describe, expect, it } from "vitest";
import { makeIndex } from "../../src/commands/reindex/make-index.js";
import {
  commit,
  entriesOf,
  git,
  makeRepository,
  open,
  rawTree,
  write,
  writeBlob,
  type RawEntry,
} from "../git/fixture.js";
import { run } from "./command-line.js";
import { toolRecord } from "./tool-record.js";
import { indexTexts } from "../support/index-texts.js";

const INDEXED_AT = "2026-06-05T00:00:00Z";
const LATER = ["--as-of", "2026-07-01T00:00:00Z"];

const SOURCES = {
  "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
  "ontology/edge-kinds.yaml": "edgeKinds:\n  - { name: depends_on, purpose: Needs, acyclic: true, example: {} }\n",
  "ontology/validation-rules.yaml": "externalNamespaces: [user]\n",
  "graph/a.yaml": toolRecord("tool:a", "depends_on: [tool:b]"),
  "graph/b.yaml": toolRecord("tool:b"),
  "graph/c.yaml": toolRecord("tool:c"),
  "graph/deep/er/d.yaml": toolRecord("tool:d"),
  "graph/deep/er/e.yaml": toolRecord("tool:e"),
};

/** A layout with links, which lead to paths. */
const PAGES = {
  "memory-steward.yml": "layout: pages.yaml\nindexes: { inline: 0 }\n",
  "pages.yaml": `layout: memory-steward.layout/v1
name: pages
ontology: { inline: { nodeKinds: [{ name: Page }], edgeKinds: [{ name: cites }] } }
classes:
  page: { files: ["pages/**/*.md"], fields: { id: id, kind: kind }, edges: [{ links: cites }] }
`,
  "pages/a.md": "---\nid: a\nkind: Page\n---\nWords.\n",
  "pages/x/y/c.md": "---\nid: c\nkind: Page\n---\nWords.\n",
};

type Edit = (entries: RawEntry[], dir: string) => RawEntry[];

/** The tree with the entries of one of its folders edited. */
function edited(dir: string, tree: string, folder: string, edit: Edit): string {
  const [name = "", ...below] = folder.split("/");
  if (name === "") return rawTree(dir, edit(entriesOf(dir, tree), dir));
  return rawTree(
    dir,
    entriesOf(dir, tree).map(([mode, is, oid]) => [
      mode,
      is,
      is === name ? edited(dir, oid, below.join("/"), edit) : oid,
    ]),
  );
}

function commitOf(dir: string, tree: string, parent: string): string {
  return git(dir, "commit-tree", tree, "-p", parent, "-m", "made");
}

/** Entries with others laid beside one of them. */
function beside(name: string, side: "before" | "after", make: (dir: string, oid: string) => readonly RawEntry[]): Edit {
  return (entries, dir) =>
    entries.flatMap((entry) => {
      if (entry[1] !== name) return [entry];
      const more = make(dir, entry[2]);
      return side === "before" ? [...more, entry] : [entry, ...more];
    });
}

const other = (dir: string) => writeBlob(dir, toolRecord("tool:z"));
const twinFolder = (dir: string): readonly RawEntry[] => [
  ["40000", "graph", rawTree(dir, [["100644", "b.yaml", other(dir)]])],
];

const FORMS: readonly (readonly [what: string, folder: string, edit: Edit])[] = [
  ["a file twice, the other one last", "graph", beside("b.yaml", "after", (dir) => [["100644", "b.yaml", other(dir)]])],
  [
    "a file twice, the other one first",
    "graph",
    beside("b.yaml", "before", (dir) => [["100644", "b.yaml", other(dir)]]),
  ],
  ["the same file twice", "graph", beside("b.yaml", "after", (_dir, oid) => [["100644", "b.yaml", oid]])],
  ["a file twice, apart", "graph", (entries, dir) => [...entries, ["100644", "b.yaml", other(dir)]]],
  ["a file twice, deep down", "graph/deep/er", beside("d.yaml", "after", (dir) => [["100644", "d.yaml", other(dir)]])],
  ["a folder twice, the second with one file", "", beside("graph", "after", twinFolder)],
  ["a folder twice, the first with one file", "", beside("graph", "before", twinFolder)],
  [
    "a folder twice, with one file more",
    "",
    beside("graph", "after", (dir) => [
      ["40000", "graph", rawTree(dir, [["100644", "new.yaml", writeBlob(dir, toolRecord("tool:a"))]])],
    ]),
  ],
  [
    "a folder twice, the second empty",
    "graph",
    beside("deep", "after", (dir) => [["40000", "deep", rawTree(dir, [])]]),
  ],
  ["a file whose name is a path", "", beside("graph", "after", (dir) => [["100644", "graph/b.yaml", other(dir)]])],
  ["a new file whose name is a path", "", beside("graph", "after", (dir) => [["100644", "graph/n.yaml", other(dir)]])],
  [
    "a folder of a file's name",
    "graph",
    beside("b.yaml", "after", (dir) => [["40000", "b.yaml", rawTree(dir, [["100644", "z.yaml", other(dir)]])]]),
  ],
  [
    "a folder of a file's name, behind others",
    "graph",
    beside("b.yaml", "after", (dir) => [
      ["100644", "b.yaml.a", other(dir)],
      ["40000", "b.yaml", rawTree(dir, [["100644", "z.yaml", other(dir)]])],
    ]),
  ],
  [
    "a link beside a file of its name",
    "graph",
    beside("b.yaml", "after", (dir) => [["120000", "b.yaml", writeBlob(dir, "a.yaml")]]),
  ],
  [
    "a link before a file of its name",
    "graph",
    beside("b.yaml", "before", (dir) => [["120000", "b.yaml", writeBlob(dir, "a.yaml")]]),
  ],
  [
    "two names whose bytes are no UTF-8",
    "graph",
    (entries, dir) => [
      ...entries,
      ["100644", Buffer.from([0xe8, 0x2e]), other(dir)],
      ["100644", Buffer.from([0xe9, 0x2e]), other(dir)],
    ],
  ],
];

/** Those that are looked for once more where Git's own comparison is asked. */
const MANY = ["a file twice, deep down", "a folder twice, the first with one file", "a file whose name is a path"];

/** Made once for each memory: tests add objects and branches, and leave the branch `main` and its files as they are. */
const repositories = new Map<object, Promise<string>>();

async function indexed(files: Readonly<Record<string, string>> = SOURCES): Promise<string> {
  const known = repositories.get(files) ?? makeIndexed(files);
  repositories.set(files, known);
  return await known;
}

async function makeIndexed(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = makeRepository(files);
  const written = await run("reindex", "--write", dir, "--as-of", INDEXED_AT);
  expect(written).toMatchObject({ code: 0, stderr: "" });
  commit(dir, "index");
  return dir;
}

/** The report of a change, once both ways are found to give the same. */
async function verified(dir: string, head: string, base = "main"): Promise<{ report: string; why: string }> {
  const args = ["check", dir, "--base", base, "--head", head, ...LATER, "--format", "json"];
  // It fails where the two differ, and says so where everything was read.
  const { stdout, stderr, code } = await run(...args, "--verify-incremental");
  expect(code).toBeLessThan(2);
  return { report: stdout, why: stderr };
}

const BECAUSE =
  /Everything was read, because (a folder lists a name twice|the base lists a path twice|the name of a folder)/;

describe("a change whose tree Git would not have written", () => {
  it.each(FORMS)("is judged as a whole: %s", async (_what, folder, edit) => {
    const dir = await indexed();
    const head = commitOf(dir, edited(dir, "main^{tree}", folder, edit), "main");
    expect((await verified(dir, head)).why).toMatch(BECAUSE);
  });

  it.each(FORMS.filter(([what]) => MANY.includes(what)))(
    "is judged as a whole among more files than single objects are read of: %s",
    async (_what, folder, edit) => {
      const dir = await makeIndexed(SOURCES);
      const many = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`notes/${at}.md`, `Note ${at}.\n`]));
      git(dir, "checkout", "--quiet", "-b", "many");
      commit(dir, "many", many);
      const head = commitOf(dir, edited(dir, "many^{tree}", folder, edit), "main");
      await verified(dir, head);
    },
  );

  it("fails for what only one of two files of a name holds", async () => {
    const dir = await indexed();
    const [, folder, edit] = FORMS[0] ?? ["", "", (entries: RawEntry[]) => entries];
    const head = commitOf(dir, edited(dir, "main^{tree}", folder, edit), "main");
    const result = await run("check", dir, "--base", "main", "--head", head, ...LATER);
    expect(result).toMatchObject({ code: 1, stdout: expect.stringContaining("tree/path-collision") as string });
  });

  it("is judged as a whole below a folder that stands twice above the memory", async () => {
    const files = Object.fromEntries(Object.entries(SOURCES).map(([path, text]) => [`team/memory/${path}`, text]));
    const dir = makeRepository({ ...files, "team/z.txt": "z" });
    await run("reindex", "--write", `${dir}/team/memory`, "--as-of", INDEXED_AT);
    commit(dir, "index");
    const twin: Edit = beside("team", "before", (_dir, oid) => [["40000", "team", oid]]);
    const head = commitOf(dir, edited(dir, "main^{tree}", "", twin), "main");
    expect((await verified(`${dir}/team/memory`, head)).why).toMatch(BECAUSE);
  });
});

describe("a base whose tree Git would not have written", () => {
  const CHANGE = { "graph/c.yaml": toolRecord("tool:c", "depends_on: [tool:z, tool:a]") };

  /** The paths of a tree with another text at one of them. */
  function changed(dir: string, tree: string, path: string, text: string): string {
    const at = path.lastIndexOf("/");
    const name = path.slice(at + 1);
    return edited(dir, tree, path.slice(0, at), (entries) =>
      entries.map(([mode, is, oid]) => [mode, is, is === name ? writeBlob(dir, text) : oid]),
    );
  }

  it.each(FORMS)("has no help of the index that was made before: %s", async (_what, folder, edit) => {
    const dir = await indexed();
    const base = commitOf(dir, edited(dir, "main^{tree}", folder, edit), "main");
    const head = commitOf(dir, changed(dir, base, "graph/c.yaml", CHANGE["graph/c.yaml"]), base);
    await verified(dir, head, base);
  });

  it.each(FORMS)("has no help of an index that was made from it: %s", async (_what, folder, edit) => {
    const dir = await indexed();
    const bare = commitOf(dir, edited(dir, "main^{tree}", folder, edit), "main");
    const base = await indexedTree(dir, bare);
    for (const path of ["graph/c.yaml", "graph/deep/er/e.yaml"]) {
      const head = commitOf(dir, changed(dir, base, path, CHANGE["graph/c.yaml"]), base);
      await verified(dir, head, base);
    }
  });

  it("has no help of an index where a link leads into a folder that stands twice", async () => {
    const dir = await indexed(PAGES);
    const twin: Edit = beside("y", "after", (at) => [
      ["40000", "y", rawTree(at, [["100644", "d.md", writeBlob(at, "---\nid: d\nkind: Page\n---\nWords.\n")]])],
    ]);
    const base = await indexedTree(dir, commitOf(dir, edited(dir, "main^{tree}", "pages/x", twin), "main"));
    const text = "---\nid: a\nkind: Page\n---\nSee [c](x/y/c.md), [d](x/y/d.md) and [e](x/y/e.md).\n";
    const head = commitOf(dir, changed(dir, base, "pages/a.md", text), base);
    const { report, why } = await verified(dir, head, base);
    expect(why).toMatch(BECAUSE);
    expect(report).not.toContain("x/y/c.md leads");
  });

  /** A commit with the index of another's very tree. */
  async function indexedTree(dir: string, from: string): Promise<string> {
    const tree = await (await open(dir)).commitTree(from);
    const generated = await makeIndex({ tree, root: "", gate: {}, source: { time: new Date(INDEXED_AT) } });
    git(dir, "rm", "-r", "--quiet", "indexes");
    write(dir, Object.fromEntries(await indexTexts(generated)));
    git(dir, "add", "--all");
    const index = git(dir, "write-tree", "--prefix=indexes/");
    git(dir, "reset", "--quiet", "--hard");
    const made = rawTree(
      dir,
      entriesOf(dir, from).map(([mode, name, oid]) => [mode, name, name === "indexes" ? index : oid]),
    );
    return commitOf(dir, made, from);
  }
});
