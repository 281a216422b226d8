/** Real repositories: the index is written, committed and used, and the two ways to judge agree. */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CommitTree } from "../../src/git/commit-tree.js";
import { commit, git, makeFolder, makeRepository, photograph, write } from "../git/fixture.js";
import { run } from "./command-line.js";
import { toolRecord } from "./tool-record.js";

const SOURCES = {
  "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
  "ontology/edge-kinds.yaml": "edgeKinds:\n  - { name: depends_on, purpose: Needs, example: {} }\n",
  "ontology/validation-rules.yaml": "staleAfterDays: 20\n",
  "graph/a.yaml": toolRecord("tool:a", "depends_on: [tool:b]"),
  "graph/b.yaml": toolRecord("tool:b", "depends_on: [tool:c]"),
  "graph/c.yaml": toolRecord("tool:c"),
  "graph/a.b/d.yaml": toolRecord("tool:d", "depends_on: [tool:a]"),
};

const INDEXED = ["--as-of", "2026-06-05T00:00:00Z"];
const LATER = ["--as-of", "2026-07-01T00:00:00Z"];
const AGREE = "The incremental check and the full check give the same report.\n";

function prefixed(files: Readonly<Record<string, string>>, prefix: string): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [prefix + path, text]));
}

async function indexed(prefix = ""): Promise<{ top: string; dir: string }> {
  const top = makeRepository(prefixed(SOURCES, prefix));
  const dir = join(top, prefix);
  const written = await run("reindex", "--write", dir, ...INDEXED);
  expect(written.stderr).toBe("");
  expect(written.code).toBe(0);
  commit(top, "index");
  return { top, dir };
}

async function verified(dir: string, head: readonly string[] = ["--head", "change"]): Promise<string> {
  const result = await run(
    "check",
    dir,
    "--base",
    "main",
    ...head,
    ...LATER,
    "--verify-incremental",
    "--format",
    "json",
  );
  expect(result.stderr).toContain(AGREE);
  return result.stdout;
}

describe("an index in a repository", () => {
  it.each(["", "team/memory/"])("judges a change of a memory in %j as reading everything does", async (prefix) => {
    const { top, dir } = await indexed(prefix);
    git(top, "checkout", "--quiet", "-b", "change");
    rmSync(join(dir, "graph/c.yaml"));
    commit(top, "change", prefixed({ "graph/e.yaml": toolRecord("tool:e", "depends_on: [tool:none]") }, prefix));
    const stdout = await verified(dir);
    expect(stdout).toContain("change/deleted-record");
    expect(stdout).toContain("graph/dangling-edge");
    expect(stdout).toContain("record/stale");
  });

  it("judges the merge, where the target has moved since, and shows the head's lines", async () => {
    const { top, dir } = await indexed();
    git(top, "checkout", "--quiet", "-b", "change");
    commit(top, "change", { "graph/a.yaml": toolRecord("tool:a", "depends_on: [tool:b, tool:none]") });
    git(top, "checkout", "--quiet", "main");
    write(dir, { "graph/b.yaml": `# A line above.\n${toolRecord("tool:b", "depends_on: [tool:c, tool:nowhere]")}` });
    await run("reindex", "--write", dir, ...INDEXED);
    commit(top, "main moves");
    const stdout = await verified(dir);
    expect(stdout).toContain("tool:none");
    expect(stdout).toContain("tool:nowhere");
  });

  it.each(["pretty", "json", "sarif", "github", "markdown"])(
    "lists no whole tree for a report as %s",
    async (format) => {
      const { top } = await indexed();
      git(top, "checkout", "--quiet", "-b", "change");
      commit(top, "change", { "graph/b.yaml": toolRecord("tool:b", "depends_on: [tool:nowhere]") });
      const list = vi.spyOn(CommitTree.prototype, "entries");
      onTestFinished(() => {
        list.mockRestore();
      });
      const result = await run("check", top, "--base", "main", "--head", "change", ...LATER, "--format", format);
      expect(result.code).toBe(1);
      expect(result.stdout).toContain("tool:nowhere");
      expect(list).not.toHaveBeenCalled();
    },
  );

  it("tells what differs from its commit without a list of either", async () => {
    const { top } = await indexed();
    git(top, "checkout", "--quiet", "-b", "change");
    rmSync(join(top, "graph/c.yaml"));
    commit(top, "change", { "graph/a.yaml": toolRecord("tool:a", "depends_on: [tool:b, tool:d]") });
    const read = await run("diff", "main", "change", "--dir", top, "--no-index");
    const list = vi.spyOn(CommitTree.prototype, "entries");
    onTestFinished(() => {
      list.mockRestore();
    });
    const { code, stdout } = await run("diff", "main", "change", "--dir", top);
    expect(code).toBe(0);
    expect(stdout).toContain("tool:c");
    expect(stdout).toBe(read.stdout);
    expect(list).not.toHaveBeenCalled();
  });

  it("of a change, which may lie, tells nothing of what the change does", async () => {
    const top = makeRepository(SOURCES);
    git(top, "checkout", "--quiet", "-b", "change");
    rmSync(join(top, "graph/c.yaml"));
    await run("reindex", "--write", top, ...INDEXED);
    commit(top, "change");
    const list = vi.spyOn(CommitTree.prototype, "entries");
    onTestFinished(() => {
      list.mockRestore();
    });
    expect((await run("diff", "main", "change", "--dir", top)).stdout).toContain("tool:c");
    expect(list).toHaveBeenCalled();
  });

  it("judges the working directory", async () => {
    const { dir } = await indexed();
    write(dir, {
      "graph/b.yaml": toolRecord("tool:b", "depends_on: [tool:nowhere]"),
      "graph/new.yaml": toolRecord("tool:n"),
    });
    expect(await verified(dir, [])).toContain("tool:nowhere");
  });

  it("is that of the commit, whatever Git makes of the files on checkout", async () => {
    const top = makeRepository({ ...SOURCES, ".gitattributes": "* text eol=crlf\n" });
    git(top, "update-index", "--chmod=+x", "graph/a.yaml");
    symlinkSync("a.yaml", join(top, "graph/link.yaml"));
    commit(top, "odd entries");
    rmSync(join(top, "graph"), { recursive: true });
    git(top, "checkout", "--quiet", "--", ".");
    expect(readFileSync(join(top, "graph/a.yaml"), "utf8")).toContain("\r\n");
    await run("reindex", "--write", top, ...INDEXED);
    commit(top, "index");
    git(top, "checkout", "--quiet", "-b", "change");
    commit(top, "change", { "graph/b.yaml": toolRecord("tool:b") });
    expect(await verified(top)).toContain("tree/special-file");
  });

  it("says why everything is read", async () => {
    const top = makeRepository(SOURCES);
    git(top, "checkout", "--quiet", "-b", "change");
    commit(top, "change", { "graph/b.yaml": toolRecord("tool:b") });
    const result = await run("check", top, "--base", "main", "--head", "change", ...LATER, "--verify-incremental");
    expect(result.stderr).toContain("Everything was read, because the base has no index. There is nothing to compare.");
  });

  it("says so of a plain check too, with what helps, and nothing where the index was used or none was asked for", async () => {
    const { top, dir } = await indexed();
    git(top, "checkout", "--quiet", "-b", "change");
    commit(top, "change", { "graph/b.yaml": toolRecord("tool:b") });
    const change = ["check", dir, "--base", "main", "--head", "change", ...LATER, "--format", "json"];
    expect((await run(...change)).stderr).toBe("");
    expect((await run(...change, "--no-index")).stderr).toBe("");
    commit(top, "gate", { "memory-steward.yml": "layout: company-brain\nindexes: { inline: 1 }\n" });
    expect((await run(...change)).stderr).toBe(
      "Everything was read, because the change edits what judges. The report is the same.\n",
    );
    git(top, "checkout", "--quiet", "main");
    commit(top, "the sources go on", { "graph/c.yaml": toolRecord("tool:c", "depends_on: [tool:nowhere]") });
    git(top, "checkout", "--quiet", "-B", "change");
    commit(top, "change", { "graph/b.yaml": toolRecord("tool:b") });
    const stale = await run(...change);
    expect(stale.stderr).toBe(
      "Everything was read, because the index of the base is stale. To have changes judged by the index, run " +
        "`memory-steward reindex --write` on the target branch and commit what it writes.\n",
    );
    expect(stale.stdout).toBe((await run(...change, "--no-index")).stdout);
  });

  it("is silent of a memory whose index would have no shards", async () => {
    const top = makeRepository({ ...SOURCES, "memory-steward.yml": "layout: company-brain\n" });
    git(top, "checkout", "--quiet", "-b", "change");
    commit(top, "change", { "graph/b.yaml": toolRecord("tool:b") });
    expect((await run("check", top, "--base", "main", "--head", "change", ...LATER)).stderr).toBe("");
  });
});

