/** The text of `snapshots/known-bad.yaml`: reads its list for a new entry, adds the entry, or ends one that has no end yet. */
import type { KnownBadFile } from "../../generated/types/known-bad.js";
import type { Gate } from "../../load/gate.js";
import type { Tree } from "../../memory/tree.js";
import { readFile } from "../../memory/tree.js";
import { filesAt } from "../../memory/tree-lookup.js";
import type { StructuralEdit } from "../../parse/edit-value.js";
import { KNOWN_BAD_PATH } from "../../snapshots/known-bad.js";
import type { EditedFile } from "../../updates/revert-change.js";
import { editedList, saysNothing, withItem, type ListFile } from "../check/list-file.js";
import { readKnownBad } from "../snapshot/read-snapshots.js";

/** What an entry marks: a snapshot by the full name of its tag, or commits by their full ids, all later ones where no last is named. */
export type BadState =
  | { readonly snapshot: string }
  | { readonly commits: { readonly from: string; readonly to?: string } };

export interface KnownBadText {
  readonly path: string;
  /** Undefined where there is no such file. */
  readonly bytes: Uint8Array | undefined;
  readonly entries: KnownBadFile["knownBad"];
}

/**
 * A file in which nothing stands but comments is an empty list here, where an entry is added. Whoever asks what is known to
 * be bad is refused, since the file may have been emptied by accident.
 * @throws UserError where it cannot be read.
 */
export async function readKnownBadText(tree: Tree, gate: Gate): Promise<KnownBadText> {
  const path = gate.layout.root + KNOWN_BAD_PATH;
  const [found] = await filesAt(new Set([path]), tree);
  const bytes = found && (await readFile(tree, found));
  if (bytes && saysNothing(textOf(bytes), LIST)) return { path, bytes, entries: [] };
  const { file } = await readKnownBad(tree, gate);
  return { path, bytes, entries: file?.knownBad ?? [] };
}

/** @throws UserError where the list has a form that nothing can be added to. */
export function withEntry({ path, bytes, entries }: KnownBadText, entry: object): EditedFile {
  const text = withItem({ path, text: bytes && textOf(bytes), count: entries.length }, LIST, entry);
  return { path, before: bytes, bytes: Buffer.from(text) };
}

/**
 * @param index of an entry of commits without an end.
 * @param to full id of the last bad commit.
 * @throws UserError as `withEntry`.
 */
export function withEnd({ path, bytes }: KnownBadText, index: number, to: string): EditedFile {
  const text = bytes ? textOf(bytes) : "";
  const edit: StructuralEdit = { kind: "set", pointer: ["knownBad", index, "commits", "to"], value: to };
  return { path, before: bytes, bytes: Buffer.from(editedList(path, text, edit)) };
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("utf8");
}

const LIST: ListFile = {
  member: "knownBad",
  head: "# States of the memory that nobody should use any more. Nothing that exists is changed by it.\nknownBad:\n",
};
