/** Tags that are not what they should be, states that are known to be bad, histories that were rewritten. */
import { describe, expect, it } from "vitest";
import { listSnapshots } from "../../src/commands/snapshot/list-snapshots.js";
import { clone, git, open } from "../git/fixture.js";
import { resolveIn, Story } from "./story.js";

interface Three {
  readonly story: Story;
  readonly commits: readonly [string, string, string];
  readonly tags: readonly [string, string, string];
}

async function three(): Promise<Three> {
  const story = new Story();
  const made: { commit: string; tag: string }[] = [];
  for (const day of [1, 2, 3]) {
    const commit = story.commit(`day-${day}`, { at: `2026-05-0${day}T00:00:00Z` });
    made.push({ commit, tag: await story.snapshot(commit, `2026-05-0${day}T12:00:00Z`) });
  }
  const [a, b, c] = made;
  if (!a || !b || !c) throw new Error("three snapshots were to be made");
  return { story, commits: [a.commit, b.commit, c.commit], tags: [a.tag, b.tag, c.tag] };
}

describe("a tag that was tampered with", () => {
  it("moved or replaced, is told by its successor, and its time is refused", async () => {
    const { story, commits, tags } = await three();
    const text = git(story.dir, "cat-file", "tag", tags[1]);
    const message = text.slice(text.indexOf("\n\n") + 2);
    story.tag(tags[1], commits[1], `${message.replace('"ben"', '"eve"')}\n`);
    await expect(story.at("2026-05-02T18:00:00Z")).rejects.toThrow(
      `${tags[1]} was moved: ${tags[2]} builds on another`,
    );
    expect((await story.at("2026-05-03T18:00:00Z")).resolvedCommit).toBe(commits[2]);
    expect((await story.at("2026-05-01T18:00:00Z")).resolvedCommit).toBe(commits[0]);
    // To another commit: its manifest does not match.
    story.tag(tags[1], commits[0], `${message}\n`);
    await expect(story.resolve({ mode: "snapshot-tag", tag: tags[1] })).rejects.toThrow(
      /points at another commit than its manifest names/,
    );
    git(story.dir, "update-ref", `refs/tags/${tags[1]}`, commits[1]);
    await expect(story.at("2026-05-02T18:00:00Z")).rejects.toThrow(/is not an annotated tag/);
    git(story.dir, "update-ref", "-d", `refs/tags/${tags[1]}`);
    await expect(story.at("2026-05-02T18:00:00Z")).rejects.toThrow(`${tags[1]} is missing, although ${tags[2]} builds`);
  });

  it("made by a stranger, is passed over between snapshots and refused behind the newest", async () => {
    const { story, commits, tags } = await three();
    const text = git(story.dir, "cat-file", "tag", tags[0]);
    const manifest = text.slice(text.indexOf("{")).replaceAll("2026-05-01T12:00:00Z", "2026-05-02T15:00:00Z");
    story.tag("memory/snapshots/2026-05-02T150000Z", commits[0], `Mine\n\n${manifest}\n`);
    story.tag("v1", commits[0], "a release\n");
    git(story.dir, "tag", "memory/snapshots/nonsense", commits[0]);
    const resolution = await story.at("2026-05-02T18:00:00Z");
    expect(resolution.resolvedCommit).toBe(commits[1]);
    expect(resolution.warnings).toEqual([
      "memory/snapshots/2026-05-02T150000Z is no snapshot: no later snapshot builds on it.",
      "memory/snapshots/nonsense is no snapshot: its name holds no time.",
    ]);
    story.tag("memory/snapshots/2026-05-04T000000Z", commits[2], "no manifest\n");
    await expect(story.at("2026-05-05T00:00:00Z")).rejects.toThrow(
      /cannot be known: memory\/snapshots\/2026-05-04T000000Z is no snapshot: its message holds no manifest/,
    );
    expect((await story.at("2026-05-03T23:00:00Z")).resolvedCommit).toBe(commits[2]);
    const { snapshots, faults } = await listSnapshots((await open(story.dir)).history(), undefined);
    expect(snapshots.map(({ tag }) => tag)).toEqual(tags);
    expect(faults).toHaveLength(3);
  });

  it("of the second of the one before, is refused like any other that is the newest", async () => {
    const story = new Story();
    const [a, b] = [1, 2].map((day) => story.commit(`day-${day}`, { at: `2026-05-0${day}T00:00:00Z` }));
    await story.snapshot(a ?? "", "2026-05-02T12:00:00Z");
    const newest = await story.snapshot(b ?? "", "2026-05-02T12:00:00Z");
    expect((await story.at("2026-05-02T12:00:00Z")).resolvedCommit).toBe(b);
    git(story.dir, "update-ref", `refs/tags/${newest}`, a ?? "");
    for (const at of ["2026-05-02T12:00:00Z", "2026-05-03T00:00:00Z"]) {
      await expect(story.at(at)).rejects.toMatchObject({
        message: expect.stringContaining(`${newest} is no snapshot: it is not an annotated tag`) as string,
        advice: expect.stringContaining(`Restore ${newest} from a clone that has it`) as string,
      });
    }
    await expect(story.at("2026-05-02T11:59:59Z")).rejects.toThrow(/There is no snapshot at or before/);
  });

  it("of a commit that the default branch no longer has, is refused; a side branch plays no part", async () => {
    const { story, commits, tags } = await three();
    const side = story.commit("side", { at: "2026-05-03T06:00:00Z", branch: "side", parents: [commits[0]] });
    const forced = story.commit("forced", { at: "2026-05-03T07:00:00Z", branch: "side", parents: [commits[0]] });
    expect((await story.at("2026-05-03T18:00:00Z")).resolvedCommit).toBe(commits[2]);
    expect(await story.resolve({ mode: "explicit-ref", ref: "side" })).toMatchObject({
      resolvedCommit: forced,
      commitsBehind: null,
      approved: false,
    });
    expect(side).not.toBe(forced);
    const merge = story.commit("merge", { at: "2026-05-04T00:00:00Z", parents: [commits[2], forced] });
    const tag = await story.snapshot(merge, "2026-05-04T12:00:00Z");
    expect((await story.at("2026-05-05T00:00:00Z")).snapshot).toMatchObject({ tag });
    git(story.dir, "update-ref", "refs/heads/main", commits[1]);
    await expect(story.at("2026-05-03T18:00:00Z")).rejects.toThrow(
      `${tags[2]} is no snapshot: its commit is not on the first-parent line of the default branch`,
    );
    expect((await story.at("2026-05-02T18:00:00Z")).resolvedCommit).toBe(commits[1]);
  });
});

