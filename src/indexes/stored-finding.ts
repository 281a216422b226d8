/** A problem of the memory as it was, with its places: what a check of a change takes over instead of judging again. */
import type { IndexFinding } from "../generated/types/index-finding.js";
import { SEVERITIES, type KnownPlaces, type Problem } from "../memory/finding.js";
import { FINDINGS_FOLDER } from "../memory/index-paths.js";
import { brokenIndex } from "./not-local.js";
import { isCount, isObject, isOptional, isPointer, isText, isTime, parseJson } from "./shape.js";
import { hashDigits, makeShards } from "./shards.js";

export interface StoredFinding {
  /** `file`: said of one file by its own bytes. `graph`: by the graph. */
  readonly by: "file" | "graph";
  readonly problem: Problem;
  readonly places: KnownPlaces;
}

/** Findings of one file keep their order. */
export function findingFiles(findings: readonly StoredFinding[]): Map<string, string> {
  const items = findings.map((finding, index) => ({
    digits: hashDigits(finding.problem.at.path),
    value: { finding, order: `${finding.problem.at.path}\0${String(index).padStart(9, "0")}` },
  }));
  const line = ({ finding, order }: { finding: StoredFinding; order: string }) => ({
    order,
    text: JSON.stringify(finding),
  });
  return makeShards(items, line, { folder: FINDINGS_FOLDER });
}

/** @throws NotLocal where a line is no finding. */
export function parseFindings(text: string): StoredFinding[] {
  const lines = text.split("\n");
  if (lines.pop() !== "") throw brokenIndex("its findings are cut short");
  return lines.map((line) => {
    const finding = parseJson(line);
    if (!isFinding(finding)) throw brokenIndex("a line of its findings is none");
    return finding;
  });
}

function isFinding(finding: unknown): finding is IndexFinding {
  if (!isObject(finding) || (finding["by"] !== "file" && finding["by"] !== "graph")) return false;
  const { problem, places } = finding;
  if (!isProblem(problem) || !isObject(places)) return false;
  const { at, related, edit } = places;
  return (
    isRange(at) &&
    Array.isArray(related) &&
    related.length === (problem.related ?? []).length &&
    related.every(isRange) &&
    isOptional(
      edit,
      (text) => isObject(text) && isText(text["path"]) && isRange(text["range"]) && isText(text["newText"]),
    )
  );
}

function isProblem(problem: unknown): problem is IndexFinding["problem"] {
  if (!isObject(problem)) return false;
  const { rule, message, at, record, subject, severity, suggestion, related, since, until } = problem;
  return (
    isText(rule) &&
    isText(message) &&
    isAnchor(at) &&
    isOptional(record, isText) &&
    isOptional(subject, isText) &&
    isOptional(severity, (word) => SEVERITIES.some((known) => known === word)) &&
    isOptional(suggestion, isSuggestion) &&
    isOptional(related, (list) => Array.isArray(list) && list.every(isRelated)) &&
    isOptional(since, isTime) &&
    isOptional(until, isTime)
  );
}

function isSuggestion(suggestion: unknown): boolean {
  if (!isObject(suggestion)) return false;
  const { message, certain, edit, at } = suggestion;
  return isText(message) && typeof certain === "boolean" && isOptional(at, isAnchor) && isOptional(edit, isEdit);
}

function isEdit(edit: unknown): boolean {
  if (!isObject(edit)) return false;
  const { kind, pointer, key, range, text } = edit;
  if (kind === "text") return isRange(range) && isText(text);
  if (!isPointer(pointer)) return false;
  if (kind === "insert" || kind === "rename-key") return isText(key);
  return kind === "set" || kind === "delete";
}

function isRelated(place: unknown): boolean {
  return isObject(place) && isText(place["message"]) && isAnchor(place["at"]);
}

function isAnchor(anchor: unknown): boolean {
  if (!isObject(anchor)) return false;
  const { path, document, pointer, part, link, range } = anchor;
  return (
    isText(path) &&
    isOptional(document, isCount) &&
    isOptional(pointer, isPointer) &&
    (part === undefined || part === "key" || part === "value") &&
    isOptional(link, isCount) &&
    isOptional(range, isRange)
  );
}

function isRange(range: unknown): boolean {
  return isObject(range) && isPosition(range["start"]) && isPosition(range["end"]);
}

function isPosition(position: unknown): boolean {
  return isObject(position) && isCount(position["line"]) && isCount(position["column"]);
}
