/** Takes the change of one record back where it went on since: field by field. */
import type { Inspected } from "../layouts/extract.js";
import type { Pointer } from "../memory/place.js";
import { isSame, threeWay, type ThreeWay } from "../memory/three-way.js";
import type { StructuralEdit } from "../parse/edit-value.js";
import type { BothSides, ChangedFile } from "./changed-file.js";
import { editLists } from "./edit-lists.js";
import { withTimeOf } from "./keyed-records.js";
import { mergeLines } from "./merge-lines.js";
import type { Present } from "./present-record.js";
import { editsBetween, type ListEdits } from "./value-edits.js";
import { bodyOf, SIDES, type Side } from "./working-file.js";

interface FieldsInput {
  readonly before: Inspected;
  readonly after: Inspected;
  readonly present: Present;
  readonly changed: BothSides;
  readonly conflict: (path: string, reason: string, field?: string) => void;
  /** Sides on which the record is edited already. */
  readonly edited?: ReadonlySet<Side> | undefined;
}

/** What taking a change of one record back makes of it. */
class RevertedFields {
  readonly merged: ThreeWay;
  readonly #inspected: Inspected;

  constructor(before: Inspected, after: Inspected, inspected: Inspected) {
    const [is, was] = withTimeOf(inspected, after.value, before.value);
    this.merged = threeWay(is, inspected.value, was, { texts: textsByLine });
    this.#inspected = inspected;
  }

  edits(side: Side, lists: ListEdits): readonly StructuralEdit[] {
    const { value, declaration } = this.#inspected;
    return editsBetween(value, side === "now" ? this.merged.value : this.merged.wanted, declaration.root, lists);
  }
}

/**
 * Takes changes of records back that stand in lists, those of one document together.
 * @returns sides on which each is edited, by what the record is now.
 */
export function editRecordsOfLists(
  changes: readonly Pick<FieldsInput, "before" | "after" | "present">[],
): ReadonlyMap<Inspected, ReadonlySet<Side>> {
  const edits = changes.flatMap(({ before, after, present: { file, inspected } }) => {
    const { document, root } = inspected.declaration;
    if (root.length === 0 || isSame(before.value, after.value)) return [];
    const fields = new RevertedFields(before, after, inspected);
    return [{ inspected, file, document, edits: (side: Side) => fields.edits(side, "members"), sides: SIDES }];
  });
  return new Map([...editLists(edits)].map(([{ inspected }, sides]) => [inspected, sides]));
}

/** @returns false, and a conflict told, where the text of the present cannot be edited. */
export function revertFields({ before, after, present, changed, conflict, edited }: FieldsInput): boolean {
  const { file, inspected } = present;
  const { document } = inspected.declaration;
  const { path } = file.form;
  const fields = new RevertedFields(before, after, inspected);
  const done = SIDES.every((side) => {
    const edit = (lists: ListEdits) => file.edit(side, document, fields.edits(side, lists));
    return edited?.has(side) === true || edit("members") || edit("whole");
  });
  if (!done) {
    conflict(path, "its text cannot be edited field by field");
    return false;
  }
  for (const { pointer } of fields.merged.conflicts) conflict(path, "it was changed again since", fieldOf(pointer));
  if (file.form.format !== "markdown" || !changed.before || !changed.after) return true;
  const [old, bad] = [bodyOf(changed.form, changed.before), bodyOf(changed.form, changed.after)];
  const now = bodyOf(file.form, Buffer.from(file.before));
  const body = mergeLines(bad, now, old) ?? { value: now, wanted: old, isClean: false };
  file.setBody("now", body.value);
  file.setBody("wanted", body.wanted);
  if (!body.isClean) conflict(path, "its text was changed again since in the same lines", "text");
  return true;
}

/** Only texts of several lines: in others the line is the whole. */
function textsByLine(base: string, now: string, wanted: string): ReturnType<typeof mergeLines> {
  return [base, now, wanted].every((text) => text.trimEnd().includes("\n")) ? mergeLines(base, now, wanted) : undefined;
}

/** What the record was before the change, for a person to choose. @param from the file that it stood in then. */
export function replaceWhole({ file, inspected }: Present, before: Inspected, from: ChangedFile): void {
  const { document, root } = inspected.declaration;
  if (!from.before || root.length > 0 || from.form.format !== file.form.format) return;
  file.replaceDocument("wanted", document, from.documentBefore(before.declaration.document));
}

function fieldOf(pointer: Pointer): string {
  return pointer.map(String).join(".");
}
