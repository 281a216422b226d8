/** Scalars and keys of plainly written YAML: where they stand, and whether they read as the value that is known. */
import type { ScalarStyle, TreeKey, TreeNode } from "./tree.js";

export interface PlacedKey {
  readonly key: TreeKey;
  /** Behind its colon. */
  readonly opened: number;
}

export interface QuotedText {
  readonly style: "single" | "double";
  readonly text: string;
  /** Behind the closing quote. */
  readonly end: number;
}

const NULL = /^(?:~|null|Null|NULL)$/;
const QUOTED = /"[^"\\]*(?:\\[^][^"\\]*)*"|'[^']*(?:''[^']*)*'/y;

/** Nothing written. */
export function absent(at: number): TreeNode {
  return scalar("plain", at, at);
}

export function scalar(style: ScalarStyle, start: number, end: number): TreeNode {
  return { kind: "scalar", flow: false, style, start, end, entries: [] };
}

/** @param colon its offset; @param value of the mapping: a key that this does not have is none. */
export function placedKey(
  text: string,
  at: number,
  quoted: QuotedText | undefined,
  colon: number,
  value: object,
): PlacedKey | undefined {
  const name = quoted?.text ?? withoutEnd(text.slice(at, colon));
  const key = { start: at, end: quoted?.end ?? at + name.length, style: quoted?.style ?? "plain", name } as const;
  return Object.hasOwn(value, name) ? { key, opened: colon + 1 } : undefined;
}

/** What quotes hold, but for the folding of lines. */
export function quotedText(text: string, at: number): QuotedText | undefined {
  const quote = text[at];
  if (quote !== '"' && quote !== "'") return undefined;
  QUOTED.lastIndex = at;
  const [written] = QUOTED.exec(text) ?? [];
  if (written === undefined) return undefined;
  const end = at + written.length;
  if (written.startsWith("'")) return { style: "single", text: written.slice(1, -1).replaceAll("''", "'"), end };
  const read = fromJson(written.replace(/[\r\n]/g, " "));
  return read === undefined ? undefined : { style: "double", text: read, end };
}

/** A text in quotes, if it reads as the value. */
export function quotedScalar(text: string, at: number, value: unknown): TreeNode | undefined {
  const quoted = quotedText(text, at);
  return quoted && typeof value === "string" && reads(quoted.text, value)
    ? scalar(quoted.style, at, quoted.end)
    : undefined;
}

/** Whether a text is how a value is written, but for blanks, as lines are folded. */
export function reads(text: string, value: unknown): boolean {
  if (typeof value === "string") return text === value || withoutBlanks(text) === withoutBlanks(value);
  if (typeof value === "number") return text !== "" && Number(text) === value;
  return value === null ? NULL.test(text) : typeof value === "boolean" && text.toLowerCase() === String(value);
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, "");
}

/** Without blanks and line breaks at its end, which are what YAML takes for them. */
export function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === " " || text[end - 1] === "\n")) end--;
  return text.slice(0, end);
}

function fromJson(text: string): string | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "string" ? read : undefined;
  } catch {
    return undefined;
  }
}
