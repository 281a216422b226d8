import { writtenId } from "../../layouts/id-scope.js";
import { declares } from "../../memory/graph.js";
import { fieldAnchor, type Declaration } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { quote } from "../phrases.js";
import type { Rule } from "../rule.js";

export const duplicateId: Rule = {
  id: "record/duplicate-id",
  title: "One id declared more than once",
  severity: "error",
  rationale:
    "Every edge to the id is ambiguous: readers take one declaration or the other, and not all the same one. Where a " +
    "layout merges declarations on purpose, this is a note.",
  remedy: "Give one of the records another id, or merge the two into one.",
  source: "Schema specification, validation rules; decision 15",
  bad: {
    files: {
      "graph/teams/platform.yaml": `nodeKind: Team
id: team:build
attributes:
  title: Platform
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
    at: "graph/teams/platform.yaml:2:5",
  },
  good: {
    files: {
      "graph/teams/platform.yaml": `nodeKind: Team
id: team:platform
attributes:
  title: Platform
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
  },
  about: "id",
  graph({ graph, layout, change }, report) {
    const touched = new Set(change?.files.map(({ path }) => path));
    for (const { id, declarations } of graph.repeated) {
      const full = declarations.filter(declares);
      // The mistake is in what the change touches; without a change, more likely in the later one.
      const blamed = full.findLast(({ path }) => touched.has(path)) ?? full.at(-1);
      if (full.length < 2 || !blamed) continue;
      const place = (declaration: Declaration) => fieldAnchor(declaration, fieldPointer(declaration, "id", layout));
      report({
        message: `The id ${quote(writtenId(id, blamed, layout) ?? id)} is declared ${full.length} times${layout.mergeDeclarations ? "; the declarations are read as one record" : ""}.`,
        at: place(blamed),
        record: id,
        ...(layout.mergeDeclarations && { severity: "note" as const }),
        related: full
          .filter((declaration) => declaration !== blamed)
          .map((declaration) => ({ message: "also declared here", at: place(declaration) })),
      });
    }
  },
};
