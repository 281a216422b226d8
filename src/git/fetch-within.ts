/**
 * A fetch of what strangers wrote and nothing depends on: it may cost so many bytes, so much time and memory, and leaves
 * nothing behind where it would cost more. Git has no such limits of its own for a fetch.
 */
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "../memory/error-text.js";
import type { FetchLimits } from "../memory/repository.js";
import { GitError, runGit, withVariables, type GitPlace } from "./git.js";
import { MAX_FILE_BYTES } from "./limits.js";

export interface Fetch {
  /** `fetch …`, to the refspecs. */
  readonly args: readonly string[];
  /** What it writes. */
  readonly refs: readonly string[];
  readonly limits: FetchLimits;
}

const MIB = 1024 * 1024;

/**
 * Git ends where one object would take more. A delta of a few thousand bytes can make one of gigabytes, which Git builds in
 * memory to learn its id; no setting keeps it from that. What may be read of a file afterwards fits.
 */
const BOUNDED = { GIT_ALLOC_LIMIT: String(MAX_FILE_BYTES + 16 * MIB) };

/** One object at a time, few kept for later, and files that are no deltas passed through in pieces. */
const SPARING = ["pack.threads=1", "core.deltaBaseCacheLimit=16m", "core.bigFileThreshold=16m"];

/**
 * @param place top of a clone that keeps each fetch as a pack (`fetch.unpackLimit=1`).
 * @returns whether it is there: else the forge refused, or it went beyond the limits.
 */
export async function fetchWithin(place: GitPlace, { args, refs, limits }: Fetch): Promise<boolean> {
  const packs = new NewPacks(join(place.folder, ".git", "objects", "pack"));
  const isOver = () => packs.bytes() > limits.bytes;
  const watch = () => (isOver() ? "it brings more than is wanted of it" : undefined);
  try {
    const settings = SPARING.flatMap((setting) => ["-c", setting]);
    await runGit(withVariables(place, BOUNDED), [...settings, ...args], { maxSilenceMs: limits.ms, watch });
    if (!isOver()) return true;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
  }
  await forget(place, refs);
  packs.remove();
  return false;
}

/** Git may have written them before it was ended: they would name what goes now. One that it has locked still was not written. */
async function forget(place: GitPlace, refs: readonly string[]): Promise<void> {
  try {
    await runGit(place, ["update-ref", "--stdin"], { input: refs.map((ref) => `delete ${ref}\n`).join("") });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
  }
}

/** Files of a folder of packs that were not there at first. */
class NewPacks {
  readonly #folder: string;
  readonly #known: ReadonlySet<string>;

  constructor(folder: string) {
    this.#folder = folder;
    this.#known = new Set(namesIn(folder));
  }

  bytes(): number {
    return this.#paths().reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0);
  }

  remove(): void {
    for (const path of this.#paths()) rmSync(path, { force: true });
  }

  #paths(): string[] {
    return namesIn(this.#folder)
      .filter((name) => !this.#known.has(name))
      .map((name) => join(this.#folder, name));
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}
