/** What is said of a field that says nothing for its form, such as a list in the place of a text. */
import type { Inspected } from "../layouts/extract.js";
import type { Oddity } from "../layouts/oddity.js";
import type { Problem } from "../memory/finding.js";
import type { Pointer } from "../memory/place.js";
import { valueAt } from "../memory/plain-data.js";
import { fieldAnchor } from "../memory/record.js";
import type { Report } from "./rule.js";
import { nameOfType, quote, recordOf } from "./phrases.js";

export type MisshapenField = Extract<Oddity, { kind: "field" }>;

export interface FormPolicy {
  /** What belongs there where the layout's own word for it is too wide, as in "one word". */
  readonly wanted?: string;
  readonly subject: string;
  /** Whether a text is certainly meant where it is the only item of a list; without, it is. */
  readonly isCertain?: (text: string) => boolean;
}

export function reportForm(
  { pointer, expected }: MisshapenField,
  { declaration, value }: Inspected,
  { wanted = WANTED[expected], subject, isCertain = () => true }: FormPolicy,
  report: Report,
): void {
  const written = valueAt(value, pointer);
  const [text, ...more] = Array.isArray(written) ? (written as readonly unknown[]) : [];
  report({
    message: `${quote(pointer.join("."))} holds ${nameOfType(written)} where ${wanted} belongs, so it says nothing.`,
    at: fieldAnchor(declaration, pointer),
    subject,
    ...recordOf(declaration),
    ...(typeof text === "string" &&
      more.length === 0 && {
        suggestion: {
          message: `Write ${quote(text)} without the list around it`,
          certain: isCertain(text),
          edit: { kind: "set" as const, pointer: [...declaration.root, ...pointer], value: text },
        },
      }),
  });
}

/** What stands where a list of records belongs, or on the way there, from the record or from the document. */
export function insteadOfRecords(
  pointer: Pointer,
  written: unknown,
  expected: "list" | "map",
): Pick<Problem, "message" | "suggestion"> {
  const wanted = expected === "list" ? "a list of records" : "a mapping with a list of records";
  return {
    message: `${quote(pointer.join("."))} holds ${nameOfType(written)} where ${wanted} belongs, so no record in it is read.`,
    suggestion: { message: `Write ${wanted} there`, certain: false },
  };
}

const WANTED: Readonly<Record<MisshapenField["expected"], string>> = { text: "one text", list: "a list of texts" };
