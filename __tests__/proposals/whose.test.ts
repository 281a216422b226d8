/** What the steward did is not taken for a person's, nor a person's for the steward's; and no rejection is lost between two looks. */
import { describe, it } from "vitest";
import { proposals } from "../../src/commands/propose/proposals.js";
import { makePullClone } from "../../src/git/pull-clone.js";
import { overlayOf } from "../../src/terminal/overlay.js";
import { connected } from "../forge/support.js";
import { House, runbook } from "./house.js";

const AT = { owner: "acme", repo: "agent-memory" };
const FILE = "memory-steward.rejections.yaml";
const FISH = runbook("fish", {
  title: "Feed the office fish",
  body: "The fish in the lobby get one spoon of flakes.\n\nNobody feeds them at weekends.",
});

describe("whose a pull request is", () => {
  it.concurrent("a person's own is left alone, however its branch is called", { timeout: 60_000 }, async (context) => {
    const { expect } = context;
    const house = await House.open(context);
    await house.push({ "runbooks/warm-cache.md": runbook("warm-cache") });
    await house.push({ "runbooks/second.md": runbook("second") }, "memory/update/anns-own-work");
    const head = "memory/update/anns-own-work";
    const { data } = await house.person("ann").pulls.create({ ...AT, head, base: "main", title: "Ann's" });
    const result = await house.proposals();
    expect(house.issue(data.number).state).toBe("open");
    expect(house.labels(data.number)).toEqual([]);
    expect(result.proposals).toMatchObject([{ pull: data.number, outcome: "untouched", isStrange: true }]);
  });

  it.concurrent(
    "one that another token proposed is left alone, and told what to do",
    { timeout: 60_000 },
    async (context) => {
      const { expect } = context;
      const house = await House.open(context);
      await house.push({ "runbooks/warm-cache.md": runbook("warm-cache") });
      const person = connected(house.standIn, house.standIn.personalToken("ann")).forge;
      const head = await house.push({ "runbooks/second.md": runbook("second") }, "memory/update/by-ann");
      const { data } = await house
        .person("ann")
        .pulls.create({ ...AT, head: "memory/update/by-ann", base: "main", title: "Update" });
      const comment = { subject: "proposal", body: "### Accept\n", head, run: { id: 7, attempt: 1 } } as const;
      await person.upsertComment(data.number, comment, () => Promise.resolve());
      const {
        proposals: [one],
      } = await house.proposals();
      expect(house.issue(data.number).state).toBe("open");
      expect(one).toMatchObject({ outcome: "untouched", isStrange: true });
      expect(one?.reasons).toEqual([expect.stringMatching(/comment is that of ann.*same token.*close it by hand/)]);
    },
  );

  it.concurrent("a duplicate that is closed at a terminal is not rejected", { timeout: 60_000 }, async (context) => {
    const { expect } = context;
    const house = await House.open(context);
    const number = await house.propose("one", { "runbooks/warm-cache.md": runbook("warm-cache") }, "");
    const token = house.standIn.personalToken("ann");
    const { forge } = connected(house.standIn, token);
    const { sha } = (await forge.pullRequest(number))?.head ?? { sha: "" };
    const comment = { subject: "proposal", body: "### Accept\n", head: sha, run: { id: 7, attempt: 1 } } as const;
    await forge.upsertComment(number, comment, () => Promise.resolve());
    await house.push({ "runbooks/warm-cache.md": runbook("warm-cache") });
    const url = `${house.standIn.urls.server}/acme/agent-memory.git`;
    const clone = await makePullClone({ url, token: token.value, directory: "" });
    context.onTestFinished(() => clone.close());
    const overlay = overlayOf(clone.repository);
    const now = new Date("2026-06-10T00:00:00Z");
    const server = "https://github.com";
    await proposals({ forge, source: clone, gate: {}, root: "", overlay, now, server, onSecret: () => undefined });
    expect([house.issue(number).state, house.issue(number).closedBy?.login]).toEqual(["closed", "ann"]);
    // Else there is nothing that could be claimed anew.
    await house.push({ "runbooks/warm-cache.md": undefined });
    expect(await house.reindex()).toMatchObject({ rejections: 0 });
  });
});

it("a rejection in the second of the last look is not lost", { timeout: 60_000 }, async (context) => {
  const { expect } = context;
  const house = await House.open(context);
  const one = await house.propose("one", { "runbooks/a.md": runbook("a") });
  const other = await house.propose("two", { "runbooks/fish.md": FISH });
  await house.close(one, "ann");
  expect(await house.reindex()).toMatchObject({ rejections: 1 });
  await house.close(other, "ann");
  house.issue(other).closedAt = house.issue(one).closedAt;
  expect(await house.reindex()).toMatchObject({ rejections: 1 });
  const text = (await house.read(FILE)) ?? "";
  expect(text).toContain("runbook:fish");
  // Both are done with: what people take out does not come back.
  await house.push({ [FILE]: `${text.slice(0, text.indexOf("rejections:"))}rejections: []\n` });
  expect(await house.reindex()).toMatchObject({ rejections: 0 });
});
