/**
 * Which commits lead to which, held in memory: for so many questions of ancestry that a process for each would cost
 * minutes. A list of what is known to be bad may ask thousands.
 */
import { runGitOnHistory, type GitPlace } from "./git.js";

export class CommitGraph {
  readonly #place: GitPlace;
  /** Parents have smaller places than their children. */
  readonly #places = new Map<string, number>();
  readonly #parents: (readonly number[])[] = [];
  readonly #tips: string[] = [];
  /** Of the commit that was asked about last: questions about one commit come together. */
  #last: Ancestors | undefined;

  constructor(place: GitPlace) {
    this.#place = place;
  }

  /**
   * Reads the history of commits, as far as it is not read yet, by one process or none.
   * @param commits ids of commits that are there.
   * @throws GitError where a part of that history is missing, or it is too large.
   */
  async read(commits: Iterable<string>): Promise<void> {
    const tips = [...new Set(commits)].filter((commit) => !this.#places.has(commit));
    if (tips.length === 0) return;
    const input = [...tips, ...this.#tips.map((tip) => `^${tip}`)].map((line) => `${line}\n`).join("");
    const args = ["rev-list", "--topo-order", "--reverse", "--parents", "--stdin"];
    const { stdout } = await runGitOnHistory(this.#place, args, { input });
    for (const line of stdout.toString("latin1").split("\n")) {
      const [commit, ...parents] = line.split(" ");
      if (commit === undefined || commit === "" || this.#places.has(commit)) continue;
      this.#places.set(commit, this.#parents.length);
      this.#parents.push(parents.flatMap((parent) => this.#places.get(parent) ?? []));
    }
    this.#tips.push(...tips);
  }

  /** Whether a commit is another's ancestor or the same. Both were read. */
  leadsTo(ancestor: string, commit: string): boolean {
    const [above, below] = [this.#places.get(ancestor), this.#places.get(commit)];
    if (above === undefined || below === undefined) return false;
    if (this.#last?.of !== below) this.#last = new Ancestors(below, this.#parents);
    return this.#last.has(above);
  }
}

/** The ancestors of one commit, and itself. They are walked only as far back as somebody asks. */
class Ancestors {
  readonly of: number;
  readonly #parents: readonly (readonly number[])[];
  readonly #found: Uint8Array;
  /** All commits behind this place were walked. */
  #walked: number;

  constructor(of: number, parents: readonly (readonly number[])[]) {
    this.of = of;
    this.#parents = parents;
    this.#found = new Uint8Array(of + 1);
    this.#found[of] = 1;
    this.#walked = of + 1;
  }

  has(place: number): boolean {
    while (this.#walked > place) {
      const next = --this.#walked;
      if (this.#found[next] === 1) for (const parent of this.#parents[next] ?? []) this.#found[parent] = 1;
    }
    return this.#found[place] === 1;
  }
}
