import { describe, it } from "vitest";
import { client } from "../github/for-test.js";
import { meanwhile } from "../github/faults.js";
import { git } from "../git/fixture.js";
import { ForgeStory, attestation, tool } from "./forge-story.js";

describe("the first snapshot of an adopted repository", () => {
  it("needs an attestation of the history that a reviewed pull request brought", async (context) => {
    const { expect } = context;
    const story = await ForgeStory.open(context);
    const first = await story.tip();
    const before = story.forge.requests;
    const nothing = await story.snapshot();
    expect(nothing).toMatchObject({ made: [], latest: undefined, unapproved: [] });
    expect(nothing.notes[0]).toContain(`commit ${first}, history true`);
    expect(story.forge.requests - before).toBe(1);

    const path = "snapshots/attestations.yaml";
    const unseen = await story.merge(await story.propose({ [path]: attestation({ commit: first, history: true }) }));
    const { made, unapproved } = await story.snapshot();
    expect(made).toEqual([]);
    expect(unapproved).toMatchObject([
      { commit: first, reasons: [expect.stringContaining("came without the reviews")] },
      { pullRequest: 1, reasons: [expect.stringContaining("0 of 1 approvals")] },
    ]);
    // Attested alone, it leaves the beginning as it was: that is told, and what helps.
    const alone = await story.approved({
      [path]: attestation({ commit: first, history: true }, { commit: unseen }),
    });
    const still = await story.snapshot();
    expect(still).toMatchObject({ made: [], unapproved: [{ commit: first }] });
    expect(still.notes).toEqual([
      expect.stringContaining(`${path} by a pull request that gets its reviews: commit ${alone}`),
    ]);

    const merge = await story.approved({
      [path]: attestation({ commit: first, history: true }, { commit: unseen, history: true }),
    });
    const adopted = await story.snapshot();
    const approvedAt = story.mergedAt(3);
    const tag = `memory/snapshots/${approvedAt.replaceAll(":", "")}`;
    expect(adopted.made).toEqual([{ tag, commit: merge, mergeCommit: merge, approvedAt, pullRequests: [2, 3] }]);
    const manifest = await story.manifest(tag);
    expect(manifest).toMatchObject({ commit: merge, previous: null, directory: "", statistics: { records: 1 } });
    expect(manifest.approvals).toMatchObject([
      { commit: unseen, by: "attestation", attestedBy: "user:ann" },
      { commit: alone, by: "reviews", pullRequest: 2 },
      { commit: merge, by: "reviews", pullRequest: 3, author: "ann", reviewers: ["ben"] },
    ]);
    expect(await story.snapshot()).toMatchObject({ made: [], latest: tag });
    expect((await story.resolve(approvedAt)).resolvedCommit).toBe(merge);
  });
});

describe("a memory that is yet to begin", () => {
  it("has its first snapshot with its first record", async (context) => {
    const { expect } = context;
    const config = "layout: repobrain\nsnapshots: {}\n";
    const story = await ForgeStory.open(context, { "memory-steward.yml": config });
    const first = await story.tip();
    const path = ".brain/snapshots/attestations.yaml";
    const attested = await story.approved({ [path]: attestation({ commit: first, history: true }) });
    const none = await story.snapshot();
    expect(none).toMatchObject({ made: [], failing: [], unapproved: [] });
    expect(none.notes).toContain(
      `${attested.slice(0, 12)} has no file of the memory yet: the first snapshot is made once there is one.`,
    );
    const record =
      "---\ntype: gotcha\ntitle: A\nsummary: B.\nstatus: active\ndate: 2026-05-01\nimportance: high\ntags: []\n---\n\nC.\n";
    const merge = await story.approved({ ".brain/gotchas/a.md": record });
    const { made, failing } = await story.snapshot();
    expect([made, failing]).toMatchObject([[{ commit: merge, pullRequests: [1, 2] }], []]);
    expect((await story.resolve(story.mergedAt(2))).resolvedCommit).toBe(merge);
  });
});

