/** Known-bad entries, and both ways of recovery as pull requests on the stand-in for GitHub. */
import { execFile } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { describe, expect, it, vi } from "vitest";
import { manifestMessage } from "../../src/snapshots/manifest.js";
import { clone } from "../git/fixture.js";
import { standInForTest } from "../github/for-test.js";
import { Story } from "../snapshots/story.js";
import { commit, filesOf, folderOf, git, repositoryOf, run, write } from "./command-line.js";
import { ONE_TOOL, TOOL } from "./tool-record.js";

const REASON = "The owner was taken from a stale export.";

/** What the tag of a snapshot of HEAD says. */
function manifestAt(folder: string): string {
  const commit = git(folder, "rev-parse", "HEAD").trim();
  const digest = `sha256:${"0".repeat(64)}`;
  return manifestMessage({
    schema: "memory-steward.snapshot/v1",
    steward: "0.1.0",
    commit,
    mergeCommit: commit,
    approvedAt: "2026-06-01T08:00:00Z",
    directory: "",
    layout: "company-brain",
    sourceDigest: digest,
    ontologyDigest: digest,
    indexDigest: null,
    statistics: { files: 1, records: 1, notes: 0, edges: 0 },
    approvals: [{ commit, by: "reviews", pullRequest: 1, reviewers: ["ben"] }],
    previous: null,
  });
}

