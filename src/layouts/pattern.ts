/**
 * Regular expressions from a repository (layouts, ontologies, schemas) run on RE2: no pattern can stall a check. Those
 * that ship with the steward are known to be safe and use the engine of the platform.
 */
import { messageOf } from "../memory/error-text.js";
import type { TextPattern } from "./layout.js";

export class PatternError extends Error {
  override readonly name = "PatternError";
}

/**
 * Steps that a pattern may have, and all of an ontology or of the schemas together: `a{900}` has 900. Time and memory grow with
 * them; the library's own bound lets 500 characters stand for a hundred thousand.
 */
const MAX_STEPS = 10_000;
const MAX_STEPS_TOGETHER = 200_000;

/** The part of RE2 that counts. */
interface Program {
  programSize(): number;
}

/** Counts down what a set of patterns may hold together. */
export class PatternRoom {
  #left = MAX_STEPS_TOGETHER;

  get isFull(): boolean {
    return this.#left < 0;
  }

  /**
   * Compiles a pattern, unless those before it leave no room: compiling is most of what large ones cost.
   * @throws PatternError
   */
  compile<P extends Program>(source: string, compile: (source: string) => P): P {
    const together = `the patterns up to it have more than ${MAX_STEPS_TOGETHER} steps together, where \`a{900}\` has 900`;
    if (this.#left < 0) throw new PatternError(together);
    let program: P;
    try {
      program = compile(source);
    } catch (error) {
      throw new PatternError(`"${source}" is not a pattern that RE2 accepts: ${messageOf(error)}`);
    }
    const size = program.programSize();
    this.#left -= size;
    if (size > MAX_STEPS) {
      throw new PatternError(
        `"${source}" has ${size} steps, and ${MAX_STEPS} are run; repeat less in it: \`a{900}\` has 900`,
      );
    }
    if (this.#left < 0) throw new PatternError(together);
    return program;
  }
}

/** @throws PatternError when the pattern is not valid RE2 syntax, or too large. */
export async function compilePattern(
  source: string,
  trusted: boolean,
  room: PatternRoom = new PatternRoom(),
): Promise<TextPattern> {
  if (trusted) {
    const expression = new RegExp(source, "u");
    return { source, test: (text) => expression.test(text) };
  }
  const { RE2JS } = await import("re2js");
  const expression = room.compile(source, (text) => RE2JS.compile(text));
  return { source, test: (text) => expression.matcher(text).find() };
}
