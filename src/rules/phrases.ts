/** Phrases that messages of rules share. */
import type { Severity } from "../memory/finding.js";
import type { Declaration } from "../memory/record.js";

const MAX_QUOTE_LENGTH = 100;

/** A value as messages show it; a long one is cut. */
export function quote(text: string): string {
  return text.length <= MAX_QUOTE_LENGTH ? `"${text}"` : `"${text.slice(0, MAX_QUOTE_LENGTH - 1)}…"`;
}

/** `A`, `A or B`, `A, B or C`. */
export function listed(words: readonly string[], conjunction: "and" | "or"): string {
  const last = words.at(-1) ?? "";
  return words.length <= 1 ? last : `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

/** `"a"`, `"a" or "b"`, `"a", "b", "c" or 4 others`: at most `limit` names. */
export function quoted(names: Iterable<string>, word: "and" | "or" = "and", limit = 5): string {
  const all = [...names];
  const rest = all.length - limit;
  const shown = all.slice(0, limit).map(quote);
  return listed(rest > 0 ? [...shown, `${rest} ${rest === 1 ? "other" : "others"}`] : shown, word);
}

/** `a Service`, `an Incident` */
export function withArticle(noun: string): string {
  return `${/^[AEIOU]/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** What was meant: told where there is no doubt, else asked. */
export function meant({ name, certain }: { readonly name: string; readonly certain: boolean }): string {
  return certain ? `Write ${name}` : `Did you mean ${name}?`;
}

/** More names than these are not read at a glance; the ontology lists them all. */
const MAX_NAMED = 10;

/** `Tool, Team, Service and 9 more` */
export function someOf(names: Iterable<string>): string {
  const all = [...names];
  const rest = all.length - MAX_NAMED;
  return listed(rest > 1 ? [...all.slice(0, MAX_NAMED), `${rest} more`] : all, "and");
}

/** What a value is, for people: `text`, `a list`. */
export function nameOfType(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  if (typeof value === "string") return "text";
  return typeof value === "boolean" ? "true or false" : "a number";
}

/** The record that a problem is about. */
export function recordOf({ id }: Declaration): { readonly record?: string } {
  return id === undefined ? {} : { record: id };
}

/** Free-form notes help without meeting every rule: what is an error in a record is a warning there. */
export function lighterOnNotes({ role }: Declaration): { readonly severity?: Severity } {
  return role === "note" ? { severity: "warning" } : {};
}
