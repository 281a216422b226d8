/** `fix`: applies the suggestions that are certain, on a draft, and proves that they bring no new error. */
import type { GateOptions } from "../../load/gate.js";
import type { CheckReport } from "../../memory/check-report.js";
import type { Finding } from "../../memory/finding.js";
import type { Graph } from "../../memory/graph.js";
import { grouped } from "../../memory/grouped.js";
import type { RestrictedRecords } from "../../memory/restricted.js";
import type { Tree } from "../../memory/tree.js";
import { check, type CheckInput } from "../check/check.js";
import { overlayComparison } from "../check/overlay-comparison.js";
import { chooseMends, hasCertainMend, type FileMends } from "./choose-mends.js";
import { errorOnMendedLine, faultsOf, harmOf, partKey, partOf, pathOfPart, type Faults } from "./faults.js";
import { Draft, type DraftFile, type Overlay } from "../propose/draft.js";
import { restrictedIn } from "../../load/restricted-files.js";
import { newErrors } from "../check/new-errors.js";

export interface FixInput {
  readonly tree: Tree;
  /** No mend sets a time back that stands in one of these. Asked for where a mend would write a time, and there alone. */
  readonly earlier?: () => Promise<readonly EarlierTree[]>;
  /** Folder of the tree, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly gate: GateOptions;
  readonly now: Date;
  readonly overlay: Overlay;
  readonly onProgress?: CheckInput["onProgress"];
}

/** A state that the change will be compared with. */
export interface EarlierTree {
  readonly tree: Tree;
  /** Such as `in the last commit`. */
  readonly where: string;
}

export interface FixResult {
  /** What would be written, in path order. Nothing was. */
  readonly files: readonly DraftFile[];
  /** Edits in them. */
  readonly edits: number;
  /** Files whose mends, or some of them, were left out, and why: a clause. */
  readonly refused: ReadonlyMap<string, string>;
  /** Of the tree with the files laid over it. */
  readonly report: CheckReport;
  /** Findings of that report that another run would mend. */
  readonly waiting: number;
  /** Before or after; a file of which nothing could be read is among them. */
  readonly restricted: RestrictedRecords;
}

/** Mending a syntax error shows what stood behind it, which may be mended in turn. */
const MAX_ROUNDS = 5;

/** Checks of one run at most: finding the mends that do harm takes several. */
const MAX_CHECKS = 64;

/** Of them, those that are kept for writing what was found to do no harm. */
const LAST_CHECKS = 4;

const NO_CHECK_LEFT = "too many other mends were refused to try its own";

/** @throws UserError as `check` does. */
export async function fix(input: FixInput): Promise<FixResult> {
  const mending = new Mending(input);
  await mending.start();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const read = await mending.mendUnreadable();
    const mended = await mending.mendReadable();
    if (!read && !mended) break;
  }
  return mending.result();
}

/** The rule whose mends write times. */
const TIME = "record/invalid-timestamp";

function setBack({ where }: EarlierTree): string {
  return (
    `the time that can be meant is before the record's time ${where}, which change/updated-at does not accept; ` +
    "write the time of your change"
  );
}

const NO_MESSAGE = new Uint8Array();

/** A draft and what the check says of it. */
interface State {
  readonly draft: Draft;
  readonly edits: number;
  readonly report: CheckReport;
  readonly graph: Graph;
}

/** A try of mends, with those that they call for in turn. */
interface Trial {
  readonly state: State;
  readonly faults: Faults;
}

/** Parts of which no mend was taken. */
type Left = Map<string, { readonly fault: string; readonly alone: boolean }>;

class Mending {
  readonly #input: FixInput;
  /** Parts (`partOf`) whose mends are left out, and why. */
  readonly #refused = new Map<string, string>();
  /** Fingerprints of what this round mends: what it brings to light has its turn in the next. */
  #round: ReadonlySet<string> = new Set();
  /** Files of which it is known whether a mend would set a time back. */
  readonly #timed = new Set<string>();
  /** Records (`recordKey`) of which one would, with the path and the reason. */
  readonly #setBack = new Map<string, { readonly path: string; readonly reason: string }>();
  #state: State | undefined;
  #before: Graph | undefined;
  #checks = 0;

  constructor(input: FixInput) {
    this.#input = input;
  }

  async start(): Promise<void> {
    this.#state = await this.#judge(new Draft(this.#input.tree, this.#input.overlay), 0);
    this.#before = this.#state.graph;
  }

