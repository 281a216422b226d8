/** A few small objects stand for more paths than anybody can hold; a person is told so, in bounded memory. */
import { beforeAll, describe, expect, it } from "vitest";
import { git, gitInput, makeRepository, open } from "./fixture.js";

interface TooLarge {
  readonly name: string;
  /** @returns name of a tree object. */
  readonly tree: (dir: string) => string;
}

const CASES: readonly TooLarge[] = [
  {
    name: "ten folders of ten folders and so on, nine deep",
    tree: (dir) => {
      let node = git(dir, "rev-parse", "HEAD:a.md");
      for (let level = 0; level < 9; level++) {
        const kind = level === 0 ? "100644 blob" : "040000 tree";
        node = gitInput(dir, Array.from({ length: 10 }, (_, i) => `${kind} ${node}\tn${i}\n`).join(""), "mktree");
      }
      return node;
    },
  },
  {
    name: "40,000 files below a path of 3,700 characters",
    tree: (dir) => {
      const blob = git(dir, "rev-parse", "HEAD:a.md");
      const files = Array.from({ length: 40_000 }, (_, i) => `100644 blob ${blob}\t${i}.md\n`);
      let node = gitInput(dir, files.join(""), "mktree");
      for (let level = 0; level < 15; level++)
        node = gitInput(dir, `040000 tree ${node}\t${"d".repeat(250)}\n`, "mktree");
      return node;
    },
  },
];

/** What a person is told, without a stack trace. */
const refused = (message: RegExp) => ({ name: "UserError", message: expect.stringMatching(message) as string });

describe.each(CASES)("$name", ({ tree }) => {
  let dir = "";
  let head = "";
  let root = "";

  beforeAll(() => {
    dir = makeRepository({ "a.md": "a" });
    const files = git(dir, "ls-tree", "HEAD");
    root = gitInput(dir, `${files}\n040000 tree ${tree(dir)}\tlarge\n`, "mktree");
    head = git(dir, "commit-tree", root, "-p", "HEAD", "-m", "large");
  });

  it("as what the commits of a range add", async () => {
    const repository = await open(dir);
    await expect(repository.addedContent("main", head)).rejects.toMatchObject(refused(/add too many files/));
  });

  it("as what differs from another commit", async () => {
    const repository = await open(dir);
    const [before, after] = [await repository.commitTree("main"), await repository.commitTree(head)];
    await expect(before.stored?.differences(after)).rejects.toMatchObject(refused(/Too many files differ between/));
  });

  it("as a tree", async () => {
    const after = await (await open(dir)).commitTree(head);
    await expect(after.entries()).rejects.toMatchObject(refused(/too many paths/));
  });

  it("as a branch among others", async () => {
    const repository = await open(dir);
    expect(await repository.branchChange(git(dir, "rev-parse", "main"), head)).toBeUndefined();
  });
});

describe("751 folders of 1,000 files, whose list is short", () => {
  let dir = "";
  let head = "";

  beforeAll(() => {
    dir = makeRepository({ "a.md": "a" });
    const blob = git(dir, "rev-parse", "HEAD:a.md");
    const listOf = (count: number, entry: string) =>
      Array.from({ length: count }, (_, i) => `${entry}\t${i}\n`).join("");
    const folder = gitInput(dir, listOf(1000, `100644 blob ${blob}`), "mktree");
    const large = gitInput(dir, listOf(751, `040000 tree ${folder}`), "mktree");
    const root = gitInput(dir, `${git(dir, "ls-tree", "HEAD")}\n040000 tree ${large}\tl\n`, "mktree");
    head = git(dir, "commit-tree", root, "-p", "HEAD", "-m", "large");
  });

  it("as a tree", async () => {
    const tree = await (await open(dir)).commitTree(head);
    await expect(tree.entries()).rejects.toMatchObject(refused(/too many paths to be listed: more than 750000/));
  });

  it("as what the commits of a range add", async () => {
    const repository = await open(dir);
    await expect(repository.addedContent("main", head)).rejects.toMatchObject(refused(/add too many files/));
  });
});

it("says of an index that lists too much that a folder can be checked", async () => {
  const dir = makeRepository({ "a.md": "a" });
  const tree = CASES[1]?.tree(dir) ?? "";
  git(dir, "read-tree", `--prefix=large/`, tree);
  const repository = await open(dir);
  await expect((await repository.workingTree()).entries()).rejects.toMatchObject(
    refused(/working directory has too many files/),
  );
});
