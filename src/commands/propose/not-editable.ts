/** Why fields of a record cannot be set in its file: mostly since the file gives one value to several of them. */
import type { Refusal } from "../../memory/judged-update.js";
import { OpenFile } from "../../parse/open-file.js";
import { formatOf } from "../../parse/parse-file.js";
import type { TreeNode } from "../../parse/tree.js";
import { refusal } from "../../updates/refusal.js";

/** @param bytes of the file as it is now. */
export function notEditable(path: string, bytes: Uint8Array, change: number): Refusal {
  const tree = new OpenFile(path, formatOf(path) ?? "yaml", bytes).tree(0);
  const why =
    tree && hasAlias(tree)
      ? 'the file gives one value to several fields, by an anchor of YAML ("&name", "*name"), and all of them would change'
      : "something else in the text of its file would change with them";
  return refusal("NOT_EDITABLE", `Change ${change} sets fields that cannot be set alone: ${why}.`, { change });
}

function hasAlias({ kind, entries }: TreeNode): boolean {
  return kind === "alias" || entries.some(({ value }) => hasAlias(value));
}
