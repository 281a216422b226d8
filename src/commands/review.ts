/** `review`: compares proposed records with what a memory holds and says what to do with them. Deterministic. */
import { loadGate, type Gate, type GateOptions } from "../load/gate.js";
import { candidateSubjects, reviewSubjects } from "../load/review-subjects.js";
import { firstFlaw } from "../load/visit-records.js";
import { nearestName } from "../memory/nearest-name.js";
import type { Tree } from "../memory/tree.js";
import type { Rejection } from "../memory/rejection.js";
import { UserError } from "../memory/user-error.js";
import type { RecordReview, ReviewReport } from "../memory/review-report.js";
import type { ReviewSubject } from "../memory/review-subject.js";
import { claimOf } from "../review/claim.js";
import { REVIEWER } from "../review/constants.js";
import { review } from "../review/decide.js";
import { recordReview } from "../review/record-review.js";
import { ReviewIndex } from "../review/review-index.js";
import { settingsDigest } from "../review/settings.js";
import { quote, someOf } from "../rules/phrases.js";
import { rejectionText } from "./propose/rejected-before.js";

export interface ReviewInput {
  readonly tree: Tree;
  readonly gate: GateOptions;
  /** The file where it stands, or would stand, in the memory. */
  readonly candidate: { readonly path: string; readonly bytes: Uint8Array };
  readonly now: Date;
}

/** @throws UserError where the file cannot be read, or would be no record of the memory. */
export async function reviewCandidate({ tree, gate: options, candidate, now }: ReviewInput): Promise<ReviewReport> {
  const gate = await loadGate(tree, options);
  const proposed = candidateSubjects(candidate.path, candidate.bytes, gate);
  assertJudged(candidate, proposed, gate);
  if (proposed.length === 0) {
    throw new UserError(
      `${candidate.path} holds no record that the layout ${gate.layout.name} would compare.`,
      "Name a file of records; where it lies outside of the memory, say with --as where it would stand.",
    );
  }
  const { subjects, broken } = await reviewSubjects(tree, gate, now);
  const known = subjects.filter(({ path }) => path !== candidate.path);
  const reviews: RecordReview[] = [];
  // What is accepted first is known to those behind it, so that twins do not both come in.
  const index = new ReviewIndex(known);
  for (const subject of proposed) {
    const reviewed = review(subject, index, now, broken);
    const rejection = gate.rejections.claims.get(claimOf(subject));
    reviews.push(rejection ? rejectedReview(recordReview(reviewed), rejection) : recordReview(reviewed));
    if (!rejection && reviewed.decision === "accept") index.add({ ...subject, status: "candidate" });
  }
  return {
    schema: "memory-steward.review/v1",
    reviewer: REVIEWER,
    settings: settingsDigest(),
    now: now.toISOString(),
    reviews,
  };
}

/** What cannot be read is told as the check tells it. A kind that nobody declares compares with nothing. */
function assertJudged({ path, bytes }: ReviewInput["candidate"], proposed: readonly ReviewSubject[], gate: Gate): void {
  const flaw = firstFlaw(path, bytes, gate);
  if (flaw) {
    const { line, column } = flaw.start;
    throw new UserError(`${path}:${line}:${column}: ${flaw.message}`, flaw.advice ?? "Mend the file, then review it.");
  }
  const { ontology, layout } = gate;
  const kinds = ontology.nodeKinds;
  const unknown = proposed.find(({ type }) => kinds.size > 0 && !kinds.has(type) && !layout.classes.has(type));
  if (!unknown) return;
  const near = nearestName(unknown.type, kinds.keys());
  throw new UserError(
    `${path} is of the kind ${quote(unknown.type)}, which the ontology does not declare: nothing in the memory compares with it.`,
    near ? `Did you mean ${near.name}?` : `Use one of ${someOf(kinds.keys())}.`,
  );
}

/** The comparison stays to be seen; the answer is the old one (decision 34). */
function rejectedReview(reviewed: RecordReview, rejection: Rejection): RecordReview {
  return {
    ...reviewed,
    decision: "reject",
    reason: "rejected_before",
    relation: "none",
    rule: 0,
    handling: "closed",
    targets: [],
    operations: [],
    rivals: [],
    automatic: reviewed.automatic.map((condition, index) => (index === 0 ? { ...condition, holds: false } : condition)),
    summary: `reject: this ${rejectionText(rejection)} (rule 0; nothing is opened).`,
  };
}
