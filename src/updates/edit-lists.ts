/** Edits of records that stand in lists: each alone costs a reading of its whole document, so those of one document are made together. */
import { grouped } from "../memory/grouped.js";
import type { Pointer } from "../memory/place.js";
import type { StructuralEdit } from "../parse/edit-value.js";
import { SIDES, type Side, type WorkingFile } from "./working-file.js";

/** Edits of one record. */
export interface ListEdit {
  readonly file: WorkingFile;
  readonly document: number;
  /** In the order in which they are made. */
  readonly edits: (side: Side) => readonly StructuralEdit[];
  readonly sides: readonly Side[];
}

/** @returns sides on which the edits of a record are made; those that are not are left for a trial of its own. */
export function editLists<T extends ListEdit>(all: readonly T[]): ReadonlyMap<T, ReadonlySet<Side>> {
  const made = new Map<T, Set<Side>>(all.map((each) => [each, new Set()]));
  for (const group of byDocument(all)) {
    if (group.length < 2) continue;
    for (const side of SIDES) {
      // A side counts only behind those before it.
      const due = group.filter((each) => {
        const at = each.sides.indexOf(side);
        return at !== -1 && made.get(each)?.size === at;
      });
      for (const each of madeOf(due, side)) made.get(each)?.add(side);
    }
  }
  return made;
}

/** Of one document. Where they cannot be made together, each half is tried by itself. */
function madeOf<T extends ListEdit>(group: readonly T[], side: Side): readonly T[] {
  const [first, second] = group;
  if (!first || !second) return [];
  const edits = group.flatMap((each) => each.edits(side));
  if (edits.length <= MAX_EDITS_AT_ONCE && first.file.edit(side, first.document, edits)) return group;
  const middle = Math.ceil(group.length / 2);
  return [...madeOf(group.slice(0, middle), side), ...madeOf(group.slice(middle), side)];
}

/** So that a document is read a few times for thousands of them. */
const MAX_EDITS_AT_ONCE = 2000;

function byDocument<T extends Pick<ListEdit, "file" | "document">>(all: readonly T[]): Iterable<readonly T[]> {
  const files = grouped(all, ({ file }) => file);
  return [...files.values()].flatMap((ofFile) => [...grouped(ofFile, ({ document }) => document).values()]);
}

/** A record that comes back into a list. */
export interface ListItem {
  readonly file: WorkingFile;
  readonly document: number;
  readonly list: Pointer;
  readonly value: (side: Side) => unknown;
}

/** In their order, behind the others of their lists. @returns those that are not back on both sides. */
export function appendToLists<T extends ListItem>(all: readonly T[]): ReadonlySet<T> {
  const left = new Set<T>();
  for (const group of byDocument(all)) {
    const lists = grouped(group, ({ list }) => JSON.stringify(list));
    for (const items of lists.values()) for (const item of notBack(items)) left.add(item);
  }
  return left;
}

/** Of one list. What is not back on the first side does not come back on the other. */
function notBack<T extends ListItem>(items: readonly T[]): readonly T[] {
  let back = items;
  for (const side of SIDES) {
    const [first] = back;
    if (!first) break;
    const { file, document, list } = first;
    const done = file.appendItems(
      side,
      document,
      list,
      back.map((item) => item.value(side)),
    );
    back = back.filter((_, index) => done[index]);
  }
  const isBack = new Set(back);
  return items.filter((item) => !isBack.has(item));
}
