/** Where two rules speak of one mistake, one by the record itself and one by what it was before: what is said of it, once. */
import type { RatedProblem } from "../../load/fingerprint.js";
import { compareSeverity, type Problem, type RuleId } from "../../memory/finding.js";

/**
 * With one problem for each mistake. The one that stays is about the record as it is, weighs as much as the other, and is
 * accepted by nobody; it gets the mend of the one that goes, which knows what stood there before, unless its own is certain,
 * renames a key or is the only one that can be made, and its other places.
 */
export function toldOnce(rated: readonly RatedProblem[]): readonly RatedProblem[] {
  const again = new Map<string, RatedProblem>();
  for (const item of rated) {
    const key = repeatKey(item.problem);
    if (key !== undefined) again.set(key, item);
  }
  if (again.size === 0) return rated;
  const gone = new Set<RatedProblem>();
  const kept = rated.map((item): RatedProblem => {
    const key = mistakeKey(item.problem);
    const other = key === undefined ? undefined : again.get(key);
    if (!other || gone.has(other) || item.accepted || compareSeverity(item.severity, other.severity) > 0) return item;
    gone.add(other);
    return { ...item, problem: joined(item.problem, other.problem) };
  });
  return kept.filter((item) => !gone.has(item));
}

function joined(stays: Problem, goes: Problem): Problem {
  const own = stays.suggestion;
  // What stood there before, written again, would leave the key that was meant for it.
  const isOwn = own?.certain === true || own?.edit?.kind === "rename-key" || (own?.edit && !goes.suggestion?.edit);
  const suggestion = isOwn ? own : (goes.suggestion ?? own);
  const related = [...(stays.related ?? []), ...(goes.related ?? [])];
  // The places of a problem that stays as it is may be known already.
  if (suggestion === stays.suggestion && !goes.related?.length) return stays;
  return { ...stays, ...(suggestion && { suggestion }), ...(related.length > 0 && { related }) };
}

/** What a change did to a record that the rules about the record itself tell of as well, and what stands where its form is wrong. */
function repeatKey({ rule, record, subject, at, more }: Problem): string | undefined {
  if (more) return undefined;
  if (rule === "change/owners-changed") return subject === "" ? keyOf("owners", at.path, record) : undefined;
  // What is no text is no owner whatever it says, nor are several in one text, and its form is told.
  if (rule === "record/invalid-owner") {
    const isOfForm = NO_TEXT.test(subject ?? "") || (typeof at.pointer?.at(-1) === "string" && subject?.includes(","));
    return isOfForm ? keyOf("owner", at.path, itemKey(at)) : undefined;
  }
  if (rule === "change/kind-changed") return keyOf("kind", at.path, record);
  // It stands at the id of a record only where that record lost it.
  return rule === "change/deleted-record" && at.pointer ? keyOf("id", at.path, placeKey(at)) : undefined;
}

const WITHOUT_OWNER: ReadonlySet<RuleId> = new Set(["record/missing-field", "record/without-owner"]);

function mistakeKey({ rule, record, subject, at, more }: Problem): string | undefined {
  if (more) return undefined;
  if (rule === "record/schema") return subject?.endsWith(" type") ? keyOf("owner", at.path, itemKey(at)) : undefined;
  if (rule === "record/unknown-kind") return keyOf("kind", at.path, record);
  if (rule === "record/missing-field" && subject === "id") return keyOf("id", at.path, placeKey(at));
  return WITHOUT_OWNER.has(rule) && (subject === undefined || subject === "owners")
    ? keyOf("owners", at.path, record)
    : undefined;
}

/** A number or a word of YAML, as a record's owners have it. */
const NO_TEXT = /^(?:[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|true|false)$/;

/** Of an item of a list; of what should be a list, its first. */
function itemKey(at: Problem["at"]): string {
  return typeof at.pointer?.at(-1) === "number" ? placeKey(at) : `${placeKey(at)}\0` + "0";
}

function placeKey({ document, pointer = [] }: Problem["at"]): string {
  return [document ?? 0, ...pointer].join("\0");
}

function keyOf(mistake: string, path: string, what = ""): string {
  return `${mistake}\n${path}\n${what}`;
}
