import type { Rule } from "../rule.js";

const VOCABULARY = `tags:
  names: [ci, cache]
  closed: true
`;

export const loosened: Rule = {
  id: "gate/loosened",
  title: "Setting that the change loosens",
  severity: "warning",
  rationale:
    "A change is judged by the rules of the branch it wants to join, so it gains nothing by loosening them. The next one does: " +
    "what is refused today passes then, and the records of today, which meet the stricter rule, show none of it. Such an edit " +
    "may be the first of two steps.",
  remedy:
    "Approve the edit if that is what it is for, by somebody who answers for the rules; else have the setting put back. A word " +
    "more in a list of words, or a new kind, loosens nothing.",
  source: "Architecture, third idea; decision 31",
  bad: {
    before: { "ontology/controlled-vocabulary.yaml": VOCABULARY },
    files: {
      "ontology/controlled-vocabulary.yaml": VOCABULARY.replace("true", "false"),
    },
    at: "ontology/controlled-vocabulary.yaml:3:3",
  },
  good: {
    before: { "ontology/controlled-vocabulary.yaml": VOCABULARY },
    files: {
      "ontology/controlled-vocabulary.yaml": VOCABULARY,
    },
  },
};
