/** The verdict in one line, and the change in one more. */
import type { ChangePicture } from "../../memory/change-picture.js";
import type { CheckReport } from "../../memory/check-report.js";
import { isByDesign } from "../by-design.js";
import { sharedTitle } from "../shared-head.js";
import { isEmpty, countList, number, plural } from "../wording.js";
import type { CommentInput } from "./comment-input.js";
import { isVerdictChange, type SortedFindings } from "./sorting.js";

/** Plain text, without a full stop: `❌ Memory check failed: 2 errors to mend, 1 warning`. */
export function verdictLine(input: CommentInput, sorted: SortedFindings): string {
  const isClear = sorted.warning.length === 0 && (input.collisions ?? []).length === 0;
  const isHeld = (input.shared ?? []).length > 0;
  const mark = input.report.verdict === "fail" || isHeld ? "❌" : isClear ? "✅" : "⚠️";
  return `${mark} ${verdictWords(input, sorted)}`;
}

/** The same without its mark. */
export function verdictWords({ report, collisions = [], shared = [] }: CommentInput, sorted: SortedFindings): string {
  if (shared.length > 0) return `Memory check passed, but do not merge yet: ${lowerFirst(sharedTitle(shared))}`;
  const others = new Set(collisions.map(({ pull }) => pull)).size;
  const words = report.verdict === "fail" ? failureWords(sorted) : successWords(report, sorted);
  if (others === 0) return words;
  const met = others === 1 ? "another open pull request" : `${number(others)} other open pull requests`;
  return `${words}${report.verdict === "fail" ? "; it also" : ", but"} collides with ${met}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function successWords(report: CheckReport, { warning, note }: SortedFindings): string {
  if (isEmpty(report)) return "Memory check passed: no records yet";
  const notes = note.filter((finding) => !isVerdictChange(finding) && !isByDesign(finding)).length;
  const counts =
    warning.length > 0
      ? `, with ${plural(warning.length, "warning")} to look at`
      : notes > 0
        ? `, with ${plural(notes, "note")}`
        : "";
  const edits = [...warning, ...note].some(isVerdictChange) ? "; it edits the rules of the memory" : "";
  return `Memory check passed${counts}${edits}`;
}

function failureWords({ error, warning, old }: SortedFindings): string {
  if (error.length === 0) {
    const oldErrors = old.filter(({ severity }) => severity === "error").length;
    return `Memory check failed, but not by this change: the target branch has ${plural(oldErrors, "error")} already`;
  }
  const warnings = warning.length > 0 ? `, ${plural(warning.length, "warning")}` : "";
  return `Memory check failed: ${plural(error.length, "error")} to mend${warnings}`;
}

/** `2 records added, 1 changed · 3 edges added, 1 broken`, or what else a change of no record is. */
export function changeWords({ added, changed, deleted, unreadable, edges, files }: ChangePicture): string {
  const records = countList("record", [
    [added.length, "added"],
    [changed.length, "changed"],
    [deleted.length, "deleted"],
    [unreadable.length, "no longer readable"],
  ]);
  const count = (state: string) => edges.filter((edge) => edge.state === state).length;
  const moved = countList("edge", [
    [count("added"), "added"],
    [count("removed"), "removed"],
    [count("broken"), "broken"],
  ]);
  if (records === "") {
    return files === 0 ? "No file differs" : `No record changes; ${plural(files, "file differs", "files differ")}`;
  }
  return moved === "" ? records : `${records} · ${moved}`;
}
