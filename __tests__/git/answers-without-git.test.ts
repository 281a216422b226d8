/** What is told from objects alone is what Git tells. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { straightMergeBase } from "../../src/git/straight-base.js";
import { treeDifferences } from "../../src/git/tree-differences.js";
import { pathsOfTree } from "../../src/git/tree-paths.js";
import { git, gitInput, makeRepository, open, rawTree, readerOf, type RawEntry } from "./fixture.js";

interface Made {
  readonly files: Readonly<Record<string, string>>;
  readonly parents: readonly number[];
}

/** Commits with any files and parents, by one process. */
function makeCommits(dir: string, commits: readonly Made[]): string[] {
  const text = commits.map(({ files, parents }, index) => {
    const [first, ...rest] = parents.map((parent) => `:${parent + 1}`);
    const lines = [
      `reset refs/heads/c${index}`,
      `commit refs/heads/c${index}`,
      `mark :${index + 1}`,
      `committer A <a@example.org> ${1_700_000_000 + index} +0000`,
      `data ${String(index).length}\n${index}`,
      ...(first === undefined ? [] : [`from ${first}`]),
      ...rest.map((parent) => `merge ${parent}`),
      "deleteall",
      ...Object.entries(files).map(
        ([path, content]) => `M ${modeOf(path)} inline "${path}"\ndata ${content.length}\n${content}`,
      ),
    ];
    return `${lines.join("\n")}\n`;
  });
  gitInput(dir, text.join(""), "fast-import", "--quiet");
  return commits.map((_, index) => git(dir, "rev-parse", `c${index}`));
}

function modeOf(path: string): string {
  return path.endsWith("-run") ? "100755" : path.endsWith("-link") ? "120000" : "100644";
}

/** As `git diff-tree` prints them. */
function told(dir: string, from: string, to: string): string[] {
  const fields = git(dir, "diff-tree", "-r", "-z", "--no-renames", from, to).split("\0");
  const records: string[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [oldMode = "", mode = "", oldOid = "", oid = ""] = (fields[at] ?? "").slice(1).split(" ");
    records.push(`${fields[at + 1]} ${oldMode} ${oldOid} ${mode} ${oid}`);
  }
  return records.sort();
}

const name = fc.constantFrom("a", "a-", "a.b", "a0", "b", "b-run", "b-link", "\u00e4", "z");
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));
const files = fc.dictionary(path, fc.constantFrom("1", "2"), { maxKeys: 12 }).map((all) => {
  // A file is no folder.
  const paths = Object.keys(all);
  return Object.fromEntries(Object.entries(all).filter(([file]) => !paths.some((each) => each.startsWith(`${file}/`))));
});

/** Commits with nothing in common. */
function drawCommits(dir: string, seed: number): string[] {
  const trees = fc.sample(files, { numRuns: 16, seed });
  return makeCommits(
    dir,
    trees.map((each) => ({ files: each, parents: [] })),
  );
}

describe("what differs between two trees", () => {
  it("is what git diff-tree prints", async () => {
    const dir = makeRepository();
    const commits = drawCommits(dir, 7);
    const reader = readerOf(dir);
    const none = "0".repeat(40);
    for (const [index, from] of commits.entries()) {
      const to = commits[(index + 1) % commits.length] ?? "";
      const differences = await treeDifferences(reader, "sha1", `${from}^{tree}`, `${to}^{tree}`);
      const lines = differences?.map(
        ({ path: at, before, after }) =>
          `${at} ${before?.mode ?? "000000"} ${before?.oid ?? none} ${after?.mode ?? "000000"} ${after?.oid ?? none}`,
      );
      expect(lines?.sort()).toEqual(told(dir, from, to));
    }
  });

  it("is left to Git where a name is not UTF-8, a tree is missing or there is too much", async () => {
    const dir = makeRepository({ a: "1" });
    const blob = git(dir, "rev-parse", "HEAD:a");
    const odd = gitInput(dir, Buffer.from(`100644 blob ${blob}\tb\xff\0`, "latin1"), "mktree", "-z");
    const many = gitInput(
      dir,
      Array.from({ length: 300 }, (_, n) => `100644 blob ${blob}\tf${n}\n`).join(""),
      "mktree",
    );
    const reader = readerOf(dir);
    const root = git(dir, "rev-parse", "HEAD^{tree}");
    for (const to of [odd, many, "1".repeat(40), blob])
      expect(await treeDifferences(reader, "sha1", root, to)).toBeUndefined();
    expect(await treeDifferences(reader, "sha1", root, `${git(dir, "rev-parse", "HEAD")}^{tree}`)).toEqual([]);
    const { stored } = await (await open(dir)).commitTree("HEAD");
    expect(await stored?.folder("")).toHaveLength(1);
  });
});

