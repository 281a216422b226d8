/** Writes company-brain memories of any size. The same options give the same bytes on every machine. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { OptionError, parseOptions, runProgram, wholeNumber } from "./arguments.js";
import { applyMistakes, type Mistake } from "./corpus/mistakes.js";
import { planMemory, type CorpusOptions, type PlannedRecord } from "./corpus/plan.js";
import { renderRecord } from "./corpus/render.js";

export { mutate, type Mutation, type MutateOptions } from "./corpus/mutate.js";
export type { Mistake } from "./corpus/mistakes.js";

export interface GenerateOptions extends CorpusOptions {
  /** Adds a known set of mistakes. */
  readonly dirty?: boolean;
  /** Leaves the Markdown records out; the others are byte-equal to those of the whole memory. */
  readonly yamlOnly?: boolean;
}

export interface Generated {
  readonly records: number;
  /** Written edges; owners and repository references are not counted. */
  readonly edges: number;
  /** Bytes of the records. */
  readonly bytes: number;
  /** What `dirty` added; empty otherwise. */
  readonly mistakes: readonly Mistake[];
}

const BASE_ONTOLOGY = fileURLToPath(new URL("../src/layouts/company-brain/ontology", import.meta.url));

// The records stand in 2024 and 2025 for ever: with a usual age every one of them would be stale some day.
const STALE_AFTER = "staleAfterDays: 36500";

const CONFIG = `layout: company-brain\n${STALE_AFTER}\n`;

const README = "# Generated memory\n\nMade by `bench/generate.ts` of memory-steward. Every record is invented.\n";

/** Writes into a folder that need not exist; files that stand there already are overwritten, others are left. */
export function generateMemory(directory: string, options: GenerateOptions): Generated {
  const plan = planMemory(options);
  const records = options.yamlOnly ? plan.records.filter(({ kind }) => kind.format === "yaml") : plan.records;
  const write = fileWriter(directory);
  write("memory-steward.yml", CONFIG);
  write("README.md", README);
  for (const [name, text] of ontologyFiles()) write(`ontology/${name}`, text);
  let bytes = 0;
  for (const record of records) {
    const text = renderRecord(record, options.seed);
    bytes += text.length;
    write(record.path, text);
  }
  const mistakes = options.dirty ? applyMistakes(directory, { ...plan, records }) : [];
  return { records: records.length, edges: countEdges(records), bytes, mistakes };
}

function countEdges(records: readonly PlannedRecord[]): number {
  return records.reduce((sum, { edges }) => sum + edges.reduce((own, { targets }) => own + targets.length, 0), 0);
}

/** The base ontology as files, where the layout ships it as files; the built-in one applies otherwise. */
function ontologyFiles(): [string, string][] {
  if (!existsSync(BASE_ONTOLOGY)) return [];
  const names = readdirSync(BASE_ONTOLOGY).filter((name) => name.endsWith(".yaml"));
  return names.sort().map((name) => {
    const text = readFileSync(join(BASE_ONTOLOGY, name), "utf8");
    return [name, text.replace(/^staleAfterDays: \d+$/m, STALE_AFTER)];
  });
}

function fileWriter(directory: string): (path: string, text: string) => void {
  const made = new Set<string>();
  return (path, text) => {
    const file = join(directory, path);
    const folder = dirname(file);
    if (!made.has(folder)) {
      mkdirSync(folder, { recursive: true });
      made.add(folder);
    }
    writeFileSync(file, text);
  };
}

const USAGE = `Usage: npx tsx bench/generate.ts DIR [options]
  --records N    records of the memory (1000)
  --seed N       another seed gives another memory of the same kind (1)
  --dirty        adds eleven mistakes, and prints where
  --yaml-only    leaves the Markdown records out`;

function main(argv: readonly string[]): number {
  const { values, positionals } = parseOptions({
    args: [...argv],
    allowPositionals: true,
    options: {
      records: { type: "string", default: "1000" },
      seed: { type: "string", default: "1" },
      dirty: { type: "boolean", default: false },
      "yaml-only": { type: "boolean", default: false },
    },
  });
  const [directory, ...rest] = positionals;
  if (directory === undefined || rest.length > 0) throw new OptionError("expected one folder to write to");
  if (existsSync(directory) && !isEmptyFolder(directory))
    throw new OptionError(
      `${directory}: expected an empty folder, or none: what stands there would be part of the memory`,
    );
  const result = generateMemory(directory, {
    records: wholeNumber("--records", values.records, 5),
    seed: wholeNumber("--seed", values.seed, 0),
    dirty: values.dirty,
    yamlOnly: values["yaml-only"],
  });
  process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
  return 0;
}

function isEmptyFolder(path: string): boolean {
  return statSync(path).isDirectory() && readdirSync(path).length === 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await runProgram(USAGE, main);
