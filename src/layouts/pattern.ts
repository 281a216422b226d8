/**
 * Regular expressions from a repository (layouts, ontologies, schemas) run on RE2: no pattern can stall a check. Those
 * that ship with the steward are known to be safe and use the engine of the platform.
 */
import { messageOf } from "../memory/error-text.js";
import type { TextPattern } from "./layout.js";

export class PatternError extends Error {
  override readonly name = "PatternError";
}

/** @throws PatternError when the pattern is not valid RE2 syntax. */
export async function compilePattern(source: string, trusted: boolean): Promise<TextPattern> {
  if (trusted) {
    const expression = new RegExp(source, "u");
    return { source, test: (text) => expression.test(text) };
  }
  const { RE2JS } = await import("re2js");
  try {
    const expression = RE2JS.compile(source);
    return { source, test: (text) => expression.matcher(text).find() };
  } catch (error) {
    throw new PatternError(`"${source}" is not a pattern that RE2 accepts: ${messageOf(error)}`);
  }
}
