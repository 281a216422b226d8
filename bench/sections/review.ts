/** The review of proposals: what one more costs, and what ten cost end to end beside a check of the memory. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emptyNode, stewardRow, type Context } from "../context.js";
import { planMemory } from "../corpus/plan.js";
import type { Corpus } from "../corpus/prepare.js";
import { renderRecord } from "../corpus/render.js";
import type { Run } from "../measure.js";
import type { Group, Row } from "../rows.js";

/** Proposals of one file: the difference between the first and the last tells what one more costs. */
export const PROPOSALS = [1, 10, 101] as const;

export function reviewKey(proposals: number): string {
  return `review-${proposals}`;
}

export function reviewGroups(context: Context, cache: string, seed: number): Group[] {
  return context.corpora.map((corpus) => reviews(context, corpus, join(cache, "review"), seed));
}

function reviews(context: Context, { directory, records, files }: Corpus, folder: string, seed: number): Group {
  mkdirSync(folder, { recursive: true });
  return {
    section: "review",
    title: `Review, ${records.toLocaleString("en")} records`,
    records,
    floor: "check",
    rows: [
      emptyNode(context),
      stewardRow(context, ["check", directory, "--format", "json"], {
        key: "check",
        name: "**memory-steward check** `--format json`, secrets sought as well",
        files,
        exits: [0],
      }),
      ...PROPOSALS.map((proposals): Row => {
        const file = join(folder, `${records}-${proposals}.yaml`);
        writeFileSync(file, proposalsText(records, seed, proposals));
        const named = ["--as", "graph/proposals.yaml", "--format", "json"];
        return stewardRow(context, ["review", file, directory, ...named], {
          key: reviewKey(proposals),
          name: `**memory-steward review**, ${proposals} ${proposals === 1 ? "proposal" : "proposals"}`,
          files,
          exits: [0],
          fault: (run) => reviewFault(run, proposals),
        });
      }),
    ],
  };
}

/** Every other one a copy of a record, the rest other texts under a known title. */
function proposalsText(records: number, seed: number, proposals: number): string {
  const known = planMemory({ records, seed }).records.filter(({ kind }) => kind.format === "yaml");
  const documents = Array.from({ length: proposals }, (_, at) => {
    const record = known[Math.floor((at * known.length) / proposals)];
    if (!record) throw new Error("a memory without YAML records");
    const own = { ...record, id: `${record.kind.prefix}:proposed-${at}` };
    return renderRecord(own, at % 2 === 0 ? seed : seed + 1);
  });
  return documents.join("---\n");
}

function reviewFault({ stdout }: Run, proposals: number): string | undefined {
  const said = stdout.match(/"handling": ?"/g)?.length ?? 0;
  return said === proposals ? undefined : `${said} reviews instead of ${proposals}`;
}
