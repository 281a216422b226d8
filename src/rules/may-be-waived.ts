/** Whether a waiver may accept what a rule says, before that is said: asked at each edge, so each waiver is looked at once. */
import { isExpired, type Waiver } from "../memory/baseline-and-waivers.js";

/** A rule, or all that speak of files which cannot be read. */
type Waived = string;

export const PARSE_RULES: Waived = "parse/";

const KNOWN = new WeakMap<readonly Waiver[], { readonly now: number; readonly keys: ReadonlySet<string> }>();
const NAMED = new WeakMap<readonly Waiver[], ReadonlySet<string>>();

/** @param subjects any of which a waiver that has not expired may name. */
export function mayBeWaived(
  rule: Waived,
  subjects: readonly (string | undefined)[],
  { waivers, now }: { readonly waivers: readonly Waiver[]; readonly now: Date },
): boolean {
  if (waivers.length === 0) return false;
  let known = KNOWN.get(waivers);
  if (known?.now !== now.getTime()) {
    const live = waivers.filter((waiver) => !isExpired(waiver, now));
    known = { now: now.getTime(), keys: new Set(live.flatMap(keysOf)) };
    KNOWN.set(waivers, known);
  }
  return isAmong(known.keys, rule, subjects);
}

/** The same whatever the time is: also by a waiver that has expired. */
export function isNamedByWaiver(
  rule: Waived,
  subjects: readonly (string | undefined)[],
  { waivers }: { readonly waivers: readonly Waiver[] },
): boolean {
  if (waivers.length === 0) return false;
  let named = NAMED.get(waivers);
  if (!named) NAMED.set(waivers, (named = new Set(waivers.flatMap(keysOf))));
  return isAmong(named, rule, subjects);
}

function isAmong(keys: ReadonlySet<string>, rule: Waived, subjects: readonly (string | undefined)[]): boolean {
  return subjects.some((subject) => subject !== undefined && keys.has(keyOf(rule, subject)));
}

function keysOf({ rule, subject }: Waiver): string[] {
  return rule.startsWith(PARSE_RULES) ? [keyOf(rule, subject), keyOf(PARSE_RULES, subject)] : [keyOf(rule, subject)];
}

function keyOf(rule: Waived, subject: string): string {
  return JSON.stringify([rule, subject]);
}
