/** The fuzz of the readers says where a folder gives it nothing to work on. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { folderOf } from "../commands/command-line.js";

const FUZZ = fileURLToPath(new URL("../../bench/fuzz-parsers.ts", import.meta.url));

function fuzz(...folders: readonly string[]) {
  const args = ["--import", "tsx", FUZZ, "--mutants", "1", "--seed", "7", ...folders];
  return spawnSync(process.execPath, args, { encoding: "utf8" });
}

it("warns of a folder without texts, and of what is no folder", { timeout: 60_000 }, () => {
  const full = folderOf({ "a.yaml": "a: 1\n" });
  const empty = folderOf({ "a.txt": "nothing\n" });
  const { status, stdout, stderr } = fuzz(full, empty, join(empty, "lost"));
  expect([status, stdout]).toEqual([0, expect.stringContaining("seed 7, 1 texts from 3 folders")]);
  expect(stderr).toBe(
    `warning: "${empty}" holds no YAML file and no front matter, so no mutant is made of it.\n` +
      `warning: "${empty}/lost" is no folder, so no mutant is made of it.\n`,
  );
  expect(fuzz(full).stderr).toBe("");
});
