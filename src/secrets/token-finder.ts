/** Finds the tokens of the table in a view. */
import { BASE64_ANY, opensToken, tableOf } from "./alphabets.js";
import type { Announced, CompiledFormat } from "./compiled-formats.js";
import type { Report } from "./candidate.js";
import { CONTEXT_REACH } from "./limits.js";
import { AlphabetRuns } from "./alphabet-runs.js";
import type { Shape } from "./shape.js";
import { VERIFIERS } from "./verifiers.js";
import type { View } from "./view.js";

/** Longest text that one look around a context word reads. */
const MAX_BARE_LENGTH = 256;

const LINE_FEED = 0x0a;
/** What may stand between a broken token and the end of its line. */
const CONTINUES = tableOf(" \t\r\\|\"'`+.=");
const MAX_BREAK_MARKS = 8;

export class TokenFinder {
  private readonly runs: AlphabetRuns;
  /** How far a format's bare shapes were sought: words that stand close together share the text between them. */
  private readonly soughtTo = new Map<CompiledFormat, number>();

  /** Starts of tokens that the end of their line breaks off; ascending. */
  readonly breaks: number[] = [];
  /** Where the last token that is whole starts: another format with the same beginning need not fit it. */
  private matched = -1;

  constructor(
    private readonly view: View,
    private readonly report: Report,
    private readonly onPublic: (start: number, end: number) => void,
  ) {
    this.runs = new AlphabetRuns(view.bytes);
  }

  /** `start` and `end` are those of the keyword. */
  visit(announced: Announced, start: number, end: number): void {
    if (announced.kind === "context") this.seekAround(announced.format, start, end);
    else if (!opensToken(this.view.bytes, start)) return;
    else if (announced.kind === "sibling") this.onPublic(start, this.runs.end(BASE64_ANY, start));
    else this.tryToken(announced.format, announced.shape, start, end);
  }

  private tryToken(compiled: CompiledFormat, shape: Shape, start: number, literalEnd: number): void {
    const end = shape.match(this.view.bytes, start, this.runs);
    if (end < 0) {
      if (start !== this.matched && this.isBrokenOff(literalEnd)) this.breaks.push(start);
      return;
    }
    this.matched = start;
    while (this.breaks.at(-1) === start) this.breaks.pop();
    const { needsContext } = compiled.format;
    if (needsContext && !this.hasContext(needsContext, start, end)) return;
    this.tell(compiled, start, end);
  }

  /** Whether the line ends where the token does. */
  private isBrokenOff(literalEnd: number): boolean {
    const { bytes } = this.view;
    let end = this.runs.end(BASE64_ANY, literalEnd);
    for (let marks = 0; marks < MAX_BREAK_MARKS && CONTINUES[bytes[end] ?? 0] === 1; marks++) end++;
    return bytes[end] === LINE_FEED;
  }

  private seekAround(compiled: CompiledFormat, wordStart: number, wordEnd: number): void {
    const { bytes } = this.view;
    const reach = CONTEXT_REACH + Math.min(compiled.bareLength, MAX_BARE_LENGTH);
    const from = Math.max(wordStart - reach, this.soughtTo.get(compiled) ?? 0, 0);
    const to = Math.min(wordEnd + CONTEXT_REACH, bytes.length);
    this.soughtTo.set(compiled, to);
    for (let start = from; start < to; start++) {
      if (!opensToken(bytes, start)) continue;
      for (const shape of compiled.bare) {
        const end = shape.match(bytes, start, this.runs);
        if (end < 0 || end < wordStart - CONTEXT_REACH) continue;
        this.tell(compiled, start, end);
        break;
      }
    }
  }

  private hasContext(words: readonly string[], start: number, end: number): boolean {
    const { bytes } = this.view;
    const before = bytes.toString("latin1", Math.max(0, start - CONTEXT_REACH), start).toLowerCase();
    const after = bytes.toString("latin1", end, Math.min(bytes.length, end + CONTEXT_REACH)).toLowerCase();
    return words.some((word) => before.includes(word) || after.includes(word));
  }

  private tell({ format }: CompiledFormat, start: number, end: number): void {
    const token = this.view.bytes.toString("latin1", start, end);
    if (format.publicSiblings?.some((text) => token.startsWith(text))) return;
    const isWhole = format.verify === undefined || (VERIFIERS[format.verify]?.(token) ?? true);
    this.report({ format: format.id, tier: isWhole ? format.tier : 3, start, end });
  }
}
