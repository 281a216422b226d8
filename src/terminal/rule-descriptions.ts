import { rulePageAddress } from "../report/rule-page.js";
import type { RuleDescription } from "../report/sarif.js";
import { RULES } from "../rules/registry.js";

/** What SARIF says about the rules, each with the address of its page. */
export function ruleDescriptions(): readonly RuleDescription[] {
  return RULES.map(({ id, title, severity, rationale, remedy }) => ({
    id,
    title,
    severity,
    rationale,
    remedy,
    documentation: rulePageAddress(id),
  }));
}

/** What a rule says is to be done about its findings. */
export function remedyOf(id: string): string | undefined {
  return RULES.find((rule) => rule.id === id)?.remedy;
}
