/**
 * What the next commit of a proposal's branch holds: the proposal as it would stand on main, merged with whatever people wrote on
 * the branch since (decision 21). Where main moved on, the commit joins it.
 */
import type { Gate } from "../../load/gate.js";
import { append } from "../../memory/append.js";
import type { BranchState, FileChange } from "../../memory/forge.js";
import type { PlacedConflict } from "../../memory/judged-update.js";
import type { Repository } from "../../memory/repository.js";
import { sameBytes } from "../../memory/same-bytes.js";
import type { Tree, TreeDifference } from "../../memory/tree.js";
import { contentsAt } from "../../memory/tree-lookup.js";
import { mergeIntoBranch } from "../../updates/merge-into-branch.js";
import { formOf } from "../../updates/working-file.js";
import { timePointerIn } from "./time-pointer.js";

export interface ProposalCommit {
  /** Full ids, the branch's head first. */
  readonly parents: readonly string[];
  /** Full id of the commit whose tree the changes are laid over. */
  readonly onto: string;
  /** From the root of the memory. Empty: the branch holds all of it already. */
  readonly changes: readonly FileChange[];
  /** Where a newer proposal and what a person wrote on the branch differ: the person's value stays. */
  readonly conflicts: readonly PlacedConflict[];
}

interface CommitInput {
  readonly repository: Repository;
  readonly gate: Gate;
  /** The target branch's commit, as its tree. */
  readonly main: Tree;
  /** Full id of it. */
  readonly base: string;
  /** What is proposed on main. */
  readonly changes: readonly FileChange[];
  readonly state: BranchState;
  /** Full id of the last commit on the branch that the steward made; undefined where there is none. */
  readonly left: string | undefined;
  /** Of paths from the top of the repository: empty or `a/b/`. */
  readonly prefix: string;
}

/** @throws UserError where a commit of the branch cannot be read. */
export async function proposalCommit(input: CommitInput): Promise<ProposalCommit> {
  const { repository, main, base, changes, state } = input;
  const head = await repository.commitTree(state.head);
  const fork = await repository.commitTree(state.mergeBase);
  const left = input.left === undefined ? fork : await repository.commitTree(input.left);
  const [byPeople, byUs] = [await differences(fork, head), await differences(fork, left)];
  const isBehind = state.mergeBase !== base;
  const joins = isBehind && isPlain(input, byPeople);
  const paths = new Set([...changes, ...byUs, ...(joins ? byPeople : [])].map(({ path }) => path));
  const [was, is, now] = [await contentsAt(paths, left), await contentsAt(paths, head), await contentsAt(paths, main)];
  const wanted = new Map(now);
  for (const { path, bytes } of changes) {
    if (bytes) wanted.set(path, bytes);
    else wanted.delete(path);
  }
  const files: FileChange[] = [];
  const conflicts: PlacedConflict[] = [];
  let differs = false;
  for (const path of [...paths].sort()) {
    const [head, proposed] = [is.get(path), wanted.get(path)];
    const time = proposed && timePointerIn(path, proposed, input.gate);
    const form = formOf(path, input.gate.layout, input.gate.limits);
    const sides = { path, left: was.get(path), head, wanted: proposed, time, form };
    const merged = mergeIntoBranch(sides);
    append(
      conflicts,
      merged.conflicts.map((conflict) => ({ path, ...conflict })),
    );
    if (!sameBytes(merged.bytes, head)) differs = true;
    if (!sameBytes(merged.bytes, (joins ? now : is).get(path))) files.push({ path, bytes: merged.bytes });
  }
  if (!differs && !joins) return { parents: [state.head], onto: state.head, changes: [], conflicts };
  return joins
    ? { parents: [state.head, base], onto: base, changes: files, conflicts }
    : { parents: [state.head], onto: state.head, changes: files, conflicts };
}

/** Whether a branch differs from where it left main by these changes, byte for byte, and by nothing else. */
export async function holdsExactly({
  repository,
  state,
  changes,
  prefix,
}: Pick<CommitInput, "repository" | "state" | "changes" | "prefix">): Promise<boolean> {
  const wanted = new Map(changes.map(({ path, bytes }) => [path, bytes]));
  if (state.paths?.length !== wanted.size || !state.paths.every((path) => path.startsWith(prefix))) return false;
  const head = await repository.commitTree(state.head);
  const made = await differences(await repository.commitTree(state.mergeBase), head);
  const is = await contentsAt(new Set(wanted.keys()), head);
  return (
    made.length === wanted.size &&
    made.every(({ path, after }) => {
      const isPlainFile = after === undefined || after.mode === "100644";
      return isPlainFile && wanted.has(path) && sameBytes(is.get(path), wanted.get(path));
    })
  );
}

/** Whether what people did is plain files of the memory alone: all else is left where it is, on the branch's own tree. */
function isPlain({ state, prefix }: CommitInput, byPeople: readonly TreeDifference[]): boolean {
  const isOurs = state.paths?.every((path) => path.startsWith(prefix)) ?? false;
  return isOurs && byPeople.every(({ after }) => after === undefined || after.mode === "100644");
}

async function differences(before: Tree, after: Tree): Promise<readonly TreeDifference[]> {
  const known = await before.stored?.differences(after);
  if (known) return known;
  const was = new Map((await before.entries()).map((entry) => [entry.path, entry]));
  const is = new Map((await after.entries()).map((entry) => [entry.path, entry]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((path) => {
    const [one, other] = [was.get(path), is.get(path)];
    if (one?.oid === other?.oid && one?.mode === other?.mode) return [];
    return [{ path, ...(one && { before: one }), ...(other && { after: other }) }];
  });
}
