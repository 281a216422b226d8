/** The index of a whole memory, as the job makes it that runs after each merge. */
import { checkJsonRow, readFloor, stewardRow, type Context } from "../context.js";
import type { Corpus } from "../corpus/prepare.js";
import type { Group } from "../rows.js";

export function indexGroups(context: Context): Group[] {
  return context.corpora.map((corpus) => indexOf(context, corpus));
}

function indexOf(context: Context, corpus: Corpus): Group {
  const { directory, records, files, bytes } = corpus;
  return {
    section: "index",
    title: `Index, ${records.toLocaleString("en")} records`,
    records,
    bytes,
    floor: "check-json",
    rows: [
      readFloor(context, directory, files),
      checkJsonRow(context, corpus),
      stewardRow(context, ["reindex", "--check", directory], {
        key: "reindex",
        name: "**memory-steward reindex --check** where there is no index yet: makes it and writes nothing",
        files,
        exits: [1],
        fault: ({ stdout }) => (stdout.includes("There is no index") ? undefined : "an index was there"),
      }),
    ],
  };
}
