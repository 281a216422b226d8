/** Files that Git converts on checkout: what is judged by an index of them is what Git stores, on every machine. */
import { readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commit, git, makeFolder, makeRepository, write } from "../git/fixture.js";
import { run } from "./command-line.js";

const X = "graph/x.yaml";

function record(id: string, edges = ""): string {
  return `nodeKind: Tool
id: ${id}
attributes:
  { title: A record, status: approved, owners: [user:ada], updatedAt: "2026-06-01T08:00:00Z" }
${edges}`;
}

const SOURCES = {
  "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
  "README.md": "# Memory\n",
  "ontology/edge-kinds.yaml": `edgeKinds:
  - { name: mentions, purpose: Speaks of it, example: {} }
  - { name: part_of, purpose: Belongs to, inverse: has_part, example: {} }
  - { name: has_part, purpose: Consists of, inverse: part_of, example: {} }
`,
  [X]: record(
    "tool:x",
    'edges: { part_of: [{ target: tool:y }, { attributes: { note: "$Id$" }, target: tool:gone }] }\n',
  ),
  // The edge that belongs into it comes on lines of its own, which end as the others do.
  "graph/y.yaml": record("tool:y", "edges:\n  mentions: [{ target: tool:x }]\n"),
};

const TIMES = ["--as-of", "2026-06-05T00:00:00Z"];

interface Conversion {
  readonly name: string;
  readonly attributes?: string;
  readonly config?: Readonly<Record<string, string>>;
}

const CONVERSIONS: readonly Conversion[] = [
  { name: "an encoding that is no UTF-8", attributes: "working-tree-encoding=UTF-16LE-BOM" },
  { name: "the id of the blob, written into the file", attributes: "ident" },
  { name: "line ends by attribute", attributes: "text eol=crlf" },
  { name: "line ends by the user's setting", config: { "core.autocrlf": "true" } },
  {
    name: "a filter that unpacks the file",
    attributes: "filter=packed",
    config: { "filter.packed.clean": "sed '/^# unpacked/d'", "filter.packed.smudge": "sed '1i # unpacked: [{'" },
  },
];

/** A memory whose file is checked out otherwise than Git stores it, and a clone where it is as it is stored. */
function checkedOut({ attributes, config = {} }: Conversion): { dir: string; plain: string } {
  const dir = makeRepository(SOURCES);
  if (attributes !== undefined) {
    // Alone, since the file has yet to be checked out by them.
    write(dir, { ".gitattributes": `graph/*.yaml ${attributes}\n` });
    git(dir, "add", ".gitattributes");
    git(dir, "commit", "--quiet", "--message=attributes");
  }
  // Without its attributes the clone converts nothing.
  const plain = makeFolder();
  git(plain, "clone", "--quiet", "--no-checkout", dir, ".");
  write(plain, { ".git/info/attributes": `graph/*.yaml -text -ident !working-tree-encoding !filter\n` });
  git(plain, "checkout", "--quiet", "main");
  for (const [key, value] of Object.entries(config)) git(dir, "config", key, value);
  const paths = [X, "graph/y.yaml"];
  for (const path of paths) rmSync(join(dir, path));
  git(dir, "checkout", "--", ...paths);
  // So old that Git does not doubt what its index says.
  for (const path of paths) utimesSync(join(dir, path), 1e9, 1e9);
  git(dir, "update-index", "--refresh");
  expect(git(dir, "status", "--short")).toBe("");
  expect(readFileSync(join(dir, X)).equals(readFileSync(join(plain, X)))).toBe(false);
  return { dir, plain };
}

function indexOf(dir: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(join(dir, "indexes"), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files[path.slice(dir.length)] = readFileSync(path, "utf8");
  }
  return files;
}

describe.each(CONVERSIONS)("where Git converts on checkout $name", (conversion) => {
  it("an index written there is the one of a checkout that converts nothing", async () => {
    const { dir, plain } = checkedOut(conversion);
    for (const folder of [dir, plain]) expect((await run("reindex", "--write", folder)).code).toBe(0);
    expect(indexOf(dir)).toEqual(indexOf(plain));
    expect((await run("reindex", "--check", dir)).code).toBe(0);
  });

  it("a change is judged by that index as by reading everything, committed or not", async () => {
    const { dir } = checkedOut(conversion);
    await run("reindex", "--write", dir);
    git(dir, "config", "core.autocrlf", "false");
    commit(dir, "index");
    git(dir, "switch", "--quiet", "--create", "change");
    write(dir, { "README.md": "# The memory\n" });
    const uncommitted = await run("check", dir, "--base", "main", ...TIMES, "--verify-incremental");
    expect(uncommitted.stderr).toBe("The incremental check and the full check give the same report.\n");
    commit(dir, "change");
    const committed = await run("check", dir, "--base", "main", "--head", "change", ...TIMES, "--verify-incremental");
    expect(committed.stderr).toBe(uncommitted.stderr);
    expect(committed.code).toBe(uncommitted.code);
  });
});

describe("a filter that hides what Git stores from everybody who checks out", () => {
  it("gets no change past the check by an index that was made of what is on disk", async () => {
    const dir = makeRepository({ ...SOURCES, [X]: record("tool:x"), ".gitattributes": `${X} filter=pointer\n` });
    git(dir, "config", "filter.pointer.clean", "printf 'version: pointer\\n'");
    git(dir, "config", "filter.pointer.smudge", "cat graph/y.yaml");
    utimesSync(join(dir, X), 1e9, 1e9);
    commit(dir, "pointer");
    git(dir, "update-index", "--refresh");
    expect(git(dir, "show", `HEAD:${X}`)).toBe("version: pointer");
    expect((await run("check", dir, ...TIMES)).code).toBe(0);
    await run("reindex", "--write", dir);
    commit(dir, "index");
    git(dir, "switch", "--quiet", "--create", "change");
    write(dir, { "README.md": "# The memory\n" });
    commit(dir, "change");
    const change = ["check", dir, "--base", "main", "--head", "change", ...TIMES, "--format", "json"];
    const byIndex = await run(...change);
    expect(byIndex.code).toBe(1);
    expect(byIndex).toEqual(await run(...change, "--no-index"));
  });
});
