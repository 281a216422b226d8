/** What the reviewer says of the records that an update brings. */
import { candidateSubjects, reviewSubjects } from "../../load/review-subjects.js";
import type { AppliedChange } from "../../memory/judged-update.js";
import type { DecidedRecord, ProposedRecord } from "../../memory/proposal.js";
import type { RecordReview } from "../../memory/review-report.js";
import { claimOf } from "../../review/claim.js";
import { review } from "../../review/decide.js";
import { recordReview } from "../../review/record-review.js";
import { ReviewIndex } from "../../review/review-index.js";
import type { UpdateBasis } from "./judge-update.js";

/** The records of main, found by what they say. */
export interface KnownRecords {
  readonly index: ReviewIndex;
  /** Files that could not be read: the comparison is incomplete. */
  readonly broken: number;
}

/** Made once for any number of updates. @param now what ended before it is out of force. */
export async function knownRecords({ main, current }: UpdateBasis, now: Date): Promise<KnownRecords> {
  const { subjects, broken } = await reviewSubjects(main, current.gate, now);
  return { index: new ReviewIndex(subjects), broken };
}

/** One record that a change brings, edits or takes away. */
export interface ReviewedRecord extends DecidedRecord {
  readonly change: AppliedChange;
}

/**
 * New records are held against all that is known and against those that this update brought before them, so that twins do not
 * both come in. An edit of a known record is no claim of its own.
 */
export function reviewChanges(
  changes: readonly AppliedChange[],
  { current: { gate, judgement } }: UpdateBasis,
  known: KnownRecords,
  now: Date,
): readonly ReviewedRecord[] {
  const joined = new ReviewIndex([]);
  return changes.flatMap((change): ReviewedRecord[] => {
    const { path, before, after } = change;
    const subjects = candidateSubjects(path, after ?? before ?? new Uint8Array(), gate);
    if (subjects.length === 0) return [{ change, record: unreviewed(path, path, after ? "no_record" : "removal") }];
    return subjects.map((subject) => {
      if (!after || judgement.graph.records.has(subject.id)) {
        return { change, record: unreviewed(subject.id, path, after ? "edit_of_known_record" : "removal") };
      }
      let found = review(subject, known.index, now, known.broken);
      if (found.decision === "accept" && joined.size > 0) {
        const among = review(subject, joined, now, known.broken);
        const losesPass = found.handling === "auto" && among.handling !== "auto";
        if (among.decision !== "accept" || losesPass) found = among;
      }
      if (found.decision === "accept") joined.add({ ...subject, status: "candidate" });
      const said = recordReview(found);
      return { change, record: { ...recordOf(said), claim: claimOf(subject) }, review: said };
    });
  });
}

function unreviewed(id: string, path: string, reason: string): ProposedRecord {
  return { id, path, decision: "accept", relation: "none", reason, targets: [] };
}

function recordOf({ candidate, decision, relation, reason, targets }: RecordReview): ProposedRecord {
  return { id: candidate.id, path: candidate.path, decision, relation, reason, targets };
}
