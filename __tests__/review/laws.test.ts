import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ReviewSubject } from "../../src/memory/review-subject.js";
import { review } from "../../src/review/decide.js";
import { recordReview } from "../../src/review/record-review.js";
import { ReviewIndex } from "../../src/review/review-index.js";
import { CANDIDATE, TARGET } from "./case.js";
import { CASES } from "./cases.js";

const NOW = new Date("2026-06-15T12:00:00Z");

const WORDS =
  "cache mirror upload tenant region prefix export queue retry token index replica 缓存 镜像 キャッシュ 캐시 кэш".split(
    " ",
  );
const text = (least: number, most: number) =>
  fc
    .array(fc.constantFrom(...WORDS, "not", "30", "90 %", "`key`", "replaces", "also"), {
      minLength: least,
      maxLength: most,
    })
    .map((words) => words.join(" "));

const subject = (id: string): fc.Arbitrary<ReviewSubject> =>
  fc.record({
    id: fc.constant(id),
    path: fc.constant(`decisions/${id}.md`),
    type: fc.constantFrom("decision", "gotcha"),
    status: fc.constantFrom("active", "candidate", "done", "out"),
    title: text(2, 6),
    summary: text(6, 14),
    detail: text(14, 40),
    tags: fc.subarray(["a", "b"]),
    scope: fc.subarray(["src", "src/uploads", "src/billing"]),
    updated: fc.constantFrom("2026-01-01", "2026-05-04", "2026-06-01T10:00:00Z"),
    isWithheld: fc.constant(false),
    supersedes: fc.constant([]),
  });

const memory = fc
  .integer({ min: 1, max: 12 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, at) => subject(`r${at}`))));

describe("laws of the reviewer", () => {
  it("does not depend on the order of what is known", () => {
    fc.assert(
      fc.property(memory, subject("new"), fc.integer(), (known, candidate, seed) => {
        const shuffled = [...known]
          .sort((a, b) => ((a.id.length * 31 + seed) % 7) - ((b.id.length * 31 + seed) % 7))
          .reverse();
        const report = (records: readonly ReviewSubject[]) =>
          recordReview(review(candidate, new ReviewIndex(records), NOW));
        expect(report(shuffled)).toEqual(report(known));
      }),
      { numRuns: 60 },
    );
  });

  it("takes what was just merged for a duplicate, and opens nothing", () => {
    fc.assert(
      fc.property(memory, subject("new"), (known, candidate) => {
        const first = review({ ...candidate, status: "candidate" }, new ReviewIndex(known), NOW);
        if (first.decision !== "accept") return;
        const merged: ReviewSubject = { ...candidate, status: "active" };
        const again = { ...candidate, id: "again", path: "decisions/again.md" };
        const second = review(again, new ReviewIndex([...known, merged]), NOW);
        expect([second.decision, second.relation, second.handling]).toEqual(["merge", "duplicate", "closed"]);
        expect(second.targets.map(({ target }) => target.subject.id)).toContain("new");
      }),
      { numRuns: 60 },
    );
  });

  it("never takes a changed number or a negation for a duplicate", () => {
    fc.assert(
      fc.property(subject("old"), fc.constantFrom(" 17", " never", " 不", " не", " nicht"), (known, change) => {
        const old: ReviewSubject = { ...known, status: "active" };
        const changed = { ...old, id: "new", path: "decisions/new.md", detail: `${old.detail}${change}` };
        expect(review(changed, new ReviewIndex([old]), NOW).relation).not.toBe("duplicate");
      }),
      { numRuns: 60 },
    );
  });

  it("finds by its index what comparing everything finds", () => {
    const others = Array.from({ length: 400 }, (_, at): ReviewSubject => ({
      ...TARGET,
      id: `decision:other-${at}`,
      path: `decisions/other-${at}.md`,
      title: `Rotate the signing key of service ${at}`,
      summary: `The key of service ${at} is rotated by the job of the platform team each quarter.`,
      detail: `The job number ${at} reads the key from the vault, writes the new one and restarts the service behind it.`,
    }));
    for (const { candidate = {}, target = {} } of CASES.slice(0, 17)) {
      const proposed = { ...CANDIDATE, ...candidate };
      const known = { ...TARGET, ...target };
      const alone = review(proposed, new ReviewIndex([known]), NOW);
      const among = review(proposed, new ReviewIndex([...others, known]), NOW);
      const said = ({ decision, rule, targets }: typeof alone) => [
        decision,
        rule,
        targets.map(({ target: of }) => of.subject.id),
      ];
      expect(said(among)).toEqual(said(alone));
      expect(among.retrieval.compared).toBeLessThan(170);
    }
  });

  it("ends soon on hostile texts", { timeout: 20_000 }, () => {
    for (const unit of ["for ", "one for and ", "a/", "`", "1.", "n't ", "不", "\u0301", "temp "]) {
      const detail = unit.repeat(Math.ceil(200_000 / unit.length));
      const hostile = { ...CANDIDATE, title: detail.slice(0, 2000), summary: detail, detail };
      expect(
        review(hostile, new ReviewIndex([{ ...hostile, id: "h", path: "h.md" }, TARGET]), NOW).rule,
      ).toBeGreaterThan(0);
    }
  });
});
