/** Judges an open proposal again: what its branch changes, merged into main as it is now. */
import { append } from "../../memory/append.js";
import type { Gate } from "../../load/gate.js";
import { candidateSubjects } from "../../load/review-subjects.js";
import { visitFile } from "../../load/visit-records.js";
import type { AppliedChange, PlacedConflict } from "../../memory/judged-update.js";
import type { FileChange } from "../../memory/forge.js";
import type { Finding } from "../../memory/finding.js";
import type { BranchChange } from "../../memory/repository.js";
import type { Rejection } from "../../memory/rejection.js";
import type { ReviewSubject } from "../../memory/review-subject.js";
import { sameBytes } from "../../memory/same-bytes.js";
import { readFile, type Tree, type TreeEntry } from "../../memory/tree.js";
import { review } from "../../review/decide.js";
import type { ReviewIndex } from "../../review/review-index.js";
import { joinedPage, MEMORY_PAGE } from "../../runs/memory-page.js";
import { mergeIntoBranch, type BranchSides, type MergedIntoBranch } from "../../updates/merge-into-branch.js";
import { formOf } from "../../updates/working-file.js";
import { asksForApprovals, type ApprovalTraits } from "../publish/approvals.js";
import type { ApprovalFacts, ProposalFacts } from "./auto-approval.js";
import { checkChanges, type JudgeUpdateInput, type UpdateBasis } from "./judge-update.js";
import { newClaims, type Claim } from "./rejected-before.js";
import { timePointer } from "./time-pointer.js";

/** How a proposal stands on main. */
export interface Standing {
  /** What main would have to take from the branch, from the root of the memory. Empty: main says all of it. */
  readonly changes: readonly FileChange[];
  /** Whether main changed a file that the branch changes too. */
  readonly isMoved: boolean;
  readonly conflicts: readonly PlacedConflict[];
  /** Files whose values are not repeated. */
  readonly withheld: ReadonlySet<string>;
  /** What the reviewer says of each record that is new or says something new. */
  readonly reviews: readonly ApprovalFacts[];
  /** Files that it changes against main. */
  readonly files: ProposalFacts["files"];
  /** Whether main has no file of its layout yet. */
  readonly isFirst: boolean;
  /** Whether main's ontology asks for approvals of a record in one of them. */
  readonly needsApprovals: boolean;
  /** Records of main that say already what all of the proposal says. */
  readonly duplicates: readonly ReviewSubject[];
  /** What main's gate says against it. */
  readonly findings: readonly Finding[];
  readonly isBroken: boolean;
  /** Ids of the records that it brings, edits or takes away; paths where there is no id. */
  readonly records: readonly string[];
  readonly claims: readonly Claim[];
  readonly rejection?: Rejection;
}

export interface JudgeProposalInput extends Pick<JudgeUpdateInput, "overlay" | "root" | "gate" | "now" | "onSecret"> {
  readonly basis: UpdateBasis;
  readonly known: ReviewIndex;
  /** Files of main that could not be compared. */
  readonly broken: number;
  /** Of main, by path. */
  readonly entries: ReadonlyMap<string, TreeEntry>;
}

export async function judgeProposal(
  change: BranchChange,
  number: number,
  input: JudgeProposalInput,
): Promise<Standing> {
  const { gate } = input.basis.current;
  const merged = await mergeIntoMain(change, input);
  const changes = merged.files.filter(({ main, after }) => !sameBytes(main, after));
  const claims = newClaims(
    changes.map(({ path, main, after }) => ({ path, before: main, after })),
    gate,
  );
  const reviews = claims.map(({ subject }): ApprovalFacts => {
    const bytes = changes.find(({ path }) => path === subject.path)?.after;
    const sensitivity = bytes ? sensitivityIn(subject.path, bytes, gate) : [];
    return { path: subject.path, reviewed: review(subject, input.known, input.now, input.broken), sensitivity };
  });
  const duplicates = duplicatesOf(changes, reviews, input);
  const rejection = claims
    .map(({ claim }) => gate.rejections.claims.get(claim))
    .find((each) => each !== undefined && each.pullRequest !== number);
  const standing = {
    changes: changes.map(({ path, after }) => ({ path, bytes: after })),
    isMoved: merged.files.some(({ isMoved }) => isMoved),
    conflicts: merged.conflicts,
    withheld: merged.withheld,
    duplicates,
    reviews,
    files: changes.map(({ path, main, after }) => ({ path, bytes: after, isKnown: main !== undefined })),
    needsApprovals: changes.some(
      ({ path, after }) => after && asksForApprovals(gate.ontology, traitsIn(path, after, gate)),
    ),
    isFirst: input.basis.isEmpty,
    records: recordsOf(merged.files, input),
    claims,
    ...(rejection && { rejection }),
  };
  if (changes.length === 0 || duplicates.length > 0) return { ...standing, findings: [], isBroken: false };
  const { findings, refusals } = await checkChanges(
    { ...input, bytes: new Uint8Array() },
    input.basis,
    changes.map(({ path, main, after }, index): AppliedChange => {
      return { change: index + 1, path, before: main, after, reason: "", conflicts: [] };
    }),
  );
  return { ...standing, findings, isBroken: refusals.length > 0 };
}

