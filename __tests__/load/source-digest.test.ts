/** One content, one digest, wherever it stands; any change of a source, another one. */
import { chmodSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadGate } from "../../src/load/gate.js";
import { generatedDigest, sourceDigest } from "../../src/load/source-digest.js";
import type { Tree } from "../../src/memory/tree.js";
import { commit, git, makeRepository, open, write } from "../git/fixture.js";
import { treeOf } from "../support/check-files.js";
import { storedTreeOf } from "../support/stored-tree.js";

const FILES: Readonly<Record<string, string>> = {
  "memory-steward.yml": 'layout: company-brain\nexclude: ["notes/drafts/**"]\n',
  "graph/a/b.yaml": "id: tool:a\n",
  // Git sorts a folder as if its name ended with a slash: between a.b and a0.
  "graph/a.b/c.yaml": "id: tool:b\n",
  "graph/a0.yaml": "id: tool:c\n",
  "graph/a-b.yaml": "id: tool:d\n",
  "graph/é/ü.yaml": "id: tool:e\n",
  "notes/a.md": "Words.\n",
};
const REST = {
  "notes/drafts/b.md": "Not yet.\n",
  "indexes/ontology-report.json": "{}\n",
  "indexes/records/1.jsonl": "{}\n",
};

const of = async (tree: Tree) => await sourceDigest(tree, await loadGate(tree));
const placesOf = async (tree: Tree) => await generatedDigest(tree, await loadGate(tree));

describe("the digest of the sources", () => {
  it("is the same for a list, a stored tree, a commit and the working directory", async () => {
    const files = { ...FILES, ...REST };
    const dir = makeRepository(files);
    const repository = await open(dir);
    const trees = [
      treeOf(files),
      storedTreeOf(files),
      await repository.commitTree("HEAD"),
      await repository.workingTree(),
    ];
    expect(new Set(await Promise.all(trees.map(of))).size).toBe(1);
    expect(new Set(await Promise.all(trees.map(placesOf))).size).toBe(1);
  });

  it("is the same for a commit and the working directory with odd entries and converted line ends", async () => {
    const dir = makeRepository({ ...FILES, ".gitattributes": "*.yaml text eol=crlf\n" });
    chmodSync(join(dir, "graph/a0.yaml"), 0o755);
    symlinkSync("a0.yaml", join(dir, "graph/link.yaml"));
    const sub = makeRepository({ "x.md": "x" });
    git(dir, "-c", "protocol.file.allow=always", "submodule", "add", "--quiet", sub, "graph/sub");
    commit(dir, "odd entries");
    rmSync(join(dir, "graph/a"), { recursive: true });
    git(dir, "checkout", "--quiet", "--", ".");
    const repository = await open(dir);
    const [committed, working] = [await repository.commitTree("HEAD"), await repository.workingTree()];
    const modes = (await committed.entries()).map(({ mode }) => mode);
    for (const mode of ["100755", "120000", "160000"]) expect(modes).toContain(mode);
    expect(await of(working)).toBe(await of(committed));
  });

  it("changes with every source, its place and its mode, and with nothing else", async () => {
    const digest = await of(storedTreeOf({ ...FILES, ...REST }));
    const same = [
      FILES,
      { ...FILES, ...REST, "indexes/records/2.jsonl": "{}\n" },
      { ...FILES, "notes/drafts/c.md": "x" },
    ];
    for (const files of same) expect(await of(storedTreeOf(files))).toBe(digest);
    const seen = new Set([digest]);
    const differing: Parameters<typeof treeOf>[0][] = [{ ...FILES, "graph/new.yaml": "" }];
    for (const [path, text] of Object.entries(FILES)) {
      const { [path]: _, ...rest } = FILES;
      differing.push({ ...FILES, [path]: `${text}# more\n` });
      if (path === "memory-steward.yml") continue;
      differing.push(rest, { ...rest, [`${path}x`]: text }, { ...FILES, [path]: { content: text, mode: "100755" } });
    }
    for (const files of differing) seen.add(await of(storedTreeOf(files)));
    expect(seen.size).toBe(differing.length + 1);
  });

  it("leaves the places of generated files to a digest of their own", async () => {
    const places = await placesOf(storedTreeOf({ ...FILES, ...REST }));
    const same = {
      ...FILES,
      ...REST,
      "indexes/ontology-report.json": '{"a":1}\n',
      "notes/a.md": "x",
      "indexes/records/1.jsonl": "",
    };
    expect(await placesOf(storedTreeOf(same))).toBe(places);
    expect(await placesOf(storedTreeOf({ ...FILES, ...REST, "indexes/other.json": "{}\n" }))).not.toBe(places);
    // The index itself, written or not, is no part of it.
    expect(await placesOf(storedTreeOf(FILES))).toBe(places);
  });

  it("sees a file in the working directory that Git does not know yet", async () => {
    const dir = makeRepository(FILES);
    const before = await of(await (await open(dir)).workingTree());
    write(dir, { "graph/a/new.yaml": "id: tool:n\n" });
    expect(await of(await (await open(dir)).workingTree())).not.toBe(before);
  });
});