describe("approved pull requests (security rule 32)", () => {
  it("are tagged each, merged, squashed and rebased, and revert each other", async (context) => {
    const { expect } = context;
    const story = await ForgeStory.adopted(context);
    const commits: string[] = [];
    for (const method of ["merge", "squash", "rebase"] as const) {
      const number = await story.propose({ [`graph/${method}-1.yaml`]: tool(`${method}-1`) });
      await story.commit({ [`graph/${method}-2.yaml`]: tool(`${method}-2`) }, { branch: story.branchOf(number) });
      await story.review(number, "ben");
      // The base moves on, so that a rebase makes new commits.
      commits.push(await story.approved({ "graph/other.yaml": tool(`before-${method}`) }));
      commits.push(await story.merge(number, method));
    }
    commits.push(await story.approved({ "graph/rebase-2.yaml": undefined }));
    const { made, unapproved } = await story.snapshot();
    expect(unapproved).toEqual([]);
    expect(made.map(({ commit }) => commit)).toEqual(commits);
    expect(made.map(({ pullRequests }) => pullRequests)).toEqual([[3], [2], [5], [4], [7], [6], [8]]);
    const tree = git(story.dir, "ls-tree", "--name-only", `${commits[6] ?? ""}:graph`);
    const names = ["a", "merge-1", "merge-2", "other", "rebase-1", "squash-1", "squash-2"];
    expect(tree.split("\n")).toEqual(names.map((name) => `${name}.yaml`));
    for (const { approvedAt, commit } of made) expect((await story.resolve(approvedAt)).resolvedCommit).toBe(commit);
  });

  it("of two in one second, the later one's tag bears its commit", async (context) => {
    const { expect } = context;
    const story = await ForgeStory.adopted(context);
    const first = await story.approved({ "graph/b.yaml": tool("b") });
    const second = await story.approved({ "graph/c.yaml": tool("c") });
    story.pull(2).mergedAt = story.mergedAt(3);
    const { made } = await story.snapshot();
    const plain = `memory/snapshots/${story.mergedAt(2).replaceAll(":", "")}`;
    expect(made.map(({ tag, commit }) => [tag, commit])).toEqual([
      [plain, first],
      [`${plain}-${second.slice(0, 7)}`, second],
    ]);
    expect((await story.resolve(story.mergedAt(2))).resolvedCommit).toBe(second);
    expect(await story.snapshot()).toMatchObject({ made: [] });
    // The newest one tampered with: nothing is built upon the one before it, and what helps is said.
    const { folder } = story.repository.git;
    const newest = `refs/tags/${plain}-${second.slice(0, 7)}`;
    const object = git(folder, "rev-parse", newest);
    git(folder, "update-ref", newest, first);
    const third = await story.approved({ "graph/d.yaml": tool("d") });
    await expect(story.snapshot()).rejects.toMatchObject({
      message: expect.stringContaining("No snapshot is made, since one may have been tampered with") as string,
      advice: expect.stringMatching(/^Restore memory\/snapshots\/\S+ from a clone that has it/) as string,
    });
    git(folder, "update-ref", newest, object);
    expect((await story.snapshot()).made.map(({ commit }) => commit)).toEqual([third]);
  });

  it("build on no tag of their name that somebody makes meanwhile", async (context) => {
    const { expect } = context;
    const story = await ForgeStory.adopted(context);
    const first = await story.approved({ "graph/b.yaml": tool("b") });
    const second = await story.approved({ "graph/c.yaml": tool("c") });
    const plain = `memory/snapshots/${story.mergedAt(2).replaceAll(":", "")}`;
    const takes = meanwhile(() => {
      git(story.repository.git.folder, "update-ref", `refs/tags/${plain}`, first);
    });
    story.standIn.faults.add({ operation: "git/create-tag", effect: takes });
    await expect(story.snapshot()).rejects.toThrow(`Somebody made the tag ${plain} meanwhile.`);
    await expect(story.snapshot()).rejects.toThrow("it is not an annotated tag");
    git(story.repository.git.folder, "update-ref", "-d", `refs/tags/${plain}`);
    expect((await story.snapshot()).made.map(({ tag, commit }) => [tag, commit])).toEqual([
      [plain, first],
      [expect.any(String), second],
    ]);
    expect((await story.resolve(story.mergedAt(2))).resolvedCommit).toBe(first);
    expect((await story.resolve(story.mergedAt(3))).resolvedCommit).toBe(second);
  });
});

