/** The reviewer's report as JSON (schemas/review.schema.json): enough to compute the decision again from it alone. */
import type { ReviewReport } from "../memory/review-report.js";
import { jsonText } from "./json-text.js";

export function renderReviewJson(report: ReviewReport): string {
  return jsonText(report);
}
