import { fieldAnchor, type Declaration, type MemoryRecord } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { quote, quoted } from "../phrases.js";
import type { Rule } from "../rule.js";

const NOTE = `---
title: Mirror throttling in the nightly builds
sourceRefs: ["https://example.org/checkout-api/pull/88"]
---
The mirror refuses the ninth parallel install of the nightly builds.
Warming one shared cache before the install jobs made the failures go away.
`;

const BODY = `The mirror refuses the ninth parallel install of the nightly builds.
Warming one shared cache before the install jobs made the failures go away.
`;

export const noteLostSources: Rule = {
  id: "change/note-lost-sources",
  title: "Record made from a note without naming its sources",
  severity: "warning",
  rationale:
    "A promoted note becomes a fact that others cite. Without the note or the note's own sources nobody can tell where " +
    "the fact comes from, and the note itself is gone.",
  remedy: "Carry the note's `sourceRefs` over, or name the note among the record's `sourceRefs`.",
  source: "Schema specification, free-form Markdown; record families 1.3 and 1.10",
  bad: {
    before: { "notes/mirror-throttling.md": NOTE },
    files: {
      "decisions/warm-the-cache.md": `---
id: decision:warm-the-cache
kind: Decision
title: Mirror throttling in the nightly builds
status: draft
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
---
${BODY}`,
    },
    at: "decisions/warm-the-cache.md:2:1",
  },
  good: {
    before: { "notes/mirror-throttling.md": NOTE },
    files: {
      "decisions/warm-the-cache.md": `---
id: decision:warm-the-cache
kind: Decision
title: Mirror throttling in the nightly builds
status: draft
owners: [team:build]
sourceRefs: ["https://example.org/checkout-api/pull/88"]
updatedAt: "2026-06-20T10:00:00Z"
---
${BODY}`,
    },
  },
  change({ change, layout }, report) {
    for (const { note, record } of change.promoted) {
      if (keepsSources(note, record)) continue;
      const { primary } = record;
      const sources = note.sourceRefs.length > 0 ? note.sourceRefs : [note.path];
      report({
        message:
          note.sourceRefs.length > 0
            ? `${quote(record.id)} took the place of the note ${quote(note.path)} and does not name its sources ${quoted(note.sourceRefs)}.`
            : `${quote(record.id)} took the place of the note ${quote(note.path)} and does not name it as its source.`,
        at: fieldAnchor(primary, fieldPointer(primary, "sourceRefs", layout), "key"),
        record: record.id,
        subject: note.path,
        suggestion: { message: `Add ${quoted(sources)} to the record's sourceRefs`, certain: false },
      });
    }
  },
};

/** The record names the note, or each of the note's own sources; in the note's own file there is nothing else to name. */
function keepsSources(note: Declaration, { declarations }: MemoryRecord): boolean {
  const named = new Set(
    declarations.flatMap(({ sourceRefs, edges }) => [
      ...sourceRefs,
      ...edges.filter(({ kind }) => kind === "derived_from").map(({ target }) => target),
    ]),
  );
  if (named.has(note.path) || (note.id !== undefined && named.has(note.id))) return true;
  const carriedOver = note.sourceRefs.every((source) => named.has(source));
  const samePlace = declarations.some(({ path }) => path === note.path);
  return carriedOver && (samePlace || note.sourceRefs.length > 0);
}
