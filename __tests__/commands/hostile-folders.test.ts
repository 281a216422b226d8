/** Names of folders that Git takes, and that must not lead a check astray. */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commit, entriesOf, git, makeRepository, rawTree, write, writeBlob, type RawEntry } from "../git/fixture.js";
import { run } from "./command-line.js";

const TIME = ["--as-of", "2026-06-05T00:00:00Z"];

function record(id: string): string {
  return `nodeKind: Tool
id: ${id}
attributes: { title: A record, status: approved, owners: [user:ada], updatedAt: "2026-06-01T08:00:00Z" }
`;
}

const BRAIN = {
  "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
  "ontology/validation-rules.yaml": "externalNamespaces: [user]\n",
  "graph/a.yaml": record("tool:a"),
  "graph/b.yaml": record("tool:b"),
  "notes/n.md": "# A note\n",
};

/** A layout with links, which lead to paths. */
const PAGES = {
  "memory-steward.yml": "layout: pages.yaml\nindexes: { inline: 0 }\n",
  "pages.yaml": `layout: memory-steward.layout/v1
name: pages
ontology: { inline: { edgeKinds: [{ name: cites }] } }
classes:
  page: { files: ["pages/**/*.md"], fields: { id: id }, edges: [{ links: cites }] }
`,
  "pages/a.md": "---\nid: a\n---\nWords.\n",
  "pages/b.md": "---\nid: b\n---\nWords.\n",
};

/** Made at run time: nothing that looks like a secret stands in this file. */
const token = ["dop", "v1", createHash("sha256").update("folder").digest("hex")].join("_");

/** @returns the id of the commit that has the index, as git describe ends its name. */
async function indexed(files: Readonly<Record<string, string>>): Promise<{ dir: string; described: string }> {
  const dir = makeRepository(files);
  const written = await run("reindex", "--write", dir, ...TIME);
  expect(written).toMatchObject({ code: 0, stderr: "" });
  const described = `g${commit(dir, "index").slice(0, 8)}`;
  git(dir, "checkout", "--quiet", "-b", "change");
  return { dir, described };
}

interface Judged {
  readonly code: number;
  readonly rules: readonly string[];
}

/** The same whether the index is used or everything is read. */
async function judged(dir: string, ...others: string[]): Promise<Judged & { why: string }> {
  const args = ["check", dir, "--base", "main", ...others, ...TIME, "--format", "json"];
  const both = await run(...args, "--verify-incremental");
  const full = await run(...args, "--no-index");
  expect([both.code, both.stdout]).toEqual([full.code, full.stdout]);
  return { code: full.code, rules: rulesOf(full.stdout), why: both.stderr };
}

function rulesOf(stdout: string): string[] {
  const { findings } = JSON.parse(stdout) as { findings: { rule: string; severity: string }[] };
  return findings
    .filter(({ severity }) => severity === "error")
    .map(({ rule }) => rule)
    .sort();
}

async function standing(dir: string): Promise<Judged> {
  const { code, stdout } = await run("check", dir, "--head", "change", ...TIME, "--format", "json");
  return { code, rules: rulesOf(stdout) };
}

