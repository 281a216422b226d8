/** A problem of the memory as it was, with its places: what a check of a change takes over instead of judging again. */
import { RULE_IDS } from "../generated/rule-ids.js";
import type { Finding, IndexFinding } from "../generated/types/index-finding.js";
import { SEVERITIES, type KnownPlaces, type Problem, type RuleId } from "../memory/finding.js";
import { FINDINGS_FOLDER } from "../memory/index-paths.js";
import { isMapping } from "../memory/plain-data.js";
import { brokenIndex } from "./needs-full-check.js";
import { isCount, isOptional, isPointer, isText, isTime, parseJson } from "./shape.js";
import type { IndexFile } from "./index-file.js";
import { hashNumber, makeShards, PAIR_DIGITS, pairNumber } from "./shards.js";

export interface StoredFinding {
  /** `file`: said of one file by its own bytes. `graph`: by the graph. */
  readonly by: "file" | "graph";
  readonly problem: Problem;
  readonly places: KnownPlaces;
}

export interface StoredFindings {
  readonly findings: readonly StoredFinding[];
  /** Names of which so much is found where they are cited that it is not stored: what cites them is judged again. */
  readonly causes: readonly string[];
}

/**
 * Findings that one cited record makes elsewhere, and that are stored: changing it rewrites them all. Of more, the record
 * is named alone.
 */
const MAX_STORED = 16;

/** Lines of findings are long. */
const FINDING_LEAF = 32;

/** A line as it is read: by its format, and of a rule that there is. */
type OwnFinding = Finding & { readonly problem: { readonly rule: RuleId } };

const KNOWN_RULES: ReadonlySet<unknown> = new Set(RULE_IDS);

/**
 * A finding stands by the file that it is about, or by the name that makes it. Findings of one file keep their order.
 * @param causes the name whose record, or want of one, makes a finding at a record that cites it.
 */
export function findingFiles(findings: readonly StoredFinding[], causes: ReadonlyMap<Problem, string>): IndexFile[] {
  const counts = new Map<string, number>();
  for (const { problem } of findings) {
    const cause = causes.get(problem);
    if (cause !== undefined) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  const many = new Set([...counts].flatMap(([cause, count]) => (count > MAX_STORED ? [cause] : [])));
  const items: FindingItem[] = [];
  findings.forEach((finding, index) => {
    const { problem } = finding;
    const cause = causes.get(problem);
    if (cause !== undefined && many.has(cause)) return;
    const { path } = problem.at;
    items.push({ cited: cause ?? path, path, order: `${path}\0${String(index).padStart(9, "0")}`, finding });
  });
  for (const cause of many) items.push({ cited: cause, path: cause, order: `\0${cause}`, finding: { cause } });
  const keyOf = ({ cited, path }: FindingItem) => pairNumber(hashNumber(cited), hashNumber(path));
  const lineOf = ({ order, finding }: FindingItem) => ({ order, text: JSON.stringify(finding) });
  return makeShards(items, keyOf, lineOf, { folder: FINDINGS_FOLDER, leaf: FINDING_LEAF, digits: PAIR_DIGITS });
}

interface FindingItem {
  readonly cited: string;
  readonly path: string;
  readonly order: string;
  readonly finding: StoredFinding | IndexFinding;
}

/** @throws NeedsFullCheck where a line is no finding. */
export function parseFindings(text: string): StoredFindings {
  const lines = text.split("\n");
  if (lines.pop() !== "") throw brokenIndex("its findings are cut short");
  const findings: StoredFinding[] = [];
  const causes: string[] = [];
  for (const line of lines) {
    const item = parseJson(line);
    if (isFinding(item)) findings.push(item);
    else if (isMapping(item) && isText(item["cause"])) causes.push(item["cause"]);
    else throw brokenIndex("a line of its findings is none");
  }
  return { findings, causes };
}

function isFinding(finding: unknown): finding is OwnFinding {
  if (!isMapping(finding) || (finding["by"] !== "file" && finding["by"] !== "graph")) return false;
  const { problem, places } = finding;
  if (!isProblem(problem) || !isMapping(places)) return false;
  const { at, related, edit } = places;
  return (
    isRange(at) &&
    Array.isArray(related) &&
    related.length === (problem.related ?? []).length &&
    related.every(isRange) &&
    isOptional(
      edit,
      (text) => isMapping(text) && isText(text["path"]) && isRange(text["range"]) && isText(text["newText"]),
    )
  );
}

function isProblem(problem: unknown): problem is OwnFinding["problem"] {
  if (!isMapping(problem)) return false;
  const { rule, message, at, record, subject, severity, suggestion, related, since, until, more } = problem;
  return (
    isRuleId(rule) &&
    isText(message) &&
    isAnchor(at) &&
    isOptional(record, isText) &&
    isOptional(subject, isText) &&
    isOptional(severity, (word) => SEVERITIES.some((known) => known === word)) &&
    isOptional(suggestion, isSuggestion) &&
    isOptional(related, (list) => Array.isArray(list) && list.every(isRelated)) &&
    isOptional(since, isTime) &&
    isOptional(until, isTime) &&
    isOptional(more, isLeftOut)
  );
}

function isLeftOut(more: unknown): boolean {
  return isMapping(more) && isCount(more["count"]) && isOptional(more["waiver"], isText);
}

function isRuleId(rule: unknown): rule is RuleId {
  return KNOWN_RULES.has(rule);
}

function isSuggestion(suggestion: unknown): boolean {
  if (!isMapping(suggestion)) return false;
  const { message, certain, edit, at } = suggestion;
  return isText(message) && typeof certain === "boolean" && isOptional(at, isAnchor) && isOptional(edit, isEdit);
}

function isEdit(edit: unknown): boolean {
  if (!isMapping(edit)) return false;
  const { kind, pointer, key, range, text } = edit;
  if (kind === "text") return isRange(range) && isText(text);
  if (!isPointer(pointer)) return false;
  if (kind === "insert" || kind === "rename-key") return isText(key);
  return kind === "set" || kind === "delete";
}

function isRelated(place: unknown): boolean {
  return isMapping(place) && isText(place["message"]) && isAnchor(place["at"]);
}

function isAnchor(anchor: unknown): boolean {
  if (!isMapping(anchor)) return false;
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
  return isMapping(range) && isPosition(range["start"]) && isPosition(range["end"]);
}

function isPosition(position: unknown): boolean {
  return isMapping(position) && isCount(position["line"]) && isCount(position["column"]);
}
