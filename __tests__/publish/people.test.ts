/** Who is asked, who has approved, and what other pull requests do: acted out by the Action in this process. */
import { describe, it } from "vitest";
import { client } from "../github/for-test.js";
import { CLEAN, DANGLING, House, LINTER } from "./house.js";

const AT = { owner: "acme", repo: "agent-memory" };

describe.concurrent("people", { timeout: 180_000 }, () => {
  it("approvals are counted for the present head alone, and again when a review comes or goes", async (context) => {
    const { expect } = context;
    const house = await House.withApprovals(context, { isHere: true });
    const proposal = await house.propose({ [LINTER]: CLEAN });
    const approvals = () =>
      house.checkRuns
        .filter(({ name }) => name === "memory-steward/approvals")
        .map(({ conclusion, title }) => [conclusion, title]);
    const first = await house.report(await house.finished(proposal, "success"));
    expect(first.log).toContain("approvals: created");
    expect(approvals()).toEqual([["failure", "1 approval missing"]]);

    const reviewer = client(house.standIn, house.standIn.personalToken("reviewer"));
    const { data: review } = await reviewer.rest.pulls.createReview({
      ...AT,
      pull_number: proposal.number,
      event: "APPROVE",
    });
    const counted = await house.reviewed();
    expect(counted).toMatchObject({ exitCode: 0, otherCommands: [] });
    expect(approvals()).toEqual([
      ["failure", "1 approval missing"],
      ["success", "Approved"],
    ]);
    expect(house.comments).toHaveLength(1);

    // What is taken back blocks again: the newest run counts.
    const dismissed = { ...AT, pull_number: proposal.number, review_id: review.id, message: "Not yet." };
    await reviewer.rest.pulls.dismissReview(dismissed);
    await house.reviewed();
    expect(approvals()).toHaveLength(3);
    expect(approvals().at(-1)).toEqual(["failure", "1 approval missing"]);
    await reviewer.rest.pulls.createReview({ ...AT, pull_number: proposal.number, event: "APPROVE" });
    await house.reviewed();
    expect(approvals().at(-1)).toEqual(["success", "Approved"]);

    // Approve, then swap.
    await house.push(proposal, { [LINTER]: CLEAN.replace("title: Linter", "title: Other") });
    await house.report(await house.finished(proposal, "success"));
    expect(approvals().at(-1)).toEqual(["failure", "1 approval missing"]);
  });

  it("a fork's approval is counted once the last run of its report is run again, as the run of the review says", async (context) => {
    const { expect } = context;
    const house = await House.withApprovals(context, { isHere: true });
    const proposal = await house.proposeFromFork({ [LINTER]: CLEAN });
    const finished = await house.finished(proposal, "success");
    await house.report(finished);
    const approvals = () => house.checkRuns.filter(({ name }) => name === "memory-steward/approvals");
    expect(approvals().map(({ title }) => title)).toEqual(["1 approval missing"]);
    expect(approvals()[0]?.summary).toMatch(/Of a fork's pull request .* is run again/);
    const reviewer = client(house.standIn, house.standIn.personalToken("reviewer"));
    await reviewer.rest.pulls.createReview({ ...AT, pull_number: proposal.number, event: "APPROVE" });
    const { annotations } = await house.reviewed();
    expect(annotations.map(({ data }) => data)).toEqual([
      expect.stringMatching(/last run of .* again \(Actions, Re-run/),
    ]);
    await house.report(finished);
    expect(approvals().at(-1)).toMatchObject({ conclusion: "success", title: "Approved" });
  });

  it.for([
    ["a file", ""],
    ["a part of a file", `${CLEAN.replaceAll("linter", "formatter")}---\n`],
  ] as const)("a record that comes with the mending of %s needs its approvals", async ([, around], context) => {
    const { expect } = context;
    const house = await House.withApprovals(context, { isHere: true });
    const broken = "graph/tools/broken.yaml";
    await house.standIn.commit(house.repository, "main", { [broken]: `${around}nodeKind: Tool\nid: [\n` });
    const proposal = await house.propose({ [broken]: around + CLEAN });
    await house.report(await house.finished(proposal, "success"));
    expect(house.checkRuns.map(({ name, conclusion, title }) => [name, conclusion, title])).toEqual([
      ["memory-steward/report", "success", "Memory check passed"],
      ["memory-steward/approvals", "failure", "1 approval missing"],
    ]);
    expect(house.comments[0]?.body).toContain("owns `tool:linter`");
  });

  it("a change that leaves no usable configuration edits the rules of the memory, and needs the approvals for that", async (context) => {
    const { expect } = context;
    const house = await House.withApprovals(context, { isHere: true });
    const rules = "approvals:\n  - { ontology: true, count: 1 }\n";
    await house.standIn.commit(house.repository, "main", { "ontology/validation-rules.yaml": rules });
    const proposal = await house.propose({ "memory-steward.yml": "layout: none-of-ours\n" });
    await house.report(await house.finished(proposal, "failure"));
    expect(house.checkRuns.map(({ name, conclusion, title }) => [name, conclusion, title])).toEqual([
      ["memory-steward/report", "failure", "Memory check failed: 1 error to mend"],
      ["memory-steward/approvals", "failure", "1 approval missing"],
    ]);
  });

  it("a review's run does not hide that the check of the same commit is red", async (context) => {
    const { expect } = context;
    const house = await House.withApprovals(context, { isHere: true });
    const proposal = await house.propose({ [LINTER]: DANGLING });
    const reviewer = client(house.standIn, house.standIn.personalToken("reviewer"));
    await reviewer.rest.pulls.createReview({ ...AT, pull_number: proposal.number, event: "APPROVE" });
    expect((await house.reviewed()).exitCode).toBe(1);
    expect(house.comments).toEqual([]);
  });

  it("owners are named, and asked where that is wanted; a failing pull request gets the label until it passes", async (context) => {
    const { expect } = context;
    const house = await House.withApprovals(context, { isHere: true });
    house.repository.labels.set("memory-fails", { id: 1, name: "memory-fails", color: "ffffff", description: null });
    const proposal = await house.propose({ [LINTER]: DANGLING });
    const inputs = { "request-reviewers": "true", "fail-label": "memory-fails" };
    expect(await house.report(await house.finished(proposal, "failure"), { inputs })).toMatchObject({
      annotations: [],
    });
    expect(house.comments[0]?.body).toContain("acme/platform");
    const issue = house.repository.issues.get(proposal.number);
    expect(issue?.pull?.reviewers.map(({ login }) => login)).toEqual(["reviewer"]);
    expect(issue?.pull?.teams).toEqual(["platform"]);
    expect(issue?.labels.map(({ name }) => name)).toEqual(["memory-fails"]);
    await house.push(proposal, { [LINTER]: CLEAN });
    await house.report(await house.finished(proposal, "success"), { inputs });
    expect(issue?.labels).toEqual([]);
  });

  it("two pull requests that pass alone and collide together: each is told of the other", async (context) => {
    const { expect } = context;
    const house = await House.open(context, { isHere: true });
    const one = await house.propose({ [LINTER]: CLEAN }, "one");
    const two = await house.propose({ "graph/tools/second.yaml": CLEAN }, "two");
    const three = await house.propose({ "notes/idea.md": "# An idea\n" }, "three");
    for (const proposal of [one, two, three]) await house.report(await house.finished(proposal, "success"));
    const bodyOf = ({ number }: { number: number }) => house.comments.find(({ issue }) => issue === number)?.body ?? "";
    expect(bodyOf(one)).toMatch(new RegExp(`${two.number}[^]*it also adds[^]*tool:linter`));
    expect(bodyOf(two)).toMatch(new RegExp(`${one.number}[^]*it also adds[^]*tool:linter`));
    expect(bodyOf(three)).not.toContain("also adds");
  });
});
