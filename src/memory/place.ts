/** Where something stands in a file. Lines and columns count from 1; columns count UTF-16 code units. */

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Half-open: `end` is the position just behind the last character. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export function comparePositions(a: Position, b: Position): number {
  return a.line - b.line || a.column - b.column;
}

/** By where they begin, then by where they end. */
export function compareRanges(a: Range, b: Range): number {
  return comparePositions(a.start, b.start) || comparePositions(a.end, b.end);
}

/** Keys and indexes from the root of a document down to a value. */
export type Pointer = readonly (string | number)[];

/**
 * A place as the rules name it: structural, so that it costs nothing until someone must see it. Line and column are
 * found by parsing the file once more (`load/locate-findings.ts`), for files that have findings alone.
 */
export interface Anchor {
  readonly path: string;
  /** Index of the document in a YAML stream or JSON Lines file; front matter is document 0. */
  readonly document?: number;
  /** From the root of that document. The nearest existing ancestor is shown where the value itself is missing. */
  readonly pointer?: Pointer;
  /** Which side of a mapping entry; `value` unless told. */
  readonly part?: "key" | "value";
  /** Index of a Markdown link in the body, in order of appearance. */
  readonly link?: number;
  /** A place that the reader already knows; wins over the structural form. */
  readonly range?: Range;
}

export const START_OF_FILE: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
