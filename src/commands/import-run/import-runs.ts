/** Several runs at once: what each alone would bring, one after the other, with the memory read once for all of them. */
import type { RunSource } from "../../memory/agent-run.js";
import { caseFolded } from "../../memory/case-fold.js";
import type { Finding } from "../../memory/finding.js";
import type { Tree } from "../../memory/tree.js";
import { runSlug } from "../../runs/ids.js";
import { check, type CheckResult } from "../check/check.js";
import { newErrors } from "../check/new-errors.js";
import type { ImportedFile } from "./apply-run.js";
import {
  importOpened,
  openRun,
  subjectOf,
  type ImportRunInput,
  type ImportRunResult,
  type OpenedRun,
} from "./import-run.js";

type Input = Omit<ImportRunInput, "source">;

/**
 * @returns a result for each source, in their order. A run is applied to the memory with those before it, so the state
 * before a file is what the last one that changed it leaves.
 * @throws UserError as `check` does, where the memory itself cannot be judged.
 */
export async function importRuns(sources: readonly RunSource[], input: Input): Promise<ImportRunResult[]> {
  const results = new Map<number, ImportRunResult>();
  const opened: NumberedRun[] = [];
  for (const [index, source] of sources.entries()) {
    const run = await openRun(source);
    if ("outcome" in run) results.set(index, run);
    else opened.push({ ...run, index });
  }
  if (opened.length > 0) {
    let memory: Memory = { tree: input.tree, current: await check(subjectOf(input, input.tree)) };
    for (const group of withoutNamesakes(opened)) {
      const outcome = await importGroup(group, memory, input);
      for (const [index, result] of outcome.results) results.set(index, result);
      memory = outcome.memory;
    }
  }
  return sources.flatMap((_, index) => results.get(index) ?? []);
}

interface NumberedRun extends OpenedRun {
  /** Among the sources. */
  readonly index: number;
}

/** A memory, and what the check says of it. */
interface Memory {
  readonly tree: Tree;
  readonly current: CheckResult;
}

interface GroupOutcome {
  readonly results: ReadonlyMap<number, ImportRunResult>;
  readonly memory: Memory;
}

/** Groups in their order, in which no two runs write to one place: a run that comes again must find what it left. */
function withoutNamesakes(runs: readonly NumberedRun[]): NumberedRun[][] {
  const groups: NumberedRun[][] = [];
  let names = new Set<string>();
  for (const run of runs) {
    const name = caseFolded(runSlug(run.read.run.id));
    const last = names.has(name) ? undefined : groups.at(-1);
    if (last) last.push(run);
    else {
      groups.push([run]);
      names = new Set();
    }
    names.add(name);
  }
  return groups;
}

/** All are judged together. A run with an error in a file of its own is blocked, and the others are judged without it. */
async function importGroup(runs: readonly NumberedRun[], memory: Memory, input: Input): Promise<GroupOutcome> {
  const errors = new Map<number, readonly Finding[]>();
  for (;;) {
    const { results, tree } = await applyAll(runs, memory, input, errors);
    if (tree === memory.tree) return { results, memory };
    const current = await check({ ...subjectOf(input, tree), similar: memory.current });
    const found = newErrors(memory.current.report.findings, current.report.findings);
    if (found.length === 0) return { results, memory: { tree, current } };
    const own = errorsByRun(found, results);
    if (own.size === 0) return await oneByOne(runs, memory, input);
    for (const [index, findings] of own) errors.set(index, findings);
  }
}

/** @param errors of runs that are known to bring some, by their numbers: they are blocked. */
async function applyAll(
  runs: readonly NumberedRun[],
  { tree: start, current }: Memory,
  input: Input,
  errors: ReadonlyMap<number, readonly Finding[]>,
): Promise<{ results: Map<number, ImportRunResult>; tree: Tree }> {
  const results = new Map<number, ImportRunResult>();
  // Laid over the memory together, not over each other: reading through hundreds of overlays takes its time.
  const laid = new Map<string, ImportedFile>();
  let tree = start;
  for (const run of runs) {
    const { index } = run;
    const result = await importOpened(run, current, { ...input, tree }, () => Promise.resolve(errors.get(index) ?? []));
    results.set(index, result);
    if (result.files.length === 0) continue;
    for (const file of result.files) laid.set(file.path, file);
    const files = [...laid.values()].map(({ path, after }) => ({ path, bytes: after, mode: "100644" as const }));
    tree = await input.overlay(start, files);
  }
  return { results, tree };
}

/** Errors in the files that a run alone writes, by its number. */
function errorsByRun(
  found: readonly Finding[],
  results: ReadonlyMap<number, ImportRunResult>,
): Map<number, readonly Finding[]> {
  const writers = new Map<string, number[]>();
  for (const [index, { files }] of results) {
    for (const { path } of files) writers.set(path, [...(writers.get(path) ?? []), index]);
  }
  const errors = new Map<number, Finding[]>();
  for (const finding of found) {
    const [writer, second] = writers.get(finding.path) ?? [];
    if (writer === undefined || second !== undefined) continue;
    errors.set(writer, [...(errors.get(writer) ?? []), finding]);
  }
  return errors;
}

/** Where nothing tells which run an error comes from, each is judged by itself, on top of those before it. */
async function oneByOne(runs: readonly NumberedRun[], before: Memory, input: Input): Promise<GroupOutcome> {
  const results = new Map<number, ImportRunResult>();
  let memory = before;
  for (const run of runs) {
    let current = memory.current;
    const result = await importOpened(run, memory.current, { ...input, tree: memory.tree }, async (tree) => {
      current = await check({ ...subjectOf(input, tree), similar: memory.current });
      return newErrors(memory.current.report.findings, current.report.findings);
    });
    results.set(run.index, result);
    if (result.applied) memory = { tree: result.applied.tree, current };
  }
  return { results, memory };
}
