/** A decision in the word that people read; machines get the decision itself. */
import type { ProposalDecision } from "../memory/proposal.js";
import type { RecordReview } from "../memory/review-report.js";

/** A rejection that a person decides is none yet: how it relates to what is known is unclear. */
export function decisionWord(decision: ProposalDecision, handling: RecordReview["handling"] | undefined): string {
  return decision === "reject" && handling === "person" ? "unclear" : decision;
}
