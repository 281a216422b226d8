/** Check runs belong to a commit: other pull requests of the same one, acted out under the workflows by the Action in this process. */
import { describe, it, type TestContext } from "vitest";
import { filesOf } from "../github/example-files.js";
import { meanwhile } from "../github/faults.js";
import { client } from "../github/for-test.js";
import { Actions } from "../github/workflow.js";
import { sample } from "../support/sample.js";
import { CLEAN, DANGLING, House, LINTER } from "./house.js";

const AT = { owner: "acme", repo: "agent-memory" };
const LAX = { "memory-steward.yml": 'layout: company-brain\nseverities:\n  graph/dangling-edge: "off"\n' };
const NOWHERE = "0".repeat(40);

type Person = ReturnType<typeof client>;

interface Scene {
  readonly house: House;
  readonly actions: Actions;
  readonly author: Person;
  /** The last check run of each of our names on a commit, as GitHub goes by it. */
  readonly verdicts: (sha: string) => Readonly<Record<string, string | null>>;
  readonly merge: (number: number) => Promise<string>;
}

function workflow(path: string): string {
  return filesOf("examples/workflows")[path] ?? "";
}

async function scene(house: House, files: "two files" | "one file"): Promise<Scene> {
  const oneFile = workflow("one-file/memory.yml")
    .replace("pull-requests: write", "checks: write # for the test\n      pull-requests: write")
    .replace("command: auto", "command: auto\n          check-run: true");
  const checks: Readonly<Record<string, string>> =
    files === "one file"
      ? { "memory.yml": oneFile }
      : {
          "memory.yml": workflow("two-files/memory.yml"),
          "memory-report.yml": workflow("two-files/memory-report.yml"),
        };
  const all = { ...checks, "memory-approvals.yml": workflow("approvals/memory-approvals.yml") };
  const placed = Object.entries(all).map(([name, text]) => [`.github/workflows/${name}`, text] as const);
  await house.standIn.commit(house.repository, "main", Object.fromEntries(placed));
  const requiredChecks = ["check", "memory-steward/report"];
  house.repository.protections.set("main", { requiredChecks, requiredApprovals: 0 });
  const actions = new Actions(house.standIn, { isHere: true });
  actions.passOver();
  const author = client(house.standIn, house.standIn.personalToken("author"));
  return {
    house,
    actions,
    author,
    verdicts: (sha) =>
      Object.fromEntries(
        house.checkRuns
          .filter(({ headSha, name }) => headSha === sha && name.startsWith("memory-steward/"))
          .map(({ name, conclusion }) => [name.replace("memory-steward/", ""), conclusion]),
      ),
    merge: async (number) =>
      await author.rest.pulls.merge({ ...AT, pull_number: number, merge_method: "squash" }).then(
        () => "merged",
        (error: unknown) => String(error),
      ),
  };
}

async function withApprovals(context: TestContext, files: "two files" | "one file"): Promise<Scene> {
  const house = await House.withApprovals(context, { isHere: true });
  const made = await scene(house, files);
  const requiredChecks = ["check", "memory-steward/report", "memory-steward/approvals"];
  house.repository.protections.set("main", { requiredChecks, requiredApprovals: 0 });
  return made;
}

/** A branch with the content of a change in a commit of its own, and the change. */
async function copyAndChange({ house }: Scene): Promise<string> {
  const change = { [LINTER]: CLEAN };
  await house.standIn.commit(house.repository, "copy", change, { by: "author", message: "The same content" });
  return await house.standIn.commit(
    house.repository,
    "agent/x",
    { ...change, "notes/x.md": "# A note\n" },
    { by: "author" },
  );
}

