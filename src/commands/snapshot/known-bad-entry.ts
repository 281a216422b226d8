/** Writes an entry into snapshots/known-bad.yaml, or ends one that has no end yet, and keeps what people wrote around it. */
import type { KnownBadFile } from "../../generated/types/known-bad.js";
import type { ResolvedLayout } from "../../layouts/layout.js";
import type { StructuralEdit } from "../../parse/edit-value.js";
import type { Tree } from "../../memory/tree.js";
import { readFile } from "../../memory/tree.js";
import { filesAt } from "../../memory/tree-lookup.js";
import { UserError } from "../../memory/user-error.js";
import { applyTextEdits, editToText } from "../../parse/edit.js";
import { KNOWN_BAD_PATH } from "../../snapshots/known-bad.js";
import type { RevertedFile } from "../../updates/revert-change.js";

/** @throws UserError where the list is written in a way that cannot be added to. */
export async function withEntry(
  tree: Tree,
  layout: ResolvedLayout,
  known: KnownBadFile | undefined,
  entry: object,
): Promise<RevertedFile> {
  const count = known?.knownBad.length ?? 0;
  return editList(
    tree,
    layout,
    count > 0
      ? { kind: "set", pointer: ["knownBad", count], value: entry }
      : { kind: "set", pointer: ["knownBad"], value: [entry] },
    count > 0 ? undefined : withLostComments,
  );
}

/** @param index of an entry of commits without an end. @param to full id of the last bad commit. */
export async function withEnd(tree: Tree, layout: ResolvedLayout, index: number, to: string): Promise<RevertedFile> {
  return editList(tree, layout, { kind: "set", pointer: ["knownBad", index, "commits", "to"], value: to });
}

async function editList(
  tree: Tree,
  layout: ResolvedLayout,
  edit: StructuralEdit,
  mended = (_before: string, after: string) => after,
): Promise<RevertedFile> {
  const path = layout.root + KNOWN_BAD_PATH;
  const [found] = await filesAt(new Set([path]), tree);
  const before = found && (await readFile(tree, found));
  const bytes = before ?? Buffer.from(HEAD);
  const made = editToText(path, "yaml", bytes, { path, document: 0 }, edit);
  if (!made) {
    throw new UserError(`${path} cannot be edited.`, "Write its list on lines of its own, one entry under the other");
  }
  const text = Buffer.from(bytes).toString("utf8");
  return { path, before, bytes: Buffer.from(mended(text, applyTextEdits(text, [made]))) };
}

/** What is written within the brackets of an empty list goes with them: it is said above the list then. */
function withLostComments(before: string, after: string): string {
  const kept = new Set(commentsOf(after));
  const lost = commentsOf(before).filter((comment) => !kept.has(comment));
  const at = Math.max(after.search(/^["']?knownBad\b/m), 0);
  const end = before.includes("\r\n") ? "\r\n" : "\n";
  return after.slice(0, at) + lost.map((comment) => comment + end).join("") + after.slice(at);
}

/** Of a file with an empty list: what else holds a `#` there, its `$schema`, is never lost. */
function commentsOf(text: string): string[] {
  return text.match(/#[^\r\n]*/g) ?? [];
}

const HEAD =
  "# States of the memory that nobody should use any more. Nothing that exists is changed by it.\nknownBad:\n";
