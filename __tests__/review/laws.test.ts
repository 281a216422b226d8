import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import type { ReviewSubject } from "../../src/memory/review-subject.js";
import type { RecordReview } from "../../src/memory/review-report.js";
import { review, type Reviewed } from "../../src/review/decide.js";
import { recordReview } from "../../src/review/record-review.js";
import { ReviewIndex } from "../../src/review/review-index.js";
import { CANDIDATE, TARGET } from "./case.js";
import { CASES } from "./cases.js";
import * as reader from "./reader.js";

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
    routing: fc.constant([]),
    isWithheld: fc.constant(false),
    supersedes: fc.constant([]),
  });

const CHANGES: readonly ((own: ReviewSubject, other: ReviewSubject) => ReviewSubject)[] = [
  (own, { title }) => ({ ...own, title }),
  (own, { summary }) => ({ ...own, summary: summary ?? "" }),
  (own, { detail }) => ({ ...own, detail }),
  (own, { detail }) => ({ ...own, detail: `${own.detail}. ${detail.slice(0, 60)}.` }),
  (own, { scope }) => ({ ...own, scope }),
  (own, { tags }) => ({ ...own, tags }),
  (own, { updated }) => ({ ...own, updated: updated ?? "" }),
  (own) => ({ ...own, detail: `${own.detail}. It also includes more.` }),
  (own) => ({ ...own, detail: `${own.detail}. It is no longer so.` }),
  (own) => ({ ...own, detail: `${own.detail}. Keep 3 of them. Keep -3 of them. Keep 3 of them.` }),
  (own) => ({ ...own, detail: `${own.detail}. ${own.summary ?? ""}.` }),
];

const memory = fc
  .integer({ min: 1, max: 12 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, at) => subject(`r${at}`))));

/** A memory with a proposal that is new, or one of its records with a change or two. */
const proposal = memory.chain((known) =>
  fc.oneof(
    fc.tuple(fc.constant(known), subject("new")),
    fc
      .tuple(fc.constantFrom(...known), subject("other"), fc.array(fc.constantFrom(...CHANGES), { maxLength: 3 }))
      .map(([record, other, changes]): [ReviewSubject[], ReviewSubject] => [
        known,
        changes.reduce((made, change) => change(made, other), { ...record, id: "new", path: "decisions/new.md" }),
      ]),
  ),
);

/** The memory after a pull request that carries what the decision would write; undefined where it would write nothing. */
function afterMerge(
  known: readonly ReviewSubject[],
  candidate: ReviewSubject,
  { decision, relation, operations, targets }: RecordReview,
): ReviewSubject[] | undefined {
  const active: ReviewSubject = { ...candidate, status: "active" };
  if (decision === "accept") return [...known, active];
  if (decision === "supersede") {
    return [...known.map((each) => (targets.includes(each.id) ? { ...each, status: "out" as const } : each)), active];
  }
  if (relation !== "additive_update") return undefined;
  return known.map((each) => {
    const own = operations.filter(({ record }) => record === each.id);
    const values = (wanted: string) => own.flatMap(({ operation, values: all }) => (operation === wanted ? all : []));
    const detail = [each.detail, ...values("append")].join("\n\n");
    const status = targets.includes(each.id) ? ("active" as const) : each.status;
    return {
      ...each,
      status,
      detail,
      scope: [...each.scope, ...values("add-scope")],
      tags: [...each.tags, ...values("add-tags")],
    };
  });
}

describe("laws of the reviewer", () => {
  it("does not depend on the order of what is known", () => {
    fc.assert(
      fc.property(proposal, fc.integer(), ([known, candidate], seed) => {
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

  it("takes what was just merged for known, and opens nothing", () => {
    fc.assert(
      fc.property(proposal, ([known, candidate]) => {
        const proposed: ReviewSubject = { ...candidate, status: "candidate" };
        const first = recordReview(review(proposed, new ReviewIndex(known), NOW));
        const merged = afterMerge(known, proposed, first);
        if (!merged) return;
        const again = { ...candidate, id: "again", path: "decisions/again.md" };
        const second = review(again, new ReviewIndex(merged), NOW);
        expect([second.decision, second.relation, second.handling]).toEqual(["merge", "duplicate", "closed"]);
      }),
      { numRuns: 120 },
    );
  });

  it("lets a reader compute every relation, confidence and decision from the report alone", () => {
    const agree = (reviewed: Reviewed): void => {
      const report = recordReview(reviewed);
      for (const match of report.matches) {
        const sums = Object.fromEntries(Object.entries(match.evidence).map(([name, { sum }]) => [name, sum]));
        expect(sums).toEqual(reader.buckets(match, report));
        expect(match.relation).toBe(reader.relation(match, report));
        expect(match.confidence).toBe(reader.confidence(match, report));
      }
      expect(report).toMatchObject(reader.decide(report));
    };
    for (const { candidate = {}, target = {}, also = [] } of CASES) {
      const known = { ...TARGET, ...target };
      const records = [known, ...also.map((other) => ({ ...known, ...other }))];
      agree(review({ ...CANDIDATE, ...candidate }, new ReviewIndex(records), NOW));
    }
    fc.assert(
      fc.property(proposal, ([known, candidate]) => {
        agree(review(candidate, new ReviewIndex(known), NOW));
      }),
      { numRuns: 120 },
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
