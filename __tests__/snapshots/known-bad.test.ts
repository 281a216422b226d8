/** What is known to be bad, where the clone or the list does not tell all of it. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { check } from "../../src/commands/check/check.js";
import { clone, commit, git, makeRepository, open } from "../git/fixture.js";
import { tool } from "./forge-story.js";
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

/** What `check` says of a commit about what is known to be bad, as `severity place message`. */
async function checked(dir: string): Promise<string[]> {
  const repository = await open(dir);
  const { report } = await check({
    subject: { tree: await repository.commitTree("main") },
    root: "",
    gate: {},
    now: new Date(DAY(20)),
    history: repository.history(),
  });
  return report.findings
    .filter(({ rule }) => rule.startsWith("gate/"))
    .map(
      ({ severity, path, range, message }) =>
        `${severity} ${path}:${range.start.line}:${range.start.column} ${message}`,
    );
}

const MEMORY = { "memory-steward.yml": "layout: company-brain\n", "graph/a.yaml": tool("a") };

describe("a list that is there and is not read", () => {
  const text = `knownBad:\n  - { snapshot: memory/snapshots/2026-05-01T000000Z, reason: ${REASON} }\n`;
  const list = "snapshots/known-bad.yaml";
  const ways: Readonly<Record<string, (dir: string) => void>> = {
    "a symbolic link": (dir) => {
      symlinkSync("../list.yaml", join(dir, list));
    },
    "a submodule": (dir) => {
      git(dir, "update-index", "--add", "--cacheinfo", `160000,${git(dir, "rev-parse", "HEAD")},${list}`);
    },
    "a folder": (dir) => {
      mkdirSync(join(dir, list));
      writeFileSync(join(dir, list, "x.yaml"), text);
    },
  };

  it.each(Object.entries(ways))("since it is %s, stops resolve and is an error of check", async (noun, make) => {
    const dir = makeRepository({ ...MEMORY, "list.yaml": text });
    mkdirSync(join(dir, "snapshots"));
    make(dir);
    if (noun !== "a submodule") git(dir, "add", "--all");
    git(dir, "commit", "--quiet", "-m", "list");
    const message = `${list} is ${noun} where a file must be. Nothing else is read in its place.`;
    await expect(resolveIn(await open(dir), { mode: "current" })).rejects.toMatchObject({
      message,
      advice: expect.stringContaining("nobody knows what is known to be bad") as string,
    });
    expect(await checked(dir)).toContain(`error ${list}:1:1 ${message}`);
  });

  it.each(["link", "file"])("since its folder is a %s, stops resolve and is an error of check", async (kind) => {
    const dir = makeRepository({ ...MEMORY, "lists/known-bad.yaml": text });
    if (kind === "link") symlinkSync("lists", join(dir, "snapshots"));
    else writeFileSync(join(dir, "snapshots"), text);
    commit(dir, "list");
    const noun = kind === "link" ? "a symbolic link" : "a file";
    const message = `snapshots is ${noun} where a folder must be, so ${list} is not read. Nothing else is read in its place.`;
    await expect(resolveIn(await open(dir), { mode: "current" })).rejects.toThrow(message);
    expect(await checked(dir)).toContain(`error snapshots:1:1 ${message}`);
  });

  it.each([
    "snapshots/known-bad.yml",
    "snapshots/Known-Bad.yaml",
    "snapshots/known_bad.YAML",
    "snapshots/knwon-bad.yaml",
    "snapshots/known-bads.yaml",
    "snapshots/known-bad.json",
    "snapshots/known-bad",
    "Snapshots/known-bad.yaml",
    "snapshot/known-bad.yml",
    "known-bad.yaml",
  ])("since it is called %s, is an error of check, and resolve warns", async (path) => {
    const dir = makeRepository({ ...MEMORY, [path]: text });
    const message = `${path} is not read. Was ${list} meant? As long as there is none, nothing is known to be bad.`;
    expect(await checked(dir)).toEqual([`error ${path}:1:1 ${message}`]);
    expect((await resolveIn(await open(dir), { mode: "current" })).warnings).toEqual([message]);
  });

  it("beside the one that is read is a warning, and other files are nobody's business", async () => {
    const dir = makeRepository({
      ...MEMORY,
      [list]: "knownBad: []\n",
      "snapshots/known-bad.yml": text,
      "snapshots/known-bad-2.yaml": text,
      "snapshots/known-bad.md": "What the list is for.\n",
      "snapshots/index.yaml": "a: 1\n",
      "graph/known-bads.yaml": "a: 1\n",
    });
    const message = `snapshots/known-bad.yml is not read. Was ${list} meant?`;
    expect(await checked(dir)).toEqual([`warning snapshots/known-bad.yml:1:1 ${message}`]);
    expect((await resolveIn(await open(dir), { mode: "current" })).warnings).toEqual([message]);
  });
});

