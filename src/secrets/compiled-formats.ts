/** The table of formats, made ready for one pass over the bytes. */
import type { Part, TokenFormat } from "./format.js";
import { FORMATS } from "./formats/index.js";
import { Shape } from "./shape.js";

/** Shortest fixed text that leads to a token by itself. */
const MIN_LITERAL = 3;

/** What a keyword of the table announces. */
export type Announced =
  /** A token that starts with the keyword. */
  | { readonly kind: "token"; readonly format: CompiledFormat; readonly shape: Shape }
  /** A word near which a token without a telling start may stand. */
  | { readonly kind: "context"; readonly format: CompiledFormat }
  /** The start of something that looks like a token and is public. */
  | { readonly kind: "sibling" };

export interface CompiledFormat {
  readonly format: TokenFormat;
  /** Shapes that are sought near context words alone. */
  readonly bare: readonly Shape[];
  /** Longest token of `bare`. */
  readonly bareLength: number;
}

export interface FormatKeyword {
  readonly keyword: string;
  readonly announced: Announced;
}

export function compileFormats(): readonly FormatKeyword[] {
  return FORMATS.flatMap(compile);
}

function compile(format: TokenFormat): FormatKeyword[] {
  const bareParts = format.shapes.filter((parts) => literalsOf(parts[0]).some(isShort));
  const compiled: CompiledFormat = {
    format,
    bare: bareParts.map((parts) => new Shape(parts)),
    bareLength: Math.max(0, ...bareParts.map(longest)),
  };
  const words = bareParts.length > 0 ? (format.needsContext ?? []) : [];
  return [
    ...format.shapes.flatMap((parts) => tokensOf(parts, compiled)),
    ...words.map((keyword): FormatKeyword => ({ keyword, announced: { kind: "context", format: compiled } })),
    ...(format.publicSiblings ?? []).map((text): FormatKeyword => ({
      keyword: text.toLowerCase(),
      announced: { kind: "sibling" },
    })),
  ];
}

function tokensOf(parts: readonly Part[], format: CompiledFormat): FormatKeyword[] {
  const literals = literalsOf(parts[0]);
  if (literals.some(isShort)) return [];
  const shape = new Shape(parts);
  return literals.map((text) => ({ keyword: text.toLowerCase(), announced: { kind: "token", format, shape } }));
}

/** The texts a token may start with; one empty text where it starts with no fixed one. */
function literalsOf(part: Part | undefined): readonly string[] {
  if (typeof part === "string") return [part];
  return part && "oneOf" in part ? part.oneOf : [""];
}

function isShort(text: string): boolean {
  return text.length < MIN_LITERAL;
}

function longest(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => {
    if (typeof part === "string") return sum + part.length;
    return sum + ("oneOf" in part ? Math.max(...part.oneOf.map((text) => text.length)) : part.max);
  }, 0);
}
