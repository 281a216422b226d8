import { describe, expect, it } from "vitest";
import type { ReviewSubject } from "../../src/memory/review-subject.js";
import { review } from "../../src/review/decide.js";
import { recordReview } from "../../src/review/record-review.js";
import { ReviewIndex } from "../../src/review/review-index.js";
import { CANDIDATE, TARGET } from "./case.js";
import { CASES } from "./cases.js";

const NOW = new Date("2026-06-15T12:00:00Z");

describe("the reviewer", () => {
  it("is held to at least sixty cases", () => {
    expect(CASES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(CASES)("$name", ({ candidate = {}, target = {}, also = [], numbers, match, gives }) => {
    const known: ReviewSubject = { ...TARGET, ...target };
    const index = new ReviewIndex([known, ...also.map((other) => ({ ...known, ...other }))]);
    const result = recordReview(review({ ...CANDIDATE, ...candidate }, index, NOW));
    const [decision, reason, handling, rule] = gives;
    expect(result).toMatchObject({ decision, reason, handling, rule });
    const best = result.matches[0];
    if (match) expect([best?.relation, best?.confidence]).toEqual(match);
    if (!numbers) return;
    const [alike, buckets] = numbers;
    expect([best?.title, best?.summary, best?.detail].map((value = 0) => Math.round(value / 100))).toEqual(alike);
    expect(Object.values(best?.evidence ?? {}).map(({ sum }) => sum)).toEqual(buckets);
  });
});
