/** How the command line ends where the world around it does not go along: a full disk, a signal. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { folderOf, repositoryOf } from "../commands/command-line.js";
import { PROJECT } from "../runner/run-action.js";

const CLI = join(PROJECT, "dist/cli.js");
const BRAIN = join(PROJECT, "examples/company-brain");
const FULL = "/dev/full";

function runInto(stream: "stdout" | "stderr", ...args: string[]) {
  const full = openSync(FULL, "w");
  const stdio = stream === "stdout" ? (["ignore", full, "pipe"] as const) : (["ignore", "pipe", full] as const);
  try {
    return spawnSync(process.execPath, [CLI, ...args], { encoding: "utf8", stdio: [...stdio] });
  } finally {
    closeSync(full);
  }
}

describe.skipIf(!existsSync(FULL))("output that cannot be written", () => {
  it.each([
    ["a clean check", ["check", BRAIN]],
    ["a report of many lines", ["check", BRAIN, "--format", "json"]],
    ["the version", ["--version"]],
    ["the help", ["--help"]],
    ["a list", ["rules"]],
  ])("is a mistake of the call and no finding, without a stack: %s", (_, args) => {
    const { status, stderr } = runInto("stdout", ...args);
    expect(stderr).toMatch(/^memory-steward: Standard output cannot be written to \(ENOSPC.*\)[^\n]*\n$/);
    expect(status).toBe(2);
  });

  it("does not keep the command from its work", () => {
    const memory = repositoryOf({ "memory-steward.yml": "layout: company-brain\n", "notes/a.md": "# A\n" });
    const { status } = runInto("stdout", "reindex", memory, "--write");
    expect(status).toBe(2);
    expect(readdirSync(memory)).toContain("indexes");
  });

  it("ends in 2 where standard error fails as well", () => {
    expect(runInto("stderr", "check", "nowhere").status).toBe(2);
  });
});

it.each(["cli", "action"])("a command that never gives its code does not pass: %s", (name) => {
  const folder = folderOf();
  for (const file of [`${name}.js`, "package.json"]) copyFileSync(join(PROJECT, "dist", file), join(folder, file));
  writeFileSync(join(folder, "index.js"), "exports.runCli = exports.runAction = () => new Promise(() => {});\n");
  expect(spawnSync(process.execPath, [join(folder, `${name}.js`)]).status).toBe(13);
});

describe("a signal while a memory is checked", () => {
  const files: Record<string, string> = { "memory-steward.yml": "layout: company-brain\n" };
  for (let at = 0; at < 3000; at++) files[`notes/${at}.md`] = `# Note ${at}\n\n${"Text. ".repeat(50)}\n`;
  const memory = repositoryOf(files);

  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("%s leaves no copy of the memory behind", async (signal) => {
    const scratch = join(folderOf(), "tmp");
    mkdirSync(scratch);
    const child = spawn(process.execPath, [CLI, "check", memory], {
      env: { ...process.env, TMPDIR: scratch },
      stdio: "ignore",
    });
    const closed = once(child, "close");
    while (readdirSync(scratch).length === 0 && child.exitCode === null) await sleep(2);
    child.kill(signal);
    expect(await closed).toEqual([null, signal]);
    expect(readdirSync(scratch)).toEqual([]);
  });
});
