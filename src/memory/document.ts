/** A file after parsing, before a layout gives it meaning. */
import type { Problem } from "./finding.js";
import type { Pointer, Range } from "./place.js";

/** How a file is framed. */
export type Format = "yaml" | "markdown" | "json" | "jsonl";

export interface ParsedDocument {
  /** Position in the YAML stream or JSON Lines file; 0 for front matter. */
  readonly index: number;
  /** Plain data: null, booleans, numbers, strings, arrays, objects. `__proto__` is an own key like any other. */
  readonly value: unknown;
  /** Source text of the plain scalar at a pointer, for values whose identity a number or boolean would lose (decision 24). */
  scalarText(pointer: Pointer): string | undefined;
  /** The first hundred; absent where there are none. */
  readonly inexact?: readonly InexactNumber[];
}

/** A number whose text says more than its value keeps: whole numbers beyond 2^53, and what is beyond every number. */
export interface InexactNumber {
  readonly pointer: Pointer;
  readonly text: string;
}

export interface MarkdownLink {
  /** As written, without the title and angle brackets; escapes and percent-encoding are kept. */
  readonly target: string;
  readonly text: string;
}

/** Where a value stands in the text of a Markdown body. */
export interface TextPlace {
  /** Heading that it stands below, whatever the letter case. Without one it is above the first heading that is no title. */
  readonly section?: string;
  /** What its line begins with, before a colon, whatever the letter case. Without one it is the first line. */
  readonly line?: string;
  /** Whether commas part its items. */
  readonly list?: boolean;
}

export interface MarkdownBody {
  readonly isBlank: boolean;
  /** First heading of level 1, as text. */
  readonly heading: string | undefined;
  /** Inline and reference links outside code, in order; images are left out. */
  readonly links: readonly MarkdownLink[];
  /** Texts between double brackets outside code, such as `Note#Heading|alias`, in order; embedded ones too. */
  readonly wikilinks: readonly string[];
  /** Text at a place; undefined where nothing stands there. */
  textAt(place: TextPlace): string | undefined;
  /** Headings, and of the list items the first one behind each and before the first, in order; none in quotes, lists or code. */
  readonly outline: () => readonly OutlinePart[];
}

export interface OutlinePart {
  /** Absent of a list item. */
  readonly heading?: { readonly level: number; readonly text: string };
  readonly range: Range;
}

export interface ParsedFile {
  readonly path: string;
  readonly format: Format;
  /** Documents that could be read. A Markdown file without front matter has none. */
  readonly documents: readonly ParsedDocument[];
  /** Of Markdown that holds anything; computed when asked for. */
  readonly body: (() => MarkdownBody) | undefined;
  /** Of Markdown without front matter: the line, from 1, in which its text says what a field of front matter would say. */
  readonly lineOf?: ((field: string) => number | undefined) | undefined;
  readonly problems: readonly Problem[];
}

/** Bounds on hostile input; a file beyond one is a finding, the others are still read. */
export interface Limits {
  /** Bytes of one file. */
  readonly fileBytes: number;
  /** Nested collections. */
  readonly depth: number;
  /** Aliases in one document. */
  readonly aliases: number;
  /** Documents in one file. */
  readonly documents: number;
  /** Edges that the records of one file state, links and owners among them. Those behind them are not read. */
  readonly edges: number;
}

export const DEFAULT_LIMITS: Limits = {
  fileBytes: 4 * 1024 * 1024,
  depth: 64,
  aliases: 20,
  documents: 10_000,
  edges: 100_000,
};

/** Of a baseline, which has an entry for each finding of a large memory that is adopted: some 80,000. */
export const BASELINE_LIMITS: Limits = { ...DEFAULT_LIMITS, fileBytes: 16 * 1024 * 1024 };
