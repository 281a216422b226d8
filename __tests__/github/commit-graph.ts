/** What `git merge-base` and `git rev-list` tell of commits, without a process for each question. */

export interface CommitParents {
  readonly parents: readonly string[];
  /** Of the committer: ISO 8601, UTC. */
  readonly date: string;
}

type Commits = Map<string, CommitParents>;

/** Its questions throw what `read` throws where a commit is not there. */
export class CommitGraph {
  readonly #read: (oid: string) => Promise<CommitParents>;
  /** What is read once never changes. */
  readonly #known: Commits = new Map();

  constructor(read: (oid: string) => Promise<CommitParents>) {
    this.#read = read;
  }

  /** A commit counts as its own ancestor. */
  async isAncestor(ancestor: string, descendant: string): Promise<boolean> {
    return (await this.#ancestors(descendant)).has(ancestor);
  }

  /** The best common ancestor; the youngest where there are several. */
  async mergeBase(a: string, b: string): Promise<string | undefined> {
    const ofA = await this.#ancestors(a);
    const common = new Map([...(await this.#ancestors(b))].filter(([oid]) => ofA.has(oid)));
    // What a common one comes from is common.
    for (const { parents } of [...common.values()]) for (const parent of parents) common.delete(parent);
    const [best] = [...common].sort(([, one], [, other]) => other.date.localeCompare(one.date));
    return best?.[0];
  }

  /** Commits of `to` that `from` lacks, oldest first: as `git rev-list --reverse --topo-order from..to`. */
  async between(from: string, to: string): Promise<string[]> {
    const ofFrom = await this.#ancestors(from);
    const gained = new Map([...(await this.#ancestors(to))].filter(([oid]) => !ofFrom.has(oid)));
    const children = new Map<string, number>();
    for (const { parents } of gained.values()) {
      for (const parent of parents) children.set(parent, (children.get(parent) ?? 0) + 1);
    }
    const order: string[] = [];
    const ready = gained.has(to) ? [to] : [];
    for (let oid = ready.pop(); oid !== undefined; oid = ready.pop()) {
      order.push(oid);
      for (const parent of gained.get(oid)?.parents ?? []) {
        const left = (children.get(parent) ?? 0) - 1;
        children.set(parent, left);
        if (left === 0 && gained.has(parent)) ready.push(parent);
      }
    }
    return order.reverse();
  }

  async #ancestors(oid: string): Promise<Commits> {
    const found: Commits = new Map();
    const left = [oid];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (found.has(next)) continue;
      let commit = this.#known.get(next);
      if (!commit) this.#known.set(next, (commit = await this.#read(next)));
      found.set(next, commit);
      left.push(...commit.parents);
    }
    return found;
  }
}
