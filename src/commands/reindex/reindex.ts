/**
 * `reindex` on the forge: the index of the default branch, in one signed commit on the very head that it was made from. Where
 * the branch has moved meanwhile it is made again, of the new head; where the branch is protected it becomes a pull request.
 */
import { INDEX_BRANCH } from "../../memory/branches.js";
import type { GateOptions } from "../../load/gate.js";
import { GateFiles } from "../../load/gate-files.js";
import { shortCommit } from "../../memory/commit-id.js";
import type { CommitText, FileChange, Forge, ProposalOutcome } from "../../memory/forge.js";
import { BranchMoved, BranchProtected } from "../../memory/forge-refusal.js";
import type { PullRequestSource } from "../../memory/repository.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { indexChanges } from "./index-changes.js";
import { indexSource } from "./index-source.js";
import { makeIndex } from "./make-index.js";
import { rememberRejections } from "../propose/remember-rejections.js";

export interface ReindexInput {
  readonly forge: Forge;
  readonly source: PullRequestSource;
  readonly gate: GateOptions;
  /** Folder of the memory, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  /** The default branch. */
  readonly branch: string;
  /** Gets a sentence for each attempt that was lost. */
  readonly log: (line: string) => void;
  readonly overlay: (base: Tree, files: readonly FileChange[]) => Promise<Tree>;
  readonly onProgress?: (done: number, total: number) => void;
}

export type ReindexResult = {
  /** The head that the index was made from. */
  readonly head: string;
  /** Files that differ from the branch's, those that go among them. */
  readonly files: number;
  /** Claims of rejected proposals that are remembered from now on. */
  readonly rejections: number;
} & (
  | { readonly outcome: "unchanged" }
  | { readonly outcome: "committed"; readonly commit: string }
  | {
      readonly outcome: "proposed";
      readonly pull: number;
      readonly written: ProposalOutcome["outcome"];
      /** Why it is not on the branch itself. */
      readonly because: BranchProtected;
    }
);

/** Each is lost to a push, and pushes that follow each other so closely start jobs of their own. */
const MAX_ATTEMPTS = 5;

/** @throws UserError where the branch keeps moving, is protected and takes no pull request of ours, or holds no memory. */
export async function reindex(input: ReindexInput): Promise<ReindexResult> {
  const { forge, source, branch, log } = input;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const { base: head } = await source.fetch(branch, []);
    const { changes, text, rejections } = await prepare(input, head);
    const result = { head, files: changes.length, rejections };
    if (changes.length === 0) return { ...result, outcome: "unchanged" };
    try {
      const commit = await forge.commitFiles({ branch, expectedHead: head, text, changes });
      return { ...result, outcome: "committed", commit };
    } catch (error) {
      if (error instanceof BranchProtected) return { ...result, ...(await propose(input, head, changes, text, error)) };
      if (!(error instanceof BranchMoved)) throw error;
      log(`${branch} has moved on from ${shortCommit(head)}: the index is regenerated.`);
    }
  }
  throw new UserError(
    `The branch ${branch} moved ${MAX_ATTEMPTS} times while its index was made. Nothing was written.`,
    "Nothing needs to be done where each push starts a job; else run the job again",
  );
}

async function prepare(
  input: ReindexInput,
  head: string,
): Promise<{ changes: readonly FileChange[]; text: CommitText; rejections: number }> {
  const { gate, root, onProgress, overlay } = input;
  const { repository } = input.source;
  const stored = await repository.commitTree(head);
  const { file, added } = await rememberRejections(stored, input);
  const tree = file ? await overlay(stored, [file]) : stored;
  const source = await indexSource(repository, stored, gate, new Date(0));
  const made = await makeIndex({ tree, root, gate, source, ...(onProgress && { onProgress }) });
  const changes = [...(file ? [file] : []), ...(await indexChanges(tree, made))];
  const prefix = root === "" ? "" : `${root}/`;
  await refuseOccupied(stored, changes, prefix);
  const lines = [...(source.commit === undefined ? [] : [`Source-Commit: ${source.commit}`])];
  return {
    changes: changes.map(({ path, bytes }) => ({ path: prefix + path, bytes })),
    text: { headline: "Index the memory", body: [...lines, `Source-Digest: ${made.sourceDigest}`].join("\n") },
    rejections: added,
  };
}

/**
 * Git replaces a file by a folder of its name, and a folder with all that is in it by a file: what stands in the place of the index
 * and is none of it would be gone.
 * @throws UserError that names it.
 */
async function refuseOccupied(tree: Tree, changes: readonly FileChange[], prefix: string): Promise<void> {
  const files = new GateFiles(tree);
  for (const { path } of changes.filter(({ bytes }) => bytes)) {
    const found = await files.obstacle(path);
    if (!found) continue;
    // A link in the place of a file of the index is nobody's content.
    const isAbove = found.path !== path;
    if (!isAbove && found.noun !== "a folder") continue;
    throw new UserError(
      `${prefix}${found.path} is ${found.noun}, where a ${isAbove ? "folder" : "file"} is wanted. Nothing was written.`,
      "Move it out of the way",
    );
  }
}

async function propose(
  { forge, branch }: ReindexInput,
  head: string,
  changes: readonly FileChange[],
  commit: CommitText,
  because: BranchProtected,
): Promise<{ outcome: "proposed"; pull: number; written: ProposalOutcome["outcome"]; because: BranchProtected }> {
  try {
    const { pull, outcome: written } = await forge.proposeFiles({
      branch: INDEX_BRANCH,
      base: { branch, head },
      commit,
      changes,
      title: "Index the memory",
      body: BODY,
    });
    return { outcome: "proposed", pull: pull.number, written, because };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(
      `${because.message} Nor could the index be proposed by a pull request: ${error.message}`,
      because.advice,
    );
  }
}

const BODY = `The index, made from the head of the branch by memory-steward. Nobody's hand wrote it, so there is nothing to review in it but that it is
what generation gives, which the check of this pull request tells. It changes files below \`indexes/\` and the list of rejections alone: where you see
another one, somebody else has written to the branch. Review what they wrote, or run the job again, which regenerates the branch.

When the branch moves on, the next run regenerates it here: a conflict needs no mending. To spare these pull requests, let a GitHub App bypass
the branch's rule, and give its token to the job.
`;
