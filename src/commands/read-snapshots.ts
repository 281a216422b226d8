/** The snapshots that a clone holds, and what is known to be bad. */
import type { KnownBadFile } from "../generated/types/known-bad.js";
import type { Gate } from "../load/gate.js";
import { GateFiles } from "../load/gate-files.js";
import type { History, Line, Ref } from "../memory/history.js";
import type { Tree } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { chainOf, type Chain } from "../snapshots/chain.js";
import { KNOWN_BAD_PATH } from "../snapshots/known-bad.js";
import { SNAPSHOT_REFS } from "../snapshots/tag-name.js";

/** @param line of the default branch. */
export async function readChain(history: History, refs: readonly Ref[], line: Line): Promise<Chain> {
  const tags = refs.filter(({ name }) => name.startsWith(SNAPSHOT_REFS));
  const annotated = tags.filter(({ isAnnotated }) => isAnnotated);
  const texts = await history.tagTexts(annotated.map(({ object }) => object));
  const textOf = new Map(annotated.map(({ name }, index) => [name, texts[index]]));
  return chainOf(
    tags.map(({ name, object }) => ({ tag: name.slice("refs/tags/".length), object, text: textOf.get(name) })),
    line,
  );
}

/**
 * @returns undefined where there is no such file.
 * @throws UserError where it cannot be read: what is known to be bad must not be given out by accident.
 */
export async function readKnownBad(tree: Tree, { layout }: Gate): Promise<KnownBadFile | undefined> {
  const files = new GateFiles(tree);
  const path = layout.root + KNOWN_BAD_PATH;
  if (!(await files.has(path))) return undefined;
  const file = await files.readValid<KnownBadFile>(path, "knownBad");
  if (file) return file;
  throw new UserError(
    files.problems[0]?.message ?? `${path} cannot be read.`,
    "Mend it: as long as it cannot be read, nobody knows what is known to be bad",
  );
}