  result(): FixResult {
    const { draft, edits, report, graph } = this.#current();
    const { files } = draft;
    const waiting = this.#mendable(report.findings).length;
    const refused = new Map([...this.#setBack.values()].map(({ path, reason }) => [path, reason] as const));
    // The last that is set is the reason that is shown: that of the first part of a file.
    for (const [part, reason] of [...this.#refused].reverse()) refused.set(pathOfPart(part), reason);
    const sorted = new Map([...refused].sort(([a], [b]) => (a < b ? -1 : 1)));
    const shown = [...files.map(({ path }) => path), ...sorted.keys()];
    const restricted = restrictedIn(this.#before ? [this.#before, graph] : [graph], shown);
    return { files, edits, refused: sorted, report, waiting, restricted };
  }

  /**
   * Mends files that cannot be read. What is found in them afterwards was there before and is not the mend's doing, but
   * for an error on a mended line: the line says something else than its author meant. So a mend counts unless there is
   * one, or the file is as unreadable as it was.
   */
  async mendUnreadable(): Promise<boolean> {
    const { report } = this.#current();
    const unreadable = report.findings.filter(isParseError);
    const mends = chooseMends(this.#mendable(unreadable));
    if (mends.length === 0) return false;
    const next = await this.#attempt(mends);
    const same = new Set(next.report.findings.filter(isParseError).map(spotOf));
    const useless = new Set(unreadable.filter((finding) => same.has(spotOf(finding))).map(({ path }) => path));
    const useful = mends.filter((mend) => {
      const harm = errorOnMendedLine(mend, next.report.findings);
      const isUseless = useless.has(mend.path);
      const fault = isUseless ? "its mend leaves it as unreadable as it is" : harm && harmOf(harm);
      if (fault !== undefined) for (const finding of mend.findings) this.#refused.set(partOf(finding), fault);
      return fault === undefined;
    });
    if (useful.length === mends.length) this.#state = next;
    else if (useful.length > 0) this.#state = await this.#attempt(useful);
    return true;
  }

  /**
   * Takes the mends of as many parts as bring no error that was not there and mend what they are for. What a try is blamed
   * for, it names: whoever is named steps aside at once, so that what does no harm never waits for those that do.
   */
  async mendReadable(): Promise<boolean> {
    await this.#lookAtTimes(this.#current().report.findings);
    const findings = this.#readable();
    if (findings.length === 0) return false;
    this.#round = new Set(findings.map(({ fingerprint }) => fingerprint));
    const left: Left = new Map();
    await this.#settle([...new Set(findings.map(partOf))], left);
    await this.#settleAside(left);
    await this.#settleWithin(left);
    for (const [part, { fault }] of left) this.#refused.set(part, fault);
    return true;
  }

  /** Takes what does no harm together: without those that are blamed, and halving where nobody can be. */
  async #settle(parts: readonly string[], left: Left): Promise<void> {
    if (parts.length === 0) return;
    const wanted = new Set(parts);
    const trial = await this.#try(this.#ofRound().filter((finding) => wanted.has(partOf(finding))));
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
      await this.#settle(
        parts.filter((part) => !blamed.has(part)),
        left,
      );
    } else if (elsewhere === undefined) {
      for (const part of parts) left.delete(part);
      this.#state = trial.state;
    } else {
      for (const half of halves(parts)) await this.#settle(half, left);
    }
  }

  /**
   * Tries those again that were blamed beside others, since some may do no harm without the others: all of them, then the two
   * halves by each binary digit of their numbers. So any two are apart once, in few tries however many there are.
   */
  async #settleAside(left: Left): Promise<void> {
    const isAside = (part: string) => left.get(part)?.alone === false;
    const parts = [...left.keys()].filter(isAside);
    await this.#settle(parts, left);
    for (let digit = 1; digit < parts.length; digit *= 2) {
      for (const side of [0, digit]) {
        const half = parts.filter((part, number) => (number & digit) === side && isAside(part));
        await this.#settle(half, left);
      }
    }
  }

  /**
   * Takes the mends of a part that do no harm by themselves, where all of them together do. One try has a half of every part;
   * those with the fewest mends are done first.
   */
  async #settleWithin(left: Left): Promise<void> {
    const mends = grouped(this.#ofRound(), partOf);
    const waiting = halvesOfEach([...left.keys()].map((part) => mends.get(part) ?? []));
    const faults = new Map<string, string>();
    let kept: Finding[] = [];
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      const trial = await this.#try(group.flat(), MAX_CHECKS - LAST_CHECKS);
      if (!trial) break;
      const { blamed, elsewhere } = trial.faults;
      const faultOf = ([first]: readonly Finding[]) =>
        (first && blamed.get(partOf(first))) ?? (blamed.size === 0 ? elsewhere : undefined);
      for (const some of group) {
        const [first, second] = some;
        const fault = faultOf(some);
        if (fault === undefined) kept.push(...some);
        else if (first && !second && !faults.has(partOf(first))) faults.set(partOf(first), fault);
      }
      waiting.push(...halvesOfEach(group.filter((some) => faultOf(some) !== undefined)));
    }
    for (const [part, fault] of faults) left.set(part, { fault, alone: true });
    while (kept.length > 0) {
      const trial = await this.#try(kept);
      if (!trial) return;
      const { blamed, elsewhere } = trial.faults;
      if (blamed.size === 0 && elsewhere === undefined) this.#state = trial.state;
      if (blamed.size === 0) return;
      kept = kept.filter((finding) => !blamed.has(partOf(finding)));
    }
  }

  /**
   * Makes mends, and those of the errors that they bring where they are certain too: a key that is renamed may get another
   * form.
   * @returns undefined where no check is left.
   */
  async #try(findings: readonly Finding[], limit = MAX_CHECKS): Promise<Trial | undefined> {
    if (this.#checks >= limit) return undefined;
    const mends = chooseMends(findings);
    const before = this.#current().report.findings;
    const first = await this.#attempt(mends);
    const paths = new Set(mends.map(({ path }) => path));
    const brought = newErrors(before, first.report.findings).filter(({ path }) => paths.has(path));
    const further = this.#checks < limit ? chooseMends(brought) : [];
    const state = further.length > 0 ? await this.#attempt(further, first) : first;
    return { state, faults: faultsOf(mends, before, state.report.findings) };
  }

  #readable(): Finding[] {
    const { findings } = this.#current().report;
    const unreadable = new Set(findings.filter(isParseError).map(({ path }) => path));
    return this.#mendable(findings).filter(({ path }) => !unreadable.has(path));
  }

