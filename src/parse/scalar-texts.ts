/** Source text of scalars (decision 24), without keeping the text they came from. */
import type { Pointer } from "../memory/place.js";

/** Texts of the numbers, booleans and nulls whose value prints otherwise: `010`, `1e3`, `~`, digits beyond 2^53. */
export class ScalarTexts {
  readonly #texts = new Map<string, string>();

  /** Keeps the text where the value alone would not give it back. */
  note(pointer: Pointer, value: number | boolean | null, text: string): void {
    if (String(value) !== text) this.#texts.set(JSON.stringify(pointer), text);
  }

  /** A string is its own text; undefined for collections and for what does not exist. */
  textAt(root: unknown, pointer: Pointer): string | undefined {
    const value = valueAt(root, pointer);
    if (typeof value === "string") return value;
    if (typeof value !== "number" && typeof value !== "boolean" && value !== null) return undefined;
    return this.#texts.get(JSON.stringify(pointer)) ?? String(value);
  }
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
