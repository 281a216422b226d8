/** What is known to be bad, where the clone or the list does not tell all of it. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { clone, commit, git, makeRepository, open } from "../git/fixture.js";
import { resolveIn, Story } from "./story.js";

const REASON = "told agents to delete the cache";
const DAY = (day: number) => `2026-05-${String(day).padStart(2, "0")}T00:00:00Z`;

function knownBad(entries: string): Readonly<Record<string, string>> {
  return { "snapshots/known-bad.yaml": `knownBad:\n${entries}` };
}

/** A side branch of six commits, merged, and two commits upon it; its second commit brought a fault. */
function merged() {
  const story = new Story();
  const root = story.commit("root", { at: DAY(1) });
  const side: string[] = [];
  for (let day = 2; day <= 7; day++) {
    side.push(story.commit(`side-${day}`, { at: DAY(day), branch: "side", parents: [side.at(-1) ?? root] }));
  }
  const [, bad = ""] = side;
  const merge = story.commit("merge", { at: DAY(8), parents: [root, side.at(-1) ?? ""] });
  const list = (to = "") =>
    story.commit("list", {
      at: DAY(9),
      files: knownBad(`  - { commits: { from: ${bad}${to} }, reason: ${REASON} }\n`),
    });
  return { story, root, side, bad, merge, list };
}

describe("a shallow clone", () => {
  const cut = {
    message: expect.stringContaining("This clone is shallow") as string,
    advice: expect.stringContaining("git fetch --unshallow") as string,
  };
  const current = { mode: "current" } as const;

  it("that holds the whole first-parent line and not the branch with the fault, gives nothing out", async () => {
    const { story, merge, root, list } = merged();
    list();
    const tip = story.commit("tip", { at: DAY(10) });
    expect(await story.resolve(current)).toMatchObject({ resolvedCommit: root });
    const copy = clone(story.dir, "--depth=5");
    expect(git(copy, "rev-list", "--first-parent", "--count", tip)).toBe("4");
    const shallow = await open(copy);
    const byDate = { mode: "ref-at-time", at: DAY(20), requireApprovedCommit: false } as const;
    for (const request of [current, byDate, { mode: "explicit-ref", ref: merge } as const]) {
      await expect(resolveIn(shallow, request, { now: new Date(DAY(28)) })).rejects.toMatchObject(cut);
    }
    // What the cut branch is no part of is known all the same.
    expect(await resolveIn(shallow, { mode: "explicit-ref", ref: root })).toMatchObject({ knownBad: [] });
    git(copy, "fetch", "--quiet", "--unshallow", "origin");
    expect(await resolveIn(await open(copy), { mode: "explicit-ref", ref: merge })).toMatchObject({
      resolvedCommit: merge,
      knownBad: [{ reason: REASON }],
    });
  });

  it("answers where the fault lies before its end for nobody", async () => {
    const { story, merge, side, list } = merged();
    list(`, to: ${merge}`);
    const tip = story.commit("tip", { at: DAY(10) });
    // The clone ends at the second commit of the branch, which brought the fault.
    const shallow = await open(clone(story.dir, "--depth=8"));
    expect(await resolveIn(shallow, current)).toMatchObject({ resolvedCommit: tip });
    expect(await resolveIn(shallow, { mode: "explicit-ref", ref: side[3] ?? "" })).toMatchObject({
      knownBad: [{ reason: REASON }],
    });
  });
});

it("a history that is broken on the way to a fault is not taken for one without it", async () => {
  const dir = makeRepository({ "memory-steward.yml": "layout: company-brain\n" });
  git(dir, "checkout", "--quiet", "-b", "side");
  const [bad, lost] = [1, 2].map((number) => commit(dir, `side ${number}`));
  commit(dir, "side 3");
  git(dir, "checkout", "--quiet", "main");
  commit(dir, "main 2");
  git(dir, "merge", "--quiet", "--no-ff", "-m", "merge", "side");
  commit(dir, "list", knownBad(`  - { commits: { from: ${bad ?? ""} }, reason: ${REASON} }\n`));
  rmSync(join(dir, ".git", "objects", lost?.slice(0, 2) ?? "", lost?.slice(2) ?? ""));
  await expect(resolveIn(await open(dir), { mode: "current" })).rejects.toThrow(/The history cannot be read/);
});
