/** Files as a pull request from the terminal or a workflow's step, or in the working directory. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GitRepository } from "../git/repository.js";
import { counted } from "../memory/counted.js";
import type { FileProposal, Forge } from "../memory/forge.js";
import { sameBytes } from "../memory/same-bytes.js";
import type { Tree } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { pageWidth, wrap } from "../report/wrap.js";
import { connect } from "./connect.js";
import { changeFilesBelow, occupant, type FileChange } from "./files-below.js";
import type { EditedFile } from "../updates/revert-change.js";

export interface ProposalArguments {
  readonly write?: true;
  readonly propose?: true;
  readonly repository?: string;
  readonly branch?: string;
}

/** Said where the files are shown alone. */
export function nothingWritten(): string {
  const said = "Nothing was written: --write writes the files, --propose makes a pull request of them.";
  return `\n${wrap(said, pageWidth(process.stdout.columns)).join("\n")}\n`;
}

/** The branch that a proposal is for. */
export interface Target {
  readonly forge: Forge;
  readonly branch: string;
  readonly head: string;
  /** What the branch holds now. */
  readonly tree: Tree;
}

/** @throws UserError where the branch is not there, or its head is not in this clone. */
export async function targetOf(
  repository: GitRepository,
  { repository: name, branch }: ProposalArguments,
): Promise<Target> {
  const forge = await connect(name);
  const target = branch ?? (await forge.repository()).defaultBranch;
  const head = await forge.branchHead(target);
  if (head === undefined) throw new UserError(`The repository has no branch ${target}.`, "Name another with --branch");
  return { forge, branch: target, head, tree: await repository.commitTree(head) };
}

/**
 * @param words of which the body is Markdown that GitHub takes in one piece.
 * @returns a sentence that says what came of it.
 */
export async function propose(
  { forge, branch, head }: Target,
  prefix: string,
  files: readonly EditedFile[],
  words: Pick<FileProposal, "branch" | "title" | "body"> & { readonly message: string },
): Promise<string> {
  const { pull, outcome } = await forge.proposeFiles({
    branch: words.branch,
    base: { branch, head },
    commit: { headline: words.title, body: words.message },
    changes: files.map(({ path, bytes, mode }) => ({ path: prefix + path, bytes, ...(mode && { mode }) })),
    title: words.title,
    body: words.body,
  });
  return `Pull request ${pull.number} was ${outcome === "unchanged" ? "left as it is" : outcome}.\n`;
}

/** The same with the line ends of the file on disk, where Git gave it CRLF for LF as it checked it out. */
function asCheckedOut(dir: string, change: FileChange): FileChange {
  const { path, before, after } = change;
  if (before === undefined || occupant(dir, path) !== "file") return change;
  const onDisk = readFileSync(join(dir, path));
  if (onDisk.length === before.length || !sameBytes(withFeeds(onDisk), before)) return change;
  return { path, before: onDisk, after: after === undefined ? undefined : withReturns(after) };
}

function withFeeds(bytes: Uint8Array): Buffer {
  return Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}

function withReturns(bytes: string | Uint8Array): Buffer {
  return Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll(/\r?\n/g, "\r\n"), "latin1");
}

/** Below the memory's folder, through no symlink. @param files as Git stores them. @returns a sentence. */
export function writeFiles(dir: string, files: readonly EditedFile[]): string {
  changeFilesBelow(
    dir,
    files.map(({ path, before, bytes, mode }) => ({
      ...asCheckedOut(dir, { path, before, after: bytes }),
      ...(mode && { mode }),
    })),
  );
  return `Wrote ${counted(files.length, "file")}; nothing was committed.\n`;
}
