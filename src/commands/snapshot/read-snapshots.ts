/** The snapshots that a clone holds, and what is known to be bad. */
import type { KnownBadFile } from "../../generated/types/known-bad.js";
import type { Gate } from "../../load/gate.js";
import { GateFiles } from "../../load/gate-files.js";
import { obstacleMessage } from "../../load/unread-files.js";
import { counted } from "../../memory/counted.js";
import type { History, Line, Ref } from "../../memory/history.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { chainOf, type Chain } from "../../snapshots/chain.js";
import { idleEntries, impossibleEntries, type KnownStates } from "../../snapshots/idle-entries.js";
import { KNOWN_BAD_PATH } from "../../snapshots/known-bad.js";
import { SNAPSHOT_REFS } from "../../snapshots/tag-name.js";
import { strayMessage, straySnapshotFiles } from "./stray-snapshot-files.js";

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

export interface ReadKnownBad {
  /** Undefined where there is no such file. */
  readonly file: KnownBadFile | undefined;
  /** What the file does not do although its author may have meant it to, in sentences. */
  readonly warnings: readonly string[];
}

/**
 * @param states what the clone knows of the states that the file names; undefined where that is not asked.
 * @throws UserError where it cannot be read: what is known to be bad must not be given out by accident.
 */
export async function readKnownBad(tree: Tree, { layout }: Gate, states?: KnownStates): Promise<ReadKnownBad> {
  const files = new GateFiles(tree);
  const path = layout.root + KNOWN_BAD_PATH;
  const obstacle = await files.obstacle(path);
  if (obstacle) throw new UserError(obstacleMessage(obstacle, path), `Put a plain file in its place. ${UNKNOWN}`);
  const strays = (await straySnapshotFiles(files, layout.root)).filter(({ meant }) => meant === path).map(strayMessage);
  if (!(await files.has(path))) return { file: undefined, warnings: strays };
  const file = await files.readRequired(path, "knownBad", "list of what is known to be bad", UNKNOWN);
  const idle = states ? [...impossibleEntries(file), ...(await idleEntries(file, states))] : [];
  // One for all of them: each question for a place by itself would read the file again.
  const locator = idle.length > 0 ? await files.locatorOf(path) : undefined;
  const warnings = idle.slice(0, MAX_WARNINGS).map(({ pointer, message }) => {
    const line = locator?.range({ path, document: 0, pointer }).start.line ?? 1;
    return `${path}:${line}: ${message}`;
  });
  const rest = idle.length - warnings.length;
  const more =
    rest > 0 ? [`${path}: ${counted(rest, "more entry", "more entries")} of no effect; the check lists them.`] : [];
  return { file, warnings: [...strays, ...warnings, ...more] };
}

/** Of entries that do nothing: they are told with each answer. */
const MAX_WARNINGS = 20;

const UNKNOWN = "As long as it cannot be read, nobody knows what is known to be bad.";
