/** Floods of what who may push can push: tags that are no snapshots, and entries of known-bad that speak of nothing. */
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOf, run } from "../commands/command-line.js";
import { git, gitInput } from "../git/fixture.js";
import { Story } from "./story.js";

const TOLD =
  "5000 tags are no snapshots, each because its name holds no time: memory/snapshots/x0, memory/snapshots/x1, memory/snapshots/x10 and 4997 more.";

it("thousands of stray tags are told in one sentence", async () => {
  const story = new Story();
  const commit = story.commit("a", { at: "2026-05-01T00:00:00Z" });
  const sound = await story.snapshot(commit, "2026-05-01T01:00:00Z");
  const made = Array.from({ length: 5000 }, (_, index) => `create refs/tags/memory/snapshots/x${index} ${commit}\n`);
  gitInput(story.dir, made.join(""), "update-ref", "--stdin");

  const list = await run("snapshot", "list", "--dir", story.dir);
  expect(list.code).toBe(1);
  expect(list.stdout.split("\n")).toEqual([expect.stringContaining(sound), `! ${TOLD}`, ""]);
  expect((await story.resolve({ mode: "current" })).warnings).toEqual([TOLD]);

  const health = await run("health", story.dir, "--format", "json");
  expect(health.stdout.split("historical-ref-unresolvable").length - 1).toBe(1);

  const equal = await run("mirror", "verify", story.dir, story.dir);
  expect(equal.code).toBe(0);
  expect(equal.stdout.split("\n").slice(1)).toEqual([`Passed over, but for the tag itself: ${TOLD}`, ""]);

  const clone = join(folderOf({}), "clone");
  git(story.dir, "clone", "-q", "--no-tags", story.dir, clone);
  const differ = await run("mirror", "verify", story.dir, clone);
  expect(differ.code).toBe(1);
  expect(differ.stdout.split("\n").length).toBeLessThan(310);
  expect(differ.stdout).toContain("\n- 4901 more: --format json lists all\n");
}, 120_000);

it("thousands of entries of known-bad that speak of no commit are answered in seconds, the first of them told", async () => {
  const story = new Story();
  const entries = Array.from(
    { length: 6000 },
    (_, index) => `  - {commits: {from: "${String(index).padStart(40, "0")}"}, reason: "It is all wrong."}\n`,
  );
  story.commit("a", {
    at: "2026-05-01T00:00:00Z",
    files: {
      "memory-steward.yml": "layout: company-brain\n",
      "snapshots/known-bad.yaml": `knownBad:\n${entries.join("")}`,
    },
  });
  const { warnings } = await story.resolve({ mode: "current" });
  expect(warnings).toHaveLength(21);
  expect(warnings[0]).toContain("snapshots/known-bad.yaml:2: There is no commit 000000000000 in this clone");
  expect(warnings.at(-1)).toBe("snapshots/known-bad.yaml: 5980 more entries of no effect; the check lists them.");
}, 60_000);
