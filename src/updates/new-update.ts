/** An update artifact to be filled in. */
import type { MemoryUpdate } from "../generated/types/memory-update.js";
import type { FieldName, Shape } from "../layouts/layout.js";
import { recordPointer } from "../layouts/record-pointer.js";
import { utcSeconds } from "../memory/instant.js";
import { withValueAt } from "./with-value-at.js";

export interface NewUpdateInput {
  /** `owner/name`. */
  readonly memoryRepository: string;
  readonly run: string;
  /** `owner/name`. */
  readonly sourceRepository: string;
  /** Full id. */
  readonly baseCommit: string;
  readonly now: Date;
  /** Of the record that is to come; `prefix` is what ids of the kind begin with. */
  readonly record: {
    readonly kind: string;
    readonly prefix: string | undefined;
    readonly status: string;
    /** Where its fields are; under their own names where nothing tells. */
    readonly shape?: Shape | undefined;
    /** Whether a text stands below them, as in Markdown. */
    readonly hasText: boolean;
  };
  /** Of that record; where there are none, they are to be filled in too. */
  readonly owners: readonly string[];
}

/** JSON with a line end. What has to be replaced says so; the format allows it as it is. */
export function newUpdate({
  memoryRepository,
  run,
  sourceRepository,
  baseCommit,
  now,
  record,
  owners,
}: NewUpdateInput): string {
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
        record: {
          id: record.prefix === undefined ? "replace-me" : `${record.prefix}:replace-me`,
          ...placed(record.shape, {
            kind: record.kind,
            title: "Replace me",
            status: record.status,
            owners: owners.length > 0 ? [...owners] : ["team:replace-me"],
            updatedAt: utcSeconds(now),
          }),
        },
        ...(record.hasText ? { body: "# Replace me\n" } : {}),
      },
    ],
    redactionStatus: "not-checked",
  };
  return `${JSON.stringify(update, null, 2)}\n`;
}

/** Fields under their own names, or where a shape has them; those that it reads from elsewhere are left out, but for the kind. */
function placed(shape: Shape | undefined, fields: Partial<Record<FieldName, unknown>>): Record<string, unknown> {
  if (!shape) return { ...fields };
  let members: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields) as [FieldName, unknown][]) {
    const path = recordPointer(shape, name) ?? (name === "kind" ? ["kind"] : []);
    members = withValueAt(members, path, value);
  }
  return members;
}
