/** A review as data that shows every number which led to it. */
import type { RecordReview, ReviewMatch, ReviewOperation } from "../memory/review-report.js";
import { recordConditions } from "./automatic.js";
import { DECISION } from "./constants.js";
import { namedAlikeElsewhere, openOf, sizeOf, toldElsewhere, type Reviewed } from "./decide.js";
import type { Match } from "./relation.js";
import { isInside } from "./scope.js";

/** Matches that are always shown, however weak. */
const LEAST_SHOWN = 3;

export function recordReview(reviewed: Reviewed): RecordReview {
  const { candidate, wording, decision, reason, relation, rule, handling, targets, confidence } = reviewed;
  const { subject, scopeIdentity, digest } = candidate;
  const shown = reviewed.matches.filter(
    (match, index) => index < LEAST_SHOWN || match.confidence >= DECISION.listed || targets.includes(match),
  );
  return {
    candidate: {
      id: subject.id,
      path: subject.path,
      type: subject.type,
      scope: scopeIdentity,
      digest,
      ...sizeOf(candidate),
      ...(subject.until !== undefined && { until: subject.until }),
      signals: [...wording.found, ...subject.routing.map((phrase) => ({ signal: "routing", phrase }))],
    },
    decision,
    reason,
    relation,
    rule,
    handling,
    targets: targets.map(({ target }) => target.subject.id),
    confidence,
    matches: shown.map((match) => matchReport(match, isRestricted(reviewed))),
    related: reviewed.equals
      .filter(({ id }) => !targets.some(({ target }) => target.subject.id === id))
      .map(({ id, path, status }) => ({ id, path, status })),
    rivals: reviewed.rivals.map(({ match, rival, distance, margin }) => {
      return { match: match.target.subject.id, rival: rival.target.subject.id, distance, margin };
    }),
    automatic: recordConditions(reviewed),
    operations: operationsOf(reviewed),
    retrieval: reviewed.retrieval,
    summary: summaryOf(reviewed),
  };
}

function isRestricted({ candidate }: Reviewed): boolean {
  return candidate.subject.isWithheld;
}

function matchReport({ target, evidence, ...match }: Match, isWithheld: boolean): ReviewMatch {
  const { subject, scopeIdentity } = target;
  const { identity, scope, overlap, replacement, recency, lineage } = evidence;
  const news = [evidence.wordChange, evidence.factChange].filter(({ flag }) => match.flags.includes(flag));
  const changes = [...evidence.changes, ...news];
  return {
    id: subject.id,
    path: subject.path,
    status: subject.status,
    ...(subject.updated !== undefined && { updated: subject.updated }),
    scopeRelation: evidence.scopeRelation,
    scope: scopeIdentity,
    equal: evidence.equal,
    title: evidence.title,
    summary: evidence.summary,
    detail: evidence.detail,
    evidence: { identity, scope, overlap, replacement, recency, lineage },
    sameIdentity: evidence.sameIdentity,
    notOlder: evidence.notOlder,
    relation: match.relation,
    failedBefore: match.failedBefore,
    confidence: match.confidence,
    total: match.total,
    flags: match.flags,
    added: evidence.added,
    changes:
      isWithheld || subject.isWithheld ? changes.map(({ flag }) => ({ flag, candidate: [], target: [] })) : changes,
  };
}

/** Sentences that an addition may bring. */
const MAX_SENTENCES = 50;

function operationsOf({ candidate, decision, relation, targets }: Reviewed): ReviewOperation[] {
  const match = targets[0];
  const target = match?.target;
  if (!target || candidate.subject.isWithheld || target.subject.isWithheld) return [];
  const { id, retirement } = target.subject;
  if (decision === "supersede") {
    return [
      { operation: "add-edge", record: candidate.subject.id, field: "supersedes", values: [id] },
      ...(retirement === undefined
        ? []
        : [{ operation: "set-status" as const, record: id, field: "status", values: [retirement] }]),
    ];
  }
  // Beside what is known another wording would say it twice.
  if (decision !== "merge" || match.flags.length > 0) return [];
  const known = relation === "duplicate" ? candidate.sentences() : target.sentences();
  const sentences = [...candidate.sentences()].flatMap(([meaning, written]) => (known.has(meaning) ? [] : [written]));
  const tags = [...candidate.tags].filter((tag) => !target.tags.has(tag)).sort();
  const entries = target.scope.length === 0 ? [] : candidate.scope.filter((entry) => !isInside([entry], target.scope));
  return [
    ...(sentences.length > 0
      ? [{ operation: "append" as const, record: id, values: sentences.slice(0, MAX_SENTENCES) }]
      : []),
    ...(entries.length > 0 ? [{ operation: "add-scope" as const, record: id, values: entries }] : []),
    ...(tags.length > 0 ? [{ operation: "add-tags" as const, record: id, field: "tags", values: tags }] : []),
  ];
}

function summaryOf(reviewed: Reviewed): string {
  const { decision, handling, targets, rule } = reviewed;
  const elsewhere = decision === "accept" ? elsewhereOf(reviewed) : undefined;
  const ids = [...targets.map(({ target }) => target.subject.id), ...(elsewhere?.ids ?? [])].slice(0, 3);
  const names = ids.length === 0 ? "" : `: ${ids.join(", ")}`;
  const who = {
    closed: "nothing is opened",
    person: "a person decides",
    auto: "may pass by itself",
    refused: "refused",
  };
  return `${decision}: ${elsewhere?.said ?? saidBy(reviewed)}${names} (rule ${rule}; ${who[handling]}).`;
}

/** What a record of another kind or scope has of one that is called new; undefined where it is nothing. */
function elsewhereOf(reviewed: Reviewed): { readonly ids: readonly string[]; readonly said: string } | undefined {
  const [told, named] = [toldElsewhere(reviewed), namedAlikeElsewhere(reviewed)];
  const what = told.length > 0 ? "has this text" : "has such a title";
  const said = `nothing of its kind and scope says this, but a record elsewhere ${what}`;
  const ids = [...new Set([...told, ...named])];
  return ids.length > 0 ? { ids, said } : undefined;
}

function saidBy(reviewed: Reviewed): string {
  const { reason, handling } = reviewed;
  if (reason === "duplicate_memory" && handling === "person") return "the memory says nearly this";
  const open = openOf(reviewed);
  if (open === "title") return "the memory says this under another title";
  return open === "scope" ? "the memory says this, but only one of the two has a scope" : SENTENCES[reason];
}

const SENTENCES: Readonly<Record<Reviewed["reason"], string>> = {
  insufficient_signal: "the text says too little to be compared or kept",
  temporary_detail: "the text calls itself temporary",
  duplicate_memory: "the memory says this already",
  newer_memory_replaces_older: "it takes the place of what is known",
  same_scope_summary_overlap: "it adds to what is known",
  possible_scope_split: "it may split what is known into two",
  ambiguous_existing_overlap: "it overlaps with what is known, and how is not clear",
  novel_memory: "nothing known says this",
};
