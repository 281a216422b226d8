/**
 * A comment as a tree of blocks: printed as GitHub Markdown or as HTML. Text in it is as records have it; the printers
 * escape.
 */
import type { Drawing } from "./drawing.js";

export type Inline =
  | { readonly kind: "text"; readonly text: string }
  /** A message of a rule: ids, times and whatever else would act in it show as code. */
  | { readonly kind: "prose"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "strong"; readonly content: readonly Inline[] }
  | { readonly kind: "link"; readonly url: string; readonly content: readonly Inline[] }
  | { readonly kind: "break" };

export type Line = readonly Inline[];

export type Block =
  | { readonly kind: "heading"; readonly level: 2 | 3 | 4; readonly line: Line }
  | { readonly kind: "paragraph"; readonly line: Line }
  | { readonly kind: "list"; readonly items: readonly Line[] }
  | { readonly kind: "table"; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }
  | { readonly kind: "code"; readonly language: string; readonly lines: readonly string[] }
  | { readonly kind: "details"; readonly summary: Line; readonly blocks: readonly Block[] }
  | { readonly kind: "drawing"; readonly drawing: Drawing }
  | { readonly kind: "small"; readonly line: Line };

export type Document = readonly Block[];

export const BREAK: Inline = { kind: "break" };

export function text(value: string): Inline {
  return { kind: "text", text: value };
}

export function prose(value: string): Inline {
  return { kind: "prose", text: value };
}

export function code(value: string): Inline {
  return { kind: "code", text: value };
}

export function strong(...content: Line): Inline {
  return { kind: "strong", content };
}

/** Words of a rule's author, in which backticks mark code. */
export function ownWords(value: string): Line {
  return value.split("`").flatMap((part, at) => (part === "" ? [] : [at % 2 === 0 ? text(part) : code(part)]));
}

/** Without an address the content stands alone. */
export function linked(url: string | undefined, content: Inline): Inline {
  return url === undefined ? content : { kind: "link", url, content: [content] };
}

export function paragraph(...line: Line): Block {
  return { kind: "paragraph", line };
}

export function heading(level: 2 | 3 | 4, ...line: Line): Block {
  return { kind: "heading", level, line };
}

type Table = Extract<Block, { kind: "table" }>;

/** @param head plain words; empty over a column that needs none. */
export function table(head: readonly string[], rows: Table["rows"]): Table {
  return { kind: "table", head: head.map((cell) => [text(cell)]), rows };
}

/** Two columns, a fact in each row. */
export function factTable(value: string, facts: readonly (readonly [name: string, value: Line])[]): Table {
  return table(
    ["What", value],
    facts.map(([name, line]) => [[text(name)], line]),
  );
}

/** `a · b · c` */
export function dotted(parts: Line): Line {
  return separated(parts, " · ");
}

/** `a, b, c` */
export function commas(parts: Line): Line {
  return separated(parts, ", ");
}

function separated(parts: Line, separator: string): Line {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [text(separator), part]));
}
