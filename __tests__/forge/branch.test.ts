/** What is told of a branch, by real commits at the stand-in for GitHub. */
import { describe, it } from "vitest";
import { gitInput } from "../git/fixture.js";
import { connected, pullRequest, standInFor } from "./support.js";

/** Far more than a page, and more than are looked at: the last ones are those that nobody would see. */
const COMMITS = 1001;

describe("the commits of a branch", () => {
  it("are all known, or nothing is said of the branch", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, token } = await pullRequest(standIn);
    const text = Array.from({ length: COMMITS }, (_, index) => [
      "commit refs/heads/agent/long",
      `mark :${index + 1}`,
      `committer Test <test@example.org> ${1_790_000_000 + index} +0000`,
      "data 1",
      "x",
      ...(index === 0 ? ["from refs/heads/main"] : []),
    ]);
    gitInput(repository.git.folder, `${text.flat().join("\n")}\ndone\n`, "fast-import", "--quiet", "--done");
    const main = (await repository.git.commitOf("main")) ?? "";
    const { forge } = connected(standIn, token);
    await expect(forge.branchState("agent/long", main)).rejects.toThrow(
      `The branch agent/long has ${COMMITS} commits that ${main.slice(0, 12)} lacks; at most 1000 are looked at.`,
    );
    gitInput(repository.git.folder, "", "branch", "--force", "agent/long", "agent/long~1");
    expect((await forge.branchState("agent/long", main))?.commits).toHaveLength(COMMITS - 1);
  });
});