describe.concurrent("two pull requests with one head commit", { timeout: 300_000 }, () => {
  it.for(["branches", "a fork"] as const)(
    "from two %s: the laxer base does not let the other pass",
    async (from, context) => {
      const { expect } = context;
      const house = await House.open(context, { isHere: true });
      const { actions, verdicts, merge, author } = await scene(house, "two files");
      const { standIn, repository } = house;
      await standIn.commit(repository, "lax", LAX, { by: "author" });
      const by = from === "a fork" ? "contributor" : "author";
      const source = from === "a fork" ? await standIn.fork(repository, by) : repository;
      const head = await standIn.commit(source, "x", { [LINTER]: DANGLING }, { by });
      const person = standIn.personalToken(by);
      await standIn.moveRefs(
        source,
        [{ ref: "refs/heads/y", before: NOWHERE, after: head }],
        person.account,
        undefined,
      );
      const prefix = from === "a fork" ? `${by}:` : "";
      const open = async (branch: string, base: string) =>
        (await client(standIn, person).rest.pulls.create({ ...AT, head: `${prefix}${branch}`, base, title: base }))
          .data;
      const strict = await open("x", "main");
      await actions.drain();
      expect(verdicts(head)).toEqual({ report: "failure" });
      const lax = await open("y", "lax");
      await actions.drain();
      expect(verdicts(head)).toEqual({ report: "failure" });
      const [last] = house.checkRuns.filter(({ name }) => name === "memory-steward/report").slice(-1);
      expect(last?.title).toBe(`Pull request ${strict.number} has the same head commit`);
      expect(last?.summary).toContain("Close all but one of them");
      expect(await merge(strict.number)).toContain("memory-steward/report");

      // Once the other is closed, the next report mends it.
      await author.rest.pulls.update({ ...AT, pull_number: strict.number, state: "closed" });
      const proposal = { number: lax.number, branch: "y", repository: source };
      await house.report(await house.finished(proposal, "success"));
      expect(verdicts(head)).toEqual({ report: "success" });
      // And what that says does not stand for the one that comes back.
      await author.rest.pulls.update({ ...AT, pull_number: lax.number, state: "closed" });
      await author.rest.pulls.update({ ...AT, pull_number: strict.number, state: "open" });
      await actions.drain();
      expect(verdicts(head)).toEqual({ report: "failure" });
      expect(await merge(strict.number)).not.toBe("merged");
    },
  );

  it.for(sample(["two files", "one file"] as const))(
    "%s: one that needs no approval, then one that does",
    async (files, context) => {
      const { expect } = context;
      const here = await withApprovals(context, files);
      const { actions, author, verdicts, merge } = here;
      const head = await copyAndChange(here);
      const { data: a } = await author.rest.pulls.create({ ...AT, head: "agent/x", base: "copy", title: "A" });
      await actions.drain();
      expect(verdicts(head)).toEqual({ report: "success", approvals: "success" });
      const { data: b } = await author.rest.pulls.create({ ...AT, head: "agent/x", base: "main", title: "B" });
      await actions.drain();
      expect(verdicts(head)).toEqual({ report: "failure", approvals: "failure" });
      expect(await merge(b.number)).not.toBe("merged");

      await author.rest.pulls.update({ ...AT, pull_number: a.number, state: "closed" });
      await author.rest.pulls.update({ ...AT, pull_number: b.number, state: "closed" });
      await author.rest.pulls.update({ ...AT, pull_number: b.number, state: "open" });
      await actions.drain();
      expect(verdicts(head)).toEqual({ report: "success", approvals: "failure" });
    },
  );

  it.for(sample(["two files", "one file"] as const))(
    "%s: one that waits for an approval, then one that needs none",
    async (files, context) => {
      const { expect } = context;
      const here = await withApprovals(context, files);
      const { house, actions, author, verdicts, merge } = here;
      const head = await copyAndChange(here);
      const { data: b } = await author.rest.pulls.create({ ...AT, head: "agent/x", base: "main", title: "B" });
      await actions.drain();
      expect(verdicts(head)).toEqual({ report: "success", approvals: "failure" });
      const { data: a } = await author.rest.pulls.create({ ...AT, head: "agent/x", base: "copy", title: "A" });
      // The author may comment on it, which has the approvals counted.
      await author.rest.pulls.createReview({ ...AT, pull_number: a.number, event: "COMMENT", body: "Well." });
      await actions.drain();
      expect(verdicts(head)).toEqual({ report: "failure", approvals: "failure" });
      // The job is a check of the commit as well.
      const jobs = house.checkRuns.filter(({ name }) => name === (files === "one file" ? "check" : "approvals"));
      expect(jobs.at(-1)?.conclusion).toBe("failure");
      expect(await merge(b.number)).not.toBe("merged");
    },
  );

  it("opened while the other's success is being written: it is not written", async (context) => {
    const { expect } = context;
    const house = await House.open(context, { isHere: true });
    const { author, verdicts } = await scene(house, "two files");
    const { standIn, repository } = house;
    await standIn.commit(repository, "other", { "notes/other.md": "# Other\n" }, { by: "author" });
    const proposal = await house.propose({ [LINTER]: CLEAN });
    const opened = meanwhile(() =>
      author.rest.pulls.create({ ...AT, head: proposal.branch, base: "other", title: "Late" }),
    );
    standIn.faults.add({ operation: "checks/create", phase: "after", effect: opened });
    const result = await house.report(await house.finished(proposal, "success"));
    expect(result.exitCode).toBe(0);
    expect(verdicts(await house.headOf(proposal))).toEqual({ report: "failure" });
  });

  it("a success still takes at most 12 calls", async (context) => {
    const { expect } = context;
    const house = await House.open(context, { isHere: true });
    const proposal = await house.proposeFromFork({ [LINTER]: CLEAN });
    await house.report(await house.finished(proposal, "success"));
    expect(house.checkRuns.map(({ conclusion }) => conclusion)).toEqual(["success"]);
    expect(house.apiCalls().length).toBeLessThanOrEqual(12);
  });
});

