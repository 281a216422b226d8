import { edgeAnchor, wikilinkText } from "../../layouts/links.js";
import { edgeSubject } from "../../memory/record.js";
import type { Rule } from "../rule.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: tasks
ids:
  aliases: [{ prefix: "task-", use: "T-" }]
classes:
  task:
    files: ["tasks/*.md"]
    fields: { id: id, title: title }
    required: [id, title]
    edges: [{ field: dependencies, kind: depends_on }]
`;

const FIRST = `---
id: T-1
title: Measure the mirror
---
Count what it refuses.
`;

export const aliasedTarget: Rule = {
  id: "graph/aliased-target",
  title: "Target written with a former prefix",
  severity: "note",
  rationale:
    "The layout reads the former spelling as the present one, so nothing is broken. Search by the present id does not " +
    "find it, and other tools may not know the former prefix.",
  remedy: "Write the id as the record has it.",
  source: "Layout format: ids.aliases",
  mends: "writes the target as the layout spells it today",
  bad: {
    bare: true,
    layout: "tasks.layout.yaml",
    files: {
      "tasks.layout.yaml": LAYOUT,
      "tasks/T-1.md": FIRST,
      "tasks/T-2.md": `---
id: T-2
title: Warm the cache
dependencies: [task-1]
---
Fill it before the nightly builds.
`,
    },
    at: "tasks/T-2.md:4:16",
  },
  good: {
    bare: true,
    layout: "tasks.layout.yaml",
    files: {
      "tasks.layout.yaml": LAYOUT,
      "tasks/T-1.md": FIRST,
      "tasks/T-2.md": `---
id: T-2
title: Warm the cache
dependencies: [T-1]
---
Fill it before the nightly builds.
`,
    },
  },
  about: "edge",
  edges({ layout }, report) {
    if (layout.ids.aliases.length === 0) return undefined;
    return {
      visit(from, edge, target) {
        if (edge.written === undefined || edge.form === "link" || !target || wikilinkText(edge.written) !== undefined)
          return;
        const layoutClass = layout.classes.get(from.className);
        // A target without a namespace where one goes without saying is no other spelling.
        const namespace = layoutClass?.edgeSources[edge.field]?.namespace;
        if (namespace !== undefined && edge.target === `${namespace}:${edge.written}`) return;
        const at = edgeAnchor(from, edge, layoutClass);
        report({
          message: `"${edge.written}" is a former spelling of "${edge.target}".`,
          at,
          subject: edgeSubject(edge),
          ...(from.id !== undefined && { record: from.id }),
          suggestion: {
            message: `Write ${edge.target}`,
            certain: true,
            ...(at.pointer && { edit: { kind: "set" as const, pointer: at.pointer, value: edge.target } }),
          },
        });
      },
    };
  },
};
