import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AddedContent } from "../../src/memory/added-content.js";
import { clone, commit, git, makeRepository, open, write } from "./fixture.js";

const FILES = { "kept.md": "kept\n" };

/** `path@commit: text` of every place, in order. */
async function places(content: AddedContent): Promise<string[]> {
  const lines: string[] = [];
  await content.read(content.blobs, (blob, bytes) => {
    const text = bytes instanceof Error ? `Error: ${bytes.message}` : Buffer.from(bytes).toString("utf8").trim();
    for (const place of blob.places) lines.push(`${place.path}@${place.commit.slice(0, 12)}: ${text}`);
  });
  return lines;
}

const at = (id: string) => id.slice(0, 12);

it("holds what a commit adds and a later one removes, brings back under another name, or finds in old history", async () => {
  const dir = makeRepository({ ...FILES, "old.md": "old\n" });
  const base = commit(dir, "remove old", { "kept.md": "kept\n" });
  git(dir, "rm", "--quiet", "old.md");
  const start = commit(dir, "without old");
  const added = commit(dir, "add two", { "one.md": "one\n", "also-one.md": "one\n" });
  git(dir, "rm", "--quiet", "one.md", "also-one.md");
  commit(dir, "remove them\n\nwith a body");
  const again = commit(dir, "old and one again", { "old.md": "old\n", "deep/one.md": "one\n" });
  const repository = await open(dir);
  const content = await repository.addedContent(start, "HEAD");
  expect(content.commits.map(({ message }) => Buffer.from(message).toString("utf8"))).toEqual([
    "add two\n",
    "remove them\n\nwith a body\n",
    "old and one again\n",
  ]);
  expect((await places(content)).sort()).toEqual(
    [
      `also-one.md@${at(added)}: one`,
      `one.md@${at(added)}: one`,
      `deep/one.md@${at(again)}: one`,
      `old.md@${at(again)}: old`,
    ].sort(),
  );
  expect(content.blobs).toHaveLength(2);
  expect(await places(await repository.addedContent(undefined, base))).toEqual([
    expect.stringMatching(/^kept.md@.*: kept$/) as string,
    expect.stringMatching(/^old.md@.*: old$/) as string,
  ]);
  expect((await repository.addedContent("HEAD", "HEAD")).commits).toEqual([]);
});

it("finds what only a merge adds, and leaves out what the other branch had", async () => {
  const dir = makeRepository(FILES);
  git(dir, "switch", "--quiet", "--create", "topic");
  const own = commit(dir, "own", { "own.md": "own\n" });
  git(dir, "switch", "--quiet", "main");
  commit(dir, "theirs", { "theirs.md": "theirs\n" });
  git(dir, "switch", "--quiet", "topic");
  git(dir, "merge", "--quiet", "--no-commit", "main");
  const merge = commit(dir, "merge", { "evil.md": "evil\n" });
  git(dir, "rm", "--quiet", "evil.md");
  commit(dir, "remove it");
  const comparison = await (await open(dir)).compare("main", "topic");
  expect(await places(await comparison.added())).toEqual([`own.md@${at(own)}: own`, `evil.md@${at(merge)}: evil`]);
});