describe("the paths of a tree", () => {
  it("are what git ls-tree prints", async () => {
    const dir = makeRepository();
    const commits = drawCommits(dir, 8);
    const reader = readerOf(dir);
    for (const commit of commits) {
      const listed = await pathsOfTree(reader, "sha1", `${commit}^{tree}`);
      const printed = git(dir, "ls-tree", "-r", "-z", commit);
      expect(listed?.map(({ mode, oid, path: at }) => `${mode} blob ${oid}\t${at}`).sort()).toEqual(
        printed.split("\0").filter(Boolean).sort(),
      );
    }
  });

  it("are left to Git where a tree is missing, odd or no tree, and where there is too much", async () => {
    const dir = makeRepository({ a: "1" });
    const blob = git(dir, "rev-parse", "HEAD:a");
    const tree = git(dir, "rev-parse", "HEAD^{tree}");
    const folders = (count: number, oid: string): RawEntry[] =>
      Array.from({ length: count }, (_, n) => ["40000", `d${String(n).padStart(2, "0")}`, oid]);
    const long = "x".repeat(4000);
    const large = rawTree(
      dir,
      Array.from({ length: 60 }, (_, n) => ["100644", `${long}${n + 10}`, blob]),
    );
    const reader = readerOf(dir);
    const told = async (entries: readonly RawEntry[]) =>
      (await pathsOfTree(reader, "sha1", rawTree(dir, entries)))?.map(({ path: at }) => at);
    expect(await told(folders(63, tree))).toHaveLength(63);
    expect(await told(folders(1, large))).toHaveLength(60);
    for (const entries of [
      folders(64, tree),
      folders(2, large),
      folders(1, "1".repeat(40)),
      folders(1, blob),
      [["100644", Buffer.from("b\xff", "latin1"), blob]],
      [
        ["100000", "b", blob],
        ["140000", "c", blob],
      ],
      [
        ["100644", "b", blob],
        ["100644", "b", tree],
      ],
      [
        ["100644", "b", blob],
        ["40000", "b", tree],
      ],
      [["100644", "", blob]],
      [["100644", "b/c", blob]],
    ] as RawEntry[][])
      expect(await told(entries)).toBeUndefined();
    expect(await pathsOfTree(reader, "sha1", blob)).toBeUndefined();
  });
});

it("finds the merge base that git merge-base finds, or leaves it to Git", async () => {
  const dir = makeRepository();
  // Two roots, lines, a merge, and lines that part behind it.
  const parents = [[], [0], [1], [1], [3], [2, 4], [5], [5], [7], [], [9], [6]];
  const commits = makeCommits(
    dir,
    parents.map((each) => ({ files: { a: "1" }, parents: each })),
  );
  const reader = readerOf(dir);
  let found = 0;
  for (const ours of commits) {
    for (const theirs of commits) {
      const base = await straightMergeBase({ reader, shallow: new Set() }, ours, theirs);
      if (base === undefined) continue;
      found++;
      expect([ours, theirs, base]).toEqual([ours, theirs, git(dir, "merge-base", ours, theirs)]);
    }
  }
  expect(found).toBeGreaterThan(50);
  const [first = "", second = ""] = commits;
  expect(await straightMergeBase({ reader, shallow: new Set([first]) }, first, second)).toBeUndefined();
});

it("takes no line of a commit for a parent that Git takes for none", async () => {
  const dir = makeRepository({ a: "1" });
  const main = git(dir, "rev-parse", "main");
  const tree = git(dir, "rev-parse", "main^{tree}");
  const people = "author A <a@example.org> 1 +0000\ncommitter A <a@example.org> 1 +0000\n";
  const reader = readerOf(dir);
  for (const [parents, headers] of [
    [1, `tree ${tree}\nparent ${main}\n${people}`],
    [0, `tree ${tree}\n${people}parent ${main}\n`],
    [0, `tree ${tree}\ntree ${tree}\nparent ${main}\n${people}`],
    [0, `tree ${tree}\n${people}mergetag object ${main}\nparent ${main}\n`],
  ] as const) {
    const odd = gitInput(dir, `${headers}\nodd\n`, "hash-object", "-t", "commit", "-w", "--stdin", "--literally");
    expect(git(dir, "rev-list", "--count", odd)).toBe(String(1 + parents));
    expect(await straightMergeBase({ reader, shallow: new Set() }, main, odd)).toBe(parents === 1 ? main : undefined);
  }
});
