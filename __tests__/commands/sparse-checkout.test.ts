/** A file that a sparse checkout leaves out is a file of the memory: nobody deleted it. */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commit, filesOf, folderOf, git, repositoryOf, run } from "./command-line.js";

const BROKEN = "graph/services/build-cache.yaml";

/** The example, with one fault and its index. */
async function brain(): Promise<string> {
  const dir = folderOf();
  cpSync("examples/company-brain", dir, { recursive: true });
  writeFileSync(join(dir, BROKEN), readFileSync(join(dir, BROKEN), "utf8").replace("depends_on:", "depends-onx:"));
  git(dir, "init", "--quiet", "--initial-branch=main");
  commit(dir);
  expect((await run("reindex", "--write", dir)).code).toBe(0);
  commit(dir);
  return dir;
}

const COMPARED = ["check", "--base", "HEAD", "--no-index", "--as-of", "2026-11-01", "--format", "json"];

const MODES: readonly (readonly [string, readonly string[]])[] = [
  ["patterns", ["--no-cone", "/memory-steward.yml", "/ontology/"]],
  ["cone mode", ["--cone", "ontology"]],
  ["a sparse index", ["--cone", "--sparse-index", "ontology"]],
];

describe.each(MODES)("a sparse checkout by %s", (_name, options) => {
  it("is the same memory", async () => {
    const dir = await brain();
    const whole = await run("check", "--as-of", "2026-11-01", dir);
    expect(whole.code).toBe(1);
    const compared = await run(...COMPARED, dir);
    const index = filesOf(join(dir, "indexes"));
    git(dir, "sparse-checkout", "set", ...options);
    expect([existsSync(join(dir, BROKEN)), existsSync(join(dir, "indexes"))]).toEqual([false, false]);

    expect(await run("check", "--as-of", "2026-11-01", dir)).toEqual(whole);
    expect(await run(...COMPARED, dir)).toEqual(compared);
    expect((await run("reindex", "--check", dir)).code).toBe(0);
    expect((await run("reindex", "--write", dir)).code).toBe(0);
    expect(filesOf(join(dir, "indexes"))).toEqual(index);
    expect(git(dir, "status", "--short")).toBe("");
  });
});

describe("what is written in a sparse checkout", () => {
  it("adds to a list that is left out", async () => {
    const dir = await brain();
    const add = (reason: string) =>
      run("known-bad", "add", "--dir", dir, "--from", "HEAD", "--to", "HEAD", "--reason", reason, "--write");
    expect(
      (await run("known-bad", "add", "--dir", dir, "--from", "HEAD", "--reason", "Its first wrong claim", "--write"))
        .code,
    ).toBe(0);
    commit(dir);
    git(dir, "sparse-checkout", "set", "--cone", "ontology");
    expect(existsSync(join(dir, "snapshots"))).toBe(false);
    expect((await add("Another wrong claim of it")).code).toBe(0);
    const list = readFileSync(join(dir, "snapshots/known-bad.yaml"), "utf8");
    expect(list).toContain("Its first wrong claim");
    expect(list).toContain("Another wrong claim of it");
  });

  it("promotes a note to a name that no left-out record has", async () => {
    const record = (kind: string, id: string) =>
      `nodeKind: ${kind}\nid: ${id}\nattributes: { title: T, status: approved, owners: [team:a], updatedAt: "2026-06-03T08:20:00Z" }\n`;
    const dir = repositoryOf({
      "memory-steward.yml": "layout: company-brain\n",
      "graph/team.yaml": record("Team", "team:a"),
      "runbooks/restart.md":
        "---\nid: runbook:restart\nkind: Runbook\ntitle: R\nstatus: approved\nowners: [team:a]\nupdatedAt: 2026-06-03T08:20:00Z\n---\n\n# R\n",
      "notes/restart.md": "---\ntitle: Restart\nowners: [team:a]\n---\n\n# Restart\n\nStop it.\n",
    });
    git(dir, "sparse-checkout", "set", "--cone", "notes");
    expect(existsSync(join(dir, "runbooks"))).toBe(false);
    const { code, stdout } = await run("promote", join(dir, "notes/restart.md"), "--kind", "Runbook");
    expect([code, stdout]).toEqual([0, expect.stringContaining("Wrote runbooks/restart-2.md")]);
    expect(git(dir, "status", "--short")).toBe("?? runbooks/restart-2.md\n");
    const named = await run(
      "promote",
      join(dir, "notes/restart.md"),
      "--kind",
      "Runbook",
      "--to",
      join(dir, "runbooks/restart.md"),
    );
    expect([named.code, named.stderr]).toEqual([2, expect.stringContaining("is there already")]);
    expect(existsSync(join(dir, "runbooks/restart.md"))).toBe(false);
  });

  it("does not start files anew that are left out", async () => {
    const dir = await brain();
    git(dir, "sparse-checkout", "set", "--no-cone", "/graph/");
    expect(existsSync(join(dir, "memory-steward.yml"))).toBe(false);
    const { code, stdout } = await run("init", dir);
    expect(code).toBe(0);
    expect(stdout).toMatch(/kept .*memory-steward\.yml/);
    expect(git(dir, "status", "--short")).not.toMatch(/^ M/m);
  });
});