describe("known-bad add", () => {
  it("writes the entry and the draft of an incident, which the check accepts", async () => {
    const folder = repositoryOf(ONE_TOOL);
    const head = git(folder, "rev-parse", "HEAD").trim();
    const add = ["known-bad", "add", "--dir", folder, "--reason", REASON, "--record", "tool:a"];
    const { code, stdout } = await run(...add, "--from", "HEAD", "--write");
    expect(stdout).toContain("user:ada owns tool:a");
    expect(code).toBe(0);
    const files = filesOf(folder);
    const [path = ""] = Object.keys(files).filter((name) => name.startsWith("incidents/"));
    const id = `incident:${path.slice("incidents/".length, -".md".length)}`;
    expect(files["snapshots/known-bad.yaml"])
      .toBe(`# States of the memory that nobody should use any more. Nothing that exists is changed by it.
knownBad:
  - commits:
      from: ${head}
    records: [tool:a]
    reason: ${REASON}
    remediation: ${id}
`);
    expect(files[path]).toContain(`id: ${id}\nkind: Incident\ntitle: Bad memory of tool:a,`);
    expect(files[path]).toContain("owners:\n  - user:ada\n");
    expect(files[path]).toContain(REASON);
    expect(await run("check", folder)).toMatchObject({ code: 0 });

    git(folder, "tag", "--annotate", "memory/snapshots/2026-06-01T080000Z", "-m", manifestAt(folder));
    const more = await run(...add, "--snapshot", "2026-06-01T080000Z", "--remediation", id, "--write");
    expect(more).toMatchObject({ code: 0, stderr: "" });
    expect(filesOf(folder)["snapshots/known-bad.yaml"]).toContain(`    remediation: ${id}
  - snapshot: memory/snapshots/2026-06-01T080000Z
    records: [tool:a]
`);
    commit(folder);
    const { stderr } = await run("resolve", folder);
    expect(stderr).toContain("is known to be bad");
  });

  it.each([
    ["an empty list", "# Ours: ask team:build.\n\nknownBad: [] # none, luckily\n# The end.\n"],
    ["an empty list on lines of its own", "# Ours.\nknownBad:\n  [\n    # none yet\n  ]\n"],
    ["an empty list below the mark of a document", "---\n# Ours.\nknownBad: []\n"],
    ["lines that end with a carriage return", "# Ours.\r\nknownBad: []\r\n# The end.\r\n"],
    ["an empty list in braces", "# Ours.\n{ knownBad: [] }\n"],
  ])("keeps what people wrote around %s", async (_, text) => {
    const folder = repositoryOf({ ...ONE_TOOL, "snapshots/known-bad.yaml": text });
    const add = (...rest: string[]) => run("known-bad", "add", "--dir", folder, "--reason", REASON, "--write", ...rest);
    expect(await add("--from", "HEAD")).toMatchObject({ code: 0, stderr: "" });
    const written = filesOf(folder)["snapshots/known-bad.yaml"] ?? "";
    const comments = (each: string) => each.match(/#.*\r?$/gm);
    expect(comments(written)).toEqual(comments(text));
    expect(parse(written)).toMatchObject({ knownBad: [{ reason: REASON }] });
    git(folder, "commit", "--quiet", "--allow-empty", "-m", "later");
    expect(await add("--from", "HEAD", "--to", "HEAD")).toMatchObject({ code: 0 });
    const both = filesOf(folder)["snapshots/known-bad.yaml"] ?? "";
    expect(parse(both)).toMatchObject({ knownBad: [{}, {}] });
    expect(comments(both)).toEqual(comments(text));
    expect((await run("check", folder)).code).toBe(0);
  });

  it("warns of records that are nowhere, and of none that was there", async () => {
    const folder = repositoryOf({ ...ONE_TOOL, "graph/b.yaml": TOOL.replace("tool:a", "tool:wrong") });
    git(folder, "rm", "--quiet", "graph/b.yaml");
    commit(folder);
    const add = (...rest: string[]) => run("known-bad", "add", "--dir", folder, "--reason", REASON, ...rest);
    for (const [from, id] of [
      ["HEAD", "tool:a"],
      ["HEAD~1", "tool:wrong"],
      // Taken away by what is bad.
      ["HEAD", "tool:wrong"],
    ] as const) {
      expect((await add("--from", from, "--record", id)).stdout).not.toContain("Warning");
    }
    const typed = await add("--from", "HEAD", "--record", "tool:A", "tool:elsewhere", "--remediation", "tool:wron");
    expect(typed.code).toBe(0);
    expect(typed.stdout).toContain(
      'Warning: There is no record "tool:A", neither now nor in the bad state. Was "tool:a" meant?',
    );
    expect(typed.stdout).toContain(
      'There is no record "tool:elsewhere", neither now nor in the bad state. Correct its id',
    );
    expect(typed.stdout).toContain('There is no record "tool:wron", which is to tell what was done about it. Write it');
  });

  it("ends an entry without an end, and writes no second one", async () => {
    const folder = repositoryOf({ ...ONE_TOOL, "graph/b.yaml": TOOL.replace("tool:a", "tool:b") });
    const add = (...rest: string[]) => run("known-bad", "add", "--dir", folder, "--reason", REASON, "--write", ...rest);
    await add("--from", "HEAD", "--record", "tool:a");
    commit(folder);
    const marked = git(folder, "rev-parse", "HEAD").trim();
    const before = filesOf(folder);
    const { code, stdout } = await add("--from", "HEAD~1", "--to", "HEAD");
    expect(code).toBe(0);
    expect(stdout).toContain("had no end and gets this one");
    expect(stdout).not.toContain("incident is drafted");
    const after = filesOf(folder);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(after["snapshots/known-bad.yaml"]).toBe(
      before["snapshots/known-bad.yaml"]?.replace(/(from: .*\n)/, `$1      to: ${marked}\n`),
    );
    commit(folder);
    expect((await run("resolve", folder)).stdout).not.toContain("passed over");
    expect((await add("--from", "HEAD~2", "--to", "HEAD~1")).stderr).toContain("known to be bad already");
  });

  it("shows the entry that gets an end as it is written, and says what was told and not used", async () => {
    const folder = repositoryOf({ ...ONE_TOOL, "graph/b.yaml": TOOL.replace("tool:a", "tool:b") });
    const add = (...rest: string[]) => run("known-bad", "add", "--dir", folder, ...rest);
    await add("--from", "HEAD", "--reason", REASON, "--record", "tool:a", "--write");
    commit(folder);
    const range = ["--from", "HEAD~1", "--to", "HEAD"];
    const other = [...range, "--reason", "Another reason altogether."];
    const told = await add(...other, "--record", "tool:b", "--owner", "user:ada", "--remediation", "incident:none");
    expect(told).toMatchObject({ code: 0, stderr: "" });
    expect(told.stdout).toContain(`\n${REASON}\n`);
    expect(told.stdout).toContain("Records that are wrong there: tool:a\n");
    for (const unused of ["Another reason", "tool:b", "incident:none"]) expect(told.stdout).not.toContain(unused);
    expect(told.stdout).toContain(
      "Warning: --reason, --record, --remediation and --owner were not used: of an entry that is there only the end is written. To change more of it, edit snapshots/known-bad.yaml.",
    );
    expect((await add(...other)).stdout).toContain("Warning: --reason was not used:");
    const ended = await add(...range);
    expect([ended.code, ended.stderr, ended.stdout.includes("not used")]).toEqual([0, "", false]);
    const begun = await add("--from", "HEAD");
    expect([begun.code, begun.stderr.includes("A new entry needs a reason.")]).toEqual([2, true]);
    expect((await add(...range, "--reason", ` ${REASON}`, "--record", "tool:a")).stdout).not.toContain("not used");
  });

  it("warns of an end before the fault is mended: agents would get it again with the mark", async () => {
    const folder = repositoryOf({ ...ONE_TOOL, "graph/b.yaml": TOOL.replace("tool:a", "tool:b") });
    const change = (text: string) => {
      write(folder, { "graph/a.yaml": text });
      commit(folder);
    };
    change(TOOL.replace("title: Tool", "title: Delete the cache"));
    const add = (...rest: string[]) => run("known-bad", "add", "--dir", folder, "--reason", REASON, ...rest);
    const early = await add("--from", "HEAD", "--to", "HEAD");
    expect(early.code).toBe(0);
    expect(early.stdout).toContain('still holds "tool:a" as there');
    expect(early.stdout).toContain("Leave --to out until the fault is mended.");
    expect((await add("--from", "HEAD", "--to", "HEAD", "--record", "tool:a")).stdout).toContain("still holds");
    // Not touched by what is bad.
    expect((await add("--from", "HEAD", "--to", "HEAD", "--record", "tool:b")).stdout).not.toContain("still holds");
    expect((await add("--from", "HEAD")).stdout).not.toContain("still holds");
    change(TOOL.replace("title: Tool", "title: The tool"));
    expect((await add("--from", "HEAD~1", "--to", "HEAD~1")).stdout).not.toContain("still holds");
  });

  it("says how far the mark reaches", async () => {
    const folder = repositoryOf(ONE_TOOL);
    git(folder, "tag", "--annotate", "memory/snapshots/2026-06-01T080000Z", "-m", manifestAt(folder));
    const add = (...rest: string[]) => run("known-bad", "add", "--dir", folder, "--reason", REASON, ...rest);
    expect((await add("--from", "HEAD")).stdout).toContain("every later one that holds it, the one that mends it too");
    expect((await add("--from", "HEAD", "--to", "HEAD")).stdout).toContain("the same content elsewhere is not marked");
    const one = await add("--snapshot", "2026-06-01T080000Z", "--record", "tool:b");
    expect(one.stdout).toContain("later snapshots and commits with the same content are not marked");
    expect(one.stdout).toContain('There is no record "tool:b"');
  });

  it("refuses commits of which a shallow clone cannot tell whether one holds the other", async () => {
    const folder = repositoryOf(ONE_TOOL);
    git(folder, "branch", "side");
    git(folder, "commit", "--quiet", "--allow-empty", "-m", "later");
    const range = ["--from", "origin/side", "--to", "origin/main", "--reason", REASON];
    const shallow = clone(folder, "--depth=1", "--no-single-branch");
    const refused = await run("known-bad", "add", "--dir", shallow, ...range);
    expect(refused.stderr).toContain("This clone is shallow: whether origin/main holds origin/side cannot be told.");
    expect(refused.stderr).toContain("git fetch --unshallow");
    expect((await run("known-bad", "add", "--dir", clone(folder), ...range)).code).toBe(0);
  });

  it("says that owners of no incident were not used", async () => {
    const folder = repositoryOf(ONE_TOOL);
    const named = ["--owner", "user:ada", "--remediation", "tool:a"];
    const { stdout } = await run("known-bad", "add", "--dir", folder, "--from", "HEAD", "--reason", REASON, ...named);
    expect(stdout.replaceAll(/\s+/g, " ")).toContain(
      "Warning: --owner was not used: it names the owners of the incident",
    );
  });

  it("refuses what is there already, what is not there, and a reason that says nothing", async () => {
    const folder = repositoryOf(ONE_TOOL);
    const add = (...rest: string[]) => run("known-bad", "add", "--dir", folder, ...rest);
    await add("--from", "HEAD", "--reason", REASON, "--write");
    expect((await add("--from", "HEAD", "--reason", REASON)).stderr).toContain("known to be bad already");
    expect((await add("--from", "HEAD", "--to", "HEAD", "--reason", "bad")).stderr).toContain("fewer than 10");
    expect((await add("--snapshot", "none", "--reason", REASON)).stderr).toContain("There is no snapshot");
    expect((await add("--reason", REASON)).stderr).toContain("Neither a snapshot nor a commit");
    expect((await add("--from", "nowhere", "--reason", REASON)).code).toBe(2);
  });
});

const containing = (text: string): unknown => expect.stringContaining(text);

describe("known-bad add of what is hostile or meaningless", () => {
  it("refuses tags that are no snapshots, such as one on a blob", async () => {
    const story = new Story();
    const first = story.commit("a", { at: "2026-05-01T00:00:00Z" });
    const sound = await story.snapshot(first, "2026-05-01T01:00:00Z");
    const blob = git(story.dir, "rev-parse", `${first}:memory-steward.yml`).trim();
    git(story.dir, "update-ref", "refs/tags/memory/snapshots/2026-05-02T010000Z", blob);
    git(story.dir, "reset", "--quiet", "--hard");
    const add = (tag: string) =>
      run("known-bad", "add", "--dir", story.dir, "--reason", REASON, "--owner", "user:ada", "--snapshot", tag);
    const refused = await add("2026-05-02T010000Z");
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr).toContain("memory/snapshots/2026-05-02T010000Z is no snapshot: it is not an annotated tag.");
    expect((await add(sound)).stdout).toContain(sound);
  });

  it.each([["--write"], ["--propose"], []])(
    "refuses a secret in what is told of it, and writes nothing %s",
    async (...how) => {
      const folder = repositoryOf(ONE_TOOL);
      const before = filesOf(folder);
      const head = git(folder, "rev-parse", "HEAD").trim();
      const token = ["ghp", "16C7e42F292c6912E7710c838347Ae178B4a"].join("_");
      const said = { "--reason": REASON, "--record": "tool:a", "--owner": "user:ada", "--remediation": "incident:a" };
      for (const option of Object.keys(said)) {
        const told = Object.entries({ ...said, [option]: `Key ${token} leaked` }).flat();
        const result = await run("known-bad", "add", "--dir", folder, "--from", "HEAD", ...told, ...how);
        expect(result).toMatchObject({ code: 2, stdout: "" });
        expect(result.stderr).toContain(`The value of ${option} holds a secret, which begins at character 5:`);
        expect(result.stderr).toContain("Nothing was written.");
        expect(result.stderr).not.toContain(token);
      }
      const reverted = await run("revert", "HEAD", "--dir", folder, "--reason", `Key ${token} leaked`, ...how);
      expect(reverted).toMatchObject({ code: 2, stdout: "" });
      expect(reverted.stderr).toContain("The value of --reason holds a secret");
      expect(filesOf(folder)).toEqual(before);
      // What a reason may well name is none.
      const named = `Since ${head} the owner is wrong, see https://example.org/incidents/31.`;
      expect(await run("known-bad", "add", "--dir", folder, "--from", "HEAD", "--reason", named)).toMatchObject({
        stderr: "",
      });
    },
  );

  it.each([
    ["--reason", `${REASON}\u001B]0;gone\u0007`],
    ["--reason", `${REASON}\u202Egnorw`],
    ["--record", "tool:a\u001B[31m"],
    ["--record", "tool:a\n\n## What is affected"],
    ["--remediation", "incident:a\u200B"],
    ["--owner", "user:ada\r"],
  ])("refuses an escape of a terminal in %s, and writes nothing", async (option, value) => {
    const folder = repositoryOf(ONE_TOOL);
    const reason = option === "--reason" ? [] : ["--reason", REASON];
    const result = await run(
      "known-bad",
      "add",
      "--dir",
      folder,
      "--from",
      "HEAD",
      ...reason,
      option,
      value,
      "--write",
    );
    expect(result).toMatchObject({ code: 2, stdout: "" });
    expect(result.stderr).toContain(`The value of ${option} holds the `);
    expect(filesOf(folder)).toEqual(ONE_TOOL);
  });
});

