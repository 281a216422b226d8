/** What stands in a working directory and is no file of Git's: all that reads the directory says the same of it. */
import { execFileSync } from "node:child_process";
import { cpSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commit, git, makeFolder, makeRepository, photograph, write } from "../git/fixture.js";
import { run } from "./command-line.js";

function record(id: string): string {
  return `nodeKind: Tool
id: ${id}
attributes: { title: A record, status: approved, owners: [user:ada], updatedAt: "2026-06-01T08:00:00Z" }
`;
}

const SOURCES = {
  "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
  "ontology/validation-rules.yaml": "externalNamespaces: [user]\n",
  "graph/a.yaml": record("tool:a"),
  "graph/b.yaml": record("tool:b"),
};

const NOW = ["--as-of", "2026-07-01T00:00:00Z"];
const INDEXED = ["--as-of", "2026-06-05T00:00:00Z"];

function mkfifo(...path: string[]): void {
  execFileSync("mkfifo", [join(...path)]);
}

/** Exit codes and rules of `check` of the working directory, without and with a base. */
async function bothForms(dir: string): Promise<{ code: number; rules: string[] }[]> {
  const forms = [[], ["--base", "main"], ["--base", "main", "--no-index"]];
  const results = [];
  for (const form of forms) {
    const { code, stdout } = await run("check", dir, ...form, ...NOW, "--format", "json");
    const { findings } = JSON.parse(stdout) as { findings: { rule: string; path: string }[] };
    results.push({ code, rules: findings.map(({ rule, path }) => `${rule} ${path}`) });
  }
  return results;
}

describe("a fifo among the records", () => {
  it("is nothing to check, with or without a base", async () => {
    const dir = makeRepository(SOURCES);
    mkfifo(dir, "graph/f.yaml");
    const pass = { code: 0, rules: [] };
    expect(await bothForms(dir)).toEqual([pass, pass, pass]);
  });

  it("in the place of a record takes the record away, with or without a base", async () => {
    const dir = makeRepository(SOURCES);
    commit(dir, "edge", { "graph/a.yaml": `${record("tool:a")}edges: { depends_on: [tool:b] }\n` });
    rmSync(join(dir, "graph/b.yaml"));
    mkfifo(dir, "graph/b.yaml");
    const [alone, ...against] = await bothForms(dir);
    expect(alone?.rules).toEqual(["graph/dangling-edge graph/a.yaml"]);
    for (const { rules } of against) expect(rules).toEqual(["change/deleted-record graph/b.yaml"]);
  });

  it("leaves no trace in the index, which says so", async () => {
    const dir = makeRepository(SOURCES);
    const copy = join(makeFolder(), "copy");
    cpSync(dir, copy, { recursive: true });
    for (const path of ["f.yaml", "graph/f.yaml"]) mkfifo(dir, path);
    const { code, stdout } = await run("reindex", "--write", dir, ...INDEXED);
    expect(code).toBe(0);
    expect(stdout).toContain(
      "\n2 paths are left out, a fifo, a socket or a device, which Git cannot hold: f.yaml, graph/f.yaml.\n",
    );
    expect((await run("reindex", "--write", copy, ...INDEXED)).stdout).not.toContain("left out");
    expect(indexOf(dir)).toEqual(indexOf(copy));
    commit(dir, "index");
    git(dir, "checkout", "--quiet", "-b", "change");
    commit(dir, "change", { "graph/c.yaml": record("tool:c") });
    const result = await run("check", dir, "--base", "main", "--head", "change", ...NOW, "--verify-incremental");
    expect(result.stderr).toContain("The incremental check and the full check give the same report.");
    expect(result.code).toBe(0);
  });
});

