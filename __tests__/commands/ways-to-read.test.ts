/** The same files give the same findings, whether they are read from disk, as staged or as a commit, in this clone or in a new one. */
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { clone, commit, git, makeRepository, write } from "../git/fixture.js";
import fc from "../support/fast-check.js";
import { share } from "../support/sample.js";
import { run } from "./command-line.js";
import { toolRecord } from "./tool-record.js";

const LATER = ["--as-of", "2026-07-01T00:00:00Z"];

const SOURCES = {
  "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
  "ontology/edge-kinds.yaml": "edgeKinds:\n  - { name: depends_on, purpose: Needs, example: {} }\n",
  "ontology/validation-rules.yaml": "staleAfterDays: 20\nexternalNamespaces: [user]\n",
  "graph/a.yaml": toolRecord("tool:a", "depends_on: [tool:b]"),
  "graph/b.yaml": toolRecord("tool:b", "depends_on: [tool:c]"),
  "graph/c.yaml": toolRecord("tool:c"),
  "graph/sub/d.yaml": toolRecord("tool:d", "depends_on: [tool:a]"),
};

/** Paths of records, some of which are there. */
const PATHS = ["graph/a.yaml", "graph/b.yaml", "graph/sub/d.yaml", "graph/sub/e.yaml", "graph/A.yaml", "graph/é.yaml"];

interface Place {
  /** The top of the repository. */
  readonly top: string;
  /** Of the memory within it. */
  readonly prefix: string;
  /** Of a record, from the top. */
  readonly path: string;
  readonly text: string;
}

/** What a person does to a file. */
const DEEDS: Readonly<Record<string, (place: Place) => void>> = {
  edit: putText,
  stage: (place) => {
    putText(place);
    git(place.top, "add", "--force", "--sparse", place.path);
  },
  "stage and edit": (place) => {
    putText(place);
    git(place.top, "add", "--force", "--sparse", place.path);
    putText({ ...place, text: toolRecord("tool:a") });
  },
  "stage and delete": (place) => {
    putText(place);
    git(place.top, "add", "--force", "--sparse", place.path);
    rmSync(join(place.top, place.path));
  },
  "mean to add": (place) => {
    putText(place);
    git(place.top, "add", "--force", "--sparse", "--intent-to-add", place.path);
  },
  delete: ({ top, path }) => {
    rmSync(join(top, path), { recursive: true, force: true });
  },
  untrack: ({ top, path }) => git(top, "rm", "--quiet", "--cached", "--ignore-unmatch", path),
  ignore: ({ top, path }) => {
    write(top, { ".gitignore": `${path}\n` });
  },
  // Of a tracked file the bit is the index's, unless a base is named: to look at each file would cost much.
  "make executable": ({ top, path }) => {
    const isNew = git(top, "ls-files", "--", path) === "" && existsSync(join(top, path));
    if (isNew) chmodSync(join(top, path), 0o755);
  },
  "make a link": ({ top, path }) => {
    makeRoom(top, path);
    symlinkSync("c.yaml", join(top, path));
  },
  "make a folder": (place) => {
    putText({ ...place, path: `${place.path}/x.yaml` });
  },
  "make a folder a link": ({ top, path }) => {
    const folder = join(top, dirname(path));
    if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return;
    renameSync(folder, `${folder}.moved`);
    symlinkSync(`${folder}.moved`, folder);
  },
  "assume unchanged": (place) => {
    mark(place, "--assume-unchanged");
    putText(place);
  },
  "assume unchanged and delete": (place) => {
    mark(place, "--assume-unchanged");
    rmSync(join(place.top, place.path), { recursive: true, force: true });
  },
  "leave out": (place) => {
    mark(place, "--skip-worktree");
    rmSync(join(place.top, place.path), { recursive: true, force: true });
  },
  "leave out and edit": (place) => {
    mark(place, "--skip-worktree");
    putText(place);
  },
  "edit the index": ({ top, prefix }) => {
    appendFileSync(join(top, shardIn(top, prefix)), "{}\n");
  },
  nest: ({ top, prefix }) => {
    repositoryIn(top, `${prefix}graph/nested`);
  },
  "add a submodule": ({ top, prefix }) => {
    repositoryIn(top, `${prefix}graph/module`);
    git(top, "add", "--force", "--sparse", `${prefix}graph/module`);
  },
  "add a submodule and commit in it": ({ top, prefix }) => {
    repositoryIn(top, `${prefix}module`);
    git(top, "add", "--force", "--sparse", `${prefix}module`);
    repositoryIn(top, `${prefix}module`);
  },
  "delete a submodule": ({ top, prefix }) => {
    repositoryIn(top, `${prefix}graph/lost`);
    git(top, "add", "--force", "--sparse", `${prefix}graph/lost`);
    rmSync(join(top, `${prefix}graph/lost`), { recursive: true });
  },
};

function shardIn(top: string, prefix: string): string {
  return git(top, "ls-files", "--", `${prefix}indexes/records`).split("\n")[0] ?? "";
}