describe("reindex --write", () => {
  it("writes nothing the second time, removes what is old, and leaves no part behind", async () => {
    const { dir } = await indexed();
    const first = photograph(join(dir, "indexes"));
    const again = await run("reindex", "--write", dir, ...INDEXED);
    expect(again.stdout).toMatch(/: 0 written, 0 removed\.\n$/);
    expect(photograph(join(dir, "indexes"))).toEqual(first);
    write(dir, { "indexes/records/ff/ff/ff.jsonl": "{}\n", "indexes/mine.txt": "Mine.\n" });
    const mended = await run("reindex", "--write", dir, ...INDEXED);
    // The header tells of the places of other generated files.
    expect(mended.stdout).toMatch(/: 1 written, 1 removed\.\n$/);
    expect(existsSync(join(dir, "indexes/records/ff/ff/ff.jsonl"))).toBe(false);
    expect(readFileSync(join(dir, "indexes/mine.txt"), "utf8")).toBe("Mine.\n");
    expect(Object.keys(photograph(join(dir, "indexes"))).filter((path) => path.endsWith(".part"))).toEqual([]);
  });

  it.each(["indexes", "indexes/records", "indexes/graph-index.json"])(
    "writes through no symlink at %s, and nothing beside it",
    async (path) => {
      const elsewhere = makeFolder();
      write(elsewhere, { "graph-index.json": "Theirs.\n" });
      const dir = makeRepository(SOURCES);
      mkdirSync(join(dir, path, ".."), { recursive: true });
      symlinkSync(path.endsWith(".json") ? join(elsewhere, "graph-index.json") : elsewhere, join(dir, path));
      const before = [photograph(elsewhere), git(dir, "status", "--porcelain", "--untracked-files=all")];
      const result = await run("reindex", "--write", dir, ...INDEXED);
      expect(result.code).toBe(2);
      expect(result.stderr).toContain("is a symlink");
      expect([photograph(elsewhere), git(dir, "status", "--porcelain", "--untracked-files=all")]).toEqual(before);
    },
  );
});
