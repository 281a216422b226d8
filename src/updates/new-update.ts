/** An update artifact to be filled in. */
import type { Mapping } from "../memory/plain-data.js";
import type { MemoryUpdate } from "../generated/types/memory-update.js";
import { PLACEHOLDER } from "./fill-members.js";

export interface DraftedRecord {
  readonly id: string;
  readonly members: Mapping;
  /** Whether it has a text below its fields. */
  readonly hasText: boolean;
}

export interface NewUpdateInput {
  /** `owner/name`. */
  readonly memoryRepository: string;
  readonly run: string;
  /** `owner/name`. */
  readonly sourceRepository: string;
  /** Full id. */
  readonly baseCommit: string;
  /** The record that is to come. */
  readonly record: DraftedRecord;
}

/** JSON with a line end. What has to be replaced says so; the format allows it as it is. */
export function newUpdate({ memoryRepository, run, sourceRepository, baseCommit, record }: NewUpdateInput): string {
  const update: MemoryUpdate = {
    $schema: "https://raw.githubusercontent.com/memory-steward/memory-steward/main/schemas/memory-update.schema.json",
    schema: "memory-steward.update/v1",
    memoryRepository,
    sourceRun: { id: run, repository: sourceRepository },
    baseCommit,
    rationale: "Say in one paragraph what was learned and why it is worth keeping.",
    evidence: [],
    changes: [
      {
        action: "upsert",
        reason: "Say why this record is right.",
        record: { id: record.id, ...record.members },
        ...(record.hasText && { body: `# ${PLACEHOLDER}\n` }),
      },
    ],
    redactionStatus: "not-checked",
  };
  return `${JSON.stringify(update, null, 2)}\n`;
}
