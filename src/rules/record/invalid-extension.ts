import { isItself, scopeOfId, writtenId } from "../../layouts/id-scope.js";
import type { ResolvedLayout } from "../../layouts/layout.js";
import { capitalised } from "../../memory/capitalised.js";
import { fieldAnchor, type Declaration } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { askFor, nearestId } from "../nearest-target.js";
import { quote, quoted, withArticle } from "../phrases.js";
import type { GraphContext, Report, Rule } from "../rule.js";

const ONTOLOGY = {
  "schema/ontology-schema.yaml": `catalogSchemaVersion: "1.0.0"
nodeKindFiles: [schema/node-kinds/services.yaml]
edgeKindFile: schema/edge-kinds.yaml
`,
  "schema/node-kinds/services.yaml": `nodeKinds:
  - name: Service
    prefix: service
    attributes: [{ name: displayName, type: string }]
`,
  "schema/edge-kinds.yaml": `edgeKinds:
  - { name: depends_on, source: [Service], target: [Service] }
`,
  "services/store.yaml": `nodeKind: Service
id: service:store
attributes: { displayName: Store }
---
nodeKind: Service
id: service:mirror
attributes: { displayName: Mirror }
`,
};

export const invalidExtension: Rule = {
  id: "record/invalid-extension",
  title: "Extension or patch of a record that does not fit it",
  severity: "error",
  rationale:
    "A document that adds to a record elsewhere works only if that record exists and is of the kind it thinks. " +
    "Otherwise what it says belongs to nothing.",
  remedy: "Correct the id or the kind, or move what an extension may not hold into the record itself.",
  source: "Record families 2: sidecars and patches",
  mends: "writes the id of the record where letter case, hyphens and the like are all that differs",
  bad: {
    bare: true,
    layout: "atlas",
    files: {
      ...ONTOLOGY,
      "services/mirror-edges.yaml": `extendsNode: { id: "service:miror", nodeKind: Service }
edges:
  depends_on: [service:store]
`,
    },
    at: "services/mirror-edges.yaml:1:20",
  },
  good: {
    bare: true,
    layout: "atlas",
    files: {
      ...ONTOLOGY,
      "services/mirror-edges.yaml": `extendsNode: { id: "service:mirror", nodeKind: Service }
edges:
  depends_on: [service:store]
`,
    },
  },
  record({ declaration, oddities }, _context, report) {
    for (const oddity of oddities) {
      if (oddity.kind !== "forbidden") continue;
      report({
        message: `${capitalised(noun(declaration))} must not have "${oddity.pointer.join(".")}".`,
        at: fieldAnchor(declaration, oddity.pointer, "key"),
        subject: oddity.pointer.join("."),
        ...(declaration.id !== undefined && { record: declaration.id }),
      });
    }
  },
  about: "declaration",
  searchesIds: true,
  graph(context, report) {
    context.graph.declarations.forEach((declaration) => {
      if (declaration.role === "patch" || declaration.role === "extension") compare(declaration, context, report);
    });
  },
};

function compare(declaration: Declaration, { graph, layout }: GraphContext, report: Report): void {
  const { id, kind } = declaration;
  if (id === undefined) return;
  const record = graph.records.get(id);
  if (!record) {
    const near = graph.isJudged(declaration) ? nearestId(id, graph, scopeOfId(declaration, layout)) : undefined;
    const asked = near && askFor(near);
    const pointer = fieldPointer(declaration, "id", layout);
    report({
      message: isEdge(declaration, layout)
        ? `The edge begins at ${quote(writtenId(id, declaration, layout) ?? id)}, which does not exist.`
        : `This is ${noun(declaration)} of "${id}", which no file declares.`,
      at: fieldAnchor(declaration, pointer),
      record: id,
      ...(asked && {
        suggestion: {
          message: asked.message,
          certain: near.certain,
          ...(asked.id !== undefined && {
            edit: { kind: "set" as const, pointer: [...declaration.root, ...pointer], value: asked.id },
          }),
        },
      }),
    });
    return;
  }
  const kinds = new Set(record.declarations.flatMap((other) => (other.role === "record" ? (other.kind ?? []) : [])));
  if (kind === undefined || kinds.size === 0 || kinds.has(kind)) return;
  const pointer = fieldPointer(declaration, "kind", layout);
  report({
    message: `This is ${noun(declaration)} of "${id}" as ${withArticle(kind)}, and the record is of the kind ${quoted(kinds, "or")}.`,
    at: fieldAnchor(declaration, pointer),
    record: id,
    subject: "kind",
    related: [{ message: "the record", at: fieldAnchor(record.primary, fieldPointer(record.primary, "kind", layout)) }],
    ...(record.kind !== undefined && {
      suggestion: {
        message: `Write ${record.kind}`,
        certain: false,
        edit: { kind: "set" as const, pointer: [...declaration.root, ...pointer], value: record.kind },
      },
    }),
  });
}

/** Whether it is an item of a list of edges. */
function isEdge({ className, shape }: Declaration, { classes }: ResolvedLayout): boolean {
  const layoutClass = classes.get(className);
  const sources = layoutClass?.shapes[shape]?.edges.map((index) => layoutClass.edgeSources[index]) ?? [];
  return sources.some(isItself);
}

function noun({ role }: Declaration): string {
  return role === "patch" ? "a patch" : "an extension";
}
