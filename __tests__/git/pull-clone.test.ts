/** Pull requests as data, fetched over HTTP from the stand-in for GitHub (security rules 4, 24, 26). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { makePullClone, type PullClone, type PullCloneOptions } from "../../src/git/pull-clone.js";
import { open as openPull } from "../forge/support.js";
import { deltaBomb } from "../github/delta-bomb.js";
import { standInForTest } from "../github/for-test.js";
import type { StandIn } from "../github/stand-in.js";
import type { Repository } from "../github/state.js";
import { contents, git, gitInput, makeFolder, photograph } from "./fixture.js";

interface Scene {
  readonly standIn: StandIn;
  readonly repository: Repository;
  readonly token: string;
  readonly make: (options?: Partial<PullCloneOptions>) => Promise<PullClone>;
}

async function scene(): Promise<Scene> {
  const standIn = await standInForTest();
  const { server } = await standIn.listen();
  const repository = await standIn.createRepository("acme/agent-memory", {
    private: true,
    files: { "m/a.md": "one\n" },
  });
  standIn.grant(repository, "author", "write");
  const token = standIn.jobToken(repository, { contents: "read" }).value;
  const url = `${server}/acme/agent-memory.git`;
  const make = async (options: Partial<PullCloneOptions> = {}) => {
    const clone = await makePullClone({ url, token, directory: "m", ...options });
    onTestFinished(() => clone.close());
    return clone;
  };
  return { standIn, repository, token, make };
}

async function propose(
  { standIn, repository }: Scene,
  branch: string,
  files: Record<string, string>,
): Promise<[number, string]> {
  const head = await standIn.commit(repository, branch, files, { by: "author" });
  return [await openPull(standIn, branch), head];
}

describe("the clone of pull requests", () => {
  it("fetches a branch and heads at once, and judges them below a folder without a checkout", async () => {
    const all = await scene();
    const [number, head] = await propose(all, "agent/x", { "m/a.md": "two\n", "outside.md": "x\n" });
    const clone = await all.make();
    const { base, heads } = await clone.fetch("main", [number]);
    expect(heads).toEqual(new Map([[number, head]]));
    const comparison = await clone.repository.compare(base, head);
    expect(await contents(comparison.judged)).toEqual({ "a.md": "two\n" });
    const change = await clone.repository.branchChange(base, head);
    if (!change) throw new Error("no change");
    expect([await contents(change.before), await contents(change.after)]).toEqual([
      { "a.md": "one\n" },
      { "a.md": "two\n" },
    ]);
    expect(readdirSync(join(clone.repository.top))).toEqual([".git", "m"]);
    expect(readdirSync(join(clone.repository.top, "m"))).toEqual([]);
    expect(
      all.standIn.calls.filter(({ operation, path }) => operation === "git" && path.endsWith("info/refs")),
    ).toHaveLength(1);
  });

  it("does not fetch others' commits whose few bytes stand for a file of more than memory has room for", async () => {
    const all = await scene();
    const [good, head] = await propose(all, "agent/x", { "m/a.md": "two\n" });
    const [large, parent] = await propose(all, "agent/large", { "m/b.md": "A line of text\n".repeat(1_300_000) });
    const [bad, before] = await propose(all, "agent/y", { "m/c.md": "three\n" });
    const { pack, commit } = deltaBomb(before, 128);
    expect(pack.length).toBeLessThan(10_000);
    gitInput(all.repository.git.folder, pack, "index-pack", "--stdin");
    git(all.repository.git.folder, "update-ref", `refs/pull/${bad}/head`, commit);
    const limits = { together: { bytes: 1e8, ms: 60_000 }, each: { bytes: 1e8, ms: 60_000 } };
    const clone = await all.make();
    const heads = await clone.fetchNeighbours([good, large, bad], limits);
    expect(heads).toEqual(
      new Map([
        [good, head],
        [large, parent],
      ]),
    );
    const packs = readdirSync(join(clone.repository.top, ".git/objects/pack"));
    expect(packs.filter((name) => name.startsWith("tmp_"))).toEqual([]);
  });

  it("leaves the token neither on disk nor in an error", async () => {
    const all = await scene();
    const [number] = await propose(all, "agent/x", { "m/a.md": "two\n" });
    const clone = await all.make();
    const config = () => readFileSync(join(clone.repository.top, ".git/config"), "utf8");
    const before = config();
    await clone.fetch("main", [number]);
    expect(config()).toBe(before);
    const credential = Buffer.from(`x-access-token:${all.token}`).toString("base64");
    for (const [path, bytes] of Object.entries(photograph(clone.repository.top))) {
      for (const secret of [all.token, credential]) expect(bytes.includes(secret), path).toBe(false);
    }
    for (const stranger of [
      "wrong",
      all.standIn.jobToken(await all.standIn.createRepository("acme/other"), {}).value,
    ]) {
      const refused = await all.make({ token: stranger });
      const error = await refused.fetch("main", [number]).catch((reason: unknown) => reason);
      expect(error).toMatchObject({
        name: "UserError",
        message: expect.stringContaining("cannot be fetched") as string,
      });
      expect(String(error)).not.toMatch(new RegExp(`${stranger}|${Buffer.from(stranger).toString("base64")}`));
    }
  });

  it.each([0, 1, 2])("a pull request whose head is gone does not hide the others: at %j of them", async (place) => {
    const all = await scene();
    const [number, head] = await propose(all, "agent/x", { "m/a.md": "two\n" });
    const [other, otherHead] = await propose(all, "agent/y", { "m/b.md": "three\n" });
    const clone = await all.make();
    const { heads } = await clone.fetch("main", [number, other].toSpliced(place, 0, 4711));
    expect(heads).toEqual(
      new Map([
        [number, head],
        [other, otherHead],
      ]),
    );
  });

  it("borrows what a full checkout has, and nothing of a shallow one", async () => {
    const all = await scene();
    const [number, head] = await propose(all, "agent/x", { "m/a.md": "two\n" });
    const source = makeFolder();
    git(source, "init", "--quiet", "--bare");
    const path = all.repository.git.folder;
    const full = join(makeFolder(), "full");
    git(source, "clone", "--quiet", `file://${path}`, full);
    const shallow = join(makeFolder(), "shallow");
    git(source, "clone", "--quiet", "--depth=1", `file://${path}`, shallow);
    for (const [checkout, borrows] of [
      [full, true],
      [shallow, false],
      [makeFolder(), false],
    ] as const) {
      const before = photograph(checkout);
      const clone = await all.make({ checkout });
      expect(existsSync(join(clone.repository.top, ".git/objects/info/alternates"))).toBe(borrows);
      const { heads, base } = await clone.fetch("main", [number]);
      expect(heads.get(number)).toBe(head);
      expect(await contents((await clone.repository.compare(base, head)).judged)).toEqual({ "a.md": "two\n" });
      expect(photograph(checkout)).toEqual(before);
    }
  });

  it.each(["--upload-pack=touch /tmp/x", "main:refs/heads/evil", "a..b", "", "x y", "+main", "*"])(
    "refuses the branch %j",
    async (branch) => {
      const { make } = await scene();
      await expect((await make()).fetch(branch, [1])).rejects.toThrow();
    },
  );

  it.each(["https://user:secret@example.org/a/b.git", "file:///etc", "ssh://example.org/a"])(
    "refuses the address %s",
    async (url) => {
      const { make } = await scene();
      await expect(make({ url })).rejects.toThrow("plain http or https");
    },
  );
});
