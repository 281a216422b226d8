/** What the commands write: whole, in the place that was named, and never over what somebody else wrote. */
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { changeFilesBelow } from "../../src/terminal/files-below.js";
import { begunWriteName } from "../../src/memory/stopped-write.js";
import { temporaryName } from "../../src/terminal/stopped-writes.js";
import { createFileWhole, writeFileWhole } from "../../src/terminal/write-whole.js";
import { createOutput, writeOutput } from "../../src/terminal/write-output.js";
import { commit, filesOf, folderOf, git, repositoryOf, run, write } from "./command-line.js";
import { ONE_TOOL, TOOL } from "./tool-record.js";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("a file", () => {
  it("is replaced with its permissions, under names as long as the system has", () => {
    const folder = folderOf();
    // 83 ideographs are 249 bytes: no name beside it may be made of its own.
    const path = join(folder, `${"記".repeat(83)}.yaml`);
    writeFileSync(path, "old");
    chmodSync(path, 0o640);
    writeFileWhole(path, "new");
    expect(readFileSync(path, "utf8")).toBe("new");
    expect(statSync(path).mode & 0o7777).toBe(0o640);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it("is created once, by one of two, and a symlink to nothing is something", () => {
    const folder = folderOf();
    const path = join(folder, "a.md");
    expect(createFileWhole(path, "one")).toBe(true);
    expect(createFileWhole(path, "two")).toBe(false);
    expect(readFileSync(path, "utf8")).toBe("one");
    symlinkSync(join(folder, "nowhere"), join(folder, "link.md"));
    expect(createFileWhole(join(folder, "link.md"), "three")).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(["a.md", "link.md"]);
  });

  it.each([
    ["a part of the path is a file", (folder: string) => join(folder, "file.txt", "x.json")],
    ["it is a folder", (folder: string) => join(folder, "dir")],
    ["its name is too long", (folder: string) => join(folder, "x".repeat(300))],
  ])("cannot be written where %s, which is told without a stack", (why, at) => {
    const folder = folderOf({ "file.txt": "text", "dir/inner.txt": "text" });
    const before = filesOf(folder);
    expect(() => {
      writeFileWhole(at(folder), "new");
    }).toThrow(`cannot be written: ${why}.`);
    expect(filesOf(folder)).toEqual(before);
  });
});

describe("what a stopped write left behind", () => {
  const LEFT = `.memory-steward-${"0f".repeat(12)}.part`;
  const DAYS_AGO = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);

  it("goes with the next write beside it, once it is old and clearly ours", () => {
    const others = [`.memory-steward-${"0f".repeat(12)}.part.md`, ".memory-steward-mine.part", `x${LEFT}`, "a.part"];
    const folder = folderOf(Object.fromEntries([LEFT, ...others, `deeper/${LEFT}`].map((name) => [name, "text"])));
    const link = LEFT.replaceAll("0f", "1e");
    mkdirSync(join(folder, LEFT.replaceAll("0f", "2d")));
    symlinkSync("a.part", join(folder, link));
    for (const name of [LEFT, ...others, `deeper/${LEFT}`]) utimesSync(join(folder, name), DAYS_AGO, DAYS_AGO);
    lutimesSync(join(folder, link), DAYS_AGO, DAYS_AGO);
    const before = readdirSync(folder);
    expect(createFileWhole(join(folder, "b.md"), "b")).toBe(true);
    expect(readdirSync(folder).sort()).toEqual([...before.filter((name) => name !== LEFT), "b.md"].sort());
    expect(readdirSync(join(folder, "deeper"))).toEqual([LEFT]);
  });

  it("goes at once where the process that began it has ended, and stays where it may be writing still", () => {
    const machine = temporaryName().slice(".memory-steward-".length, -"xxxxxxxxxxxxxxxx.part".length);
    const of = (process: number) => begunWriteName(machine, process.toString(16).padStart(8, "0"), "0f0f0f0f");
    const ended = of(spawnSync(process.execPath, ["--version"]).pid);
    const running = of(process.ppid);
    const folder = folderOf({
      [LEFT]: "text",
      [ended]: "text",
      [of(process.pid)]: "text",
      [running]: "text",
      "a.md": "a",
    });
    writeFileWhole(join(folder, "a.md"), "b");
    expect(readdirSync(folder).sort()).toEqual([LEFT, running, "a.md"].sort());
  });
});

describe("several files", () => {
  it("come, change and go together, and one that came meanwhile stays", () => {
    const folder = folderOf({ "a.md": "a", "b.md": "b" });
    changeFilesBelow(folder, [
      { path: "a.md", before: bytes("a"), after: "A" },
      { path: "b.md", before: bytes("b"), after: undefined },
      { path: "new/c.md", before: undefined, after: "C" },
    ]);
    expect(filesOf(folder)).toEqual({ "a.md": "A", "new/c.md": "C" });
    expect(() => {
      changeFilesBelow(folder, [
        { path: "a.md", before: bytes("A"), after: "again" },
        { path: "new/c.md", before: undefined, after: "again" },
      ]);
    }).toThrow("new/c.md is there already, and is left as it is.");
    expect(filesOf(folder)).toEqual({ "a.md": "A", "new/c.md": "C" });
  });

  it("say which of them were changed where one is written by somebody else meanwhile", () => {
    const folder = folderOf({ "a.md": "a", "b.md": "b" });
    const first = {
      path: "a.md",
      before: bytes("a"),
      get after() {
        writeFileSync(join(folder, "b.md"), "precious");
        return "A";
      },
    };
    expect(() => {
      changeFilesBelow(folder, [first, { path: "b.md", before: bytes("b"), after: "B" }]);
    }).toThrow("b.md changed while it was being looked at. Of 2 files 1 was changed before: a.md.");
    expect(filesOf(folder)).toEqual({ "a.md": "A", "b.md": "precious" });
  });

  it("say so too where the system refuses to remove one", () => {
    const folder = folderOf({ "a.md": "a", "b.md": "b" });
    const second = {
      path: "b.md",
      before: bytes("b"),
      get after() {
        rmSync(join(folder, "b.md"));
        mkdirSync(join(folder, "b.md"));
        return undefined;
      },
    };
    expect(() => {
      changeFilesBelow(folder, [{ path: "a.md", before: bytes("a"), after: "A" }, second]);
    }).toThrow(/^b\.md cannot be written: .*\. Of 2 files 1 was changed before: a\.md\.$/);
  });
});

describe("a report", () => {
  it("goes through no symlink of the repository, however the folder is named", () => {
    const outside = folderOf();
    const top = repositoryOf({ "memory/a.md": "text" });
    symlinkSync(outside, join(top, "reports"));
    const alias = join(folderOf(), "alias");
    symlinkSync(top, alias);
    const indirect = join(folderOf(), "indirect");
    symlinkSync(join(top, "reports"), indirect);
    for (const path of [join(top, "reports/r.json"), join(alias, "reports/r.json"), join(indirect, "r.json")]) {
      expect(() => {
        writeOutput(path, "{}");
      }).toThrow(/reports is a symlink inside a repository, and is not followed/);
    }
    expect(readdirSync(outside)).toEqual([]);
    // The caller's own links are the caller's.
    writeOutput(join(alias, "r.json"), "{}");
    expect(readFileSync(join(top, "r.json"), "utf8")).toBe("{}");
  });

  it("is written through the caller's link to a file, and to what there is not yet", () => {
    const folder = folderOf({ "t.json": "old" });
    symlinkSync(join(folder, "t.json"), join(folder, "l.json"));
    symlinkSync(join(folder, "new.json"), join(folder, "dangling.json"));
    writeOutput(join(folder, "l.json"), "{}");
    writeOutput(join(folder, "dangling.json"), "[]");
    expect([lstatSync(join(folder, "l.json")).isSymbolicLink(), readFileSync(join(folder, "t.json"), "utf8")]).toEqual([
      true,
      "{}",
    ]);
    expect(readFileSync(join(folder, "new.json"), "utf8")).toBe("[]");
  });

  it("goes to standard output where that is a file, which stays what it is", () => {
    const folder = repositoryOf(ONE_TOOL);
    const out = join(folderOf(), "out.json");
    for (const name of ["/dev/stdout", "/dev/fd/1"]) {
      const file = openSync(out, "w");
      const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
      const args = [cli, "check", folder, "--format", "json", "--output", name];
      const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", file, "ignore"] });
      closeSync(file);
      expect([status, JSON.parse(readFileSync(out, "utf8"))]).toEqual([
        0,
        expect.objectContaining({ verdict: "pass" }),
      ]);
      expect(lstatSync(name).isFile()).toBe(false);
    }
  });

  it.each([
    [
      "a circle of symlinks",
      (folder: string) => {
        symlinkSync("b", join(folder, "a"));
        symlinkSync("a", join(folder, "b"));
        return join(folder, "a/x.json");
      },
    ],
    ["a part of the path is a file", (folder: string) => join(folder, "file.txt/x.json")],
    ["its name is too long", (folder: string) => join(folder, "x".repeat(300))],
  ])("cannot be written to a place where %s, which is the caller's matter", async (why, at) => {
    const folder = folderOf({ "file.txt": "text" });
    const { code, stderr } = await run("check", repositoryOf(ONE_TOOL), "--output", at(folder));
    expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
  });

  it("makes no folder that is not there", async () => {
    const folder = folderOf();
    const file = join(folder, "a/b/x.json");
    const { code, stderr } = await run("check", repositoryOf(ONE_TOOL), "--output", file);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`There is no folder ${join(folder, "a")}.`)]);
    expect(() => {
      createOutput(file, "{}");
    }).toThrow("There is no folder");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("that must be new replaces nothing", () => {
    const folder = repositoryOf({ "out.json": "precious" });
    expect(() => {
      createOutput(join(folder, "out.json"), "{}");
    }).toThrow("is there already");
    expect(readFileSync(join(folder, "out.json"), "utf8")).toBe("precious");
  });
});

