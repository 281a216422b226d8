/** What the store finds out by itself is what Git says. */
import { spawnSync } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { git, gitInput, makeFolder } from "../git/fixture.js";
import { GitFailure, GitStore, NO_OBJECT } from "./git-store.js";

const PERSON = { name: "Ann", email: "ann@example.org" };
const START = Date.parse("2026-05-01T00:00:00Z");

function makeStore(): GitStore {
  const store = GitStore.create(makeFolder(), "main");
  onTestFinished(() => {
    store.close();
  });
  return store;
}

async function commit(store: GitStore, tree: string, parents: readonly string[], minute = 0): Promise<string> {
  const date = new Date(START + minute * 60_000).toISOString().replace(".000Z", "Z");
  const person = { ...PERSON, date };
  return await store.writeCommit({ tree, parents, author: person, committer: person, message: `minute ${minute}\n` });
}

test("commits are related as Git relates them: lines, merges across each other, one of three, two roots", async () => {
  const store = makeStore();
  const tree = await store.writeTree(undefined, []);
  const commits: string[] = [];
  const parentsOf = [[], [0], [0], [1, 2], [2, 1], [3, 4, 1], [], [6, 3], [7]];
  for (const [minute, parents] of parentsOf.entries()) {
    const ids = parents.map((parent) => commits[parent] ?? "");
    commits.push(await commit(store, tree, ids, minute));
  }
  for (const a of commits) {
    for (const b of commits) {
      const gained = git(store.folder, "rev-list", "--reverse", "--topo-order", `${a}..${b}`, "--");
      expect(await store.between(a, b)).toEqual(gained.split("\n").filter(Boolean));
      expect(await store.isAncestor(b, a)).toBe(gained === "");
      if (a > b) continue;
      const { stdout } = spawnSync("git", ["-C", store.folder, "merge-base", a, b], { encoding: "utf8" });
      expect((await store.mergeBase(a, b)) ?? "").toBe(stdout.trim());
    }
  }
});

test("trees are laid over and listed as Git does it: folders for files, files for folders, what goes, how names sort", async () => {
  const store = makeStore();
  const x = await store.writeBlob("x\n");
  const longer = await store.writeBlob("longer\n");
  let tree: string | undefined;
  for (const files of [
    { "a.md": x, "a/b/c.md": x, "a/d.md": x, "a-b": x, "ä/ö.md": x, 日: longer },
    { "a/b/c.md": longer, "a/b/e/f.md": x },
    { "a/b": x, "a-b/under": x, "a.md": undefined },
    { "a/d.md": undefined, "a/b": undefined, "nowhere/at/all": undefined, ä: undefined },
    { z: x, "z/y": longer, "a-b/under": x, "a-b": undefined },
  ]) {
    const lines = Object.entries(files).map(([path, oid]) => `${oid ? "100644" : "0"} ${oid ?? NO_OBJECT}\t${path}\0`);
    if (tree === undefined) git(store.folder, "read-tree", "--empty");
    else git(store.folder, "read-tree", tree);
    gitInput(store.folder, lines.join(""), "update-index", "-z", "--index-info");
    const written = Object.entries(files).map(([path, oid]) => ({ path, oid }));
    tree = await store.writeTree(tree, written);
    expect(tree).toBe(git(store.folder, "write-tree"));
    const listed = (await store.tree(tree, { recursive: true })).map(({ mode, type, oid, size, path }) => {
      return `${mode} ${type} ${oid} ${size ?? "-"}\t${path}\0`;
    });
    const said = git(store.folder, "ls-tree", "-z", "-l", "-r", "-t", tree).replaceAll(/ +(?=\S+\t)/g, " ");
    expect(listed.join("")).toBe(said);
    for (const path of ["a", "a/", "a/b", "a/b/", "none"]) {
      const names = git(store.folder, "ls-tree", "-z", "--name-only", tree, "--", path).split("\0").filter(Boolean);
      expect((await store.tree(tree, { path })).map((entry) => entry.path)).toEqual(names);
    }
  }
});

test.each(["", "a//b", "../a", "a/./b", ".git/config", "a/.GIT/b", "git~1", ".git. /x", "a\0b"])(
  "the path %j is refused, as Git refuses it",
  async (path) => {
    const store = makeStore();
    const oid = await store.writeBlob("x\n");
    await expect(store.writeTree(undefined, [{ path, oid }])).rejects.toThrow(GitFailure);
  },
);

test("nothing is laid over what is no tree, and no blob that is not there", async () => {
  const store = makeStore();
  const oid = await store.writeBlob("x\n");
  await expect(store.writeTree(undefined, [{ path: "a", oid: "1".repeat(40) }])).rejects.toThrow(GitFailure);
  for (const base of ["main", oid, "1".repeat(40)])
    await expect(store.writeTree(base, [{ path: "a", oid }])).rejects.toThrow(GitFailure);
});

test("changes are told with their counts and patches: renames, bytes that are no text, a NUL far behind", async () => {
  const store = makeStore();
  const [text, more, odd, far] = await Promise.all(
    ["a\nb\nc\nd\n", "a\nb\nc\nd\ne\n", "\0", `${"x\n".repeat(5000)}\0:y\n`].map((one) => store.writeBlob(one)),
  );
  const before = await store.writeTree(
    undefined,
    [text, odd].map((oid, index) => ({ path: `${index}.md`, oid })),
  );
  const after = await store.writeTree(undefined, [
    { path: "moved.md", oid: more },
    { path: "odd", oid: odd },
    { path: "far", oid: far },
  ]);
  expect(await store.changes(before, after)).toEqual([
    expect.objectContaining({ path: "far", status: "added", additions: 5001, deletions: 0 }),
    {
      ...{ path: "moved.md", previousPath: "0.md", status: "renamed", oid: more, additions: 1, deletions: 0 },
      patch: "@@ -2,3 +2,4 @@ a\n b\n c\n d\n+e",
    },
    {
      ...{ path: "odd", previousPath: "1.md", status: "renamed", oid: odd },
      additions: 0,
      deletions: 0,
      patch: undefined,
    },
  ]);
});

test("refs move one after the other, each from where it is said to stand, and after a refusal too", async () => {
  const store = makeStore();
  const tree = await store.writeTree(undefined, []);
  const one = await commit(store, tree, []);
  const other = await commit(store, tree, [one], 1);
  const name = "refs/heads/main";
  const moves = [
    store.updateRef(name, one, NO_OBJECT),
    store.updateRef(name, other, NO_OBJECT),
    store.updateRef(name, other, one),
    store.updateRef("refs/heads/main/below", one),
    store.updateRef("refs/heads/b", one),
    store.deleteRef("refs/heads/b"),
  ];
  const results = await Promise.allSettled(moves);
  expect(results.map(({ status }) => status === "fulfilled")).toEqual([true, false, true, false, true, true]);
  expect(results[1]?.status === "rejected" && results[1].reason).toBeInstanceOf(GitFailure);
  expect(await store.refs()).toEqual([{ name, oid: other, type: "commit" }]);
});
