/** The text of `snapshots/known-bad.yaml`: reads its list for a new entry, adds the entry, or ends one that has no end yet. */
import type { KnownBadFile } from "../../generated/types/known-bad.js";
import type { Gate } from "../../load/gate.js";
import type { Tree } from "../../memory/tree.js";
import { readFile } from "../../memory/tree.js";
import { filesAt } from "../../memory/tree-lookup.js";
import { UserError } from "../../memory/user-error.js";
import { applyTextEdits, editToText } from "../../parse/edit.js";
import type { StructuralEdit } from "../../parse/edit-value.js";
import { KNOWN_BAD_PATH } from "../../snapshots/known-bad.js";
import type { EditedFile } from "../../updates/revert-change.js";
import { readKnownBad } from "../snapshot/read-snapshots.js";

export interface KnownBadText {
  readonly path: string;
  /** Undefined where there is no such file. */
  readonly bytes: Uint8Array | undefined;
  readonly entries: KnownBadFile["knownBad"];
}

/**
 * A file in which nothing stands but comments is an empty list here, where an entry is added. Whoever asks what is known to
 * be bad is refused, since the file may have been emptied by accident.
 * @throws UserError where it cannot be read.
 */
export async function readKnownBadText(tree: Tree, gate: Gate): Promise<KnownBadText> {
  const path = gate.layout.root + KNOWN_BAD_PATH;
  const [found] = await filesAt(new Set([path]), tree);
  const bytes = found && (await readFile(tree, found));
  if (bytes && saysNothing(textOf(bytes))) return { path, bytes, entries: [] };
  const { file } = await readKnownBad(tree, gate);
  return { path, bytes, entries: file?.knownBad ?? [] };
}

const BLANK_OR_COMMENT = /^[ \t]*(#.*)?$/;
const LIST_OF_NOTHING = /^knownBad:[ \t]*(#.*)?$/;

function saysNothing(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => !BLANK_OR_COMMENT.test(line));
  return lines.length === 0 || (lines.length === 1 && LIST_OF_NOTHING.test(lines[0] ?? ""));
}

/** @throws UserError where the list has a form that nothing can be added to. */
export function withEntry({ path, bytes, entries }: KnownBadText, entry: object): EditedFile {
  const count = entries.length;
  const before = bytes ? textOf(bytes) : "";
  const text = count > 0 ? before : withList(before);
  const edit: StructuralEdit =
    count > 0
      ? { kind: "set", pointer: ["knownBad", count], value: entry }
      : { kind: "set", pointer: ["knownBad"], value: [entry] };
  const edited = editedList(path, text, edit);
  return { path, before: bytes, bytes: Buffer.from(count > 0 ? edited : withLostComments(text, edited)) };
}

/**
 * @param index of an entry of commits without an end.
 * @param to full id of the last bad commit.
 * @throws UserError as `withEntry`.
 */
export function withEnd({ path, bytes }: KnownBadText, index: number, to: string): EditedFile {
  const text = bytes ? textOf(bytes) : "";
  const edit: StructuralEdit = { kind: "set", pointer: ["knownBad", index, "commits", "to"], value: to };
  return { path, before: bytes, bytes: Buffer.from(editedList(path, text, edit)) };
}

function editedList(path: string, text: string, edit: StructuralEdit): string {
  const made = editToText(path, "yaml", Buffer.from(text), { path, document: 0 }, edit);
  if (!made) {
    throw new UserError(`${path} cannot be edited.`, "Write its list on lines of its own, one entry under the other");
  }
  return applyTextEdits(text, [made]);
}

/** With the head of the list where there is none, below what comments stand there; one behind the head of an empty list goes above. */
function withList(text: string): string {
  if (text.trim() === "") return HEAD;
  const end = endOf(text);
  if (text.split(/\r?\n/).some((line) => !BLANK_OR_COMMENT.test(line))) {
    return text.replace(/^knownBad:[ \t]+(#[^\r\n]*)$/m, (_, comment: string) => `${comment}${end}knownBad:`);
  }
  return `${text}${text.endsWith("\n") ? "" : end}knownBad:${end}`;
}

/** What is written within the brackets of an empty list goes with them: it is said above the list then. */
function withLostComments(before: string, after: string): string {
  const kept = new Set(commentsOf(after));
  const lost = commentsOf(before).filter((comment) => !kept.has(comment));
  const at = Math.max(after.search(/^["']?knownBad\b/m), 0);
  const end = endOf(before);
  return after.slice(0, at) + lost.map((comment) => comment + end).join("") + after.slice(at);
}

/** Of a file with an empty list: what else holds a `#` there, its `$schema`, is never lost. */
function commentsOf(text: string): string[] {
  return text.match(/#[^\r\n]*/g) ?? [];
}

function endOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("utf8");
}

const HEAD =
  "# States of the memory that nobody should use any more. Nothing that exists is changed by it.\nknownBad:\n";