describe("revert --write", () => {
  it("leaves a file alone that Git ignores and that somebody has written", async () => {
    const folder = repositoryOf({ ...ONE_TOOL, "graph/b.yaml": TOOL.replace("tool:a", "tool:b") });
    rmSync(join(folder, "graph/b.yaml"));
    writeFileSync(join(folder, ".gitignore"), "graph/b.yaml\n");
    commit(folder);
    writeFileSync(join(folder, "graph/b.yaml"), "precious\n");
    const { code, stderr } = await run("revert", "HEAD", "--dir", folder, "--write");
    expect([code, stderr]).toEqual([2, expect.stringContaining("graph/b.yaml is there already")]);
    expect(readFileSync(join(folder, "graph/b.yaml"), "utf8")).toBe("precious\n");
  });
});

describe("check --update-baseline", () => {
  it.each([
    ["a record", '{ "id": "service:mine" }\n'],
    [
      "a baseline with a member twice",
      '{ "baseline": "memory-steward.baseline/v1", "findings": [], "findings": [] }\n',
    ],
    ["a baseline with the marks of a merge", '{\n<<<<<<< HEAD\n  "baseline": "memory-steward.baseline/v1"\n'],
  ])("does not write over %s", async (_what, text) => {
    const folder = repositoryOf({
      ...ONE_TOOL,
      "accepted.json": text,
      "memory-steward.yml": "layout: company-brain\nbaseline: accepted.json\n",
    });
    const { code, stderr } = await run("check", folder, "--update-baseline");
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining("accepted.json is not a baseline that can be added to"),
    ]);
    expect(readFileSync(join(folder, "accepted.json"), "utf8")).toBe(text);
  });

  it("does not accept that the index is stale, and says so", async () => {
    const folder = repositoryOf(ONE_TOOL);
    await run("reindex", folder, "--write");
    write(folder, { "notes/later.md": "# Later\n" });
    expect((await run("check", folder)).stdout).toContain("index/stale");
    const { code, stdout } = await run("check", folder, "--update-baseline");
    expect([code, stdout.split("\n").at(-2)]).toEqual([
      0,
      "1 finding about the generated index is not accepted: it would hide later ones. Regenerate the index with reindex --write.",
    ]);
    expect((await run("check", folder)).stdout).toContain("index/stale");
  });

  it.each([
    ...[".github/workflows/x.json", ".git./x.json", "git~1/x.json", "a/../b.json"],
    ...["indexes/graph-index.json", "notes/new.md", "notes/new.json.md"],
  ])("writes no %s", async (path) => {
    const folder = repositoryOf({ ...ONE_TOOL, "memory-steward.yml": `layout: company-brain\nbaseline: ${path}\n` });
    const { code, stderr } = await run("check", folder, "--update-baseline");
    expect([code, stderr]).toEqual([2, expect.stringContaining("cannot be one")]);
    expect(existsSync(join(folder, path))).toBe(false);
  });
});

