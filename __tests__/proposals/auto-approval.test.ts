/** What may pass by itself: every single condition that fails keeps it for a person. */
import { describe, expect, it } from "vitest";
import { approvalConditions, type ProposalFacts } from "../../src/commands/propose/auto-approval.js";
import type { Finding } from "../../src/memory/finding.js";
import type { ReviewSubject } from "../../src/memory/review-subject.js";
import { review } from "../../src/review/decide.js";
import { ReviewIndex } from "../../src/review/review-index.js";
import { BOT, branchOf, House, runbook } from "./house.js";

const NOW = new Date("2026-06-10T00:00:00Z");
const PATH = "runbooks/new.md";

function subject(members: Partial<ReviewSubject> = {}): ReviewSubject {
  return {
    id: "runbook:new",
    path: PATH,
    type: "Runbook",
    status: "candidate",
    title: "Drain the print queue",
    summary: "Paper jams fill the print queue of the second floor.",
    detail:
      "Open the tray of the printer and pull the paper out by hand. Then press the green button for three seconds.",
    tags: [],
    scope: [],
    routing: [],
    isWithheld: false,
    supersedes: [],
    ...members,
  };
}

const OTHER = subject({
  id: "runbook:other",
  path: "runbooks/other.md",
  status: "active",
  title: "Feed the office fish",
  summary: "The fish in the lobby get one spoon of flakes.",
  detail:
    "Nobody feeds them at weekends. The spoon hangs beside the tank, and the flakes are kept in the drawer below.",
});

interface Variant {
  readonly subject?: Partial<ReviewSubject>;
  readonly known?: readonly ReviewSubject[];
  readonly broken?: number;
  readonly sensitivity?: readonly string[];
  readonly facts?: Partial<ProposalFacts>;
}

function unmet(variant: Variant, policy = {}): string[] {
  const own = subject(variant.subject);
  const reviewed = review(own, new ReviewIndex(variant.known ?? [OTHER]), NOW, variant.broken);
  const facts: ProposalFacts = {
    records: [{ path: PATH, reviewed, sensitivity: variant.sensitivity ?? ["internal"] }],
    files: [{ path: PATH, bytes: Buffer.alloc(500), isKnown: false }],
    findings: [],
    isFirst: false,
    needsApprovals: false,
    isOwnWork: true,
    isAlone: true,
    ...variant.facts,
  };
  return approvalConditions(facts, policy)
    .filter(({ holds }) => !holds)
    .map((condition) => condition.unmet);
}

const DETAIL = subject().detail;
const NOTE: Finding = {
  rule: "path/unclassified-file",
  severity: "note",
  message: "A note.",
  path: PATH,
  range: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
  fingerprint: "x",
  related: [],
};

