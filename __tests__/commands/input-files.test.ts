/** Files that are named on the command line: what is no regular file is not waited for, and no link of a repository followed. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { folderOf, git, repositoryOf, run } from "./command-line.js";

const TOOL = `nodeKind: Tool
id: tool:a
attributes: { title: Tool, status: approved, owners: [user:ada], updatedAt: "2026-06-01T08:00:00Z" }
`;
const ANSWER = ["--actor", "ada", "--reason", "Looked at, all of them", "--expires", "2099-01-01"];
const ORIGIN = ["--memory", "acme/memory", "--run", "run-1", "--source", "acme/app"];

let dir: string;
let outside: string;

/** Each way to name a file, with the arguments for one. */
const CALLS: readonly (readonly [string, (file: string) => string[]])[] = [
  ["review", (file) => ["review", file, dir, "--as", "notes/x.md"]],
  ["baseline import", (file) => ["baseline", "import", file, dir, ...ANSWER]],
  ["check --layout", (file) => ["check", "--layout", file, dir]],
  ["update validate", (file) => ["update", "validate", file, "--dir", dir]],
  ["merge-reports", (file) => ["merge-reports", file, "--dir", dir]],
  ...["--memories", "--failures", "--feedback"].map(
    (option) => [`update new ${option}`, (file: string) => fromFile(option, file)] as const,
  ),
  ["update new --extract", (file) => [...fromFile("--extract", file), "--", "cat"]],
];

function fromFile(option: string, file: string): string[] {
  return ["update", "new", "--dir", dir, ...ORIGIN, "--output", join(outside, "new.json"), option, file];
}

beforeAll(() => {
  dir = repositoryOf({ "memory-steward.yml": "layout: company-brain\n", "graph/a.yaml": TOOL });
  outside = folderOf({ "real.md": "---\ntitle: X\n---\n\n# X\n" });
  execFileSync("mkfifo", [join(outside, "fifo")]);
  mkdirSync(join(outside, "folder"));
  writeFileSync(join(outside, "huge"), "");
  truncateSync(join(outside, "huge"), 2 * 1024 * 1024 * 1024);
  symlinkSync("fifo", join(outside, "to-fifo"));
  symlinkSync("loop", join(outside, "loop"));
  mkdirSync(join(dir, "runbooks"));
  symlinkSync("/dev/zero", join(dir, "runbooks/zero.md"));
  symlinkSync(outside, join(dir, "elsewhere"));
  symlinkSync(join(outside, "real.md"), join(dir, "runbooks/real.md"));
  symlinkSync(join(dir, "runbooks/zero.md"), join(outside, "to-link-inside"));
});

describe.each(CALLS)("%s", (_name, call) => {
  it.each(["fifo", "to-fifo", "folder", "/dev/zero", "/dev/null"])("does not read %s", async (name) => {
    const { code, stdout, stderr } = await run(...call(name.startsWith("/") ? name : join(outside, name)));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/ is (?:a folder|a fifo, a socket or a device), and not read\.\n {2}\S/);
  });

  it("says what is absent, leads nowhere or is too large", async () => {
    for (const name of ["absent", "loop"]) {
      const { code, stderr } = await run(...call(join(outside, name)));
      expect([code, stderr]).toEqual([
        2,
        expect.stringMatching(/There is no (?:file|layout) |leads in a circle of symlinks/),
      ]);
    }
    const { code, stdout, stderr } = await run(...call(join(outside, "huge")));
    expect(code).not.toBe(3);
    expect(stdout + stderr).toMatch(/larger than \d+ MiB|more than 4 MiB/);
  });

  it("follows no link of the repository, and none that leads to one", async () => {
    for (const file of [
      join(dir, "runbooks/zero.md"),
      join(dir, "runbooks/real.md"),
      join(dir, "elsewhere/real.md"),
      join(outside, "to-link-inside"),
    ]) {
      const { code, stderr } = await run(...call(file));
      expect([code, stderr]).toEqual([2, expect.stringMatching(/symlink|symbolic link|not a file|no layout/i)]);
    }
  });
});

it("follows a link that a person made outside of a repository", async () => {
  const folder = folderOf();
  symlinkSync(join(outside, "real.md"), join(folder, "link.md"));
  symlinkSync(outside, join(folder, "folder"));
  for (const file of ["link.md", "folder/real.md"]) {
    const { code, stdout } = await run("review", join(folder, file), dir, "--as", "notes/x.md");
    expect([code, stdout]).toEqual([0, expect.stringContaining("REJECT  notes/x.md")]);
  }
});

it("does not follow a committed .gitleaksignore that is a link", async () => {
  symlinkSync("/dev/zero", join(dir, ".gitleaksignore"));
  git(dir, "add", ".gitleaksignore");
  const { code, stderr } = await run("baseline", "import", join(dir, ".gitleaksignore"), dir, ...ANSWER);
  expect([code, stderr]).toEqual([2, expect.stringContaining(".gitleaksignore is a symlink inside a repository")]);
});

describe("the standard input", () => {
  const own = Object.getOwnPropertyDescriptor(process, "stdin");
  afterEach(() => {
    if (own) Object.defineProperty(process, "stdin", own);
  });

  function send(stdin: Readable & { isTTY?: boolean }): void {
    Object.defineProperty(process, "stdin", { configurable: true, value: stdin });
  }

  it.each([
    ["update validate", ["update", "validate", "-", "--dir"]],
    ["propose", ["propose", "-", "--repository", "acme/memory", "--dry-run", "--dir"]],
  ])("is no terminal that %s would wait for", async (_, args) => {
    send(Object.assign(new Readable({ read: () => undefined }), { isTTY: true }));
    const { code, stderr } = await run(...args, dir);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining("- stands for the standard input, and that is a terminal."),
    ]);
  });

  it("is judged as a file with the same content is", async () => {
    const file = join(outside, "update.json");
    expect((await run("update", "new", "--dir", dir, ...ORIGIN, "--output", file)).code).toBe(0);
    const named = await run("update", "validate", file, "--dir", dir);
    send(Readable.from([readFileSync(file).subarray(0, 100), readFileSync(file).subarray(100)]));
    const sent = await run("update", "validate", "-", "--dir", dir);
    expect(sent).toEqual(named);
    expect(sent.stdout).toContain("add      runbooks/replace-me.md");
  });

  it("is the file of --memories", async () => {
    const memory = {
      type: "gotcha",
      importance: "high",
      title: "The mirror limits each address",
      summary: "It answers 429 to many connections.",
      detail: "Nightly installs open 200 connections at once. Warm the shared cache first.",
      tags: ["ci"],
      files: ["src/install/mirror.ts"],
    };
    send(Readable.from([JSON.stringify({ memories: [memory] })]));
    const to = ["--owner", "user:ada", "--kind", "gotcha=Runbook", "--output", "-"];
    const { code, stdout } = await run("update", "new", "--dir", dir, ...ORIGIN, ...to, "--memories", "-");
    expect([code, stdout]).toEqual([0, expect.stringContaining("title: The mirror limits each address")]);
  });

  it("is refused by its size, and not read to its end", async () => {
    let sent = 0;
    const endless = new Readable({
      read() {
        sent += 1;
        this.push(Buffer.alloc(1024 * 1024, " "));
      },
    });
    send(endless);
    const { code, stdout } = await run("update", "validate", "-", "--dir", dir);
    expect([code, stdout]).toEqual([1, expect.stringContaining("MEMORY_REJECTED_TOO_LARGE")]);
    expect(sent).toBeLessThan(100);
    expect(endless.destroyed).toBe(true);
  });
});
