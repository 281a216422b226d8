/**
 * The `yaml` package behind bounds (security rules 40 to 42). It reads one document at a time, token by token, and stops
 * at the first bound that is passed: the package itself needs memory for every token and every error, recurses once per
 * nested collection, and looks back over blank lines at each comment.
 */
import { Composer, CST, Lexer, Parser, type Document, type ErrorCode } from "./yaml-library.cjs";
import type { Limits } from "../memory/document.js";
import { DOCUMENT_TOKENS, FILE_TOKENS, LOOK_BACKS } from "./density.js";
import type { Span } from "./flaw.js";
import { MAX_FAULTS, type YamlFault } from "./yaml-fault.js";

export interface ComposedYaml {
  readonly document: Document.Parsed | undefined;
  readonly faults: readonly YamlFault[];
}

/** Tokens that a file has left; shared by the documents of a stream. */
export interface TokenBudget {
  tokens: number;
}

/** Scalars beyond this length are read line by line, so each of their lines counts as a token. */
const LONG_SCALAR = 1_000;

const SPLIT = "Split the document";
const RAISE = "Write it more simply, or raise the limit in memory-steward.yml";

const OPTIONS = {
  version: "1.2",
  merge: false,
  resolveKnownTags: false,
  strict: true,
  stringKeys: true,
  // Found in linear time by `readYamlValue`; the package compares every key with every earlier one.
  uniqueKeys: false,
} as const;

/** The only directive that changes nothing; `%YAML 1.1` would override the version option. */
const HARMLESS_DIRECTIVE = /^%YAML[ \t]+1\.2[ \t]*$/;

class Stop extends Error {
  constructor(readonly fault: YamlFault) {
    super(fault.message);
  }
}

export function fileTokens(): TokenBudget {
  return { tokens: FILE_TOKENS };
}

/**
 * Reads one slice of a stream. Never throws for what the text holds.
 * @param keepSourceTokens whether the nodes carry the places of dashes and colons too.
 */
export function composeYaml(
  source: string,
  limits: Limits,
  budget: TokenBudget,
  keepSourceTokens = false,
): ComposedYaml {
  const composer = new Composer({ ...OPTIONS, keepSourceTokens });
  const faults: YamlFault[] = [];
  const add = (fault: YamlFault): void => {
    faults.push(fault);
    if (faults.length >= MAX_FAULTS) throw new Stop(fault);
  };
  observeErrors(composer, add);
  const documents: Document.Parsed[] = [];
  try {
    for (const token of boundedTokens(source, limits, budget)) {
      if (token.type === "error") {
        add(faultOf("UNEXPECTED_TOKEN", token.message, token.offset, token.source));
      } else {
        if (token.type === "directive" && !HARMLESS_DIRECTIVE.test(token.source)) {
          add(faultOf("DIRECTIVE", "Directives are not read", token.offset, token.source));
        }
        documents.push(...composer.next(token));
      }
    }
    documents.push(...composer.end(true, source.length));
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { document: undefined, faults: error.fault.code === "LIMIT" ? [error.fault] : faults.slice(0, 1) };
  }
  const [document, extra] = documents;
  if (extra) faults.push({ code: "MULTIPLE_DOCS", message: "Text after `...`", ...rangeOf(extra) });
  return { document, faults };
}

function* boundedTokens(source: string, limits: Limits, budget: TokenBudget): Generator<CST.Token, void> {
  const parser = new Parser();
  const stop = (message: string, advice: string, start = parser.offset): never => {
    throw new Stop({ code: "LIMIT", message, advice, start, end: start + 1 });
  };
  let left = Math.min(DOCUMENT_TOKENS, budget.tokens);
  let aliases = 0;
  let scalar = false;
  let lookBack = 0;
  let leading = 0;
  let commented = false;
  for (const lexeme of new Lexer().lex(source)) {
    const weight = lexeme.length > LONG_SCALAR ? 1 + countLines(lexeme) : 1;
    budget.tokens -= weight;
    left -= weight;
    if (left < 0) stop("is too dense: it holds more keys, values and marks than are read", SPLIT);
    if (scalar) {
      scalar = false;
    } else {
      const first = lexeme[0];
      scalar = lexeme === CST.SCALAR;
      if (first === "*" && ++aliases > limits.aliases) stop(`holds more than ${limits.aliases} aliases`, RAISE);
      if (first === "\n" || first === "\r" || first === " " || first === "\t") {
        if (!commented) leading++;
      } else if (first === "#") {
        commented = true;
        lookBack += leading;
        if (lookBack > LOOK_BACKS) stop("holds too many comments behind too many blank lines", SPLIT);
      } else {
        leading = 0;
        commented = false;
      }
    }
    yield* parser.next(lexeme);
    // The stack holds the document, the open collections and at most one scalar.
    const beyond = parser.stack[limits.depth + 1];
    if (CST.isCollection(beyond)) stop(`nests collections more than ${limits.depth} deep`, RAISE, beyond.offset);
  }
  yield* parser.end();
}

/**
 * The composer keeps every error of a document, which a hostile text makes millions of. Its handler is private, so this
 * reaches for it by name; a test holds the installed version to it.
 */
function observeErrors(composer: Composer, add: (fault: YamlFault) => void): void {
  const handler: ErrorHandler = (place, code, message) => {
    if (typeof place === "number") add({ code, message, start: place, end: place + 1 });
    else if ("offset" in place) add(faultOf(code, message, place.offset, place.source));
    else add({ code, message, start: place[0], end: place[1] });
  };
  if (!Reflect.has(composer, "onError")) throw new Error("the yaml package no longer reports errors through onError");
  Reflect.set(composer, "onError", handler);
}

type ErrorHandler = (
  place: number | readonly [number, number, ...number[]] | { readonly offset: number; readonly source?: string },
  code: ErrorCode,
  message: string,
) => void;

function faultOf(code: YamlFault["code"], message: string, offset: number, source: string | undefined): YamlFault {
  return { code, message, start: offset, end: offset + Math.max(source?.length ?? 1, 1) };
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
}

function rangeOf(document: Document.Parsed): Span {
  const [start, end] = document.contents?.range ?? document.range;
  return { start, end };
}
