/** Matches the parts of a format by hand: each choice is bounded, so that no bytes make it slow. */
import { alphabetTable, closesToken } from "./alphabets.js";
import type { Part } from "./format.js";
import type { AlphabetRuns } from "./alphabet-runs.js";

/** Ends that a part of open length may try before the next part must fit. */
const MAX_TRIES = 128;

type CompiledPart = TextPart | RunPart;

interface TextPart {
  readonly texts: readonly Uint8Array[];
}

interface RunPart {
  readonly table: Uint8Array;
  readonly min: number;
  readonly max: number;
}

/** The ends of tries: counted over one match, so that parts of open length in a row share them. */
interface Attempt {
  left: number;
}

export class Shape {
  private readonly parts: readonly Part[];
  private compiled: readonly CompiledPart[] | undefined;

  constructor(parts: readonly Part[]) {
    this.parts = parts;
  }

  /** The end of the longest token that starts at `at` and ends where a token may; -1 for none. */
  match(bytes: Uint8Array, at: number, runs: AlphabetRuns): number {
    // Most runs of the program meet no token: what stands in a shape is made ready when one may.
    this.compiled ??= this.parts.map(compilePart);
    return this.matchFrom(this.compiled, 0, bytes, at, runs, { left: MAX_TRIES });
  }

  private matchFrom(
    parts: readonly CompiledPart[],
    index: number,
    bytes: Uint8Array,
    at: number,
    runs: AlphabetRuns,
    attempt: Attempt,
  ): number {
    const part = parts[index];
    if (!part) return closesToken(bytes, at) ? at : -1;
    if ("texts" in part) {
      for (const text of part.texts) {
        if (!stands(text, bytes, at)) continue;
        const end = this.matchFrom(parts, index + 1, bytes, at + text.length, runs, attempt);
        if (end >= 0) return end;
      }
      return -1;
    }
    const runEnd = runs.end(part.table, at);
    const shortest = at + part.min;
    if (runEnd < shortest) return -1;
    const longest = Math.min(runEnd, at + part.max);
    for (let end = longest; end >= shortest && attempt.left-- > 0; end--) {
      const whole = this.matchFrom(parts, index + 1, bytes, end, runs, attempt);
      if (whole >= 0) return whole;
      if (index + 1 === parts.length && !isTrimmed(bytes[end - 1])) return -1;
    }
    return -1;
  }
}

/** A last part of open length gives back underscores alone: those that close emphasis. */
function isTrimmed(byte: number | undefined): boolean {
  return byte === 0x5f;
}

function compilePart(part: Part): CompiledPart {
  if (typeof part === "string") return { texts: [Buffer.from(part, "latin1")] };
  if ("oneOf" in part) {
    const longestFirst = [...part.oneOf].sort((a, b) => b.length - a.length);
    return { texts: longestFirst.map((text) => Buffer.from(text, "latin1")) };
  }
  return { table: alphabetTable(part.alphabet), min: part.min, max: part.max };
}

function stands(text: Uint8Array, bytes: Uint8Array, at: number): boolean {
  for (let index = 0; index < text.length; index++) if (bytes[at + index] !== text[index]) return false;
  return true;
}
