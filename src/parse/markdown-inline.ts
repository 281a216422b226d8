/**
 * Links in a run of prose (CommonMark 0.31, section 6). One pass: code runs are paired from a list made beforehand, an
 * opening bracket is looked at once, and parentheses nest 32 deep at most, so that no text makes it slow.
 */
import type { Span } from "./flaw.js";
import { MAX_LABEL, normaliseLabel, type Definition } from "./markdown-blocks.js";
import { CodeRuns } from "./markdown-code.js";
import { readDestination } from "./markdown-destination.js";

export interface InlineLink extends Span {
  readonly image: boolean;
  readonly text: string;
  readonly target: string;
  /** Of the target, in the run of prose; absent where a definition gives it. */
  readonly place?: Span;
  readonly definition?: Definition;
}

interface Opener {
  readonly at: number;
  readonly image: boolean;
  /** Whether brackets stand inside: then the text is no label. */
  nested: boolean;
}

const TAG = /<\/?[A-Za-z][^<>]*>/y;
const COMMENT = "<!--";

/** Links and images in order of their closing brackets. Offsets are those of `prose`. */
export function scanInline(prose: string, definitions: ReadonlyMap<string, Definition>): InlineLink[] {
  if (!prose.includes("[")) return [];
  return new InlineScanner(prose, definitions).scan();
}

class InlineScanner {
  readonly #prose: string;
  readonly #definitions: ReadonlyMap<string, Definition>;
  readonly #runs: CodeRuns;
  readonly #links: InlineLink[] = [];
  #openers: Opener[] = [];
  #noCommentEnd = false;

  constructor(prose: string, definitions: ReadonlyMap<string, Definition>) {
    this.#prose = prose;
    this.#definitions = definitions;
    this.#runs = new CodeRuns(prose);
  }

  scan(): InlineLink[] {
    for (let at = 0; at < this.#prose.length;) at = this.#step(at);
    return this.#links;
  }

  #step(at: number): number {
    const next = this.#prose[at + 1];
    switch (this.#prose[at]) {
      case "\\":
        return at + 2;
      case "`":
        return this.#runs.skip(at);
      case "<":
        return this.#skipHtml(at);
      case "!":
        if (next !== "[") return at + 1;
        this.#openers.push({ at, image: true, nested: false });
        return at + 2;
      case "[":
        this.#openers.push({ at, image: false, nested: false });
        return at + 1;
      case "]":
        return this.#close(at);
      default:
        return at + 1;
    }
  }

  #close(at: number): number {
    const opener = this.#openers.pop();
    if (!opener) return at + 1;
    const parent = this.#openers.at(-1);
    if (parent) parent.nested = true;
    const link = this.#inline(opener, at) ?? this.#reference(opener, at);
    if (!link) return at + 1;
    this.#links.push(link);
    // A link holds no other link, so brackets that are still open around it open none.
    if (!opener.image) this.#openers = [];
    return link.end;
  }

  #inline(opener: Opener, close: number): InlineLink | undefined {
    if (this.#prose[close + 1] !== "(") return undefined;
    const destination = readDestination(this.#prose, close + 1);
    if (!destination) return undefined;
    const { place, end } = destination;
    return { ...this.#shape(opener, close, end), target: this.#prose.slice(place.start, place.end), place };
  }

  #reference(opener: Opener, close: number): InlineLink | undefined {
    const own = opener.nested ? "" : this.#label(opener.at + (opener.image ? 2 : 1), close);
    let label = own;
    let end = close + 1;
    if (this.#prose[end] === "[") {
      const labelEnd = this.#prose.indexOf("]", end);
      const written = labelEnd === -1 || labelEnd - end > MAX_LABEL ? "" : this.#prose.slice(end + 1, labelEnd);
      if (labelEnd !== -1 && !written.includes("[") && labelEnd - end <= MAX_LABEL) {
        const named = this.#definitions.get(normaliseLabel(written === "" ? own : written));
        if (named) {
          label = written === "" ? own : written;
          end = labelEnd + 1;
        }
      }
    }
    const definition = label === "" ? undefined : this.#definitions.get(normaliseLabel(label));
    return definition && { ...this.#shape(opener, close, end), target: definition.target, definition };
  }

  #label(start: number, end: number): string {
    return end - start > MAX_LABEL ? "" : this.#prose.slice(start, end);
  }

  #shape(opener: Opener, close: number, end: number): Pick<InlineLink, "image" | "text" | "start" | "end"> {
    const text = this.#prose.slice(opener.at + (opener.image ? 2 : 1), close).replace(/\s+/g, " ");
    return { image: opener.image, text: text.trim(), start: opener.at, end };
  }

  #skipHtml(at: number): number {
    if (this.#prose.startsWith(COMMENT, at)) {
      const end = this.#noCommentEnd ? -1 : this.#prose.indexOf("-->", at + COMMENT.length);
      if (end !== -1) return end + 3;
      this.#noCommentEnd = true;
      return at + COMMENT.length;
    }
    TAG.lastIndex = at;
    return TAG.test(this.#prose) ? TAG.lastIndex : at + 1;
  }
}
