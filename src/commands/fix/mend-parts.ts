/**
 * Takes the mends of as many parts (`partOf`) as bring no error that was not there and mend what they are for. What a try is
 * blamed for, it names: whoever is named steps aside at once, so that what does no harm never waits for those that do.
 */
import type { Finding } from "../../memory/finding.js";
import { grouped } from "../../memory/grouped.js";
import { partOf } from "./faults.js";
import type { State, Trials } from "./trials.js";

export interface MendedParts {
  readonly state: State;
  /** Parts of which no mend was taken, or not every one, and why: a clause. */
  readonly left: ReadonlyMap<string, string>;
}

/**
 * @param state of which the findings are.
 * @param waiting those of the findings of a state that may be mended.
 */
export async function mendParts(
  trials: Trials,
  state: State,
  waiting: (state: State) => readonly Finding[],
): Promise<MendedParts> {
  return await new PartMending(trials, state, waiting).run();
}

/** Checks that are kept for writing what was found to do no harm. */
const LAST_CHECKS = 4;

const NO_CHECK_LEFT = "too many other mends were refused to try its own";

class PartMending {
  readonly #trials: Trials;
  readonly #waiting: (state: State) => readonly Finding[];
  /** Fingerprints of what is mended: what that brings to light has its turn in the next round. */
  readonly #mended: ReadonlySet<string>;
  readonly #parts: readonly string[];
  /** Parts of which no mend was taken; `alone` where no other was in the try. */
  readonly #left = new Map<string, { readonly fault: string; readonly alone: boolean }>();
  #state: State;

  constructor(trials: Trials, state: State, waiting: (state: State) => readonly Finding[]) {
    this.#trials = trials;
    this.#state = state;
    this.#waiting = waiting;
    const findings = waiting(state);
    this.#mended = new Set(findings.map(({ fingerprint }) => fingerprint));
    this.#parts = [...new Set(findings.map(partOf))];
  }

  async run(): Promise<MendedParts> {
    await this.#settle(this.#parts);
    await this.#settleAside();
    await this.#settleWithin();
    return { state: this.#state, left: new Map([...this.#left].map(([part, { fault }]) => [part, fault])) };
  }

  /** Takes what does no harm together: without those that are blamed, and halving where nobody can be. */
  async #settle(parts: readonly string[]): Promise<void> {
    if (parts.length === 0) return;
    const left = this.#left;
    const wanted = new Set(parts);
    const trial = await this.#try(this.#findings().filter((finding) => wanted.has(partOf(finding))));
    if (!trial) {
      for (const part of parts) if (!left.has(part)) left.set(part, { fault: NO_CHECK_LEFT, alone: true });
      return;
    }
    const { blamed, elsewhere } = trial.faults;
    const alone = parts.length === 1;
    for (const part of parts) {
      const fault = blamed.get(part) ?? (alone ? elsewhere : undefined);
      if (fault !== undefined) left.set(part, { fault, alone });
    }
    if (blamed.size > 0) {
      await this.#settle(parts.filter((part) => !blamed.has(part)));
    } else if (elsewhere === undefined) {
      for (const part of parts) left.delete(part);
      this.#state = trial.state;
    } else {
      for (const half of halves(parts)) await this.#settle(half);
    }
  }

  /**
   * Tries those again that were blamed beside others, since some may do no harm without the others: all of them, then the two
   * halves by each binary digit of their numbers. So any two are apart once, in few tries however many there are.
   */
  async #settleAside(): Promise<void> {
    const isAside = (part: string) => this.#left.get(part)?.alone === false;
    const parts = [...this.#left.keys()].filter(isAside);
    await this.#settle(parts);
    for (let digit = 1; digit < parts.length; digit *= 2) {
      for (const side of [0, digit]) {
        const half = parts.filter((part, number) => (number & digit) === side && isAside(part));
        await this.#settle(half);
      }
    }
  }

  /** Takes the mends of a part that do no harm by themselves, where all of them together do. */
  async #settleWithin(): Promise<void> {
    let harmless = await this.#harmlessMends();
    while (harmless.length > 0) {
      const trial = await this.#try(harmless);
      if (!trial) return;
      const { blamed, elsewhere } = trial.faults;
      if (blamed.size === 0 && elsewhere === undefined) this.#state = trial.state;
      if (blamed.size === 0) return;
      harmless = harmless.filter((finding) => !blamed.has(partOf(finding)));
    }
  }

  /** One try has a half of every part; those with the fewest mends are done first. */
  async #harmlessMends(): Promise<Finding[]> {
    const mends = grouped(this.#findings(), partOf);
    const groups = halvesOfEach([...this.#left.keys()].map((part) => mends.get(part) ?? []));
    const faults = new Map<string, string>();
    const harmless: Finding[] = [];
    for (let group = groups.shift(); group; group = groups.shift()) {
      const trial = await this.#try(group.flat(), LAST_CHECKS);
      if (!trial) break;
      const { blamed, elsewhere } = trial.faults;
      const faultOf = ([first]: readonly Finding[]) =>
        (first && blamed.get(partOf(first))) ?? (blamed.size === 0 ? elsewhere : undefined);
      for (const some of group) {
        const [first, second] = some;
        const fault = faultOf(some);
        if (fault === undefined) harmless.push(...some);
        else if (first && !second && !faults.has(partOf(first))) faults.set(partOf(first), fault);
      }
      groups.push(...halvesOfEach(group.filter((some) => faultOf(some) !== undefined)));
    }
    for (const [part, fault] of faults) this.#left.set(part, { fault, alone: true });
    return harmless;
  }

  #try(findings: readonly Finding[], kept?: number): ReturnType<Trials["try"]> {
    return this.#trials.try(findings, this.#state, kept);
  }

  #findings(): Finding[] {
    return this.#waiting(this.#state).filter(({ fingerprint }) => this.#mended.has(fingerprint));
  }
}

/** Two parts of a list, in its order; nothing where it cannot be parted. */
function halves<T>(list: readonly T[]): (readonly T[])[] {
  const half = Math.ceil(list.length / 2);
  return list.length < 2 ? [] : [list.slice(0, half), list.slice(half)];
}

/** The halves of all lists that have any, the first ones and the second ones. */
function halvesOfEach<T>(lists: readonly (readonly T[])[]): (readonly T[])[][] {
  const pairs = lists.filter(({ length }) => length > 1).map(halves);
  return pairs.length === 0 ? [] : [0, 1].map((side) => pairs.flatMap((pair) => pair.slice(side, side + 1)));
}
