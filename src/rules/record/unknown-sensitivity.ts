import { nearestName } from "../../memory/nearest-name.js";
import { valueAt } from "../../memory/plain-data.js";
import { fieldAnchor } from "../../memory/record.js";
import { writtenPointer } from "../field-pointer.js";
import { reportForm } from "../misshapen-field.js";
import { listed, meant, quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

export const unknownSensitivity: Rule = {
  id: "record/unknown-sensitivity",
  title: "Sensitivity outside the vocabulary",
  severity: "error",
  rationale:
    "Readers decide by this word who may see the record. One that they do not know is passed over, and a record " +
    "that was meant to be restricted is shown like any other.",
  remedy: "Use a word of the vocabulary. A record that says nothing is internal.",
  source: "Schema specification, Markdown front matter schema; decision 29",
  mends:
    "writes the word of the vocabulary where letter case, hyphens and the like are all that differs, and a word that stands alone in a list without the list",
  bad: {
    files: {
      "graph/customers/pilot.yaml": `nodeKind: Customer
id: customer:pilot
attributes:
  title: Pilot customer
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
  sensitivity: confidential
`,
    },
    at: "graph/customers/pilot.yaml:8:16",
  },
  good: {
    files: {
      "graph/customers/pilot.yaml": `nodeKind: Customer
id: customer:pilot
attributes:
  title: Pilot customer
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
  sensitivity: restricted
`,
    },
  },
  record(inspected, { ontology }, report) {
    const { declaration, oddities, value } = inspected;
    const { sensitivity } = declaration;
    for (const oddity of oddities) {
      if (oddity.kind !== "field" || oddity.field !== "sensitivity") continue;
      // What is accepted of one list is not accepted of another.
      const subject = JSON.stringify(valueAt(value, oddity.pointer)).slice(0, MAX_SUBJECT);
      const isCertain = (word: string) => ontology.sensitivity?.includes(word) === true;
      reportForm(oddity, inspected, { wanted: "one word", subject, isCertain }, report);
    }
    if (sensitivity === undefined || !ontology.sensitivity || ontology.sensitivity.includes(sensitivity)) return;
    const pointer = writtenPointer(inspected, "sensitivity");
    const near = pointer && nearestName(sensitivity, ontology.sensitivity);
    report({
      message: `${quote(sensitivity)} is not a sensitivity of the vocabulary, which has ${listed(ontology.sensitivity, "and")}.`,
      at: fieldAnchor(declaration, pointer ?? []),
      subject: sensitivity,
      ...recordOf(declaration),
      ...(near && {
        suggestion: {
          message: meant(near),
          certain: near.certain,
          edit: { kind: "set" as const, pointer: [...declaration.root, ...pointer], value: near.name },
        },
      }),
    });
  },
};

const MAX_SUBJECT = 200;
