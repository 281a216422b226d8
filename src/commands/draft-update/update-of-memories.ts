/** Extracted memories as an update: each becomes a proposed record of the memory's own layout. */
import type { Memory } from "../../generated/types/extracted-memories.js";
import { DAY, timeOfText, utcDay } from "../../memory/instant.js";
import type { DraftedUpdate } from "../../memory/run-events.js";
import { readEntries } from "../../updates/read-entries.js";
import { UpdateDraft, type DraftInput } from "./drafted-update.js";

const MAX_SCOPES = 5;
const DAYS_OF_WORKING = 7;

export async function updateOfMemories(bytes: Uint8Array, input: DraftInput): Promise<DraftedUpdate> {
  const read = await readEntries(bytes, { kind: "extractedMemories", list: "memories", lines: false });
  if (!("value" in read)) return { text: undefined, changes: 0, faults: read, notes: [] };
  const { memories } = read.value;
  const draft = await UpdateDraft.start(input);
  for (const [index, memory] of memories.entries()) {
    const where = `memories[${index}]`;
    const scope = scopeOf(memory.files ?? []);
    const expires = memory.expires ?? (memory.type === "working" ? afterDays(memory.created, input.now) : undefined);
    const updatedAt = timeOf(memory.updated ?? memory.created);
    draft.add(where, {
      type: memory.type,
      title: memory.title,
      summary: memory.summary,
      body: memory.detail,
      reason: `Extracted from the run: a ${memory.type} of ${memory.importance} importance.`,
      tags: memory.tags ?? [],
      ...(updatedAt !== undefined && { updatedAt }),
      offered: { importance: memory.importance },
      members: { ...(scope.length > 0 && { path_scope: scope }), ...(expires !== undefined && { expires }) },
    });
    if (memory.status !== undefined && memory.status !== "candidate") {
      draft.note(where, `asks for the status ${memory.status}; it is proposed like any other`);
    }
  }
  return draft.finish(`What an extractor kept of the run ${input.source.sourceRun.id}: ${countOf(memories)}.`);
}

function countOf({ length }: readonly Memory[]): string {
  return length === 1 ? "one memory" : `${length} memories`;
}

/** Folders of the files: where a memory holds. */
function scopeOf(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => {
    const path = file.trim().replaceAll("\\", "/").replace(/^\.\//, "");
    const slash = path.lastIndexOf("/");
    return slash > 0 && !path.split("/").includes("..") ? [`${path.slice(0, slash)}/**`] : [];
  });
  return [...new Set(folders)].sort().slice(0, MAX_SCOPES);
}

/** A day begins at midnight UTC. */
function timeOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  return written.includes("T") ? written : `${written}T00:00:00Z`;
}

function afterDays(created: string | undefined, now: Date): string {
  const from = created === undefined ? now.getTime() : timeOfText(timeOf(created) ?? "");
  const start = Number.isNaN(from) ? now.getTime() : from;
  return utcDay(start + DAYS_OF_WORKING * DAY);
}
