/** What the fields of two records say differently, beside their texts. */
import { isMapping } from "../memory/plain-data.js";
import type { ReviewSubject } from "../memory/review-subject.js";
import { differing, type MarkChange } from "./marks.js";

/** A record that ends is not confirmed for good by one that says the same without an end. */
const ENDS = /^(?:valid_until|expires): /;

/** Of the record only what stands where the candidate says something else, and its end. */
export function factChange(candidate: ReviewSubject, target: ReviewSubject): MarkChange {
  const [own, others] = [leavesOf(candidate.facts), leavesOf(target.facts)];
  const added = differing(own, others);
  const fields = new Set(added.map(fieldOf));
  const lost = differing(others, own).filter((leaf) => fields.has(fieldOf(leaf)) || ENDS.test(leaf));
  return { flag: "fields_changed", candidate: added, target: lost };
}

function fieldOf(leaf: string): string {
  return leaf.slice(0, leaf.indexOf(": "));
}

/** `limits.most: 9`, an entry of a list as if it were the only one; in the order of the fields. */
export function leavesOf(facts: string | undefined): string[] {
  const leaves: string[] = [];
  const visit = (value: unknown, at: string): void => {
    if (Array.isArray(value)) for (const entry of value) leaves.push(`${at}: ${textOf(entry)}`);
    else if (isMapping(value)) for (const [name, member] of Object.entries(value)) visit(member, `${at}.${name}`);
    else leaves.push(`${at}: ${textOf(value)}`);
  };
  const read: unknown = facts === undefined ? {} : JSON.parse(facts);
  if (isMapping(read)) for (const [name, member] of Object.entries(read)) visit(member, name);
  return leaves;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
