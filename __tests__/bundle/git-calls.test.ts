/** What a check asks Git for: a look at all files of the working directory only where the report states a digest of them. */
import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";
import { generateMemory } from "../../bench/generate.js";
import { commit, git, makeFolder } from "../git/fixture.js";
import { PROJECT } from "../runner/run-action.js";

describe("a check of the working directory", () => {
  const folder = makeFolder();
  const memory = join(folder, "memory");
  const log = join(folder, "calls");
  const noted = join(folder, "git");
  writeFileSync(noted, `#!/bin/sh\nprintf '%s\\n' "$*" >> '${log}'\nPATH=\${PATH#*${delimiter}} exec git "$@"\n`);
  chmodSync(noted, 0o755);
  generateMemory(memory, { records: 20, seed: 1 });
  git(memory, "init", "--quiet");
  commit(memory, "records");

  it.each([
    ["pretty", false],
    ["github", false],
    ["sarif", false],
    ["json", true],
    ["markdown", true],
  ] as const)("as %s compares its files with the index: %s", (format, compares) => {
    writeFileSync(log, "");
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(PROJECT, "dist/cli.js"), "check", memory, "--format", format],
      { encoding: "utf8", env: { ...process.env, PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}` } },
    );
    expect([status, stderr]).toEqual([0, ""]);
    const calls = readFileSync(log, "utf8");
    expect(calls).toContain(" ls-files ");
    expect(calls.includes(" diff-files ")).toBe(compares);
  });
});
