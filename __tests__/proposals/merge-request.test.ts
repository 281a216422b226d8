/** What GitHub was asked to merge by itself is what was judged: the request is taken back wherever something else may be merged. */
import { describe, it, type TestContext } from "vitest";
import { filesOf } from "../github/example-files.js";
import { Actions } from "../github/workflow.js";
import { BOT, branchOf, House, runbook, trailersOf, type Files } from "./house.js";

const AT = { owner: "acme", repo: "agent-memory" };
const POLICY = "proposals: { autoApprove: { maxBytes: 2000 } }\n";
const QUEUE = {
  title: "Drain the print queue",
  body: "Paper jams fill the print queue of the second floor.\n\nOpen the tray of the printer and pull the paper out by hand. Then press the green button for three seconds.",
  more: "sourceRefs: [https://example.org/runs/1]\n",
};
const LAMP = runbook("lamp", {
  title: "Change the lamp of the stairs",
  body: "The lamp of the stairs is changed from the ladder.\n\nAsk the porter for the key of the cupboard and carry the ladder up.",
  more: "sourceRefs: [https://example.org/runs/9]\n",
});

/** A memory with one proposal that GitHub was asked to merge. */
async function asked(context: TestContext, files: Files = {}): Promise<{ house: House; number: number }> {
  const house = await House.open(context, files, POLICY);
  house.repository.protections.set("main", { requiredChecks: ["check"], requiredApprovals: 0 });
  house.repository.allowsAutoMerge = true;
  const number = await house.propose("good", { "runbooks/queue.md": runbook("queue", QUEUE) });
  await house.proposals();
  context.expect(merges(house, number)).toBe(true);
  return { house, number };
}

function merges(house: House, number: number): boolean {
  return house.issue(number).pull?.autoMerge !== undefined;
}

async function pushByAnn(house: House): Promise<string> {
  return await house.push(
    { "runbooks/queue.md": runbook("queue", { ...QUEUE, status: "approved" }) },
    branchOf("good"),
  );
}

describe("a pass over the open proposals takes back what it asked for", () => {
  it.concurrent("though somebody took the label off", { timeout: 60_000 }, async (context) => {
    const { house, number } = await asked(context);
    await house.person("ann").issues.removeLabel({ ...AT, issue_number: number, name: "memory-auto" });
    await pushByAnn(house);
    await house.proposals();
    context.expect(merges(house, number)).toBe(false);
    context.expect(house.comment(number)).toContain("It waits for a person");
  });

  it.concurrent("though it wants another branch now", { timeout: 60_000 }, async (context) => {
    const { house, number } = await asked(context);
    await house.push({}, "ann/other");
    await house.person("ann").pulls.update({ ...AT, pull_number: number, base: "ann/other" });
    const { proposals } = await house.proposals();
    context.expect([merges(house, number), house.labels(number)]).toEqual([false, []]);
    context.expect(proposals).toMatchObject([{ pull: number, outcome: "untouched" }]);
  });

  it.concurrent("though nothing may pass by itself any more", { timeout: 60_000 }, async (context) => {
    const { house, number } = await asked(context);
    await house.push({ "memory-steward.yml": "layout: company-brain\nstaleAfterDays: 36500\n" });
    await house.person("ann").issues.removeLabel({ ...AT, issue_number: number, name: "memory-auto" });
    await house.proposals();
    context.expect(merges(house, number)).toBe(false);
  });

  it.concurrent("though a hundred others were touched since", { timeout: 120_000 }, async (context) => {
    const { house, number } = await asked(context);
    const sha = await house.push({ "runbooks/lamp.md": LAMP }, "ann/0");
    const { git, pulls } = house.person("ann");
    for (let n = 0; n < 100; n++) {
      if (n > 0) await git.createRef({ ...AT, ref: `refs/heads/ann/${n}`, sha });
      await pulls.create({ ...AT, head: `ann/${n}`, base: "main", title: "Ann's" });
    }
    const { notes } = await house.proposals();
    context.expect(merges(house, number)).toBe(false);
    context.expect(notes).toEqual([context.expect.stringContaining("More than 100")]);
  });

  it.concurrent("though the same was rejected since", { timeout: 60_000 }, async (context) => {
    const { expect } = context;
    const { house, number } = await asked(context);
    const twin = await house.propose("twin", { "runbooks/twin.md": runbook("twin", QUEUE) });
    await house.close(twin, "ann");
    expect(await house.reindex()).toMatchObject({ rejections: 1 });
    const { proposals } = await house.proposals();
    expect([merges(house, number), house.labels(number)]).toEqual([false, []]);
    expect(proposals).toMatchObject([{ pull: number, outcome: "told", reasons: ["the same was rejected before"] }]);
    expect(house.comment(number)).toContain(`was rejected by ann on 2026-06-01 in pull request \`#${twin}\``);
  });

  it.concurrent("though another proposal competes with it since", { timeout: 60_000 }, async (context) => {
    const { expect } = context;
    const { house, number } = await asked(context);
    const twin = await house.propose("twin", { "runbooks/twin.md": runbook("twin", QUEUE) });
    await house.proposals();
    expect([number, twin].map((each) => [merges(house, each), house.labels(each)])).toEqual([
      [false, ["memory-competing"]],
      [false, ["memory-competing"]],
    ]);
  });

  it.concurrent("and goes on with what somebody closed and opened again", { timeout: 60_000 }, async (context) => {
    const { expect } = context;
    const { house, number } = await asked(context);
    await house.close(number, "ann");
    expect(await house.reindex()).toMatchObject({ rejections: 1 });
    await house.person("ann").pulls.update({ ...AT, pull_number: number, state: "open" });
    await house.proposals();
    expect([merges(house, number), house.labels(number)]).toEqual([true, ["memory-auto"]]);
    expect(house.comment(number)).not.toContain("rejected");
  });

  it.concurrent("and leaves what a person asked for", { timeout: 60_000 }, async (context) => {
    const { house, number } = await asked(context);
    const { pull } = house.issue(number);
    if (pull?.autoMerge) pull.autoMerge = { ...pull.autoMerge, by: house.standIn.account("ann") };
    await pushByAnn(house);
    await house.proposals();
    context.expect(merges(house, number)).toBe(true);
  });
});

