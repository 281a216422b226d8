/**
 * Problems as they are found, bounded: of each rule and weight the first ones of a file are kept, the others counted
 * (decision record 0013). A note of 4 MB can hold 700,000 mistakes, and nobody reads more than some hundred of one file.
 */
import { counted } from "./counted.js";
import type { LeftOut, Problem } from "./finding.js";
import { START_OF_FILE } from "./place.js";

/** How many are kept of one rule, weight and acceptance in one file. */
export const KEPT_PROBLEMS = 1000;

/** What the gate says of keeping problems. */
export interface KeepPolicy {
  /** How many of a kind are kept of a file. */
  readonly limit: number;
  /** What accepts a problem together with all like it, whether or not it holds today; undefined where nothing does. */
  readonly acceptedWith: (problem: Problem) => AcceptedTogether | undefined;
  /** What tells a problem from others of its file. */
  readonly fingerprint: (problem: Problem) => string;
  /** Whether the baseline lists anything. */
  readonly lists: boolean;
  /** Whether the baseline lists the nth problem of a file, counted from 1, that has a fingerprint. */
  readonly isListed: (fingerprint: string, nth: number) => boolean;
  /** Of SHA-256. */
  readonly digest: () => Digest;
}

/** A waiver as `meantBy` names it, or the fingerprint of a secret in the baseline. */
export type AcceptedTogether = { readonly waiver: string } | { readonly secret: string };

interface Digest {
  update(text: string): unknown;
  digest(encoding: "hex"): string;
}

/** Problems of one file, one weight and one acceptance. */
interface Shelf {
  kept: number;
  left: number;
  /** Of the fingerprints of those that are left out; the first of them is what the others are like. */
  digest?: Digest;
  like?: Problem;
}

export class KeptProblems {
  readonly #policy: KeepPolicy;
  readonly #passes: (problem: Problem) => boolean;
  readonly #kept: Problem[] = [];
  /** By path, rule, severity and acceptance; made once there are so many that one may be full. */
  #shelves: Map<string, Shelf> | undefined;
  /** Problems by path and fingerprint, of those that the baseline lists. */
  readonly #listed = new Map<string, number>();

  /** @param passes which problems are kept however many there are: those that are bounded later. */
  constructor(policy: KeepPolicy, passes: (problem: Problem) => boolean = () => false) {
    this.#policy = policy;
    this.#passes = passes;
  }

  /** Those that are kept so far. */
  get kept(): readonly Problem[] {
    return this.#kept;
  }

  add(problem: Problem): void {
    if (!this.#shelves) {
      if (this.#kept.length < this.#policy.limit) {
        this.#kept.push(problem);
        return;
      }
      this.#shelves = new Map();
      for (const known of this.#kept) this.#isKept(known, this.#shelves);
    }
    if (this.#isKept(problem, this.#shelves)) this.#kept.push(problem);
  }

  /** Those that are kept, in the order in which they were found, and one for each kind of which some are not. */
  all(): readonly Problem[] {
    if (!this.#shelves) return this.#kept;
    return [...this.#kept, ...[...this.#shelves.values()].flatMap((shelf) => this.#restOf(shelf))];
  }

  /** What the baseline lists is kept, as often as it does: it bounds that, and so nothing new hides among it. */
  #isKept(problem: Problem, shelves: Map<string, Shelf>): boolean {
    if (problem.more || this.#passes(problem)) return true;
    const together = this.#policy.acceptedWith(problem);
    if (!together && this.#policy.lists && this.#isListed(problem)) return true;
    const { rule, severity = "", at } = problem;
    const key = JSON.stringify([at.path, rule, severity, together]);
    let shelf = shelves.get(key);
    if (!shelf) shelves.set(key, (shelf = { kept: 0, left: 0 }));
    if (shelf.kept < this.#policy.limit) {
      shelf.kept++;
      return true;
    }
    shelf.left++;
    shelf.like ??= problem;
    shelf.digest ??= this.#policy.digest();
    shelf.digest.update(this.#policy.fingerprint(problem));
    return false;
  }

  #isListed(problem: Problem): boolean {
    const fingerprint = this.#policy.fingerprint(problem);
    if (!this.#policy.isListed(fingerprint, 1)) return false;
    const key = `${problem.at.path}\0${fingerprint}`;
    const nth = (this.#listed.get(key) ?? 0) + 1;
    this.#listed.set(key, nth);
    return this.#policy.isListed(fingerprint, nth);
  }

  #restOf({ left, digest, like }: Shelf): Problem[] {
    if (!digest || !like) return [];
    const { rule, severity, at } = like;
    const together = this.#policy.acceptedWith(like);
    const more: LeftOut = { count: left, ...(together && "waiver" in together && { waiver: together.waiver }) };
    const next = left === 1 ? "one" : "ones";
    return [
      {
        rule,
        message: `This rule finds ${counted(left, "more problem")} in this file than the ${this.#policy.limit} that are listed.`,
        at: { path: at.path, range: START_OF_FILE },
        // Other problems behind the bound are another finding, even where they are as many.
        subject: together && "secret" in together ? together.secret : digest.digest("hex").slice(0, 32),
        ...(severity && { severity }),
        suggestion: {
          message: `Mend those that are listed, or take them out, and check again: that lists the next ${next}`,
          certain: false,
        },
        more,
      },
    ];
  }
}

/** The same problems, bounded. */
export function boundedProblems(problems: readonly Problem[], policy: KeepPolicy): readonly Problem[] {
  if (problems.length <= policy.limit) return problems;
  const kept = new KeptProblems(policy);
  for (const problem of problems) kept.add(problem);
  return kept.all();
}
