/** What people do to a proposal while a pass acts on it: what was judged is closed, merged or asked for, or nothing is. */
import { describe, it, type TestContext } from "vitest";
import { COMMENT_BYTES } from "../../src/memory/forge.js";
import { answerWith, meanwhile } from "../github/faults.js";
import { branchOf, House, runbook, TEXT, type Files } from "./house.js";

const POLICY = "proposals: { autoApprove: { maxBytes: 2000 } }\n";
const KNOWN = runbook("known", { status: "approved", updatedAt: "2026-05-20T00:00:00Z" });
const BASE = runbook("base", { title: "Base text of the mirror", body: `${TEXT}\n\nIt is the base.` });
const LAMP = runbook("lamp", {
  title: "Change the lamp of the stairs",
  body: "The lamp of the stairs is changed from the ladder.\n\nAsk the porter for the key of the cupboard and carry the ladder up.",
  more: "sourceRefs: [https://example.org/runs/9]\n",
});
const MOVED = "moved on meanwhile: the next pass judges it";

/** A memory that says what a proposal says. */
async function duplicated(context: TestContext, words?: string): Promise<{ house: House; number: number }> {
  const house = await House.open(context, { "runbooks/known.md": KNOWN });
  return { house, number: await house.propose("same", { "runbooks/warm.md": runbook("warm") }, words) };
}

/** A memory in which a proposal may pass by itself. */
async function passing(context: TestContext, words?: string): Promise<{ house: House; number: number }> {
  const house = await House.open(context, {}, POLICY);
  house.repository.protections.set("main", { requiredChecks: ["check"], requiredApprovals: 0 });
  house.repository.allowsAutoMerge = true;
  return { house, number: await house.propose("good", { "runbooks/lamp.md": LAMP }, words) };
}

function merges(house: House, number: number): boolean {
  return house.issue(number).pull?.autoMerge !== undefined;
}

/** Once the labels of the proposal are set, which is the last write before it is closed or asked for. */
function afterLabels(house: House, happens: () => unknown): void {
  house.standIn.faults.add({ operation: "issues/add-labels", phase: "after", effect: meanwhile(happens) });
}

const EDIT: Files = {
  "runbooks/warm.md": runbook("warm", { title: "Warm another cache before the builds of the day" }),
};

describe("a proposal that main holds already", () => {
  it.concurrent("stays open where somebody pushes to it before it is closed", { timeout: 60_000 }, async (context) => {
    const { house, number } = await duplicated(context);
    afterLabels(house, () => house.push(EDIT, branchOf("same")));
    const { proposals } = await house.proposals();
    context.expect(house.issue(number).state).toBe("open");
    context.expect(proposals).toMatchObject([{ outcome: "untouched", failure: `pull request ${number} ${MOVED}` }]);
  });

  it.concurrent("is not told to be closed by the steward where a person did", { timeout: 60_000 }, async (context) => {
    const { house, number } = await duplicated(context);
    afterLabels(house, () => house.close(number, "ann"));
    const { proposals } = await house.proposals();
    context.expect(proposals).toMatchObject([{ outcome: "untouched", failure: `pull request ${number} ${MOVED}` }]);
  });

  it.concurrent("stays open where its comment has no room to say why", { timeout: 60_000 }, async (context) => {
    const { house, number } = await duplicated(context, `${"x".repeat(COMMENT_BYTES - 50)}\n`);
    const { proposals } = await house.proposals();
    context.expect([house.issue(number).state, house.labels(number)]).toEqual(["open", []]);
    context.expect(proposals.map(({ failure }) => failure)).toEqual([context.expect.stringContaining("no room")]);
  });
});

describe("a proposal that may pass by itself", () => {
  it.concurrent("is not asked for where somebody pushes to it", { timeout: 60_000 }, async (context) => {
    const { house, number } = await passing(context);
    afterLabels(house, () => house.push({ "runbooks/lamp.md": LAMP.replace("porter", "guard") }, branchOf("good")));
    const { proposals } = await house.proposals();
    context.expect(merges(house, number)).toBe(false);
    context.expect(proposals).toMatchObject([{ outcome: "untouched", failure: `pull request ${number} ${MOVED}` }]);
  });

  it.concurrent(
    "is not merged by GitHub where somebody pushes after the last look at it (security rule 29)",
    { timeout: 60_000 },
    async (context) => {
      const { house, number } = await passing(context);
      const push = meanwhile(() =>
        house.push({ "runbooks/lamp.md": LAMP.replace("porter", "guard") }, branchOf("good")),
      );
      // The first question in GraphQL is for the id of the pull request, the second asks for the merge.
      afterLabels(house, () => {
        house.standIn.faults.add({ operation: "graphql", after: 1, effect: push });
      });
      const { proposals } = await house.proposals();
      context.expect(merges(house, number)).toBe(false);
      context.expect(proposals.map(({ failure }) => failure)).toEqual([context.expect.stringContaining("modified")]);
    },
  );

  it.concurrent("is not asked for where its comment has no room for its head", { timeout: 60_000 }, async (context) => {
    // As a person may have edited it.
    const { house, number } = await passing(context, `${"x".repeat(COMMENT_BYTES + 1)}\n`);
    const { proposals } = await house.proposals();
    context.expect(merges(house, number)).toBe(false);
    context
      .expect(proposals.map(({ failure }) => failure))
      .toEqual([context.expect.stringContaining("no room for the head")]);
  });
});

