/** Generated memories as Git repositories, kept between runs of the bench. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateMemory } from "../generate.js";
import { commitAll, git, startRepository } from "../git.js";
import { prepareIndexed } from "./indexed.js";
import { findRemoved, mutate, type RemovedRecord } from "./mutate.js";
import { planMemory, type CorpusOptions } from "./plan.js";

/** A repository whose branch `main` holds the memory; the branch `ten-changes` is checked out. */
export interface Corpus {
  readonly directory: string;
  /** File with the object ids of all blobs of `ten-changes`, one a line. */
  readonly blobList: string;
  readonly records: number;
  /** Files in the working directory. */
  readonly files: number;
  /** Of all these files. */
  readonly bytes: number;
  readonly markdownFiles: number;
  /** What the branch `removed-id` removes, beside ten changes. */
  readonly removed: RemovedRecord;
  /** The same memory with its index committed, where the pull requests are checked; empty where nothing asks for it. */
  readonly indexed: string;
  /** The YAML records alone, in a repository of their own. */
  readonly yaml: { readonly directory: string; readonly records: number; readonly files: number };
}

export interface PrepareOptions {
  /** Folder for generated memories. */
  readonly cache: string;
  readonly records: number;
  readonly seed: number;
  readonly log: (line: string) => void;
  /** The bundle that makes the index, where one is wanted. */
  readonly indexer?: { readonly node: string; readonly cli: string };
}

/** Makes the corpus, or takes the one that the same sources made before. */
export function prepareCorpus({ cache, records, seed, log, indexer }: PrepareOptions): Corpus {
  const directory = join(cache, `memory-${records}-${seed}`);
  const stamp = `${directory}.sources`;
  const sources = sourceDigest();
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== sources) {
    log(`Generating ${records} records in ${directory}`);
    rmSync(stamp, { force: true });
    makeRepository(directory, { records, seed });
    writeFileSync(stamp, sources);
  }
  // A folder that was copied has other times than the index remembers: every file would be hashed, as in no fresh checkout.
  for (const folder of [directory, yamlOf(directory)]) git(folder, ["update-index", "-q", "--refresh"]);
  const plan = planMemory({ records, seed });
  const blobList = listOf(directory);
  const files = readFileSync(blobList, "utf8").trimEnd().split("\n").length;
  const yamlRecords = plan.records.filter(({ kind }) => kind.format === "yaml").length;
  return {
    directory,
    indexed: indexer ? prepareIndexed(directory, { records, seed, log, ...indexer }) : "",
    blobList,
    records,
    files,
    bytes: bytesIn(directory),
    markdownFiles: records - yamlRecords + 1,
    removed: findRemoved(plan, true),
    yaml: { directory: yamlOf(directory), records: yamlRecords, files: files - records + yamlRecords },
  };
}

function makeRepository(directory: string, options: CorpusOptions): void {
  for (const folder of [directory, yamlOf(directory)]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  generateMemory(directory, options);
  generateMemory(yamlOf(directory), { ...options, yamlOnly: true });
  startRepository(directory);
  startRepository(yamlOf(directory));
  git(directory, ["checkout", "--quiet", "-b", "removed-id"]);
  mutate(directory, { ...options, changes: 10, removeId: true });
  commitAll(directory, "Change ten records and remove one");
  git(directory, ["checkout", "--quiet", "-b", "ten-changes", "main"]);
  mutate(directory, { ...options, changes: 10 });
  commitAll(directory, "Change ten records");
  // What a clone gives: one pack, no loose objects.
  git(directory, ["repack", "-a", "-d", "--quiet"]);
  const listing = git(directory, ["ls-files", "--stage"]).split("\n");
  writeFileSync(listOf(directory), listing.map((line) => `${line.split(" ")[1]}\n`).join(""));
}

/** Of all files of the branch that is checked out. */
function bytesIn(directory: string): number {
  const sizes = git(directory, ["ls-tree", "-r", "--format=%(objectsize)", "HEAD"]).split("\n");
  return sizes.reduce((sum, size) => sum + Number(size), 0);
}

function yamlOf(directory: string): string {
  return `${directory}-yaml`;
}

function listOf(directory: string): string {
  return `${directory}.blobs`;
}

/** Digest over the generator's own sources and the ontology that it copies. */
function sourceDigest(): string {
  const hash = createHash("sha256");
  const add = (folder: URL, ending: string): void => {
    const path = fileURLToPath(folder);
    if (!existsSync(path)) return;
    for (const name of readdirSync(path).sort()) {
      if (name.endsWith(ending)) hash.update(`${name}\0`).update(readFileSync(join(path, name)));
    }
  };
  add(new URL("./", import.meta.url), ".ts");
  add(new URL("../../src/layouts/company-brain/ontology/", import.meta.url), ".yaml");
  return hash.update(readFileSync(fileURLToPath(new URL("../generate.ts", import.meta.url)))).digest("hex");
}
