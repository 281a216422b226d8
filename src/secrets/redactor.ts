/**
 * The one function through which every text passes on its way out. It knows the values that the run found, and looks at
 * each text itself as well, so that one that nobody scanned before (a branch, an error of another program) is clean too.
 */
import { isUtf8 } from "node:buffer";
import { createHmac, randomBytes } from "node:crypto";
import type { SecretMatch } from "../memory/secret.js";
import type { Redactor } from "../memory/redactor.js";
import { CutTokens, ELLIPSIS } from "./cut-tokens.js";
import { FORMATS } from "./formats/index.js";
import { ownWords } from "./own-words.js";
import { publicTexts } from "./public-texts.js";
import { joined, KnownValues } from "./known-values.js";
import { mapJsonStrings } from "./json-strings.js";
import { scanBytes } from "./scan.js";

/** As long as the shortest run that it replaces, and without a meaning in any format of ours. */
const MARK = "REDACTED";

/** What stands where a text cannot be made clean. */
const WITHHELD = "This text is withheld: it could not be made free of secrets.";
const TOO_MANY =
  "This text is withheld: so many texts look like secrets that it could not be made free of them. Check or scan a folder at a time, or fewer commits.";

/** Bytes that are searched at once: a part of a check mostly, since V8 compiles much anew for each piece. */
const PIECE = 16 * 1024 * 1024;
const SMALLEST_PIECE = 32 * 1024;

/** Where two pieces do not meet at a line's end. */
const OVERLAP = 8 * 1024;

const LINE_FEED = 0x0a;

type Span = readonly [start: number, end: number];

const PROVIDER_FORMATS: ReadonlySet<string> = new Set(FORMATS.map(({ id }) => id));

/**
 * Random text is kept where a file held it and its finding said so; an output is full of digests. What looks like a
 * provider's token is none too much, even where its checksum is wrong: it may be cut.
 */
function isTelling({ tier, format }: SecretMatch): boolean {
  return tier <= 2 || PROVIDER_FORMATS.has(format);
}

export interface RedactorOptions {
  /** Gets the forms of each value, before any text is given back. */
  readonly onNewValue?: (forms: readonly string[]) => void;
}

export function makeRedactor(options: RedactorOptions = {}): Redactor {
  return new OutputRedactor(options);
}

class OutputRedactor implements Redactor {
  readonly #known = new KnownValues(() => [...publicTexts(FORMATS), ...ownWords()]);
  readonly #cut = new CutTokens(FORMATS);
  readonly #salt = randomBytes(16).toString("hex");
  /** What was found clean last, and how many values were known then. */
  #clean: { readonly bytes: Uint8Array; readonly values: number } | undefined;

  constructor(readonly options: RedactorOptions) {}

  readonly learn: Redactor["learn"] = ({ tier }, forms) => {
    const added = this.#known.add(forms, tier > 2);
    if (added.length > 0) this.options.onNewValue?.(added);
  };

  text(text: string): string {
    return this.#replaced(text, () => MARK) ?? `${this.#withheld()}\n`;
  }

  masked(text: string): string {
    return this.#replaced(text, (part) => part.replace(/[^\r\n]/g, "*")) ?? text.replace(/[^\r\n]/g, "*");
  }

