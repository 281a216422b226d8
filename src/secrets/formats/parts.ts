import type { Alphabet, Part } from "../format.js";

/** So many characters of an alphabet: `min` exactly, or `min` to `max`. */
export function some(alphabet: Alphabet, min: number, max: number = min): Part {
  return { alphabet, min, max };
}

/** One of several fixed texts. */
export function oneOf(...texts: readonly string[]): Part {
  return { oneOf: texts };
}

/** Lower-case, as the providers write it: 8-4-4-4-12. */
export const UUID: readonly Part[] = [
  some("hex", 8),
  "-",
  some("hex", 4),
  "-",
  some("hex", 4),
  "-",
  some("hex", 4),
  "-",
  some("hex", 12),
];
