/** `memory-steward explain`: one rule in full. */
import { ruleText } from "../report/rule-text.js";
import { noSuchRule } from "../rules/nearest-rules.js";
import { RULES } from "../rules/registry.js";
import { useColor } from "./color.js";

/**
 * @returns the exit code.
 * @throws UserError where there is no such rule, with the names that come nearest.
 */
export function runExplain(id: string): number {
  const rule = RULES.find((candidate) => candidate.id === id);
  if (!rule) {
    throw noSuchRule(id, RULES);
  }
  process.stdout.write(ruleText(rule, { color: useColor() }));
  return 0;
}
