/** A small MemoryRecord of RFC 15A as JSON, for examples of rules that the layout `rfc-15a` sets to work. */
import type { Mapping } from "../memory/plain-data.js";
const RECORD_ID = "5b0c8e9a-3f51-4c0e-9a57-2f1f6d0a7c11";
export const RECORD_PATH = `memory/records/${RECORD_ID}.json`;

/** @param members in place of those that it has. */
export function memoryRecord(members: Mapping = {}): string {
  const record = {
    id: RECORD_ID,
    type: "semantic",
    sensitivity: "low",
    confidence: 0.85,
    salience: 1,
    created_at: "2026-06-03T08:20:00Z",
    updated_at: "2026-06-03T08:20:00Z",
    lifecycle: {
      decay: { curve: "exponential", half_life_seconds: 2592000 },
      last_reinforced_at: "2026-06-03T08:20:00Z",
      deletion_policy: "never",
    },
    provenance: { sources: [{ kind: "outcome", ref: "run:cache-migration" }] },
    payload: {
      kind: "semantic",
      subject: "registry-mirror",
      predicate: "max_parallel_installs",
      object: 8,
      validity: { mode: "global" },
    },
    audit_log: [AUDITED],
    ...members,
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

export const AUDITED = {
  action: "create",
  actor: "team-build",
  timestamp: "2026-06-03T08:20:00Z",
  rationale: "Measured in the run.",
};

export const DECAYED = {
  action: "decay",
  actor: "nightly",
  timestamp: "2026-06-20T08:20:00Z",
  rationale: "Not used for a month.",
};
