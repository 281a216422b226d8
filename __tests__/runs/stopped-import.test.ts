/** An import that is stopped anywhere is finished by the next one, whatever the memory held before. */
import { cpSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commit, filesOf, folderOf, repositoryOf, run } from "../commands/command-line.js";
import { stopped } from "../commands/stopped.js";
import { FACTS, MEMORY, sdkRun, type TextFiles } from "./run-kit.js";
import { sample } from "../support/sample.js";

const RUN = `babysitter/runs/${FACTS.id}`;
const ABOUT = ["--repository", "repository:checkout"];
const CURATED = [...ABOUT, "--tier", "curated-journal", "--write"];
const TIER = (tier: string) => [...ABOUT, "--tier", tier, "--write"];
const PAGE = { "babysitter/MEMORY.md": "# Runs\n\n<!-- memory-steward:runs -->\n<!-- /memory-steward:runs -->\n" };

/** Left behind by a write that was stopped; none of them is a file of the memory. */
function memoryOf(folder: string): TextFiles {
  return Object.fromEntries(Object.entries(filesOf(folder)).filter(([path]) => !path.endsWith(".part")));
}

function copyOf(folder: string): string {
  const copy = folderOf();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** What an update that nobody stops writes, and a fresh copy of the memory for each that is stopped. */
async function updated(first: readonly [TextFiles, readonly string[]], then: readonly [TextFiles, readonly string[]]) {
  const memory = repositoryOf({ ...MEMORY, ...PAGE });
  const runs = [folderOf(first[0]), folderOf(then[0])] as const;
  expect((await run("import-run", runs[0], memory, ...first[1])).code).toBe(0);
  commit(memory);
  const before = memoryOf(memory);
  const whole = copyOf(memory);
  const update = (folder: string) => ["import-run", runs[1], folder, ...then[1]];
  expect((await run(...update(whole))).stdout).toContain("IMPORTED");
  const after = memoryOf(whole);
  const written = Object.keys(after).filter((path) => after[path] !== before[path]);
  return { memory, update, after, written };
}

describe("an update of a run that the memory holds", () => {
  it.each([
    [
      "in a tier that keeps more",
      [sdkRun(FACTS), TIER("artifact-manifest-only")] as const,
      [sdkRun(FACTS), TIER("summary-only")] as const,
    ],
    ["from a source that grew", [sdkRun({ ...FACTS, end: "failed" }), CURATED], [sdkRun(FACTS), CURATED]] as const,
  ])("%s is finished by the next call, after whichever file it was stopped", { timeout: 300_000 }, async (_, a, b) => {
    const { memory, update, after, written } = await updated(a, b);
    expect(written).toContain(`${RUN}/run.yaml`);
    expect(written).toContain(`${RUN}/import.json`);
    for (const path of sample(written)) {
      const folder = copyOf(memory);
      expect(stopped(`/${path}`, ...update(folder))).toBe("SIGKILL");
      const again = await run(...update(folder));
      expect([path, again.code, again.stdout.includes("PRESENT")]).toEqual([path, 0, path.endsWith("/import.json")]);
      expect(memoryOf(folder)).toEqual(after);
      expect((await run("check", folder)).stdout).toContain("PASS");
      expect((await run(...update(folder))).stdout).toContain("PRESENT");
    }
  });
});
