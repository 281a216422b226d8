/** What an edit of the gate would no longer look at, or accept: a clean memory shows none of it by its findings. */
import type { Gate } from "../../load/gate.js";
import { counted } from "../../memory/counted.js";
import { listed } from "../../rules/phrases.js";
import type { Judgement } from "./judgement.js";
import { acceptedInAdvance } from "./unused-acceptances.js";

/** A tree as one gate judges it. */
export interface GatedJudgement {
  readonly judgement: Judgement;
  readonly gate: Gate;
}

/** Rules that a clause names. */
const MOST_NAMED = 3;

/** @returns clauses: `2 of 9 files would no longer be read`. */
export function weakenings(now: GatedJudgement, then: GatedJudgement, time: Date): string[] {
  const clauses: string[] = [];
  const [read, stillRead] = [now.judgement.memory.files, then.judgement.memory.files];
  const unread = [...read.keys()].filter((path) => !stillRead.has(path)).length;
  if (unread > 0) clauses.push(`${unread} of ${counted(read.size, "file")} would no longer be read`);
  // They were sought with the key of the baseline that counts, so no finding tells that the other one accepts it.
  const known = now.gate.baseline.secrets;
  const secrets = [...then.gate.baseline.secrets.keys()].filter((key) => !known.has(key)).length;
  if (secrets > 0) clauses.push(`${counted(secrets, "secret")} more would be accepted`);
  const early = acceptedInAdvance(then.judgement.problems, now.gate, then.gate, time);
  if (early.length > 0) {
    const rules = [...new Set(early)];
    const names = rules.slice(0, MOST_NAMED);
    const all = rules.length > MOST_NAMED ? [...names, `${rules.length - MOST_NAMED} more rules`] : names;
    const are = early.length === 1 ? "that is" : "that are";
    clauses.push(
      `${counted(early.length, "finding")} ${are} not there would be accepted in advance, of ${listed(all, "and")}`,
    );
  }
  return clauses;
}
