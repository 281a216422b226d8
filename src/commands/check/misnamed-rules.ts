/** Settings and waivers that speak of a rule which is not there, or which they cannot move. */
import type { Gate, SeveritySetting } from "../../load/gate.js";
import type { Problem } from "../../memory/finding.js";
import { findRule } from "../../rules/judge.js";
import { nearestKnown } from "../../memory/nearest-known.js";
import { RULES } from "../../rules/registry.js";

/** A misspelt rule would be weighed as before, and nobody would be told. */
export function misnamedRules(gate: Gate): Problem[] {
  const problems = severityFaults(gate.severitySettings);
  for (const { rule, path, pointer } of gate.waivers) {
    if (findRule(rule)) continue;
    const at = { path, document: 0, pointer: [...pointer, "rule"] };
    problems.push({ rule: "gate/invalid-file", message: noRuleMessage(rule), at, subject: `waiver ${rule}` });
  }
  return problems;
}

export function severityFaults(settings: readonly SeveritySetting[]): Problem[] {
  return settings.flatMap(({ rule, at }): Problem[] => {
    const found = findRule(rule);
    const message = found
      ? `The severity of ${rule} cannot be changed; waive single findings instead.`
      : noRuleMessage(rule);
    return found && found.locked !== true ? [] : [{ rule: "gate/invalid-file", message, at, subject: rule }];
  });
}

const IDS = RULES.map(({ id }) => id);

function noRuleMessage(rule: string): string {
  const nearest = nearestKnown(rule, IDS);
  return `There is no rule "${rule}"${nearest ? `; did you mean ${nearest.name}?` : "."}`;
}
