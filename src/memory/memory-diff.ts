/** The difference of two commits as a steward tells it: records, their fields, edges and the words they are judged by. */
import type { PictureEdge } from "./change-picture.js";
import type { FileChange } from "./change.js";
import type { OntologyChange } from "./ontology-change.js";

/** `moved`: it says the same in another file. `unreadable`: its file could be read before and cannot be read now. */
export type RecordState = "added" | "removed" | "renamed" | "moved" | "changed" | "unreadable";

/**
 * Fields are named by their keys from the record, `attributes.owner`; `$body` is the text below the front matter,
 * `$declarations` the files that declare it, where one of several came or went.
 * - `value`: the values as text, at most `VALUE_LIMIT` characters, in quotes where a text would look like the other side or like
 *   nothing; a side that has none is absent
 * - `list`: what came and what went; both empty where the order alone differs
 * - `text`: a long text, by the number of its lines that came and went
 * - `withheld`: of a restricted record, by name alone
 */
export type FieldChange = { readonly field: string; readonly role?: "status" | "updatedAt" } & (
  | { readonly kind: "value"; readonly before?: string; readonly after?: string }
  | {
      readonly kind: "list";
      readonly added: readonly string[];
      readonly removed: readonly string[];
      readonly more: number;
    }
  | { readonly kind: "text"; readonly added: number; readonly removed: number }
  | { readonly kind: "withheld" }
);

/** UTF-16 code units of a value, an ellipsis included. */
export const VALUE_LIMIT = 300;

export interface RecordDiff {
  readonly id: string;
  readonly state: RecordState;
  /** Of the record as it is now, or was last. */
  readonly kind?: string;
  readonly title?: string;
  /** Absent where it is restricted, as title, values and the former path are. */
  readonly path?: string;
  /** Where it stood before, if elsewhere. */
  readonly formerPath?: string;
  /** Its id before, where it is renamed. */
  readonly formerId?: string;
  /** Where the record is there on both sides and its status is not the same. */
  readonly status?: { readonly before?: string; readonly after?: string };
  readonly fields: readonly FieldChange[];
  /** Number of further fields that differ. */
  readonly moreFields: number;
  /** A record that says so before or after (`restrictedRecords`): its id and the names of its fields are told. */
  readonly restricted: boolean;
}

export interface DiffSide {
  /** What a person calls it. */
  readonly label: string;
  /** Full id, where it is a commit. */
  readonly commit?: string;
}

export interface MemoryDiff {
  readonly before: DiffSide;
  readonly after: DiffSide;
  /** Sorted by id. */
  readonly records: readonly RecordDiff[];
  /** Written edges between records that came, went or broke, sorted by from, kind and target. */
  readonly edges: readonly PictureEdge[];
  readonly ontology?: OntologyChange;
  /** Files that differ without a record in them that does, sorted by path. */
  readonly otherFiles: readonly FileChange[];
}

export interface StatusMove {
  /** Absent where the record had none. */
  readonly before?: string;
  readonly after?: string;
  readonly ids: readonly string[];
}

/** Records whose status differs, by the move, the commonest first. */
export function statusMoves({ records }: Pick<MemoryDiff, "records">): StatusMove[] {
  const moves = new Map<string, { before?: string; after?: string; ids: string[] }>();
  for (const { id, status } of records) {
    if (!status) continue;
    const key = JSON.stringify([status.before ?? null, status.after ?? null]);
    const move = moves.get(key);
    if (move) move.ids.push(id);
    else moves.set(key, { ...status, ids: [id] });
  }
  return [...moves.entries()]
    .sort(([a, left], [b, right]) => right.ids.length - left.ids.length || (a < b ? -1 : 1))
    .map(([, move]) => move);
}
