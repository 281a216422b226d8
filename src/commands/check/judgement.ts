/** Judges one tree, alone or as a change of another: the engine of every command that asks "is this memory right?". */
import { LAST_TIME } from "../../memory/instant.js";
import { findDisagreements } from "../../load/disagreements.js";
import { compareMemories } from "../../load/compare/compare-memory.js";
import type { FileState } from "../../load/file-state.js";
import type { Gate } from "../../load/gate.js";
import { distinctFingerprints, fingerprint, type RatedProblem } from "../../load/fingerprint.js";
import { keepPolicyOf } from "../../load/keep-policy.js";
import { graphOf } from "../../load/graph-of.js";
import { readMemory, type Memory } from "../../load/read-memory.js";
import { unreadableIds } from "../../load/unreadable-ids.js";
import type { Change } from "../../memory/change.js";
import type { Problem } from "../../memory/finding.js";
import type { Graph } from "../../memory/graph.js";
import { boundedProblems } from "../../memory/kept-problems.js";
import { isIndexFile } from "../../memory/index-paths.js";
import type { Ontology } from "../../memory/ontology.js";
import type { Declaration } from "../../memory/record.js";
import { hasPath, type Tree } from "../../memory/tree.js";
import type { LostIds } from "../../rules/broken-edge.js";
import { judgeChange, judgeGraph, recordInspector, severityOf } from "../../rules/judge.js";
import type { GeneratedFile, GraphContext, RecordContext } from "../../rules/rule.js";
import { acceptanceBy } from "./acceptance.js";
import { withoutMendsSetBack } from "./times-set-back.js";
import { toldOnce } from "./told-once.js";
import { unusedAcceptances } from "./unused-acceptances.js";
import { attributeProblems, editedAttributes } from "./attribute-problems.js";
import { ownFilesOf, recordsOf, snapshotFileProblems } from "./snapshot-files.js";

