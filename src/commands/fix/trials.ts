/** Drafts with mends in them, each judged by a check; a run makes a bounded number of checks. */
import type { GateOptions } from "../../load/gate.js";
import type { CheckReport } from "../../memory/check-report.js";
import type { Finding } from "../../memory/finding.js";
import type { Graph } from "../../memory/graph.js";
import type { Tree } from "../../memory/tree.js";
import { check, type CheckInput, type CheckResult } from "../check/check.js";
import { newErrors } from "../check/new-errors.js";
import { Draft, type Overlay } from "../propose/draft.js";
import { chooseMends, type FileMends } from "./choose-mends.js";
import { faultsOf, type Faults } from "./faults.js";

export interface TrialsInput {
  readonly tree: Tree;
  /** Folder of the tree, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly gate: GateOptions;
  readonly now: Date;
  readonly overlay: Overlay;
  readonly onProgress?: CheckInput["onProgress"];
}

/** A draft and what the check says of it. */
export interface State {
  readonly draft: Draft;
  /** Edits in it. */
  readonly edits: number;
  readonly report: CheckReport;
  readonly graph: Graph;
}

/** A try of mends, with those that they call for in turn. */
interface Trial {
  readonly state: State;
  readonly faults: Faults;
}

/** Checks of one run at most: finding the mends that do harm takes several. */
const MAX_CHECKS = 64;

export class Trials {
  readonly #input: TrialsInput;
  #checks = 0;
  /** The last check: drafts differ in few files. */
  #last: CheckResult | undefined;

  constructor(input: TrialsInput) {
    this.#input = input;
  }

  /**
   * The tree as it is.
   * @throws UserError as `check` does.
   */
  async start(): Promise<State> {
    return await this.#judge(new Draft(this.#input.tree, this.#input.overlay), 0);
  }

  /** Makes mends, whatever comes of them. */
  async make(mends: readonly FileMends[], { draft, edits }: State): Promise<State> {
    const more = mends.reduce((sum, file) => sum + file.edits.length, 0);
    return await this.#judge(await draft.with(mends), edits + more);
  }

  /**
   * Makes mends, and those of the errors that they bring where they are certain too: a key that is renamed may get another
   * form.
   * @param kept checks that are not to be used.
   * @returns undefined where no check is left.
   */
  async try(findings: readonly Finding[], from: State, kept = 0): Promise<Trial | undefined> {
    if (!this.#hasCheck(kept)) return undefined;
    const mends = chooseMends(findings);
    const before = from.report.findings;
    const first = await this.make(mends, from);
    const paths = new Set(mends.map(({ path }) => path));
    const brought = newErrors(before, first.report.findings).filter(({ path }) => paths.has(path));
    const further = this.#hasCheck(kept) ? chooseMends(brought) : [];
    const state = further.length > 0 ? await this.make(further, first) : first;
    return { state, faults: faultsOf(mends, before, state.report.findings) };
  }

  #hasCheck(kept: number): boolean {
    return this.#checks < MAX_CHECKS - kept;
  }

  async #judge(draft: Draft, edits: number): Promise<State> {
    const { root, gate, now, onProgress } = this.#input;
    this.#checks++;
    const tree = await draft.tree();
    const result = await check({
      subject: { tree },
      root,
      gate,
      now,
      digestSources: false,
      ...(this.#last && { similar: this.#last }),
      ...(onProgress && { onProgress }),
    });
    this.#last = result;
    const { report, judgement } = result;
    return { draft, edits, report, graph: judgement.graph };
  }
}