describe("a snapshot behind one that is gone", () => {
  it("is given with a warning that nothing proves it", async () => {
    const { story, commits, tags } = await three();
    git(story.dir, "update-ref", "-d", `refs/tags/${tags[1]}`);
    const warning = `${tags[1]} is missing, although ${tags[2]} builds on it. It proved the snapshots before it, of which ${tags[0]} is one.`;
    for (const request of [
      { mode: "snapshot-tag", tag: tags[0] },
      { mode: "ref-at-time", at: "2026-05-01T18:00:00Z", requireApprovedCommit: true },
    ] as const) {
      expect(await story.resolve(request)).toMatchObject({ resolvedCommit: commits[0], warnings: [warning] });
    }
    expect((await story.at("2026-05-03T18:00:00Z")).warnings).toEqual([]);
  });

  it("is not one that was slipped in with a commit later than those that are known", async () => {
    const { story, commits, tags } = await three();
    const pushed = story.commit("pushed", { at: "2026-05-01T13:00:00Z" });
    git(story.dir, "update-ref", "-d", `refs/tags/${tags[1]}`);
    const text = git(story.dir, "cat-file", "tag", tags[0]);
    const manifest = text
      .slice(text.indexOf("{"))
      .replaceAll(commits[0], pushed)
      .replaceAll("T12:00:00Z", "T13:00:00Z");
    const slipped = "memory/snapshots/2026-05-01T130000Z";
    story.tag(slipped, pushed, `Mine\n\n${manifest}\n`);
    const resolution = await story.at("2026-05-01T18:00:00Z");
    expect(resolution.resolvedCommit).toBe(commits[0]);
    expect(resolution.warnings).toContainEqual(expect.stringContaining(`${slipped} is no snapshot`));
  });

  it("is not taken in place of that one where the newest is known to be bad", async () => {
    const { story, tags } = await three();
    const files = {
      "snapshots/known-bad.yaml": `knownBad:\n  - { snapshot: ${tags[2]}, reason: was never looked at }\n`,
    };
    story.commit("mend", { at: "2026-05-04T00:00:00Z", files });
    git(story.dir, "update-ref", "-d", `refs/tags/${tags[1]}`);
    await expect(story.at("2026-05-03T18:00:00Z")).rejects.toThrow(
      `What was approved before ${tags[2]} cannot be known: ${tags[1]} is missing, although ${tags[2]} builds on it.`,
    );
  });
});

