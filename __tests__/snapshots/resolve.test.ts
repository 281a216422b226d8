import { describe, expect, it } from "vitest";
import { clone, git, makeFolder, open } from "../git/fixture.js";
import { Story, resolveIn } from "./story.js";

const current = { mode: "current" } as const;
const ref = (name: string) => ({ mode: "explicit-ref", ref: name }) as const;
const snapshot = (tag: string) => ({ mode: "snapshot-tag", tag }) as const;

describe("the current memory", () => {
  it("is the tip of the default branch, with its digests", async () => {
    const story = new Story();
    story.commit("one", { at: "2026-05-01T00:00:00Z" });
    const two = story.commit("two", { at: "2026-05-02T00:00:00Z" });
    const resolution = await story.resolve(current);
    expect(resolution).toMatchObject({
      requested: "main",
      mode: "current",
      resolvedCommit: two,
      currentCommit: two,
      resolvedAt: "2026-06-01T00:00:00Z",
      commitTime: "2026-05-02T00:00:00Z",
      approved: false,
      staleBy: null,
      commitsBehind: 0,
      snapshot: null,
      knownBad: [],
      warnings: [],
    });
    expect(resolution.digests.source).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(resolution.digests.index).toBeNull();
  });

  it("is the forge's branch, whatever the local one of that name holds", async () => {
    const story = new Story();
    const one = story.commit("one", { at: "2026-05-01T00:00:00Z" });
    const copy = clone(story.dir);
    git(copy, "commit", "--quiet", "--allow-empty", "-m", "nobody saw this");
    const resolution = await resolveIn(await open(copy), current);
    expect(resolution.resolvedCommit).toBe(one);
  });

  it("is the forge's branch, whatever its remote is called", async () => {
    const story = new Story();
    const one = story.commit("one", { at: "2026-05-01T00:00:00Z" });
    for (const remote of ["upstream", "acme/memory"]) {
      const copy = clone(story.dir, `--origin=${remote}`);
      const two = story.commit(`two-${remote.length}`, { at: "2026-05-02T00:00:00Z" });
      git(copy, "fetch", "--quiet", remote);
      const repository = await open(copy);
      expect((await resolveIn(repository, current)).resolvedCommit, remote).toBe(two);
      expect((await resolveIn(repository, current, { branch: "main" })).resolvedCommit, remote).toBe(two);
      expect((await resolveIn(repository, current, { branch: `${remote}/main` })).resolvedCommit, remote).toBe(two);
      await expect(resolveIn(repository, ref("main"))).rejects.toThrow(/"main" is ambiguous/);
      await expect(resolveIn(repository, current, { branch: "gone" })).rejects.toMatchObject({
        advice: `Name one that is there: main. Fetch it: git fetch ${remote} gone`,
      });
    }
    const copy = clone(story.dir, "--origin=upstream");
    git(copy, "remote", "add", "fork", copy);
    git(copy, "update-ref", "refs/remotes/fork/main", one);
    await expect(resolveIn(await open(copy), current)).rejects.toMatchObject({
      message: expect.stringMatching(
        /several remotes and none called origin, so "main" may be refs\/remotes/,
      ) as string,
      advice: expect.stringMatching(/--branch (fork|upstream)\/main/) as string,
    });
    expect((await resolveIn(await open(copy), current, { branch: "fork/main" })).resolvedCommit).toBe(one);
    // Where there is an origin, it is the one.
    git(copy, "update-ref", "refs/remotes/origin/main", one);
    expect((await resolveIn(await open(copy), current)).resolvedCommit).toBe(one);
  });

  it("needs to be told its branch where the clone does not say", async () => {
    const story = new Story();
    const one = story.commit("one", { at: "2026-05-01T00:00:00Z", branch: "trunk" });
    await expect(story.resolve(current)).rejects.toThrow(/does not say which branch/);
    expect((await story.resolve(current, { branch: "trunk" })).resolvedCommit).toBe(one);
    await expect(story.resolve(current, { branch: "trunc" })).rejects.toMatchObject({ advice: "Near it: trunk" });
  });

  it("is told with the branches that are there, and never a tag, where the one that is named is not", async () => {
    const story = new Story();
    story.commit("one", { at: "2026-05-01T00:00:00Z" });
    git(story.dir, "tag", "mastery");
    await expect(story.resolve(current, { branch: "master" })).rejects.toMatchObject({
      message: 'There is no branch "master" in this clone.',
      advice: "Name one that is there: main",
    });
    git(story.dir, "branch", "maser");
    await expect(story.resolve(current, { branch: "master" })).rejects.toMatchObject({ advice: "Near it: maser" });
  });
});

