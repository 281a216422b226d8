/** A pull request from a branch, under the workflow of one file: red, mended, green, merged. */
import type { Repository } from "../../__tests__/github/state.js";
import type { Chapter } from "./story.js";
import { unifiedDiff } from "../../src/report/unified-diff.js";
import { expectTold } from "./expect-told.js";
import { commentInput, postedComment, postedRun } from "./posted.js";
import { BAD_PATH, MENDED, PROPOSAL } from "./records.js";
import { BOT, type Reaction, type Stage } from "./stage.js";
import { jobLines, type Teller } from "./teller.js";

const AGENT = "memory-agent";
const BRANCH = "agent/artifact-store";

/** API calls by what they were for. */
type Calls = readonly (readonly [what: string, count: number])[];

/** @returns the API calls of each report, by what was reported on, and those of the other jobs */
export async function tellLife(
  stage: Stage,
  teller: Teller,
): Promise<{ readonly reports: Calls; readonly others: Calls }> {
  const repository = await stage.repository("acme/agent-memory", "one-file", "private");
  stage.standIn.grant(repository, AGENT, "write");
  stage.standIn.grant(repository, "maintainer", "maintain");
  const clone = await stage.clone(AGENT, repository);
  await clone.git("switch", "--quiet", "--create", BRANCH);
  await clone.commit(PROPOSAL, "Remember the artifact store");
  await clone.git("push", "--quiet", "origin", BRANCH);
  const number = await stage.openPull(AGENT, repository, BRANCH, "Remember the artifact store");
  const stat = await clone.git("diff", "--stat", "origin/main", "HEAD");
  teller.chapter({
    heading: "An agent proposes a memory",
    text: "It clones acme/agent-memory over HTTP, commits a good record and a bad one, pushes a branch and opens pull request 1.",
    lines: stat.split("\n"),
    diff: unifiedDiff(BAD_PATH, undefined, PROPOSAL[BAD_PATH] ?? ""),
  });

  const opened = await stage.react();
  const first = postedComment(repository, number);
  const failed = await reported(stage, repository, number, "created");
  expectTold(conclusions(opened) === "failure", "the check fails");
  teller.chapter({
    heading: "The check fails, and one comment says why",
    text: "The workflow that users copy runs the committed bundle, with the permissions that it asks for.",
    lines: jobLines(opened),
    ...failed,
    calls: opened.calls,
  });
  const refusal = await stage.merge("maintainer", repository, number);
  expectTold(refusal !== undefined, "a red pull request is not merged");

  await clone.commit(MENDED, "Name the mirror as it is called");
  await clone.git("push", "--quiet", "origin", BRANCH);
  const pushed = await stage.react();
  expectTold(postedComment(repository, number).id === first.id, "the same comment is updated");
  expectTold(conclusions(pushed) === "success", "the fix turns the check green");
  teller.chapter({
    heading: "The agent pushes what the comment suggests: green",
    text: `The maintainer tries to merge: refused. ${(refusal ?? "").split(" - ")[0] ?? ""} The agent mends the edge and pushes again.`,
    lines: jobLines(pushed),
    diff: unifiedDiff(BAD_PATH, PROPOSAL[BAD_PATH] ?? "", MENDED[BAD_PATH] ?? ""),
    ...(await reported(stage, repository, number, "updated: the same one")),
    calls: pushed.calls,
  });

  expectTold((await stage.merge("maintainer", repository, number)) === undefined, "the pull request is merged");
  const merged = await stage.react();
  expectTold(conclusions(merged) === "success", "main passes after the merge");
  teller.chapter({
    heading: "Merged",
    text: "The maintainer merges, and the same workflow passes on the main branch.",
    lines: jobLines(merged),
    calls: merged.calls,
  });
  return {
    reports: [
      ["acme/agent-memory 1, opened", opened.calls.length],
      ["acme/agent-memory 1, mended", pushed.calls.length],
    ],
    others: [["acme/agent-memory 1, after its merge: the check of main", merged.calls.length]],
  };
}

/** Of the workflows that ran, in their order. */
export function conclusions({ records }: Reaction): string {
  return records.map(({ conclusion }) => conclusion).join(" ");
}

/** What a person sees on the pull request now. @param name of the check run */
export async function reported(
  stage: Stage,
  repository: Repository,
  number: number,
  state: string,
  name = "check",
): Promise<Pick<Chapter, "checkRun" | "comment">> {
  const input = await commentInput(stage, repository, number);
  return { checkRun: postedRun(repository, name, number), comment: { author: BOT, state, input } };
}