function putText({ top, path, text }: Place): void {
  makeRoom(top, path);
  write(top, { [path]: text });
}

/** Takes away what stands at a path, and what is no folder above it. */
function makeRoom(top: string, path: string): void {
  for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
    const folder = join(top, path.slice(0, slash));
    if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(folder);
  }
  rmSync(join(top, path), { recursive: true, force: true });
  mkdirSync(dirname(join(top, path)), { recursive: true });
}

function mark({ top, path }: Place, option: string): void {
  if (git(top, "ls-files", "--", path) === path) git(top, "update-index", option, "--", path);
}

function repositoryIn(top: string, path: string): void {
  const folder = join(top, path);
  makeRoom(top, `${path}/x`);
  if (!existsSync(join(folder, ".git"))) git(folder, "init", "--quiet");
  git(folder, "commit", "--quiet", "--allow-empty", "--message", "inner");
}

/** Has Git look at files that are there, and at those it took for unchanged. */
function unmark(top: string): void {
  for (const line of git(top, "ls-files", "-v", "-z").split("\0")) {
    const [tag, path] = [line.slice(0, 1), line.slice(2)];
    const isThere = lstatSync(join(top, path), { throwIfNoEntry: false }) !== undefined;
    if (tag !== tag.toUpperCase()) git(top, "update-index", "--no-assume-unchanged", "--", path);
    if (tag === "S" && isThere) git(top, "update-index", "--no-skip-worktree", "--", path);
  }
}

/** A report without what names the way. */
async function reportOf(dir: string, ...options: string[]): Promise<unknown> {
  const { stdout, stderr } = await run("check", dir, ...options, ...LATER, "--format", "json");
  expect([stderr, stdout]).toEqual([expect.not.stringContaining("memory-steward:"), expect.stringMatching(/^\{/)]);
  const report = JSON.parse(stdout) as { comparison?: object };
  if (report.comparison) report.comparison = { ...report.comparison, head: "" };
  return report;
}

describe("an edited file of the index", () => {
  it("is told of in a working directory as in a commit, tracked or not", async () => {
    const dir = makeRepository(SOURCES);
    await run("reindex", "--write", dir, ...LATER);
    const told = async (...options: string[]) =>
      (await run("check", dir, ...options, ...LATER, "--format", "json")).stdout.includes("(`contents` differs)");
    expect(await told()).toBe(false);
    git(dir, "add", "--intent-to-add", "indexes");
    const shard = join(dir, shardIn(dir, ""));
    git(dir, "rm", "--quiet", "-r", "--cached", "indexes");
    const text = readFileSync(shard);
    appendFileSync(shard, "{}\n");
    expect(await told()).toBe(true);
    writeFileSync(shard, text);
    commit(dir, "index");
    expect(await told()).toBe(false);
    appendFileSync(shard, "{}\n");
    expect(await told()).toBe(true);
    commit(dir, "edited");
    expect([await told(), await told("--head", "HEAD")]).toEqual([true, true]);
  });
});

describe("the same files", () => {
  const deed = fc.record({
    deed: fc.constantFrom(...Object.keys(DEEDS)),
    path: fc.constantFrom(...PATHS),
    text: fc.constantFrom("a", "b", "z").map((name) => toolRecord(`tool:${name}`, "depends_on: [tool:c, tool:y]")),
  });

  it("are judged alike, however they are read (law)", { timeout: 300_000 }, async () => {
    const deeds = fc.array(deed, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("", "team/memory/"), deeds, async (prefix, chosen) => {
        const files = Object.entries(SOURCES).map(([path, text]) => [prefix + path, text]);
        const top = makeRepository(Object.fromEntries(files) as Record<string, string>);
        const dir = join(top, prefix);
        await run("reindex", "--write", dir, ...LATER);
        commit(top, "index");
        git(top, "checkout", "--quiet", "-b", "change");
        for (const { deed: name, path, text } of chosen) DEEDS[name]?.({ top, prefix, path: prefix + path, text });
        const disk = await reportOf(dir);
        const change = await reportOf(dir, "--base", "main");
        expect(await reportOf(dir, "--base", "main", "--no-index")).toEqual(change);
        unmark(top);
        git(top, "add", "--all", "--sparse");
        expect(await reportOf(dir, "--staged")).toEqual(disk);
        expect(await reportOf(dir, "--staged", "--base", "main")).toEqual(change);
        git(top, "commit", "--quiet", "--allow-empty", "--message", "all");
        expect(await reportOf(dir, "--head", "HEAD")).toEqual(disk);
        expect(await reportOf(dir, "--head", "HEAD", "--base", "main")).toEqual(change);
        const fresh = clone(top);
        expect(await reportOf(join(fresh, prefix))).toEqual(disk);
        expect(await reportOf(join(fresh, prefix), "--base", "origin/main")).toEqual(change);
      }),
      { numRuns: share(48) },
    );
  });
});