describe("merged pull requests without the approvals that count", () => {
  it("are named with each reason, and neither they nor what follows is tagged", async (context) => {
    const { expect } = context;
    const story = await ForgeStory.adopted(context);
    const expected: (readonly [commit: string, reason: RegExp])[] = [];
    const attempt = async (act: (number: number) => Promise<unknown>, reason: RegExp) => {
      const number = await story.propose({ [`graph/x${expected.length}.yaml`]: tool(`x${expected.length}`) });
      const before = await story.tip();
      await act(number);
      if ((await story.tip()) === before) await story.merge(number);
      expected.push([await story.tip(), reason]);
    };
    await attempt(() => Promise.resolve(), /^graph\/x0\.yaml has 0 of 1 approvals that count$/);
    await attempt(async (number) => {
      await story.review(number, "ben");
      await story.commit({ "graph/swapped.yaml": tool("swapped") }, { branch: story.branchOf(number) });
    }, /ben approved an earlier commit than the one that was merged/);
    await attempt((number) => {
      const { id, head, reviews } = story.pull(number);
      const user = story.standIn.account("ann");
      reviews.push({ id, user, state: "APPROVED", body: "", commit: head.sha, submittedAt: story.standIn.now });
      return Promise.resolve();
    }, /ann approved a pull request of their own/);
    await attempt((number) => story.review(number, "rex"), /rex approved, but may not approve it/);
    await attempt((number) => {
      story.standIn.account("stranger");
      return story.review(number, "stranger");
    }, /stranger does not belong to the repository/);
    await attempt((number) => {
      const { id, head, reviews } = story.pull(number);
      const user = story.standIn.account("reviewer[bot]", "Bot");
      reviews.push({ id, user, state: "APPROVED", body: "", commit: head.sha, submittedAt: story.standIn.now });
      return Promise.resolve();
    }, /reviewer\[bot\] is a bot/);
    await attempt(async (number) => {
      const review = await story.review(number, "ben");
      const octokit = client(story.standIn, story.standIn.personalToken("cora"));
      const at = { owner: "acme", repo: "agent-memory", pull_number: number };
      await octokit.rest.pulls.dismissReview({ ...at, review_id: review, message: "no" });
    }, /ben approved, and the approval was dismissed/);
    await attempt(async (number) => {
      await story.review(number, "ben");
      await story.review(number, "cora", "REQUEST_CHANGES");
    }, /^cora asked for changes$/);
    await attempt(async (number) => {
      await story.merge(number);
      await story.review(number, "ben");
    }, /ben approved after the merge/);
    await story.approved({ "graph/fine.yaml": tool("fine") });

    const { made, unapproved, notes } = await story.snapshot();
    expect(made).toEqual([]);
    expect(unapproved.map(({ commit }) => commit)).toEqual(expected.map(([commit]) => commit));
    for (const [index, [, reason]] of expected.entries()) {
      expect(unapproved[index]?.reasons.join("; ")).toMatch(reason);
      expect(unapproved[index]?.pullRequest).toBe(index + 2);
    }
    expect(notes).toEqual(["9 later commits wait until that is attested."]);
  });

  it("of more files than are read are not approved where the ontology asks for approvals of records", async (context) => {
    const { expect } = context;
    const rules = { "ontology/validation-rules.yaml": "approvals:\n  - { kinds: [Tool], count: 2 }\n" };
    const story = await ForgeStory.adopted(context, rules);
    const few = await story.approved({ "graph/b.yaml": tool("b") });
    const unapproved = async () => (await story.snapshot()).unapproved.map(({ commit, reasons }) => [commit, reasons]);
    const asked = "records of Tool: 1 of the 2 approvals that the ontology asks for";
    expect(await unapproved()).toEqual([[few, [asked]]]);

    const notes = Array.from({ length: 3000 }, (_, n) => [`notes/${n}.md`, `# Note ${n}\n`] as const);
    const many = await story.approved({ ...Object.fromEntries(notes), "graph/c.yaml": tool("c") });
    const told = "changes too many files to tell which approvals the ontology asks for";
    expect(await unapproved()).toEqual([
      [few, [asked]],
      [many, [told]],
    ]);
  });
});

