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
      for (const form of formsOf(text)) terms.set(form, (terms.get(form) ?? 0) | bit);
    }
  }
}

/** The automaton knows the cases of Latin letters alone. */
function formsOf(text: string): string[] {
  if (/^[\u0020-\u007E]*$/.test(text)) return [text];
  if (!/[\u0370-\u052F]/.test(text)) return [...new Set([text, foldText(text)])];
  return [...new Set([text, text.charAt(0).toUpperCase() + text.slice(1), text.toUpperCase()])];
}