interface ProposedFile {
  readonly path: string;
  readonly main: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
  readonly isMoved: boolean;
}

async function mergeIntoMain(
  change: BranchChange,
  { basis, entries }: JudgeProposalInput,
): Promise<{ files: readonly ProposedFile[]; conflicts: readonly PlacedConflict[]; withheld: ReadonlySet<string> }> {
  const { gate, judgement } = basis.current;
  const [before, after] = [await filesOf(change.before), await filesOf(change.after)];
  const files: ProposedFile[] = [];
  const conflicts: PlacedConflict[] = [];
  const withheld = new Set<string>();
  for (const path of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [was, is, entry] = [before.get(path), after.get(path), entries.get(path)];
    const main = entry && (await readFile(basis.main, entry));
    const isMoved = entry?.oid !== was?.oid && entry?.oid !== is?.oid;
    const time = timePointer(path, judgement.graph, gate.layout);
    const form = formOf(path, gate.layout, gate.limits);
    const sides = { path, left: was?.bytes, head: main, wanted: is?.bytes, time, form };
    const page = path === gate.layout.root + MEMORY_PAGE ? mergePage(sides) : undefined;
    // Main keeps its value where both changed one.
    const merged = page ?? mergeIntoBranch(sides);
    files.push({ path, main, after: merged.bytes, isMoved });
    if ([main, is?.bytes].some((bytes) => bytes && isRestricted(path, bytes, basis))) withheld.add(path);
    append(
      conflicts,
      merged.conflicts.map((conflict) => ({ ...conflict, path })),
    );
  }
  return { files, conflicts, withheld };
}

/** Imports that are open at once list their runs in one place. */
function mergePage({ left, head, wanted }: BranchSides): MergedIntoBranch | undefined {
  if (!left || !head || !wanted) return undefined;
  const [was, now, proposed] = [left, head, wanted].map((bytes) => Buffer.from(bytes).toString("utf8"));
  const text = joinedPage(was ?? "", now ?? "", proposed ?? "");
  return text === undefined ? undefined : { bytes: Buffer.from(text), conflicts: [] };
}

function isRestricted(path: string, bytes: Uint8Array, { current: { gate } }: UpdateBasis): boolean {
  return candidateSubjects(path, bytes, gate).some((subject) => subject.isWithheld);
}

async function filesOf(tree: Tree): Promise<ReadonlyMap<string, { oid: string; bytes: Uint8Array }>> {
  const files = new Map<string, { oid: string; bytes: Uint8Array }>();
  await tree.read(await tree.entries(), ({ path, oid }, bytes) => {
    if (!(bytes instanceof Error)) files.set(path, { oid, bytes });
  });
  return files;
}

/** The records that say it, where every file of the proposal is new and each of its records is known. */
function duplicatesOf(
  changes: readonly ProposedFile[],
  reviews: readonly ApprovalFacts[],
  { basis }: JudgeProposalInput,
): readonly ReviewSubject[] {
  const { graph } = basis.current.judgement;
  const brought = new Set(reviews.map(({ path }) => path));
  if (reviews.length === 0 || !changes.every(({ path, main }) => main === undefined && brought.has(path))) return [];
  const found = reviews.map(({ reviewed: { candidate, relation, handling, targets } }) => {
    if (relation !== "duplicate" || handling !== "closed" || graph.records.has(candidate.subject.id)) return [];
    return targets.map(({ target }) => target.subject);
  });
  return found.every((targets) => targets.length > 0) ? found.flat() : [];
}

/** As each record of a file says it; one that says nothing is internal (decision 29). */
function sensitivityIn(path: string, bytes: Uint8Array, gate: Gate): string[] {
  const levels: string[] = [];
  visitFile(path, bytes, gate, ({ declaration }) => levels.push(declaration.sensitivity ?? "internal"));
  return levels;
}

function traitsIn(path: string, bytes: Uint8Array, gate: Gate): ApprovalTraits[] {
  const traits: ApprovalTraits[] = [];
  visitFile(path, bytes, gate, ({ declaration: { kind, className, sensitivity = "internal" } }) => {
    traits.push({ kinds: kind === undefined ? [] : [kind], classes: [className], sensitivity: [sensitivity] });
  });
  return traits;
}

function recordsOf(files: readonly ProposedFile[], { basis }: JudgeProposalInput): readonly string[] {
  const { gate } = basis.current;
  const ids = files.flatMap(({ path, main, after }) => {
    const subjects = [main, after].flatMap((bytes) => (bytes ? candidateSubjects(path, bytes, gate) : []));
    return subjects.length === 0 ? [path] : subjects.map(({ id }) => id);
  });
  return [...new Set(ids)].sort();
}
