/** `known-bad add`: an entry of snapshots/known-bad.yaml (decision 4), and the draft of an incident that tells of it. */
import { loadGate, type Gate, type GateOptions } from "../../load/gate.js";
import { graphOf } from "../../load/graph-of.js";
import { readMemory, type Memory, unjudged } from "../../load/read-memory.js";
import { shortCommit } from "../../memory/commit-id.js";
import type { Finding } from "../../memory/finding.js";
import type { Graph } from "../../memory/graph.js";
import type { Declaration } from "../../memory/record.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { nearestName } from "../../memory/nearest-name.js";
import type { Reviewer } from "../../report/comment/comment-input.js";
import { listed } from "../../rules/phrases.js";
import { KNOWN_BAD_PATH } from "../../snapshots/known-bad.js";
import type { EditedFile } from "../../updates/revert-change.js";
import { check } from "../check/check.js";
import { newErrors } from "../check/new-errors.js";
import type { OnSecret } from "../check/secrets-of.js";
import { draftIncident } from "./draft-incident.js";
import { readKnownBadText, withEnd, withEntry, type BadState, type KnownBadText } from "./known-bad-file.js";
import { stillBad } from "./still-bad.js";
import { reviewersOf } from "../publish/reviewers.js";

export interface KnownBadInput {
  readonly tree: Tree;
  /** Folder of the tree, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly gate: GateOptions;
  readonly overlay: (base: Tree, files: readonly EditedFile[]) => Promise<Tree>;
  readonly now: Date;
  readonly state: BadState;
  /** Of a new entry. */
  readonly reason?: string;
  /** Ids of the records that are wrong there. */
  readonly records: readonly string[];
  /** Id of a record that tells of it; drafted unless told. */
  readonly remediation?: string;
  /** The memory in the bad state, the last commit of several last: records that are named stand in one of them, in `before`, or in the tree. */
  readonly bad: readonly Tree[];
  /** The memory just before the first bad commit, where the clone has it. */
  readonly before?: Tree;
  /** Of the incident; the owners of the records unless told. */
  readonly owners?: readonly string[];
  /** Gets each secret of the tree: an id that is shown may repeat it by itself. */
  readonly onSecret: OnSecret;
}

export interface KnownBadResult {
  readonly files: readonly EditedFile[];
  /** True where an entry of the same first commit, which had no end, got one: it keeps its reason, records and incident. */
  readonly ended: boolean;
  /** As the entry has them. */
  readonly reason: string;
  readonly records: readonly string[];
  /** Id of the incident that was drafted. */
  readonly incident?: string;
  /** Why none was, as a sentence. */
  readonly withoutIncident?: string;
  /** What the caller may have got wrong, as sentences. */
  readonly warnings: readonly string[];
  /** Of the records, and of the memory where none is named. */
  readonly owners: readonly Reviewer[];
  /** Errors that the files would bring. */
  readonly errors: readonly Finding[];
}

const SHORTEST_REASON = 10;
const ADVICE = "Say in a sentence what is wrong, so that whoever used it can judge what it means for them";
const NO_INCIDENT =
  "--owner was not used: it names the owners of the incident that is drafted, and with --remediation none is.";

/** @throws UserError where the file that is there cannot be read, or the entry is there already. */
export async function addKnownBad(input: KnownBadInput): Promise<KnownBadResult> {
  const { tree, state } = input;
  if (input.reason !== undefined) refuseShort(input.reason);
  const gate = await loadGate(tree, input.gate);
  const memory = await readMemory(tree, gate, unjudged);
  const graph = graphOf(memory);
  const known = await readKnownBadText(tree, gate);
  refuseRepetition(known, state);
  const open = openEntry(known, state);
  const { reason, records = [] } = open?.entry ?? { reason: reasonOf(input), records: input.records };
  const warnings = [
    ...(open ? unused(input, open.entry) : await unknownRecords(input, gate, memory, graph)),
    ...(input.remediation === undefined || open ? [] : unwritten(input.remediation, graph)),
    ...(input.remediation === undefined || open || input.owners === undefined ? [] : [NO_INCIDENT]),
    ...(await endsTooEarly({ ...input, records }, gate, memory)),
  ];
  const draft =
    input.remediation === undefined && !open
      ? draftIncident(
          { ...input, reason },
          gate,
          graph,
          memory.entries.map(({ path }) => path),
        )
      : undefined;
  const incident = draft && "id" in draft ? draft : undefined;
  const remediation = input.remediation ?? incident?.id;
  const entry = {
    ...state,
    ...(records.length > 0 && { records: [...records] }),
    reason,
    ...(remediation !== undefined && { remediation }),
  };
  const list = open ? withEnd(known, open.index, open.to) : withEntry(known, entry);
  const files = [list, ...(incident ? [incident.file] : [])];
  const { root, now, onSecret } = input;
  const common = { root, gate: input.gate, now, secrets: { onValue: onSecret }, digestSources: false };
  const before = await check({ ...common, subject: { tree } });
  const after = await check({ ...common, subject: { tree: await input.overlay(tree, files) }, similar: before });
  return {
    files,
    ended: open !== undefined,
    reason,
    records,
    ...(incident && { incident: incident.id }),
    ...(draft && "refusal" in draft && { withoutIncident: draft.refusal }),
    warnings,
    owners: ownersToTell(records, gate, graph),
    errors: newErrors(before.report.findings, after.report.findings),
  };
}

