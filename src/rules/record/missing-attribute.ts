import { fieldAnchor, type MemoryRecord } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { quote } from "../phrases.js";
import type { Rule } from "../rule.js";

export const missingAttribute: Rule = {
  id: "record/missing-attribute",
  title: "Attribute missing that the kind requires",
  severity: "error",
  rationale:
    "The ontology names the attributes without which a record of the kind is of no use. They are looked for in all " +
    "declarations of the id together, so a patch may bring what the record itself leaves open.",
  remedy: "Add the attribute, or drop it from the kind's `required` in the ontology.",
  source: "Schema specification, validation rules; decisions 8 and 15",
  bad: {
    files: {
      "babysitter/runs/01JZ8Q4T3M/run.yaml": `nodeKind: BabysitterRun
id: babysitter-run:01JZ8Q4T3M
attributes:
  title: Move checkout-api to the shared cache
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-02T17:45:00Z"
  repository: repository:checkout-api
  runStatus: completed
`,
    },
    at: "babysitter/runs/01JZ8Q4T3M/run.yaml:3:1",
  },
  good: {
    files: {
      "babysitter/runs/01JZ8Q4T3M/run.yaml": `nodeKind: BabysitterRun
id: babysitter-run:01JZ8Q4T3M
attributes:
  title: Move checkout-api to the shared cache
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-02T17:45:00Z"
  repository: repository:checkout-api
  process: cache-migration
  runStatus: completed
`,
    },
  },
  about: "id",
  graph({ graph, layout }, report) {
    graph.records.forEach((record) => {
      const { id, primary, kind } = record;
      if (primary.missing === undefined || kind === undefined) return;
      const shape = layout.classes.get(primary.className)?.shapes[primary.shape];
      const fields = new Set((shape?.required ?? []).map((field) => fieldPointer(primary, field, layout).at(-1)));
      const mapping = fieldPointer(primary, "attributes", layout);
      for (const name of primary.missing) {
        // What the layout requires as a field has a rule of its own.
        if (fields.has(name) || !isMissingEverywhere(name, record)) continue;
        report({
          message: `${quote(id)} lacks the attribute "${name}", which its kind ${quote(kind)} requires.`,
          at: fieldAnchor(primary, [...mapping, name], "key"),
          record: id,
          subject: name,
        });
      }
    });
  },
};

/** Declarations of another kind were held to that kind's attributes, so they say nothing of this one. */
function isMissingEverywhere(name: string, { kind, declarations }: MemoryRecord): boolean {
  return declarations
    .filter(
      (each) => (each.role === "record" || each.role === "patch") && (each.kind === kind || each.kind === undefined),
    )
    .every(({ missing = [] }) => missing.includes(name));
}
