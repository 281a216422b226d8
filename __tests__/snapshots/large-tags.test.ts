/** Tags that are too large to be read, made by who may push and may not approve. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { run } from "../commands/command-line.js";
import { git } from "../git/fixture.js";
import { Story } from "./story.js";

const TOO_LARGE = 65 * 1024 * 1024;

it("passes over a tag that is larger than what is read into memory", async () => {
  const story = new Story();
  const first = story.commit("a", { at: "2026-05-01T00:00:00Z" });
  const sound = await story.snapshot(first, "2026-05-01T01:00:00Z");
  const tag = "memory/snapshots/2026-05-01T003000Z";
  const head = `object ${first}\ntype commit\ntag ${tag}\ntagger a <a@example.org> 1777600000 +0000\n\n`;
  const file = join(story.dir, ".git", "large");
  writeFileSync(file, head + "a".repeat(TOO_LARGE));
  const object = git(story.dir, "-c", "core.looseCompression=1", "hash-object", "-t", "tag", "-w", "--literally", file);
  git(story.dir, "update-ref", `refs/tags/${tag}`, object.trim());
  const fault = `${tag} is no snapshot: its message is too long for a manifest.`;
  expect((await story.at("2026-05-02T00:00:00Z")).snapshot).toMatchObject({ tag: sound });
  const list = await run("snapshot", "list", "--dir", story.dir);
  expect(list.code).toBe(1);
  expect(list.stdout + list.stderr).toContain(fault);
  const mirror = await run("mirror", "verify", story.dir, story.dir);
  expect(mirror).toMatchObject({ code: 0, stderr: "" });
  expect(mirror.stdout).toContain(`Passed over, but for the tag itself: ${fault}`);
});
