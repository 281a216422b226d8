import { describe, expect, test } from "vitest";
import type { Figures } from "../../bench/measure.js";
import { tmpdir } from "node:os";
import { OptionError } from "../../bench/arguments.js";
import { readOptions } from "../../bench/options.js";
import { cpuOver, cpuRatio, rowOf, runGroup, type Group, type GroupResult, type Row } from "../../bench/rows.js";
import { mistakesFault } from "../../bench/sections/mistakes.js";
import { renderGroup } from "../../bench/table.js";
import { targetsOf } from "../../bench/targets.js";

const node = process.execPath;

function row(key: string, more: Partial<Row> = {}): Row {
  return { key, name: key, command: { argv: [node, "-e", "0"] }, exits: [0], ...more };
}

/** A group whose rows took the CPU seconds given, one number a round. */
function measured(group: Omit<Group, "rows">, cpu: Readonly<Record<string, readonly number[]>>): GroupResult {
  const figures = (cpuSeconds: number): Figures => ({
    exitCode: 0,
    timedOut: false,
    cpuSeconds,
    wallSeconds: cpuSeconds,
    peakBytes: 100 * 2 ** 20,
    outputBytes: 5,
  });
  const rows = Object.entries(cpu).map(([key, seconds]) => ({
    row: row(key),
    runs: new Map(seconds.map((value, round) => [round, figures(value)])),
    failure: undefined,
  }));
  return { group: { ...group, rows: rows.map((result) => result.row) }, rows };
}

const FULL = { section: "full", title: "Full check, 100,000 records", records: 100_000, floor: "read" };

describe("runGroup", () => {
  test("runs rows in turn, and no longer once one failed or its budget is spent", async () => {
    const order: string[] = [];
    const note = (key: string) => () => {
      order.push(key);
      return undefined;
    };
    const rows = [
      row("a", { fault: note("a") }),
      row("b", { fault: () => "wrong number" }),
      row("c", { exits: [0], command: { argv: ["sh", "-c", "echo why >&2; exit 4"] } }),
      row("d", { fault: note("d") }),
      row("e", { missing: "not built" }),
      row("f", { command: { argv: ["sleep", "1.2"] }, fault: note("f") }),
    ];
    const group = { section: "full", title: "t", floor: "a", rows };
    const result = await runGroup(group, { runs: 2, budgetSeconds: 1, log: () => undefined });
    expect(order).toEqual(["a", "d", "f", "a", "d"]);
    expect(result.rows.map(({ runs }) => runs.size)).toEqual([2, 0, 0, 2, 0, 1]);
    const failures = result.rows.map(({ failure }) => failure);
    expect(failures).toEqual([undefined, "wrong number", "exit 4: why", undefined, "not built", undefined]);
  });
});

describe("ratios", () => {
  test("are taken pair by pair, not between medians", () => {
    const result = measured(FULL, { read: [1, 2, 10], check: [4, 6, 10] });
    const [check, read] = [rowOf(result, "check"), rowOf(result, "read")];
    if (!check || !read) throw new Error("a row is missing");
    expect(cpuRatio(check, read)).toEqual({ median: 3, least: 1, most: 4 });
    expect(cpuOver(check, read)).toEqual({ median: 3, least: 0, most: 4 });
  });
});

describe("renderGroup", () => {
  test("stands worst first, and what failed last without a time", () => {
    const result = measured(FULL, { read: [1], check: [3], slow: [30] });
    const failed = { row: row("broken"), runs: new Map(), failure: "exit 1: a | b" };
    const lines = renderGroup({ ...result, rows: [failed, ...result.rows] }).split("\n");
    const keys = lines.filter((line) => line.startsWith("| ")).map((line) => line.split(" | ")[0]);
    expect(keys).toEqual(["| Command", "| ---", "| slow", "| check", "| read", "| broken"]);
    expect(lines.at(-1)).toBe("| broken | – | – | – | – | – | – | 0 | exit 1: a   b | – |");
    expect(lines.find((line) => line.startsWith("| slow"))).toContain("| 29000 | 30.00 |");
  });
});

