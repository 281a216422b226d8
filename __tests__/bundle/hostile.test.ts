/** Hostile repositories against the committed bundle: clear errors, bounded, and none takes effect. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkArguments, hostileCases, hostileFault, layOut, HOSTILE_BOUNDS } from "../../bench/hostile.js";
import { run } from "../../bench/measure.js";
import { PROJECT } from "../runner/run-action.js";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hostile-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("hostile repositories", () => {
  it("are at least 25", () => {
    expect(hostileCases().length).toBeGreaterThanOrEqual(25);
  });

  it.each(hostileCases().map((hostile) => [hostile.name, hostile] as const))(
    "%s",
    async (name, hostile) => {
      const directory = join(folder, name);
      layOut(hostile, directory);
      const argv: [string, ...string[]] = [
        process.execPath,
        join(PROJECT, "dist/cli.js"),
        ...checkArguments(hostile, directory),
      ];
      const outcome = await run(
        { argv, cwd: directory },
        { timeoutSeconds: HOSTILE_BOUNDS.watchdogSeconds, keepBytes: 1 << 28 },
      );
      expect(hostileFault(hostile, directory, { ...outcome, workingDirectory: directory })).toBeUndefined();
      rmSync(directory, { recursive: true, force: true });
    },
    120_000,
  );
});
