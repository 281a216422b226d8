/** Names and lists in messages. */
import { listed, quote } from "./phrases.js";

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
