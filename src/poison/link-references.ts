/** Links and images of a text: Markdown's, inline and by reference, those of HTML, and addresses that stand by themselves. */
import { linkLabel } from "../memory/link-label.js";
import type { LinkDefinition } from "./link-definitions.js";

/** Links and images of one text that are looked at. */
const MAX_REFERENCES = 20_000;
/** Characters of the text of a link. */
const MAX_TEXT_LENGTH = 300;

export interface LinkReference {
  readonly start: number;
  readonly end: number;
  /** What a reader sees; empty of an image, undefined of an address that is its own text. */
  readonly text: string | undefined;
  readonly target: string;
  readonly isImage: boolean;
}

/**
 * Every part has an upper limit. A line end may stand in front of the target, with the indent and the marks of quotes behind it, and
 * parentheses in it, in pairs or escaped (CommonMark 0.31, section 6.3).
 */
const INLINE =
  /\]\([\s>]{0,80}(?:<((?:[^<>\n\\]|\\.){1,2000})>|<?((?:[^\s<>()\\]|\\(?:\S|(?!\S))|\((?:[^\s<>()\\]|\\\S){0,500}\)){1,2000}))/g;
const LABEL = /\[((?:[^\][\\]|\\[^]){1,300})\]/g;
const TAG = /<(a|img|iframe|embed|source|video|audio|link|object)\s([^<>]{1,2000})>([^<\n]{0,200})/gi;
const ADDRESS = /(?:href|src|data|srcset)\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/i;
const BARE = /\b(?:https?|ftp|wss?):\/\/[^\s<>()"'`\][]{1,2000}/gi;

export interface FoundReferences {
  /** In order. */
  readonly references: readonly LinkReference[];
  /** Where the search ended, for one of the ways to write them, where there are too many. */
  readonly stop: number | undefined;
}

export function linkReferences(text: string, definitions: readonly LinkDefinition[]): FoundReferences {
  const ways = [inline(text), byReference(text, definitions), tags(text)];
  const found = ways.flat().sort(byStart);
  const others = bare(text);
  const alone = outside(others, [...found, ...definitions].sort(byStart));
  const stops = [...ways, others].flatMap((way) => way[MAX_REFERENCES - 1]?.start ?? []);
  return {
    references: [...found, ...alone].sort(byStart),
    stop: stops.length === 0 ? undefined : Math.min(...stops),
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function byStart(one: Span, other: Span): number {
  return one.start - other.start;
}

/** Spans that begin in none of others; both in order. */
function outside<Type extends Span>(spans: readonly Type[], others: readonly Span[]): Type[] {
  let next = 0;
  let end = 0;
  return spans.filter(({ start }) => {
    for (let other = others[next]; other && other.start <= start; other = others[++next])
      end = Math.max(end, other.end);
    return start >= end;
  });
}

function inline(text: string): LinkReference[] {
  const found: LinkReference[] = [];
  for (const { index, 0: whole, 1: angled, 2: bare = "" } of text.matchAll(INLINE)) {
    if (found.length >= MAX_REFERENCES) break;
    const opening = openingOf(text, index);
    if (opening !== -1) found.push(linkOf(text, opening, index, index + whole.length, angled ?? bare));
  }
  return found;
}

/** `[text][label]`, `[label][]`, `[label]`, and the same as images. */
function byReference(text: string, definitions: readonly LinkDefinition[]): LinkReference[] {
  if (definitions.length === 0) return [];
  const targets = new Map<string, string>();
  // The first of several counts.
  for (const { label, target } of definitions) if (!targets.has(label)) targets.set(label, target);
  const own = definitions.values();
  let definition = own.next().value;
  const found: LinkReference[] = [];
  for (const { index, 0: whole, 1: label = "" } of text.matchAll(LABEL)) {
    if (found.length >= MAX_REFERENCES) break;
    while (definition && definition.end <= index) definition = own.next().value;
    if (definition && definition.start <= index) continue;
    const target = targets.get(linkLabel(label));
    if (target === undefined) continue;
    const end = index + whole.length;
    const opening = text[index - 1] === "]" ? openingOf(text, index - 1) : -1;
    if (opening === -1) found.push(linkOf(text, index, end - 1, end, target));
    else found.push(linkOf(text, opening, index - 1, end, target));
  }
  return found;
}

function linkOf(text: string, opening: number, closing: number, end: number, target: string): LinkReference {
  const isImage = text[opening - 1] === "!" && !isEscaped(text, opening - 1);
  return {
    start: isImage ? opening - 1 : opening,
    end,
    text: text.slice(opening + 1, closing),
    target,
    isImage,
  };
}

/** Where the bracket opens that closes at a place, others between them; -1 where none does close by. */
function openingOf(text: string, closing: number): number {
  let depth = 0;
  for (let at = closing - 1; at >= 0 && closing - at <= MAX_TEXT_LENGTH + 1; at--) {
    const character = text[at];
    if ((character !== "]" && character !== "[") || isEscaped(text, at)) continue;
    if (character === "]") depth++;
    else if (depth-- === 0) return at;
  }
  return -1;
}

/** Whether an odd number of backslashes stands before it. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === "\\") first--;
  return (at - first) % 2 === 1;
}

function tags(text: string): LinkReference[] {
  const found: LinkReference[] = [];
  if (!text.includes("<")) return found;
  for (const { index, 0: whole, 1: name = "", 2: attributes = "", 3: label = "" } of text.matchAll(TAG)) {
    if (found.length >= MAX_REFERENCES) break;
    const [, double, single, unquoted] = ADDRESS.exec(attributes) ?? [];
    const target = double ?? single ?? unquoted;
    if (target === undefined) continue;
    const isImage = name.toLowerCase() !== "a";
    found.push({ start: index, end: index + whole.length, text: isImage ? "" : label, target, isImage });
  }
  return found;
}

/** Those that may not be what they seem: with a user's name, or letters beyond ASCII. */
function bare(text: string): LinkReference[] {
  const found: LinkReference[] = [];
  if (!text.includes("://")) return found;
  for (const { index, 0: target } of text.matchAll(BARE)) {
    if (found.length >= MAX_REFERENCES) break;
    if (!/[@\u0370-\u052F]/.test(target)) continue;
    found.push({ start: index, end: index + target.length, text: undefined, target, isImage: false });
  }
  return found;
}
