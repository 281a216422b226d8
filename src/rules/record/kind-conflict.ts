import { fieldAnchor } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { quote } from "../phrases.js";
import type { Rule } from "../rule.js";

const ATLAS = {
  "schema/ontology-schema.yaml": `catalogSchemaVersion: 1.0.0
nodeKindFiles: [schema/node-kinds.yaml]
edgeKindFile: schema/edge-kinds.yaml
`,
  "schema/node-kinds.yaml": `nodeKinds:
  - { name: Tool, prefix: tool }
  - { name: ToolServer, prefix: tool }
`,
  "schema/edge-kinds.yaml": `edgeKinds: []
`,
};

export const kindConflict: Rule = {
  id: "record/kind-conflict",
  title: "One id, two kinds",
  severity: "error",
  rationale:
    "Declarations of one id are parts of one record, and a record has one kind. With two, neither the required " +
    "attributes nor the edges that it may have are known.",
  remedy: "Give all declarations the same kind, or one of them another id.",
  source: "Record families, section 2, merge mode",
  bad: {
    bare: true,
    layout: "atlas",
    files: {
      ...ATLAS,
      "catalog/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes: { displayName: Linter }
---
nodeKind: ToolServer
id: tool:linter
attributes: { displayName: Linter }
`,
    },
    at: "catalog/linter.yaml:5:11",
  },
  good: {
    bare: true,
    layout: "atlas",
    files: {
      ...ATLAS,
      "catalog/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes: { displayName: Linter }
---
nodeKind: ToolServer
id: tool:linter-server
attributes: { displayName: Linter server }
`,
    },
  },
  about: "id",
  graph({ graph, layout }, report) {
    if (!layout.mergeDeclarations) return;
    for (const record of graph.repeated) {
      if (graph.kindsOfRecord(record).size < 2) continue;
      const { id, kind, primary, declarations } = record;
      const other = declarations.find(
        (each) => each.role !== "extension" && each.kind !== undefined && each.kind !== kind,
      );
      if (!other) continue;
      report({
        message: `${quote(id)} is declared as ${quote(kind ?? "")} and as ${quote(other.kind ?? "")}.`,
        at: fieldAnchor(other, fieldPointer(other, "kind", layout)),
        record: id,
        related: [
          {
            message: `declared as ${quote(kind ?? "")} here`,
            at: fieldAnchor(primary, fieldPointer(primary, "kind", layout)),
          },
        ],
      });
    }
  },
};
