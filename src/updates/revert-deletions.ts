/** Cuts the records that a change brought out of their files. */
import type { Inspected } from "../layouts/extract.js";
import { editLists } from "./edit-lists.js";
import type { RevertConflict } from "./revert-conflict.js";
import type { Side, WorkingFile } from "./working-file.js";

/** A record to cut out of a file once all else is done there: places in the file are those of the present until then. */
export interface Deletion {
  readonly file: WorkingFile;
  readonly declaration: Inspected["declaration"];
  readonly sides: readonly Side[];
  /** Tells the lines that the change brought into the file from those that others did. */
  readonly isOfChange: (line: string) => boolean;
}

/** Cuts records out of their files, the last of each first. */
export function makeDeletions(deletions: readonly Deletion[]): RevertConflict[] {
  const sorted = lastFirst(deletions);
  const ofLists = sorted.flatMap((deletion) => {
    const { document, root } = deletion.declaration;
    const edits = () => [{ kind: "delete" as const, pointer: root }];
    return root.length > 0 ? [{ deletion, file: deletion.file, document, edits, sides: deletion.sides }] : [];
  });
  const made = new Map([...editLists(ofLists)].map(([{ deletion }, sides]) => [deletion, sides]));
  return sorted.flatMap((deletion): RevertConflict[] => {
    const { file, declaration, sides, isOfChange } = deletion;
    const { id = "", document, root } = declaration;
    const isCut = (side: Side) =>
      made.get(deletion)?.has(side) === true || file.delete(side, document, root, isOfChange);
    if (sides.every(isCut)) return [];
    return [{ path: file.form.path, record: id, reason: "it cannot be cut out of the text of the file" }];
  });
}

/** So that the places of those that are left to delete stay. */
function lastFirst(deletions: readonly Deletion[]): Deletion[] {
  const place = ({ declaration: { document, root } }: Deletion) => [document, Number(root.at(-1) ?? 0)] as const;
  return [...deletions].sort((a, b) => {
    const [left, right] = [place(a), place(b)];
    return right[0] - left[0] || right[1] - left[1];
  });
}
