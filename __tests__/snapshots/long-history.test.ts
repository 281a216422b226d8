/** What a long history costs: requests that do not grow with it. */
import { expect, it } from "vitest";
import { gitInput } from "../git/fixture.js";
import { ForgeStory, tool } from "./forge-story.js";

const COMMITS = 5000;

it("a snapshot after five thousand commits asks as little as after one, and resolves", async (context) => {
  const story = await ForgeStory.open(context);
  const lines: string[] = [];
  for (let at = 1; at <= COMMITS; at++) {
    const text = `${at}\n`;
    lines.push("commit refs/heads/main", `committer Ann <ann@example.org> ${1_700_000_000 + at} +0000`, "data 1", "x");
    if (at === 1) lines.push(`from ${await story.tip()}`);
    lines.push("M 100644 inline notes/counter.txt", `data ${text.length}`, text);
  }
  gitInput(story.repository.git.folder, `${lines.join("\n")}\ndone\n`, "fast-import", "--quiet", "--done");
  const adopted = await story.adopt();
  const merge = await story.approved({ "graph/b.yaml": tool("b") });
  const before = story.forge.requests;
  const { made } = await story.snapshot();
  expect(made).toMatchObject([{ commit: merge }]);
  // The repository twice; the commit's pull request, its reviews, whether Ben may write; the tag's object, its place and its name.
  expect(story.forge.requests - before).toBe(8);
  const resolution = await story.resolve(adopted.made[0]?.approvedAt ?? "");
  expect(resolution).toMatchObject({ commitsBehind: 1, approved: true });
});
