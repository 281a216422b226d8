/**
 * Whether a pull request has the approvals that the ontology asks for. Only reviews of the present head count (security
 * rule 30), of people who belong to the repository, never the author's own or a bot's (rule 36).
 */
import type { Account, Review } from "../../memory/forge.js";
import type { ApprovalRule, Ontology } from "../../memory/ontology.js";
import { approversOf, loginsOf } from "./owner-logins.js";
import type { TouchedRecord } from "./touched-records.js";
import type { ApprovalDemand } from "../../report/approvals.js";

/** Name of the check run. */
export const APPROVALS_CHECK = "memory-steward/approvals";

interface ApprovalVerdict {
  /** What the change asks for: empty where no rule concerns it. */
  readonly demands: readonly ApprovalDemand[];
  /** Approvals of an earlier commit, which no longer count. */
  readonly outdated: readonly string[];
}

export function isApproved({ demands }: ApprovalVerdict): boolean {
  return demands.every(({ given, needed }) => given.length >= needed);
}

/** What the demands of a change follow from. */
export interface ApprovalBasis {
  readonly records: readonly TouchedRecord[];
  readonly editsGate: boolean;
  /** The gate's: the change cannot loosen what it needs. */
  readonly ontology: Ontology;
}

export function judgeApprovals(
  { records, editsGate, ontology }: ApprovalBasis,
  pull: { readonly author: Account; readonly head: { readonly sha: string } },
  reviews: readonly Review[],
): ApprovalVerdict {
  const approvals = reviews.filter(
    ({ state, author, isInsider }) =>
      state === "approved" && isInsider && !author.isBot && author.id !== pull.author.id,
  );
  const isCurrent = ({ commit }: Review) => commit === pull.head.sha;
  const current = approvals.filter(isCurrent).map(({ author }) => author.login);
  const demands = ontology.approvals.flatMap((rule): ApprovalDemand[] => {
    const concerned = rule.ontology ? [] : records.filter((record) => concerns(rule, record));
    if (rule.ontology ? !editsGate : concerned.length === 0) return [];
    const byOwners = rule.by === "owners";
    const circles = rule.ontology
      ? [loginsOf(ontology.owners.memory ?? [], ontology)]
      : concerned.map((record) => approversOf(record, ontology));
    const isIn = (circle: readonly string[]) => (login: string) => circle.includes(login.toLowerCase());
    const counted = circles.map((circle) => (byOwners ? current.filter(isIn(circle)) : current));
    const given = counted.reduce((least, logins) => (logins.length < least.length ? logins : least));
    return [{ subject: subjectOf(rule), records: concerned.map(({ id }) => id), needed: rule.count, given, byOwners }];
  });
  return { demands, outdated: approvals.filter((review) => !isCurrent(review)).map(({ author }) => author.login) };
}

/** Whether the ontology asks for approvals of one of these records, whoever gives them. */
export function asksForApprovals({ approvals }: Ontology, records: readonly ApprovalTraits[]): boolean {
  return approvals.some((rule) => !rule.ontology && records.some((record) => concerns(rule, record)));
}

/** What the rules of the ontology go by. */
export type ApprovalTraits = Pick<TouchedRecord, "classes" | "kinds" | "sensitivity">;

function concerns(rule: ApprovalRule, { classes, kinds, sensitivity }: ApprovalTraits): boolean {
  const fits = (wanted: readonly string[] | undefined, has: readonly string[]) =>
    wanted === undefined || has.some((word) => wanted.includes(word));
  return fits(rule.classes, classes) && fits(rule.kinds, kinds) && fits(rule.sensitivity, sensitivity);
}

function subjectOf({ ontology, classes, kinds, sensitivity }: ApprovalRule): string {
  if (ontology) return "the ontology and its neighbours";
  const words = [...(sensitivity ?? []), ...(kinds ?? []), ...(classes ?? [])];
  return words.length === 0 ? "all records" : `records of ${words.join(", ")}`;
}