describe("a merge that keeps one parent's file", () => {
  /** Main adds a file and takes it away; the topic has it still. */
  function parted(): { dir: string; gone: string } {
    const dir = makeRepository(FILES);
    commit(dir, "slip", { "deep/slip.md": "slip\n", "both.md": "both\n" });
    git(dir, "branch", "topic");
    git(dir, "rm", "--quiet", "deep/slip.md");
    const gone = commit(dir, "take it away", { "theirs.md": "theirs\n" });
    git(dir, "switch", "--quiet", "topic");
    commit(dir, "own", { "own.md": "own\n" });
    return { dir, gone };
  }

  it("brings back what the base took away, and is named for it", async () => {
    const { dir } = parted();
    git(dir, "merge", "--quiet", "--strategy=ours", "-m", "ours", "main");
    const merge = git(dir, "rev-parse", "HEAD");
    const repository = await open(dir);
    const expected = [expect.stringMatching(/^own\.md@/) as string, `deep/slip.md@${at(merge)}: slip`];
    expect(await places(await (await repository.compare("main", "topic")).added())).toEqual(expected);
    expect(await places(await repository.addedContent("main", "topic"))).toEqual(expected);
    const below = await open(join(dir, "deep"));
    expect(await places(await below.addedContent("main", "topic"))).toEqual([`slip.md@${at(merge)}: slip`]);
  });

  it("brings it back where main goes on, where the merge is not the last, and in the working directory", async () => {
    const { dir } = parted();
    git(dir, "merge", "--quiet", "--no-commit", "main");
    git(dir, "checkout", "--quiet", "main~1", "--", "deep/slip.md");
    const slip = async () => (await places(await (await (await open(dir)).compare("main", undefined)).added())).at(-1);
    expect(await slip()).toBe("deep/slip.md@working dire: slip");
    const merge = commit(dir, "by hand");
    expect(await slip()).toBe(`deep/slip.md@${at(merge)}: slip`);
    commit(dir, "more", { "more.md": "more\n" });
    git(dir, "switch", "--quiet", "main");
    commit(dir, "main goes on", { "later.md": "later\n" });
    git(dir, "switch", "--quiet", "topic");
    expect(await slip()).toBe(`deep/slip.md@${at(merge)}: slip`);
  });

  it("brings it back over one of two merge bases", async () => {
    const { dir, gone } = parted();
    const own = git(dir, "rev-parse", "topic");
    git(dir, "merge", "--quiet", "--strategy=ours", "-m", "ours", gone);
    git(dir, "switch", "--quiet", "main");
    git(dir, "merge", "--quiet", "-m", "cross", own);
    expect(git(dir, "merge-base", "--all", "main", "topic").split("\n")).toHaveLength(2);
    const found = await places(await (await open(dir)).addedContent("main", "topic"));
    expect(found.map((line) => line.replace(/@.*:/, ":"))).toEqual(["deep/slip.md: slip"]);
  });

  it("adds nothing where there is none, though the base has taken files away since", async () => {
    const { dir } = parted();
    const repository = await open(dir);
    const own = [expect.stringMatching(/^own\.md@/) as string];
    expect(await places(await repository.addedContent("main", "topic"))).toEqual(own);
    git(dir, "merge", "--quiet", "-m", "as git does", "main");
    expect(await places(await repository.addedContent("main", "HEAD"))).toEqual(own);
    git(dir, "switch", "--quiet", "main");
    git(dir, "rm", "--quiet", "both.md");
    commit(dir, "take another away");
    expect(await places(await repository.addedContent("main", "topic"))).toEqual(own);
  });
});

it("takes the working directory for the last commit, and a folder for the root", async () => {
  const dir = makeRepository({ "memory/a.md": "a\n", "b.md": "b\n" });
  write(dir, { "memory/new.md": "new\n", "elsewhere.md": "elsewhere\n" });
  const comparison = await (await open(join(dir, "memory"))).compare("main", undefined);
  const content = await comparison.added();
  expect(content.commits.map(({ id, message }) => [id, message.length])).toEqual([["working directory", 0]]);
  expect(await places(content)).toEqual(["new.md@working dire: new"]);
});

it("counts links with their targets, and leaves out submodules", async () => {
  const dir = makeRepository(FILES);
  git(dir, "update-index", "--add", "--cacheinfo", `160000,${git(dir, "rev-parse", "HEAD")},sub`);
  const target = git(dir, "hash-object", "-w", "kept.md");
  git(dir, "update-index", "--add", "--cacheinfo", `120000,${target},link`);
  git(dir, "commit", "--quiet", "-m", "odd");
  const repository = await open(dir);
  expect(await places(await repository.addedContent("HEAD~1", "HEAD"))).toEqual([
    expect.stringMatching(/^link@.*: kept$/) as string,
  ]);
});

it("refuses a range that a shallow clone cuts, and says what to fetch", async () => {
  const dir = makeRepository(FILES);
  for (const name of ["a", "b", "c"]) commit(dir, name, { [`${name}.md`]: name });
  const shallow = clone(dir, "--depth=2");
  const repository = await open(shallow);
  await expect(repository.addedContent(undefined, "HEAD")).rejects.toThrow(/too shallow/);
  expect((await repository.addedContent("HEAD~1", "HEAD")).blobs).toHaveLength(1);
});

it("visits a blob that is gone as an error", async () => {
  const dir = makeRepository(FILES);
  commit(dir, "gone", { "gone.md": "gone\n" });
  const oid = git(dir, "rev-parse", "HEAD:gone.md");
  rmSync(join(dir, ".git/objects", oid.slice(0, 2), oid.slice(2)));
  const content = await (await open(dir)).addedContent("HEAD~1", "HEAD");
  expect(await places(content)).toEqual([expect.stringMatching(/^gone\.md@.*: Error: .* missing/) as string]);
});
