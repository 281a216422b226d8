import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { run } from "../../bench/measure.js";
import { pairwise, spreadOf } from "../../bench/measure/statistics.js";

const root = mkdtempSync(join(tmpdir(), "measure-"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

const node = process.execPath;
const BURN = "const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end);";

describe("run", () => {
  test("gives exit code, output and its length", async () => {
    const script = "process.stdout.write('x'.repeat(5000)); process.stderr.write('warned'); process.exitCode = 3";
    const result = await run({ argv: [node, "-e", script] }, { keepBytes: 10 });
    expect(result).toMatchObject({
      exitCode: 3,
      timedOut: false,
      outputBytes: 5000,
      stdout: "xxxxxxxxxx",
      stderr: "warned",
    });
    expect(result.wallSeconds).toBeGreaterThan(0);
  });

  test("counts the CPU of a child's child", async () => {
    const script = `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(BURN)}])`;
    const result = await run({ argv: [node, "-e", script] });
    expect(result.cpuSeconds).toBeGreaterThanOrEqual(0.2);
  });

  test.runIf(process.platform === "linux")("sees the memory of a child's child", async () => {
    const fill = "const b = Buffer.alloc(200 * 2 ** 20, 1); setTimeout(() => b.length, 300)";
    const script = `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(fill)}])`;
    const result = await run({ argv: [node, "-e", script] });
    expect(result.peakBytes).toBeGreaterThan(200 * 2 ** 20);
  });

  test("stops what takes too long, its children included", async () => {
    const result = await run({ argv: ["sh", "-c", "sleep 60 & sleep 60"] }, { timeoutSeconds: 0.5 });
    expect(result).toMatchObject({ exitCode: null, timedOut: true });
    expect(result.wallSeconds).toBeLessThan(30);
  });

  test("a signal is no exit code, a program that is not there is exit 127", async () => {
    expect((await run({ argv: ["sh", "-c", "kill -9 $$"] })).exitCode).toBeNull();
    expect((await run({ argv: [join(root, "no-such-program")] })).exitCode).toBe(127);
  });

  test("standard input comes from a file, environment and folder from the command", async () => {
    const stdin = join(root, "input");
    writeFileSync(stdin, "from a file");
    const command = {
      argv: ["sh", "-c", 'cat; printf " $WORD "; pwd'],
      stdin,
      env: { WORD: "word" },
      cwd: root,
    } as const;
    expect((await run(command, { keepBytes: 1000 })).stdout).toBe(`from a file word ${root}\n`);
  });
});

describe("statistics", () => {
  test("median of an odd and an even number of values, with the spread", () => {
    expect(spreadOf([3, 1, 2])).toEqual({ median: 2, least: 1, most: 3 });
    expect(spreadOf([4, 1, 3, 2])).toEqual({ median: 2.5, least: 1, most: 4 });
    expect(spreadOf([])).toBeUndefined();
  });

  test("pairs are of one round", () => {
    const left = new Map([
      [0, 10],
      [1, 20],
      [3, 40],
    ]);
    const right = new Map([
      [0, 5],
      [2, 1],
      [3, 4],
    ]);
    expect(pairwise(left, right, (a, b) => a / b)).toEqual([2, 10]);
  });
});