describe("direct pushes", () => {
  it("are named, hold back what follows, and count from the merge that attests them", async (context) => {
    const { expect } = context;
    const story = await ForgeStory.adopted(context);
    const push = await story.commit({ "graph/pushed.yaml": tool("pushed") });
    await story.approved({ "graph/b.yaml": tool("b") });
    const blocked = await story.snapshot();
    expect(blocked).toMatchObject({
      made: [],
      unapproved: [
        {
          commit: push,
          subject: "Change graph/pushed.yaml",
          author: "ann",
          reasons: ["came without a merged pull request"],
        },
      ],
    });
    // An attestation that is pushed as well attests nothing.
    const path = "snapshots/attestations.yaml";
    const own = await story.commit({ [path]: attestation({ commit: push }) });
    expect((await story.snapshot()).unapproved.map(({ commit }) => commit)).toEqual([push, own]);
    const merge = await story.approved({ [path]: attestation({ commit: push }, { commit: own }) });
    expect((await story.snapshot()).unapproved.map(({ commit }) => commit)).toEqual([push]);
    const last = await story.approved({ [path]: attestation({ commit: push, history: true }, { commit: own }) });
    const { made, unapproved } = await story.snapshot();
    expect(unapproved).toEqual([]);
    expect(made).toMatchObject([{ commit: last, approvedAt: story.mergedAt(4), pullRequests: [2, 3, 4] }]);
    const { approvals } = await story.manifest(made[0]?.tag ?? "");
    expect(approvals.map(({ by, commit }) => [by, commit])).toEqual([
      ["attestation", push],
      ["reviews", expect.any(String)],
      ["attestation", own],
      ["reviews", merge],
      ["reviews", last],
    ]);
  });

  it("into a folder that has become the memory's in the same run are not those of another folder", async (context) => {
    const { expect } = context;
    const own = (root: string) => `layout: company-brain\nsnapshots: {}\nroot: ${root}\n`;
    const story = await ForgeStory.open(context, { "old/graph/a.yaml": tool("a") }, "snapshots: {}\nroot: old");
    const start = await story.tip();
    await story.approved({ "old/snapshots/attestations.yaml": attestation({ commit: start, history: true }) });
    await story.commit({ "new/graph/before.yaml": tool("before") });
    expect((await story.snapshot()).made).toHaveLength(1);

    const moved = { "memory-steward.yml": own("new"), "new/graph/a.yaml": tool("a") };
    const merge = await story.approved({ ...moved, "old/graph/a.yaml": undefined });
    const push = await story.commit({ "new/graph/pushed.yaml": tool("pushed") });
    const { made, unapproved } = await story.snapshot();
    expect(made).toMatchObject([{ commit: merge }]);
    expect(unapproved).toMatchObject([{ commit: push, reasons: ["came without a merged pull request"] }]);
  });

  it("that slip something into a merge are told by what merging gives", async (context) => {
    const { expect } = context;
    const story = await ForgeStory.adopted(context);
    const number = await story.propose({ "graph/b.yaml": tool("b") });
    await story.review(number, "ben");
    const { git: store } = story.repository;
    const main = await story.tip();
    const { head } = story.pull(number);
    const slipped = await store.writeBlob(tool("slipped"));
    const own = await store.writeBlob(tool("b"));
    const signature = story.standIn.signature(story.standIn.account("cora"));
    const merge = await store.writeCommit({
      tree: await store.writeTree(main, [
        { path: "graph/slipped.yaml", oid: slipped },
        { path: "graph/b.yaml", oid: own },
      ]),
      parents: [main, head.sha],
      author: signature,
      committer: signature,
      message: `Merge pull request #${number}`,
    });
    const change = { ref: "refs/heads/main", before: main, after: merge };
    await story.standIn.moveRefs(story.repository, [change], story.standIn.account("cora"));
    expect(story.pull(number).mergedAt).not.toBeNull();
    expect(await story.snapshot()).toMatchObject({
      made: [],
      unapproved: [{ commit: merge, reasons: [`does not hold what merging pull request ${number} gives`] }],
    });
  });
});

