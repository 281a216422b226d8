import type { Deprecation } from "../../memory/ontology.js";
import { fieldAnchor, type MemoryRecord } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import type { GraphContext, Rule } from "../rule.js";

const KINDS = `nodeKinds:
  - name: Team
    prefix: team
    purpose: People who own, review or operate things together.
    required: []
    example: { nodeKind: Team, id: team:build }
  - name: Term
    prefix: term
    purpose: A word that the team uses in a certain sense.
    required: []
    example: { nodeKind: Term, id: term:deploy-freeze }
  - name: Glossary
    prefix: glossary
    purpose: Several words in one record.
    required: []
    example: { nodeKind: Glossary, id: glossary:build }
    deprecated: { use: Term, reason: One record for each word can be linked to. }
`;

const TEAM = `nodeKind: Team
id: team:build
attributes:
  title: Build
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-01T09:00:00Z"
`;

export const deprecatedKind: Rule = {
  id: "record/deprecated-kind",
  title: "New record of a deprecated kind",
  severity: "warning",
  rationale:
    "A deprecated kind stays readable until nothing uses it, which never comes about while new records take it up. " +
    "Records that had the kind before are noted and no more.",
  remedy: "Use the kind that replaces it.",
  source: "Schema specification, governance",
  bad: {
    bare: true,
    before: { "ontology/node-kinds.yaml": KINDS, "graph/teams/build.yaml": TEAM },
    files: {
      "ontology/node-kinds.yaml": KINDS,
      "graph/teams/build.yaml": TEAM,
      "graph/glossaries/build.yaml": `nodeKind: Glossary
id: glossary:build
attributes:
  title: Words of the build
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
    at: "graph/glossaries/build.yaml:1:11",
  },
  good: {
    bare: true,
    before: { "ontology/node-kinds.yaml": KINDS, "graph/teams/build.yaml": TEAM },
    files: {
      "ontology/node-kinds.yaml": KINDS,
      "graph/teams/build.yaml": TEAM,
      "graph/terms/deploy-freeze.yaml": `nodeKind: Term
id: term:deploy-freeze
attributes:
  title: Deploy freeze
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
  },
  about: "id",
  onlyInChanges: true,
  graph(context, report) {
    const { graph, layout, ontology } = context;
    if (![...ontology.nodeKinds.values()].some(({ deprecated }) => deprecated)) return;
    graph.records.forEach((record) => {
      const { primary, kind = "" } = record;
      const deprecated = ontology.nodeKinds.get(kind)?.deprecated;
      if (!deprecated || primary.role === "note") return;
      const isNew = isNewUse(record, context);
      report({
        message: describe(kind, deprecated),
        at: fieldAnchor(primary, fieldPointer(primary, "kind", layout)),
        record: record.id,
        subject: kind,
        ...(!isNew && { severity: "note" as const }),
        ...(deprecated.use !== undefined && {
          suggestion: { message: `Write a record of the kind ${deprecated.use}`, certain: false },
        }),
      });
    });
  },
};

function isNewUse({ id, kind }: MemoryRecord, { change }: GraphContext): boolean {
  return change !== undefined && !change.before.kindsOf(id).has(kind ?? "");
}

function describe(kind: string, { use, reason }: Deprecation): string {
  const instead = use === undefined ? "" : `; "${use}" takes its place`;
  return `The kind "${kind}" is deprecated${instead}.${reason === undefined ? "" : ` ${reason}`}`;
}
