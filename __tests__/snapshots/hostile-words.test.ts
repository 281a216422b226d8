/** Attack: a tag whose message fits the schema and steers the terminal, the runner or whoever reads what is printed. */
import { expect, it } from "vitest";
import { run } from "../commands/command-line.js";
import { git } from "../git/fixture.js";
import { Story } from "./story.js";

const EVIL =
  "\u001b[31mred\u001b]8;;https://evil.example\u0007\r\n::error::forged\n##[error]forged\n\u202Etxt \u0085\u2028| a |\n# H <img src=x>";

it("shows the words of a manifest, of its tag and of the tags beside it without their effect", async () => {
  const story = new Story();
  const first = story.commit("a", { at: "2026-05-01T00:00:00Z" });
  const reason = EVIL;
  const approvals = [
    {
      commit: first,
      by: "attestation" as const,
      attestedBy: EVIL,
      reason,
      author: EVIL.slice(0, 90),
      reviewers: [EVIL.slice(0, 90)],
    },
  ];
  const previous = { tag: `memory/snapshots/${EVIL}`.slice(0, 200), object: "f".repeat(40) };
  const statistics = { files: Number.MAX_VALUE, records: Number.MAX_VALUE, notes: 0, edges: 0 };
  const changes = {
    layout: EVIL,
    directory: EVIL,
    steward: EVIL.slice(0, 90),
    approvals,
    previous,
    statistics,
  };
  const tag = await story.snapshot(first, "2026-05-01T01:00:00Z", changes);
  git(story.dir, "tag", "memory/snapshots/\u202E\u0085|x", first);
  for (const call of [
    ["snapshot", "list", "--dir", story.dir],
    ["snapshot", "show", tag, "--dir", story.dir],
    ["resolve", "--dir", story.dir, "--at", "2026-05-02T00:00:00Z"],
    ["resolve", "--dir", story.dir, "--ref", tag],
    ["mirror", "verify", story.dir, story.dir],
    ["known-bad", "add", "--dir", story.dir, "--snapshot", tag, "--reason", "It was never looked at by anybody."],
  ]) {
    for (const format of call[0] === "known-bad" ? [[]] : [[], ["--format", "json"]]) {
      const { code, stdout, stderr } = await run(...call, ...format);
      const printed = stdout + stderr;
      expect([...call, code]).toEqual([...call, expect.toBeOneOf([0, 1, 2])]);
      expect(printed).not.toMatch(/[\0-\x08\x0b-\x1f\x7f\u0080-\u009f\u2028\u2029\u202e]/);
      expect(printed).not.toMatch(/^\s*(?:::|##\[)/m);
    }
  }
});
