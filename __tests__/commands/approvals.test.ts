/** Who is asked to review, and which approvals count (security rules 30 and 36). */
import { describe, expect, it } from "vitest";
import { isApproved, judgeApprovals, type ApprovalBasis } from "../../src/commands/publish/approvals.js";
import { reviewersOf } from "../../src/commands/publish/reviewers.js";
import { touchedRecords } from "../../src/commands/publish/touched-records.js";
import type { Account, PullRequest, Review, ReviewState } from "../../src/memory/forge.js";
import { NO_ONTOLOGY, type ApprovalRule, type Ontology } from "../../src/memory/ontology.js";
import { renderApprovals } from "../../src/report/approvals.js";
import { checkFiles } from "../support/check-files.js";

const HEAD = "a".repeat(40);
const OLD = "b".repeat(40);
const AUTHOR: Account = { id: 1, login: "author", isBot: false };

const PULL: PullRequest = {
  number: 7,
  isOpen: true,
  isDraft: false,
  author: AUTHOR,
  head: { sha: HEAD, branch: "x", repositoryId: 1, repositoryName: "acme/memory" },
  base: { sha: OLD, branch: "main", repositoryId: 1 },
  labels: [],
  requestedReviewers: { users: [], teams: [] },
};

function review(login: string, changes: Partial<Review> = {}): Review {
  const author = { id: login.length * 100 + login.charCodeAt(0), login, isBot: false };
  return { author, isInsider: true, state: "approved", commit: HEAD, ...changes };
}

function ontology(...approvals: readonly ApprovalRule[]): Ontology {
  const accounts = { "team:build": ["acme/build", "Ann"], "user:bo": ["bo"], "team:platform": ["cy"] };
  return { ...NO_ONTOLOGY, owners: { accounts, memory: ["team:platform"] }, approvals };
}

function basis(rule: ApprovalRule, changes: Partial<ApprovalBasis> = {}): ApprovalBasis {
  const record = {
    id: "tool:a",
    owners: ["team:build"],
    kinds: ["Tool"],
    classes: ["graph"],
    sensitivity: ["restricted"],
  };
  return { records: [record], editsGate: false, ontology: ontology(rule), ...changes };
}

function approved(rule: ApprovalRule, reviews: readonly Review[], changes: Partial<ApprovalBasis> = {}): boolean {
  return isApproved(judgeApprovals(basis(rule, changes), PULL, reviews));
}

