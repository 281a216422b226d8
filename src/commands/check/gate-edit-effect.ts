/** What a change's edit of the gate would do, told by judging by both gates (decision 31). */
import type { Gate } from "../../load/gate.js";
import { counted } from "../../memory/counted.js";
import type { Problem } from "../../memory/finding.js";
import { changedMembers } from "../../memory/ontology-change.js";
import { describeVerdictChange, wouldFail, type VerdictFinding } from "../../rules/gate/verdict-change.js";
import { RULES } from "../../rules/registry.js";
import type { Judgement } from "./judgement.js";

/** A gate, and what it says of the changed memory. */
export interface Verdict {
  readonly gate: Gate;
  readonly judgement: Judgement;
}

/**
 * @param now by the gate that counts.
 * @param then by that of the change.
 * @param at where the edit begins.
 */
export function gateEditEffect(now: Verdict, then: Verdict, at: Problem["at"]): Problem {
  const weakened = weakenings(now, then);
  const members = changedMembers(now.gate.ontology, then.gate.ontology);
  const [before, after] = [openOf(now), openOf(then)];
  const message = describeVerdictChange(before, after, weakened, members);
  const isSerious = weakened.length > 0 || wouldFail(before, after);
  return { rule: "gate/verdict-change", message, at, ...(isSerious && { severity: "warning" }) };
}

/** What the edited gate would no longer look at or insist on: a clean memory shows none of it by its findings. */
function weakenings(now: Verdict, then: Verdict): string[] {
  const clauses: string[] = [];
  const [files, filesThen] = [now.judgement.memory.files, then.judgement.memory.files];
  const unread = [...files.keys()].filter((path) => !filesThen.has(path)).length;
  if (unread > 0) clauses.push(`${unread} of ${files.size} files would no longer be read`);
  const loosened = RULES.filter(({ id, severity }) => {
    const rankIn = ({ gate }: Verdict) => RANK[gate.severities.get(id) ?? severity];
    return rankIn(then) > rankIn(now);
  });
  if (loosened.length > 0) {
    clauses.push(`less weight would be given to ${loosened.map(({ id }) => id).join(", ")}`);
  }
  // They were sought with the key of the baseline that counts, so no finding tells that the other one accepts it.
  const secrets = [...then.gate.baseline.secrets.keys()].filter((key) => !now.gate.baseline.secrets.has(key)).length;
  if (secrets > 0) clauses.push(`${counted(secrets, "secret")} more would be accepted`);
  return clauses;
}

const RANK = { error: 0, warning: 1, note: 2, off: 3 } as const;

/** What nobody has accepted. */
function openOf({ judgement }: Verdict): VerdictFinding[] {
  return judgement.problems
    .filter(({ accepted }) => accepted === undefined)
    .map(({ problem: { rule, message, at }, severity, fingerprint }) => {
      return { rule, severity, message, path: at.path, fingerprint };
    });
}
