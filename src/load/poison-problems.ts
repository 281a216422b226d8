/** What the bytes of one record file hold that addresses an agent or hides from a reader, as problems with places. */
import type { Inspected } from "../layouts/extract.js";
import { isMapping, valueAt } from "../memory/plain-data.js";
import type { Format, ParsedFile } from "../memory/document.js";
import type { Problem } from "../memory/finding.js";
import type { Anchor, Pointer } from "../memory/place.js";
import { decode } from "../parse/decode.js";
import { splitFrontMatter } from "../parse/frame.js";
import { LineIndex } from "../parse/lines.js";
import { unfinishedMark, type PoisonMark } from "../poison/mark.js";
import { mayHoldPoison } from "../poison/prefilter.js";
import { scanForPoison } from "../poison/scan.js";

export interface PoisonSource {
  readonly bytes: Uint8Array;
  readonly format: Format;
  readonly parsed: ParsedFile;
  readonly records: readonly Inspected[];
  /** What the rules have said of the file so far. */
  readonly problems: readonly Problem[];
  /** Whether the file was imported, or is of low trust for another reason. */
  readonly isLowTrust: () => boolean;
}

/** Keys and texts of one document that are looked at. */
const MAX_VALUES = 200_000;

/** Of a file that may hold some (`mayHoldPoison`). */
export function poisonProblems(source: PoisonSource): Problem[] {
  const problems: Problem[] = [];
  for (const { index, value } of source.parsed.documents) {
    const { path } = source.parsed;
    const stop = eachText(value, (text, place, part) => {
      for (const mark of marksOf(text))
        add(problems, mark, { path, document: index, pointer: [...place], part }, source);
    });
    if (!stop) continue;
    const unfinished = unfinishedMark("poison/directive", "keys and texts", 0, source.bytes);
    add(problems, unfinished, { path, document: index, pointer: stop }, source);
  }
  if (source.format === "markdown") problems.push(...bodyProblems(source));
  return problems;
}

function bodyProblems(source: PoisonSource): Problem[] {
  const { path } = source.parsed;
  const text = decode(path, source.bytes).text ?? "";
  const frame = splitFrontMatter(text);
  const from = frame.kind === "framed" ? frame.body : 0;
  const marks = marksOf(text.slice(from));
  if (marks.length === 0) return [];
  const lines = new LineIndex(text);
  const problems: Problem[] = [];
  for (const mark of marks) {
    add(problems, mark, { path, range: lines.range(mark.start + from, mark.end + from) }, source);
  }
  return problems;
}

/**
 * Of one text, which stands for itself. Where a file was told to be suspect for words that are far apart, none of its texts
 * has them all, and what told so of the file tells so of a text. It was made for bytes: other texts than ASCII are scanned.
 */
function marksOf(text: string): readonly PoisonMark[] {
  const bytes = Buffer.from(text);
  return bytes.length === text.length && !mayHoldPoison(bytes) ? [] : scanForPoison(text);
}

function add(problems: Problem[], mark: PoisonMark, at: Anchor, source: PoisonSource): void {
  const record = recordAt(at, source);
  const isLowTrust = source.isLowTrust() || (record !== undefined && saysLowTrust(record));
  const severity = isLowTrust ? mark.lowTrust : mark.severity;
  if (severity === undefined || isSaid(mark, at, source)) return;
  const id = record?.declaration.id;
  problems.push({
    rule: mark.rule,
    message: mark.message,
    at,
    subject: mark.subject,
    severity,
    ...(id !== undefined && { record: id }),
  });
}

/** Hidden characters of ids and titles have a rule of their own. */
function isSaid({ rule }: PoisonMark, { document, pointer }: Anchor, { problems }: PoisonSource): boolean {
  if (rule !== "poison/hidden-characters" || !pointer) return false;
  return problems.some(
    (problem) =>
      problem.rule === "record/unsafe-text" &&
      problem.at.document === document &&
      problem.at.pointer?.join("\0") === pointer.join("\0"),
  );
}

/** The record that a place belongs to; a body belongs to the first of its file. */
function recordAt({ document, pointer }: Anchor, { records }: PoisonSource): Inspected | undefined {
  if (document === undefined) return records[0];
  return records.find(
    ({ declaration }) =>
      declaration.document === document && declaration.root.every((step, index) => pointer?.[index] === step),
  );
}

const TRUST: readonly Pointer[] = ["trust", "trustLevel", "trust_level"].flatMap((name) => [
  [name],
  ["attributes", name],
]);
const LOW = new Set(["low", "none", "untrusted", "unverified", "external", "imported"]);

/** A record can lower the trust in itself; nothing that it says raises it. */
function saysLowTrust({ value }: Inspected): boolean {
  return TRUST.some((pointer) => {
    const level = valueAt(value, pointer);
    return typeof level === "string" && LOW.has(level.toLowerCase());
  });
}

/**
 * Gives every text of a document, keys among them, in order, with its place at that moment. The parser bounds the depth.
 * @returns the place of the first value that was not looked at, where there are too many.
 */
function eachText(
  document: unknown,
  see: (text: string, place: Pointer, part: "key" | "value") => void,
): Pointer | undefined {
  const place: (string | number)[] = [];
  let seen = 0;
  let stop: Pointer | undefined;
  const visit = (value: unknown): void => {
    if (seen >= MAX_VALUES) {
      stop ??= [...place];
      return;
    }
    if (typeof value === "string") {
      seen++;
      see(value, place, "value");
    } else if (Array.isArray(value)) {
      value.forEach((item: unknown, index) => {
        place.push(index);
        visit(item);
        place.pop();
      });
    } else if (isMapping(value)) {
      for (const [key, member] of Object.entries(value)) {
        place.push(key);
        seen++;
        see(key, place, "key");
        visit(member);
        place.pop();
      }
    }
  };
  visit(document);
  return stop;
}
