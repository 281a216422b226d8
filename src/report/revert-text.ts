/** What a revert does, for the pull request that proposes it and for a terminal. */
import { clip } from "../memory/clip.js";
import type { Finding } from "../memory/finding.js";
import type { MemoryDiff } from "../memory/memory-diff.js";
import type { Reviewer } from "./comment/comment-input.js";
import {
  code,
  heading,
  paragraph,
  prose,
  table,
  text,
  type Block,
  type Document,
  type Line,
} from "./comment/document.js";
import { listUnder, NAME_LIMIT, namesOf } from "./comment/listing.js";
import { printWithin } from "./comment/print-within.js";
import { Room, sizeOf } from "./comment/room.js";
import { findingsBlocks, ownersBlocks } from "./consequences.js";
import { diffBlocks } from "./diff/blocks.js";
import { diffInRepository } from "./diff/in-repository.js";
import { capitalised } from "../memory/capitalised.js";
import { diffWords, NOTHING_DIFFERS } from "./diff/words.js";
import { inRepository, repositoryPath } from "./repository-path.js";
import { printTerminal } from "./print-terminal.js";
import { number, plural } from "./wording.js";

export interface RevertStory {
  /** What is taken back, as the caller names it. */
  readonly change: string;
  readonly files: readonly unknown[];
  readonly conflicts: readonly {
    readonly path: string;
    readonly record?: string;
    readonly field?: string;
    readonly reason: string;
  }[];
  readonly gone: readonly string[];
  readonly diff: MemoryDiff;
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly owners: readonly Reviewer[];
  readonly leftOut: readonly string[];
  /** Those without a line were removed by the change. */
  readonly comments: readonly { readonly path: string; readonly line?: number }[];
  readonly reason?: string;
  /** Ids of the records that are taken back alone; all of the change where absent. */
  readonly records?: readonly string[];
}

const CLAUSE_LIMIT = 300;
const MAX_LISTED = 50;
const DIFF_ROWS = 30;

/** GitHub Markdown of at most so many bytes. @param root folder of the memory, from the top of the repository */
export function renderRevertMarkdown(story: RevertStory, root: string, bytes: number): string {
  const placed = {
    ...story,
    conflicts: inRepository(story.conflicts, root),
    diff: diffInRepository(story.diff, root),
    errors: inRepository(story.errors, root),
    warnings: inRepository(story.warnings, root),
    leftOut: story.leftOut.map((path) => repositoryPath(root, path)),
    comments: inRepository(story.comments, root),
  };
  return printWithin(revertDocument(placed, bytes), bytes);
}

/** @param width columns of the terminal, where there is one. */
export function renderRevertPretty(story: RevertStory, color: boolean, width?: number): string {
  return printTerminal(revertDocument(story, 512 * 1024), color, width);
}

/** One line, for a title. */
export function revertTitle({ change, conflicts }: Pick<RevertStory, "change" | "conflicts">): string {
  const open = conflicts.length === 0 ? "" : ` (${plural(conflicts.length, "conflict")} to resolve)`;
  return `Revert the memory change ${change}${open}`;
}

function revertDocument(story: RevertStory, bytes: number): Document {
  const { conflicts, gone, errors, warnings, owners, leftOut, comments, diff } = story;
  const head: Block[] = [
    heading(2, text("Taking back "), code(clip(story.change, NAME_LIMIT))),
    ...(story.reason === undefined ? [] : [paragraph(prose(clip(story.reason, CLAUSE_LIMIT)))]),
    ...(story.records === undefined
      ? []
      : [paragraph(text("Of these records alone: "), ...namesOf(story.records, MAX_LISTED))]),
    paragraph(text(`${summary(story)} ${difference(story)}`)),
    ...conflictBlocks(conflicts),
    ...findingsBlocks("Errors that this would bring", errors),
    ...findingsBlocks("Warnings that this would bring", warnings),
    ...ownersBlocks(owners),
    ...namesBlocks("Taken away since, so that there is nothing to take back", gone),
    ...namesBlocks("Not taken back, since they are no plain files", leftOut),
    ...listUnder(
      "Comments that are not taken back, since lines around them changed",
      comments.map(({ path, line }): Line => [
        code(clip(path, NAME_LIMIT)),
        text(line === undefined ? " one that the change removed" : ` line ${number(line)}`),
      ]),
      MAX_LISTED,
    ),
  ];
  const room = new Room(bytes - sizeOf(head) - 200);
  return [...head, ...diffBlocks(diff, { rows: DIFF_ROWS, room })];
}

function summary({ files, conflicts, leftOut, comments, records }: RevertStory): string {
  const left = [
    ...(leftOut.length > 0 ? [plural(leftOut.length, "path")] : []),
    ...(comments.length > 0 ? [plural(comments.length, "comment")] : []),
  ].join(" and ");
  if (files.length === 0 && conflicts.length === 0) {
    return left === ""
      ? `Nothing is left of the change${records ? " in them" : ""}.`
      : `${left} of the change ${leftOut.length + comments.length === 1 ? "is" : "are"} left, for you to take back by hand.`;
  }
  if (conflicts.length === 0) {
    const but = left === "" ? "" : ` but ${left}, left for you to take back by hand,`;
    return `${records ? "What the change did to them" : "All of it"}${but} is taken back, and what came later stays.`;
  }
  const but = left === "" ? "" : ` but ${left}`;
  return `${plural(conflicts.length, "place")} could not be settled and ${conflicts.length === 1 ? "is" : "are"} for you to decide; the rest${but} is taken back, and what came later stays.`;
}

/** The difference is that of the files without conflicts: the others cannot be read until a person has decided. */
function difference({ conflicts, diff }: RevertStory): string {
  const words = diffWords(diff);
  if (conflicts.length === 0) return `${capitalised(words)}.`;
  if (words === NOTHING_DIFFERS) return "Apart from the files with conflicts nothing differs.";
  return `Apart from the files with conflicts: ${words}.`;
}

function conflictBlocks(conflicts: RevertStory["conflicts"]): Block[] {
  if (conflicts.length === 0) return [];
  const rows = conflicts
    .slice(0, MAX_LISTED)
    .map(({ path, record, field, reason }): Line[] => [
      record === undefined ? [] : [code(clip(record, NAME_LIMIT))],
      field === undefined ? [] : [code(clip(field, NAME_LIMIT))],
      [code(clip(path, NAME_LIMIT))],
      [prose(clip(reason, CLAUSE_LIMIT))],
    ]);
  const shown = rows.length < conflicts.length ? `, ${number(rows.length)} of ${number(conflicts.length)}` : "";
  return [
    heading(3, text(`Conflicts${shown}`)),
    paragraph(
      text("The files hold both sides between the marks "),
      code("<<<<<<<"),
      text(" and "),
      code(">>>>>>>"),
      text(": what is now comes first. The check fails until one of them is left."),
    ),
    table(["Record", "Field", "File", "Why"], rows),
  ];
}

function namesBlocks(title: string, names: readonly string[]): Block[] {
  return names.length === 0 ? [] : [heading(3, text(title)), paragraph(...namesOf(names, MAX_LISTED))];
}
