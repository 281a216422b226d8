/** The terms of the first look at a few small files, folded and grouped here, since that costs more than the look. */
import { coarseText } from "../src/poison/coarse-text.js";
import { termsOf } from "../src/poison/terms/table.js";
import { ENOUGH, SIGNS, WANTED } from "../src/poison/wanted.js";

/** The source of src/generated/poison-terms.ts, without its notice. */
export function poisonTermsSource(): string {
  const groups = new Map<number, string[]>();
  for (const { text, categories } of [
    ...termsOf(WANTED),
    ...SIGNS.map((sign) => ({ text: sign, categories: ENOUGH })),
  ]) {
    const coarse = coarseText(Buffer.from(text));
    if (!/^\w{2,}$/.test(coarse))
      throw new Error(`"${text}" is "${coarse}" in few classes, too short to be searched for`);
    const group = groups.get(categories);
    if (group) group.push(coarse);
    else groups.set(categories, [coarse]);
  }
  const lines = [...groups].map(([categories, terms]) => ` [${categories}, ${JSON.stringify(terms.join(" "))}],\n`);
  return `/** Coarse texts, by the bits of their categories. */
export const TERMS: readonly (readonly [categories: number, terms: string])[] = [\n${lines.join("")}];\n`;
}