describe("targetsOf", () => {
  const find = (results: readonly GroupResult[], what: string): string | undefined =>
    targetsOf(results).find((target) => target.what.includes(what))?.verdict;

  test.each([
    [3, "stretch met"],
    [5, "met"],
    [7, "missed"],
  ])("a check of %i times the floor: %s", (seconds, verdict) => {
    const result = measured(FULL, { read: [1], check: [seconds] });
    expect(find([result], "Node reads every file")).toBe(verdict);
  });

  test("a bound from below", () => {
    expect(find([measured(FULL, { straightforward: [9], check: [1] })], "straightforward")).toBe("stretch met");
    expect(find([measured(FULL, { straightforward: [7], check: [1] })], "straightforward")).toBe("missed");
  });

  test("no verdict at another size, no line without figures", () => {
    const small = measured({ ...FULL, records: 1000 }, { read: [1], check: [100] });
    expect(find([small], "Node reads every file")).toBe("only 1,000 records");
    expect(find([small], "ajv-cli")).toBeUndefined();
  });

  test("growth is the difference between two sizes", () => {
    const pull = (records: number, seconds: number): GroupResult =>
      measured(
        { section: "pull-request", title: "Pull request", records, floor: "node" },
        { node: [0.1], "ten-changes": [seconds] },
      );
    const targets = targetsOf([pull(10_000, 0.15), pull(100_000, 0.165)]);
    expect(targets.find(({ what }) => what.includes("growth"))?.measured).toBe("15 ms");
    expect(targets.find(({ what }) => what.includes("10 files"))?.measured).toBe("65 ms (65 ms to 65 ms)");
  });
});

describe("mistakesFault", () => {
  const mistakes = [
    { path: "a.md", mistake: "unknown status" },
    { path: "b.yaml", mistake: "id used twice", also: "c.yaml" },
  ];
  const report = (...paths: string[]): string =>
    JSON.stringify({ findings: paths.map((path) => ({ severity: "error", path })), statistics: { ids: 2 } });

  test("every mistake found and nothing else is right", () => {
    expect(mistakesFault(report("a.md", "b.yaml", "c.yaml"), mistakes)).toBeUndefined();
    expect(mistakesFault(report("a.md", "c.yaml"), mistakes)).toBeUndefined();
  });

  test("a mistake that was not found, a file blamed for nothing and no report are faults", () => {
    expect(mistakesFault(report("a.md"), mistakes)).toBe("not found: id used twice (b.yaml)");
    expect(mistakesFault(report("a.md", "b.yaml", "z.md"), mistakes)).toBe("blamed without a mistake: z.md");
    expect(mistakesFault("", mistakes)).toBe("no report on standard output");
  });
});

describe("readOptions", () => {
  test("quick is one round of 1,000 records without peers", () => {
    expect(readOptions(["--quick"])).toMatchObject({
      records: [1000],
      runs: 1,
      peers: false,
      command: "npm run bench:quick",
    });
  });

  test("sizes are sorted, sections are those named", () => {
    const options = readOptions(["--records", "5000", "--records", "50", "--only", "full"]);
    expect(options.records).toEqual([50, 5000]);
    expect([...options.sections]).toEqual(["full"]);
    expect(options.command).toBe("npm run bench -- --records 5000 --records 50 --only full");
  });

  test.each([
    [["--only", "nothing"]],
    [["--records", "4"]],
    [["--runs", "x"]],
    [["--unknown"]],
    [["--only", "own"]],
    [["--own", "/nowhere"]],
    // Known before anything is measured, not after it.
    [["--json", "/nowhere/figures.json"]],
    [["--json", tmpdir()]],
  ])("%j is refused", (argv) => {
    expect(() => readOptions(argv)).toThrow(OptionError);
  });
});