describe("what is known to be bad", () => {
  const knownBad = (entries: string) => ({ "snapshots/known-bad.yaml": `knownBad:\n${entries}` });

  it("is passed over for a time and for the present, and given with a warning when asked for by name", async () => {
    const { story, commits, tags } = await three();
    const entry = `  - commits: { from: ${commits[1]}, to: ${commits[2]} }
    records: [tool:day-2]
    reason: told agents to delete the cache
    remediation: incident:cache\n`;
    const mend = story.commit("mend", { at: "2026-05-04T00:00:00Z", files: knownBad(entry) });
    const reason = "told agents to delete the cache";
    expect(await story.at("2026-05-03T18:00:00Z")).toMatchObject({
      resolvedCommit: commits[0],
      knownBad: [],
      skipped: [
        { commit: commits[2], snapshot: tags[2], reason },
        { commit: commits[1], snapshot: tags[1], reason },
      ],
    });
    for (const request of [
      { mode: "snapshot-tag", tag: tags[1] },
      { mode: "explicit-ref", ref: commits[1] },
    ] as const) {
      expect(await story.resolve(request)).toMatchObject({
        resolvedCommit: commits[1],
        knownBad: [{ records: ["tool:day-2"], reason, remediation: "incident:cache" }],
      });
    }
    expect((await story.resolve({ mode: "current" })).resolvedCommit).toBe(mend);
    // Without an end everything since is bad.
    story.commit("open", {
      at: "2026-05-05T00:00:00Z",
      files: knownBad(`  - { commits: { from: ${commits[1]} }, reason: ${reason} }\n`),
    });
    expect(await story.resolve({ mode: "current" })).toMatchObject({ resolvedCommit: commits[0], commitsBehind: 4 });
    // A clone that does not reach back to it cannot know.
    const shallow = await open(clone(story.dir, "--depth=1"));
    await expect(resolveIn(shallow, { mode: "current" })).rejects.toMatchObject({
      message: expect.stringContaining("This clone is shallow") as string,
      advice: expect.stringContaining("git fetch --unshallow") as string,
    });
  });

  it("is a single snapshot by its name; a list that cannot be read stops everything", async () => {
    const { story, commits, tags } = await three();
    story.commit("mend", {
      at: "2026-05-04T00:00:00Z",
      files: knownBad(`  - { snapshot: ${tags[2]}, reason: was never looked at }\n`),
    });
    expect((await story.at("2026-05-03T18:00:00Z")).resolvedCommit).toBe(commits[1]);
    story.commit("broken", { at: "2026-05-05T00:00:00Z", files: knownBad("  - { reason: short }\n") });
    await expect(story.at("2026-05-03T18:00:00Z")).rejects.toThrow(/snapshots\/known-bad\.yaml is not a list/);
  });
});
