/** Merges a newer proposal into a branch that people have worked on: what they wrote stays. */
import type { FieldConflict } from "../memory/judged-update.js";
import type { Pointer } from "../memory/place.js";
import { sameBytes } from "../memory/same-bytes.js";
import { mergeIntoFile } from "./merge-into-file.js";
import type { FileForm } from "./working-file.js";

/** One file; undefined where a side has none. */
export interface BranchSides {
  readonly path: string;
  /** As the steward left it. */
  readonly left: Uint8Array | undefined;
  /** As the branch has it now. */
  readonly head: Uint8Array | undefined;
  /** As the newer proposal would have it on main. */
  readonly wanted: Uint8Array | undefined;
  /** As in `FieldSides`. */
  readonly time?: Pointer | undefined;
  /** Undefined where the layout reads no records in the file. */
  readonly form?: FileForm | undefined;
}

export interface MergedIntoBranch {
  readonly bytes: Uint8Array | undefined;
  /** Where the branch's value stays: `main` is that value. */
  readonly conflicts: readonly FieldConflict[];
}

export function mergeIntoBranch({ path, left, head, wanted, time, form }: BranchSides): MergedIntoBranch {
  if (sameBytes(head, left) || sameBytes(head, wanted)) return { bytes: wanted, conflicts: [] };
  if (sameBytes(wanted, left)) return { bytes: head, conflicts: [] };
  const merged =
    head && wanted && mergeIntoFile(path, { main: head, base: left, propose: { bytes: wanted }, time, form });
  if (merged) return { bytes: merged.after, conflicts: merged.conflicts };
  return { bytes: head, conflicts: [{ field: "file", main: textOf(head), proposed: textOf(wanted) }] };
}

function textOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && new TextDecoder().decode(bytes);
}
