/** Runs the rules. Each sees what it asks for and nothing else; the order of files or rules never matters. */
import type { Inspected } from "../layouts/extract.js";
import type { Problem, Severity } from "../memory/finding.js";
import { KeptProblems } from "../memory/kept-problems.js";
import type { Declaration } from "../memory/record.js";
import { missingAttributes } from "./missing-attributes.js";
import { RULES } from "./registry.js";
import type { ChangeContext, EdgePass, GraphContext, RecordContext, Report, Rule } from "./rule.js";
import { walkEdges } from "./walk-edges.js";

const BY_ID: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]));

/** @param id as people write it, too. */
export function findRule(id: string): Rule | undefined {
  return BY_ID.get(id);
}

/** Whether a rule about declarations asks what edges of a kind lead to, taken together. */
export function isFollowed(kind: string): boolean {
  return RULES.some(({ followedKinds }) => followedKinds?.has(kind) === true);
}

/** Tells apart what only time will make a problem: everything is judged as of a later time. */
export interface Deferral {
  readonly now: Date;
  /** @param since milliseconds since 1970: when it begins to hold. */
  readonly later: (since: number, path: string) => void;
}

/**
 * Judges one declaration after the other by every rule about records, and gives each back with what its kind requires
 * and it lacks.
 */
export function recordInspector(context: RecordContext, deferral?: Deferral): RecordInspector {
  // Made once: a hundred thousand records would each need a function for each rule.
  let reportProblem: (problem: Problem) => void;
  const rules = RULES.flatMap(({ id, record }) => {
    const report: Report = (problem) => {
      const since = laterThan(deferral, problem);
      if (since !== undefined) deferral?.later(since, problem.at.path);
      else reportProblem({ rule: id, ...problem });
    };
    return record ? [{ record, report }] : [];
  });
  const inspect = (inspected: Inspected, report: (problem: Problem) => void): Declaration => {
    reportProblem = report;
    for (const rule of rules) rule.record(inspected, context, rule.report);
    const missing = missingAttributes(inspected, context.ontology);
    return missing.length === 0 ? inspected.declaration : { ...inspected.declaration, missing };
  };
  return Object.assign(inspect, { beyondSkeletons: beyondSkeletons(context, deferral) });
}

interface RecordInspector {
  (inspected: Inspected, report: (problem: Problem) => void): Declaration;
  /** Of the rules that look at more of a record than its skeleton. */
  readonly beyondSkeletons: {
    readonly rules: ReadonlySet<string>;
    saysMore(inspected: Inspected): boolean;
  };
}

/** When a problem begins to hold, if that is to come. */
function laterThan(deferral: Deferral | undefined, { since }: Pick<Problem, "since">): number | undefined {
  return deferral && since !== undefined && deferral.now.getTime() <= since ? since : undefined;
}

function beyondSkeletons(context: RecordContext, deferral?: Deferral): RecordInspector["beyondSkeletons"] {
  const beyond = RULES.flatMap(({ id, record, looksBeyondSkeleton }) =>
    record && looksBeyondSkeleton ? [{ id, record }] : [],
  );
  let said = 0;
  let deferred: [since: number, path: string][] = [];
  const note: Report = (problem) => {
    const since = laterThan(deferral, problem);
    if (since === undefined) said++;
    else deferred.push([since, problem.at.path]);
  };
  return {
    rules: new Set(beyond.map(({ id }) => id)),
    saysMore(inspected) {
      said = 0;
      if (deferred.length > 0) deferred = [];
      for (const { record } of beyond) {
        record(inspected, context, note);
        // The record is read in full then, and what was deferred is said again.
        if (said > 0) return true;
      }
      for (const [since, path] of deferred) deferral?.later(since, path);
      return false;
    },
  };
}

export function judgeGraph(context: GraphContext): Problem[] {
  const passes: EdgePass[] = [];
  const byRule = RULES.map((rule) => {
    const problems = new KeptProblems(context.keep);
    const report: Report = (problem) => {
      problems.add({ rule: rule.id, ...problem });
    };
    rule.graph?.(context, report);
    const pass = rule.edges?.(context, report);
    if (pass) passes.push(pass);
    return problems;
  });
  walkEdges(context.graph, passes);
  return byRule.flatMap((problems) => problems.all());
}

export function judgeChange(context: ChangeContext): Problem[] {
  return RULES.flatMap(({ id, change }) => {
    const problems = new KeptProblems(context.keep);
    change?.(context, (problem) => {
      problems.add({ rule: id, ...problem });
    });
    return problems.all();
  });
}

/**
 * The severity that counts: a setting of the repository, else the problem's own, else the rule's. Locked rules stay
 * errors (decision 15). `off` drops the problem.
 */
export function severityOf(problem: Problem, settings: ReadonlyMap<string, Severity | "off">): Severity | "off" {
  const rule = BY_ID.get(problem.rule);
  if (!rule) throw new Error(`no rule "${problem.rule}" is registered`);
  const natural = problem.severity ?? rule.severity;
  if (rule.locked) return natural;
  return settings.get(problem.rule) ?? natural;
}
