/** `diff`: what two commits of a memory have to tell apart, in terms of records. */
import { compareMemories } from "../load/compare/compare-memory.js";
import { pauseOptimizer, resumeOptimizer } from "../load/optimizer.js";
import { setFlagsForWholeMemory } from "../load/v8-flags.js";
import { editedGateFiles, type Gate, type GateOptions, tryGate } from "../load/gate.js";
import { readMemory, unjudged } from "../load/read-memory.js";
import { pictureOfChange } from "../load/compare/picture-of-change.js";
import { recordDiffs, type DiffSource } from "../load/compare/record-diffs.js";
import type { Change } from "../memory/change.js";
import { restrictedRecords, type RestrictedRecords } from "../memory/restricted.js";
import type { DiffSide, MemoryDiff } from "../memory/memory-diff.js";
import { ontologyChange, type OntologyChange } from "../memory/ontology-change.js";
import type { Tree } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { requireMemory } from "./check/require-memory.js";
import { compareByIndex, type ComparedMemories } from "./compare-by-index.js";

export interface DiffInput {
  readonly before: Tree;
  readonly after: Tree;
  readonly gate: GateOptions;
  /** False to read everything, whatever index there is. */
  readonly useIndex?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface DiffResult {
  readonly diff: MemoryDiff;
  /** Paths of the memory's files that are not the same. */
  readonly differing: ReadonlySet<string>;
}

/**
 * Both sides are read by the layout of the later one, or of the earlier one where the later has none.
 * @throws UserError where neither has a usable gate or a record file.
 */
export async function diff(input: DiffInput): Promise<DiffResult> {
  const { before, after, gate: options, useIndex = true } = input;
  await pauseOptimizer();
  const [was, is] = await Promise.all([tryGate(before, options), tryGate(after, options)]);
  const gate = laterOf(was, is);
  const areAlike = !(was instanceof UserError) && !(is instanceof UserError) && editedGateFiles(was, is).length === 0;
  const byIndex = useIndex && areAlike ? await compareByIndex(before, after, gate) : undefined;
  const compared = byIndex ?? (await compareByReading(input, gate));
  const ontology = was instanceof UserError || is instanceof UserError ? undefined : gateChange(was, is);
  const restricted = restrictedRecords([compared.change.before, compared.change.after]);
  return {
    diff: await memoryDiff({ ...compared, gate, restricted, ...(ontology && { ontology }) }),
    differing: new Set(compared.change.files.map(({ path }) => path)),
  };
}

async function compareByReading({ before, after, onProgress }: DiffInput, gate: Gate): Promise<ComparedMemories> {
  resumeOptimizer();
  await setFlagsForWholeMemory();
  await requireMemory([before, after], gate);
  const first = await readMemory(before, gate, unjudged, undefined, onProgress);
  const second = await readMemory(after, gate, unjudged, first.files, onProgress);
  return { before: first, after: second, change: await compareMemories(first, second, gate) };
}

function laterOf(was: Gate | UserError, is: Gate | UserError): Gate {
  if (!(is instanceof UserError)) return is;
  if (was instanceof UserError) throw is;
  return was;
}

interface MemoryDiffInput {
  readonly change: Change;
  readonly before: DiffSource;
  readonly after: DiffSource;
  readonly gate: Gate;
  readonly restricted: RestrictedRecords;
  readonly ontology?: OntologyChange;
}

/** The difference told of a change that is known already. */
export async function memoryDiff(input: MemoryDiffInput): Promise<MemoryDiff> {
  const { change, gate, restricted, ontology } = input;
  const records = await recordDiffs(input);
  const told = new Set([...records.flatMap(({ path, formerPath }) => [path, formerPath]), ...restricted.paths]);
  return {
    before: sideOf(input.before.tree),
    after: sideOf(input.after.tree),
    records,
    edges: pictureOfChange(change, gate).edges,
    ...(ontology && { ontology }),
    otherFiles: change.files.filter(({ path }) => !told.has(path)),
  };
}

/** What two gates make of the ontology; undefined where no file of the gate differs. */
export function gateChange(before: Gate, after: Gate): OntologyChange | undefined {
  const edited = editedGateFiles(before, after);
  return edited.length === 0 ? undefined : ontologyChange(before.ontology, after.ontology, edited);
}

function sideOf({ label, commit }: Tree): DiffSide {
  return { label, ...(commit !== undefined && { commit }) };
}
