/** The values that were found, as far as it takes to find them again. */
import { renderedText } from "./rendered-text.js";
import { RunSet } from "./run-set.js";
import { encodedForms } from "./value-forms.js";

/** A shorter value is sought as a whole word; one shorter still says nothing by itself. */
const SHORTEST = 6;

/**
 * Runs that are kept, of some 40,000 values in all forms, or of some 140,000 random texts. Beyond them nothing can be told
 * from a secret.
 */
const MAX_RUNS = 11_000_000;

/** Random texts that are known in hex and base64 too, which takes five times what the others take. */
const MANY_RANDOM = 1000;

type Span = readonly [start: number, end: number];

/** So many characters of a value in a row betray it. */
const RUN = 8;

/** Of its digits: eight of them stand in some digest or other. */
const HEX_RUN = 16;

/** What encloses a key is no secret. */
const ARMOUR = /-----(?:BEGIN|END) [A-Za-z0-9 ]{1,40}-----/g;

/** The same of the usual keys, in whatever form a key is written. */
const ARMOURS = ["", "RSA ", "EC ", "DSA ", "OPENSSH ", "ENCRYPTED ", "PGP "].flatMap((kind) =>
  ["BEGIN", "END"].map((end) => `-----${end} ${kind}PRIVATE KEY${kind === "PGP " ? " BLOCK" : ""}-----`),
);

export class KnownValues {
  readonly #runs = new RunSet(RUN);
  readonly #hexRuns = new RunSet(HEX_RUN);
  #public: RunSet | undefined;
  readonly #words = new Set<string>();
  readonly #seen = new Set<string>();
  #random = 0;

  /** @param publicTexts texts that every value of a kind holds, such as its prefix; asked for with the first value. */
  constructor(readonly publicTexts: () => Iterable<string>) {}

  get isEmpty(): boolean {
    return this.size === 0;
  }

  get size(): number {
    return this.#seen.size;
  }

  get isFull(): boolean {
    return this.#runs.size + this.#hexRuns.size > MAX_RUNS;
  }

  /**
   * @param forms of one value, itself first.
   * @param isRandom whether nothing but its randomness speaks for a secret: the first of those are encoded here.
   * @returns those that were new.
   */
  add(forms: readonly string[], isRandom = false): string[] {
    if (this.isFull) return [];
    const [value = ""] = forms;
    const hex = Buffer.from(value).toString("hex");
    // One that is known already stays one of many, if it was.
    const isEncoded = isRandom && !this.#seen.has(value.trim()) && this.#random++ < MANY_RANDOM;
    const all = isEncoded ? [...forms, ...encodedForms(value)] : forms;
    return all.filter((form) => this.#add(form.trim(), form === hex));
  }

  #add(form: string, isHex: boolean): boolean {
    if (this.isFull || form.length < SHORTEST || this.#seen.has(form)) return false;
    this.#seen.add(form);
    if (isHex) this.#hexRuns.add(form);
    // As for runs, letter case does not count.
    else if (form.length < RUN) this.#words.add(form.toLowerCase());
    else {
      const known = (this.#public ??= this.#publicRuns());
      for (const text of writtenForms(form)) for (const line of linesOf(text)) this.#runs.add(line, known);
    }
    return true;
  }

  #publicRuns(): RunSet {
    const runs = new RunSet(RUN);
    for (const text of [...ARMOURS, ...this.publicTexts()]) for (const form of writtenForms(text)) runs.add(form);
    return runs;
  }

  /** Parts of a text that repeat a value, as they stand or as they are rendered, in order. */
  spans(text: string): readonly Span[] {
    if (this.isEmpty) return [];
    const spans = this.#spansAsWritten(text);
    const rendered = renderedText(text);
    if (!rendered) return spans;
    const { map } = rendered;
    const shown = this.#spansAsWritten(rendered.text).map(([start, end]): Span => [map.start(start), map.end(end)]);
    return joined([...spans, ...shown]);
  }

  #spansAsWritten(text: string): readonly Span[] {
    const spans = [this.#runs, this.#hexRuns].flatMap((runs) => (runs.size === 0 ? [] : runs.spans(text)));
    return joined(this.#words.size === 0 ? spans : [...spans, ...this.#wordSpans(text)]);
  }

  #wordSpans(text: string): Span[] {
    const spans: Span[] = [];
    for (let at = 0; at < text.length; at++) {
      if (isWordCharacter(text, at - 1)) continue;
      for (let length = SHORTEST; length < RUN; length++) {
        if (isWordCharacter(text, at + length) || !this.#words.has(text.slice(at, at + length).toLowerCase())) continue;
        spans.push([at, at + length]);
      }
    }
    return spans;
  }
}

/** Overlapping spans as one; in order. */
export function joined(spans: readonly Span[]): Span[] {
  const all: [number, number][] = [];
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else all.push([start, end]);
  }
  return all;
}

/** A key over several lines is indented, wrapped and quoted by line. */
function linesOf(text: string): string[] {
  if (!/[\\\r\n]|-----/.test(text)) return [text];
  return text
    .replaceAll("\\", "")
    .replace(ARMOUR, "\n")
    .split(/\s*[\r\n]\s*/);
}

/** As it is, in an address, in HTML, in a property of a workflow command; and in a drawing, a title, the name of a file, an id. */
function writtenForms(value: string): Iterable<string> {
  const forms = new Set([value, asId(value)]);
  if (!/^[\w.~-]*$/.test(value)) {
    forms.add(percentEncoded(value, /[^\w.~-]/gu));
    forms.add(percentEncoded(value, /[^\w.~/-]/gu));
    forms.add(value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"));
    forms.add(value.replaceAll("%", "%25").replaceAll(":", "%3A").replaceAll(",", "%2C"));
    for (const form of /[\r\n]/.test(value) ? [] : plainForms(value)) forms.add(form);
  }
  return forms;
}

/** These write one mark for all that they do not take, so that the rest would stand there for everybody to complete. */
function plainForms(value: string): string[] {
  const other = /[^\p{L}\p{N} :._/-]/gu;
  return [value.replace(other, "·"), value.replace(other, "_"), value.replace(/[^A-Za-z0-9]+/g, "-")];
}

/** As an id is mended: a word for each capital. Letter case does not count. */
function asId(value: string): string {
  return value.replace(/([a-z0-9])([A-Z])/g, "$1-$2").replace(/[^A-Za-z0-9.@:\r\n]+/g, "-");
}

function percentEncoded(value: string, characters: RegExp): string {
  return value.replace(characters, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)
      .join(""),
  );
}

function isWordCharacter(text: string, at: number): boolean {
  return /\w/.test(text.charAt(at));
}
