/** `memory-steward revert`: shows what taking a change back would do, writes it, or proposes it. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { revert, type RevertResult } from "../commands/revert.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import { overlayTree } from "../git/overlay-tree.js";
import { COMMENT_BYTES } from "../memory/forge.js";
import type { Tree } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { renderRevertMarkdown, renderRevertPretty, revertTitle } from "../report/revert-text.js";
import { useColor } from "./color.js";
import { connect } from "./connect.js";
import { assertWritable } from "./files-below.js";
import { gateOptions } from "./gate-options.js";
import { writeFileWhole } from "./output.js";

export interface RevertArguments {
  /** Several commits: the last one before the change. */
  readonly from?: string;
  readonly write?: true;
  readonly propose?: true;
  readonly repository?: string;
  readonly branch?: string;
  readonly reason?: string;
  readonly layout?: string;
  readonly config?: string;
}

/** @returns 1 where conflicts are left or the revert would bring errors, else 0. */
export async function runRevert(dir: string, revision: string, options: RevertArguments): Promise<number> {
  const repository = await openRepository(dir);
  try {
    const commit = await repository.resolve(revision);
    const after = await repository.commitTree(commit);
    const before = await repository.commitTree(options.from ?? (await parentOf(repository, commit)));
    const proposal = options.propose ? await targetOf(repository, options) : undefined;
    const now = proposal?.tree ?? (await repository.workingTree());
    const result = await revert({
      before,
      after,
      now,
      root: repository.prefix.replace(/\/$/, ""),
      gate: gateOptions(dir, options, repository),
      overlay: (base, files) =>
        overlayTree(
          base,
          files.map(({ path, bytes }) => (bytes ? { action: "upsert", path, bytes } : { action: "delete", path })),
          repository.format,
        ),
      time: new Date(),
    });
    const story = {
      ...result,
      change: commit.slice(0, 12),
      ...(options.reason !== undefined && { reason: options.reason }),
    };
    process.stdout.write(renderRevertPretty(story, useColor()));
    if (result.files.length > 0) {
      if (options.write) writeFiles(dir, result);
      if (proposal) {
        const { pull, outcome } = await proposal.forge.proposeFiles({
          branch: `memory/revert/${commit.slice(0, 12)}`,
          base: { branch: proposal.branch, head: proposal.head },
          commit: { headline: revertTitle(story), body: `Reverts ${commit} record by record.` },
          changes: result.files.map(({ path, bytes }) => ({ path: repository.prefix + path, bytes })),
          title: revertTitle(story),
          body: renderRevertMarkdown(story, COMMENT_BYTES),
        });
        process.stdout.write(
          `\nPull request ${pull.number} was ${outcome === "unchanged" ? "left as it is" : outcome}.\n`,
        );
      }
    }
    return result.conflicts.length > 0 || result.errors.length > 0 ? 1 : 0;
  } finally {
    await repository.close();
  }
}

async function parentOf(repository: GitRepository, commit: string): Promise<string> {
  try {
    return await repository.resolve(`${commit}^1`);
  } catch (error) {
    if (!(error instanceof UserError) || repository.isShallow()) throw error;
    throw new UserError(
      `${commit.slice(0, 12)} is the first commit of this history: there is nothing before it.`,
      "Name a later commit",
    );
  }
}

async function targetOf(repository: GitRepository, { repository: name, branch }: RevertArguments) {
  const forge = await connect(name);
  const target = branch ?? (await forge.repository()).defaultBranch;
  const head = await forge.branchHead(target);
  if (head === undefined) throw new UserError(`The repository has no branch ${target}.`, "Name another with --branch");
  const tree: Tree = await repository.commitTree(head);
  return { forge, branch: target, head, tree };
}

function writeFiles(dir: string, { files }: RevertResult): void {
  for (const { path } of files) assertWritable(dir, path);
  for (const { path, bytes } of files) {
    if (bytes) writeFileWhole(join(dir, path), bytes);
    else rmSync(join(dir, path), { force: true });
  }
  process.stdout.write(`\nWrote ${files.length} file${files.length === 1 ? "" : "s"}; nothing was committed.\n`);
}
