/** Names of snapshot tags (decision 1): `memory/snapshots/<UTC basic time>`, with `-<7 of its commit>` where that is taken. */
import { parseInstant } from "../memory/instant.js";
import type { Ref } from "../memory/history.js";

export const SNAPSHOT_FOLDER = "memory/snapshots/";
export const SNAPSHOT_REFS = `refs/tags/${SNAPSHOT_FOLDER}`;

/** Without the folder. Git forbids colons in names. */
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z(?:-([0-9a-f]{7}))?$/;

/** @param time a whole second, `2026-05-08T09:30:00Z`. @param commit given where the plain name is taken. */
export function snapshotName(time: string, commit?: string): string {
  return `${SNAPSHOT_FOLDER}${time.replaceAll(":", "")}${commit === undefined ? "" : `-${commit.slice(0, 7)}`}`;
}

/** Whether a tag has the name that a snapshot of this time and commit may have. */
export function isNameOf(tag: string, time: string, commit: string): boolean {
  return tag === snapshotName(time) || tag === snapshotName(time, commit);
}

/** The time in a tag's name, in milliseconds since 1970; undefined where it is no snapshot's name. */
export function timeInName(tag: string): number | undefined {
  if (!tag.startsWith(SNAPSHOT_FOLDER)) return undefined;
  const [, date, hour, minute, second] = NAME.exec(tag.slice(SNAPSHOT_FOLDER.length)) ?? [];
  if (date === undefined) return undefined;
  return parseInstant(`${date}T${hour ?? ""}:${minute ?? ""}:${second ?? ""}Z`)?.time;
}

/** Names of the tags below `memory/snapshots/`, whatever they are. */
export function snapshotTagNames(refs: readonly Ref[]): ReadonlySet<string> {
  return new Set(refs.flatMap(({ name }) => (name.startsWith(SNAPSHOT_REFS) ? name.slice("refs/tags/".length) : [])));
}
