/** The check in four shards: what each costs of the single run, and whether the merge says the same. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { stewardRow, type Context } from "../context.js";
import type { Corpus } from "../corpus/prepare.js";
import type { Group, Row } from "../rows.js";

const SHARDS = 4;

/** One time for all, since the shards are run one after the other. */
const AS_OF = ["--as-of", "2026-07-01T00:00:00Z"];

/** Each shard searches its own files: the price of that is told beside the full check. */
const NO_SECRETS = "--no-secrets";

export const SHARD_KEYS = Array.from({ length: SHARDS }, (_, index) => `shard-${index + 1}`);

/** @param cache folder that the parts are written to. */
export function shardGroups(context: Context, cache: string): Group[] {
  return context.corpora.map((corpus) => shardGroup(context, corpus, join(cache, `parts-${corpus.records}`)));
}

function shardGroup(context: Context, { directory, records, files }: Corpus, folder: string): Group {
  mkdirSync(folder, { recursive: true });
  const part = (shard: number): string => join(folder, `part-${shard}.jsonl`);
  let single = "";
  const shards = SHARD_KEYS.map((key, index): Row => {
    const shard = ["--shard", `${index + 1}/${SHARDS}`, "--output", part(index + 1)];
    return stewardRow(context, ["check", directory, NO_SECRETS, ...AS_OF, ...shard], {
      key,
      name: `**memory-steward check --shard ${index + 1}/${SHARDS}** \`--no-secrets\``,
      exits: [0],
    });
  });
  const parts = SHARD_KEYS.map((_, index) => part(index + 1));
  return {
    section: "shards",
    title: `Check in ${SHARDS} shards, ${records.toLocaleString("en")} records`,
    records,
    floor: "check",
    rows: [
      stewardRow(context, ["check", directory, NO_SECRETS, ...AS_OF, "--format", "json"], {
        key: "check",
        name: "**memory-steward check** `--no-secrets --format json`, all in one run",
        files,
        exits: [0],
        fault: ({ stdout }) => {
          single = stdout;
          return stdout === "" ? "no report on standard output" : undefined;
        },
      }),
      ...shards,
      stewardRow(context, ["merge-reports", ...parts, "--dir", directory, NO_SECRETS, "--format", "json"], {
        key: "merge",
        name: "**memory-steward merge-reports** (same bytes as the single run: yes)",
        exits: [0],
        fault: ({ stdout }) => (stdout === single ? undefined : "same bytes as the single run: no"),
      }),
    ],
  };
}
