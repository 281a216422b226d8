import { folderAddress } from "../../memory/project-address.js";
import type { Rule } from "../rule.js";

export const invalidFile: Rule = {
  id: "gate/invalid-file",
  title: "File of the gate that cannot be used",
  severity: "error",
  locked: true,
  rationale:
    "Configuration, layout, ontology, baseline and waivers decide what is judged and how, and the files below `snapshots/` " +
    "what is approved and what is known to be bad. A file that is not read as its author meant changes the verdict " +
    "without a word; so does one that is not read at all, since it is a link or its name is misspelt.",
  remedy: `Correct what the message names. ${folderAddress("schemas")} has a schema for each kind of file.`,
  source: "Decisions 8 and 16",
  bad: {
    files: {
      "ontology/controlled-vocabulary.yaml": `statuses: [draft, approved, deprecated, archived]
sensitivity: internal
`,
    },
    at: "ontology/controlled-vocabulary.yaml:2:14",
  },
  good: {
    files: {
      "ontology/controlled-vocabulary.yaml": `statuses: [draft, approved, deprecated, archived]
sensitivity: [public, internal, restricted]
`,
    },
  },
};