export interface JudgementInput {
  readonly judged: Tree;
  /** What the change is judged against (decision 31). */
  readonly base?: Tree;
  /** Paths that do not merge. */
  readonly conflicts?: readonly string[];
  readonly gate: Gate;
  /** Paths that the proposed gate is read from. */
  readonly proposedFiles?: Iterable<string>;
  /** The ontology of the judged tree itself. */
  readonly proposedOntology: Ontology;
  readonly generated?: readonly GeneratedFile[];
  /** States of files of another tree, by the same gate and as of the same time: what is the same here is not judged again. */
  readonly known?: ReadonlyMap<string, FileState>;
  readonly now: Date;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface Judgement {
  readonly memory: Memory;
  readonly graph: Graph;
  readonly change: Change | undefined;
  /** Where an index was used: what it declares under the ids of these, and under the paths of those without an id. */
  readonly elsewhere?: (of: readonly RecordOrPath[]) => Promise<readonly Declaration[]>;
  /** Every problem that is not switched off, with severity, fingerprint and acceptance. */
  readonly problems: readonly RatedProblem[];
}

/** What a record or a file without one is found by. */
export interface RecordOrPath {
  readonly record?: string | undefined;
  readonly path: string;
}

/** Problems by what they were found in. */
export interface FoundProblems {
  /** Of one file each, by its own bytes. */
  readonly files: readonly Problem[];
  readonly graph: readonly Problem[];
  readonly change: readonly Problem[];
}

export interface MemoryProblems extends FoundProblems {
  readonly memory: Memory;
  readonly whole: Graph;
  readonly compared: Change | undefined;
  readonly lost: LostIds;
}

/** All that was found in a tree by one gate: what reading it takes, before anything is weighed. */
export interface ReadJudgement {
  readonly found: MemoryProblems;
  readonly ofSnapshots: readonly Problem[];
  readonly gate: Gate;
  readonly now: Date;
  /** Whether nothing else than this tree was judged. */
  readonly isWhole: boolean;
}

/** Reads and judges a tree by a gate. The answer can be weighed again with more that was found elsewhere. */
export async function readAndJudge(input: JudgementInput): Promise<ReadJudgement> {
  const { judged, gate, now } = input;
  const found = await findProblems(input);
  const ofSnapshots = await snapshotFileProblems(judged, gate, recordsOf(found.whole, found.lost), input.base);
  const ofAttributes = input.base ? await attributesOf(judged, input.base, gate) : [];
  return { found, ofSnapshots: [...ofSnapshots, ...ofAttributes], gate, now, isWhole: input.base === undefined };
}

async function attributesOf(judged: Tree, base: Tree, gate: Gate): Promise<Problem[]> {
  const edited = editedAttributes(await base.entries(), await judged.entries());
  return await attributeProblems(edited, base, judged, gate);
}

/** @param problems found outside the rules: in the gate's own files, by the command. */
export function weigh(
  { found, ofSnapshots, gate, now, isWhole }: ReadJudgement,
  problems: readonly Problem[],
): Judgement {
  const { memory, whole, compared, files, graph, change } = found;
  const all = [...problems, ...ofSnapshots, ...files, ...graph, ...change];
  const rated = isWhole ? applyWholePolicy(all, gate, now) : applyPolicy(all, gate, now);
  return { memory, graph: whole, change: compared, problems: rated };
}

/** @param later gets what will be said of a file once a time is past; it is not among the problems. */
export async function findProblems(
  input: JudgementInput,
  later?: (since: number, path: string) => void,
): Promise<MemoryProblems> {
  const { gate } = input;
  const inspect = later
    ? recordInspector(recordContext(gate, END_OF_TIME), { now: input.now, later })
    : recordInspector(recordContext(gate, input.now));
  const isOneTree = input.base === input.judged;
  const other = isOneTree ? undefined : input.base && (await readMemory(input.base, gate, inspect, input.known));
  const memory = await readMemory(input.judged, gate, inspect, other?.files ?? input.known, input.onProgress);
  const before = isOneTree ? memory : other;
  const graph = graphOf(memory);
  const change = before && (await compareMemories(before, memory, gate));
  const files: Problem[] = [];
  memory.files.forEach(({ problems }) => {
    problems.forEach((problem) => files.push(problem));
  });
  const context = { ...(await graphContext(memory, graph, files, input)), ...(change && { change }) };
  return { memory, whole: graph, compared: change, files, lost: context, ...findGraphProblems(context, input) };
}

/**
 * What the rules about graphs ask of a whole memory.
 * @param files problems of its record files.
 */
export async function graphContext(
  memory: Memory,
  graph: Graph,
  files: Iterable<Problem>,
  { gate, now, proposedOntology, generated }: Pick<JudgementInput, "gate" | "now" | "proposedOntology" | "generated">,
): Promise<GraphContext> {
  return {
    ...recordContext(gate, now),
    now,
    keep: keepPolicyOf(gate),
    graph,
    entries: memory.entries,
    ownFiles: ownFilesOf(gate),
    hasPath: (path) => isIndexFile(path, gate.layout.root) || hasPath(memory.entries, path),
    unreadableIds: await unreadableIds(files, memory.tree, gate),
    disagreements: gate.layout.mergeDeclarations ? await findDisagreements(memory, graph, gate) : [],
    waivers: gate.waivers,
    isInBaseline: inBaseline(gate),
    proposedOntology,
    generated: generated ?? [],
  };
}

/** Whether the baseline accepts a problem, or is about to. */
export function inBaseline({ baseline, tellsAll }: Gate): GraphContext["isInBaseline"] {
  return (problem) => tellsAll || baseline.findings.has(fingerprint(problem));
}

/** By then everything that grows old has. */
const END_OF_TIME = new Date(LAST_TIME);

/** What the rules about graphs and changes say. */
export function findGraphProblems(
  context: GraphContext,
  { conflicts = [], proposedFiles = [] }: Pick<JudgementInput, "conflicts" | "proposedFiles"> = {},
): Omit<FoundProblems, "files"> {
  const { change, ownFiles } = context;
  const read = new Set([...ownFiles, ...proposedFiles]);
  return {
    graph: judgeGraph(context),
    change: change ? judgeChange({ ...context, change, conflicts, ownFiles: read }) : [],
  };
}

export function recordContext(gate: Gate, horizon: Date): RecordContext {
  const { layout, ontology, prefixes, severities, schemasFor, attributeSchema, idPattern } = gate;
  return { layout, ontology, prefixes, severities, schemasFor, attributeSchema, idPattern, horizon };
}

/** Likewise of all that is wrong with a whole memory, judged without a base: and what is accepted in vain. */
export function applyWholePolicy(problems: readonly Problem[], gate: Gate, now: Date): RatedProblem[] {
  const rated = applyPolicy(problems, gate, now);
  return [...rated, ...applyPolicy(unusedAcceptances(rated, gate, now), gate, now)];
}

/**
 * Settles severity, fingerprint and acceptance; problems that are switched off are left out. Most are bounded where they
 * are found; those of time, of secrets and of the gate's own files are here.
 */
export function applyPolicy(problems: readonly Problem[], gate: Gate, now: Date): readonly RatedProblem[] {
  const rated: RatedProblem[] = [];
  for (const problem of boundedProblems(problems, keepPolicyOf(gate))) {
    const severity = severityOf(problem, gate.severities);
    if (severity !== "off") rated.push({ problem, severity, fingerprint: fingerprint(problem) });
  }
  const acceptanceOf = acceptanceBy(gate, now);
  const weighed = distinctFingerprints(withoutMendsSetBack(rated)).map((item) => {
    const accepted = acceptanceOf(item);
    return accepted ? { ...item, accepted } : item;
  });
  return gate.tellsAll ? weighed : toldOnce(weighed, gate);
}
