/** `memory-steward.diff/v1`: the difference for programs. */
import type { FieldChange, MemoryDiff, RecordDiff } from "../../memory/memory-diff.js";
import { statusMoves } from "../../memory/memory-diff.js";
import { jsonText } from "../json-text.js";

const STATES = ["added", "changed", "renamed", "moved", "removed", "unreadable"] as const;

/** As `schemas/diff.schema.json` describes it. The same commits give the same bytes. */
export function renderDiffJson(diff: MemoryDiff): string {
  const { before, after, records, edges, ontology, otherFiles } = diff;
  const edgeCount = (state: string) => edges.filter((edge) => edge.state === state).length;
  return jsonText({
    schema: "memory-steward.diff/v1",
    before: { label: before.label, commit: before.commit },
    after: { label: after.label, commit: after.commit },
    counts: {
      records: Object.fromEntries(STATES.map((state) => [state, records.filter((r) => r.state === state).length])),
      edges: { added: edgeCount("added"), removed: edgeCount("removed"), broken: edgeCount("broken") },
      otherFiles: otherFiles.length,
    },
    records: records.map(recordOf),
    statusMoves: statusMoves(diff).map((move) => ({ before: move.before, after: move.after, ids: move.ids })),
    edges: edges.map(({ state, from, kind, to }) => ({ state, from, kind, to })),
    ontology: ontology && {
      before: ontology.before,
      after: ontology.after,
      edited: ontology.edited,
      members: ontology.members,
      added: ontology.added,
      removed: ontology.removed,
    },
    otherFiles: otherFiles.map(({ path, kind }) => ({ path, kind })),
  });
}

function recordOf(record: RecordDiff): unknown {
  return {
    id: record.id,
    state: record.state,
    kind: record.kind,
    title: record.title,
    path: record.path,
    formerPath: record.formerPath,
    formerId: record.formerId,
    status: record.status && { before: record.status.before, after: record.status.after },
    restricted: record.restricted,
    fields: record.fields.map(fieldOf),
    moreFields: record.moreFields,
  };
}

function fieldOf(change: FieldChange): unknown {
  const { field, role, kind } = change;
  switch (change.kind) {
    case "value":
      return { field, role, kind, before: change.before, after: change.after };
    case "list":
      return { field, role, kind, added: change.added, removed: change.removed, more: change.more };
    case "text":
      return { field, role, kind, added: change.added, removed: change.removed };
    case "withheld":
      return { field, role, kind };
  }
}
