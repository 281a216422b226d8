/** Takes back what a change did to some records alone, named by their ids: the rest of the change stays. */
import type { Memory } from "../../load/read-memory.js";
import type { Change } from "../../memory/change.js";
import { nearestName } from "../../memory/nearest-name.js";
import { UserError } from "../../memory/user-error.js";
import { someOf } from "../../rules/phrases.js";
import { touchedRecords } from "../publish/touched-records.js";

export interface NamedRecords {
  /** Of the paths given, those of files that held one of the records before the change or after it. */
  readonly paths: readonly string[];
  /** The records, each under its former id too where the change renamed it. */
  readonly ids: ReadonlySet<string>;
}

/**
 * @param named ids, as before the change or as after it.
 * @param paths of files that the change touched.
 * @throws UserError where the change did not touch one of them, or touched another record of the same file: files are taken
 *   back as they are, so that it would go back as well.
 */
export function namedRecords(
  named: readonly string[],
  paths: readonly string[],
  change: Change,
  [was, is]: readonly [Memory, Memory],
): NamedRecords {
  const idsAt = (path: string) =>
    [was, is].flatMap(({ files }) => files.get(path)?.declarations ?? []).flatMap(({ id }) => id ?? []);
  const ids = withFormerIds(named, change);
  const all = paths.map((path) => ({ path, ids: idsAt(path) }));
  const known = new Set(all.flatMap((file) => file.ids));
  for (const id of named) if (!known.has(id)) throw untouched(id, change, known);
  const chosen = all.filter((file) => file.ids.some((id) => ids.has(id)));
  const touched = new Set(touchedRecords(change).map(({ id }) => id));
  const others = new Set(chosen.flatMap((file) => file.ids.filter((id) => touched.has(id) && !ids.has(id))));
  if (others.size > 0) {
    throw new UserError(
      `The change also touched ${someOf(others)} in the same file, so that what is named cannot be taken back alone.`,
      "Name these with --record too, or edit the file by hand",
    );
  }
  return { paths: chosen.map(({ path }) => path), ids };
}

function withFormerIds(named: readonly string[], { vanished }: Change): ReadonlySet<string> {
  const ids = new Set(named);
  for (const { before, renamedTo } of vanished) {
    if (!renamedTo || !(ids.has(before.id) || ids.has(renamedTo.id))) continue;
    ids.add(before.id);
    ids.add(renamedTo.id);
  }
  return ids;
}

function untouched(id: string, change: Change, known: ReadonlySet<string>): UserError {
  const near = nearestName(id, known);
  const touched = touchedRecords(change).map((record) => record.id);
  const advice = near
    ? `Was ${JSON.stringify(near.name)} meant?`
    : touched.length > 0
      ? `It touched ${someOf(touched)}.`
      : "It touched no record: leave --record out.";
  return new UserError(`The change did not touch the record ${JSON.stringify(id)}.`, advice);
}
