/**
 * The one function through which every text passes on its way out. It knows the values that the run found, and looks at
 * each text itself as well, so that one that nobody scanned before (a branch, an error of another program) is clean too.
 */
import { randomBytes } from "node:crypto";
import type { Redactor } from "../memory/redactor.js";
import { joined, KnownValues } from "./known-values.js";
import { mapJsonStrings } from "./json-strings.js";
import { scanText } from "./scan.js";

/** As long as the shortest run that it replaces, and without a meaning in any format of ours. */
const MARK = "REDACTED";

/** What stands where a text cannot be made clean. */
const WITHHELD = "This text is withheld: it could not be made free of secrets.";

/** Tier 3 is random text: what is found in files is learned by its finding; an output is full of digests. */
const HIGHEST_TIER = 2;

export interface RedactorOptions {
  /** Gets the forms of each value, before any text is given back. */
  readonly onNewValue?: (forms: readonly string[]) => void;
}

export function makeRedactor(options: RedactorOptions = {}): Redactor {
  return new OutputRedactor(options);
}

class OutputRedactor implements Redactor {
  readonly #known = new KnownValues();
  readonly #salt = randomBytes(16).toString("hex");

  constructor(readonly options: RedactorOptions) {}

  readonly learn: Redactor["learn"] = (_match, forms) => {
    const added = forms.filter((form) => this.#known.add(form));
    if (added.length > 0) this.options.onNewValue?.(added);
  };

  text(text: string): string {
    return this.#replaced(text, () => MARK) ?? `${WITHHELD}\n`;
  }

  masked(text: string): string {
    return this.#replaced(text, (part) => part.replace(/[^\r\n]/g, "*")) ?? text.replace(/[^\r\n]/g, "*");
  }

  json(text: string): string {
    const found = this.#scanned(text);
    if (this.#known.isFull) return `${JSON.stringify({ withheld: WITHHELD })}\n`;
    if (found.length === 0 && this.#known.spans(text).length === 0) return text;
    const clean = mapJsonStrings(text, (value, isName) =>
      // The words of a format are no secrets, whatever somebody's password is.
      isName && /^\$?[a-z][A-Za-z]{0,23}$/.test(value) ? value : replaced(value, this.#known.spans(value), () => MARK),
    );
    return this.#scanned(clean).length === 0 ? clean : `${JSON.stringify({ withheld: WITHHELD })}\n`;
  }

  /** Undefined where it cannot be told what is a secret. */
  #replaced(text: string, mark: (part: string) => string): string | undefined {
    const found = this.#scanned(text);
    if (this.#known.isFull) return undefined;
    return replaced(text, joined([...found, ...this.#known.spans(text)]), mark);
  }

  /** Secrets that the text shows by itself, learned on the way. */
  #scanned(text: string): [start: number, end: number][] {
    const { matches } = scanText(text, {
      salt: this.#salt,
      path: "output",
      onValue: (match, forms) => {
        if (match.tier <= HIGHEST_TIER) this.learn(match, forms);
      },
    });
    const kept = matches.filter(({ tier }) => tier <= HIGHEST_TIER);
    if (kept.length === 0) return [];
    const unitAt = unitsOf(text);
    return kept.map(({ start, end }) => [unitAt(start), unitAt(end)]);
  }
}

function replaced(
  text: string,
  spans: readonly (readonly [start: number, end: number])[],
  mark: (part: string) => string,
): string {
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
