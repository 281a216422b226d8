/** Two runs on one commit at once: what stands is what holds, acted out by the committed bundle. */
import { describe, it } from "vitest";
import { meanwhile } from "../github/faults.js";
import { client } from "../github/for-test.js";
import { CLEAN, House, LINTER } from "./house.js";

const AT = { owner: "acme", repo: "agent-memory" };

describe.concurrent("two runs at once", { timeout: 180_000 }, () => {
  it("an approval that is dismissed while the report counts it does not count", async (context) => {
    const { expect } = context;
    const house = await House.withApprovals(context);
    const proposal = await house.propose({ [LINTER]: CLEAN });
    const reviewer = client(house.standIn, house.standIn.personalToken("reviewer"));
    const at = { ...AT, pull_number: proposal.number };
    const { data: review } = await reviewer.rest.pulls.createReview({ ...at, event: "APPROVE" });
    const dismissed = meanwhile(async () => {
      await reviewer.rest.pulls.dismissReview({ ...at, review_id: review.id, message: "Not yet." });
      await house.reviewed();
    });
    house.standIn.faults.add({ operation: "pulls/list-reviews", phase: "after", effect: dismissed });
    const report = await house.report(await house.finished(proposal, "success"));
    expect(report.log).toContain("approvals: left alone, a newer run has written it");
    const last = house.checkRuns.filter(({ name }) => name === "memory-steward/approvals").at(-1);
    expect([last?.conclusion, last?.title]).toEqual(["failure", "1 approval missing"]);
  });

  it("nor where no other run hears of it", async (context) => {
    const { expect } = context;
    const house = await House.withApprovals(context);
    const proposal = await house.proposeFromFork({ [LINTER]: CLEAN });
    const reviewer = client(house.standIn, house.standIn.personalToken("reviewer"));
    const at = { ...AT, pull_number: proposal.number };
    const { data: review } = await reviewer.rest.pulls.createReview({ ...at, event: "APPROVE" });
    const dismissed = meanwhile(async () => {
      await reviewer.rest.pulls.dismissReview({ ...at, review_id: review.id, message: "Not yet." });
    });
    house.standIn.faults.add({ operation: "pulls/list-reviews", phase: "after", effect: dismissed });
    await house.report(await house.finished(proposal, "success"));
    const runs = house.checkRuns.filter(({ name }) => name === "memory-steward/approvals");
    expect(runs.map(({ conclusion, title }) => [conclusion, title])).toEqual([["failure", "1 approval missing"]]);
  });

  it("a report on main as it was does not stand above one on main as it is", async (context) => {
    const { expect } = context;
    const house = await House.open(context);
    const own = CLEAN.replace("tool:linter", "tool:new");
    const proposal = await house.propose({ "graph/tools/new.yaml": own });
    const finished = await house.finished(proposal, "success");
    const newer = meanwhile(async () => {
      await house.standIn.commit(house.repository, "main", { "graph/tools/other.yaml": own }, { by: "author" });
      expect((await house.report(finished)).outputs["verdict"]).toBe("fail");
    });
    house.standIn.faults.add({ operation: "checks/list-for-ref", effect: newer });
    const older = await house.report(finished);
    expect(older.outputs["verdict"]).toBe("pass");
    expect(house.checkRuns.map(({ conclusion }) => conclusion)).toEqual(["failure"]);
    expect(house.comments[0]?.body).toContain("Memory check failed");
  });
});
