import type { Rule } from "../rule.js";

export const unsupportedVersion: Rule = {
  id: "ontology/unsupported-version",
  title: "Ontology in a format that this steward does not read",
  severity: "error",
  locked: true,
  rationale:
    "A newer format may say things that this steward would silently skip. It judges nothing by an ontology that it " +
    "reads only in part.",
  remedy: "Update the steward, or write the ontology in a format that it reads.",
  source: "Schema specification, validation rules; decision 9",
  bad: {
    files: {
      "ontology/node-kinds.yaml": `ontology: memory-steward.ontology/v9
version: 1.0.0
`,
    },
    at: "ontology/node-kinds.yaml:1:11",
  },
  good: {
    files: {
      "ontology/node-kinds.yaml": `ontology: memory-steward.ontology/v1
version: 1.0.0
`,
    },
  },
};
