/**
 * Numbers that say more than their value, such as the version `1.10`. A merge goes by values, so it may pass over what became of
 * them, or write another.
 */
import type { Format } from "../memory/document.js";
import { isMapping } from "../memory/plain-data.js";
import type { Pointer } from "../memory/place.js";
import { OpenFile } from "../parse/open-file.js";

/** Bytes of one file. */
interface MergedSides {
  readonly main: Uint8Array;
  /** Undefined where the file came meanwhile. */
  readonly base: Uint8Array | undefined;
  readonly wanted: Uint8Array;
  readonly merged: Uint8Array;
}

/** Whether such numbers came and went as the proposal has it, and all others are as main has them. */
export function keepsOddNumbers(path: string, format: Format, sides: MergedSides): boolean {
  const [main, base, wanted, merged] = [sides.main, sides.base, sides.wanted, sides.merged].map((bytes) => {
    return bytes ? oddNumbers(new OpenFile(path, format, bytes)) : new Map<string, number>();
  });
  const count = (numbers: ReadonlyMap<string, number> | undefined, text: string) => numbers?.get(text) ?? 0;
  const texts = [main, base, wanted, merged].flatMap((numbers) => [...(numbers?.keys() ?? [])]);
  return texts.every((text) => {
    const meant = count(main, text) + count(wanted, text) - count(base, text);
    return count(merged, text) === Math.max(0, meant);
  });
}

/** By text, how often each stands in the file. */
function oddNumbers(file: OpenFile): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const document of file.slices.keys()) {
    const content = file.content(document);
    const count = (value: unknown, at: Pointer): void => {
      if (Array.isArray(value))
        value.forEach((item: unknown, index) => {
          count(item, [...at, index]);
        });
      else if (isMapping(value)) for (const [key, member] of Object.entries(value)) count(member, [...at, key]);
      if (typeof value !== "number") return;
      const text = content?.scalarText(at) ?? String(value);
      if (text !== String(value)) numbers.set(text, (numbers.get(text) ?? 0) + 1);
    };
    count(content?.value, []);
  }
  return numbers;
}
