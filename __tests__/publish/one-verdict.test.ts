/** One job has one verdict: its check decides, whatever of the report cannot be written. Acted out by the Action in this process. */
import { describe, it } from "vitest";
import { answerWith, meanwhile, primaryLimit, secondaryLimit, serverError } from "../github/faults.js";
import type { ActionResult } from "../runner/run-action.js";
import { sample } from "../support/sample.js";
import { CLEAN, DANGLING, House, LINTER } from "./house.js";

const ONE_FILE = "one-file/memory.yml";
const PERMISSIONS = { contents: "read", pull_requests: "write", checks: "write", security_events: "write" } as const;
const EXTRA = "graph/repositories/extra.yaml";
const REPOSITORY = `nodeKind: Repository
id: repository:extra
attributes: { title: Extra, status: approved, owners: [team:platform], updatedAt: "2026-06-03T08:20:00Z" }
`;
const TO_EXTRA = DANGLING.replace("repository:gone", "repository:extra");

function said({ annotations }: ActionResult): string[] {
  return annotations.map(({ name, data }) => `${name} ${data}`);
}

describe.concurrent("the target branch moves between a job's check and its report", { timeout: 180_000 }, () => {
  it("what passed and fails now is red, with the findings of now", async (context) => {
    const { expect } = context;
    const house = await House.open(context, { isHere: true });
    await house.standIn.commit(house.repository, "main", { [EXTRA]: REPOSITORY });
    const proposal = await house.propose({ [LINTER]: TO_EXTRA });
    const removed = async () => await house.standIn.commit(house.repository, "main", { [EXTRA]: undefined });
    house.standIn.faults.add({ operation: "pulls/get", effect: meanwhile(removed) });
    const result = await house.check(proposal, ONE_FILE, { inputs: { "check-run": "true" }, permissions: PERMISSIONS });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ verdict: "fail", errors: "1" });
    expect(said(result)).toEqual([
      expect.stringMatching(/^notice The target branch has moved/),
      expect.stringMatching(/^error .*repository:extra/),
    ]);
    expect(result.summary).toContain("Memory check: fail");
    expect(house.comments[0]?.body).toContain("Memory check failed");
    expect(house.checkRuns.map(({ conclusion }) => conclusion)).toEqual(["failure"]);
  });

  it("what failed and passes now is red, and its comment says so until the job is run again", async (context) => {
    const { expect } = context;
    const house = await House.open(context, { isHere: true });
    const proposal = await house.propose({ [LINTER]: TO_EXTRA });
    const added = async () => await house.standIn.commit(house.repository, "main", { [EXTRA]: REPOSITORY });
    house.standIn.faults.add({ operation: "pulls/get", effect: meanwhile(added) });
    const result = await house.check(proposal, ONE_FILE);
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ verdict: "fail", errors: "1" });
    expect(result.log).toContain("Run the job again");
    expect(house.comments[0]?.body).toContain("Memory check failed");
    expect(await house.check(proposal, ONE_FILE)).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
    expect(house.comments.map(({ body }) => body.includes("✅"))).toEqual([true]);
  });
});

