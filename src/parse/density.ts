/** How much one text of YAML may hold: bounds of the full parser, and a quick look whether a text comes near them. */
import { MAX_GAP } from "./strict-lines.js";
import {
  APOSTROPHE,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  DASH,
  HASH,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  RETURN,
  SPACE,
} from "./strict-scan.js";

/** Tokens of `yaml`'s lexer that are read of one document, and of all documents of a file (security rule 40). */
export const DOCUMENT_TOKENS = 300_000;
export const FILE_TOKENS = 1_000_000;

/** Blanks and line ends that the composer looks back over for the comments of one document. */
export const LOOK_BACKS = 10_000_000;

/** A token is a character or more, but for the mark in front of each scalar. So what is shorter is within the bounds. */
const SURELY_READ = DOCUMENT_TOKENS / 2 - 16;

/** Tokens that a line and an indicator bring besides blanks: themselves, and one scalar with its mark. */
const WITH_SCALAR = 3;

/** Those of a document's first line, and the lexer's mark of its start. */
const DOCUMENT = WITH_SCALAR + 1;

/**
 * Whether the full parser may refuse `bytes` from `start` to `end` for how much it holds, where the strict subset would take it. Says so
 * of some texts too that are within the bounds, never the other way round.
 */
export function mayBeTooDense(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start <= SURELY_READ) return false;
  const { document, file, lookBacks } = densityAtMost(bytes, start, end);
  return document > DOCUMENT_TOKENS || file > FILE_TOKENS || lookBacks > LOOK_BACKS;
}

/** At least as many tokens and looks back as `yaml` makes of a text in the strict subset: of its largest document, and of all together. */
export function densityAtMost(
  bytes: Uint8Array,
  start: number,
  end: number,
): { readonly document: number; readonly file: number; readonly lookBacks: number } {
  let largest = 0;
  let file = 0;
  let tokens = DOCUMENT;
  let comments = 0;
  for (let at = start, previous = NEWLINE; at < end; at++) {
    const byte = bytes[at] ?? 0;
    const next = bytes[at + 1];
    let isToken = true;
    switch (byte) {
      case NEWLINE:
        if (isMark(bytes, at + 1)) {
          largest = Math.max(largest, tokens);
          file += tokens;
          tokens = DOCUMENT;
        }
        break;
      case COMMA:
      case OPEN_BRACKET:
      case CLOSE_BRACKET:
      case OPEN_BRACE:
      case CLOSE_BRACE:
        break;
      case COLON:
        isToken = previous === QUOTE || previous === APOSTROPHE || endsIndicator(next);
        break;
      case DASH:
        isToken = endsIndicator(next);
        break;
      case HASH:
        comments++;
        break;
      default:
        isToken = false;
    }
    if (isToken) tokens += WITH_SCALAR + (previous === SPACE ? 1 : 0) + (next === SPACE ? 1 : 0);
    // A blank in front of CR and LF is one in front of the line end.
    if (byte !== RETURN) previous = byte;
  }
  return { document: Math.max(largest, tokens), file: file + tokens, lookBacks: comments * 2 * MAX_GAP };
}

/** Three dashes at the start of a line, with which a document begins. */
function isMark(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === DASH && bytes[at + 1] === DASH && bytes[at + 2] === DASH;
}

function endsIndicator(byte: number | undefined): boolean {
  switch (byte) {
    case undefined:
    case SPACE:
    case NEWLINE:
    case RETURN:
    case COMMA:
    case OPEN_BRACKET:
    case CLOSE_BRACKET:
    case OPEN_BRACE:
    case CLOSE_BRACE:
      return true;
    default:
      return false;
  }
}
