/** Collections between brackets in plainly written YAML, on one line or several. */
import { isMapping, type Mapping } from "../memory/plain-data.js";
import { absent, placedKey, quotedScalar, quotedText, reads, scalar, withoutEnd } from "./plain-scalars.js";
import type { TreeEntry, TreeNode } from "./tree.js";

const IN_BRACKETS = /[^\s,[\]{}"'#:](?:[^,[\]{}\r\n:#]|:(?=[^\s,[\]{}])|(?<=\S)#)*/y;

/** A collection between brackets, or a value in it. */
export function inBrackets(text: string, at: number, value: unknown): TreeNode | undefined {
  const first = text[at];
  if (first === "[") return Array.isArray(value) ? list(text, at, value) : undefined;
  if (first === "{") return isMapping(value) ? pairs(text, at, value) : undefined;
  if (first === '"' || first === "'") return quotedScalar(text, at, value);
  const end = endInBrackets(text, at);
  return end > at && reads(text.slice(at, end), value) ? scalar("plain", at, end) : undefined;
}

function list(text: string, start: number, value: readonly unknown[]): TreeNode | undefined {
  const entries: TreeEntry[] = [];
  let at = afterBlanks(text, start + 1);
  while (text[at] !== "]") {
    const item = inBrackets(text, at, value[entries.length]);
    if (!item) return undefined;
    entries.push({ start: item.start, opened: item.start, value: item });
    const next = afterComma(text, item.end, "]");
    if (next === undefined) return undefined;
    at = next;
  }
  return entries.length === value.length ? bracketed("seq", start, at + 1, entries) : undefined;
}

function pairs(text: string, start: number, value: Mapping): TreeNode | undefined {
  const entries: TreeEntry[] = [];
  let at = afterBlanks(text, start + 1);
  while (text[at] !== "}") {
    const quoted = quotedText(text, at);
    const colon = afterBlanks(text, quoted?.end ?? endInBrackets(text, at));
    const key = text[colon] === ":" ? placedKey(text, at, quoted, colon, value) : undefined;
    if (!key) return undefined;
    const from = afterBlanks(text, key.opened);
    const isWritten = text[from] !== "," && text[from] !== "}";
    const member = value[key.key.name];
    const node = isWritten ? inBrackets(text, from, member) : member === null ? absent(key.opened) : undefined;
    const next = node && afterComma(text, Math.max(node.end, from), "}");
    if (!node || next === undefined) return undefined;
    entries.push({ key: key.key, start: at, opened: key.opened, value: node });
    at = next;
  }
  return entries.length === Object.keys(value).length ? bracketed("map", start, at + 1, entries) : undefined;
}

function endInBrackets(text: string, at: number): number {
  IN_BRACKETS.lastIndex = at;
  const [written = ""] = IN_BRACKETS.exec(text) ?? [];
  return at + withoutEnd(written).length;
}

/** The offset behind blanks and line breaks. */
export function afterBlanks(text: string, at: number): number {
  let next = at;
  while (text[next] === " " || text[next] === "\n" || text[next] === "\r") next++;
  return next;
}

/** Where the next entry begins, or the bracket stands that closes. */
function afterComma(text: string, at: number, closing: string): number | undefined {
  const next = afterBlanks(text, at);
  if (text[next] === closing) return next;
  return text[next] === "," ? afterBlanks(text, next + 1) : undefined;
}

function bracketed(kind: "map" | "seq", start: number, end: number, entries: readonly TreeEntry[]): TreeNode {
  return { kind, flow: true, style: "plain", start, end, entries };
}