describe("index commits", () => {
  it("are tagged in the place of the merge that they follow, and only as generation makes them", async (context) => {
    const { expect } = context;
    const story = await ForgeStory.adopted(context);
    // What was approved beside the index, as `init` writes it, is no reason to ask for an approval of what generation gives.
    const first = await story.approved({ "graph/b.yaml": tool("b"), "indexes/README.md": "# Indexes\n" });
    const index = await story.reindex();
    const second = await story.approved({ "graph/c.yaml": tool("c") });
    const before = story.forge.requests;
    const { made } = await story.snapshot();
    expect(made).toMatchObject([
      { commit: index, mergeCommit: first, approvedAt: story.mergedAt(2) },
      { commit: second, mergeCommit: second, approvedAt: story.mergedAt(3) },
    ]);
    // The repository, and for each merge its pull request, its reviews and whether Ben may write; two tags of three calls each.
    expect(story.forge.requests - before).toBe(2 + 2 * 3 + 2 * 3);
    const [tag = "", later = ""] = made.map((one) => one.tag);
    const manifest = await story.manifest(tag);
    expect(manifest.indexDigest).toMatch(/^sha256:/);
    expect(manifest.approvals).toMatchObject([{ by: "reviews" }, { by: "regeneration", commit: index }]);
    expect((await story.manifest(later)).previous).toMatchObject({ tag });

    await story.reindex();
    expect(await story.snapshot()).toMatchObject({ made: [], unapproved: [] });
    await story.reindex({}, `sha256:${"0".repeat(64)}`);
    expect(await story.snapshot(), "of another build").toMatchObject({ made: [], unapproved: [] });
    const forged = await story.commit({ "indexes/search-manifest.json": "[]\n" });
    expect((await story.snapshot()).unapproved).toMatchObject([
      { commit: forged, reasons: ["changes indexes to something else than generation gives"] },
    ]);

    // What was rejected may be added beside the index, and not taken back.
    const entry = `  - { claim: "sha256:${"0".repeat(64)}", at: "2026-05-03T08:20:00Z" }\n`;
    await story.reindex({ "memory-steward.rejections.yaml": `rejections:\n${entry}` });
    const rewritten = await story.reindex({
      "memory-steward.rejections.yaml": `rejections:\n${entry.replace(" }", ", by: cora, reason: Ask nobody else. }")}`,
    });
    const lifted = await story.reindex({ "memory-steward.rejections.yaml": "rejections: []\n" });
    expect((await story.snapshot()).unapproved).toMatchObject([
      { commit: forged },
      { commit: rewritten, reasons: ["takes back or rewrites what was rejected"] },
      { commit: lifted, reasons: ["takes back or rewrites what was rejected"] },
    ]);
    const beside = await story.commit({ "indexes/README.md": "# Ask nobody else\n" });
    expect((await story.snapshot()).unapproved).toContainEqual(
      expect.objectContaining({ commit: beside, reasons: ["came without a merged pull request"] }),
    );
  });
});
