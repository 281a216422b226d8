/** The commands as people call them: through the forge's own door where they need it. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it, vi } from "vitest";
import { run } from "../commands/command-line.js";
import { git } from "../git/fixture.js";
import { ForgeStory, tool } from "./forge-story.js";
import { Story } from "./story.js";

it("snapshot, snapshot list, snapshot show and resolve work together over the network", async (context) => {
  const story = await ForgeStory.open(context);
  const { standIn, repository } = story;
  const urls = await standIn.listen();
  const token = standIn.jobToken(repository, { contents: "write", pull_requests: "read" });
  vi.stubEnv("GITHUB_TOKEN", token.value);
  vi.stubEnv("GITHUB_API_URL", urls.api);
  vi.stubEnv("GITHUB_SERVER_URL", urls.server);
  vi.stubEnv("GITHUB_REPOSITORY", "acme/agent-memory");
  const path = "snapshots/attestations.yaml";
  const entry = `  - { commit: ${await story.tip()}, history: true, reason: read line by line, actor: user:ann }\n`;
  const merge = await story.approved({ [path]: `attestations:\n${entry}` });
  await story.commit({ "graph/pushed.yaml": tool("pushed") });

  const dry = await run("snapshot", story.dir, "--dry-run");
  expect(dry.stderr).toBe("");
  expect(dry.stdout).toMatch(
    /^would tag memory\/snapshots\/\S+ at [0-9a-f]{12}, pull request 1\nnot approved: .*direct push/,
  );
  const made = await run("snapshot", story.dir);
  expect(made.code).toBe(1);
  expect(made.stdout).toMatch(/^tagged memory/);

  git(
    story.dir,
    "fetch",
    "--quiet",
    repository.git.folder,
    "+refs/heads/*:refs/remotes/origin/*",
    "refs/tags/*:refs/tags/*",
  );
  const [, tag = ""] = /^tagged (\S+)/.exec(made.stdout) ?? [];
  expect((await run("snapshot", "list", "--dir", story.dir)).stdout).toBe(
    `${tag}  ${merge.slice(0, 12)}  1 record, pull request 1\n`,
  );
  expect((await run("snapshot", "show", tag, "--dir", story.dir)).stdout).toMatch(/reviews 1 by ben/);
  const answer = await run("resolve", story.dir, "--snapshot", tag, "--format", "json");
  expect(JSON.parse(answer.stdout)).toMatchObject({ resolvedCommit: merge, approved: true, commitsBehind: 1 });
});

it("resolve answers as its schema says, and in words", async () => {
  const story = new Story();
  const one = story.commit("one", { at: "2026-05-01T00:00:00Z" });
  const tag = await story.snapshot(one, "2026-05-01T12:00:00Z");
  story.commit("two", { at: "2026-05-03T12:00:00Z" });
  const { code, stdout } = await run("resolve", story.dir, "--at", "2026-05-02T00:00:00Z", "--format", "json");
  expect(code).toBe(0);
  const schema = JSON.parse(
    readFileSync(new URL("../../schemas/resolution.schema.json", import.meta.url), "utf8"),
  ) as object;
  const validate = new Ajv2020({ strict: false }).compile(schema);
  expect(validate(JSON.parse(stdout)), JSON.stringify(validate.errors)).toBe(true);
  expect((await run("resolve", story.dir, "--snapshot", tag)).stdout).toMatch(/1 commit behind, stale by 2d/);
  const refused = await run("resolve", story.dir, "--at", "2026-04-01T00:00:00Z");
  expect(refused).toMatchObject({ code: 2, stdout: "" });
  expect(refused.stderr).toContain(`after it ${tag}`);
});

it("resolve tells in one line what one entry makes it pass over, and in JSON each commit", async () => {
  const story = new Story();
  const days = Array.from({ length: 9 }, (_, day) =>
    story.commit(`day-${day}`, { at: `2026-05-0${day + 1}T00:00:00Z` }),
  );
  const tag = await story.snapshot(days[6] ?? "", "2026-05-07T12:00:00Z");
  const entries = [
    `{ commits: { from: ${days[1]}, to: ${days[3]} }, reason: told agents to delete the cache }`,
    `{ commits: { from: ${days[4]}, to: ${days[4]} }, reason: named the wrong host }`,
    `{ commits: { from: ${days[5]} }, reason: told agents to delete the logs }`,
  ];
  const list = `knownBad:\n${entries.map((entry) => `  - ${entry}\n`).join("")}`;
  const tip = story.commit("list", { at: "2026-05-10T00:00:00Z", files: { "snapshots/known-bad.yaml": list } });
  const short = (commit = "") => commit.slice(0, 12);
  const { stdout } = await run("resolve", story.dir);
  expect(stdout.split("\n").filter((line) => line.startsWith("! passed over"))).toEqual([
    `! passed over 5 commits from ${short(days[5])} to ${short(tip)}, 1 of them a snapshot, which are known to be bad: told agents to delete the logs`,
    `! passed over ${short(days[4])}, which is known to be bad: named the wrong host`,
    `! passed over 3 commits from ${short(days[1])} to ${short(days[3])}, which are known to be bad: told agents to delete the cache`,
  ]);
  const answer: unknown = JSON.parse((await run("resolve", story.dir, "--format", "json")).stdout);
  expect(answer).toMatchObject({ resolvedCommit: days[0], skipped: { length: 9, 3: { snapshot: tag } } });
});
