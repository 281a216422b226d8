/** The same memory with the index of its base committed, as `reindex --write` of the bundle at hand makes it. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { commitAll, git } from "../git.js";
import { mutate } from "./mutate.js";
import type { CorpusOptions } from "./plan.js";

export interface IndexedOptions extends CorpusOptions {
  readonly node: string;
  /** Path of the bundle's command line. */
  readonly cli: string;
  readonly log: (line: string) => void;
}

/** Before every run of the bench, and after every time in the memory. */
const AS_OF = "2026-02-02T00:00:00Z";

/**
 * Makes the repository from that of the memory, or takes the one that the same bundle made before.
 * @returns its folder: `main` holds the index, `ten-changes` and `removed-id` change the memory and not the index.
 */
export function prepareIndexed(directory: string, { node, cli, log, ...options }: IndexedOptions): string {
  const indexed = `${directory}-indexed`;
  const stamp = `${indexed}.sources`;
  const sources = `${readFileSync(`${directory}.sources`, "utf8")} ${bundleDigest(cli)}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return indexed;
  log(`Indexing ${options.records} records in ${indexed}`);
  rmSync(stamp, { force: true });
  rmSync(indexed, { recursive: true, force: true });
  git(dirname(indexed), ["clone", "--quiet", "--shared", "--branch", "main", directory, indexed]);
  execFileSync(node, [cli, "reindex", "--write", "--as-of", AS_OF, indexed], { stdio: "ignore" });
  commitAll(indexed, "Index");
  git(indexed, ["checkout", "--quiet", "-b", "removed-id"]);
  mutate(indexed, { ...options, changes: 10, removeId: true });
  commitAll(indexed, "Change ten records and remove one");
  git(indexed, ["checkout", "--quiet", "-b", "ten-changes", "main"]);
  mutate(indexed, { ...options, changes: 10 });
  commitAll(indexed, "Change ten records");
  git(indexed, ["repack", "-a", "-d", "-l", "--quiet"]);
  writeFileSync(stamp, sources);
  return indexed;
}

function bundleDigest(cli: string): string {
  const folder = dirname(cli);
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest("hex");
}
