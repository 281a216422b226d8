/** What a change's edit of the gate would do, told by judging by both gates (decision 31). */
import type { Problem } from "../../memory/finding.js";
import { changedMembers } from "../../memory/ontology-change.js";
import { describeVerdictChange, wouldFail, type VerdictFinding } from "../../rules/gate/verdict-change.js";
import { weakenings, type GatedJudgement } from "./weakenings.js";

/**
 * @param now by the gate that counts.
 * @param then by that of the change.
 * @param time at which waivers run.
 * @param at where the edit begins.
 * @param loosened settings that ask for less, which are told by themselves.
 */
export function gateEditEffect(
  now: GatedJudgement,
  then: GatedJudgement,
  time: Date,
  at: Problem["at"],
  loosened: number,
): Problem {
  const weakened = weakenings(now, then, time);
  const members = changedMembers(now.gate.ontology, then.gate.ontology);
  const [before, after] = [openOf(now), openOf(then)];
  const message = describeVerdictChange(before, after, { weakened, members, loosened });
  const isSerious = weakened.length > 0 || wouldFail(before, after);
  return { rule: "gate/verdict-change", message, at, ...(isSerious && { severity: "warning" }) };
}

/** What nobody has accepted. */
function openOf({ judgement }: GatedJudgement): VerdictFinding[] {
  return judgement.problems
    .filter(({ accepted }) => accepted === undefined)
    .map(({ problem: { rule, message, at }, severity, fingerprint }) => {
      return { rule, severity, message, path: at.path, fingerprint };
    });
}