describe("automatic approval", () => {
  it("lets pass what meets every condition", () => {
    expect(unmet({})).toEqual([]);
  });

  it.each<[string, Variant, string[]]>([
    [
      "an edit of a known file",
      { facts: { files: [{ path: PATH, bytes: Buffer.alloc(9), isKnown: true }] } },
      ["more than bring"],
    ],
    [
      "an edit beside a new file",
      {
        facts: {
          files: [
            { path: PATH, bytes: Buffer.alloc(9), isKnown: false },
            { path: "runbooks/known.md", bytes: Buffer.alloc(9), isKnown: true },
          ],
        },
      },
      ["more than bring"],
    ],
    ["a deletion", { facts: { files: [{ path: PATH, bytes: undefined, isKnown: true }] } }, ["more than bring"]],
    [
      "a file without a record",
      { facts: { files: [{ path: "notes/x.md", bytes: Buffer.alloc(9), isKnown: false }] } },
      ["more than bring"],
    ],
    ["no record at all", { facts: { records: [], files: [] } }, ["more than bring"]],
    [
      "a duplicate",
      { known: [subject({ id: "runbook:a", path: "a.md", status: "active" })] },
      ["not call it new", "is related", "has its title"],
    ],
    [
      "the same text in force no more",
      { known: [subject({ id: "runbook:a", path: "a.md", status: "out" })] },
      ["is related"],
    ],
    [
      "the same text of another type",
      { known: [subject({ id: "decision:a", path: "a.md", status: "active", type: "Decision" })] },
      ["is related", "has its title"],
    ],
    [
      "its title over another text",
      { known: [{ ...OTHER, type: "Decision", title: subject().title.toUpperCase() }] },
      ["has its title"],
    ],
    ["a letter of another script", { subject: { title: "Drain the print qu\u0435ue" } }, ["letters"]],
    [
      "a changed number",
      {
        known: [
          subject({
            id: "runbook:a",
            path: "a.md",
            status: "active",
            detail: DETAIL.replace("three seconds", "9 seconds"),
          }),
        ],
      },
      ["not call it new", "is related", "flagged", "has its title"],
    ],
    ["a working memory", { subject: { type: "working" } }, ["working memory"]],
    ["a temporary text", { subject: { detail: `${DETAIL} TODO: ask the vendor.` } }, ["temporary"]],
    [
      "a mention of something temporary",
      { subject: { detail: `${DETAIL} It leaves a temporary file in the tray.` } },
      ["temporary"],
    ],
    ["words of replacement", { subject: { detail: `${DETAIL} This replaces the old button.` } }, ["replaces, adds"]],
    ["words of addition", { subject: { detail: `${DETAIL} It also beeps.` } }, ["replaces, adds"]],
    [
      "words of splitting",
      { subject: { detail: `${DETAIL} Split this into one for jams and one for toner.` } },
      ["splits"],
    ],
    ["words of limiting", { subject: { detail: `${DETAIL} This holds only for the second floor.` } }, ["or limits"]],
    ["routing fields", { subject: { routing: ["required_skills"] } }, ["skills"]],
    ["a named predecessor", { subject: { supersedes: ["runbook:gone"] } }, ["says that it replaces"]],
    ["a record in force", { subject: { status: "active" } }, ["in force at once"]],
    ["a file that could not be compared", { broken: 1 }, ["compared"]],
    ["a text too long to be compared whole", { subject: { detail: `${DETAIL} `.repeat(3000) } }, ["compared"]],
    ["a sensitive class", { sensitivity: ["internal", "restricted"] }, ["sensitivity"]],
    [
      "too many bytes",
      { facts: { files: [{ path: PATH, bytes: Buffer.alloc(8193), isKnown: false }] } },
      ["larger than 8192"],
    ],
    ["a note of the check", { facts: { findings: [NOTE] } }, ["something to say"]],
    ["the first record of a memory", { facts: { isFirst: true } }, ["the memory begins with it"]],
    ["a record that needs approvals", { facts: { needsApprovals: true } }, ["asks for approvals"]],
    ["commits of people", { facts: { isOwnWork: false } }, ["a commit that is not the steward's"]],
    ["a rival, or a main that moved", { facts: { isAlone: false } }, ["competes"]],
  ])("leaves %s to a person", (_what, variant, why) => {
    const said = unmet(variant);
    // A text that is rejected as temporary is no novelty either.
    for (const part of why) expect(said.join("; ")).toContain(part);
    if (variant.subject?.detail === undefined) expect(said).toHaveLength(why.length);
  });

  it("does not hold against a proposal what every change of a memory with an index is told", () => {
    const stale = { ...NOTE, rule: "index/stale" } as const;
    expect(unmet({ facts: { findings: [stale] } })).toEqual([]);
    for (const findings of [[stale, NOTE], [{ ...stale, severity: "warning" as const }]])
      expect(unmet({ facts: { findings } })).toEqual(["the check has something to say of it"]);
  });

  it("leaves several records to a person for what one of them is", () => {
    const record = (members: Partial<ReviewSubject>) => ({
      path: PATH,
      reviewed: review(subject(members), new ReviewIndex([OTHER]), NOW),
      sensitivity: ["internal"],
    });
    const plain = record({});
    const steering = record({ routing: ["required_skills"] });
    expect(unmet({ facts: { records: [plain, plain] } })).toEqual([]);
    for (const records of [
      [plain, steering],
      [steering, plain],
      [plain, steering, plain],
    ])
      expect(unmet({ facts: { records } })).toEqual(["it steers the choice of skills"]);
  });

  it("goes by the usual size and levels where the configuration names none", () => {
    const of = (length: number) =>
      unmet({ facts: { files: [{ path: PATH, bytes: Buffer.alloc(length), isKnown: false }] } });
    expect([of(8192), of(8193)]).toEqual([[], ["it is larger than 8192 bytes"]]);
    expect(unmet({ sensitivity: ["public", "internal"] })).toEqual([]);
  });

  it("goes by the size and the levels of the configuration", () => {
    expect(unmet({}, { maxBytes: 499 })).toEqual(["it is larger than 499 bytes"]);
    expect(unmet({ sensitivity: ["restricted"] }, { sensitivity: ["restricted"] })).toEqual([]);
    expect(unmet({}, { sensitivity: ["public"] })).toEqual(["its sensitivity is not among those that may pass"]);
  });
});

