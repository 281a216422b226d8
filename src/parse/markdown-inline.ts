/**
 * Links in a run of prose (CommonMark 0.31, section 6). One pass: code runs are paired from a list made beforehand, an
 * opening bracket is looked at once, and parentheses nest 32 deep at most, so that no text makes it slow.
 */
import { linkLabel } from "../memory/link-label.js";
import type { Span } from "./flaw.js";
import { MAX_LABEL, type Definition } from "./markdown-blocks.js";
import { CodeRuns } from "./markdown-code.js";
import { readDestination } from "./markdown-destination.js";

export interface InlineLink extends Span {
  readonly image: boolean;
  readonly text: string;
  readonly target: string;
  /** Offset of the target in the run of prose, or the definition that gives it. */
  readonly source: number | Definition;
}

type OnText = (start: number, text: string) => void;

interface Opener {
  readonly at: number;
  readonly image: boolean;
  /** Whether brackets stand inside: then the text is no label. */
  nested: boolean;
}

/** What a note's editor calls an internal link: one line, and no bracket inside. It is not CommonMark. */
const WIKILINK = /\[\[([^[\]\n]{1,400})\]\]/y;
/** As CommonMark has it, so that nothing else hides links; a value holds no angle bracket, which bounds the search. */
const TAG =
  /<(?:[A-Za-z][A-Za-z0-9-]*(?:\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^'<>]*'|"[^"<>]*"))?)*\s*\/?|\/[A-Za-z][A-Za-z0-9-]*\s*|[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*)>/y;
/** In prose, with the bracket behind it. */
const LABEL = /((?:[^[\]\\]|\\[^]){1,999})\]/y;
const COMMENT = "<!--";
/** Brackets that are open at once; text with more of them holds no link there. */
const MAX_OPEN = 1_000;

/**
 * Emits links and images in order of their closing brackets. Offsets are those of `prose`.
 * @param onTag gets the offset and the text of each HTML tag, in the same order.
 * @param onWikilink gets the offset and the text of what stands in double brackets; whatever else that is, is emitted too.
 */
export function scanInline(
  prose: string,
  definitions: ReadonlyMap<string, Definition>,
  emit: (link: InlineLink) => void,
  onTag?: OnText,
  onWikilink?: OnText,
): void {
  if (onTag || prose.includes("[")) new InlineScanner(prose, definitions, emit, onTag, onWikilink).scan();
}

class InlineScanner {
  readonly #prose: string;
  readonly #definitions: ReadonlyMap<string, Definition>;
  readonly #runs: CodeRuns;
  readonly #emit: (link: InlineLink) => void;
  readonly #onTag: OnText | undefined;
  readonly #onWikilink: OnText | undefined;
  #openers: Opener[] = [];
  #noCommentEnd = false;

  constructor(
    prose: string,
    definitions: ReadonlyMap<string, Definition>,
    emit: (link: InlineLink) => void,
    onTag?: OnText,
    onWikilink?: OnText,
  ) {
    this.#prose = prose;
    this.#emit = emit;
    this.#onTag = onTag;
    this.#onWikilink = onWikilink;
    this.#definitions = definitions;
    this.#runs = new CodeRuns(prose);
  }

  scan(): void {
    for (let at = 0; at < this.#prose.length;) at = this.#step(at);
  }

  #step(at: number): number {
    const next = this.#prose[at + 1];
    switch (this.#prose.charAt(at)) {
      case "\\":
        return at + 2;
      case "`":
        return this.#runs.skip(at);
      case "<":
        return this.#skipHtml(at);
      case "!":
        if (next !== "[") return at + 1;
        this.#wikilink(at + 1);
        this.#open({ at, image: true, nested: false });
        return at + 2;
      case "[":
        this.#wikilink(at);
        this.#open({ at, image: false, nested: false });
        return at + 1;
      case "]":
        return this.#close(at);
      default:
        return at + 1;
    }
  }

  #wikilink(at: number): void {
    if (!this.#onWikilink) return;
    WIKILINK.lastIndex = at;
    const text = WIKILINK.exec(this.#prose)?.[1];
    if (text !== undefined && !this.#isFollowed(WIKILINK.lastIndex)) this.#onWikilink(at + 2, text);
  }

  /** Whether what stands behind brackets makes them the text of a link: `[[1]](page.md)`, but not `[[a]](in words)` or `[[a]][[b]]`. */
  #isFollowed(end: number): boolean {
    if (this.#prose[end] === "(") return readDestination(this.#prose, end) !== undefined;
    if (this.#prose[end] !== "[") return false;
    return this.#definition(this.#labelFrom(end + 1)) !== undefined;
  }

  #open(opener: Opener): void {
    if (this.#openers.length >= MAX_OPEN) this.#openers = [];
    this.#openers.push(opener);
  }

  #close(at: number): number {
    const opener = this.#openers.pop();
    if (!opener) return at + 1;
    const parent = this.#openers.at(-1);
    if (parent) parent.nested = true;
    const link = this.#inline(opener, at) ?? this.#reference(opener, at);
    if (!link) return at + 1;
    this.#emit(link);
    // A link holds no other link, so brackets that are still open around it open none.
    if (!opener.image) this.#openers = [];
    return link.end;
  }

  #inline(opener: Opener, close: number): InlineLink | undefined {
    if (this.#prose[close + 1] !== "(") return undefined;
    const destination = readDestination(this.#prose, close + 1);
    if (!destination) return undefined;
    const { place, end } = destination;
    return this.#link(opener, close, end, this.#prose.slice(place.start, place.end), place.start);
  }

  /** `[text][label]`, `[label][]` or `[label]`, where a definition has the label. */
  #reference(opener: Opener, close: number): InlineLink | undefined {
    const own = opener.nested ? "" : this.#label(textStart(opener), close);
    const named = this.#prose[close + 1] === "[" ? this.#labelFrom(close + 2) : "";
    const definition = this.#definition(named === "" ? own : named);
    const isBehind = named !== "" || this.#prose.startsWith("[]", close + 1);
    const end = close + 1 + (isBehind ? named.length + 2 : 0);
    return definition && this.#link(opener, close, end, definition.target, definition);
  }

  #label(start: number, end: number): string {
    return end - start > MAX_LABEL ? "" : this.#prose.slice(start, end);
  }

  /** Up to its closing bracket; empty where none closes it, or another one opens before. */
  #labelFrom(start: number): string {
    LABEL.lastIndex = start;
    return LABEL.exec(this.#prose)?.[1] ?? "";
  }

  #definition(label: string): Definition | undefined {
    return label === "" ? undefined : this.#definitions.get(linkLabel(label));
  }

  #link(opener: Opener, close: number, end: number, target: string, source: number | Definition): InlineLink {
    const text = this.#prose.slice(textStart(opener), close).replace(/\s+/g, " ").trim();
    return { start: opener.at, end, image: opener.image, text, target, source };
  }

  #skipHtml(at: number): number {
    if (this.#prose.startsWith(COMMENT, at)) {
      const end = this.#noCommentEnd ? -1 : this.#prose.indexOf("-->", at + COMMENT.length);
      if (end !== -1) return end + 3;
      this.#noCommentEnd = true;
      return at + COMMENT.length;
    }
    TAG.lastIndex = at;
    if (!TAG.test(this.#prose)) return at + 1;
    const end = TAG.lastIndex;
    this.#onTag?.(at, this.#prose.slice(at, end));
    return end;
  }
}

function textStart({ at, image }: Opener): number {
  return at + (image ? 2 : 1);
}
