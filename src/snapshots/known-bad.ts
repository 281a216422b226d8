/** Which states of the memory are known to be bad (decision 4). */
import type { KnownBadFile } from "../generated/types/known-bad.js";
import { shortCommit } from "../memory/commit-id.js";
import { type Ancestry, DEEPEN, type History, type Line } from "../memory/history.js";
import { UserError } from "../memory/user-error.js";

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
  readonly #history: Pick<History, "ancestry">;
  readonly #line: Line;
  readonly #answers = new Map<string, Promise<Ancestry>>();

  constructor(file: KnownBadFile | undefined, history: Pick<History, "ancestry">, line: Line) {
    this.#entries = file?.knownBad ?? [];
    this.#history = history;
    this.#line = line;
  }

  /** Entries that speak of a commit. @param tag of the snapshot that it carries. */
  async of(commit: string, tag: string | undefined): Promise<readonly KnownBad[]> {
    const answers = this.#entries.map((entry) => this.#speaksOf(entry, commit, tag));
    const matches = answers.every((answer) => typeof answer === "boolean")
      ? answers
      : await Promise.all(answers.map((answer) => Promise.resolve(answer)));
    return this.#entries
      .filter((_, index) => matches[index])
      .map(({ records = [], reason, remediation }) => ({
        records,
        reason,
        ...(remediation !== undefined && { remediation }),
      }));
  }

  /** Most commits and entries are of the line, where no question is asked: thousands of either need no promise each. */
  #speaksOf({ snapshot, commits }: Entry, commit: string, tag: string | undefined): Promise<boolean> | boolean {
    if (snapshot !== undefined) return snapshot === tag;
    if (!commits) return false;
    const { from, to } = commits;
    // Where nobody can tell at which commit the entry ends, it does not end.
    return after(this.#ancestry(from, commit), (start) => {
      if (start !== "yes") return false;
      return to === undefined || after(this.#ancestry(commit, to), (end) => end !== "no");
    });
  }

  /** @throws UserError where a shallow clone does not hold what would tell. */
  #ancestry(ancestor: string, commit: string): Promise<Ancestry> | Ancestry {
    const { positions } = this.#line;
    const [above, below] = [positions.get(ancestor), positions.get(commit)];
    if (above !== undefined && below !== undefined) return above >= below ? "yes" : "no";
    const key = `${ancestor} ${commit}`;
    let answer = this.#answers.get(key);
    if (!answer) this.#answers.set(key, (answer = this.#ask(ancestor, commit)));
    return answer;
  }

  async #ask(ancestor: string, commit: string): Promise<Ancestry> {
    const answer = await this.#history.ancestry(ancestor, commit);
    if (answer !== "cut") return answer;
    throw new UserError(
      `This clone is shallow: whether ${shortCommit(ancestor)} is part of ${shortCommit(commit)} cannot be told, and so neither what ${KNOWN_BAD_PATH} speaks of.`,
      DEEPEN,
    );
  }
}

function after<Answer, Result>(
  answer: Promise<Answer> | Answer,
  then: (answer: Answer) => Promise<Result> | Result,
): Promise<Result> | Result {
  return answer instanceof Promise ? answer.then(then) : then(answer);
}
