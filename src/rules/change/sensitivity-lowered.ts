import { fieldAnchor } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { setField } from "../set-field.js";
import type { Rule } from "../rule.js";

/** What a record without the field counts as (decision 29). */
const DEFAULT = "internal";

const BEFORE = `nodeKind: Customer
id: customer:pilot-retailer
attributes:
  title: Pilot retailer
  status: approved
  owners: [team:build]
  sensitivity: restricted
  updatedAt: "2026-06-03T08:20:00Z"
`;

export const sensitivityLowered: Rule = {
  id: "change/sensitivity-lowered",
  title: "Record less sensitive than before",
  severity: "error",
  rationale:
    "Sensitivity decides who and which agent may read a record. Lowering it opens what was closed, and once read it " +
    "cannot be closed again. A record that says nothing is internal.",
  remedy: "Keep the sensitivity. Where the content was made harmless, an owner waives this for the change.",
  source: "Record families 1.10; decision 29",
  bad: {
    before: { "graph/customers/pilot-retailer.yaml": BEFORE },
    files: {
      "graph/customers/pilot-retailer.yaml": `nodeKind: Customer
id: customer:pilot-retailer
attributes:
  title: Pilot retailer
  status: approved
  owners: [team:build]
  sensitivity: public
  updatedAt: "2026-06-20T08:20:00Z"
`,
    },
    at: "graph/customers/pilot-retailer.yaml:7:16",
  },
  good: {
    before: { "graph/customers/pilot-retailer.yaml": BEFORE },
    files: {
      "graph/customers/pilot-retailer.yaml": `nodeKind: Customer
id: customer:pilot-retailer
attributes:
  title: Pilot retailer in the north
  status: approved
  owners: [team:build]
  sensitivity: restricted
  updatedAt: "2026-06-20T08:20:00Z"
`,
    },
  },
  change({ change, layout, ontology }, report) {
    const levels = ontology.sensitivity;
    if (!levels) return;
    for (const { before, after } of change.changed) {
      const was = before.primary.sensitivity ?? DEFAULT;
      const is = after.primary.sensitivity ?? DEFAULT;
      const from = levels.indexOf(was);
      const to = levels.indexOf(is);
      if (from === -1 || to === -1 || to >= from) continue;
      const says =
        after.primary.sensitivity === undefined ? `it no longer says so and counts as "${is}"` : `it is "${is}"`;
      report({
        message: `The record was "${was}", and now ${says}.`,
        at: fieldAnchor(after.primary, fieldPointer(after.primary, "sensitivity", layout)),
        record: after.id,
        subject: `${was} ${is}`,
        suggestion: {
          message: `Keep the sensitivity ${was}`,
          certain: false,
          ...setField(after.primary, "sensitivity", was, layout),
        },
      });
    }
  },
};
