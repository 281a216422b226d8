/** Values as text in the style of a document. */
import type { ScalarStyle } from "./tree.js";

export interface Writer {
  /** Columns between a collection and what stands in it. */
  readonly indent: number;
  /** Between the key and the value of an entry in brackets. */
  readonly colon: string;
  /** Between two entries in brackets that stand on one line. */
  readonly comma: string;
  /** Lines, without their common indent, of a value that stands in brackets. */
  nested(value: unknown): readonly string[];
  /** One line that fits behind a key or a dash outside brackets, in the style of the scalar that it replaces. */
  line(value: unknown, style: ScalarStyle): string;
  /** Lines, without their common indent, of a value outside brackets; undefined where it fits on one line. */
  block(value: unknown): readonly string[] | undefined;
  key(name: string, style: ScalarStyle, flow: boolean): string;
}

/** Lists of scalars up to this width stand on one line. */
export const LINE_WIDTH = 100;

/** A scalar, a list of scalars, or a collection without entries. */
export function isShallow(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (!Array.isArray(value)) return Object.keys(value).length === 0;
  return value.every((item) => typeof item !== "object" || item === null);
}
