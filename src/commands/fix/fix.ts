/** `fix`: applies the suggestions that are certain, on a draft, and proves that they bring no new error. */
import type { GateOptions } from "../../load/gate.js";
import type { CheckReport } from "../../memory/check-report.js";
import type { Finding } from "../../memory/finding.js";
import type { Graph } from "../../memory/graph.js";
import type { RestrictedRecords } from "../../memory/restricted.js";
import type { Tree } from "../../memory/tree.js";
import { check, type CheckInput } from "../check/check.js";
import { overlayComparison } from "../check/overlay-comparison.js";
import { chooseMends, hasCertainMend, type FileMends } from "./choose-mends.js";
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

/** Checks of one run at most: finding the mend that does harm takes several. */
const MAX_CHECKS = 64;

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

class Mending {
  readonly #input: FixInput;
  readonly #refused = new Map<string, string>();
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
    const left = [...this.#refused.keys(), ...[...this.#setBack.values()].map(({ path }) => path)];
    const shown = [...files.map(({ path }) => path), ...left];
    const restricted = restrictedIn(this.#before ? [this.#before, graph] : [graph], shown);
    const early = [...this.#setBack.values()].map(({ path, reason }) => [path, reason] as const);
    return { files, edits, refused: new Map([...early, ...this.#refused]), report, waiting, restricted };
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
      if (useless.has(mend.path)) this.#refused.set(mend.path, "its mend leaves it as unreadable as it is");
      else if (harm) this.#refused.set(mend.path, harmOf(harm));
      return !this.#refused.has(mend.path);
    });
    if (useful.length === mends.length) this.#state = next;
    else if (useful.length > 0) this.#state = await this.#attempt(useful);
    return true;
  }

  async mendReadable(): Promise<boolean> {
    const { report } = this.#current();
    await this.#lookAtTimes(report.findings);
    const unreadable = new Set(report.findings.filter(isParseError).map(({ path }) => path));
    const mends = chooseMends(this.#mendable(report.findings).filter(({ path }) => !unreadable.has(path)));
    await this.#settle(mends);
    return mends.length > 0;
  }

  /**
   * Takes the mends of as many files as bring no error that was not there and mend what they are for, halving until the
   * others are alone.
   */
  async #settle(mends: readonly FileMends[]): Promise<void> {
    const [first] = mends;
    if (!first) return;
    if (this.#checks >= MAX_CHECKS) {
      for (const { path } of mends) this.#refused.set(path, "too many other mends were refused to try its own");
      return;
    }
    const next = await this.#attempt(mends);
    const fault = faultOf(mends, this.#current().report.findings, next.report.findings);
    const done = fault === undefined ? next : await this.#followUp(mends, next);
    if (done) {
      this.#state = done;
    } else if (mends.length === 1 && fault !== undefined) {
      this.#refused.set(first.path, (await this.#settleApart(first)) ?? fault);
    } else {
      const half = Math.ceil(mends.length / 2);
      await this.#settle(mends.slice(0, half));
      await this.#settle(mends.slice(half));
    }
  }

  /**
   * Mends the errors that mends bring, where that is certain too: a key that is renamed may get another form.
   * @returns the state in which no error is new; undefined where there is none.
   */
  async #followUp(mends: readonly FileMends[], next: State): Promise<State | undefined> {
    const before = this.#current().report.findings;
    const paths = new Set(mends.map(({ path }) => path));
    const brought = newErrors(before, next.report.findings);
    const isOurs = (finding: Finding) => paths.has(finding.path) && hasCertainMend(finding);
    if (brought.length === 0 || !brought.every(isOurs) || this.#checks >= MAX_CHECKS) return undefined;
    const after = await this.#attempt(chooseMends(brought), next);
    return faultOf(mends, before, after.report.findings) === undefined ? after : undefined;
  }

  /**
   * Takes the mends of one file that do no harm by themselves, where all of them together do.
   * @returns what is wrong with the first of the others, if that was found.
   */
  async #settleApart({ findings }: FileMends): Promise<string | undefined> {
    const kept: Finding[] = [];
    let fault: string | undefined;
    const waiting = halves(findings);
    for (let part = waiting.shift(); part && this.#checks < MAX_CHECKS; part = waiting.shift()) {
      const mends = chooseMends(part);
      const next = await this.#attempt(mends);
      const wrong = faultOf(mends, this.#current().report.findings, next.report.findings);
      if (wrong === undefined) kept.push(...part);
      else if (part.length > 1) waiting.unshift(...halves(part));
      else fault ??= wrong;
    }
    if (kept.length === 0) return fault;
    const mends = chooseMends(kept);
    const next = await this.#attempt(mends);
    if (faultOf(mends, this.#current().report.findings, next.report.findings) === undefined) this.#state = next;
    return fault;
  }

  #mendable(findings: readonly Finding[]): Finding[] {
    return findings.filter(
      (finding) =>
        hasCertainMend(finding) &&
        !this.#refused.has(finding.suggestion?.edits[0]?.path ?? "") &&
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

function recordKey({ path, record = "" }: Finding): string {
  return `${path}\0${record}`;
}

function isParseError({ rule, severity, accepted }: Finding): boolean {
  return rule.startsWith("parse/") && severity === "error" && accepted === undefined;
}

function spotOf({ path, rule, message, range }: Finding): string {
  return JSON.stringify([path, rule, message, range.start]);
}

/** An error that only a person can mend, on a line that was mended. Edits of a file that cannot be read keep its lines. */
function errorOnMendedLine({ path, edits }: FileMends, after: readonly Finding[]): Finding | undefined {
  const lines = new Set(edits.map(({ range }) => range.start.line));
  return after.find(
    (finding) =>
      finding.path === path &&
      finding.severity === "error" &&
      finding.accepted === undefined &&
      lines.has(finding.range.start.line) &&
      !hasCertainMend(finding) &&
      !isUnknownOwner(finding),
  );
}

/** One name that is nobody's: however it is quoted, its author meant that name. `@ann @ben` may have been meant for two. */
function isUnknownOwner({ rule, subject = "" }: Finding): boolean {
  return rule === "record/invalid-owner" && /^\S+$/.test(subject);
}

function harmOf({ rule, message }: Finding): string {
  return `its mend would bring a new error, ${rule}: ${message}`;
}

/** What is wrong with the result of mends, as a clause. */
function faultOf(
  mends: readonly FileMends[],
  before: readonly Finding[],
  after: readonly Finding[],
): string | undefined {
  const [harm] = newErrors(before, after);
  if (harm) return harmOf(harm);
  const useless = mends.some(({ findings }) => {
    const kinds = new Set(findings.map(kindOf));
    const count = (list: readonly Finding[]) => list.filter((finding) => kinds.has(kindOf(finding))).length;
    return count(after) >= count(before);
  });
  return useless ? "its mend does not mend what it is for" : undefined;
}

function kindOf({ rule, path }: Finding): string {
  return `${rule}\0${path}`;
}
