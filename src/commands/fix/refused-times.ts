/**
 * Times that no mend writes: what the author meant is an earlier time than the record has, which no change may write. That of
 * the change is his to say.
 */
import type { Finding } from "../../memory/finding.js";
import { recordKey } from "../../memory/record.js";
import type { Tree } from "../../memory/tree.js";
import { check } from "../check/check.js";
import { overlayComparison } from "../check/overlay-comparison.js";
import { saysTimeWentBack, TIME_RULE } from "../check/times-set-back.js";
import { hasCertainMend } from "./choose-mends.js";
import type { TrialsInput } from "./trials.js";

/** A state that the change will be compared with. */
export interface EarlierTree {
  readonly tree: Tree;
  /** Such as `in the last commit`. */
  readonly where: string;
}

export interface RefusedTimesInput extends Pick<TrialsInput, "root" | "gate" | "now"> {
  /** No mend sets a time back that stands in one of these. Asked for where a mend would write a time, and there alone. */
  readonly earlier?: () => Promise<readonly EarlierTree[]>;
}

const NO_MESSAGE = new Uint8Array();

export class RefusedTimes {
  readonly #input: RefusedTimesInput;
  /** Files of which it is known whether a mend would set a time back. */
  readonly #known = new Set<string>();
  /** Records (`keyOf`) of which one would. */
  readonly #refused = new Map<string, { readonly path: string; readonly reason: string }>();

  constructor(input: RefusedTimesInput) {
    this.#input = input;
  }

  /** Finds those that mends would set back. @param present the tree that the findings are of. */
  async lookAt(findings: readonly Finding[], present: () => Promise<Tree>): Promise<void> {
    const { root, gate, now, earlier } = this.#input;
    const times = findings.filter((finding) => finding.rule === TIME_RULE && hasCertainMend(finding));
    if (!earlier || times.every(({ path }) => this.#known.has(path))) return;
    for (const { path } of times) this.#known.add(path);
    const tree = await present();
    for (const state of await earlier()) {
      const comparison = overlayComparison(state.tree, tree, [], { id: "", message: NO_MESSAGE });
      const { report } = await check({ subject: { comparison }, root, gate, now, secrets: false });
      for (const finding of report.findings) {
        const { path } = finding;
        const isBack = saysTimeWentBack(finding) && this.#known.has(path);
        if (isBack && !this.#refused.has(keyOf(finding)))
          this.#refused.set(keyOf(finding), { path, reason: reasonOf(state) });
      }
    }
  }

  /** Whether a finding is of a time that its mend would set back. */
  has(finding: Finding): boolean {
    return finding.rule === TIME_RULE && this.#refused.has(keyOf(finding));
  }

  /** Paths of files with such times, and why they are left: a clause. */
  get reasons(): ReadonlyMap<string, string> {
    return new Map([...this.#refused.values()].map(({ path, reason }) => [path, reason]));
  }
}

function keyOf({ path, record }: Finding): string {
  return recordKey(path, record);
}

function reasonOf({ where }: EarlierTree): string {
  return (
    `the time that can be meant is before the record's time ${where}, which change/updated-at does not accept; ` +
    "write the time of your change"
  );
}
