/** Floods and counted requests: acted out by the Action, what must be borne or waited for by the committed bundle. */
import { describe, it } from "vitest";
import { secondaryLimit, serverError } from "../github/faults.js";
import { DANGLING, House, LINTER } from "./house.js";

function tool(name: string, target: string): string {
  return DANGLING.replace("tool:linter", `tool:${name}`).replace("repository:gone", `repository:${target}`);
}

const PERMISSIONS = { contents: "read", pull_requests: "write", checks: "write", security_events: "write" } as const;
const SARIF = { inputs: { sarif: "true" }, permissions: PERMISSIONS };

describe.concurrent("the report", { timeout: 180_000 }, () => {
  it("5,000 findings stay within every limit, worst first, with honest counts", async (context) => {
    const { expect } = context;
    const house = await House.open(context);
    // No more of one file are listed than a thousand.
    const stream = (k: number) => Array.from({ length: 1000 }, (_, i) => tool(`t${k}-${i}`, `gone-${k}-${i}`));
    const flood = Array.from({ length: 5 }, (_, k) => [`graph/tools/flood-${k}.yaml`, stream(k).join("---\n")]);
    const proposal = await house.proposeFromFork(Object.fromEntries(flood) as Record<string, string>);
    const result = await house.report(await house.finished(proposal, "failure"), SARIF);
    expect(result).toMatchObject({ exitCode: 0, annotations: [] });
    const [comment] = house.comments;
    expect(Buffer.byteLength(comment?.body ?? "")).toBeLessThanOrEqual(65_536);
    expect(comment?.body).toContain("5,000 errors");
    const [run, ...others] = house.checkRuns;
    expect(others).toEqual([]);
    expect(run?.annotations).toHaveLength(500);
    expect(run?.summary).toContain("500 of 5,000 findings");
    expect(Buffer.byteLength(run?.summary ?? "")).toBeLessThanOrEqual(65_535);
    const [sarif] = [...house.repository.sarifs.values()];
    const document = sarif?.document as { readonly runs: readonly { readonly results: readonly unknown[] }[] };
    expect(document.runs[0]?.results).toHaveLength(5000);
    expect(house.apiCalls().length).toBeLessThan(50);
  });

  it("a typical pull request takes at most 12 calls: 10 files, 5 findings, 20 other pull requests", async (context) => {
    const { expect } = context;
    const house = await House.open(context, { isHere: true });
    for (let i = 0; i < 20; i++) await house.propose({ [`notes/idea-${i}.md`]: `# Idea ${i}\n` }, `agent/other-${i}`);
    const files: Record<string, string> = {};
    for (let i = 0; i < 5; i++) {
      files[`graph/tools/t${i}.yaml`] = tool(`t${i}`, "gone");
      files[`notes/n${i}.md`] = `# Note ${i}\n`;
    }
    const proposal = await house.proposeFromFork(files);
    const run = async () => {
      const result = await house.report(await house.finished(proposal, "failure"), SARIF);
      expect(result).toMatchObject({ exitCode: 0, annotations: [] });
      const calls = house.apiCalls();
      expect(result.log).toContain(`${calls.length} requests to GitHub`);
      return calls;
    };
    expect(await run()).toEqual([
      ...["pulls/list", "graphql"],
      ...["checks/list-for-ref", "pulls/get", "checks/create", "checks/list-for-ref"],
      ...["issues/list-comments", "pulls/get", "issues/create-comment", "issues/list-comments"],
      ...["pulls/get", "code-scanning/upload-sarif"],
    ]);
    await house.push(proposal, { "graph/tools/t0.yaml": tool("t0", "elsewhere") });
    expect((await run()).length).toBeLessThanOrEqual(11);
    expect(house.comments).toHaveLength(1);
  });

  it("429, a secondary limit and 502 are waited for or tried again: one comment, one check run", async (context) => {
    const { expect } = context;
    const house = await House.open(context);
    const proposal = await house.proposeFromFork({ [LINTER]: DANGLING });
    for (const [operation, effect] of [
      ["pulls/list", serverError(502)],
      ["checks/create", serverError(502)],
      ["issues/list-comments", secondaryLimit(1)],
      ["issues/create-comment", secondaryLimit(1, 429)],
    ] as const) {
      house.standIn.faults.add({ operation, effect });
    }
    const result = await house.report(await house.finished(proposal, "failure"));
    expect(result).toMatchObject({ exitCode: 0, annotations: [] });
    expect(house.standIn.faults.struck).toHaveLength(4);
    expect(result.log.match(/waiting 1 s/g)).toHaveLength(2);
    expect([house.comments.length, house.checkRuns.length]).toEqual([1, 1]);
  });
});
