/** Finds the declared names that many unknown ones were meant for, in bounded time. */
import { namedForm, nearestForm, type NamedForm, type NearestName } from "./nearest-name.js";

type Names = ReadonlySet<string> | ReadonlyMap<string, unknown> | readonly string[];

interface Lookup {
  readonly forms: readonly NamedForm[];
  readonly answers: Map<string, NearestName | undefined>;
  /** Comparisons that are left. */
  budget: number;
}

/** A few seconds. Forty thousand wrong words among a hundred names are nobody's slips: the rest gets no suggestion. */
const MAX_COMPARISONS = 4_000_000;

const LOOKUPS = new WeakMap<Names, Lookup>();

/** `nearestName` that looks each word up once: one wrong word often stands in thousands of records. */
export function nearestKnown(word: string, names: Names): NearestName | undefined {
  let lookup = LOOKUPS.get(names);
  if (!lookup) {
    const forms = Array.from("size" in names ? names.keys() : names, namedForm);
    LOOKUPS.set(names, (lookup = { forms, answers: new Map(), budget: MAX_COMPARISONS }));
  }
  const { answers, forms } = lookup;
  if (!answers.has(word)) {
    lookup.budget -= forms.length;
    answers.set(word, lookup.budget < 0 ? undefined : nearestForm(word, forms));
  }
  return answers.get(word);
}
