/** A memory may begin with an update: its configuration names a layout of which there is no file yet. A check of it has nothing to check. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOf, git, repositoryOf, run } from "../commands/command-line.js";
import { decision, house, PREFIX } from "../propose/house.js";
import { REASON, updateOn } from "./update-kit.js";

const TEXT = "# Write the lockfile\n\nWait for the job that writes the lockfile. Only then start the warm-up.\n";
const SUMMARY = "Write the lockfile before the warm-up of the cache.";
const TIME = "2026-06-09T08:20:00Z";

it.each([
  [
    "company-brain",
    "runbooks/lockfile.md",
    { id: "runbook:lockfile", kind: "Runbook", title: SUMMARY, status: "draft", owners: ["team:a"], updatedAt: TIME },
  ],
  ["agent-skills", "lockfile/SKILL.md", { id: "lockfile", kind: "Skill", description: SUMMARY }],
  [
    "procedures",
    "state/procedures/build.lockfile.v1.md",
    {
      ...{ id: "build.lockfile.v1", kind: "Procedure", title: SUMMARY, status: "candidate", trigger_text: SUMMARY },
      ...{ created_by: "agent:a", steps: ["Wait."], success_criteria: ["It is there."], evidence_refs: ["run:1"] },
    },
  ],
  [
    "repobrain",
    ".brain/gotchas/lockfile.md",
    {
      ...{ id: "gotchas/lockfile.md", kind: "gotcha", type: "gotcha", title: SUMMARY, status: "candidate" },
      ...{ date: "2026-06-09", summary: SUMMARY, importance: "high" },
    },
  ],
])("takes the first record of %s", async (layout, path, record) => {
  const folder = repositoryOf({ "memory-steward.yml": `layout: ${layout}\n`, "src/code.ts": "export {};\n" });
  const plain = await run("check", folder);
  expect([plain.code, plain.stderr]).toEqual([2, expect.stringContaining("nothing to check")]);
  const file = join(folderOf(), "memory-update.json");
  const base = git(folder, "rev-parse", "HEAD").trim();
  writeFileSync(
    file,
    JSON.stringify(updateOn(base, { changes: [{ action: "upsert", reason: REASON, record, body: TEXT }] })),
  );
  const { code, stdout, stderr } = await run("update", "validate", file, "--dir", folder);
  expect([code, stderr, stdout.replace(/\s+/g, " ")]).toEqual([
    0,
    "",
    expect.stringMatching(
      new RegExp(
        `^add ${path} .*; a person decides\\. .*The memory begins with this: main has no file .*"${layout}" yet\\.`,
      ),
    ),
  ]);
  const verdict = await run("update", "validate", file, "--dir", folder, "--format", "json");
  expect(JSON.parse(verdict.stdout)).toMatchObject({ verdict: "acceptable", handling: "person", begins: true });
});

it("still says of a folder without configuration that it is no memory", async () => {
  const folder = repositoryOf({ "README.md": "# Code\n" });
  const file = join(folderOf(), "memory-update.json");
  writeFileSync(file, JSON.stringify(updateOn(git(folder, "rev-parse", "HEAD").trim())));
  const { code, stderr } = await run("update", "validate", file, "--dir", folder);
  expect([code, stderr]).toEqual([2, expect.stringContaining("No memory was recognised")]);
});

it("drafts first records from memories", async () => {
  const folder = repositoryOf({ "memory-steward.yml": "layout: repobrain\n" });
  const [memories, output] = [join(folderOf(), "memories.json"), join(folderOf(), "memory-update.json")];
  const memory = { type: "gotcha", title: SUMMARY, summary: SUMMARY, detail: TEXT, importance: "high", tags: ["ci"] };
  writeFileSync(memories, JSON.stringify({ memories: [memory] }));
  const names = ["--memory", "acme/memory", "--run", "run-1", "--source", "acme/app"];
  const { code, stderr } = await run(
    ...["update", "new", ...names, "--dir", folder, "--memories", memories, "--output", output],
  );
  expect([code, stderr]).toEqual([0, expect.stringContaining("Wrote ")]);
  writeFileSync(output, readFileSync(output, "utf8").replace("not-checked", "clean"));
  const { code: judged, stdout } = await run("update", "validate", output, "--dir", folder);
  expect([judged, stdout]).toEqual([0, expect.stringContaining("add      .brain/gotchas/write-the-lockfile")]);
});

it("opens the pull request of the first record, which waits for a person whatever the policy", async (context) => {
  const all = await house(context);
  const names = (await all.repository.git.text(["ls-tree", "-r", "--name-only", "main", PREFIX])).trim().split("\n");
  const gone = names.map((name): [string, undefined] => [name.slice(PREFIX.length), undefined]);
  const config = "layout: company-brain\nproposals: { autoApprove: { maxBytes: 2000 } }\n";
  await all.push("main", { ...Object.fromEntries(gone), "memory-steward.yml": config });
  all.repository.protections.set("main", { requiredChecks: ["memory"], requiredApprovals: 0 });
  all.repository.allowsAutoMerge = true;
  const baseCommit = await all.head("main");
  const first = decision("one-lockfile", { sourceRefs: ["https://example.org/runs/1"] });
  const result = await all.run(all.artifact([first], { baseCommit }));
  const begins = expect.stringContaining("The memory begins with this") as string;
  expect(result).toMatchObject({ outcome: "proposed", handling: "person", failures: [], notes: [begins] });
  const issue = all.repository.issues.get(result.pull ?? 0);
  expect([issue?.body, issue?.pull?.autoMerge]).toEqual([begins, undefined]);
  expect([...all.repository.comments.values()].map(({ body }) => body)).toEqual([
    expect.stringContaining("the memory begins with it"),
  ]);
});
