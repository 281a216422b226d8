/** Where two rules speak of one time: one says how to write it so that it can be read, the other that it went back. */
import type { RatedProblem } from "../../load/fingerprint.js";
import type { Problem } from "../../memory/finding.js";
import { recordKey } from "../../memory/record.js";

/** With no mend certain that would write a time which no change may write. */
export function withoutMendsSetBack(rated: readonly RatedProblem[]): readonly RatedProblem[] {
  const back = new Set<string>();
  for (const { problem } of rated) if (saysTimeWentBack(problem)) back.add(keyOf(problem));
  if (back.size === 0) return rated;
  return rated.map((item) => {
    const { rule, suggestion } = item.problem;
    if (rule !== TIME_RULE || suggestion?.certain !== true || !back.has(keyOf(item.problem))) return item;
    return { ...item, problem: { ...item.problem, suggestion: { ...suggestion, certain: false } } };
  });
}

/** The rule whose mends write times. */
export const TIME_RULE = "record/invalid-timestamp";

/** Whether a problem, or a finding, is that a record's time is before the one that it had. */
export function saysTimeWentBack({ rule, subject }: Pick<Problem, "rule" | "subject">): boolean {
  return rule === "change/updated-at" && subject === "back";
}

function keyOf({ at, record }: Problem): string {
  return recordKey(at.path, record);
}
