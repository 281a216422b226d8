/** The lexemes of YAML, and questions about a document that has an error. Linear in the document. */
import { CST, Lexer } from "./yaml-library.cjs";
import type { Span } from "./flaw.js";

interface Lexeme extends Span {
  readonly text: string;
  readonly kind: "quoted" | "plain" | "open" | "close" | "comment" | "other";
}

export function* lexemes(source: string): Generator<Lexeme, void> {
  let start = 0;
  let scalar = false;
  for (const text of new Lexer().lex(source)) {
    if (!scalar && (text === CST.SCALAR || text === CST.DOCUMENT || text === CST.FLOW_END)) {
      scalar = text === CST.SCALAR;
      continue;
    }
    const kind = scalar ? "plain" : kindOf(text[0] ?? "");
    scalar = false;
    yield { text, kind, start, end: start + text.length };
    start += text.length;
  }
}

function kindOf(first: string): Lexeme["kind"] {
  if (first === '"' || first === "'") return "quoted";
  if (first === "#") return "comment";
  if (first === "[" || first === "{") return "open";
  return first === "]" || first === "}" ? "close" : "other";
}

/** The quoted scalar that reaches up to `offset`: the one that lacks its closing quote. */
export function quotedBefore(source: string, offset: number): Span | undefined {
  let last: Lexeme | undefined;
  for (const lexeme of lexemes(source)) {
    if (lexeme.start > offset) break;
    if (lexeme.kind === "quoted") last = lexeme;
  }
  return last;
}

/** The brackets that are open at `offset`, the innermost last. */
export function openBracketsAt(source: string, offset: number): readonly Span[] {
  const open: Lexeme[] = [];
  for (const lexeme of lexemes(source)) {
    if (lexeme.start >= offset) break;
    if (lexeme.kind === "open") open.push(lexeme);
    else if (lexeme.kind === "close") open.pop();
  }
  return open;
}

/** The plain scalar that begins at `offset`. */
export function plainAt(source: string, offset: number): Span | undefined {
  for (const lexeme of lexemes(source)) {
    if (lexeme.kind === "plain" && lexeme.start === offset) return lexeme;
    if (lexeme.start > offset) break;
  }
  return undefined;
}
