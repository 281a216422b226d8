/** The index of a whole memory, as the job makes it that runs after each merge. */
import { readFloor, reportFault, stewardRow, type Context } from "../context.js";
import type { Corpus } from "../corpus/prepare.js";
import type { Group } from "../rows.js";

export function indexGroups(context: Context): Group[] {
  return context.corpora.map((corpus) => indexOf(context, corpus));
}

function indexOf(context: Context, { directory, records, files, bytes }: Corpus): Group {
  return {
    section: "index",
    title: `Index, ${records.toLocaleString("en")} records`,
    records,
    bytes,
    floor: "check",
    rows: [
      readFloor(context, directory, files),
      stewardRow(context, ["check", directory, "--no-secrets", "--format", "json"], {
        key: "check",
        name: "**memory-steward check** `--no-secrets --format json`",
        files,
        exits: [0],
        fault: (run) => reportFault(run, { ids: records, errors: 0 }),
      }),
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
