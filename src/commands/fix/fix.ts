/** `fix`: applies the suggestions that are certain, on a draft, and proves that they bring no new error. */
import type { CheckReport } from "../../memory/check-report.js";
import type { Finding } from "../../memory/finding.js";
import type { Graph } from "../../memory/graph.js";
import type { RestrictedRecords } from "../../memory/restricted.js";
import { chooseMends, hasCertainMend } from "./choose-mends.js";
import { errorOnMendedLine, harmOf, partOf, pathOfPart } from "./faults.js";
import type { DraftFile } from "../propose/draft.js";
import { restrictedIn } from "../../load/restricted-files.js";
import { mendParts } from "./mend-parts.js";
import { RefusedTimes, type RefusedTimesInput } from "./refused-times.js";
import { Trials, type State, type TrialsInput } from "./trials.js";

export interface FixInput extends TrialsInput, RefusedTimesInput {}

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

/** @throws UserError as `check` does. */
export async function fix(input: FixInput): Promise<FixResult> {
  const trials = new Trials(input);
  const mending = new Mending(trials, await trials.start(), new RefusedTimes(input));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const read = await mending.mendUnreadable();
    const mended = await mending.mendReadable();
    if (!read && !mended) break;
  }
  return mending.result();
}

class Mending {
  readonly #trials: Trials;
  readonly #times: RefusedTimes;
  readonly #before: Graph;
  /** Parts (`partOf`) of whose mends some are left out, and why. */
  readonly #refused = new Map<string, string>();
  /** Fingerprints of the findings whose mends are left out: what comes to light beside them is mended. */
  readonly #leftOut = new Set<string>();
  #state: State;

  constructor(trials: Trials, state: State, times: RefusedTimes) {
    this.#trials = trials;
    this.#times = times;
    this.#before = state.graph;
    this.#state = state;
  }

  result(): FixResult {
    const { draft, edits, report, graph } = this.#state;
    const { files } = draft;
    const waiting = this.#mendable(report.findings).length;
    const refused = new Map(this.#times.reasons);
    // The last that is set is the reason that is shown: that of the first part of a file.
    for (const [part, reason] of [...this.#refused].reverse()) refused.set(pathOfPart(part), reason);
    const sorted = new Map([...refused].sort(([a], [b]) => (a < b ? -1 : 1)));
    const shown = [...files.map(({ path }) => path), ...sorted.keys()];
    return {
      files,
      edits,
      refused: sorted,
      report,
      waiting,
      restricted: restrictedIn([this.#before, graph], shown),
    };
  }

  /**
   * Mends files that cannot be read. What is found in them afterwards was there before and is not the mend's doing, but
   * for an error on a mended line: the line says something else than its author meant. So a mend counts unless there is
   * one, or the file is as unreadable as it was.
   * @returns whether there were any to mend.
   */
  async mendUnreadable(): Promise<boolean> {
    const state = this.#state;
    const unreadable = state.report.findings.filter(isParseError);
    const mends = chooseMends(this.#mendable(unreadable));
    if (mends.length === 0) return false;
    const next = await this.#trials.make(mends, state);
    const same = new Set(next.report.findings.filter(isParseError).map(spotOf));
    const useless = new Set(unreadable.filter((finding) => same.has(spotOf(finding))).map(({ path }) => path));
    const useful = mends.filter((mend) => {
      const harm = errorOnMendedLine(mend, next.report.findings);
      const isUseless = useless.has(mend.path);
      const fault = isUseless ? "its mend leaves it as unreadable as it is" : harm && harmOf(harm);
      if (fault !== undefined) for (const finding of mend.findings) this.#refuse(finding, fault);
      return fault === undefined;
    });
    if (useful.length === mends.length) this.#state = next;
    else if (useful.length > 0) this.#state = await this.#trials.make(useful, state);
    return true;
  }

  /** @returns whether there was anything to mend in the others. */
  async mendReadable(): Promise<boolean> {
    const { report, draft } = this.#state;
    await this.#times.lookAt(report.findings, () => draft.tree());
    const tried = new Set(this.#readable(this.#state).map(({ fingerprint }) => fingerprint));
    if (tried.size === 0) return false;
    const { state, left } = await mendParts(this.#trials, this.#state, (reached) => this.#readable(reached));
    this.#state = state;
    for (const finding of this.#readable(state)) {
      const fault = left.get(partOf(finding));
      if (fault !== undefined && tried.has(finding.fingerprint)) this.#refuse(finding, fault);
    }
    return true;
  }

  #refuse(finding: Finding, fault: string): void {
    this.#refused.set(partOf(finding), fault);
    this.#leftOut.add(finding.fingerprint);
  }

  /** Mendable findings in files that can be read. */
  #readable({ report: { findings } }: State): Finding[] {
    const unreadable = new Set(findings.filter(isParseError).map(({ path }) => path));
    return this.#mendable(findings).filter(({ path }) => !unreadable.has(path));
  }

  #mendable(findings: readonly Finding[]): Finding[] {
    return findings.filter(
      (finding) => hasCertainMend(finding) && !this.#leftOut.has(finding.fingerprint) && !this.#times.has(finding),
    );
  }
}

function isParseError({ rule, severity, accepted }: Finding): boolean {
  return rule.startsWith("parse/") && severity === "error" && accepted === undefined;
}

function spotOf({ path, rule, message, range }: Finding): string {
  return JSON.stringify([path, rule, message, range.start]);
}
