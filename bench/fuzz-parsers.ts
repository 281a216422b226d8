/**
 * `npm run fuzz`: long differential fuzz of the strict-subset reader, and of the places that are told without a parser, against
 * the `yaml` package.
 *
 * Mutants are made of generated YAML and of the YAML files and front matters in the folders, until N of them were
 * accepted by the fast reader. The seed is printed, so that a run can be repeated. Every mutant on
 * which the two differ is added to `__tests__/parse/strict-fixtures.json`, which the suite reads from then on.
 * Exit 1 where there was a difference.
 */
import { createHash, randomInt } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { comparePlaces } from "../__tests__/parse/plain-tree-oracle.js";
import { generate, mutate, type Random, randomFrom } from "../__tests__/parse/strict-mutants.js";
import { compare } from "../__tests__/parse/strict-oracle.js";
import { parseOptions, runProgram, wholeNumber } from "./arguments.js";

const FIXTURES = fileURLToPath(new URL("../__tests__/parse/strict-fixtures.json", import.meta.url));

/** After these a run ends: they are likely one fault. */
const MAX_DIFFERENCES = 10;

/** Lines of a file that one mutant is made of: small pieces give more mutants a second. */
const WINDOW = 40;

const USAGE = `Usage: npx tsx bench/fuzz-parsers.ts [options] [FOLDER...]
  --mutants N    ends when the fast reader has accepted so many (100000)
  --seed S       repeats the run that printed it`;

await runProgram(USAGE, (argv) => {
  const { values, positionals } = parseOptions({
    args: [...argv],
    allowPositionals: true,
    options: { mutants: { type: "string", default: "100000" }, seed: { type: "string" } },
  });
  const wanted = wholeNumber("--mutants", values.mutants, 1);
  const seed = values.seed === undefined ? randomInt(2 ** 32) : wholeNumber("--seed", values.seed, 0);
  const texts = positionals.flatMap(textsToMutate);
  print(`seed ${seed}, ${texts.length} texts from ${positionals.length} folders, until ${wanted} mutants are accepted`);
  return fuzz(wanted, seed, texts) > 0 ? 1 : 0;
});

/** Returns how often the readers differ. */
function fuzz(wanted: number, seed: number, texts: readonly string[]): number {
  const random = randomFrom(seed);
  let tried = 0;
  let accepted = 0;
  let differences = 0;
  let reported = Date.now();
  while (accepted < wanted && differences < MAX_DIFFERENCES) {
    tried++;
    const text = nextText(random, texts);
    const bytes = Buffer.from(text, "latin1");
    const verdict = compare(bytes, tried);
    if (verdict.accepted) accepted++;
    const [misplaced] = verdict.accepted ? comparePlaces("a.yaml", bytes.toString("utf8")).differences : [];
    const difference = verdict.difference ?? misplaced;
    if (difference !== undefined) {
      differences++;
      print(`difference: ${difference}\n${JSON.stringify(text)}\nkept as ${keep(text)}`);
    }
    if (Date.now() - reported > 10_000) {
      reported = Date.now();
      print(`${tried} mutants, ${accepted} accepted, ${differences} differences`);
    }
  }
  print(`seed ${seed}: ${tried} mutants, ${accepted} accepted, ${differences} differences`);
  return differences;
}

/** Of a folder that a caller names: a slip in its name would go unseen, since there is always YAML that was made up. */
function textsToMutate(folder: string): string[] {
  const found = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? yamlTexts(folder) : undefined;
  if (found === undefined || found.length === 0) {
    const why = found === undefined ? "is no folder" : "holds no YAML file and no front matter";
    process.stderr.write(`warning: ${JSON.stringify(folder)} ${why}, so no mutant is made of it.\n`);
  }
  return found ?? [];
}

function nextText(draw: Random, texts: readonly string[]): string {
  const text = mutant(draw, texts);
  return draw(8) === 0 ? text.replaceAll("\n", () => (draw(16) === 0 ? "\n" : "\r\n")) : text;
}

function mutant(draw: Random, texts: readonly string[]): string {
  if (texts.length === 0 || draw(3) === 0) {
    const text = generate(draw);
    return draw(2) === 0 ? text : mutate(draw, text, generate(draw));
  }
  return mutate(draw, window(draw, texts), draw(4) === 0 ? generate(draw) : window(draw, texts));
}

function window(draw: Random, texts: readonly string[]): string {
  const lines = (texts[draw(texts.length)] ?? "").split("\n");
  const from = draw(3) === 0 ? 0 : draw(lines.length);
  const piece = lines.slice(from, from + 2 + draw(WINDOW));
  const margin = Math.min(...piece.filter((line) => line.trim() !== "").map((line) => line.search(/[^ ]/)));
  return piece.map((line) => line.slice(Number.isFinite(margin) ? margin : 0)).join("\n");
}

function yamlTexts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return yamlTexts(path);
    if (/\.ya?ml$/.test(entry.name)) return [readFileSync(path, "latin1")];
    if (!/\.mdx?$/.test(entry.name)) return [];
    const text = readFileSync(path, "latin1");
    const close = text.indexOf("\n---\n", 3);
    return text.startsWith("---\n") && close > 0 ? [text.slice(4, close + 1)] : [];
  });
}

/** Adds a fixture under a name made of its text, and returns the name. */
function keep(text: string): string {
  const name = createHash("sha256").update(text, "latin1").digest("hex").slice(0, 12);
  const kept: unknown = JSON.parse(readFileSync(FIXTURES, "utf8"));
  const all = { ...(typeof kept === "object" ? kept : {}), [name]: text };
  writeFileSync(FIXTURES, `${JSON.stringify(all, undefined, 2)}\n`);
  return name;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
