/** A pass over the open proposals may be stopped at any call: the next one ends where an unbroken one would have. */
import { it } from "vitest";
import { dropConnection } from "../github/faults.js";
import type { RecordedCall } from "../github/records.js";
import { branchOf, House, runbook, TEXT } from "./house.js";

const BASE = runbook("base", { title: "Base text of the mirror", body: `${TEXT}\n\nIt is the base.` });
const CHOICE = runbook("choice", {
  title: "Choose a region",
  body: "Jobs run in the region that is nearest to their data.\n\nThe scheduler reads the region from the data set.",
});
/** One to be closed, one to be laid on main, one in conflict. */
async function built(context: Parameters<typeof House.open>[0]): Promise<House> {
  const house = await House.open(context, { "runbooks/base.md": BASE, "runbooks/choice.md": CHOICE });
  await house.propose("same", { "runbooks/warm.md": runbook("warm") });
  await house.propose("laid", { "runbooks/base.md": BASE.replace("title: Base", "title: Better") });
  await house.propose("torn", { "runbooks/choice.md": CHOICE.replace("title: Choose", "title: Pick") });
  await house.push({
    "runbooks/known.md": runbook("known", { status: "approved", updatedAt: "2026-05-20T00:00:00Z" }),
    "runbooks/base.md": BASE.replace("It is the base.", "It is the base, and more."),
    "runbooks/choice.md": CHOICE.replace("title: Choose", "title: Take"),
  });
  return house;
}

/**
 * What people see of the proposals: which is open, its labels, its comment, what its branch says. Without ids of commits, and
 * without the words by which the pass that lays a proposal on main tells so: the commit tells it too.
 */
async function seen(house: House): Promise<unknown> {
  const proposals = [...house.repository.issues.values()].map(({ number, state }) => ({
    number,
    state,
    labels: house.labels(number),
    comment: house
      .comment(number)
      .replaceAll(/\b[0-9a-f]{40}\b/g, "ID")
      .replace(/\n<!-- memory-steward:standing -->\n### On main today\n\n[^\n]* It was laid on main as it is\.\n$/, ""),
  }));
  const laid = branchOf("laid");
  return { proposals, text: await house.read("runbooks/base.md", laid), commits: await own(house, laid) };
}

/** Commits of a branch that main has not. */
async function own(house: House, branch: string): Promise<number> {
  const range = [await house.head(branch), `^${await house.head()}`];
  return Number(await house.repository.git.text(["rev-list", "--count", ...range]));
}

/**
 * A pass that is stopped once it has written so often: the last write has its effect, but neither its answer nor any call
 * behind it gets through.
 * @returns whether it was stopped.
 */
async function stoppedPass(house: House, writes: number): Promise<boolean> {
  const { calls, faults } = house.standIn;
  const drop = dropConnection();
  let written = 0;
  let isStopped = false;
  const lose = () => (isStopped ? drop() : undefined);
  const answer = () => {
    const call = calls.at(-1);
    if (call && isWrite(call)) isStopped = ++written >= writes;
    return lose();
  };
  faults.add({ operation: "*", times: 1000, phase: "before", effect: lose });
  faults.add({ operation: "*", times: 1000, phase: "after", effect: answer });
  await house.proposals().catch(() => undefined);
  faults.clear();
  return isStopped;
}

function isWrite({ operation, method, body }: RecordedCall): boolean {
  return operation === "graphql" ? JSON.stringify(body).includes("mutation") : operation !== "git" && method !== "GET";
}

it("stopped after each thing that it writes, a pass goes on where it was", { timeout: 300_000 }, async (context) => {
  const { expect } = context;
  const whole = await built(context);
  await whole.proposals();
  const wanted = await seen(whole);

  const house = await built(context);
  let before = JSON.stringify(await seen(house));
  let passes = 0;
  for (let writes = 1; await stoppedPass(house, writes);) {
    expect(++passes, "it does not come to an end").toBeLessThan(40);
    const now = JSON.stringify(await seen(house));
    // A write that nobody sees, such as a tree without a commit, is made again.
    writes = now === before ? writes + 1 : 1;
    before = now;
  }
  expect(passes).toBeGreaterThanOrEqual(8);
  expect(await seen(house)).toEqual(wanted);
});