describe("a repository within the working directory", () => {
  it.each([
    ["with a commit", ["commit", "--quiet", "--allow-empty", "-m", "inner"]],
    ["without a commit", ["status"]],
  ])("is a submodule to be, with or without a base: %s", async (_what, args) => {
    const dir = makeRepository(SOURCES);
    await run("reindex", "--write", dir, ...INDEXED);
    commit(dir, "index");
    const inner = join(dir, "graph/sub");
    git(makeFolder(), "init", "--quiet", inner);
    write(inner, { "x.yaml": record("tool:x") });
    git(inner, ...args);
    const before = git(dir, "status", "--porcelain");
    const [alone, ...against] = await bothForms(dir);
    expect(alone?.rules).toContain("tree/special-file graph/sub");
    for (const each of against) expect(each).toEqual(alone);
    expect(git(dir, "status", "--porcelain")).toBe(before);
  });

  it("is in the index as Git will hold it", async () => {
    const dir = makeRepository(SOURCES);
    const inner = join(dir, "graph/sub");
    git(makeFolder(), "init", "--quiet", inner);
    git(inner, "commit", "--quiet", "--allow-empty", "-m", "inner");
    await run("reindex", "--write", dir, ...INDEXED);
    commit(dir, "index");
    expect((await bothForms(dir))[0]).toEqual({ code: 1, rules: ["tree/special-file graph/sub"] });
  });

  it("is told of in a memory below the top as in one at the top", async () => {
    const top = makeRepository({ "README.md": "Read me.\n" });
    const dir = join(top, "team/memory");
    write(dir, SOURCES);
    commit(top, "memory");
    const inner = join(dir, "graph/sub");
    git(makeFolder(), "init", "--quiet", inner);
    git(inner, "commit", "--quiet", "--allow-empty", "-m", "inner");
    const told = { code: 1, rules: ["tree/special-file graph/sub"] };
    expect(await bothForms(dir)).toEqual([told, told, told]);
  });

  it("that is a submodule counts as the commit that is checked out in it, and as gone where it is deleted", async () => {
    const dir = makeRepository(SOURCES);
    const inner = join(dir, "module");
    git(makeFolder(), "init", "--quiet", inner);
    git(inner, "commit", "--quiet", "--allow-empty", "-m", "one");
    git(dir, "add", "module");
    git(inner, "commit", "--quiet", "--allow-empty", "-m", "two");
    const said = async (...form: string[]) => (await run("check", dir, ...form, ...NOW, "--format", "json")).stdout;
    const disk = await said();
    git(dir, "add", "module");
    expect(await said("--staged")).toBe(disk);
    git(dir, "commit", "--quiet", "-m", "module");
    const note = { code: 0, rules: ["tree/special-file module"] };
    expect(await bothForms(dir)).toEqual([note, note, note]);
    rmSync(inner, { recursive: true });
    const pass = { code: 0, rules: [] };
    expect(await bothForms(dir)).toEqual([pass, pass, pass]);
  });

  it("counts for nothing where it is ignored", async () => {
    const dir = makeRepository({ ...SOURCES, ".gitignore": "sub/\n" });
    git(makeFolder(), "init", "--quiet", join(dir, "graph/sub"));
    const pass = { code: 0, rules: [] };
    expect(await bothForms(dir)).toEqual([pass, pass, pass]);
  });
});

it("a file that is too large is told of in a memory below the top too", async () => {
  const top = makeRepository({ "README.md": "Read me.\n" });
  const dir = join(top, "memory");
  write(dir, SOURCES);
  commit(top, "memory");
  truncateSync(join(dir, "graph/a.yaml"), 70 * 1024 * 1024);
  for (const { rules } of await bothForms(dir)) expect(rules).toContain("parse/unreadable-file graph/a.yaml");
});

it("a file that Git takes for unchanged is gone where it was deleted, with or without a base", async () => {
  const dir = makeRepository(SOURCES);
  commit(dir, "edge", { "graph/a.yaml": `${record("tool:a")}edges: { depends_on: [tool:b] }\n` });
  git(dir, "update-index", "--assume-unchanged", "graph/b.yaml");
  rmSync(join(dir, "graph/b.yaml"));
  const [alone, ...against] = await bothForms(dir);
  expect(alone?.rules).toEqual(["graph/dangling-edge graph/a.yaml"]);
  for (const { rules } of against) expect(rules).toEqual(["change/deleted-record graph/b.yaml"]);
});

function indexOf(dir: string): Record<string, string> {
  const folder = join(dir, "indexes");
  return Object.fromEntries(
    Object.entries(photograph(folder)).map(([path, text]) => [path.slice(folder.length), text]),
  );
}
