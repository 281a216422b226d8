/** Correctness beside speed: a memory with known mistakes, all of which must come out, and nothing else. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { emptyNode, stewardRow, type Context } from "../context.js";
import { startRepository } from "../git.js";
import { generateMemory, type Mistake } from "../generate.js";
import { parseReport } from "../report.js";
import type { Group } from "../rows.js";

const RECORDS = 1000;

export function mistakesGroup(context: Context, cache: string, seed: number): Group {
  const directory = join(cache, "memory-with-mistakes");
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const { mistakes } = generateMemory(directory, { records: RECORDS, seed, dirty: true });
  startRepository(directory);
  return {
    section: "full",
    title: `A memory of ${RECORDS.toLocaleString("en")} records with ${mistakes.length} mistakes`,
    records: RECORDS,
    floor: "node",
    rows: [
      emptyNode(context),
      stewardRow(context, ["check", directory, "--format", "json"], {
        key: "check",
        name: "**memory-steward check** `--format json`, secrets sought as well",
        files: RECORDS,
        exits: [1],
        fault: ({ stdout }) => mistakesFault(stdout, mistakes),
      }),
    ],
  };
}

/** Says which mistakes a report does not have, or which files it blames for nothing. */
export function mistakesFault(stdout: string, mistakes: readonly Mistake[]): string | undefined {
  const report = parseReport(stdout);
  if (!report) return "no report on standard output";
  const blamed = new Set(report.findings.flatMap(({ severity, path }) => (severity === "error" ? [path] : [])));
  const missed = mistakes.filter(({ path, also }) => !blamed.has(path) && (also === undefined || !blamed.has(also)));
  if (missed.length > 0) return `not found: ${missed.map(({ mistake, path }) => `${mistake} (${path})`).join(", ")}`;
  for (const { path, also } of mistakes) {
    blamed.delete(path);
    if (also !== undefined) blamed.delete(also);
  }
  return blamed.size === 0 ? undefined : `blamed without a mistake: ${[...blamed].sort().slice(0, 3).join(", ")}`;
}
