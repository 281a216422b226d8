/**
 * Attack: a pull request whose tree says with Git's own means that something else stands where records do. It does not pass, and the
 * index of the target branch hides nothing of it.
 */
import { describe, expect, it } from "vitest";
import { commit, git, makeRepository, rawTree, entriesOf, writeBlob, type RawEntry } from "../git/fixture.js";
import { run } from "./command-line.js";
import { toolRecord } from "./tool-record.js";

const FILES = {
  "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
  "ontology/edge-kinds.yaml": "edgeKinds:\n  - { name: depends_on, purpose: Needs, example: {} }\n",
  "graph/a.yaml": toolRecord("tool:a", "depends_on: [tool:b]"),
  "graph/b.yaml": toolRecord("tool:b"),
  "graph/caf\u00e9.yaml": toolRecord("tool:cafe"),
  "graph/sub/d.yaml": toolRecord("tool:d"),
  "notes/n.md": "# N\n\n[a](../graph/a.yaml)\n",
};

async function memory(): Promise<string> {
  const dir = makeRepository(FILES);
  expect((await run("reindex", dir, "--write")).code).toBe(0);
  commit(dir, "index");
  return dir;
}

/** The tree of a commit with entries of one folder set: byte for byte, as no working directory could hold them. */
function treeWith(dir: string, folder: string, set: readonly RawEntry[]): string {
  const named = (entries: readonly RawEntry[], name: string) => entries.filter((entry) => entry[1] !== name);
  let below = entriesOf(dir, `main:${folder}`);
  for (const entry of set) below = [...named(below, String(entry[1])), entry];
  const tree = rawTree(dir, sorted(below));
  if (folder === "") return tree;
  return rawTree(dir, sorted([...named(entriesOf(dir, "main:"), folder), ["40000", folder, tree]]));
}

/** As Git sorts: folders as if a slash followed. */
function sorted(entries: readonly RawEntry[]): RawEntry[] {
  const key = ([mode, name]: RawEntry) => Buffer.from(mode === "40000" ? `${String(name)}/` : String(name));
  return [...entries].sort((a, b) => Buffer.compare(key(a), key(b)));
}

const GONE = "1".repeat(40);
const text = (dir: string, name: string, content: string): RawEntry => ["100644", name, writeBlob(dir, content)];
const link = (dir: string, name: string, target: string): RawEntry => ["120000", name, writeBlob(dir, target)];
const submodule = (name: string): RawEntry => ["160000", name, GONE];

const ATTACKS: Readonly<Record<string, readonly [string, (dir: string) => RawEntry, string]>> = {
  "a submodule in place of all records": ["", () => submodule("graph"), "graph tree/special-file"],
  "a submodule in place of a folder": ["graph", () => submodule("sub"), "graph/sub tree/special-file"],
  "a submodule in place of a record": ["graph", () => submodule("b.yaml"), "graph/b.yaml tree/special-file"],
  "a submodule in place of the ontology": ["", () => submodule("ontology"), "ontology tree/special-file"],
  "a submodule in place of the index": ["", () => submodule("indexes"), "indexes/graph-index.json index/hand-edited"],
  "a submodule in place of the shards of the index": [
    "indexes",
    () => submodule("records"),
    "indexes/records index/hand-edited",
  ],
  "a symlink out of the repository in place of a folder": [
    "graph",
    (dir) => link(dir, "sub", "../../../../etc"),
    "graph/sub tree/special-file",
  ],
  "a symlink to another record": ["graph", (dir) => link(dir, "b.yaml", "a.yaml"), "graph/b.yaml tree/special-file"],
  "a symlink in place of the ontology": ["", (dir) => link(dir, "ontology", "graph"), "ontology tree/special-file"],
  "a name that differs in letter case alone": [
    "graph",
    (dir) => text(dir, "B.yaml", toolRecord("tool:other")),
    "graph/b.yaml tree/path-collision",
  ],
  "a name that differs in its Unicode form alone": [
    "graph",
    (dir) => text(dir, "cafe\u0301.yaml", toolRecord("tool:other")),
    "graph/caf\u00e9.yaml tree/path-collision",
  ],
  "a second configuration in other letter case": [
    "",
    (dir) => text(dir, "Memory-Steward.yml", "layout: okf\n"),
    "memory-steward.yml tree/path-collision",
  ],
  "the index in other letter case": [
    "",
    (dir) => ["40000", "Indexes", rawTree(dir, [text(dir, "graph-index.json", "{}")])],
    "Indexes/graph-index.json index/hand-edited",
  ],
  "what a killed write leaves, among the shards of the index": [
    "indexes",
    (dir) => [
      "40000",
      "records",
      rawTree(dir, [
        text(dir, `.memory-steward-${"0f".repeat(12)}.part`, "x"),
        ...entriesOf(dir, "main:indexes/records"),
      ]),
    ],
    `indexes/records/.memory-steward-${"0f".repeat(12)}.part index/hand-edited`,
  ],
};

describe("a change by", () => {
  it.each(Object.entries(ATTACKS))("%s does not pass", async (_, [folder, entryOf, wanted]) => {
    const dir = await memory();
    const tree = treeWith(dir, folder, [entryOf(dir)]);
    git(dir, "update-ref", "refs/heads/evil", git(dir, "commit-tree", tree, "-p", "main", "-m", "evil"));
    const check = async (...options: string[]) =>
      (await run("check", dir, "--base", "main", "--head", "evil", "--format", "json", ...options)).stdout;
    const whole = await check("--no-index");
    const errors = findingsIn(whole).filter(({ severity }) => severity === "error");
    expect(errors.map(({ path, rule }) => `${path} ${rule}`)).toContain(wanted);
    expect(findingsIn(await check())).toEqual(findingsIn(whole));
  });
});

interface Told {
  readonly rule: string;
  readonly severity: string;
  readonly path: string;
}

function findingsIn(report: string): readonly Told[] {
  return (JSON.parse(report) as { findings: readonly Told[] }).findings;
}

describe("an octopus merge", () => {
  it("is judged with all its branches, and hides nothing that it holds itself", async () => {
    const dir = await memory();
    const branches = ["p", "q", "r"].map((name) => {
      git(dir, "switch", "--quiet", "--create", name, "main");
      return commit(dir, name, { [`graph/${name}.yaml`]: toolRecord(`tool:${name}`) });
    });
    git(dir, "switch", "--quiet", "--create", "topic", "p");
    git(dir, "merge", "--quiet", "-m", "octopus", "q", "r");
    expect(await run("check", dir, "--base", "main", "--head", "topic")).toMatchObject({ code: 0 });
    // What is in the merge alone, and gone with the next commit.
    commit(dir, "own", { "graph/own.yaml": `${toolRecord("tool:own")}# AKIAQ3EGRZ5T7UWX2LMN\n` });
    const tree = git(dir, "rev-parse", "HEAD^{tree}");
    const merge = git(dir, "commit-tree", tree, ...branches.flatMap((id) => ["-p", id]), "-m", "octopus");
    git(dir, "reset", "--quiet", "--hard", merge);
    git(dir, "rm", "--quiet", "graph/own.yaml");
    git(dir, "commit", "--quiet", "-m", "gone");
    const { code, stdout } = await run("check", dir, "--base", "main", "--head", "topic");
    expect([code, stdout]).toEqual([1, expect.stringContaining("secret/in-history")]);
  });
});