describe("an explicit ref", () => {
  it("is a branch, a tag or an id, and says how far it is behind", async () => {
    const story = new Story();
    const one = story.commit("one", { at: "2026-05-01T00:00:00Z" });
    story.commit("two", { at: "2026-05-03T03:30:00Z" });
    story.tag("v1", one, "the first\n");
    git(story.dir, "branch", "old", one);
    for (const name of ["old", "v1", "refs/heads/old", "tags/v1", one, one.slice(0, 9)]) {
      expect(await story.resolve(ref(name)), name).toMatchObject({
        requested: name,
        resolvedCommit: one,
        staleBy: "2d3h",
        commitsBehind: 1,
      });
    }
  });

  it("that is ambiguous, missing, an expression or an option is refused, naming what is near", async () => {
    const story = new Story();
    const one = story.commit("one", { at: "2026-05-01T00:00:00Z" });
    story.commit("two", { at: "2026-05-02T00:00:00Z" });
    git(story.dir, "branch", "release", one);
    story.tag("release", git(story.dir, "rev-parse", "main"), "other\n");
    git(story.dir, "branch", one.slice(0, 7), one);
    await expect(story.resolve(ref("release"))).rejects.toThrow(
      /ambiguous: refs\/heads\/release at [0-9a-f]{12}, refs\/tags\/release at/,
    );
    await expect(story.resolve(ref(one.slice(0, 7)))).rejects.toThrow(/ambiguous/);
    expect((await story.resolve(ref("heads/release"))).resolvedCommit).toBe(one);
    await expect(story.resolve(ref("relaese"))).rejects.toMatchObject({ advice: "Near it: release" });
    await expect(story.resolve(ref("main@{1}"))).rejects.toMatchObject({
      advice: expect.stringContaining("a branch, a tag or the id of a commit, with ~1 or ^2 behind it") as string,
    });
    for (const name of [
      "main@{1}",
      "main^{tree}",
      "main~1@{1}",
      ":/two",
      "~1",
      "--all",
      "",
      "main\n",
      "HEAD:graph",
      "f".repeat(40),
    ]) {
      await expect(story.resolve(ref(name)), name).rejects.toThrow(/There is no branch|is not a commit/);
    }
  });
});

describe("a parent of a ref", () => {
  it("is given by the steps to it, whose start is read as any name", async () => {
    const story = new Story();
    const one = story.commit("one", { at: "2026-05-01T00:00:00Z" });
    const two = story.commit("two", { at: "2026-05-02T00:00:00Z" });
    git(story.dir, "branch", "release", one);
    story.tag("release", two, "other\n");
    for (const name of ["main~1", "main^", "main~", "HEAD^1", `${two.slice(0, 9)}~1`, "heads/main~0^"]) {
      expect(await story.resolve(ref(name)), name).toMatchObject({ requested: name, resolvedCommit: one });
    }
    await expect(story.resolve(ref("release~1"))).rejects.toThrow(/"release" is ambiguous/);
    await expect(story.resolve(ref("mian~1"))).rejects.toMatchObject({ advice: "Near it: main" });
    for (const steps of ["~2", "^2", "~1^2"]) {
      await expect(story.resolve(ref(`main${steps}`))).rejects.toThrow(
        `In this clone no commit lies ${steps} from "main" (${two.slice(0, 12)}).`,
      );
    }
  });

  it("that a shallow clone lacks is refused with the way to fetch it", async () => {
    const story = new Story();
    story.commit("one", { at: "2026-05-01T00:00:00Z" });
    story.commit("two", { at: "2026-05-02T00:00:00Z" });
    const shallow = await open(clone(story.dir, "--depth=1"));
    await expect(resolveIn(shallow, ref("HEAD~1"))).rejects.toMatchObject({
      message: expect.stringContaining("In this clone no commit lies ~1 from") as string,
      advice: expect.stringContaining("git fetch --unshallow") as string,
    });
  });
});

