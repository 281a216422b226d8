/**
 * Where front matter stands in a Markdown file (security rule 38, decision 23). Fences are lines that are exactly
 * `---`. Anything that another reader could frame otherwise is refused, since gray-matter would run `---js` as code
 * and close a block at any line that merely begins with `---`.
 */
import type { Flaw, Span } from "./flaw.js";
import { RULE } from "./flaw.js";
import { lineEnd } from "./lines.js";
import { misplacedFrontMatter } from "./missed-front-matter.js";

const FENCE = "---";
const BLANKS = /^---[ \t]+$/;

export type Frame =
  | { readonly kind: "none" }
  /** `block` is the text between the fence lines, `body` the offset behind the closing fence line. */
  | { readonly kind: "framed"; readonly block: Span; readonly body: number }
  | { readonly kind: "refused"; readonly flaw: Flaw };

/** Frames a text whose byte-order mark is off. Linear in the front matter. */
export function splitFrontMatter(text: string): Frame {
  if (!text.startsWith(FENCE) || text[FENCE.length] === "-") {
    const flaw = misplacedFrontMatter(text);
    return flaw ? { kind: "refused", flaw } : { kind: "none" };
  }
  const opening = lineEnd(text, 0);
  const first = text.slice(0, opening);
  if (first !== FENCE) return { kind: "refused", flaw: openingFlaw(first) };
  const start = afterLine(text, opening);
  const close = findClosing(text, opening);
  if (typeof close === "object") return { kind: "refused", flaw: close };
  if (close === -1) return { kind: "refused", flaw: unclosed(text) };
  const carriage = loneCarriageReturn(text, start, close);
  if (carriage) return { kind: "refused", flaw: carriage };
  return { kind: "framed", block: { start, end: close }, body: afterLine(text, close + FENCE.length) };
}

/** A CR that no LF follows: YAML ends a line there, editors and this check do not. */
export function loneCarriageReturn(text: string, start: number, end: number): Flaw | undefined {
  for (let at = text.indexOf("\r", start); at !== -1 && at < end; at = text.indexOf("\r", at + 1)) {
    if (text[at + 1] === "\n") continue;
    return {
      rule: RULE.encoding,
      start: at,
      end: at + 1,
      message: "A carriage return without a line feed stands here; readers disagree whether it ends the line.",
      mend: { message: "Save the file with LF or CRLF line ends", certain: false },
    };
  }
  return undefined;
}

/** Offset of the closing fence, -1 where there is none, or the line that others would take for it. */
function findClosing(text: string, from: number): number | Flaw {
  const feed = text.indexOf("\n---", from);
  if (feed === -1) return -1;
  const start = feed + 1;
  const end = lineEnd(text, start);
  const line = text.slice(start, end);
  if (line === FENCE) return start;
  if (BLANKS.test(line)) return trailingBlanks(start, end, "closes");
  return {
    rule: RULE.unsafeFrontMatter,
    start,
    end,
    message:
      "A line in the front matter begins with `---` but is not exactly `---`. Some readers end the front matter here, others do not.",
    mend: { message: "Close the front matter with a line that is exactly `---`, or indent this line", certain: false },
  };
}

function openingFlaw(first: string): Flaw {
  const carriage = loneCarriageReturn(first, 0, first.length);
  if (carriage) return carriage;
  if (BLANKS.test(first)) return trailingBlanks(0, first.length, "opens");
  return {
    rule: RULE.unsafeFrontMatter,
    start: 0,
    end: first.length,
    message:
      "The opening fence names a language. Only YAML between lines that are exactly `---` is read; some tools run such a block as code.",
    mend: { message: "Write the front matter in YAML and open it with a line that is exactly `---`", certain: false },
  };
}

function trailingBlanks(start: number, end: number, verb: "opens" | "closes"): Flaw {
  return {
    rule: RULE.syntax,
    start,
    end,
    message: `The line that ${verb} the front matter has blanks after \`---\`, so some readers do not see it.`,
    mend: {
      message: "Remove the blanks after `---`",
      certain: true,
      edit: { start: start + FENCE.length, end, text: "" },
    },
  };
}

function unclosed(text: string): Flaw {
  const dots = /\n\.\.\.[ \t]*(?:\r?\n|$)/.test(text);
  return {
    rule: RULE.syntax,
    start: 0,
    end: FENCE.length,
    message: "The first line opens front matter with `---`, but no later line closes it.",
    mend: {
      message: dots
        ? "Close the front matter with a line that is exactly `---`; `...` does not close it"
        : "Add a line that is exactly `---` after the front matter, or write `***` if the first line is a rule",
      certain: false,
    },
  };
}

function afterLine(text: string, end: number): number {
  const feed = text.indexOf("\n", end);
  return feed === -1 ? text.length : feed + 1;
}
