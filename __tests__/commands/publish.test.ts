/** `publish` at the stand-in for GitHub: killed after any call and run again, nothing is doubled. */
import { describe, it } from "vitest";
import { UNPLACED } from "../../src/memory/placed-files.js";
import { publish, type PublishInput } from "../../src/commands/publish/publish.js";
import { makeRedactor } from "../../src/secrets/redactor.js";
import type { Forge, PullRequest } from "../../src/memory/forge.js";
import { NO_ONTOLOGY } from "../../src/memory/ontology.js";
import { ruleDescriptions } from "../../src/terminal/rule-descriptions.js";
import { connectGitHub } from "../../src/forge/github.js";
import { open, pullRequest, standInFor } from "../forge/support.js";
import { answerWith } from "../github/faults.js";
import { client } from "../github/for-test.js";
import type { StandIn } from "../github/stand-in.js";
import { checkFiles } from "../support/check-files.js";
import { sample } from "../support/sample.js";

/** A report with so many errors. */
async function inputFor(errors: number, forge: Forge, pull: PullRequest): Promise<PublishInput> {
  const documents = Array.from(
    { length: errors },
    (_, i) => `nodeKind: Tool
id: tool:t${i}
attributes: { title: Tool, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges: { applies_to_repo: [{ target: "repository:gone-${i}" }] }
`,
  );
  const { report } = await checkFiles({ "graph/tools/flood.yaml": documents.join("---\n") });
  return {
    forge,
    pull,
    report: {
      report,
      links: { server: "https://github.com", repository: "acme/agent-memory", head: pull.head.sha, pull: pull.number },
      files: UNPLACED,
      isPublic: true,
    },
    reviewers: { users: [], teams: [] },
    approvals: { records: [], editsGate: false, ontology: NO_ONTOLOGY },
    rules: ruleDescriptions(),
    run: { id: 7, attempt: 1 },
    options: {
      checkRun: true,
      comment: true,
      sarif: true,
      approvals: true,
      failLabel: "memory-fails",
      requestReviewers: false,
    },
  };
}

/** A client whose process ends when the answer of its nth call has come: it neither hears of it nor calls again. */
function mortal(standIn: StandIn, token: string, calls: number): { forge: Forge; death: Promise<"dead"> } {
  let left = calls;
  let die = (): void => undefined;
  const death = new Promise<"dead">((resolve) => {
    die = () => {
      resolve("dead");
    };
  });
  const forge = connectGitHub({
    ...{ token, apiUrl: standIn.urls.api, owner: "acme", repository: "agent-memory", version: "0.0.0" },
    log: () => undefined,
    redactor: makeRedactor(),
    fetch: async (input, init) => {
      if (left > 0) {
        const answer = await standIn.fetch(input, init);
        if (--left > 0) return answer;
        die();
      }
      return await new Promise<never>(() => undefined);
    },
  });
  return { forge, death };
}

/** Calls of a whole run with 60 annotations. */
const CALLS = 15;

describe.concurrent("publish, killed after any of its calls and run again", () => {
  it.for(sample(Array.from({ length: CALLS }, (_, i) => i + 1)))(
    "call %i: one comment, one check run, nothing doubled",
    async (calls, context) => {
      const { expect } = context;
      const standIn = await standInFor(context);
      const { repository, pull, forge, token } = await pullRequest(standIn);
      repository.labels.set("memory-fails", { id: 1, name: "memory-fails", color: "ffffff", description: null });
      const { forge: doomed, death } = mortal(standIn, token.value, calls);
      const end = await Promise.race([death, publish(await inputFor(60, doomed, pull))]);
      expect(end).toBe("dead");

      const result = await publish(await inputFor(60, forge, pull));
      expect(result.refused).toEqual([]);
      expect(repository.comments.size).toBe(1);
      const runs = [...repository.checks.values()];
      expect(runs.map(({ status, annotations: { length } }) => [status, length])).toEqual([["completed", 60]]);
      expect(repository.issues.get(1)?.labels.map(({ name }) => name)).toEqual(["memory-fails"]);
    },
  );

  it("takes as many calls as this test kills at", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { pull, forge } = await pullRequest(standIn);
    standIn.calls.length = 0;
    expect(await publish(await inputFor(60, forge, pull))).toMatchObject({ refused: [] });
    expect(standIn.calls).toHaveLength(CALLS);
  });
});

describe.concurrent("publish, where another pull request has the same head commit", () => {
  it("tells what was written where nobody says whether there is one", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { pull, forge, repository } = await pullRequest(standIn);
    standIn.faults.add({ operation: "pulls/list", effect: answerWith(403, "API rate limit exceeded") });
    const { written, refused } = await publish(await inputFor(0, forge, pull));
    expect(written.map(({ output }) => output)).toEqual(["code scanning", "labels"]);
    expect(refused.map(({ output }) => output)).toEqual(["check run", "comment"]);
    expect([repository.sarifs.size, repository.checks.size, repository.comments.size]).toEqual([1, 0, 0]);
  });

  it.for([true, false])("the comment says why the check is red (check run: %s)", async (checkRun, context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { pull, forge, repository, head } = await pullRequest(standIn);
    const ref = { ref: "refs/heads/twin", before: "0".repeat(40), after: head };
    await standIn.moveRefs(repository, [ref], standIn.account("author"));
    const twin = await open(standIn, "twin");
    const input = await inputFor(0, forge, pull);
    const options = { ...input.options, sarif: false, checkRun };
    const result = await publish({ ...input, options });
    expect(result.shared).toContain(`Pull request ${twin} has the same head commit`);
    const bodies = () => [...repository.comments.values()].map(({ body }) => body);
    expect(bodies()).toEqual([expect.stringContaining(`pull request ${twin} has the same head commit`)]);
    expect(bodies()[0]).toContain("git commit --allow-empty");
    const person = client(standIn, standIn.personalToken("author"));
    const place = { owner: "acme", repo: "agent-memory" };
    await person.rest.pulls.update({ ...place, pull_number: twin, state: "closed" });
    await publish({ ...input, options, run: { id: 8, attempt: 1 } });
    expect(bodies()).toEqual([expect.not.stringContaining("same head commit")]);
  });
});