describe("a folder that is called as git describe calls a commit", () => {
  it("does not let a link lead to what that commit holds", async () => {
    const { dir, described } = await indexed(PAGES);
    const link = `x-${described}%5E%7Btree%7D/pages.yaml`;
    commit(dir, "a link to nothing", { "pages/d.md": `---\nid: d\n---\nSee [nothing](${link}).\n` });
    const found = await judged(dir, "--head", "change");
    expect(found).toMatchObject({ code: 1, rules: ["graph/dangling-edge"] });
    expect(found.why).toContain("give the same report");
  });

  it("holds what stands in it", async () => {
    const { dir, described } = await indexed(PAGES);
    const folder = `pages/y-${described}`;
    commit(dir, "two good pages", {
      [`${folder}/e.md`]: "---\nid: e\n---\nSee [f](f.md).\n",
      [`${folder}/f.md`]: "---\nid: f\n---\nWords.\n",
    });
    expect(await judged(dir, "--head", "change")).toMatchObject({ code: 0, rules: [] });
  });

  it("hides no paths that differ in letter case alone", async () => {
    const [{ dir: first }, folder] = [await indexed(BRAIN), (described: string) => `graph/v1.2-14-${described}`];
    const old = `g${git(first, "rev-parse", "main").slice(0, 8)}`;
    git(first, "checkout", "--quiet", "main");
    write(first, { [`${folder(old)}/one.yaml`]: record("tool:one") });
    await run("reindex", "--write", first, ...TIME);
    commit(first, "a folder");
    git(first, "checkout", "--quiet", "-B", "change");
    commit(first, "another case", { [`${folder(old)}/One.yaml`]: record("tool:two") });
    const found = await judged(first, "--head", "change");
    expect(found.code).toBe(1);
    expect(found.rules).toContain("tree/path-collision");
  });

  it("does not pass a secret off as one that the target has", async () => {
    const dir = makeRepository(BRAIN);
    const leak = commit(dir, "a token slips in", { "notes/t.md": `Token: ${token}\n` });
    git(dir, "rm", "--quiet", "notes/t.md");
    commit(dir, "and out again");
    git(dir, "checkout", "--quiet", "-b", "change");
    const folder = `notes/x-g${leak.slice(0, 8)}^{tree}/notes`;
    commit(dir, "the token again", { [`${folder}/t.md`]: `Other bytes.\nToken: ${token}\n` });
    expect(await judged(dir, "--head", "change")).toMatchObject({ code: 1, rules: ["secret/provider-token"] });
    expect(await standing(dir)).toMatchObject({ code: 1, rules: ["secret/provider-token"] });
  });
});

describe("a folder whose name is no plain text", () => {
  const UNREAD = ["parse/unreadable-file", "tree/unsafe-path"];

  it("with a line break is a finding, in a commit and in the working directory", async () => {
    const { dir } = await indexed(BRAIN);
    commit(dir, "a line break", { "graph/a\nb/c/x.yaml": "nodeKind: Tool\nid: tool:n\n" });
    const found = await judged(dir, "--head", "change");
    expect(found.code).toBe(1);
    expect(found.rules).toContain("tree/unsafe-path");
    expect((await judged(dir)).rules).toEqual(found.rules);
    expect(await standing(dir)).toEqual({ code: 1, rules: found.rules });
  });

  it("with bytes that are no UTF-8 is a finding, and one of a later change's base", async () => {
    const { dir } = await indexed(BRAIN);
    const folder = Buffer.concat([Buffer.from(`${dir}/notes/a`), Buffer.from([0xff])]);
    mkdirSync(folder);
    writeFileSync(Buffer.concat([folder, Buffer.from("/x.md")]), "# A note\n");
    commit(dir, "no UTF-8");
    expect(await judged(dir, "--head", "change")).toMatchObject({ code: 1, rules: UNREAD });
    expect(await judged(dir)).toMatchObject({ code: 1, rules: UNREAD });
    expect(await standing(dir)).toMatchObject({ code: 1, rules: [UNREAD[0], "secret/incomplete-scan", UNREAD[1]] });
    git(dir, "branch", "--force", "main", "change");
    await run("reindex", "--write", dir, ...TIME);
    commit(dir, "index");
    git(dir, "branch", "--force", "main", "change");
    commit(dir, "another file", { "graph/c.yaml": record("tool:c") });
    expect(await judged(dir, "--head", "change")).toMatchObject({ code: 1, rules: UNREAD });
  });

  it("keeps no secret from being found", async () => {
    const { dir } = await indexed(BRAIN);
    const leak = writeBlob(dir, `Token: ${token}\n`);
    const folder = rawTree(dir, [["100644", "t.md", leak]]);
    const notes = rawTree(dir, [...entriesOf(dir, "HEAD:notes"), ["40000", Buffer.from([0x7a, 0xff]), folder]]);
    const top = entriesOf(dir, "HEAD").map((entry): RawEntry =>
      entry[1] === "notes" ? ["40000", "notes", notes] : entry,
    );
    const tree = rawTree(dir, top);
    git(dir, "update-ref", "refs/heads/change", git(dir, "commit-tree", tree, "-p", "main", "-m", "made"));
    const found = await judged(dir, "--head", "change");
    expect(found.code).toBe(1);
    expect(found.rules).toEqual(["parse/unreadable-file", "secret/provider-token", "tree/unsafe-path"]);
  });
});
