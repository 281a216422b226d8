/** What may pass by itself is asked for by the job that proposes it, and no longer once something else is proposed. */
import { expect, it } from "vitest";
import { decision, house } from "./house.js";

const CONFIG = "layout: company-brain\nstaleAfterDays: 36500\nproposals: { autoApprove: { maxBytes: 2000 } }\n";

it("asks GitHub at once to merge a safe proposal, and takes that back before an unsafe one comes", async (context) => {
  const all = await house(context, { "memory-steward.yml": CONFIG });
  all.repository.protections.set("main", { requiredChecks: ["memory"], requiredApprovals: 0 });
  const cited = { sourceRefs: ["https://example.org/runs/1"] };
  const state = () => {
    const issue = all.repository.issues.get(1);
    const isLabelled = issue?.labels.some(({ name }) => name === "memory-auto");
    return { isLabelled, method: issue?.pull?.autoMerge?.method };
  };

  const safe = all.artifact([decision("one-lockfile", cited)]);
  const forbidden = await all.run(safe);
  expect(forbidden.outcome).toBe("proposed");
  expect(forbidden.failures.map(({ message }) => message)).toEqual([expect.stringContaining("auto-merge")]);
  all.repository.allowsAutoMerge = true;
  // Whatever stopped the first job, the same artifact asks again.
  const again = await all.run(safe);
  expect(again).toMatchObject({ outcome: "unchanged", failures: [] });
  expect(again.notes).toContain("It passes by itself once the rules of the branch allow.");
  expect(state()).toEqual({ isLabelled: true, method: "SQUASH" });

  const mutations = all.writes().length;
  const unsafe = await all.run(all.artifact([decision("one-lockfile", { ...cited, status: "approved" })]));
  expect(unsafe).toMatchObject({ outcome: "updated", pull: 1, failures: [] });
  expect(state()).toEqual({ isLabelled: false, method: undefined });
  const [first] = all.writes().slice(mutations);
  expect(JSON.stringify(first?.body)).toContain("disablePullRequestAutoMerge");
  expect([...all.repository.comments.values()].map(({ body }) => body)).toEqual([
    expect.stringContaining("it would be in force at once"),
  ]);
});
