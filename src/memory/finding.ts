/** What a check says: problems as rules state them, findings as people see them. */
import type { RuleId } from "../generated/rule-ids.js";
import { compareTexts } from "./compare-texts.js";
import type { Anchor, Pointer, Range } from "./place.js";

/** error blocks, warning shows, note informs (decision 15). */
export type Severity = "error" | "warning" | "note";

export const SEVERITIES: readonly Severity[] = ["error", "warning", "note"];

export type { RuleId };

/** A change of a document that mends a problem, in terms of its structure. Applied by the `yaml` editor (decision 30). */
export type Edit =
  | { readonly kind: "set"; readonly pointer: Pointer; readonly value: unknown }
  | { readonly kind: "rename-key"; readonly pointer: Pointer; readonly key: string }
  | { readonly kind: "insert"; readonly pointer: Pointer; readonly key: string; readonly value: unknown }
  | { readonly kind: "delete"; readonly pointer: Pointer }
  | { readonly kind: "text"; readonly range: Range; readonly text: string };

export interface Suggestion {
  /** What to do, as an imperative sentence without a full stop. */
  readonly message: string;
  /** True where the edit is right whatever the author meant; `fix` applies only these. */
  readonly certain: boolean;
  /** In the file and document of the problem's anchor unless `at` names another. */
  readonly edit?: Edit;
  readonly at?: Anchor;
}

/** What a rule says. Text from records stands in it as it is: every output escapes for itself. */
export interface Problem {
  readonly rule: RuleId;
  readonly message: string;
  readonly at: Anchor;
  /** Id of the record concerned, where there is one. */
  readonly record?: string;
  /** What tells this problem from others of the same rule in the same record: an edge target, a field (decision 17). */
  readonly subject?: string;
  /** Where one rule has cases of different weight; the rule's own severity otherwise. */
  readonly severity?: Severity;
  readonly suggestion?: Suggestion;
  readonly related?: readonly RelatedProblemPlace[];
  /** Present where it is asked for of records of that kind alone: it goes with the kind. */
  readonly isOfKind?: true;
  /** Where time plays a part: when it began to hold, in milliseconds since 1970. */
  readonly since?: number;
  /** When it will no longer hold, likewise. */
  readonly until?: number;
  /** Present where it stands for others like it that are not kept (`KeptProblems`). */
  readonly more?: LeftOut;
}

/** Problems of one rule and weight in one file that are counted and not kept (decision record 0013). */
export interface LeftOut {
  readonly count: number;
  /** The waiver that accepts all of them, as `meantBy` names it; nothing else accepts what nobody lists. */
  readonly waiver?: string;
}

/** What tells a problem from others. */
export type ProblemName = Pick<Problem, "rule" | "at" | "record" | "subject" | "more">;

export interface RelatedProblemPlace {
  readonly message: string;
  readonly at: Anchor;
}

/** A byte-order mark has no column: an edit that puts nothing before the first character takes it away. */
export interface TextEdit {
  readonly path: string;
  readonly range: Range;
  readonly newText: string;
}

export function removesMark({ range: { start, end }, newText }: TextEdit): boolean {
  return newText === "" && start.line === 1 && start.column === 1 && end.line === 1 && end.column === 1;
}

/** Lines and columns of a problem, once they are found. */
export interface KnownPlaces {
  readonly at: Range;
  /** Of the related places, in their order. */
  readonly related: readonly Range[];
  /** Of the suggestion, where it can be made. */
  readonly edit?: TextEdit;
  /** What it took to find out whether it can be made, where that counts against the limit of a run. */
  readonly effort?: Effort | undefined;
}

export interface Effort {
  /** File of the edit. */
  readonly path: string;
  /** Characters that were read once more. */
  readonly characters: number;
}

interface RelatedPlace {
  readonly message: string;
  readonly path: string;
  readonly range: Range;
}

export interface Finding {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly message: string;
  readonly path: string;
  readonly range: Range;
  readonly record?: string;
  readonly subject?: string;
  /** Hex, 32 characters: rule, record or path, subject; never the line (decision 17). */
  readonly fingerprint: string;
  readonly suggestion?: { readonly message: string; readonly certain: boolean; readonly edits: readonly TextEdit[] };
  readonly related: readonly RelatedPlace[];
  /** `baseline` and `waived` findings are shown on request and never block (decision 16). */
  readonly accepted?: "baseline" | "waived";
  /** How many findings like it are in the file that are not listed: this one stands for them. */
  readonly more?: number;
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** Total order of findings: path, place, rule, subject, message. Independent of the order of files. */
export function compareFindings(left: Finding, right: Finding): number {
  return (
    compareTexts(left.path, right.path) ||
    left.range.start.line - right.range.start.line ||
    left.range.start.column - right.range.start.column ||
    compareTexts(left.rule, right.rule) ||
    compareTexts(left.subject ?? "", right.subject ?? "") ||
    compareTexts(left.message, right.message)
  );
}

/** Negative where the left one weighs more. */
export function compareSeverity(left: Severity, right: Severity): number {
  return RANK[left] - RANK[right];
}

/** What harms for as long as nobody has seen it; all else waits until it is mended. */
const URGENT = /^(?:secret|poison)\//;

/** Negative where the left one weighs more: by severity, then leaked secrets and texts that steer agents first. */
export function compareWeight(left: Finding, right: Finding): number {
  return (
    compareSeverity(left.severity, right.severity) || Number(URGENT.test(right.rule)) - Number(URGENT.test(left.rule))
  );
}

/** Worst first, then by place: the order for outputs that can show only some. */
export function compareWorstFirst(left: Finding, right: Finding): number {
  return compareWeight(left, right) || compareFindings(left, right);
}