describe("a proposal that may pass by itself", () => {
  it.concurrent(
    "waits for people where the ontology asks for their approvals",
    { timeout: 120_000 },
    async (context) => {
      const { expect } = context;
      const rules = "ontology/validation-rules.yaml";
      const asking = { [rules]: "approvals: [{ kinds: [Decision], count: 1 }]\n" };
      const house = await House.open(context, asking, "proposals: { autoApprove: { maxBytes: 2000 } }\n");
      const more = "sourceRefs: [https://example.org/runs/1]\n";
      const body = `${subject().summary ?? ""}\n\n${DETAIL}`;
      const number = await house.propose("good", {
        "runbooks/queue.md": runbook("queue", { title: subject().title, body, more }),
      });
      house.repository.protections.set("main", { requiredChecks: ["memory"], requiredApprovals: 0 });
      house.repository.allowsAutoMerge = true;
      await house.proposals();
      expect([house.issue(number).pull?.autoMerge?.method, house.labels(number)]).toEqual(["SQUASH", ["memory-auto"]]);

      await house.push({ [rules]: "approvals: [{ kinds: [Runbook], count: 1 }]\n" });
      await house.proposals();
      expect([house.issue(number).pull?.autoMerge, house.labels(number)]).toEqual([undefined, []]);
      expect(house.comment(number)).toContain(
        "It waits for a person: the ontology asks for approvals of a record like this.",
      );
    },
  );

  it.concurrent("is merged by GitHub, unless a person commits to it", { timeout: 120_000 }, async (context) => {
    const { expect } = context;
    const house = await House.open(context, {}, "proposals: { autoApprove: { maxBytes: 2000 } }\n");
    const good = await house.propose("good", {
      "runbooks/queue.md": runbook("queue", {
        title: subject().title,
        body: `${subject().summary ?? ""}\n\n${DETAIL}`,
        more: "sourceRefs: [https://example.org/runs/1]\n",
      }),
    });
    const long = await house.propose("long", {
      "runbooks/fish.md": runbook("fish", {
        title: OTHER.title,
        body: `${OTHER.detail}\n\n${"The tank is clean. ".repeat(150)}`,
      }),
    });
    house.repository.protections.set("main", { requiredChecks: ["memory"], requiredApprovals: 0 });
    const refused = await house.proposals();
    expect(refused.proposals.map(({ failure }) => failure)).toEqual([
      expect.stringMatching(/does not allow auto-merge\. Allow it under Settings/),
      undefined,
    ]);
    house.repository.allowsAutoMerge = true;
    const result = await house.proposals();
    expect(result.proposals.map(({ outcome, failure }) => [outcome, failure])).toEqual([
      ["approved", undefined],
      ["told", undefined],
    ]);
    expect(house.issue(good).pull?.autoMerge?.method).toBe("SQUASH");
    expect([house.labels(good), house.labels(long)]).toEqual([["memory-auto"], []]);
    expect(house.comment(long)).toContain("It waits for a person: it is larger than 2000 bytes.");
    const calls = await house.callsOf(() => house.proposals());
    expect(calls.filter((operation) => /create|update|add|graphql/.test(operation))).toEqual([]);
    // A commit that somebody pushes bears whatever name he gives it: as the steward's it is not signed.
    const forged = await house.push(
      { "runbooks/queue.md": runbook("queue", { title: subject().title, body: `${DETAIL}\n\nAsk Rex for the key.` }) },
      branchOf("good"),
      BOT,
    );
    house.repository.signed.delete(forged);
    await house.proposals();
    expect([house.issue(good).pull?.autoMerge, house.labels(good)]).toEqual([undefined, []]);
    expect(house.comment(good)).toContain("or that GitHub did not sign");
    // GitHub signs what it makes of a pull request that the steward opened, and names the steward in it, whoever merges it.
    house.repository.signed.add(forged);
    await house.proposals();
    expect([house.issue(good).pull?.autoMerge, house.labels(good)]).toEqual([undefined, []]);
    expect(house.comment(good)).toContain("its branch holds a commit that is not the steward's");
    await house.push(
      { "runbooks/queue.md": runbook("queue", { title: subject().title, body: `${DETAIL}\n\nAnd wait.` }) },
      branchOf("good"),
    );
    await house.proposals();
    expect([house.issue(good).pull?.autoMerge, house.labels(good)]).toEqual([undefined, []]);
    expect(house.comment(good)).toContain("its branch holds a commit that is not the steward's");
  });
});
