/** V8's optimizer is kept away from a check that the index makes short, and from no other. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { generateMemory } from "../../bench/generate.js";
import { commit, git, makeFolder } from "../git/fixture.js";
import { PROJECT } from "../runner/run-action.js";

/** Tells on standard output of each function that is optimized while the command runs. */
const SCRIPT = `
  require("node:v8").setFlagsFromString("--trace-opt");
  require(${JSON.stringify(join(PROJECT, "dist/cli.js"))});
`;

it("optimizes nothing of a short check, and a long one as ever", { retry: 3 }, () => {
  const folder = makeFolder();
  const script = join(folder, "run.cjs");
  writeFileSync(script, SCRIPT);
  const memory = join(folder, "memory");
  generateMemory(memory, { records: 2_000, seed: 1 });
  git(memory, "init", "--quiet", "--initial-branch", "main");
  commit(memory, "records");
  command("reindex", "--write", memory);
  commit(memory, "index");
  git(memory, "checkout", "--quiet", "-b", "change");
  commit(memory, "change", { "README.md": "Changed.\n" });

  const check = ["check", memory, "--no-secrets", "--base", "main", "--head", "change"];
  const whole = optimized(command(...check, "--no-index"));
  expect(whole).toBeGreaterThan(10);
  // A few at the start, before it is known what is to be done.
  expect(optimized(command(...check))).toBeLessThan(5);
  // Without an index everything is read after all.
  git(memory, "checkout", "--quiet", "main");
  git(memory, "rm", "--quiet", "-r", "indexes");
  commit(memory, "no index");
  expect(optimized(command(...check))).toBeGreaterThan(whole / 2);

  function command(...args: string[]): string {
    const { status, stdout } = spawnSync(process.execPath, [script, ...args], {
      encoding: "utf8",
      env: { ...process.env, NODE_OPTIONS: "" },
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(status).toBeLessThan(2);
    return stdout;
  }
});

function optimized(output: string): number {
  return output.match(/^\[completed optimizing /gm)?.length ?? 0;
}