describe("approvals", () => {
  it("are needed where a record fits all that a rule names, and nowhere else", () => {
    for (const rule of [{}, { kinds: ["Tool"] }, { classes: ["graph"], sensitivity: ["restricted"] }]) {
      expect(approved({ ...rule, count: 1 }, [])).toBe(false);
      expect(approved({ ...rule, count: 1 }, [review("ann")])).toBe(true);
      expect(approved({ ...rule, count: 2 }, [review("ann")])).toBe(false);
    }
    expect(approved({ kinds: ["Service"], count: 1 }, [])).toBe(true);
    expect(approved({ kinds: ["Tool"], sensitivity: ["public"], count: 1 }, [])).toBe(true);
  });

  it("approve, then swap: an approval of an earlier commit does not count", () => {
    const verdict = judgeApprovals(basis({ count: 1 }), PULL, [review("ann", { commit: OLD })]);
    expect(isApproved(verdict)).toBe(false);
    expect(verdict.outdated).toEqual(["ann"]);
    expect(approved({ count: 1 }, [review("ann", { commit: undefined })])).toBe(false);
  });

  it("of oneself, of a bot, of a stranger, or that are no approval do not count", () => {
    const reviews: Review[] = [
      review("author", { author: AUTHOR }),
      // Renamed since: the id tells.
      review("author", { author: { ...AUTHOR, login: "other-name" } }),
      review("bot", { author: { id: 9, login: "helper[bot]", isBot: true } }),
      review("stranger", { isInsider: false }),
      ...(["changes-requested", "commented", "dismissed"] satisfies ReviewState[]).map((state) =>
        review("ann", { state }),
      ),
    ];
    expect(approved({ count: 1 }, reviews)).toBe(false);
  });

  it("by owners count for the records that their accounts own", () => {
    const rule: ApprovalRule = { count: 1, by: "owners" };
    expect(approved(rule, [review("cy")])).toBe(false);
    expect(approved(rule, [review("ann")])).toBe(true);
    const both = {
      ...basis(rule).records[0],
      id: "tool:b",
      owners: ["user:bo"],
      kinds: [],
      classes: [],
      sensitivity: [],
    };
    const records = [...basis(rule).records, both];
    expect(approved(rule, [review("ann")], { records })).toBe(false);
    expect(approved(rule, [review("ann"), review("bo")], { records })).toBe(true);
  });

  it("take over, then approve: the new owner of a record does not speak for it yet", () => {
    const rule: ApprovalRule = { count: 1, by: "owners" };
    const verdict = (formerOwners?: readonly string[], ...logins: readonly string[]) => {
      const owned = { owners: [...(formerOwners ?? []), "user:bo"], ...(formerOwners && { formerOwners }) };
      return approved(
        rule,
        logins.map((login) => review(login)),
        { records: basis(rule).records.map((record) => ({ ...record, ...owned })) },
      );
    };
    expect(verdict(["team:build"], "bo")).toBe(false);
    expect(verdict(["team:build"], "ann")).toBe(true);
    expect(verdict(undefined, "bo")).toBe(true);
    expect(verdict(["team:gone"], "bo")).toBe(true);
  });

  it("of the ontology are asked for where the gate is edited alone", () => {
    const rule: ApprovalRule = { ontology: true, count: 1, by: "owners" };
    expect(approved(rule, [])).toBe(true);
    expect(approved(rule, [review("ann")], { editsGate: true })).toBe(false);
    expect(approved(rule, [review("cy")], { editsGate: true })).toBe(true);
  });

  it("are told so that nothing of a record or name acts", () => {
    const hostile = "tool:`@everyone` <img src=x>\n## x";
    const record = { id: hostile, owners: [], kinds: ["<b>@acme"], classes: [], sensitivity: [] };
    const rule: ApprovalRule = { kinds: ["<b>@acme"], count: 2 };
    const verdict = judgeApprovals(basis(rule, { records: [record] }), PULL, [
      review("ann"),
      review("eve", { commit: OLD }),
    ]);
    const { title, summary } = renderApprovals(verdict.demands, verdict.outdated);
    expect(title).toBe("1 approval missing");
    expect(summary).toContain("1 of 2 approvals: `ann`");
    expect(summary).toContain("Of an earlier commit, so not counted: `eve`");
    expect(summary).toContain("is run again.");
    expect(summary.replace(/(`+)[^`][^]*?\1(?!`)/g, "")).not.toMatch(/@(acme|everyone)|<b>|<img|^##/m);
  });
});

const TOOL = (owner: string, sensitivity = "internal") => `nodeKind: Tool
id: tool:linter
attributes: { title: Linter, status: approved, owners: [${owner}], sensitivity: ${sensitivity}, updatedAt: "2026-06-03T08:20:00Z" }
`;

describe("reviewers", () => {
  const asked = (changes: Partial<ApprovalBasis>, author = AUTHOR) =>
    reviewersOf(basis({ count: 1 }, changes), { author, organization: "acme" });

  it("are the owners before and after a change, by their accounts", async () => {
    const before = { "graph/tools/linter.yaml": TOOL("team:build", "restricted") };
    const { judgement } = await checkFiles({ "graph/tools/linter.yaml": TOOL("user:bo") }, { before });
    if (!judgement.change) throw new Error("no change");
    const records = touchedRecords(judgement.change);
    expect(records).toMatchObject([
      { id: "tool:linter", owners: ["team:build", "user:bo"], formerOwners: ["team:build"] },
    ]);
    const { named, users, teams } = asked({ records });
    expect(named.map(({ name }) => name)).toEqual(["acme/build", "Ann", "bo"]);
    expect(named[0]?.reason).toBe("owns tool:linter, restricted");
    expect([users, teams]).toEqual([["Ann", "bo"], ["build"]]);
  });

  it("are the owners of the memory where a change edits its rules, first of all", () => {
    expect(asked({ editsGate: true }).named[0]).toEqual({
      name: "cy",
      reason: "owns the memory, whose rules this change edits",
    });
  });

  it("are never the author, nor a team of another organization; an owner without an account is named alone", () => {
    const record = { id: "tool:b", owners: ["team:nobody", "team:build"], kinds: [], classes: [], sensitivity: [] };
    const { named, users } = asked({ records: [record] }, { ...AUTHOR, login: "ann" });
    expect(named.map(({ name }) => name)).toEqual(["team:nobody", "acme/build"]);
    expect(users).toEqual([]);
    expect(reviewersOf(basis({ count: 1 }), { author: AUTHOR, organization: "other" }).teams).toEqual([]);
  });
});
