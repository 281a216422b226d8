/** `memory-steward rules`: every rule in a table. */
import { ruleTable } from "../report/rule-text.js";
import { RULES } from "../rules/registry.js";

/** @returns the exit code. */
export function runRules(): number {
  process.stdout.write(ruleTable(RULES));
  return 0;
}