function refuseShort(reason: string): void {
  if (reason.trim().length >= SHORTEST_REASON) return;
  throw new UserError(`The reason has fewer than ${SHORTEST_REASON} characters.`, ADVICE);
}

/** @throws UserError where none is told. */
function reasonOf({ reason }: KnownBadInput): string {
  if (reason === undefined) {
    throw new UserError("A new entry needs a reason.", `${ADVICE}: --reason "…"`);
  }
  return reason.trim();
}

/**
 * Taking a record away may be the fault, or how it was mended: one that was there counts as well. No refusal, since the
 * record may have stood in a file that does not read, or long before.
 */
async function unknownRecords({ records, bad, before }: KnownBadInput, gate: Gate, memory: Memory, graph: Graph) {
  const ids = new Set(graph.records.keys());
  for (const tree of before ? [...bad, before] : bad) {
    if (records.every((id) => ids.has(id))) break;
    const then = graphOf(await readMemory(tree, gate, unjudged, memory.files));
    for (const id of then.records.keys()) ids.add(id);
  }
  return records
    .filter((id) => !ids.has(id))
    .map((id) => {
      const near = nearestName(id, ids);
      const rest = near ? `Was ${JSON.stringify(near.name)} meant?` : "Correct its id, unless it stood there before.";
      return `There is no record ${JSON.stringify(id)}, neither now nor in the bad state. ${rest}`;
    });
}

/** It may come with the same change, or later. */
function unwritten(remediation: string, graph: Graph): string[] {
  if (graph.records.has(remediation)) return [];
  const near = nearestName(remediation, graph.records.keys());
  const rest = near ? `Was ${JSON.stringify(near.name)} meant?` : "Write it in the same change, or the check names it.";
  return [`There is no record ${JSON.stringify(remediation)}, which is to tell what was done about it. ${rest}`];
}

async function endsTooEarly({ state, bad, before, records }: KnownBadInput, gate: Gate, memory: Memory) {
  const last = bad.at(-1);
  if ("snapshot" in state || state.commits.to === undefined || !last) return [];
  return stillBad({ to: state.commits.to, last, before, records }, gate, memory);
}

type Entry = KnownBadText["entries"][number];

interface OpenEntry {
  readonly index: number;
  readonly entry: Entry;
  /** The end that it gets. */
  readonly to: string;
}

/** The entry that marks all from the same commit on: a second one with an end would end nothing. */
function openEntry({ entries }: KnownBadText, state: BadState): OpenEntry | undefined {
  if ("snapshot" in state || state.commits.to === undefined) return undefined;
  const { from, to } = state.commits;
  const index = entries.findIndex(({ commits }) => commits?.from === from && commits.to === undefined);
  const entry = entries[index];
  return entry && { index, entry, to };
}

/** What was told of an entry that only gets its end, where the entry says something else: one sentence, or none. */
function unused({ reason, records, remediation, owners }: KnownBadInput, entry: Entry): string[] {
  const written = new Set(entry.records);
  const options = [
    ...(reason === undefined || reason.trim() === entry.reason ? [] : ["--reason"]),
    ...(records.every((id) => written.has(id)) ? [] : ["--record"]),
    ...(remediation === undefined || remediation === entry.remediation ? [] : ["--remediation"]),
    ...(owners === undefined ? [] : ["--owner"]),
  ];
  if (options.length === 0) return [];
  const were = options.length === 1 ? "was" : "were";
  return [
    `${listed(options, "and")} ${were} not used: of an entry that is there only the end is written. To change more of it, edit ${KNOWN_BAD_PATH}.`,
  ];
}

function refuseRepetition({ entries }: KnownBadText, state: BadState): void {
  const same = entries.find((entry) =>
    "snapshot" in state
      ? entry.snapshot === state.snapshot
      : entry.commits?.from === state.commits.from && entry.commits.to === state.commits.to,
  );
  if (!same) return;
  throw new UserError(
    `${"snapshot" in state ? state.snapshot : shortCommit(state.commits.from)} is known to be bad already.`,
    `Edit its entry in ${KNOWN_BAD_PATH}`,
  );
}

function declarationsOf(id: string, graph: Graph): readonly Declaration[] {
  return graph.records.get(id)?.declarations ?? [];
}

function ownersToTell(records: readonly string[], { ontology }: Gate, graph: Graph): readonly Reviewer[] {
  const touched = records.flatMap((id) => {
    const declarations = declarationsOf(id, graph);
    const owners = [...new Set(declarations.flatMap((declaration) => declaration.owners))];
    const sensitivity = declarations.map((declaration) => declaration.sensitivity ?? "internal");
    return declarations.length === 0 ? [] : [{ id, owners, kinds: [], classes: [], sensitivity }];
  });
  const { named } = reviewersOf({ records: touched, editsGate: false, ontology }, { organization: "" });
  const memory = (ontology.owners.memory ?? []).map((name) => ({ name, reason: "owns the memory" }));
  return named.length > 0 ? named : memory;
}