describe.concurrent("a check that passes is green where its report cannot be written", { timeout: 180_000 }, () => {
  it.for(
    sample([
      [
        "a locked conversation",
        "issues/create-comment",
        answerWith(403, "Unable to create comment because issue is locked."),
        /Unlock/,
      ],
      ["an answer that is none", "issues/create-comment", serverError(502), /Run it again later/],
      ["a secondary limit", "issues/create-comment", secondaryLimit(0), /Run the job again later/],
      ["a limit of an hour", "pulls/get", primaryLimit(3000), /nothing is published.*Run the job again later/],
      [
        "code scanning that is off",
        "code-scanning/upload-sarif",
        answerWith(403, "Advanced Security must be enabled for this repository to use code scanning."),
        /Enable code scanning/,
      ],
    ] as const),
  )("%s", async ([, operation, effect, advice], context) => {
    const { expect } = context;
    const house = await House.open(context, { isHere: true });
    const proposal = await house.propose({ [LINTER]: CLEAN });
    house.standIn.faults.add({ operation, effect, times: 9 });
    const result = await house.check(proposal, ONE_FILE, { inputs: { sarif: "true" }, permissions: PERMISSIONS });
    expect(said(result)).toEqual([expect.stringMatching(/^warning The check counts, but /)]);
    expect(said(result)[0]).toMatch(advice);
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
  });

  it("and so is the report of two files, once its check run stands", async (context) => {
    const { expect } = context;
    const house = await House.open(context, { isHere: true });
    const proposal = await house.proposeFromFork({ [LINTER]: CLEAN });
    const effect = answerWith(403, "Unable to create comment because issue is locked.");
    house.standIn.faults.add({ operation: "issues/create-comment", effect, times: 9 });
    const result = await house.report(await house.finished(proposal, "success"));
    expect(said(result)).toEqual([expect.stringMatching(/^warning .*Unlock/)]);
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
    expect(house.checkRuns.map(({ conclusion }) => conclusion)).toEqual(["success"]);
  });

  it.for(
    sample([
      ["the check run", "checks/create", serverError(502)],
      ["the approvals", "pulls/list-reviews", answerWith(403, "Nothing is told today.")],
      ["the pull request", "pulls/get", primaryLimit(3000)],
    ] as const),
  )("but red where a check run is to be written, and %s is not to be had", async ([, operation, effect], context) => {
    const { expect } = context;
    const house = await House.withApprovals(context, { isHere: true });
    const proposal = await house.propose({ [LINTER]: CLEAN });
    house.standIn.faults.add({ operation, effect, times: 9 });
    const inputs = { "check-run": "true" };
    const result = await house.check(proposal, ONE_FILE, { inputs, permissions: PERMISSIONS });
    expect(said(result)).toContainEqual(expect.stringMatching(/^error /));
    expect(result.exitCode).toBe(2);
  });
});

describe.concurrent("requests for reviews", { timeout: 180_000 }, () => {
  const inputs = { "request-reviewers": "true" };
  const VOCABULARY = "ontology/controlled-vocabulary.yaml";

  it("whom GitHub does not know there is named, and the others are asked", async (context) => {
    const { expect } = context;
    const house = await House.withApprovals(context, { isHere: true });
    const { git } = house.repository;
    const tree = await git.tree((await git.ref("refs/heads/main")) ?? "", { recursive: true });
    const text = await git.blob(tree.find(({ path }) => path === VOCABULARY)?.oid ?? "");
    const words = Buffer.from(text).toString("utf8").replace("[acme/platform, reviewer]", "[stranger, reviewer]");
    await house.standIn.commit(house.repository, "main", { [VOCABULARY]: words });
    const proposal = await house.propose({ [LINTER]: CLEAN });
    const result = await house.check(proposal, ONE_FILE, { inputs });
    expect(said(result)).toEqual([expect.stringMatching(/^warning .*does not let stranger be asked.*collaborators/)]);
    expect(result.exitCode).toBe(0);
    const { pull } = house.repository.issues.get(proposal.number) ?? {};
    expect(pull?.reviewers.map(({ login }) => login)).toEqual(["reviewer"]);
  });

  it("a team that the job's own token cannot ask keeps no person from being asked", async (context) => {
    const { expect } = context;
    const house = await House.withApprovals(context, { isHere: true });
    const proposal = await house.propose({ [LINTER]: CLEAN });
    const effect = answerWith(422, "Could not resolve to a node with the global id of 'T_kwDOA'.");
    const operation = "pulls/request-reviewers";
    house.standIn.faults.add({ operation, effect });
    house.standIn.faults.add({ operation, effect, after: 1 });
    const result = await house.check(proposal, ONE_FILE, { inputs });
    expect(said(result)).toEqual([expect.stringMatching(/^warning .*acme\/platform.*own token can ask no team/)]);
    expect(result.exitCode).toBe(0);
    const { pull } = house.repository.issues.get(proposal.number) ?? {};
    expect([pull?.reviewers.map(({ login }) => login), pull?.teams]).toEqual([["reviewer"], []]);
  });
});
