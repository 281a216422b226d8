/** Where two rules speak of one time: one says how to write it so that it can be read, the other that it went back. */
import type { RatedProblem } from "../../load/fingerprint.js";
import type { Problem } from "../../memory/finding.js";

/** With no mend certain that would write a time which no change may write. */
export function withoutMendsSetBack(rated: readonly RatedProblem[]): readonly RatedProblem[] {
  const back = new Set<string>();
  for (const { problem } of rated) if (setsBack(problem)) back.add(recordKey(problem));
  if (back.size === 0) return rated;
  return rated.map((item) => {
    const { rule, suggestion } = item.problem;
    if (rule !== TIME_RULE || suggestion?.certain !== true || !back.has(recordKey(item.problem))) return item;
    return { ...item, problem: { ...item.problem, suggestion: { ...suggestion, certain: false } } };
  });
}

/** The rule whose mends write times. */
const TIME_RULE = "record/invalid-timestamp";

function setsBack({ rule, subject }: Problem): boolean {
  return rule === "change/updated-at" && subject === "back";
}

function recordKey({ at, record = "" }: Problem): string {
  return `${at.path}\0${record}`;
}