  isClean(bytes: Uint8Array): boolean {
    // Who asks before something is written asks for the same bytes as what writes it.
    const asked = { bytes, values: this.#known.size };
    if (this.#clean?.bytes === asked.bytes && this.#clean.values === asked.values) return true;
    if (!this.#isCleanNow(bytes)) return false;
    this.#clean = asked;
    return true;
  }

  #isCleanNow(bytes: Uint8Array): boolean {
    if (!isUtf8(bytes)) return false;
    const read = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (this.#searchedBytes(read)?.length !== 0) return false;
    // To make a text of many bytes costs as much as to search them.
    const needsText = !this.#known.isEmpty || read.includes(ELLIPSIS);
    return !needsText || this.#spans(read.toString("utf8")).length === 0;
  }

  json(text: string): string {
    const found = this.#searched(text);
    if (!found) return `${JSON.stringify({ withheld: this.#withheld() })}\n`;
    const spans = joined([...found, ...this.#spans(text)]);
    if (spans.length === 0) return text;
    const clean = mapJsonStrings(
      text,
      (value, isName) =>
        // The words of a format are no secrets, whatever somebody's password is.
        isName && /^\$?[a-z][A-Za-z]{0,23}$/.test(value)
          ? value
          : replaced(value, joined(this.#spans(value)), () => MARK),
      spans,
    );
    return this.#searched(clean)?.length === 0 ? clean : `${JSON.stringify({ withheld: this.#withheld() })}\n`;
  }

  secretsIn(bytes: Uint8Array): ReadonlySet<string> {
    const secrets = new Set<string>();
    const digest = (text: string | Uint8Array) => createHmac("sha256", this.#salt).update(text).digest("hex");
    const { incomplete } = scanBytes(bytes, {
      salt: this.#salt,
      path: "output",
      onValue: (match, forms) => {
        this.learn(match, forms);
        if (match.tier <= 2) secrets.add(digest(forms[0] ?? ""));
      },
    });
    return incomplete === undefined ? secrets : secrets.add(digest(bytes));
  }

  /** Undefined where it cannot be told what is a secret. */
  #replaced(text: string, mark: (part: string) => string): string | undefined {
    const found = this.#searched(text);
    return found && replaced(text, joined([...found, ...this.#spans(text)]), mark);
  }

  #spans(text: string): readonly Span[] {
    return [...this.#known.spans(text), ...this.#cut.spans(text)];
  }

  /** Undefined likewise. */
  #searched(text: string): readonly Span[] | undefined {
    const found = this.#searchedBytes(Buffer.from(text));
    if (!found || found.length === 0) return found;
    const unitAt = unitsOf(text);
    return found.map(([start, end]) => [unitAt(start), unitAt(end)]);
  }

  #withheld(): string {
    return this.#known.isFull ? TOO_MANY : WITHHELD;
  }

  /** Offsets are those of the bytes. Undefined likewise. */
  #searchedBytes(bytes: Buffer): readonly Span[] | undefined {
    try {
      const found = this.#known.isFull ? [] : this.#scanned(bytes);
      return this.#known.isFull ? undefined : found;
    } catch {
      // Whatever went wrong, its message may hold the text.
      return undefined;
    }
  }

  /**
   * Secrets that the bytes show by themselves, learned on the way.
   * @throws where a piece of them cannot be looked at to its end.
   */
  #scanned(bytes: Buffer): Span[] {
    if (bytes.length > PIECE) return this.#scannedHalves(bytes);
    const { matches, incomplete } = scanBytes(bytes, {
      salt: this.#salt,
      path: "output",
      isOutput: true,
      onValue: (match, forms) => {
        if (isTelling(match)) this.learn(match, forms);
      },
    });
    if (incomplete !== undefined) return this.#scannedHalves(bytes);
    return matches.filter(isTelling).map(({ start, end }) => [start, end]);
  }

  #scannedHalves(bytes: Buffer): Span[] {
    if (bytes.length < SMALLEST_PIECE) throw new RangeError("a text cannot be searched for secrets to its end");
    const lineEnd = bytes.indexOf(LINE_FEED, bytes.length >> 1) + 1;
    const isAtLine = lineEnd > 0 && lineEnd < bytes.length * 0.75;
    const end = isAtLine ? lineEnd : Math.ceil(bytes.length / 2) + OVERLAP / 2;
    const start = isAtLine ? lineEnd : end - OVERLAP;
    const second = this.#scanned(bytes.subarray(start)).map(([from, to]): Span => [from + start, to + start]);
    return [...this.#scanned(bytes.subarray(0, end)), ...second];
  }
}

function replaced(text: string, spans: readonly Span[], mark: (part: string) => string): string {
  let result = "";
  let written = 0;
  for (const [start, end] of spans) {
    result += text.slice(written, start) + mark(text.slice(start, end));
    written = end;
  }
  return written === 0 ? text : result + text.slice(written);
}

/** Offsets of UTF-8 as those of the string. Offsets that come in order cost one walk in all. */
function unitsOf(text: string): (offset: number) => number {
  let bytes = 0;
  let units = 0;
  return (offset) => {
    if (offset < bytes) {
      bytes = 0;
      units = 0;
    }
    while (bytes < offset && units < text.length) {
      const code = text.codePointAt(units) ?? 0;
      bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      units += code < 0x10000 ? 1 : 2;
    }
    return units;
  };
}
