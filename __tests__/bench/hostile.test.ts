import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { checkArguments, hostileCases, hostileFault, layOut, type HostileCase } from "../../bench/hostile.js";
import { CANARY } from "../../bench/hostile/case.js";
import { git } from "../../bench/git.js";
import { sample } from "../support/sample.js";

const root = mkdtempSync(join(tmpdir(), "hostile-"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

const cases = hostileCases();

function named(name: string): HostileCase {
  const found = cases.find((hostile) => hostile.name === name);
  if (!found) throw new Error(`no case ${name}`);
  return found;
}

describe("hostile repositories", () => {
  test("there are many, each with a name of its own", () => {
    expect(cases.length).toBeGreaterThanOrEqual(25);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    expect(cases.filter(({ name }) => !/^[a-z0-9-]+$/.test(name))).toEqual([]);
  });

  // The tests of the bundle lay out each, and run what is laid out.
  test.each(sample(cases).map(({ name }) => name))("%s can be laid out", (name) => {
    const hostile = named(name);
    const directory = join(root, hostile.name);
    layOut(hostile, directory);
    for (const path of Object.keys(hostile.files)) expect(lstatSync(join(directory, path)).isFile()).toBe(true);
    expect(git(directory, ["show", "main:graph/teams/platform.yaml"])).toContain("team:platform");
    if (hostile.args?.includes("hostile")) {
      expect(git(directory, ["rev-list", "--count", "main..hostile"])).toBe("1");
    }
    expect(existsSync(join(directory, CANARY))).toBe(false);
    rmSync(directory, { recursive: true });
  });

  test("files that only look alike stay apart", () => {
    const directory = join(root, "again");
    layOut(named("colliding-case"), directory);
    const [lower, upper] = ["same", "SAME"].map((name) =>
      readFileSync(join(directory, `graph/services/${name}.yaml`), "utf8"),
    );
    expect(lower).not.toBe(upper);
  });

  test("a branch is judged against main", () => {
    expect(checkArguments(named("tree-bomb"), "d")).toEqual([
      "check",
      "d",
      "--base",
      "main",
      "--head",
      "hostile",
      "--format",
      "json",
    ]);
  });
});

describe("hostileFault", () => {
  const hostile = named("alias-bomb");
  const directory = mkdtempSync(join(root, "fault-"));
  const finding = { severity: "error", path: "graph/services/hostile.yaml", message: "::error::x" };
  const report = (...findings: object[]): string => JSON.stringify({ findings, statistics: { ids: 1 } });
  const good = { exitCode: 1, stdout: report(finding), stderr: "", workingDirectory: directory };

  test("a report that blames the file is right", () => {
    expect(hostileFault(hostile, directory, good)).toBeUndefined();
  });

  test.each([
    ["a pass", { exitCode: 0 }, "exit 0"],
    ["a crash", { exitCode: 3, stderr: "boom" }, "exit 3 instead of 1: boom"],
    ["a signal", { exitCode: null }, "exit by signal"],
    ["a stack trace", { stderr: "Error: x\n    at f (/a/b.js:1:2)\n" }, "stack trace"],
    ["a command in the log", { stderr: "bad:\n::error::x\n" }, "workflow command"],
    ["a command in the output", { stdout: `::error::x\n${report(finding)}` }, "workflow command"],
    ["no report", { stdout: "fine" }, "no report"],
    [
      "another file blamed",
      { stdout: report({ ...finding, path: "other.yaml" }) },
      "no finding of error level in graph",
    ],
    ["a warning alone", { stdout: report({ ...finding, severity: "warning" }) }, "no finding of error level"],
    [
      "an accepted finding alone",
      { stdout: report({ ...finding, accepted: "baseline" }) },
      "no finding of error level",
    ],
  ])("%s is a fault", (_, change, message) => {
    expect(hostileFault(hostile, directory, { ...good, ...change })).toContain(message);
  });

  test("code that ran is a fault", () => {
    const workingDirectory = mkdtempSync(join(root, "ran-"));
    writeFileSync(join(workingDirectory, CANARY), "");
    expect(hostileFault(hostile, directory, { ...good, workingDirectory })).toBe("its code ran");
  });
});
