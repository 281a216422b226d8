/** Source text of scalars (decision 24), without keeping the text they came from. */
import type { InexactNumber, ParsedDocument } from "../memory/document.js";
import type { Pointer } from "../memory/place.js";

/** What is wrong with a list of ids is told by the first of them. */
const MAX_INEXACT = 100;

/** Texts of the numbers, booleans and nulls whose value prints otherwise: `010`, `1e3`, `~`, digits beyond 2^53. */
export class ScalarTexts {
  readonly #texts = new Map<string, string>();
  readonly #inexact: InexactNumber[] = [];

  /** Keeps the text where the value alone would not give it back. */
  note(pointer: Pointer, value: number | boolean | null, text: string): void {
    if (String(value) === text) return;
    this.#texts.set(JSON.stringify(pointer), text);
    if (typeof value !== "number" || this.#inexact.length >= MAX_INEXACT || !losesDigits(value, text)) return;
    this.#inexact.push({ pointer: [...pointer], text });
  }

  /** Numbers that are not what their text says, in the order of the text, the first hundred. */
  get inexact(): readonly InexactNumber[] {
    return this.#inexact;
  }

  /** A string is its own text; undefined for collections and for what does not exist. */
  textAt(root: unknown, pointer: Pointer): string | undefined {
    const value = valueAt(root, pointer);
    if (typeof value === "string") return value;
    if (typeof value !== "number" && typeof value !== "boolean" && value !== null) return undefined;
    return this.#texts.get(JSON.stringify(pointer)) ?? String(value);
  }
}

/** What a file holds at one place of its stream, with the texts that were noted on the way. */
export function documentOf(index: number, value: unknown, texts: ScalarTexts): ParsedDocument {
  const scalarText = (pointer: Pointer) => texts.textAt(value, pointer);
  return { index, value, scalarText, ...(texts.inexact.length > 0 && { inexact: texts.inexact }) };
}

/** Whole numbers beyond 2^53 that have no value of their own, and numbers too large for any. */
function losesDigits(value: number, text: string): boolean {
  if (!Number.isFinite(value)) return /\d/.test(text);
  const [, sign = "", written] = /^([-+]?)(\d+)$/.exec(text) ?? [];
  // By itself: beside the digits it would be tried for each length where no whole number follows, as in `000.5`.
  const digits = written?.replace(/^0+(?=\d)/, "");
  return digits !== undefined && BigInt(value).toString() !== (sign === "-" && digits !== "0" ? "-" : "") + digits;
}

/** The value at a pointer, own keys only; undefined where there is none. */
function valueAt(root: unknown, pointer: Pointer): unknown {
  let value = root;
  for (const step of pointer) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** Sets an own property whatever its name: assigning to `__proto__` would set the prototype instead. */
export function setOwn(target: object, key: string, value: unknown): void {
  if (key === "__proto__") {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    Reflect.set(target, key, value);
  }
}