it.concurrent(
  "one in conflict has its label and no merge of main, though its comment has no room",
  { timeout: 60_000 },
  async (context) => {
    const house = await House.open(context, { "runbooks/base.md": BASE });
    const edit = { "runbooks/base.md": BASE.replace("title: Base", "title: Better") };
    const number = await house.propose("torn", edit, `${"x".repeat(COMMENT_BYTES - 50)}\n`);
    await house.push({ "runbooks/base.md": BASE.replace("title: Base", "title: Best") });
    const before = await house.head(branchOf("torn"));
    const { proposals } = await house.proposals();
    context.expect([house.labels(number), proposals[0]?.failure]).toEqual([["memory-outdated"], undefined]);
    context.expect(await house.head(branchOf("torn"))).toBe(before);
  },
);

it.concurrent("one that both sides dated gets the later time with main", { timeout: 60_000 }, async (context) => {
  const house = await House.open(context, { "runbooks/base.md": BASE });
  const at = (time: string) => BASE.replace("2026-05-03T08:20:00Z", time);
  const later = at("2026-05-20T08:20:00Z").replace("title: Base", "title: Better");
  const number = await house.propose("dated", { "runbooks/base.md": later });
  const more = "It is the base, and more.";
  await house.push({ "runbooks/base.md": at("2026-05-10T08:20:00Z").replace("It is the base.", more) });
  await house.proposals();
  context.expect(house.labels(number)).toEqual([]);
  const merged = later.replace("It is the base.", more).trimEnd();
  context.expect(await house.read("runbooks/base.md", branchOf("dated"))).toBe(merged);
});

it.concurrent("main is not merged into a branch that has moved", { timeout: 60_000 }, async (context) => {
  const { expect } = context;
  const house = await House.open(context, { "runbooks/base.md": BASE });
  const number = await house.propose("laid", { "runbooks/base.md": BASE.replace("title: Base", "title: Better") });
  await house.push({ "runbooks/base.md": BASE.replace("It is the base.", "It is the base, and more.") });
  const edit = { "runbooks/base.md": BASE.replace("title: Base", "title: Best") };
  const pushed = meanwhile(() => house.push(edit, branchOf("laid")));
  house.standIn.faults.add({ operation: "issues/list-comments", phase: "after", effect: pushed });
  const { proposals } = await house.proposals();
  expect(proposals).toMatchObject([
    { outcome: "untouched", failure: `the branch ${branchOf("laid")} has moved: the next pass judges it` },
  ]);
  expect(await house.read("runbooks/base.md", branchOf("laid"))).toContain("title: Best");
  // Nothing that was judged is said of the new head.
  expect([house.labels(number), house.comment(number)]).toEqual([[], expect.not.stringContaining("On main today")]);
});

it.concurrent("main is not merged into a branch that its gate refuses", { timeout: 60_000 }, async (context) => {
  const house = await House.open(context, { "runbooks/base.md": BASE });
  const edit = { "runbooks/base.md": BASE.replace("owners: [team:build]", "owners: []") };
  const number = await house.propose("bare", edit);
  await house.push({ "runbooks/base.md": BASE.replace("It is the base.", "It is the base, and more.") });
  const before = await house.head(branchOf("bare"));
  await house.proposals();
  context.expect([house.labels(number), await house.head(branchOf("bare"))]).toEqual([["memory-broken"], before]);
});

describe("the request for a merge that is to be taken back", () => {
  it.concurrent("may be gone already", { timeout: 60_000 }, async (context) => {
    const { house, number } = await passing(context);
    await house.proposals();
    context.expect(merges(house, number)).toBe(true);
    await house.push({ "runbooks/lamp.md": LAMP.replace("porter", "guard") }, branchOf("good"));
    const off = meanwhile(() => delete house.issue(number).pull?.autoMerge);
    house.standIn.faults.add({ operation: "graphql", effect: off });
    const { proposals } = await house.proposals();
    context.expect(proposals).toMatchObject([{ outcome: "told" }]);
    context.expect(proposals[0]?.failure).toBeUndefined();
    context.expect(house.labels(number)).toEqual([]);
  });

  it.concurrent("stands where GitHub refuses that, and the pass says so", { timeout: 60_000 }, async (context) => {
    const { house, number } = await passing(context);
    await house.proposals();
    await house.push({ "runbooks/lamp.md": LAMP.replace("porter", "guard") }, branchOf("good"));
    house.standIn.faults.add({ operation: "graphql", times: 9, effect: answerWith(422, "Something is wrong") });
    const { proposals } = await house.proposals();
    context.expect([merges(house, number), house.labels(number)]).toEqual([true, ["memory-auto"]]);
    context.expect(proposals.map(({ failure }) => failure)).toEqual([context.expect.stringContaining("GitHub")]);
  });
});
