/** Judges the sources of an index: what its files and its report tell. */
import type { Deadline } from "../../indexes/deadline.js";
import type { Tallies } from "../../indexes/tallies.js";
import type { RatedProblem } from "../../load/fingerprint.js";
import { watchHeadings, type WatchedHeadings } from "../../load/headings.js";
import { loadGate, type Gate, type GateOptions } from "../../load/gate.js";
import { locateFindings, locateProblems } from "../../load/locate-findings.js";
import { sourceDigest } from "../../load/source-digest.js";
import type { CheckReport } from "../../memory/check-report.js";
import type { Problem } from "../../memory/finding.js";
import { comparePaths, type Tree } from "../../memory/tree.js";
import { findRule } from "../../rules/judge.js";
import { applyPolicy, findProblems, type MemoryProblems } from "../check/judgement.js";
import { misnamedRules } from "../check/misnamed-rules.js";
import { reportOf } from "../check/report-of.js";
import { requireMemory } from "../check/require-memory.js";
import { recordsOf, snapshotFileProblems } from "../check/snapshot-files.js";
import { talliesOf } from "../check/statistics.js";

export interface SourcesInput {
  readonly tree: Tree;
  /** Folder of the tree, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly gate: GateOptions;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface JudgedSources {
  readonly tree: Tree;
  readonly gate: Gate;
  readonly found: MemoryProblems;
  /** Of Markdown files, by path. */
  readonly headings: WatchedHeadings["headings"];
  /** When time alone will make something to be said. */
  readonly deadlines: readonly Deadline[];
  readonly located: Located;
  readonly rated: readonly RatedProblem[];
  readonly tallies: Tallies;
  readonly sourceDigest: string;
  readonly report: CheckReport;
}

type Located = Awaited<ReturnType<typeof locate>>;

/** @throws UserError as `check` does. */
export async function judgeSources(input: SourcesInput, now: Date): Promise<JudgedSources> {
  const { tree, root } = input;
  const gate = await loadGate(tree, input.gate);
  await requireMemory([tree], gate);
  const deadlines: Deadline[] = [];
  const watched = await watchHeadings(tree, gate);
  const judgement = judgementOf({ ...input, tree: watched.tree }, gate, now);
  const found = await findProblems(judgement, (since, path) => deadlines.push({ since, path }));
  const located = await locate(found, tree, gate);
  const tallies = talliesOf(found.memory, found.whole);
  const digest = await sourceDigest(tree, gate);
  const ofSnapshots = await snapshotFileProblems(tree, gate, recordsOf(found.whole, found.lost));
  const ofGate = [...gate.problems, ...misnamedRules(gate), ...ofSnapshots];
  const rated = applyPolicy([...ofGate, ...found.files, ...found.graph], gate, now);
  const findings = await locateFindings(
    rated.map((item) => ({ ...item, ...located.placesOf(item.problem) })),
    tree,
    gate.layout,
    tree,
    located.budget,
  );
  const report = reportOf({ root, gate, sourceDigest: digest, tallies, findings });
  const { headings } = watched;
  return { tree, gate, found, headings, deadlines, located, rated, tallies, sourceDigest: digest, report };
}

function judgementOf({ tree, onProgress }: SourcesInput, gate: Gate, now: Date) {
  return {
    judged: tree,
    base: tree,
    gate,
    proposedOntology: gate.ontology,
    now,
    ...(onProgress && { onProgress }),
  };
}

/** Places of the problems that a check of a change takes over. What depends on the gate and the time alone is judged anew each time. */
async function locate(found: MemoryProblems, tree: Tree, gate: Gate) {
  const byGraph = found.graph.filter(({ rule }) => findRule(rule)?.about !== "gate");
  const problems: readonly Problem[] = [...found.files, ...byGraph];
  const budget = { spent: 0 };
  const places = await locateProblems(problems, tree, gate.layout, tree, budget);
  const known = new Map(problems.map((problem, index) => [problem, places[index]]));
  const stored = problems
    .map((problem, index) => {
      const place = places[index];
      if (!place) throw new Error(`${problem.at.path} has a problem without a place`);
      return { by: index < found.files.length ? ("file" as const) : ("graph" as const), problem, places: place };
    })
    .sort((a, b) => comparePaths(a.problem.at.path, b.problem.at.path));
  return {
    stored,
    budget,
    spent: budget.spent,
    placesOf: (problem: Problem) => {
      const place = known.get(problem);
      return place ? { places: place } : {};
    },
  };
}
