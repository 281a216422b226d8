import { describe, expect, it } from "vitest";
import type { ReviewSubject } from "../../src/memory/review-subject.js";
import { review } from "../../src/review/decide.js";
import { recordReview } from "../../src/review/record-review.js";
import { ReviewIndex } from "../../src/review/review-index.js";
import { CANDIDATE, linesOf, TARGET } from "./case.js";
import { CASES } from "./cases.js";

const NOW = new Date("2026-06-15T12:00:00Z");

describe("the reviewer", () => {
  it("is held to at least sixty cases", () => {
    expect(new Set(CASES.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(CASES)("$name", ({ candidate = {}, target = {}, also = [], matches, gives }) => {
    const known: ReviewSubject = { ...TARGET, ...target };
    const index = new ReviewIndex([known, ...also.map((other) => ({ ...known, ...other }))]);
    const result = recordReview(review({ ...CANDIDATE, ...candidate }, index, NOW));
    expect(linesOf(result)).toEqual({ matches, gives });
  });
});