it("a list that cannot be read is told with every line that is wrong, and why it matters", async () => {
  const dir = makeRepository({
    ...MEMORY,
    ...knownBad(`  - { snapshot: memory/snapshots/2026-05-01T000000Z }\n  - { reason: ${REASON} }\n`),
  });
  await expect(resolveIn(await open(dir), { mode: "current" })).rejects.toMatchObject({
    message: expect.stringMatching(
      /^snapshots\/known-bad\.yaml:2:5: snapshots\/known-bad\.yaml is not a list of what is known to be bad/,
    ) as string,
    others: [expect.stringMatching(/^snapshots\/known-bad\.yaml:3:5: "knownBad\.1" /) as string],
    advice: expect.stringContaining("nobody knows what is known to be bad") as string,
  });
  commit(dir, "broken", { "snapshots/known-bad.yaml": "knownBad:\n  - { snapshot: [\n" });
  await expect(resolveIn(await open(dir), { mode: "current" })).rejects.toThrow(
    /^snapshots\/known-bad\.yaml:\d+:\d+: /,
  );
});

describe("an entry that speaks of no state", () => {
  const nobodys = "f".repeat(40);

  async function told(story: Story, entry: string): Promise<readonly string[]> {
    story.commit("list", { at: DAY(9), files: knownBad(`  # a comment\n  - { ${entry}, reason: ${REASON} }\n`) });
    const { warnings } = await resolveIn(await open(story.dir), { mode: "current" });
    const found = await checked(story.dir);
    // Both say the same of the same place.
    expect(found.map((line) => line.replace(/^warning (\S+:3):\d+ /, "$1: "))).toEqual(warnings);
    return warnings;
  }

  it("is told by its line, in resolve and in check", async () => {
    const story = new Story();
    const [a, b] = [1, 2].map((day) => story.commit(`day-${day}`, { at: DAY(day) }));
    const side = story.commit("side", { at: DAY(3), branch: "side", parents: [a ?? ""] });
    const tag = await story.snapshot(a ?? "", DAY(1));
    const short = (commit = "") => commit.slice(0, 12);
    for (const [entry, message] of [
      [`commits: { from: ${nobodys} }`, `There is no commit ffffffffffff in this clone`],
      [`commits: { from: ${b ?? ""}, to: ${a ?? ""} }`, `${short(b)} is later than ${short(a)}, so this entry`],
      [`commits: { from: ${side}, to: ${b ?? ""} }`, `${short(b)} does not contain ${short(side)}, so this entry`],
      ["snapshot: memory/snapshots/2026-13-45T999999Z", "No snapshot can be called"],
      ["snapshot: memory/snapshots/2026-02-31T000000Z", "No snapshot can be called"],
      ["snapshot: memory/snapshots/2026-05-07T000000Z", "This clone has no tag memory/snapshots/2026-05-07T000000Z"],
    ] as const) {
      expect(await told(story, entry), entry).toEqual([
        expect.stringContaining(`snapshots/known-bad.yaml:3: ${message}`) as string,
      ]);
    }
    for (const entry of [
      `commits: { from: ${a ?? ""}, to: ${b ?? ""} }`,
      `commits: { from: ${side} }`,
      `snapshot: ${tag}`,
    ]) {
      expect(await told(story, entry), entry).toEqual([]);
    }
  });

  it("has no end where its end is nowhere", async () => {
    const story = new Story();
    const [a, b] = [1, 2].map((day) => story.commit(`day-${day}`, { at: DAY(day) }));
    story.commit("list", {
      at: DAY(3),
      files: knownBad(`  - { commits: { from: ${b ?? ""}, to: ${nobodys} }, reason: ${REASON} }\n`),
    });
    expect(await story.resolve({ mode: "current" })).toMatchObject({
      resolvedCommit: a,
      warnings: [expect.stringContaining("There is no commit ffffffffffff in this clone, where this entry should end")],
    });
  });

  it("is not told of by a shallow clone, nor tags by a check where none were fetched", async () => {
    const story = new Story();
    const a = story.commit("day-1", { at: DAY(1) });
    const tag = await story.snapshot(a, DAY(1));
    const entries = [`snapshot: ${tag}`, `commits: { from: ${a}, to: ${a} }`];
    story.commit("list", {
      at: DAY(2),
      files: knownBad(entries.map((entry) => `  - { ${entry}, reason: ${REASON} }\n`).join("")),
    });
    expect(await checked(clone(story.dir, "--depth=1", "--no-tags"))).toEqual([]);
    const whole = clone(story.dir, "--no-tags");
    expect(await checked(whole)).toEqual([]);
    expect((await resolveIn(await open(whole), { mode: "current" })).warnings).toEqual([
      expect.stringContaining(`known-bad.yaml:2: This clone has no tag ${tag}, so this entry blocks nothing`),
    ]);
  });
});
