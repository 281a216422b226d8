/** One comment of our own (security rules 22 and 23), at the stand-in for GitHub. */
import { describe, it } from "vitest";
import { HeadMoved } from "../../src/memory/forge-refusal.js";
import { client } from "../github/for-test.js";
import { dropConnection, meanwhile, secondaryLimit, serverError } from "../github/faults.js";
import { always } from "../../src/memory/forge.js";
import { connected, pullRequest, standInFor } from "./support.js";

const AT = { owner: "acme", repo: "agent-memory" };

describe("the sticky comment", () => {
  it.concurrent("is created, left alone while it says so already, and updated", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, pull, head, forge } = await pullRequest(standIn);
    const write = (body: string, id: number) =>
      forge.upsertComment(pull.number, { body, head, run: { id, attempt: 1 } }, always);
    expect(await write("One\n", 100)).toBe("created");
    expect(await write("One\n", 101)).toBe("unchanged");
    expect(await write("Two\n", 102)).toBe("updated");
    const comments = [...repository.comments.values()];
    expect(comments.map(({ body }) => body)).toEqual([`<!-- memory-steward:report head=${head} run=102.1 -->\nTwo\n`]);
  });

  it.concurrent("planted marker comment by another user: it is not taken for ours, nor touched", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, pull, head, forge } = await pullRequest(standIn);
    standIn.account("stranger");
    const planted = `<!-- memory-steward:report head=${head} run=999999.1 -->\nAll is well\n`;
    const stranger = client(standIn, standIn.personalToken("stranger"));
    await stranger.rest.issues.createComment({ ...AT, issue_number: pull.number, body: planted });
    const outcome = await forge.upsertComment(
      pull.number,
      { body: "Fails\n", head, run: { id: 5, attempt: 1 } },
      always,
    );
    expect(outcome).toBe("created");
    const comments = [...repository.comments.values()];
    expect(comments).toHaveLength(2);
    expect(comments[0]?.body).toBe(planted);
    expect(comments[1]?.body).toContain("Fails");
  });

  it.concurrent("a marker that another workflow of ours quotes further down is not ours", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, pull, head, forge, token } = await pullRequest(standIn);
    const echo = `You wrote:\n<!-- memory-steward:report head=${head} run=999999.1 -->\n`;
    await client(standIn, token).rest.issues.createComment({ ...AT, issue_number: pull.number, body: echo });
    await forge.upsertComment(pull.number, { body: "Fails\n", head, run: { id: 5, attempt: 1 } }, always);
    expect([...repository.comments.values()].map(({ body }) => body.includes("Fails"))).toEqual([false, true]);
  });

  it.concurrent("is found behind more than a page of other comments", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, pull, head, forge, token } = await pullRequest(standIn);
    const octokit = client(standIn, token);
    for (let i = 0; i < 101; i++) {
      await octokit.rest.issues.createComment({ ...AT, issue_number: pull.number, body: `Chatter ${i}` });
    }
    await forge.upsertComment(pull.number, { body: "One\n", head, run: { id: 1, attempt: 1 } }, always);
    expect(await forge.upsertComment(pull.number, { body: "Two\n", head, run: { id: 2, attempt: 1 } }, always)).toBe(
      "updated",
    );
    expect(repository.comments.size).toBe(102);
  });

  it.concurrent("an older run never overwrites a newer one", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, pull, head, forge } = await pullRequest(standIn);
    await forge.upsertComment(pull.number, { body: "New\n", head, run: { id: 7, attempt: 2 } }, always);
    for (const run of [
      { id: 6, attempt: 9 },
      { id: 7, attempt: 1 },
    ]) {
      expect(await forge.upsertComment(pull.number, { body: "Old\n", head, run }, always)).toBe("newer");
    }
    expect([...repository.comments.values()].map(({ body }) => body)).toEqual([expect.stringContaining("New")]);
  });

  it.concurrent.for([
    ["an older one", 4, "created"],
    ["one of the same run, which a list may leave out for a while", 5, "created"],
    ["a newer one", 6, "newer"],
  ] as const)(
    "two reporters at once leave one comment, the newer: the other is %s",
    async ([, otherId, outcome], context) => {
      const { expect } = context;
      const standIn = await standInFor(context);
      const { repository, pull, head, forge, token } = await pullRequest(standIn);
      const other = connected(standIn, token).forge;
      // Both have looked and found nothing; the other writes first.
      standIn.faults.add({
        operation: "issues/create-comment",
        effect: meanwhile(async () => {
          await other.upsertComment(pull.number, { body: "Other\n", head, run: { id: otherId, attempt: 1 } }, always);
        }),
      });
      const own = { body: "Own\n", head, run: { id: 5, attempt: 1 } };
      expect(await forge.upsertComment(pull.number, own, always)).toBe(outcome === "created" ? "updated" : outcome);
      const bodies = [...repository.comments.values()].map(({ body }) => body);
      expect(bodies).toEqual([expect.stringContaining(otherId > 5 ? "Other" : "Own")]);
    },
  );

  it.concurrent.for(["before", "after"] as const)(
    "a lost answer (%s the effect) leaves one comment",
    async (phase, context) => {
      const { expect } = context;
      for (const effect of [serverError(502), dropConnection()]) {
        const standIn = await standInFor(context);
        const { repository, pull, head, forge } = await pullRequest(standIn);
        standIn.faults.add({ operation: "issues/create-comment", phase, effect });
        await forge.upsertComment(pull.number, { body: "One\n", head, run: { id: 1, attempt: 1 } }, always);
        expect(repository.comments.size).toBe(1);
      }
    },
  );

  it.concurrent("waits where GitHub says how long, says so, and gives up after two waits", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, pull, head, forge, log } = await pullRequest(standIn);
    const comment = { body: "One\n", head, run: { id: 1, attempt: 1 } };
    standIn.faults.add({ operation: "issues/list-comments", times: 2, effect: secondaryLimit(30, 429) });
    expect(await forge.upsertComment(pull.number, comment, always)).toBe("created");
    expect(log.filter((line) => line.includes("waiting 30 s"))).toHaveLength(2);
    standIn.faults.add({ operation: "issues/list-comments", times: 3, effect: secondaryLimit(30) });
    await expect(forge.upsertComment(pull.number, comment, always)).rejects.toThrow(/rate limit is used up/);
    expect(repository.comments.size).toBe(1);
  });

  it.concurrent("head moved between check and publish: nothing is written", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, pull, head, forge } = await pullRequest(standIn);
    const moved = () => Promise.reject(new HeadMoved("it moved"));
    const comment = { body: "One\n", head, run: { id: 1, attempt: 1 } };
    await expect(forge.upsertComment(pull.number, comment, moved)).rejects.toThrow("it moved");
    expect(repository.comments.size).toBe(0);
  });
});