describe("reindex --write", () => {
  it("removes no file that is none of the index, and says which stands in its way", async () => {
    const folder = repositoryOf(ONE_TOOL);
    await run("reindex", folder, "--write");
    mkdirSync(join(folder, "indexes/tags"), { recursive: true });
    writeFileSync(join(folder, "indexes/tags/my-notes.md"), "mine\n");
    writeFileSync(join(folder, "indexes/tags/7f.jsonl"), "of an older index\n");
    const refused = await run("reindex", folder, "--write");
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("indexes/tags/my-notes.md")]);
    expect(existsSync(join(folder, "indexes/tags/7f.jsonl"))).toBe(true);
    appendFileSync(join(folder, ".gitignore"), "my-notes.md\n");
    expect((await run("reindex", folder, "--write")).code).toBe(0);
    expect(readdirSync(join(folder, "indexes/tags"))).toEqual(["my-notes.md"]);
  });

  it("does not reach into a repository within this one", async () => {
    const folder = repositoryOf(ONE_TOOL);
    const inner = join(folder, "indexes/tags");
    mkdirSync(inner, { recursive: true });
    git(inner, "init", "--quiet");
    writeFileSync(join(inner, "7f.jsonl"), "theirs\n");
    const { code, stderr } = await run("reindex", folder, "--write");
    expect([code, stderr]).toEqual([2, expect.stringContaining("is a Git repository of its own")]);
    expect(readdirSync(join(folder, "indexes"))).toEqual(["tags"]);
    expect(readFileSync(join(inner, "7f.jsonl"), "utf8")).toBe("theirs\n");
  });
});
