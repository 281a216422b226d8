import { edgeAnchor } from "../../layouts/links.js";
import type { RuleId } from "../../memory/finding.js";
import { edgeSubject, fieldAnchor, type MemoryRecord } from "../../memory/record.js";
import { retiredStatuses, retiringStatus } from "../../memory/statuses.js";
import { fieldPointer } from "../field-pointer.js";
import { setField } from "../set-field.js";
import { listed, quoted } from "../phrases.js";
import { weightOf } from "../broken-edge.js";
import { mayBeWaived } from "../may-be-waived.js";
import { forbiddenMove } from "../transitions.js";
import type { GraphContext, Rule } from "../rule.js";
import { isToldOfKind } from "../told-of-kind.js";

export const supersededNotRetired: Rule = {
  id: "graph/superseded-not-retired",
  title: "Superseded record that is still in force",
  severity: "error",
  rationale:
    "Two records that both claim to hold leave every reader to choose. What is superseded is deprecated or archived in " +
    "the same change, and only a record of the same kind can take another's place.",
  remedy: "Deprecate or archive the superseded record, or remove the edge.",
  source: "Schema specification, ID conventions; decision 13",
  bad: {
    files: {
      "decisions/lockfile-per-package.md": `---
id: decision:lockfile-per-package
kind: Decision
title: Keep a lockfile in every package
status: approved
owners: [team:build]
updatedAt: "2026-05-04T10:00:00Z"
---
Packages are installed one by one.
`,
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
related:
  supersedes: [decision:lockfile-per-package]
---
Installing the workspace at once spares the mirror.
`,
    },
    at: "decisions/one-lockfile.md:9:16",
  },
  good: {
    files: {
      "decisions/lockfile-per-package.md": `---
id: decision:lockfile-per-package
kind: Decision
title: Keep a lockfile in every package
status: deprecated
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Packages are installed one by one.
`,
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
related:
  supersedes: [decision:lockfile-per-package]
---
Installing the workspace at once spares the mirror.
`,
    },
  },
  about: "edge",
  edges(context, report) {
    const { graph, layout, ontology } = context;
    const retired = retiredStatuses(ontology);
    if (retired.length === 0) return undefined;
    return {
      concerns: (kind) => kind === "supersedes",
      visit(from, edge, target) {
        if (!target || edge.target === from.id) return;
        const common = {
          at: edgeAnchor(from, edge, layout.classes.get(from.className)),
          subject: edgeSubject(edge),
          ...(from.id !== undefined && { record: from.id }),
        };
        const kinds = graph.kindsOfRecord(target);
        const isToldOfEither = () =>
          [target, graph.records.get(from.id ?? "")].some((end) => isToldOfKind(end, supersededNotRetired.id, context));
        if (from.kind !== undefined && kinds.size > 0 && !kinds.has(from.kind) && !isToldOfEither()) {
          report({
            ...common,
            message: `"${target.id}" is of the kind ${quoted(kinds, "or")}; only a record of the same kind can supersede it, and this one is of the kind "${from.kind}".`,
            suggestion: { message: "Take the edge out, or point it at a record of this kind", certain: false },
          });
          return;
        }
        const { status } = target.primary;
        if (status !== undefined && retired.includes(status)) return;
        if (wasTakenBack(target, retired, context)) return;
        const word = retiringStatus({ kind: target.kind, status }, ontology);
        report({
          ...common,
          message: `"${target.id}" is superseded and ${status === undefined ? "has no status" : `still "${status}"`}; it must be ${listed(retired, "or")}.`,
          related: [
            {
              message: "the superseded record",
              at: fieldAnchor(target.primary, fieldPointer(target.primary, "status", layout)),
            },
          ],
          // Where no status of these may follow the present one, a person decides.
          ...(word !== undefined && {
            suggestion: {
              message: `Set the status of ${target.id} to ${word}`,
              certain: false,
              ...setField(target.primary, "status", word, layout),
            },
          }),
        });
      },
    };
  },
};

/** Whether the change put the record in force again, which it may not: that is told, with the status that it keeps. */
function wasTakenBack(target: MemoryRecord, retired: readonly string[], context: GraphContext): boolean {
  const before = context.change?.before.records.get(target.id);
  const move = before && forbiddenMove(before, target, context.ontology);
  if (!move || !retired.includes(move.was)) return false;
  const isTold = weightOf(FORBIDDEN, context) <= weightOf(supersededNotRetired.id, context);
  return isTold && !mayBeWaived(FORBIDDEN, [target.id, target.primary.path], context);
}

const FORBIDDEN: RuleId = "status/forbidden-transition";
