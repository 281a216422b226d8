/**
 * A pull request's life under the workflows that users copy, from a branch and from a fork: acted out by the Action in this process. The
 * committed bundle acts one out in the demo, and in `github/pull-request-life.test.ts`.
 */
import { describe, it } from "vitest";
import { CLEAN, DANGLING, House, LINTER } from "./house.js";

describe.concurrent("two files", { timeout: 180_000 }, () => {
  it.for(["branch", "fork"] as const)(
    "a pull request from a %s fails, is mended, and keeps one comment",
    async (origin, context) => {
      const { expect } = context;
      const house = await House.open(context, { isHere: true });
      const files = { [LINTER]: DANGLING };
      const proposal = origin === "fork" ? await house.proposeFromFork(files) : await house.propose(files);

      const check = await house.check(proposal);
      expect(check.log + String(check.exitCode)).toContain("repository:gone");
      expect(check).toMatchObject({ exitCode: 1, otherCommands: [] });
      expect(house.apiCalls()).toEqual([]);

      const report = await house.report(await house.finished(proposal, "failure"));
      expect(report.log).toContain("comment: created");
      expect(report).toMatchObject({ exitCode: 0, annotations: [], otherCommands: [] });
      expect(report.outputs).toMatchObject({ "pull-request": String(proposal.number), verdict: "fail" });
      expect(report.summary).toContain("Memory check: fail");
      expect(house.apiCalls().length).toBeLessThanOrEqual(12);
      expect(house.comments).toHaveLength(1);
      expect(house.comments[0]?.body).toContain("repository:gone");
      // A fork's commits have an address in the repository that they are proposed to.
      const line = `${house.standIn.urls.server}/acme/agent-memory/blob/${await house.headOf(proposal)}/${LINTER}#L4`;
      for (const text of [check.summary, report.summary, house.comments[0]?.body]) expect(text).toContain(`](${line})`);
      expect((await fetch(line)).status).toBe(200);
      expect(house.comments[0]?.user.login).toBe("github-actions[bot]");
      expect(house.checkRuns.map(({ name, conclusion }) => [name, conclusion])).toEqual([
        ["memory-steward/report", "failure"],
      ]);
      expect(house.checkRuns[0]?.annotations.map(({ path, start_line }) => [path, start_line])).toEqual([[LINTER, 4]]);

      await house.push(proposal, { [LINTER]: CLEAN });
      expect((await house.check(proposal)).exitCode).toBe(0);
      const again = await house.report(await house.finished(proposal, "success"));
      expect(again.log).toContain("comment: updated");
      expect(house.comments).toHaveLength(1);
      expect(house.comments[0]?.body).toContain("✅");
      expect(house.checkRuns.map(({ conclusion }) => conclusion)).toEqual(["failure", "success"]);
    },
  );
});

describe.concurrent("one file", { timeout: 180_000 }, () => {
  it("checks and comments in one job on a branch", async (context) => {
    const { expect } = context;
    const house = await House.open(context, { isHere: true });
    const proposal = await house.propose({ [LINTER]: DANGLING });
    const result = await house.check(proposal, "one-file/memory.yml");
    expect(result).toMatchObject({ exitCode: 1, otherCommands: [] });
    expect(result.log).toContain("comment: created");
    expect(house.comments).toHaveLength(1);
    expect(house.checkRuns).toEqual([]);
    expect(house.apiCalls().length).toBeLessThanOrEqual(12);
  });

  it("checks a fork's pull request all the same, and says where its report would come from", async (context) => {
    const { expect } = context;
    const house = await House.open(context, { isHere: true });
    const proposal = await house.proposeFromFork({ [LINTER]: DANGLING });
    const result = await house.check(proposal, "one-file/memory.yml");
    expect(result.exitCode).toBe(1);
    expect(result.annotations.map(({ name }) => name)).toEqual(["notice", "error"]);
    expect(house.apiCalls()).toEqual([]);
  });

  it("with a token that only reads: the check counts, and what is missing is named", async (context) => {
    const { expect } = context;
    const house = await House.open(context, { isHere: true });
    const proposal = await house.propose({ [LINTER]: CLEAN });
    const permissions = { contents: "read", pull_requests: "read" } as const;
    const result = await house.check(proposal, "one-file/memory.yml", { permissions });
    expect(result.exitCode).toBe(0);
    expect(result.annotations.map(({ name, data }) => `${name} ${data}`)).toEqual([
      expect.stringMatching(/^warning .*`pull-requests: write`/),
    ]);
    expect(house.comments).toEqual([]);
  });
});
