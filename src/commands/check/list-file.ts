/** The text of a YAML file that is one list for people and for us: adds an item, and keeps comments and layout. */
import { UserError } from "../../memory/user-error.js";
import { applyTextEdits, editToText } from "../../parse/edit.js";
import type { StructuralEdit } from "../../parse/edit-value.js";
import { lineBreakOf } from "../../parse/lines.js";

/** What tells one such file from another. */
export interface ListFile {
  /** That holds the list, such as `waivers`: letters alone. */
  readonly member: string;
  /** What a new file begins with, up to the list. */
  readonly head: string;
}

export interface ListText {
  /** As an error names it. */
  readonly path: string;
  /** Undefined where there is no such file. */
  readonly text: string | undefined;
  /** Items of the list as it is. */
  readonly count: number;
}

const BLANK_OR_COMMENT = /^[ \t]*(#.*)?$/;

/** Whether nothing stands in it but comments and the name of the list. */
export function saysNothing(text: string, { member }: ListFile): boolean {
  const lines = text.split(/\r?\n/).filter((line) => !BLANK_OR_COMMENT.test(line));
  return lines.length === 0 || (lines.length === 1 && emptyList(member).test(lines[0] ?? ""));
}

/** @throws UserError where the list has a form that nothing can be added to. */
export function withItem({ path, text: before = "", count }: ListText, list: ListFile, item: object): string {
  const { member } = list;
  const text = count > 0 ? before : withList(before, list);
  const edit: StructuralEdit =
    count > 0
      ? { kind: "set", pointer: [member, count], value: item }
      : { kind: "set", pointer: [member], value: [item] };
  const edited = editedList(path, text, edit);
  return count > 0 ? edited : withLostComments(text, edited, member);
}

/** @throws UserError as `withItem`. */
export function editedList(path: string, text: string, edit: StructuralEdit): string {
  const made = editToText(path, "yaml", Buffer.from(text), { path, document: 0 }, edit);
  if (!made) {
    throw new UserError(`${path} cannot be edited.`, "Write its list on lines of its own, one entry under the other");
  }
  return applyTextEdits(text, [made]);
}

function emptyList(member: string): RegExp {
  return new RegExp(`^${member}:[ \\t]*(#.*)?$`);
}

/** With the head of the list where there is none, below what comments stand there; one behind the head of an empty list goes above. */
function withList(text: string, { member, head }: ListFile): string {
  if (text.trim() === "") return head;
  const end = lineBreakOf(text);
  if (text.split(/\r?\n/).some((line) => !BLANK_OR_COMMENT.test(line))) {
    const commented = new RegExp(`^${member}:[ \\t]+(#[^\\r\\n]*)$`, "m");
    return text.replace(commented, (_, comment: string) => `${comment}${end}${member}:`);
  }
  return `${text}${text.endsWith("\n") ? "" : end}${member}:${end}`;
}

/** What is written within the brackets of an empty list goes with them: it is said above the list then. */
function withLostComments(before: string, after: string, member: string): string {
  const kept = new Set(commentsOf(after));
  const lost = commentsOf(before).filter((comment) => !kept.has(comment));
  const at = Math.max(after.search(new RegExp(`^["']?${member}\\b`, "m")), 0);
  const end = lineBreakOf(before);
  return after.slice(0, at) + lost.map((comment) => comment + end).join("") + after.slice(at);
}

/** Of a file with an empty list: what else holds a `#` there, its `$schema`, is never lost. */
function commentsOf(text: string): string[] {
  return text.match(/#[^\r\n]*/g) ?? [];
}
