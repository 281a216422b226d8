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
