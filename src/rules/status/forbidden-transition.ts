import { fieldAnchor, type MemoryRecord } from "../../memory/record.js";
import { transitionsOf, wordsOf } from "../../memory/statuses.js";
import type { ResolvedLayout } from "../../layouts/layout.js";
import { fieldPointer } from "../field-pointer.js";
import { quote, quoted, recordOf } from "../phrases.js";
import { setField } from "../set-field.js";
import type { ChangeContext, Report, Rule } from "../rule.js";
import { forbiddenMove, initialStatuses } from "../transitions.js";

export const forbiddenTransition: Rule = {
  id: "status/forbidden-transition",
  title: "Status that may not follow the one before",
  severity: "error",
  rationale:
    "Status says how far a record may be trusted, and others have acted on it. Moving it back rewrites what they " +
    "relied on; skipping review makes trust out of nothing.",
  remedy: "Keep the status. To change an approved record, write a new one that supersedes it and deprecate the old.",
  source: "Schema specification, validation rules; decision 11",
  bad: {
    before: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`,
    },
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: draft
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`,
    },
    at: "decisions/one-lockfile.md:5:9",
  },
  good: {
    before: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`,
    },
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: deprecated
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`,
    },
  },
  change(context, report) {
    const { change } = context;
    for (const { before, after } of change.changed) {
      moved(before, after, context, report);
    }
    // A record under a new id, or made of a note, is judged by the rules about that.
    const renamed = new Set(change.vanished.map(({ renamedTo }) => renamedTo?.id));
    for (const record of change.added) {
      if (record.primary.role === "record" && !renamed.has(record.id)) started(record, context, report);
    }
  },
};

function moved(before: MemoryRecord, after: MemoryRecord, { ontology, layout }: ChangeContext, report: Report): void {
  const move = forbiddenMove(before, after, ontology);
  if (!move) return;
  const { was, is, next } = move;
  // That it lacks one is said by the rule about fields.
  if (is === undefined && requiresStatus(after, layout)) return;
  const allowed = next.length === 0 ? `nothing may follow "${was}"` : `"${was}" may become ${quoted(next, "or")}`;
  report({
    message: `The status ${is === undefined ? `"${was}" was taken away` : `went from "${was}" to "${is}"`}; ${allowed}.`,
    at: fieldAnchor(after.primary, fieldPointer(after.primary, "status", layout)),
    subject: `${was} ${is ?? ""}`,
    ...recordOf(after.primary),
    suggestion: {
      message: `Keep the status ${was}`,
      certain: false,
      ...setField(after.primary, "status", was, layout),
    },
  });
}

function requiresStatus({ primary }: MemoryRecord, layout: ResolvedLayout): boolean {
  const shapes = layout.classes.get(primary.className)?.shapes ?? [];
  return shapes.some(({ required }) => required.includes("status"));
}

function started(record: MemoryRecord, { ontology, layout }: ChangeContext, report: Report): void {
  const { status } = record.primary;
  const transitions = transitionsOf(record.kind, ontology);
  if (!transitions || status === undefined || !wordsOf(transitions).has(status)) return;
  const initial = initialStatuses(transitions);
  if (initial.size === 0 || initial.has(status)) return;
  report({
    message: `A new record starts as ${quoted(initial, "or")}, and ${quote(record.id)} starts as "${status}".`,
    at: fieldAnchor(record.primary, fieldPointer(record.primary, "status", layout)),
    subject: status,
    ...recordOf(record.primary),
  });
}
