/** The memory of this run as what other runs send to: which it is, which branch takes it, and whose artifacts count. */
import { policyOf } from "../commands/propose/admit-run.js";
import type { PullClone } from "../git/pull-clone.js";
import type { GateOptions } from "../load/gate.js";
import type { Refusal } from "../memory/judged-update.js";
import { refusalLine } from "../report/refusals.js";
import { eventRepository } from "./event.js";
import { defaultBranchOf, type ForgeAccess } from "./forge-access.js";
import { say } from "./log.js";
import { setOutput } from "./runner.js";

export interface Receiver {
  readonly memory: { readonly id: number; readonly name: string };
  /** The default branch; asked for once. */
  readonly target: () => Promise<string>;
  readonly policy: ReturnType<typeof policyOf>;
}

export function receiverOf(
  access: ForgeAccess,
  environment: NodeJS.ProcessEnv,
  clone: PullClone,
  gate: GateOptions,
): Receiver {
  const { id, defaultBranch } = eventRepository(environment);
  const target = defaultBranchOf(access, defaultBranch);
  return { memory: { id, name: access.repository }, target, policy: policyOf(clone, target, gate) };
}

/** As codes for the steps that follow, and as annotations. */
export function tellRefusals(refusals: readonly Refusal[]): void {
  setOutput("codes", [...new Set(refusals.map(({ code }) => code))].join(","));
  for (const each of refusals) say(refusalLine(each), "error");
}
