import type { Inspected } from "../../layouts/extract.js";
import type { Oddity } from "../../layouts/oddity.js";
import { nearestName } from "../../memory/nearest-name.js";
import type { Ontology } from "../../memory/ontology.js";
import { valueAt } from "../../memory/plain-data.js";
import { fieldAnchor } from "../../memory/record.js";
import { writtenPointer } from "../field-pointer.js";
import { listed, meant, nameOfType, quote, recordOf } from "../phrases.js";
import type { Report, Rule } from "../rule.js";

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
    const { declaration, oddities } = inspected;
    const { sensitivity } = declaration;
    for (const oddity of oddities) {
      if (oddity.kind === "field" && oddity.field === "sensitivity") reportForm(oddity, inspected, ontology, report);
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

/** A list of words is read as no word at all, even where one of them restricts. */
function reportForm(
  { pointer }: Extract<Oddity, { kind: "field" }>,
  { declaration, value }: Inspected,
  ontology: Ontology,
  report: Report,
): void {
  const written = valueAt(value, pointer);
  const [word, ...more] = Array.isArray(written) ? (written as readonly unknown[]) : [];
  report({
    message: `${quote(pointer.join("."))} holds ${nameOfType(written)} where one word belongs, so it says nothing.`,
    at: fieldAnchor(declaration, pointer),
    // What is accepted of one list is not accepted of another.
    subject: JSON.stringify(written).slice(0, MAX_SUBJECT),
    ...recordOf(declaration),
    ...(typeof word === "string" &&
      more.length === 0 && {
        suggestion: {
          message: `Write ${quote(word)} without the list around it`,
          certain: ontology.sensitivity?.includes(word) === true,
          edit: { kind: "set" as const, pointer: [...declaration.root, ...pointer], value: word },
        },
      }),
  });
}
