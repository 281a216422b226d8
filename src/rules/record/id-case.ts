import { caseFolded } from "../../memory/case-fold.js";
import type { Graph } from "../../memory/graph.js";
import { fieldAnchor, type MemoryRecord } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { quote, quoted } from "../phrases.js";
import type { Rule } from "../rule.js";

export const idCase: Rule = {
  id: "record/id-case",
  title: "Ids that differ in letter case alone",
  severity: "error",
  rationale:
    "Ids are compared byte for byte, so these are two records; people, file systems and search engines take them for " +
    "one. Sooner or later an edge points at the wrong one. The same holds for two Unicode forms of one text.",
  remedy: "Merge the records, or give one of them an id of its own.",
  source: "Record families, section 0.1",
  bad: {
    files: {
      "babysitter/runs/01jz8q4t3m/run.yaml": `nodeKind: BabysitterRun
id: babysitter-run:01jz8q4t3m
attributes:
  title: Move checkout-api to the shared cache
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-02T17:45:00Z"
  repository: repository:checkout-api
  process: cache-migration
  runStatus: completed
---
nodeKind: BabysitterRun
id: babysitter-run:01JZ8Q4T3M
attributes:
  title: Move checkout-api back
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-03T17:45:00Z"
  repository: repository:checkout-api
  process: cache-migration
  runStatus: failed
`,
    },
    at: "babysitter/runs/01jz8q4t3m/run.yaml:13:5",
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
  about: "spelling",
  graph({ graph, layout }, report) {
    for (const group of groupsOf(graph).values()) {
      const last = group.at(-1);
      if (group.length < 2 || !last) continue;
      const place = ({ primary }: MemoryRecord) => fieldAnchor(primary, fieldPointer(primary, "id", layout));
      const ids = group.map(({ id }) => id);
      report({
        message: `The ids ${quoted(ids)} differ only in letter case or Unicode form.`,
        at: place(last),
        record: last.id,
        subject: [...ids].sort().join(" "),
        related: group
          .slice(0, -1)
          .map((record) => ({ message: `${quote(record.id)} stands here`, at: place(record) })),
      });
    }
  },
};

/** Ids by their folded form, where at least one is written otherwise: two that are written folded differ in more. */
function groupsOf({ records }: Graph): ReadonlyMap<string, readonly MemoryRecord[]> {
  const groups = new Map<string, MemoryRecord[]>();
  records.forEach((_, id) => {
    const key = caseFolded(id);
    if (key !== id && !groups.has(key)) groups.set(key, []);
  });
  if (groups.size === 0) return groups;
  records.forEach((record) => groups.get(caseFolded(record.id))?.push(record));
  return groups;
}
