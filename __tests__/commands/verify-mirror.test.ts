import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Story } from "../snapshots/story.js";
import { commit, folderOf, git, repositoryOf, run, write } from "./command-line.js";

it("says that a clone is equal, and lists what is not any more", async () => {
  const first = repositoryOf({
    "memory-steward.yml": "layout: company-brain\n",
    "graph/a.yaml": "nodeKind: Tool\nid: tool:a\n",
  });
  const tag = (folder: string, name: string) =>
    git(
      folder,
      "-c",
      "user.name=Test",
      "-c",
      "user.email=test@example.org",
      "tag",
      "--annotate",
      `memory/snapshots/${name}`,
      "-m",
      name,
    );
  tag(first, "2026-06-01T080000Z");
  const second = join(folderOf(), "mirror");
  git(first, "clone", "--quiet", ".", second);
  const same = await run("mirror", "verify", first, second);
  expect(same).toMatchObject({ code: 0, stderr: "" });
  expect(same.stdout).toContain(", 0 snapshots with their manifests.\n");
  expect(same.stdout).toContain(
    "Passed over, but for the tag itself: memory/snapshots/2026-06-01T080000Z is no snapshot: its message holds no manifest.\n",
  );

  write(second, { "graph/a.yaml": "nodeKind: Tool\nid: tool:b\n" });
  commit(second);
  tag(second, "2026-06-02T080000Z");
  const { code, stdout } = await run("mirror", "verify", first, second, "--format", "json");
  expect(code).toBe(1);
  const { differences } = JSON.parse(stdout) as { differences: { what: string; left?: string }[] };
  expect(differences.map(({ what }) => what)).toEqual([
    "commit",
    "source digest",
    "snapshot memory/snapshots/2026-06-02T080000Z",
  ]);
  expect(differences[2]?.left).toBeUndefined();
  expect((await run("mirror", "verify", first, second)).stdout).toContain("not there");
});

it("counts the snapshots whose manifests it compared, and no tag that only stands among them", async () => {
  const story = new Story();
  const first = story.commit("a", { at: "2026-05-01T00:00:00Z" });
  await story.snapshot(first, "2026-05-01T01:00:00Z");
  await story.snapshot(story.commit("b", { at: "2026-05-02T00:00:00Z" }), "2026-05-02T01:00:00Z");
  git(story.dir, "tag", "memory/snapshots/\u202Etxt.evil", first);
  git(
    story.dir,
    "update-ref",
    "refs/tags/memory/snapshots/blob",
    git(story.dir, "rev-parse", `${first}:memory-steward.yml`).trim(),
  );
  const { code, stdout } = await run("mirror", "verify", story.dir, story.dir);
  expect(code).toBe(0);
  expect(stdout.split("\n")).toEqual([
    "Equal in commit, source digest, ontology digest, index digest, 2 snapshots with their manifests.",
    "Passed over, but for the tag itself: memory/snapshots/blob is no snapshot: its name holds no time.",
    "Passed over, but for the tag itself: memory/snapshots/\\u202Etxt.evil is no snapshot: its name holds no time.",
    "",
  ]);
  const json = await run("mirror", "verify", story.dir, story.dir, "--format", "json");
  expect((JSON.parse(json.stdout) as { passedOver: unknown[] }).passedOver).toHaveLength(2);
});

it("tells tags apart whose names are no UTF-8", async () => {
  const first = repositoryOf({ "memory-steward.yml": "layout: company-brain\n" });
  const tags = join(first, ".git/refs/tags/memory/snapshots/");
  mkdirSync(tags, { recursive: true });
  const id = git(first, "rev-parse", "HEAD");
  for (const byte of [0xfe, 0xff]) writeFileSync(Buffer.concat([Buffer.from(tags), Buffer.of(byte)]), id);
  const second = join(folderOf(), "mirror");
  git(first, "clone", "--quiet", "--mirror", ".", join(second, ".git"));
  git(second, "config", "core.bare", "false");
  git(second, "reset", "--quiet", "--hard");
  expect((await run("mirror", "verify", first, second)).code).toBe(0);
  rmSync(Buffer.concat([Buffer.from(tags), Buffer.of(0xfe)]));
  const { code, stdout } = await run("mirror", "verify", first, second);
  expect(code).toBe(1);
  expect(stdout).toContain("snapshot memory/snapshots/\\xFE");
});
