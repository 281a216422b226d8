/** The values that were found, as far as it takes to find them again. */
import { RUN, RunSet } from "./run-set.js";

/** A shorter value is sought as a whole word; one shorter still says nothing by itself. */
const SHORTEST = 6;

/** Runs that are kept, of some 100,000 values. Beyond them nothing can be told from a secret. */
const MOST_RUNS = 4_000_000;

type Span = readonly [start: number, end: number];

export class KnownValues {
  readonly #runs = new RunSet();
  readonly #words = new Set<string>();
  readonly #seen = new Set<string>();

  get isEmpty(): boolean {
    return this.#runs.size === 0 && this.#words.size === 0;
  }

  get isFull(): boolean {
    return this.#runs.size > MOST_RUNS;
  }

  /** @returns whether it was new. */
  add(form: string): boolean {
    const value = form.trim();
    if (this.isFull || value.length < SHORTEST || this.#seen.has(value)) return false;
    this.#seen.add(value);
    if (value.length < RUN) {
      this.#words.add(value);
      return true;
    }
    for (const written of writtenForms(value)) {
      this.#runs.add(written);
      // A key over several lines is indented, wrapped and quoted by line.
      if (/\s/.test(written)) for (const line of written.split(/\s+/)) this.#runs.add(line);
    }
    return true;
  }

  /** Parts of a text that repeat a value, in order. */
  spans(text: string): readonly Span[] {
    if (this.isEmpty) return [];
    const runs: readonly Span[] = this.#runs.size === 0 ? [] : this.#runs.spans(text);
    return this.#words.size === 0 ? runs : joined([...runs, ...this.#wordSpans(text)]);
  }

  #wordSpans(text: string): Span[] {
    const spans: Span[] = [];
    for (let at = 0; at < text.length; at++) {
      if (isWordCharacter(text, at - 1)) continue;
      for (let length = SHORTEST; length < RUN; length++) {
        if (isWordCharacter(text, at + length) || !this.#words.has(text.slice(at, at + length))) continue;
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

/** As it is, in an address, in HTML, in a property of a workflow command. */
function writtenForms(value: string): Iterable<string> {
  const forms = new Set([value]);
  if (!/^[\w.~-]*$/.test(value)) {
    forms.add(percentEncoded(value, /[^\w.~-]/gu));
    forms.add(percentEncoded(value, /[^\w.~/-]/gu));
    forms.add(value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"));
    forms.add(value.replaceAll("%", "%25").replaceAll(":", "%3A").replaceAll(",", "%2C"));
  }
  return forms;
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
