/**
 * gray-matter behind its cage (decision 23, security rules 37 and 38): the authority for framing wherever a file is
 * edited, created or doubted. It runs code in a `---js` block, closes a block at any line that begins with `---`, and
 * caches broken texts as empty ones, so it is called only on text that our own splitter has framed, always with the same
 * options, and its answer must be the splitter's.
 */
import { DEFAULT_LIMITS } from "../memory/document.js";
import { RULE, type Flaw } from "./flaw.js";
import { splitFrontMatter, type Frame } from "./frame.js";
import { fileTokens } from "./yaml-compose.js";
import { readYaml } from "./yaml-read.js";

/** Steps that gray-matter's search for comments may take: it looks ahead over blank lines from each of them. */
const BLANK_STEPS = 20_000_000;

const OTHER_LANGUAGES = ["coffee", "coffeescript", "cson", "javascript", "js", "json", "json5", "toml", "yml"];

/**
 * Frames a text as `splitFrontMatter` does and has gray-matter confirm it. Where the two differ, or the text holds what
 * gray-matter must not see (byte-order mark, NUL), the answer is a refusal.
 */
export async function frameWithGrayMatter(text: string): Promise<Frame> {
  const refusal = refuseRawText(text);
  if (refusal) return { kind: "refused", flaw: refusal };
  const frame = splitFrontMatter(text);
  if (frame.kind !== "framed") return frame;
  const block = text.slice(frame.block.start, frame.block.end);
  if (blankSteps(block) > BLANK_STEPS) return { kind: "refused", flaw: tooBlank() };
  const { default: matter } = await import("gray-matter");
  const cage = new Cage();
  const file = matter(text, {
    language: "yaml",
    delimiters: "---",
    excerpt: false,
    engines: { ...cage.refusals, yaml: { parse: (yaml: string) => cage.parse(yaml), stringify: refuse } },
  });
  const agreed =
    file.language === "yaml" &&
    file.matter === text.slice(3, frame.block.end - 1) &&
    file.content === text.slice(frame.body) &&
    cage.ranAsExpected(file.data, block);
  return agreed ? frame : { kind: "refused", flaw: disagreement(frame.block.start) };
}

/** The only engine that may run, and the record of its runs. */
class Cage {
  readonly refusals = Object.fromEntries(OTHER_LANGUAGES.map((name) => [name, { parse: refuse, stringify: refuse }]));
  readonly #results: object[] = [];

  parse(yaml: string): object {
    const result = { read: readYaml(yaml, DEFAULT_LIMITS, fileTokens()) };
    this.#results.push(result);
    return result;
  }

  /** Once, with its result handed on as it is; not at all for a block that holds nothing. */
  ranAsExpected(data: object, block: string): boolean {
    if (this.#results.length === 1) return data === this.#results[0];
    return this.#results.length === 0 && readYaml(block, DEFAULT_LIMITS, fileTokens()).content?.empty === true;
  }
}

function refuse(): never {
  throw new Error("front matter is read as YAML alone");
}

function refuseRawText(text: string): Flaw | undefined {
  const advice = { certain: false, message: "Save the file as UTF-8 without a byte-order mark" };
  if (text.startsWith("\uFEFF")) {
    return {
      rule: RULE.byteOrderMark,
      start: 0,
      end: 1,
      message: "The text begins with a byte-order mark.",
      mend: advice,
    };
  }
  const nul = text.indexOf("\0");
  if (nul === -1) return undefined;
  const mend = { certain: false, message: "Remove the NUL character" };
  return { rule: RULE.encoding, start: nul, end: nul + 1, message: "The text holds a NUL character.", mend };
}

function blankSteps(block: string): number {
  let steps = 0;
  for (const [run] of block.matchAll(/\s{2,}/g)) {
    const lines = run.length - run.replace(/[\n\r\u2028\u2029]/g, "").length;
    steps += (lines + 1) * run.length;
  }
  return steps;
}

function tooBlank(): Flaw {
  const mend = { certain: false, message: "Remove the blank lines" };
  return { rule: RULE.limit, start: 0, end: 3, message: "The front matter holds too many blank lines in a row.", mend };
}

function disagreement(start: number): Flaw {
  return {
    rule: RULE.unsafeFrontMatter,
    start: 0,
    end: Math.max(start - 1, 0),
    message: "Readers of front matter disagree about where this front matter stands or whether it is empty.",
    mend: { certain: false, message: "Write the front matter in plain YAML between lines that are exactly `---`" },
  };
}