describe("a snapshot's tag", () => {
  it("gives its commit with what its manifest says, in full or in short", async () => {
    const story = new Story();
    const one = story.commit("one", { at: "2026-05-01T00:00:00Z" });
    const tag = await story.snapshot(one, "2026-05-01T00:00:05Z");
    story.commit("two", { at: "2026-05-02T00:00:05Z" });
    for (const name of [tag, `refs/tags/${tag}`, "2026-05-01T000005Z"]) {
      expect(await story.resolve(snapshot(name))).toMatchObject({
        mode: "snapshot-tag",
        resolvedCommit: one,
        approved: true,
        commitTime: "2026-05-01T00:00:05Z",
        staleBy: "1d",
        snapshot: { tag, approvedAt: "2026-05-01T00:00:05Z", mergeCommit: one },
      });
    }
    await expect(story.resolve(snapshot("2026-05-02T000005Z"))).rejects.toMatchObject({ advice: `Near it: ${tag}` });
  });

  it("whose digests are not those of its commit is refused", async () => {
    const story = new Story();
    const one = story.commit("one", { at: "2026-05-01T00:00:00Z" });
    const tag = await story.snapshot(one, "2026-05-01T00:00:05Z", { sourceDigest: `sha256:${"0".repeat(64)}` });
    await expect(story.resolve(snapshot(tag))).rejects.toThrow(/does not match its commit in the digest of source/);
  });
});