  #ofRound(): Finding[] {
    return this.#readable().filter(({ fingerprint }) => this.#round.has(fingerprint));
  }

  #mendable(findings: readonly Finding[]): Finding[] {
    return findings.filter(
      (finding) =>
        hasCertainMend(finding) &&
        !this.#refused.has(partOf(finding)) &&
        !(finding.rule === TIME && this.#setBack.has(recordKey(finding))),
    );
  }

  /**
   * Finds the times that mends would set back. What the author meant is an earlier time than the record has, which no change
   * may write: that of the change is his to say.
   */
  async #lookAtTimes(findings: readonly Finding[]): Promise<void> {
    const { root, gate, now, earlier } = this.#input;
    const times = findings.filter((finding) => finding.rule === TIME && hasCertainMend(finding));
    if (!earlier || times.every(({ path }) => this.#timed.has(path))) return;
    for (const { path } of times) this.#timed.add(path);
    const tree = await this.#current().draft.tree();
    for (const state of await earlier()) {
      const comparison = overlayComparison(state.tree, tree, [], { id: "", message: NO_MESSAGE });
      const { report } = await check({ subject: { comparison }, root, gate, now, secrets: false });
      for (const finding of report.findings) {
        const { rule, subject, path } = finding;
        const isBack = rule === "change/updated-at" && subject === "back" && this.#timed.has(path);
        const key = recordKey(finding);
        if (isBack && !this.#setBack.has(key)) this.#setBack.set(key, { path, reason: setBack(state) });
      }
    }
  }

  async #attempt(mends: readonly FileMends[], { draft, edits } = this.#current()): Promise<State> {
    const more = mends.reduce((sum, file) => sum + file.edits.length, 0);
    return await this.#judge(await draft.with(mends), edits + more);
  }

  async #judge(draft: Draft, edits: number): Promise<State> {
    const { root, gate, now, onProgress } = this.#input;
    this.#checks++;
    const tree = await draft.tree();
    const { report, judgement } = await check({
      subject: { tree },
      root,
      gate,
      now,
      ...(onProgress && { onProgress }),
    });
    return { draft, edits, report, graph: judgement.graph };
  }

  #current(): State {
    if (!this.#state) throw new Error("nothing was checked yet");
    return this.#state;
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

function recordKey({ path, record }: Finding): string {
  return partKey(path, record);
}

function isParseError({ rule, severity, accepted }: Finding): boolean {
  return rule.startsWith("parse/") && severity === "error" && accepted === undefined;
}

function spotOf({ path, rule, message, range }: Finding): string {
  return JSON.stringify([path, rule, message, range.start]);
}