describe.concurrent("a pull request that gets another base branch", { timeout: 300_000 }, () => {
  it.for(sample(["two files", "one file"] as const))("%s: is judged again by its rules", async (files, context) => {
    const { expect } = context;
    const here = await withApprovals(context, files);
    const { actions, author, verdicts, merge } = here;
    const head = await copyAndChange(here);
    const { data } = await author.rest.pulls.create({ ...AT, head: "agent/x", base: "copy", title: "A" });
    await actions.drain();
    expect(verdicts(head)).toEqual({ report: "success", approvals: "success" });
    await author.rest.pulls.update({ ...AT, pull_number: data.number, base: "main" });
    await actions.drain();
    expect(verdicts(head)).toEqual({ report: "success", approvals: "failure" });
    expect(await merge(data.number)).not.toBe("merged");
  });

  it("while its report is written: what was judged for the old one is not written", async (context) => {
    const { expect } = context;
    const house = await House.open(context, { isHere: true });
    const { author, verdicts } = await scene(house, "two files");
    const { standIn, repository } = house;
    await standIn.commit(repository, "lax", LAX, { by: "author" });
    const head = await standIn.commit(repository, "agent/x", { [LINTER]: DANGLING }, { by: "author" });
    const { data } = await author.rest.pulls.create({ ...AT, head: "agent/x", base: "lax", title: "A" });
    const finished = await house.finished({ number: data.number, branch: "agent/x", repository }, "success");
    const retarget = meanwhile(() => author.rest.pulls.update({ ...AT, pull_number: data.number, base: "main" }));
    standIn.faults.add({ operation: "checks/create", effect: retarget });
    const result = await house.report(finished);
    expect(result.annotations.map(({ data: text }) => text)).toEqual([
      expect.stringContaining("got another base branch while its report was written"),
    ]);
    expect(verdicts(head)).toEqual({ report: "cancelled" });
    expect(house.comments).toEqual([]);
  });
});
