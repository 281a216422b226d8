/** What a stranger can try against the report, each test named after the attack. */
import { describe, it } from "vitest";
import { meanwhile } from "../github/faults.js";
import { client } from "../github/for-test.js";
import { CLEAN, DANGLING, House, LINTER } from "./house.js";

const WRITES = /^(issues\/(create|update|delete)|checks\/(create|update)|code-scanning\/upload)/;

describe.concurrent("the report", { timeout: 180_000 }, () => {
  it("forged verdict: a run that a fork turned green is judged again", async (context) => {
    const { expect } = context;
    const house = await House.open(context);
    const proposal = await house.proposeFromFork({
      [LINTER]: DANGLING,
      ".github/workflows/memory.yml": "name: memory\non: pull_request\njobs: {}\n",
    });
    await house.report(await house.finished(proposal, "success"));
    expect(house.comments[0]?.body).toContain("❌");
    expect(house.checkRuns[0]?.conclusion).toBe("failure");
  });

  it("a fork that renames the workflow: nothing becomes laxer, and the report is the same (security rule 6)", async (context) => {
    const { expect } = context;
    const house = await House.open(context);
    const proposal = await house.proposeFromFork({ [LINTER]: DANGLING });
    const finished = await house.finished(proposal, "success");
    const renamed = {
      ...finished,
      workflow: { ...finished.workflow, name: "trusted", path: ".github/workflows/a.yml" },
    };
    await house.report(renamed);
    expect(house.checkRuns[0]?.conclusion).toBe("failure");
  });

  it("the gate of the change: rules that it switches off still judge it", async (context) => {
    const { expect } = context;
    const house = await House.open(context);
    const proposal = await house.proposeFromFork({
      [LINTER]: DANGLING,
      "memory-steward.yml": 'layout: company-brain\nseverities:\n  graph/dangling-edge: "off"\n',
    });
    await house.report(await house.finished(proposal, "success"));
    expect(house.checkRuns[0]?.conclusion).toBe("failure");
    expect(house.comments[0]?.body).toContain("The check would pass rather than fail.");
  });

  it.for(["pull_request_target", "push"])("a run started by %s: nothing is written", async (event, context) => {
    const { expect } = context;
    const house = await House.open(context);
    const proposal = await house.proposeFromFork({ [LINTER]: DANGLING });
    const result = await house.report(await house.finished(proposal, "success", event));
    expect(result).toMatchObject({ exitCode: 0, otherCommands: [] });
    expect(result.annotations.map(({ data }) => data)).toEqual([expect.stringContaining(`started by ${event}`)]);
    expect(house.apiCalls()).toEqual([]);
  });

  it("spoofed pull request number: the payload's numbers do not choose where we write (security rules 7 and 10)", async (context) => {
    const { expect } = context;
    const house = await House.open(context);
    const victim = await house.propose({ [LINTER]: CLEAN }, "victim");
    const attacker = await house.proposeFromFork({ [LINTER]: DANGLING });
    const finished = await house.finished(attacker, "failure");
    await house.report({ ...finished, pulls: [victim.number] });
    expect(house.comments.map(({ issue }) => issue)).toEqual([attacker.number]);
  });

  it("artifact with 200 MB inside, or with a number and a sha: no artifact is even listed", async (context) => {
    const { expect } = context;
    const house = await House.open(context);
    const victim = await house.propose({ [LINTER]: CLEAN }, "victim");
    const attacker = await house.proposeFromFork({ [LINTER]: DANGLING });
    const finished = await house.finished(attacker, "success");
    house.standIn.artifact(
      house.repository,
      finished,
      "pull-request",
      Buffer.from(JSON.stringify({ number: victim.number })),
    );
    house.standIn.artifact(house.repository, finished, "memory-steward-report", Buffer.alloc(1_000_000));
    await house.report(finished);
    expect(house.apiCalls().filter((operation) => operation.startsWith("actions/"))).toEqual([]);
    expect(house.comments.map(({ issue }) => issue)).toEqual([attacker.number]);
  });

  it("head moved between check and publish: the old commit's verdict is written nowhere (security rule 11)", async (context) => {
    const { expect } = context;
    const house = await House.open(context);
    const proposal = await house.proposeFromFork({ [LINTER]: CLEAN });
    const finished = await house.finished(proposal, "success");
    await house.push(proposal, { [LINTER]: DANGLING });
    const result = await house.report(finished);
    expect(result.exitCode).toBe(0);
    expect(result.annotations.map(({ data }) => data)).toEqual([
      expect.stringContaining("no open pull request has the head"),
    ]);
    expect(house.apiCalls().filter((operation) => WRITES.test(operation))).toEqual([]);
  });

  it.for([
    ["checks/list-for-ref", "memory-steward/report"],
    ["issues/list-comments", "the comment"],
  ] as const)("head moved just before the write that follows %s: it is not made", async ([operation], context) => {
    const { expect } = context;
    const house = await House.open(context);
    const proposal = await house.proposeFromFork({ [LINTER]: CLEAN });
    const finished = await house.finished(proposal, "success");
    house.standIn.faults.add({
      operation,
      effect: meanwhile(async () => await house.push(proposal, { [LINTER]: DANGLING })),
    });
    const result = await house.report(finished);
    expect(result.exitCode).toBe(0);
    expect(result.annotations.map(({ data }) => data)).toEqual([
      expect.stringMatching(/not complete: pull request 1 moved from/),
    ]);
    expect(house.comments).toEqual([]);
    expect(house.checkRuns).toHaveLength(operation === "issues/list-comments" ? 1 : 0);
  });

  it("planted marker comment by another user: it is neither taken for ours nor changed", async (context) => {
    const { expect } = context;
    const house = await House.open(context);
    const proposal = await house.proposeFromFork({ [LINTER]: DANGLING });
    const planted = `<!-- memory-steward:report head=${await house.headOf(proposal)} run=999999.1 -->\n## ✅ Memory check passed\n`;
    await client(house.standIn, house.standIn.personalToken("contributor")).rest.issues.createComment({
      ...{ owner: "acme", repo: "agent-memory" },
      ...{ issue_number: proposal.number, body: planted },
    });
    await house.report(await house.finished(proposal, "failure"));
    expect(house.comments.map(({ user, body }) => [user.login, body.includes("❌")])).toEqual([
      ["contributor", false],
      ["github-actions[bot]", true],
    ]);
    expect(house.comments[0]?.body).toBe(planted);
  });

  it("mention and HTML injection, log command injection by file name: text of the change acts nowhere", async (context) => {
    const { expect } = context;
    const house = await House.open(context);
    const hostile = "::set-output name=verdict::pass";
    const proposal = await house.proposeFromFork({
      [`graph/tools/a\n${hostile}\n##[add-mask]x.yaml`]: "a: [\n",
      "graph/tools/hostile.yaml": `nodeKind: "@acme/everyone <img src=x onerror=alert(1)>"
id: "tool:x\\n${hostile}\\r##[add-mask]x <!-- memory-steward:report -->"
attributes:
  title: "\\n${hostile} ![p](https://evil.example/pixel) [click](https://evil.example)"
  status: "##[error]\\u2028${hostile} \`\`\` </details> @everyone #1 GH-1"
  owners: ["@everyone"]
  updatedAt: "2026-06-03T08:20:00Z"
edges: { mentions: [{ target: "<script>alert(1)</script>" }] }
`,
    });
    const result = await house.report(await house.finished(proposal, "failure"));
    expect(result.otherCommands).toEqual([]);
    expect(result.outputs["verdict"]).toBe("fail");
    const [comment] = house.comments;
    expect(comment?.body.match(/<!--/g)).toHaveLength(1);
    for (const text of [comment?.body ?? "", house.checkRuns[0]?.summary ?? ""]) {
      const outsideCode = text.replace(/(`+)[^`][^]*?\1/g, "");
      expect(outsideCode).not.toMatch(/@(everyone|acme)|<img|<script|!\[|\]\(https:\/\/evil/i);
      expect(outsideCode).not.toMatch(/\W#1\b|GH-1/);
    }
  });

  it("token in the log: it stands in no line, whatever fails", async (context) => {
    const { expect } = context;
    const house = await House.open(context);
    const proposal = await house.proposeFromFork({ [LINTER]: DANGLING });
    const finished = await house.finished(proposal, "failure");
    const token = house.standIn.installationToken(house.repository, { contents: "read", pull_requests: "read" });
    // Given as an input the harness does not know it as a secret, so it masks nothing.
    const withToken = { inputs: { token: token.value } };
    const refused = await house.report(finished, withToken);
    expect(refused.exitCode).toBe(2);
    expect(refused.annotations.map(({ data }) => data)).toEqual([
      expect.stringContaining("`checks: write`"),
      expect.stringContaining("`pull-requests: write`"),
    ]);
    token.revoked = true;
    const revoked = await house.report(finished, withToken);
    expect(revoked.annotations.map(({ data }) => data)).toEqual([expect.stringContaining("does not accept the token")]);
    for (const { log, summary } of [refused, revoked]) {
      for (const secret of [token.value, Buffer.from(`x-access-token:${token.value}`).toString("base64")]) {
        expect(log).not.toContain(secret);
        expect(summary).not.toContain(secret);
      }
    }
  });
});
