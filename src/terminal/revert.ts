/** `memory-steward revert`: shows what taking a change back would do, writes it, or proposes it. */
import { createHash } from "node:crypto";
import { relative } from "node:path";
import { revert } from "../commands/revert/revert.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import { revertBranch } from "../memory/branches.js";
import { shortCommit } from "../memory/commit-id.js";
import { COMMENT_BYTES } from "../memory/forge.js";
import { UserError } from "../memory/user-error.js";
import { renderRevertMarkdown, renderRevertPretty, revertTitle } from "../report/revert-text.js";
import { visible } from "../report/visible-text.js";
import { pageWidth } from "../report/wrap.js";
import { useColor } from "./color.js";
import { commitOfChange } from "./commit-of-change.js";
import { withMemoryAbove } from "./with-memory-above.js";
import { gateOptions } from "./gate-options.js";
import { holdsCommit, type NamedCommit } from "./holds-commit.js";
import { learnChanges } from "./learn-files.js";
import { overlayOf } from "./overlay.js";
import { parentOf } from "./parent-of.js";
import { assertPlain } from "./plain-argument.js";
import { nothingWritten, propose, targetOf, writeFiles, type Target, type ProposalArguments } from "./proposal.js";
import { redactor } from "./redaction.js";
import { shellWord } from "./shell-word.js";

export interface RevertArguments extends ProposalArguments {
  /** Several commits: the last one before the change. */
  readonly from?: string;
  /** Ids of the records that are taken back; all of the change unless told. */
  readonly record?: readonly string[];
  readonly reason?: string;
  readonly layout?: string;
  readonly config?: string;
}

/** Records that change are of this time. Proposed twice on one commit, a revert is the same, so its pull request is left as it is. */
async function timeOf(repository: GitRepository, target: Target | undefined): Promise<Date> {
  const now = Date.now();
  return new Date(target ? Math.min(now, (await repository.history().commitSeconds(target.head)) * 1000) : now);
}

/** @returns 1 where conflicts are left or the revert would bring errors, else 0. */
export async function runRevert(dir: string, revision: string, options: RevertArguments): Promise<number> {
  const { record: records } = options;
  assertPlain("--reason", [options.reason ?? ""], "prose");
  assertPlain("--record", records ?? [], "name");
  const repository = await openRepository(dir);
  try {
    const gate = gateOptions(dir, options, repository);
    const commit = await commitOfChange(repository, dir, revision, gate);
    const from = options.from && (await commitOfChange(repository, dir, options.from, gate));
    if (from) await requireBefore(repository, { id: from, name: options.from }, { id: commit, name: revision });
    const after = await repository.commitTree(commit);
    const before = await repository.commitTree(from ?? (await parentOf(repository, commit, "Name a later commit")));
    const target = options.propose ? await targetOf(repository, options) : undefined;
    const now = target?.tree ?? (await repository.committableTree());
    await learnChanges(before, after);
    const result = await revert({
      before,
      after,
      now,
      root: repository.root,
      gate,
      overlay: overlayOf(repository),
      time: await timeOf(repository, target),
      ...(records && { records }),
      onSecret: redactor.learn,
    });
    const story = {
      ...result,
      change: shortCommit(commit),
      ...(records && { records }),
      ...(options.reason !== undefined && { reason: options.reason }),
    };
    process.stdout.write(renderRevertPretty(story, useColor(), pageWidth(process.stdout.columns)));
    if (result.files.length > 0) {
      const mend = result.errors.length > 0 ? mendThem(dir, options) : "";
      if (options.write) process.stdout.write(`\n${writeFiles(dir, result.files)}${mend}`);
      else if (!target) process.stdout.write(nothingWritten() + mend);
      if (target) {
        const said = await propose(target, repository.prefix, result.files, {
          branch: revertBranch(commit, records && partOf(records)),
          title: revertTitle(story),
          message: `Reverts ${commit} record by record.`,
          body: renderRevertMarkdown(story, repository.root, COMMENT_BYTES),
        });
        process.stdout.write(`\n${said}`);
      }
    }
    return result.conflicts.length > 0 || result.errors.length > 0 ? 1 : 0;
  } catch (error) {
    throw await withMemoryAbove(error, dir);
  } finally {
    await repository.close();
  }
}

/** What errors ask for that a person has to say: a revert adds nothing of its own. */
function mendThem(dir: string, options: RevertArguments): string {
  const { layout, config } = options;
  const here = relative(process.cwd(), dir);
  const words = [
    "memory-steward check",
    ...(here === "" ? [] : [shellWord(here)]),
    ...(layout === undefined ? [] : ["--layout", shellWord(layout)]),
    ...(config === undefined ? [] : ["--config", shellWord(config)]),
    "--base HEAD",
  ];
  const when = options.write ? "Now mend" : "Once they are written, mend";
  return `${when} in the files what the errors above ask for. This says what is left:\n  ${visible(words.join(" "))}\n`;
}

/** @throws UserError where the one does not come before the other: what was mended since would be put back. */
async function requireBefore(repository: GitRepository, from: NamedCommit, last: NamedCommit): Promise<void> {
  if (from.id !== last.id && (await holdsCommit(repository, last, from))) return;
  throw new UserError(
    `${from.name} does not come before ${last.name}.`,
    "Name the last commit of the change first, and as --from the last one before it",
  );
}

/** The same for the same records, in whatever order they are named. */
function partOf(records: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify([...new Set(records)].sort()))
    .digest("hex")
    .slice(0, 8);
}
