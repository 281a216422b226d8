/** Source text without characters beyond ASCII: V8 holds it in half the room, and nothing invisible can hide in what runs. */
import { parseSync, Visitor } from "rolldown/utils";
import { unicodeEscape } from "../src/memory/unicode-escape.js";

/**
 * Writes each character beyond ASCII as the escape that strings, regular expressions, templates and names share, code unit by code unit.
 * Throws where it would mean something else: behind a backslash, and in a template whose function sees it as it is written.
 */
export function asciiOnly(source: string): string {
  if (!BEYOND_ASCII.test(source)) return source;
  const [escaped] = /(?<=^|[^\\])(?:\\\\)*\\[^\0-\x7f]/.exec(source) ?? [];
  if (escaped !== undefined) throw new Error(`${escaped} cannot be written as an escape`);
  new Visitor({
    TaggedTemplateExpression({ quasi }) {
      const raw = quasi.quasis.find(({ value }) => BEYOND_ASCII.test(value.raw))?.value.raw;
      if (raw !== undefined) throw new Error(`a function is given the template ${raw} as it is written`);
    },
  }).visit(parseSync("bundle.js", source).program);
  return source.replace(/[^\0-\x7f]/g, unicodeEscape);
}

const BEYOND_ASCII = /[^\0-\x7f]/;
