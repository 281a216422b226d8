/** Sentences of a text, where one that is said twice counts once. */
import { valuesOf } from "./marks.js";
import { normalForm } from "./text.js";

export interface Sentences {
  /**
   * As they are written where they stand first, in the order of the text. Two are one where their words and their
   * values are: the normal form writes "3", "-3" and "3 %" alike.
   */
  readonly byMeaning: ReadonlyMap<string, string>;
  /** The text without those that repeat an earlier one. */
  readonly text: string;
}

/** With what stands between two sentences, so that nothing but a repetition is lost. */
const BETWEEN = /((?<=[.!?])\s+|\n+|(?<=[\u3002\uFF01\uFF1F]))/;

export function sentencesOf(text: string): Sentences {
  const byMeaning = new Map<string, string>();
  const parts = text.split(BETWEEN);
  const kept = parts.filter((written, at) => {
    if (at % 2 === 1) return true;
    const normal = normalForm(written);
    if (normal === "") return true;
    const meaning = [normal, ...valuesOf(written)].join("\0");
    if (byMeaning.has(meaning)) return false;
    byMeaning.set(meaning, written.trim());
    return true;
  });
  return { byMeaning, text: kept.length === parts.length ? text : kept.join("") };
}
