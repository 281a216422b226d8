/** A call of a pass over the open proposals goes wrong in one way after the other: the next pass ends where an unbroken one would have. */
import { it } from "vitest";
import { UserError } from "../../src/memory/user-error.js";
import { proposalLines } from "../../src/report/proposal/proposal-lines.js";
import {
  answerWith,
  brokenAnswer,
  dropConnection,
  pageInstead,
  secondaryLimit,
  serverError,
  type Fault,
} from "../github/faults.js";
import { BOT, House, runbook, TEXT } from "./house.js";
import { sample } from "../support/sample.js";

/** Each with the operation and the turn left open. */
const WAYS: Readonly<Record<string, Omit<Fault, "operation" | "after">>> = {
  "server error before": { effect: serverError(502) },
  "server error after the effect": { effect: serverError(502), phase: "after" },
  "gone for good": { effect: dropConnection(), times: 1000 },
  conflict: { effect: answerWith(409, "Conflict") },
  invalid: { effect: answerWith(422, "Validation Failed") },
  "not found": { effect: answerWith(404, "Not Found") },
  "no permission": { effect: answerWith(403, "Resource not accessible by integration") },
  "secondary limit, for long": { effect: secondaryLimit(600), times: 1000 },
  "broken answer": { effect: brokenAnswer(), phase: "after" },
  "page in place of the answer": { effect: pageInstead() },
  "page in place of every answer": { effect: pageInstead(), times: 1000 },
};

const BASE = runbook("base", { title: "Base text of the mirror", body: `${TEXT}\n\nIt is the base.` });
const QUEUE = runbook("queue", {
  title: "Drain the print queue",
  body: "Paper jams fill the queue of the second floor.\n\nOpen the tray and pull the paper out by hand. Then press the button.",
  more: "sourceRefs: [https://example.org/runs/1]\n",
});

/** One to be closed; one to be laid on main that was to merge itself and is no longer outdated; one that may merge by itself. */
async function built(context: Parameters<typeof House.open>[0]): Promise<House> {
  const policy = "proposals: { autoApprove: { maxBytes: 2000 } }\n";
  const house = await House.open(context, { "runbooks/base.md": BASE }, policy);
  await house.propose("same", { "runbooks/warm.md": runbook("warm") });
  const laid = house.issue(
    await house.propose("laid", { "runbooks/base.md": BASE.replace("title: Base", "title: Better") }),
  );
  await house.propose("good", { "runbooks/queue.md": QUEUE });
  if (laid.pull) laid.pull.autoMerge = { by: house.standIn.account(BOT), method: "SQUASH", at: laid.createdAt };
  laid.labels.push({ id: 9001, name: "memory-outdated", color: "ededed", description: null });
  house.repository.protections.set("main", { requiredChecks: ["memory"], requiredApprovals: 0 });
  house.repository.allowsAutoMerge = true;
  await house.push({
    "runbooks/known.md": runbook("known", { status: "approved", updatedAt: "2026-05-20T00:00:00Z" }),
    "runbooks/base.md": BASE.replace("It is the base.", "It is the base, and more."),
  });
  return house;
}

/** All that people see. The pass that lays a proposal on main tells so, and the next one no more: the commit tells it too. */
async function seen({ repository }: House): Promise<unknown> {
  const pulls = [...repository.issues.values()].map(({ number, state, labels, pull }) => ({
    number,
    state,
    labels: labels.map(({ name }) => name).sort(),
    merges: pull?.autoMerge?.method,
    comments: [...repository.comments.values()]
      .filter(({ issue }) => issue === number)
      .map(({ body }) => body.replaceAll(/\b[0-9a-f]{40}\b/g, "ID").replace(/Main has changed files[^\n]*\n\n/, "")),
  }));
  const branches = [];
  for (const { name, oid } of await repository.git.refs("refs/heads/")) {
    branches.push([name, await repository.git.text(["log", "--format=%B%T", oid, "^refs/heads/main"])]);
  }
  return { pulls, branches };
}

it("refused in the middle, a pass is told of in words and gone on with", { timeout: 300_000 }, async (context) => {
  const { expect } = context;
  const house = await built(context);
  const { standIn } = house;
  const back = await house.keep();
  standIn.calls.length = 0;
  const unbroken = await house.proposals();
  expect(unbroken.proposals.map(({ outcome, failure }) => failure ?? outcome)).toEqual(["closed", "laid", "approved"]);
  const calls = standIn.calls.length;
  const wanted = await seen(house);
  expect(calls).toBeGreaterThan(25);

  // Each way at one call, spread over all of them: each way at each call takes many minutes.
  for (const [turn, [way, fault]] of sample([...Object.entries(WAYS).entries()])) {
    const call = (4 + turn * 8) % calls;
    await back();
    await house.nextJob();
    standIn.faults.add({ operation: "*", after: call, ...fault });
    const result = await house.proposals().catch((error: unknown) => error);
    standIn.faults.clear();
    const about = `${way}, at call ${call}`;
    if (result instanceof Error) {
      expect(result, about).toBeInstanceOf(UserError);
    } else {
      const told = result as typeof unbroken;
      const failed = told.proposals.filter(({ failure }) => failure !== undefined);
      const lines = proposalLines(told).filter((line) => line.includes("is left to the next run: "));
      expect(lines, about).toHaveLength(failed.length);
    }
    await house.nextJob();
    const next = await house.proposals();
    expect([await seen(house), next.proposals.filter(({ failure }) => failure !== undefined)], about).toEqual([
      wanted,
      [],
    ]);
  }
});
