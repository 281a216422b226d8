/** What `update validate` says of an update before it is sent: whether the memory takes it, and what is decided of its records. */
import type { JudgedUpdate } from "../../memory/judged-update.js";
import { decidedTogether, type Decided, type DecidedRecord } from "../../memory/proposal.js";
import { judgeUpdate, type JudgeUpdateInput } from "./judge-update.js";
import { knownRecords, reviewChanges } from "./review-changes.js";

export interface ValidatedUpdate extends JudgedUpdate {
  /** What `propose` would decide of the same memory; absent for an update that is refused. */
  readonly decided?: Decided & { readonly records: readonly (DecidedRecord & { readonly change: number })[] };
}

/** @throws UserError as `judgeUpdate` does. */
export async function validateUpdate(input: JudgeUpdateInput): Promise<ValidatedUpdate> {
  const judged = await judgeUpdate(input);
  const { basis, changes, refusals } = judged;
  if (refusals.length > 0 || !basis) return judged;
  const reviewed = reviewChanges(changes, basis, await knownRecords(basis, input.now), input.now);
  const records = reviewed.map(({ change, ...decided }) => ({ ...decided, change: change.change }));
  const begins = basis.isEmpty && { begins: basis.current.gate.layout.name };
  return { ...judged, ...begins, decided: { ...decidedTogether(records, basis.isEmpty), records } };
}
