/** Which states of the memory are known to be bad (decision 4). */
import type { KnownBadFile } from "../generated/types/known-bad.js";
import type { History, Line } from "../memory/history.js";
import { UserError } from "../memory/user-error.js";
import { DEEPEN } from "./at-time.js";

/** From the root of the memory, on the default branch. */
export const KNOWN_BAD_PATH = "snapshots/known-bad.yaml";

export interface KnownBad {
  readonly records: readonly string[];
  readonly reason: string;
  readonly remediation?: string;
}

type Entry = KnownBadFile["knownBad"][number];

/** Answers for one commit after another, each question to Git asked once. */
export class KnownBadList {
  readonly #entries: readonly Entry[];
  readonly #history: Pick<History, "isAncestor">;
  readonly #line: Line;
  readonly #answers = new Map<string, Promise<boolean>>();

  constructor(file: KnownBadFile | undefined, history: Pick<History, "isAncestor">, line: Line) {
    this.#entries = file?.knownBad ?? [];
    this.#history = history;
    this.#line = line;
  }

  /** Entries that speak of a commit. @param tag of the snapshot that it carries. */
  async of(commit: string, tag: string | undefined): Promise<readonly KnownBad[]> {
    const matches = await Promise.all(this.#entries.map((entry) => this.#speaksOf(entry, commit, tag)));
    return this.#entries
      .filter((_, index) => matches[index])
      .map(({ records = [], reason, remediation }) => ({
        records,
        reason,
        ...(remediation !== undefined && { remediation }),
      }));
  }

  async #speaksOf({ snapshot, commits }: Entry, commit: string, tag: string | undefined): Promise<boolean> {
    if (snapshot !== undefined) return snapshot === tag;
    if (!commits || !(await this.#isAncestor(commits.from, commit))) return false;
    return commits.to === undefined || (await this.#isAncestor(commit, commits.to));
  }

  /** @throws UserError where a shallow clone does not hold what would tell. */
  #isAncestor(ancestor: string, commit: string): Promise<boolean> | boolean {
    const { positions } = this.#line;
    const [above, below] = [positions.get(ancestor), positions.get(commit)];
    if (above !== undefined && below !== undefined) return above >= below;
    const key = `${ancestor} ${commit}`;
    let answer = this.#answers.get(key);
    if (!answer) this.#answers.set(key, (answer = this.#ask(ancestor, commit)));
    return answer;
  }

  async #ask(ancestor: string, commit: string): Promise<boolean> {
    const answer = await this.#history.isAncestor(ancestor, commit);
    // Where the history is cut off, no means that nobody knows.
    if (answer || !this.#line.isCut) return answer;
    throw new UserError(
      `This clone is shallow, so whether ${commit.slice(0, 12)} is among the states that ${KNOWN_BAD_PATH} names cannot be told.`,
      DEEPEN,
    );
  }
}
