import { grouped } from "../../memory/grouped.js";
import type { Anchor } from "../../memory/place.js";
import { quote, quoted } from "../phrases.js";
import type { Disagreement, Rule } from "../rule.js";

const ATLAS = {
  "schema/ontology-schema.yaml": `catalogSchemaVersion: 1.0.0
nodeKindFiles: [schema/node-kinds.yaml]
edgeKindFile: schema/edge-kinds.yaml
`,
  "schema/node-kinds.yaml": `nodeKinds:
  - { name: Tool, prefix: tool }
`,
  "schema/edge-kinds.yaml": `edgeKinds: []
`,
};

/** Places that a finding lists; the message names every attribute. */
const MAX_PLACES = 10;

export const mergeConflict: Rule = {
  id: "record/merge-conflict",
  title: "Declarations of one record that disagree",
  severity: "error",
  rationale:
    "Declarations of one id are merged, and two values for one attribute cannot be. Which one a reader gets depends " +
    "on the order in which it reads the files.",
  remedy: "Make the values equal, leave the attribute to one declaration, or mark the one that amends as a patch.",
  source: "Record families, section 2, merge mode",
  bad: {
    bare: true,
    layout: "atlas",
    files: {
      ...ATLAS,
      "catalog/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes: { displayName: Linter, license: MIT }
`,
      "vendor/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes: { displayName: Linter, license: Apache-2.0 }
`,
    },
    at: "vendor/linter.yaml:3:45",
  },
  good: {
    bare: true,
    layout: "atlas",
    files: {
      ...ATLAS,
      "catalog/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes: { displayName: Linter, license: MIT }
`,
    },
  },
  about: "id",
  graph({ disagreements }, report) {
    for (const [id, group] of grouped(disagreements, (disagreement) => disagreement.id)) {
      const [first] = group;
      if (!first) continue;
      const attributes = [...new Set(group.map(({ attribute }) => attribute))];
      report({
        message:
          `The declarations of ${quote(id)} in ${first.first.path} and ${first.second.path} ` +
          `disagree about ${quoted(attributes)}.`,
        at: anchor(first.second),
        record: id,
        related: [
          ...group.slice(0, MAX_PLACES).map((each) => ({
            message: `another value of ${quote(each.attribute)}`,
            at: anchor(each.first),
          })),
          ...group.slice(1, MAX_PLACES).map((each) => ({
            message: `disagrees about ${quote(each.attribute)} as well`,
            at: anchor(each.second),
          })),
        ],
      });
    }
  },
};

function anchor(place: Disagreement["first"]): Anchor {
  return { path: place.path, document: place.document, pointer: place.pointer };
}
