/** Finds the declared name that an unknown one was meant for. */
import { editDistance } from "./edit-distance.js";
import { foldedForm, isSpellingOf } from "./spellings.js";

export interface NearestName {
  readonly name: string;
  /** True where one is a spelling of the other, and of no other declared name. */
  readonly certain: boolean;
}

/** A declared name as it is compared. */
export interface NamedForm {
  readonly name: string;
  readonly form: string;
}

/** Nothing where no name is near, or several are equally near. */
export function nearestName(name: string, declared: Iterable<string>): NearestName | undefined {
  return nearestForm(name, Array.from(declared, namedForm));
}

export function namedForm(name: string): NamedForm {
  return { name, form: foldedForm(name) };
}

/**
 * Characters from the first to the last letter in which two names differ. Farther apart nobody looks for slips, and among thousands
 * of long names looking for them would take minutes.
 */
const LONGEST_SLIP = 32;

/** The same where many names are looked up among those that are declared: making their forms costs most of a look. */
export function nearestForm(name: string, declared: readonly NamedForm[]): NearestName | undefined {
  const limit = Math.min(3, Math.max(1, Math.floor(name.length / 4)));
  const folded = foldedForm(name);
  const same: string[] = [];
  let near: string[] = [];
  let best = limit;
  for (const { name: candidate, form } of declared) {
    if (form === folded && isSpellingOf(candidate, name)) same.push(candidate);
    const distance = editDistance(folded, form, best, undefined, LONGEST_SLIP);
    if (distance > best) continue;
    if (distance < best) near = [];
    best = distance;
    near.push(candidate);
  }
  const [only] = same;
  if (same.length === 1 && only !== undefined) return { name: only, certain: true };
  const [nearest] = near;
  return near.length === 1 && nearest !== undefined ? { name: nearest, certain: false } : undefined;
}
