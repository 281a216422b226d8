import type { Rule } from "../rule.js";

export const baseUnusable: Rule = {
  id: "gate/base-unusable",
  title: "Target branch whose gate cannot be used",
  severity: "warning",
  rationale:
    "A change is judged by the rules of the branch it wants to join. Where those cannot be read, the change's own are " +
    "used, so it may have loosened the rules that it is judged by.",
  remedy: "Review the configuration and the ontology of this change by eye, or mend the target branch first.",
  source: "Decision 31",
  bad: {
    before: { "memory-steward.yml": "staleAfterDays: soon\n" },
    files: { "memory-steward.yml": "staleAfterDays: 90\n" },
    at: "memory-steward.yml:1:1",
  },
  good: {
    before: { "memory-steward.yml": "staleAfterDays: 90\n" },
    files: { "memory-steward.yml": "staleAfterDays: 90\n" },
  },
};
