/** The key in the front matter of a note that was probably meant for its owners. */
import type { Gate } from "../../load/gate.js";
import type { LayoutClass } from "../../layouts/layout.js";
import { recordPointer } from "../../layouts/record-pointer.js";
import type { Pointer } from "../../memory/place.js";
import { isMapping, valueAt } from "../../memory/plain-data.js";
import { applyTextEdits, editOpenFile } from "../../parse/edit.js";
import { OpenFile } from "../../parse/open-file.js";
import { findMisspelt } from "../../rules/missing-fields.js";
import { ownKeys } from "../../rules/mistaken-keys.js";

export interface MisspeltOwners {
  readonly key: string;
  /** As the record's class calls the field. */
  readonly name: string;
  /** Of the key, from the front matter. */
  readonly pointer: Pointer;
}

/**
 * @param text of a note that names no owners.
 * @param layoutClass that takes the record.
 * @returns undefined where no key is near, or that key has a meaning of its own in records of the class and kind.
 */
export function misspeltOwners(
  text: string,
  kind: string,
  layoutClass: LayoutClass,
  gate: Gate,
): MisspeltOwners | undefined {
  const shape = layoutClass.shapes.at(-1);
  const place = recordPointer(shape, "owners");
  const name = place?.at(-1);
  if (!shape || !place || name === undefined) return undefined;
  const beside = valueAt(opened(text).content(0)?.value, place.slice(0, -1));
  if (!isMapping(beside) || beside[name] !== undefined) return undefined;
  const isOwn = ownKeys(kind, shape, layoutClass, gate);
  const names = (value: unknown): boolean => typeof value === "string" || Array.isArray(value);
  const found = findMisspelt(
    name,
    Object.keys(beside).filter((key) => !isOwn(key) && names(beside[key])),
  );
  return found && { key: found.key, name, pointer: [...place.slice(0, -1), found.key] };
}

/** The text with the key called what was meant; unchanged where it cannot be renamed without changing something else. */
export function withOwnersRenamed(text: string, { pointer, name }: MisspeltOwners): string {
  const file = opened(text);
  const edit = editOpenFile(file, 0, { kind: "rename-key", pointer, key: name });
  return edit ? applyTextEdits(file.text, [edit]) : text;
}

function opened(text: string): OpenFile {
  return new OpenFile("note.md", "markdown", Buffer.from(text));
}