describe("a commit in the steward's name that GitHub signed passes by itself no more than a person's", () => {
  for (const [what, trailers] of [
    ["without trailers", ""],
    ["with the trailers of the proposal", trailersOf("good")],
  ] as const) {
    it.concurrent(what, { timeout: 60_000 }, async (context) => {
      const { house, number } = await asked(context);
      // As GitHub squashes a pull request of the steward into the branch, by the hand of a person who also writes its words.
      const message = `Change the lamp (#77)\n\n${trailers}`;
      await house.standIn.commit(
        house.repository,
        branchOf("good"),
        { "runbooks/lamp.md": LAMP },
        { by: BOT, message },
      );
      await house.proposals();
      context.expect([merges(house, number), house.labels(number)]).toEqual([false, []]);
      context.expect(house.comment(number)).toContain("its branch holds a commit that is not the steward's");
    });
  }
});

describe("of several commits by the steward", () => {
  it.concurrent.for([
    ["none is told apart where GitHub signed all", true, trailersOf("two"), true],
    ["none may be unsigned", false, trailersOf("two"), false],
    ["none may be without its words", true, "", false],
  ] as const)("%s", { timeout: 60_000 }, async ([, isSigned, trailers, passes], context) => {
    const { house } = await asked(context);
    const first = await house.standIn.commit(
      house.repository,
      branchOf("two"),
      { "runbooks/lamp.md": LAMP.replace("the porter", "the janitor") },
      { by: BOT, message: `Update two\n\n${trailers}` },
    );
    if (!isSigned) house.repository.signed.delete(first);
    const number = await house.propose("two", { "runbooks/lamp.md": LAMP });
    await house.proposals();
    context.expect([merges(house, number), house.labels(number)]).toEqual([passes, passes ? ["memory-auto"] : []]);
  });
});

it("an import never passes by itself", { timeout: 60_000 }, async (context) => {
  const { house } = await asked(context);
  const number = await house.propose("lamp", { "runbooks/lamp.md": LAMP }, undefined, "import");
  await house.proposals();
  context.expect([merges(house, number), house.labels(number)]).toEqual([false, []]);
});

const EXAMPLES = filesOf("examples/workflows");
const ONE = EXAMPLES["one-file/memory.yml"] ?? "";
const CHECK = EXAMPLES["two-files/memory.yml"] ?? "";
const REPORT = EXAMPLES["two-files/memory-report.yml"] ?? "";

describe("the check of what somebody pushed to what GitHub was asked to merge", () => {
  for (const [what, workflows] of [
    ["one file", { "memory.yml": ONE }],
    ["two files", { "memory.yml": CHECK, "memory-report.yml": REPORT }],
  ] as const) {
    it.concurrent(`does not pass while GitHub would merge it: ${what}`, { timeout: 120_000 }, async (context) => {
      const { expect } = context;
      const { house, number } = await asked(context, inWorkflows(workflows));
      const actions = new Actions(house.standIn, { isHere: true });
      actions.passOver();
      await pushByAnn(house);
      const [check] = await actions.drain();
      expect([check?.event, check?.conclusion, merges(house, number)]).toEqual(["pull_request", "failure", true]);
      expect(JSON.stringify(check)).toContain(`GitHub would merge pull request ${number} by itself`);
      expect([...house.repository.checks.values()].filter(({ name }) => name === "memory-steward/report")).toEqual([]);
      // Whoever turns it off has the check again.
      delete house.issue(number).pull?.autoMerge;
      await house.push({ "runbooks/lamp.md": LAMP }, branchOf("good"));
      const [again] = await actions.drain();
      expect([again?.event, again?.conclusion]).toEqual(["pull_request", "success"]);
    });
  }

  it.concurrent("takes that back where its job may", { timeout: 120_000 }, async (context) => {
    const { expect } = context;
    const { house, number } = await asked(
      context,
      inWorkflows({ "memory.yml": ONE.replace("contents: read", "contents: write") }),
    );
    const actions = new Actions(house.standIn, { isHere: true });
    actions.passOver();
    await pushByAnn(house);
    const [check] = await actions.drain();
    expect([check?.conclusion, merges(house, number), house.labels(number)]).toEqual(["success", false, []]);
  });

  it.concurrent("leaves the request where the steward made the head", { timeout: 120_000 }, async (context) => {
    const { expect } = context;
    const { house, number } = await asked(
      context,
      inWorkflows({ "memory.yml": ONE.replace(/types: \[opened.*\]/, "types: [labeled]") }),
    );
    const actions = new Actions(house.standIn, { isHere: true });
    actions.passOver();
    await house.person("ann").issues.addLabels({ ...AT, issue_number: number, labels: ["nice"] });
    const [check] = await actions.drain();
    expect([check?.event, check?.conclusion, merges(house, number)]).toEqual(["pull_request", "success", true]);
  });
});

function inWorkflows(workflows: Readonly<Record<string, string>>): Files {
  return Object.fromEntries(Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}`, text]));
}
