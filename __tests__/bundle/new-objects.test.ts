/** The room for new objects while a whole memory is read: what Node has when the reading begins, however much is read. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { generateMemory } from "../../bench/generate.js";
import { PROJECT } from "../runner/run-action.js";

const MB = 1024 * 1024;

/** Says, when the process ends, how many bytes V8 keeps for new objects. */
const PRELOAD = `
  process.on("exit", () => {
    const spaces = require("node:v8").getHeapSpaceStatistics();
    console.error(spaces.find((space) => space.space_name === "new_space").space_size);
  });
`;

it("does not grow with the memory", ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), "new-objects-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const preload = join(folder, "preload.cjs");
  writeFileSync(preload, PRELOAD);
  const memory = join(folder, "memory");
  generateMemory(memory, { records: 3_000, seed: 1 });
  const { stderr, stdout } = spawnSync(
    process.execPath,
    ["--require", preload, join(PROJECT, "dist/cli.js"), "check", "--no-secrets", memory],
    { encoding: "utf8" },
  );
  expect(stdout).toContain("3,000 records");
  // While the code of the check is loaded it grows to 4 or 8 MB; left alone, it is 16 to 32 MB at the end.
  expect(Number(stderr.trim().split("\n").at(-1)) / MB).toBeLessThanOrEqual(8);
});