describe("recovery by pull requests", () => {
  it("proposes the mode that the change took from a file", async () => {
    const standIn = await standInForTest();
    const repository = await standIn.createRepository("acme/agent-memory", { files: ONE_TOOL });
    const { server, api } = await standIn.listen();
    const token = standIn.installationToken(repository, { contents: "write", pull_requests: "write" }).value;
    vi.stubEnv("GITHUB_TOKEN", token);
    vi.stubEnv("GITHUB_API_URL", api);
    vi.stubEnv("GITHUB_REPOSITORY", "acme/agent-memory");
    const folder = join(folderOf(), "clone");
    const url = `${server.replace("://", `://x-access-token:${token}@`)}/acme/agent-memory.git`;
    const remote = async (...args: string[]) => (await promisify(execFile)("git", args, { cwd: folder })).stdout;
    await promisify(execFile)("git", ["clone", "--quiet", url, folder]);
    for (const mode of [0o755, 0o644]) {
      chmodSync(join(folder, "graph/a.yaml"), mode);
      commit(folder);
    }
    await remote("push", "--quiet", "origin", "HEAD:main");
    const { code } = await run("revert", "HEAD", "--dir", folder, "--propose");
    expect(code).toBe(0);
    await remote("fetch", "--quiet", "origin");
    const [branch = ""] = git(folder, "branch", "--remotes", "--list", "*revert*").trim().split("\n");
    expect(git(folder, "ls-tree", branch, "graph/a.yaml")).toMatch(/^100755 /);
  });

  it("proposes the entry and the revert, once each", async () => {
    const standIn = await standInForTest();
    const repository = await standIn.createRepository("acme/agent-memory", { files: ONE_TOOL });
    standIn.grant(repository, "author", "write");
    const by = { by: "author" };
    const bad = await standIn.commit(
      repository,
      "main",
      { "graph/a.yaml": TOOL.replace("user:ada", "user:mallory") },
      by,
    );
    await standIn.commit(
      repository,
      "main",
      { "graph/a.yaml": TOOL.replace("user:ada", "user:mallory").replace("title: Tool", "title: The tool") },
      by,
    );
    const { server, api } = await standIn.listen();
    const token = standIn.installationToken(repository, { contents: "write", pull_requests: "write" }).value;
    vi.stubEnv("GITHUB_TOKEN", token);
    vi.stubEnv("GITHUB_API_URL", api);
    vi.stubEnv("GITHUB_REPOSITORY", "acme/agent-memory");
    const folder = join(folderOf(), "clone");
    const url = server.replace("://", `://x-access-token:${token}@`);
    await promisify(execFile)("git", ["clone", "--quiet", `${url}/acme/agent-memory.git`, folder]);

    const revert = ["revert", bad, "--dir", folder, "--propose", "--reason", REASON];
    expect(await run(...revert)).toMatchObject({
      code: 0,
      stdout: containing("Pull request 1 was created."),
      stderr: "",
    });
    expect((await run(...revert)).stdout).toContain("Pull request 1 was left as it is.");
    const known = await run(
      "known-bad",
      "add",
      "--dir",
      folder,
      "--from",
      bad,
      "--reason",
      REASON,
      "--record",
      "tool:a",
      "--propose",
    );
    expect(known.stdout).toContain("Pull request 2 was created.");

    const [first, second] = [...repository.issues.values()];
    expect(first?.title).toBe(`Revert the memory change ${bad.slice(0, 12)}`);
    expect(first?.body).toContain("All of it is taken back, and what came later stays.");
    expect(first?.body).toContain("`user:mallory` owns `tool:a`");
    expect(second?.title).toBe(`Mark ${bad.slice(0, 12)} and what holds it as known to be bad`);
    expect(second?.body).toContain(`## Known to be bad: \`${bad.slice(0, 12)}\` and what holds it\n`);
    const blob = async (ref: string, path: string) => {
      const [found] = (await repository.git.tree(ref, { recursive: true })).filter((entry) => entry.path === path);
      return (await repository.git.blob(found?.oid ?? "")).toString("utf8");
    };
    const withoutTime = (text: string) => text.replace(/updatedAt: .*/, "");
    const reverted = await blob(`memory/revert/${bad.slice(0, 12)}`, "graph/a.yaml");
    expect(withoutTime(reverted)).toBe(withoutTime(TOOL.replace("title: Tool", "title: The tool")));
    expect(reverted).not.toContain(/updatedAt: .*/.exec(TOOL)?.[0]);
    expect(await blob(`memory/known-bad/${bad.slice(0, 12)}`, "snapshots/known-bad.yaml")).toContain(`from: ${bad}`);
  });
});
