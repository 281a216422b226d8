/** All terms of all languages with their categories. */
import { ASIAN } from "./asian.js";
import { CATEGORIES, type Category, type Terms } from "./category.js";
import { ENGLISH } from "./english.js";
import { foldText } from "../fold.js";
import { EUROPEAN } from "./european.js";

export interface Term {
  readonly text: string;
  /** Bits by the place in `CATEGORIES`. */
  readonly categories: number;
  /** Whether a letter may follow. */
  readonly isStem: boolean;
  /** Whether a letter may stand before and behind: in scripts without blanks, and where words change their endings. */
  readonly isFree: boolean;
}

export function bitOf(category: Category): number {
  return 1 << CATEGORIES.indexOf(category);
}

/** Each term once, with those of its categories that are asked for. */
export function termsOf(wanted: number): Term[] {
  const terms = new Map<string, number>();
  for (const language of [ENGLISH, EUROPEAN, ASIAN]) addTerms(terms, language, wanted);
  return [...terms].map(([written, categories]) => {
    const isStem = written.endsWith("*");
    const text = isStem ? written.slice(0, -1) : written;
    return { text, categories, isStem, isFree: !/^[\u0000-\u024F\u1E00-\u1EFF]/.test(text) };
  });
}

function addTerms(terms: Map<string, number>, language: Terms, wanted: number): void {
  for (const category of CATEGORIES) {
    const bit = bitOf(category);
    if ((wanted & bit) === 0) continue;
    for (const text of language[category] ?? []) {
      const folded = foldText(text);
      terms.set(folded, (terms.get(folded) ?? 0) | bit);
    }
  }
}
