/** What a reader finds wrong, in offsets of the text. Becomes a `Problem` once lines and columns are wanted. */
import type { Problem, RuleId, Severity, Suggestion } from "../memory/finding.js";
import type { LineIndex } from "./lines.js";

/** Half-open, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The mend of a flaw; with an edit where the new text is known. */
export interface Mend {
  /** Imperative sentence without a full stop. */
  readonly message: string;
  readonly certain: boolean;
  readonly edit?: Span & { readonly text: string };
}

export interface Flaw extends Span {
  readonly rule: RuleId;
  readonly message: string;
  readonly severity?: Severity;
  readonly subject?: string;
  readonly mend?: Mend;
  readonly related?: readonly (Span & { readonly message: string })[];
}

export const RULE = {
  syntax: "parse/invalid-syntax",
  encoding: "parse/invalid-encoding",
  byteOrderMark: "parse/byte-order-mark",
  inexactNumber: "parse/inexact-number",
  limit: "parse/limit-exceeded",
  unsafeFrontMatter: "parse/unsafe-front-matter",
  missingFrontMatter: "record/missing-front-matter",
} as const satisfies Record<string, RuleId>;

export function shiftFlaw(flaw: Flaw, by: number): Flaw {
  if (by === 0) return flaw;
  const { mend, related } = flaw;
  return {
    ...flaw,
    ...shiftSpan(flaw, by),
    ...(mend?.edit ? { mend: { ...mend, edit: { ...mend.edit, ...shiftSpan(mend.edit, by) } } } : {}),
    ...(related ? { related: related.map((place) => ({ ...place, ...shiftSpan(place, by) })) } : {}),
  };
}

export function flawToProblem(path: string, lines: LineIndex, flaw: Flaw): Problem {
  return {
    rule: flaw.rule,
    message: flaw.message,
    at: { path, range: lines.range(flaw.start, flaw.end) },
    ...(flaw.severity ? { severity: flaw.severity } : {}),
    ...(flaw.subject === undefined ? {} : { subject: flaw.subject }),
    ...(flaw.mend ? { suggestion: suggestionOf(lines, flaw.mend) } : {}),
    ...(flaw.related
      ? {
          related: flaw.related.map(({ message, start, end }) => ({
            message,
            at: { path, range: lines.range(start, end) },
          })),
        }
      : {}),
  };
}

function suggestionOf(lines: LineIndex, { message, certain, edit }: Mend): Suggestion {
  if (!edit) return { message, certain: false };
  return { message, certain, edit: { kind: "text", range: lines.range(edit.start, edit.end), text: edit.text } };
}

function shiftSpan({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}
