/** The bench's programs tell a mistake in their command line with their usage, and write nothing. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { folderOf } from "../commands/command-line.js";
import { sample } from "../support/sample.js";

function run(program: string, ...args: readonly string[]) {
  const file = fileURLToPath(new URL(`../../bench/${program}.ts`, import.meta.url));
  return spawnSync(process.execPath, ["--import", "tsx", file, ...args], { encoding: "utf8" });
}

describe.each(sample(["main", "generate", "index-bytes", "fuzz-parsers"]))("%s", (program) => {
  it("says how it is called", () => {
    const { status, stdout, stderr } = run(program, "--help");
    expect([status, stdout, stderr]).toEqual([
      0,
      expect.stringMatching(/^Usage: np[mx] .*\n( {2}--[a-z-]+ .*\n)+$/),
      "",
    ]);
  });

  it("says which option it does not know", () => {
    const { status, stdout, stderr } = run(program, "--nothing");
    expect([status, stdout, stderr]).toEqual([
      2,
      "",
      expect.stringMatching(/^Unknown option '--nothing'.*\n\nUsage: /),
    ]);
  });
});

describe("generate", () => {
  it("leaves a folder alone in which something stands, which would be part of the memory", () => {
    const folder = folderOf({ "graph/mine.yaml": "a: 1\n" });
    const { status, stdout, stderr } = run("generate", folder, "--records", "10");
    expect([status, stdout, stderr.split("\n")[0]]).toEqual([
      2,
      "",
      `${folder}: expected an empty folder, or none: what stands there would be part of the memory`,
    ]);
    expect(readdirSync(folder)).toEqual(["graph"]);
  });

  it("says that a memory has five records at least", () => {
    const { status, stderr } = run("generate", "/nowhere/memory", "--records", "3");
    expect([status, stderr.split("\n")[0]]).toEqual([2, "--records 3: expected a whole number of at least 5"]);
  });
});
