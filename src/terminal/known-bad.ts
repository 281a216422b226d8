/** `memory-steward known-bad add`. */
import { addKnownBad } from "../commands/known-bad/known-bad.js";
import type { BadState } from "../commands/known-bad/known-bad-file.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import { COMMENT_BYTES } from "../memory/forge.js";
import { knownBadBranch } from "../memory/branches.js";
import { shortCommit } from "../memory/commit-id.js";
import type { Tree } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { knownBadTitle, renderKnownBadMarkdown, renderKnownBadPretty } from "../report/known-bad-text.js";
import { faultOfTag } from "../snapshots/chain.js";
import { SNAPSHOT_FOLDER, SNAPSHOT_REFS } from "../snapshots/tag-name.js";
import { pageWidth } from "../report/wrap.js";
import { useColor } from "./color.js";
import { withMemoryAbove } from "./with-memory-above.js";
import { gateOptions } from "./gate-options.js";
import { holdsCommit } from "./holds-commit.js";
import { learnChanges } from "./learn-files.js";
import { overlayOf } from "./overlay.js";
import { assertPlain } from "./plain-argument.js";
import { nothingWritten, propose, targetOf, writeFiles, type ProposalArguments } from "./proposal.js";
import { redactor } from "./redaction.js";

export interface KnownBadArguments extends ProposalArguments {
  readonly snapshot?: string;
  readonly from?: string;
  readonly to?: string;
  readonly reason?: string;
  readonly record?: readonly string[];
  readonly remediation?: string;
  readonly owner?: readonly string[];
  readonly layout?: string;
  readonly config?: string;
}

/** @returns 1 where the files would bring errors, else 0. */
export async function runKnownBadAdd(dir: string, options: KnownBadArguments): Promise<number> {
  assertPlain("--reason", [options.reason ?? ""], "prose");
  assertPlain("--record", options.record ?? [], "name");
  assertPlain("--remediation", [options.remediation ?? ""], "name");
  assertPlain("--owner", options.owner ?? [], "name");
  const repository = await openRepository(dir);
  try {
    const { state, commits } = await stateOf(repository, options);
    const target = options.propose ? await targetOf(repository, options) : undefined;
    const { record: records = [] } = options;
    const tree = target?.tree ?? (await repository.workingTree());
    const bad = await Promise.all(commits.map((commit) => repository.commitTree(commit)));
    const before = await treeBefore(commits[0], repository);
    // Of these, records that are named or nearly named are shown, and paths of files.
    for (const then of before ? [...bad, before] : bad) await learnChanges(tree, then);
    const result = await addKnownBad({
      tree,
      root: repository.root,
      gate: gateOptions(dir, options, repository),
      overlay: overlayOf(repository),
      now: new Date(),
      state,
      bad,
      ...(before && { before }),
      records,
      ...(options.reason !== undefined && { reason: options.reason }),
      ...(options.remediation !== undefined && { remediation: options.remediation }),
      ...(options.owner !== undefined && { owners: options.owner }),
      onSecret: redactor.learn,
    });
    const story = { ...result, state, reach: reachOf(state, result.ended) };
    process.stdout.write(renderKnownBadPretty(story, useColor(), pageWidth(process.stdout.columns)));
    if (options.write) process.stdout.write(`\n${writeFiles(dir, result.files)}`);
    else if (!target) process.stdout.write(nothingWritten());
    if (target) {
      const said = await propose(target, repository.prefix, result.files, {
        branch: knownBadBranch(branchName(state)),
        title: knownBadTitle(story),
        message: result.reason,
        body: renderKnownBadMarkdown(story, repository.root, COMMENT_BYTES),
      });
      process.stdout.write(`\n${said}`);
    }
    return result.errors.length > 0 ? 1 : 0;
  } catch (error) {
    throw await withMemoryAbove(error, dir);
  } finally {
    await repository.close();
  }
}

interface Named {
  /** With full names and ids, so that the entry means the same tomorrow. */
  readonly state: BadState;
  /** At which the memory is bad; of several the first and the last, where it is known. */
  readonly commits: readonly string[];
}

async function stateOf(repository: GitRepository, { snapshot, from, to }: KnownBadArguments): Promise<Named> {
  if (snapshot !== undefined) {
    const name = snapshot.startsWith(SNAPSHOT_FOLDER) ? snapshot : SNAPSHOT_FOLDER + snapshot;
    const full = `${SNAPSHOT_REFS}${name.slice(SNAPSHOT_FOLDER.length)}`;
    const history = repository.history();
    const tag = (await history.refs()).find((ref) => ref.name === full);
    if (!tag) throw new UserError(`There is no snapshot ${name} in this clone.`, "Check its name, or fetch the tags");
    const [text] = await history.tagTexts([tag.object]);
    const fault = faultOfTag({ tag: name, object: tag.object, text });
    if (fault === undefined) {
      return { state: { snapshot: name }, commits: tag.commit === undefined ? [] : [tag.commit] };
    }
    throw new UserError(
      `The tag ${name} is no snapshot: ${fault}. Marking it would keep nobody from using anything.`,
      "Name a snapshot that `snapshot list` shows, or commits with --from",
    );
  }
  if (from === undefined) {
    throw new UserError(
      "Neither a snapshot nor a commit is named.",
      "Name what is bad with --snapshot, or with --from",
    );
  }
  const first = await repository.resolve(from);
  if (to === undefined) return { state: { commits: { from: first } }, commits: [first] };
  const last = await repository.resolve(to);
  if (await holdsCommit(repository, { id: last, name: to }, { id: first, name: from })) {
    return { state: { commits: { from: first, to: last } }, commits: [first, last] };
  }
  throw new UserError(
    `${to} does not hold ${from}.`,
    "Name the commit that brought the fault first, and a later one last",
  );
}

/** Undefined where it is the first of all, or this clone does not have the one before. */
async function treeBefore(first: string | undefined, repository: GitRepository): Promise<Tree | undefined> {
  if (first === undefined) return undefined;
  try {
    return await repository.commitTree(`${first}~1`);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** What an entry does not speak of is as good as before, whatever it holds. */
function reachOf(state: BadState, ended: boolean): string {
  if ("snapshot" in state) {
    return "This marks the one snapshot: later snapshots and commits with the same content are not marked. Where they have the fault too, name the commit that brought it with --from.";
  }
  if (ended) {
    return "The entry that begins there had no end and gets this one, and keeps its reason, its records and its incident: later commits, the one that mends it first of all, are no longer marked.";
  }
  return state.commits.to === undefined
    ? "This marks the commit and every later one that holds it, the one that mends it too: once it is mended, call this again with the last bad commit as --to, which ends the entry."
    : "This marks the commits from the one to the other; the same content elsewhere is not marked.";
}

function branchName(state: BadState): string {
  return "snapshot" in state ? state.snapshot.slice(SNAPSHOT_FOLDER.length) : shortCommit(state.commits.from);
}
