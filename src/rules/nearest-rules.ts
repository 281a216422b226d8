/** Which rules a person probably meant. */
import { editDistance } from "../memory/edit-distance.js";
import { UserError } from "../memory/user-error.js";
import { listed, quote } from "./phrases.js";

const MAX_EDITS = 6;
const SHORTEST_WORD = 3;
const MAX_HOLDING = 12;

type Named = readonly { readonly id: string }[];

/** @param id that none of the rules has. */
export function noSuchRule(id: string, rules: Named): UserError {
  const near = nearestRules(id, rules);
  return new UserError(
    `There is no rule ${quote(id)}.`,
    near.length > 0 ? `Did you mean ${listed(near, "or")}?` : "memory-steward rules lists them all.",
  );
}

/**
 * Ids of rules that a person probably meant: those that hold the text, else those that hold each word of it with at most
 * a letter in four of a longer word changed, at most twelve; else at most three that come near by spelling, as a whole or by the part
 * behind the area: with a letter in four changed at most, and one at least.
 */
export function nearestRules(id: string, rules: Named): string[] {
  const wanted = id.toLowerCase().slice(0, 100);
  const holding = rules.map((rule) => rule.id).filter((rule) => rule.includes(wanted));
  if (wanted.length >= SHORTEST_WORD && holding.length > 0) return holding.sort().slice(0, MAX_HOLDING);
  const spelt = rules.map((rule) => rule.id).filter((rule) => hasWordsOf(rule, wanted));
  if (spelt.length > 0) return spelt.sort().slice(0, MAX_HOLDING);
  const limit = Math.min(MAX_EDITS, Math.max(1, Math.floor(wanted.length / 4)));
  const distance = (rule: string) =>
    Math.min(editDistance(wanted, rule, limit), editDistance(wanted, rule.slice(rule.indexOf("/") + 1), limit));
  return rules
    .map((rule) => ({ id: rule.id, distance: distance(rule.id) }))
    .filter((candidate) => candidate.distance <= limit)
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
    .slice(0, 3)
    .map((candidate) => candidate.id);
}

function hasWordsOf(id: string, wanted: string): boolean {
  const words = id.split(/[/-]/);
  return wanted.split(/[/-]/).every((word) => {
    // Of four letters, one changed makes another word.
    const limit = word.length > 4 ? Math.floor(word.length / 4) : 0;
    return words.some((known) => editDistance(word, known, limit) <= limit);
  });
}
