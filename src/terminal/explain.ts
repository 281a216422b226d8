/** `memory-steward explain`: one rule in full. */
import { UserError } from "../memory/user-error.js";
import { nearestRules, ruleText } from "../report/rule-text.js";
import { visibleStart } from "../report/visible-text.js";
import { RULES } from "../rules/registry.js";
import { useColor } from "./color.js";

/**
 * @returns the exit code.
 * @throws UserError where there is no such rule, with the names that come nearest.
 */
export function runExplain(id: string): number {
  const rule = RULES.find((candidate) => candidate.id === id);
  if (!rule) {
    const near = nearestRules(id, RULES);
    throw new UserError(
      `There is no rule "${visibleStart(id, 100)}".`,
      near.length > 0
        ? `Did you mean ${near.join(", ").replace(/, (?=[^,]*$)/, " or ")}?`
        : "memory-steward rules lists them all.",
    );
  }
  process.stdout.write(ruleText(rule, { color: useColor() }));
  return 0;
}
