/** Waivers and entries of the baseline that accept nothing, any more or yet: found once everything that is wrong is known. */
import type { Gate } from "../../load/gate.js";
import type { RatedProblem } from "../../load/fingerprint.js";
import { isExpired, meantBy, waysToWaive, type Waiver } from "../../memory/baseline-and-waivers.js";
import type { Problem } from "../../memory/finding.js";
import { START_OF_FILE } from "../../memory/place.js";
import { findRule } from "../../rules/judge.js";
import { listed, quote } from "../../rules/phrases.js";

const RULE = "gate/unused-acceptance";
/** Problems whose details are told of one waiver. */
const MOST_NAMED = 3;

/**
 * @param rated everything that is wrong with a whole memory, judged without a base: of less, nobody could tell what is
 *   needed no more. Empty while a file of the memory or of the gate cannot be read, or has more problems than are kept,
 *   since it may hold what is accepted.
 */
export function unusedAcceptances(rated: readonly RatedProblem[], gate: Gate, now: Date): Problem[] {
  if (rated.some(({ problem }) => problem.more !== undefined)) return [];
  if (rated.some(({ problem, severity }) => severity === "error" && hidesOthers(problem))) return [];
  const waivers = gate.waivers.filter((waiver) => !isExpired(waiver, now) && isAlwaysJudged(waiver.rule, gate));
  const problems = unusedWaivers(rated, waivers).map((waiver) =>
    waiverProblem(waiver, othersThere(waiver, rated, waivers)),
  );
  const known = new Set(rated.map(({ fingerprint }) => fingerprint));
  const entries = [...gate.baseline.findings].filter(([, rule]) => isAlwaysJudged(rule, gate));
  const unused = entries.filter(([fingerprint]) => !known.has(fingerprint)).length;
  if (unused > 0) problems.push(baselineProblem(unused, entries.length, gate.baselinePath));
  return problems;
}

/**
 * Of what a change accepts anew the rules, one for each acceptance of a finding that is not there: the change after it would bring
 * it, and nobody would be told.
 * @param rated all that the change's own gate says, what it accepts too.
 */
export function acceptedInAdvance(
  rated: readonly RatedProblem[],
  before: Gate,
  after: Gate,
  now: Date,
): readonly string[] {
  const given = new Set(before.waivers.map(meantBy));
  const isNew = (waiver: Waiver) =>
    waiver.fingerprint === undefined && !isExpired(waiver, now) && !given.has(meantBy(waiver));
  const found = new Set(rated.map(({ fingerprint }) => fingerprint));
  const entries = [...after.baseline.findings].filter(
    ([fingerprint]) => !before.baseline.findings.has(fingerprint) && !found.has(fingerprint),
  );
  return [...unusedWaivers(rated, after.waivers.filter(isNew)), ...entries.map(([, rule]) => ({ rule }))].map(
    ({ rule }) => rule,
  );
}

function unusedWaivers(rated: readonly RatedProblem[], waivers: readonly Waiver[]): readonly Waiver[] {
  if (waivers.length === 0) return [];
  const used = new Set<string>();
  for (const { problem } of rated) for (const way of waysToWaive(problem)) used.add(way);
  return waivers.filter((waiver) => !used.has(meantBy(waiver)));
}

/** Problems that differ from what a waiver names in their subject alone, and that no other waiver accepts. */
function othersThere(
  { rule, subject: name, detail }: Waiver,
  rated: readonly RatedProblem[],
  waivers: readonly Waiver[],
): readonly Problem[] {
  if (detail === undefined) return [];
  const meant = new Set(waivers.map(meantBy));
  return rated.flatMap(({ problem }) =>
    problem.rule === rule &&
    problem.subject !== undefined &&
    (problem.record === name || problem.at.path === name) &&
    !waysToWaive(problem).some((way) => meant.has(way))
      ? [problem]
      : [],
  );
}

/** @param others of which one may be meant. */
function waiverProblem({ rule, subject, detail, actor, path, pointer }: Waiver, others: readonly Problem[]): Problem {
  const [first] = others;
  const found = new Set(others.flatMap((other) => other.subject ?? []));
  const start = `The waiver of ${rule} for ${quote(subject)} accepts nothing:`;
  const end = `It was given by ${quote(actor)}.`;
  const named = { rule: RULE, subject: [rule, subject, detail ?? ""].join(" ").trim() } as const;
  if (!first) {
    return {
      ...named,
      message: `${start} no such problem is found. ${end}`,
      at: { path, document: 0, pointer: [...pointer, "subject"] },
      suggestion: { message: "Remove the entry", certain: false },
    };
  }
  return {
    ...named,
    message: `${start} what is found there has another detail than ${quote(detail ?? "")}. ${end}`,
    at: { path, document: 0, pointer: [...pointer, "detail"] },
    // What stands in a restricted file is withheld in public by these places.
    related: others.slice(0, MOST_NAMED).map(({ at }) => ({ message: "what is found", at })),
    suggestion: {
      message: `Did you mean ${listed([...found].slice(0, MOST_NAMED).map(quote), "or")}? Else remove the entry`,
      certain: false,
      ...(found.size === 1 && {
        edit: { kind: "set" as const, pointer: [...pointer, "detail"], value: first.subject ?? "" },
      }),
    },
  };
}

/** One for all of them: a baseline is written anew as a whole. */
function baselineProblem(unused: number, all: number, path: string): Problem {
  const are = unused === 1 ? "is" : "are";
  const which = all === 1 ? "The only finding" : `${unused} of the ${all} findings`;
  return {
    rule: RULE,
    message: `${which} that the baseline accepts ${are} not found any more.`,
    at: { path, range: START_OF_FILE },
    subject: "baseline",
    suggestion: { message: "Rewrite it with memory-steward check --update-baseline", certain: false },
  };
}

function hidesOthers({ rule }: Problem): boolean {
  return rule.startsWith("parse/") || rule === "gate/invalid-file";
}

/** Areas whose problems depend on more than the memory as it is: on what a change adds, on the clone, on what was searched. */
const ELSEWHERE = /^(?:change|gate|index|secret)\//;

/** Whether a whole memory without a base is always judged by a rule. */
function isAlwaysJudged(id: string, { severities }: Gate): boolean {
  const rule = findRule(id);
  if (!rule || rule.change !== undefined || rule.onlyInChanges || ELSEWHERE.test(id)) return false;
  return severities.get(id) !== "off";
}
