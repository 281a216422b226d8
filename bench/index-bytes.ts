/** How many bytes of the index one changed record rewrites: `npx tsx bench/index-bytes.ts --records 100000`. */
import { pathToFileURL } from "node:url";
import { parseOptions, runProgram, wholeNumber } from "./arguments.js";
import { makeIndex } from "../src/commands/reindex/make-index.js";
import { indexChanges } from "../src/commands/reindex/index-changes.js";
import { MemoryTree } from "../__tests__/support/memory-tree.js";
import { planMemory, type CorpusOptions } from "./corpus/plan.js";
import { renderRecord } from "./corpus/render.js";
import { indexTexts } from "../__tests__/support/index-texts.js";

/** Some records are stale by then, so that there are findings and deadlines. */
const MADE_AT = new Date("2025-07-01T00:00:00Z");

interface Rewritten {
  readonly change: string;
  readonly files: number;
  readonly bytes: number;
}

export interface IndexBytes {
  readonly files: number;
  readonly bytes: number;
  readonly rewritten: readonly Rewritten[];
}

export async function indexBytes(options: CorpusOptions, log: (line: string) => void): Promise<IndexBytes> {
  const files: Record<string, string> = { "memory-steward.yml": "layout: company-brain\nstaleAfterDays: 365\n" };
  const { records } = planMemory(options);
  for (const record of records) files[record.path] = renderRecord(record, options.seed);
  const path = records.find(({ kind }) => kind.format === "markdown")?.path ?? "";
  const text = files[path] ?? "";
  const edits: Readonly<Record<string, string>> = {
    "a new title": text.replace(/^title: .*$/m, "title: Another title"),
    "another status and time": text
      .replace(/^status: .*$/m, "status: deprecated")
      .replace(/^updatedAt: .*$/m, "updatedAt: 2025-06-30T08:00:00Z"),
    "other owners, tags and references": text
      .replace(/^owners:\n.*$/m, `owners:\n  - ${records.findLast(({ kind }) => kind.name === "Team")?.id ?? ""}`)
      .replace(/^tags: .*$/m, "tags: [one, other]")
      .replace(/^related:$/m, `related:\n  mentions:\n    - ${records[1]?.id ?? ""}`),
    "everything of it, gone": "",
  };
  const base = await made(files);
  const rewritten: Rewritten[] = [];
  for (const [change, edited] of Object.entries(edits)) {
    const { [path]: _, ...others } = files;
    const after = await made(edited === "" ? others : { ...others, [path]: edited });
    const changes = await indexChanges(base.tree, after.index);
    const bytes = changes.reduce((sum, each) => sum + (each.bytes?.length ?? 0), 0);
    rewritten.push({ change, files: changes.length, bytes });
    log(`${change}: ${changes.length} files, ${bytes} bytes`);
  }
  const all = [...base.texts.values()];
  return { files: all.length, bytes: all.reduce((sum, each) => sum + Buffer.byteLength(each), 0), rewritten };
}

/** The index, and a tree in which it is committed. */
async function made(files: Readonly<Record<string, string>>) {
  const index = await makeIndex({ tree: new MemoryTree(files), root: "", gate: {}, source: { time: MADE_AT } });
  const texts = await indexTexts(index);
  return { index, texts, tree: new MemoryTree({ ...files, ...Object.fromEntries(texts) }) };
}

const USAGE = `Usage: npx tsx bench/index-bytes.ts [--records N]
  --records N    records of the memory that is generated (100000, for which it takes some three minutes)`;

async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseOptions({
    args: [...argv],
    options: { records: { type: "string", default: "100000" } },
  });
  const records = wholeNumber("--records", values.records, 5);
  const result = await indexBytes({ records, seed: 1 }, (line) => process.stderr.write(`${line}\n`));
  process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
  return 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await runProgram(USAGE, main);
