/** The merge base of two commits of which neither has a merge close by: their parents tell, and no process is started for it. */
import { COMMIT_ID } from "../memory/commit-id.js";
import type { ObjectStore } from "./object-store.js";

type Commits = Pick<ObjectStore, "reader" | "shallow">;

/** Commits of each side that are looked at. */
const MAX_STEPS = 16;

/**
 * @returns undefined where this way does not tell: behind merges, far away, in a shallow clone, or where an object is missing.
 */
export async function straightMergeBase(store: Commits, ours: string, theirs: string): Promise<string | undefined> {
  if (store.shallow.size > 0) return undefined;
  const sides = [new Line(store, ours), new Line(store, theirs)];
  for (let step = 0; step <= MAX_STEPS; step++) {
    // All that both sides have in common lies behind the first commit that is on both lines.
    const [common] = sides.flatMap((side, index) => side.commits.filter((id) => sides[1 - index]?.has(id)));
    if (common !== undefined) return common;
    if (!(await Promise.all(sides.map((side) => side.step()))).includes(true)) return undefined;
  }
  return undefined;
}

/** A commit, its one parent, that one's, and so on. */
class Line {
  readonly commits: string[];
  readonly #store: Commits;
  #isOver = false;

  constructor(store: Commits, tip: string) {
    this.#store = store;
    this.commits = [tip];
  }

  has(id: string): boolean {
    return this.commits.includes(id);
  }

  /** @returns false where the line goes no further: the parents are none, several or unknown. */
  async step(): Promise<boolean> {
    if (this.#isOver) return false;
    const parents = await this.#parents(this.commits.at(-1) ?? "");
    const [parent] = parents;
    this.#isOver = parents.length !== 1 || parent === undefined;
    if (parent !== undefined && !this.#isOver) this.commits.push(parent);
    return !this.#isOver;
  }

  async #parents(id: string): Promise<string[]> {
    try {
      const commit = await this.#store.reader.read(id);
      if (commit?.type !== "commit") return [];
      const [, parents = ""] = PARENTS.exec(commit.bytes.toString("latin1")) ?? [];
      return parents.split("\n").flatMap((line) => line.slice("parent ".length) || []);
    } catch {
      return [];
    }
  }
}

/** Git takes the lines right behind the tree for parents, and no others. */
const PARENTS = new RegExp(`^tree ${COMMIT_ID}\n((?:parent ${COMMIT_ID}\n)+)`);
