/** MemoryRecords of RFC 15A, sound and near it. */
import { TIMES, type Family, type Shape } from "./family.js";

const FACTS = ["memory/records/a", "memory/records/b", "memory/records/sub/c", "memory/records/A"];
const FACT_TARGETS = ["a", "b", "c", "l", "m", "A", "none", "", "memory/records/a"];
const RELATIONS = FACT_TARGETS.map((target) => [{ predicate: "about", target_id: target }]);

const FACT: Omit<Shape, "paths" | "format"> = {
  sound: (name) => ({
    id: name,
    type: "semantic",
    sensitivity: "low",
    confidence: 0.5,
    salience: 1,
    created_at: "2026-06-03T08:20:00Z",
    updated_at: "2026-06-03T08:20:00Z",
    lifecycle: {
      decay: { curve: "exponential", half_life_seconds: 86400 },
      last_reinforced_at: "2026-06-03T08:20:00Z",
    },
    provenance: { sources: [{ kind: "outcome", ref: "run" }] },
    payload: { kind: "semantic", subject: "s", predicate: "p", object: "o", validity: { mode: "global" } },
    audit_log: [{ action: "create", actor: "x", timestamp: "2026-06-03T08:20:00Z", rationale: "" }],
  }),
  members: {
    id: [...FACT_TARGETS, undefined, 7],
    type: ["working", "episodic", "odd", undefined],
    sensitivity: ["public", "medium", "hyper", "Low", "odd", undefined],
    created_at: [...TIMES, undefined],
    updated_at: [...TIMES, undefined],
    relations: [
      ...RELATIONS,
      [],
      null,
      "a",
      [{ predicate: "supersedes", target_id: "a" }],
      [{ predicate: "supersedes", target_id: "b" }],
      [{ predicate: "contested_by", target_id: "elsewhere" }],
      [{ target_id: "a" }, { predicate: "about" }, 7, "b"],
      [
        { predicate: "about", target_id: "a", weight: 2 },
        { predicate: "about", target_id: "a" },
      ],
    ],
    "payload.subject": ["another", ""],
    "payload.object": [7, { deep: [1, 2] }, null, undefined],
    "payload.validity": [{ mode: "timeboxed" }, { mode: "timeboxed", start: TIMES[1], end: TIMES[2] }, null],
    "payload.revision_policy": ["replace", "fork", "odd", ""],
    "payload.evidence": [[{ source_type: "x", source_id: "1" }], [], null],
    "payload.revision": [{}, null, "a"],
    "payload.revision.supersedes": [...FACT_TARGETS, null],
    "payload.revision.superseded_by": [...FACT_TARGETS, null],
    "payload.revision.status": ["active", "contested", "retracted", "", "odd"],
    "payload.timeline": [[{ t: TIMES[1], event_kind: "x", ref: "1", summary: "words" }], [], null],
    "payload.state": ["done", "blocked"],
    "payload.thread_id": ["t"],
    "payload.environment": [{ os: "x" }, { os: "y" }, null],
    "payload.artifacts": [["a"], ["a", "b"], ["b"], null],
    "provenance.sources": [
      [],
      null,
      [
        { kind: "outcome", ref: "run" },
        { kind: "event", ref: "2" },
      ],
    ],
    "lifecycle.pinned": [true, false, "yes"],
    "lifecycle.deletion_policy": ["never", "auto_prune", "manual_only", ""],
    salience: [0, 2, -1],
    tags: [["x"], null, "x"],
    audit_log: [[], null, undefined, [{ action: "revise", actor: "x", timestamp: TIMES[1], rationale: "" }]],
  },
  bodies: [""],
};

export const RECORDS: Family = {
  layout: "rfc-15a",
  settings: ["", "", "severities: { change/kept-record: error, graph/dangling-edge: warning }\n"],
  shapes: [
    { ...FACT, paths: FACTS.map((path) => `${path}.json`), format: "json" },
    { ...FACT, paths: ["memory/records/l.jsonl", "memory/records/m.jsonl"], format: "lines" },
  ],
};