describe("memory at a time", () => {
  it("is the latest approved commit at or before it, whatever came after without approval", async () => {
    const story = new Story();
    const one = story.commit("one", { at: "2026-05-01T00:00:00Z" });
    await story.snapshot(one, "2026-05-01T12:00:00Z");
    const two = story.commit("two", { at: "2026-05-02T00:00:00Z" });
    await story.snapshot(two, "2026-05-02T12:00:00Z");
    story.commit("pushed-directly", { at: "2026-05-03T00:00:00Z" });
    for (const [at, commit] of [
      ["2026-05-01T12:00:00Z", one],
      ["2026-05-02T11:59:59Z", one],
      ["2026-05-02T14:00:00+02:00", two],
      ["2026-05-30T00:00:00Z", two],
      ["2 days ago", two],
      ["thirty days ago", undefined],
      ["30 days ago", one],
    ] as const) {
      if (commit === undefined) await expect(story.at(at)).rejects.toThrow(/is not a time/);
      else expect((await story.at(at)).resolvedCommit, at).toBe(commit);
    }
    expect(await story.at("2 days ago")).toMatchObject({
      requested: "2 days ago",
      requestedTime: "2026-05-30T00:00:00Z",
      resolutionPolicy: "latest-commit-before-or-at",
      requireApprovedCommit: true,
      approved: true,
    });
  });

  it("is refused before the first snapshot, in the future, for a whole day, and without snapshots", async () => {
    const story = new Story();
    const one = story.commit("one", { at: "2026-05-01T00:00:00Z" });
    await expect(story.at("2026-05-02T00:00:00Z")).rejects.toThrow("There is no snapshot in this clone.");
    const tag = await story.snapshot(one, "2026-05-01T12:00:00Z");
    await expect(story.at("2026-05-01T11:59:59Z")).rejects.toThrow(
      `There is no snapshot at or before 2026-05-01T11:59:59Z. Nearest: after it ${tag}.`,
    );
    await expect(story.at("2026-06-01T00:00:01Z")).rejects.toThrow(
      `2026-06-01T00:00:01Z lies in the future. Nearest: before it ${tag}.`,
    );
    await expect(story.at("2026-05-02")).rejects.toThrow(/whole day/);
    for (const local of ["2026-05-02T12:00", "2026-05-02 12:00", "2026-05-02T12:00:00"]) {
      await expect(story.at(local)).rejects.toMatchObject({
        message: `"${local}" says no time zone, and is another time in each.`,
        advice: expect.stringMatching(/^Write 2026-05-02T12:00:00Z if it is UTC, .*else its/) as string,
      });
    }
    await expect(story.at("2026-02-31 12:00")).rejects.toThrow(/names a day that does not exist/);
    for (const early of ["0026-05-02T00:00:00Z", "1969-12-31T23:59:59Z", "999999 weeks ago"]) {
      await expect(story.at(early)).rejects.toThrow(`"${early}" lies before 1970, and no memory is that old.`);
    }
    await expect(story.at("2026-05-02T12:00:00+99:99")).rejects.toThrow(/names a time that does not exist/);
  });

  it("goes by the merge event and not by forged committer dates", async () => {
    const story = new Story();
    const one = story.commit("one", { at: "2030-01-01T00:00:00Z" });
    await story.snapshot(one, "2026-05-01T00:00:00Z");
    const two = story.commit("two", { at: "1999-01-01T00:00:00Z" });
    await story.snapshot(two, "2026-05-02T00:00:00Z");
    expect((await story.at("2026-05-01T23:00:00Z")).resolvedCommit).toBe(one);
    expect((await story.at("2026-05-02T00:00:00Z")).resolvedCommit).toBe(two);
    expect((await story.at("2026-05-01T23:00:00Z")).staleBy).toBe("1d");
  });

  it("takes the later of two snapshots of one second", async () => {
    const story = new Story();
    const one = story.commit("one", { at: "2026-05-01T00:00:00Z" });
    await story.snapshot(one, "2026-05-01T12:00:00Z");
    const two = story.commit("two", { at: "2026-05-01T00:00:00Z" });
    const tag = await story.snapshot(two, "2026-05-01T12:00:00Z");
    expect(tag).toBe(`memory/snapshots/2026-05-01T120000Z-${two.slice(0, 7)}`);
    expect(await story.at("2026-05-01T12:00:00Z")).toMatchObject({ resolvedCommit: two, snapshot: { tag } });
  });

  it("goes by committer dates where approval is not asked for, unless they run backwards", async () => {
    const story = new Story();
    const one = story.commit("one", { at: "2026-05-01T00:00:00Z" });
    const two = story.commit("two", { at: "2026-05-02T00:00:00Z" });
    const resolution = await story.at("2026-05-01T12:00:00Z", { approved: false });
    expect(resolution).toMatchObject({ resolvedCommit: one, approved: false, requireApprovedCommit: false });
    expect(resolution.warnings[0]).toMatch(/committer's word/);
    expect((await story.at("2026-05-02T00:00:00Z", { approved: false })).resolvedCommit).toBe(two);
    await expect(story.at("2026-04-01T00:00:00Z", { approved: false })).rejects.toThrow(/no commit at or before/);
    story.commit("forged", { at: "2026-05-01T06:00:00Z" });
    await expect(story.at("2026-05-01T12:00:00Z", { approved: false })).rejects.toThrow(/dates run backwards around/);
  });
});

describe("a clone that lacks something", () => {
  it("says what to fetch where it is shallow or without tags", async () => {
    const story = new Story();
    const one = story.commit("one", { at: "2026-05-01T00:00:00Z" });
    const tag = await story.snapshot(one, "2026-05-01T12:00:00Z");
    story.commit("two", { at: "2026-05-02T00:00:00Z" });
    const shallow = clone(story.dir, "--depth=1");
    const request = { mode: "ref-at-time", at: "2 days ago", requireApprovedCommit: true } as const;
    await expect(resolveIn(await open(shallow), request)).rejects.toMatchObject({
      message: "There is no snapshot in this clone.",
      advice: expect.stringContaining("git fetch origin 'refs/tags/memory/snapshots/*") as string,
    });
    git(shallow, "fetch", "--quiet", "--depth=1", "origin", "refs/tags/*:refs/tags/*");
    await expect(resolveIn(await open(shallow), request)).rejects.toMatchObject({
      message: `This clone is shallow, and ${tag} lies before its beginning.`,
      advice: expect.stringContaining("git fetch --unshallow") as string,
    });
    git(shallow, "fetch", "--quiet", "--unshallow", "origin");
    expect((await resolveIn(await open(shallow), request)).resolvedCommit).toBe(one);
  });

  it("is refused outside Git", async () => {
    const repository = await open(makeFolder());
    expect(() => repository.history()).toThrow(/not in a Git repository/);
  });
});
