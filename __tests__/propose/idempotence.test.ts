/** One branch, one pull request, one comment: however often, by however many jobs, and wherever one of them is stopped. */
import { describe, it, type ExpectStatic } from "vitest";
import { readBlock } from "../../src/memory/proposal.js";
import { answerWith, dropConnection } from "../github/faults.js";
import { AT, decision, house, PREFIX, REASON, RUNBOOK, RUNBOOK_PATH, type House } from "./house.js";
import { sample } from "../support/sample.js";

const tagged = (members: object) => ({
  action: "upsert",
  reason: REASON,
  record: { id: "runbook:mirror-throttling", ...members },
});

/** Everything of a proposal is there, once. */
async function expectOne(all: House, expect: ExpectStatic, digest: string | undefined) {
  const branches = await all.proposals();
  expect(branches).toHaveLength(1);
  const pulls = (await all.author.rest.pulls.list({ ...AT, state: "all" })).data;
  expect(pulls.map(({ head }) => head.ref)).toEqual(branches);
  expect(pulls[0]?.labels.map(({ name }) => name)).toContain("memory-update");
  const comments = [...all.repository.comments.values()];
  expect(comments).toHaveLength(1);
  expect(readBlock(comments[0]?.body ?? "")?.digest).toBe(digest);
  return branches[0] ?? "";
}

describe.concurrent("the same artifact", { timeout: 300_000 }, () => {
  it("five times at once opens one pull request", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const bytes = all.artifact([decision("one-lockfile")]);
    const sources = await Promise.all([1, 2, 3, 4].map(() => all.clone()));
    const results = await Promise.all([all.own, ...sources].map((source) => all.run(bytes, { source })));
    expect(results.map(({ pull }) => pull)).toEqual([1, 1, 1, 1, 1]);
    const branch = await expectOne(all, expect, results[0]?.digest);
    expect((await all.repository.git.commit(await all.head(branch))).parents).toEqual([all.base]);
  });

  // Stopped after a call that reads is stopped after the call before it that wrote. Houses wait beside each other.
  it.for([
    { what: "opening", before: [], writes: 6 },
    { what: "updating", before: ["older"], writes: 4 },
  ])("stopped after any call of $what ends with one pull request", async ({ before, writes }, context) => {
    const { expect } = context;
    const built = async () => {
      const all = await house(context);
      const propose = (name: string) => all.run(all.artifact([decision(name)]));
      for (const name of before) await propose(name);
      return { all, propose };
    };
    const whole = await built();
    const from = whole.all.standIn.calls.length;
    await whole.propose("newer");
    const written = new Set<unknown>(whole.all.writes());
    const stops = whole.all.standIn.calls.slice(from).flatMap((call, at) => (written.has(call) ? [at] : []));
    expect(stops.length).toBeGreaterThanOrEqual(writes);
    await Promise.all(
      sample(stops).map(async (after) => {
        const { all, propose } = await built();
        const { faults } = all.standIn;
        faults.add({ operation: "*", after, times: 1000, phase: "after", effect: dropConnection() });
        await propose("newer").catch(() => undefined);
        expect(faults.struck.length).toBeGreaterThan(0);
        faults.clear();
        const { pull, digest } = await propose("newer");
        expect(pull).toBe(1);
        const branch = await expectOne(all, expect, digest);
        expect(await all.show(branch, "decisions/newer.md")).toContain("One lockfile");
      }),
    );
  });

  it("is not proposed again once its pull request was closed or merged", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const bytes = all.artifact([decision("one-lockfile")]);
    await all.run(bytes);
    await all.author.rest.pulls.update({ ...AT, pull_number: 1, state: "closed" });
    expect(await all.run(bytes)).toMatchObject({ outcome: "closed", pull: 1 });
    const other = all.artifact([tagged({ tags: ["ci", "registry"] })], {
      sourceRun: { id: "run-43", repository: "acme/checkout" },
    });
    expect(await all.run(other)).toMatchObject({ outcome: "proposed", pull: 2 });
    await all.author.rest.pulls.merge({ ...AT, pull_number: 2, merge_method: "squash" });
    expect(await all.run(other)).toMatchObject({
      outcome: "refused",
      refusals: [{ code: "MEMORY_REJECTED_NOTHING_NEW" }],
    });
  });

  it("does not come back by the open pull request of a newer one, once its own was closed", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const [older, newer] = [all.artifact([decision("one")]), all.artifact([decision("two")])];
    await all.run(older);
    await all.author.rest.pulls.update({ ...AT, pull_number: 1, state: "closed" });
    expect(await all.run(newer)).toMatchObject({ outcome: "proposed", pull: 2 });
    expect(await all.run(older)).toMatchObject({ outcome: "closed", pull: 1 });
  });

  it("gets the labels that were refused when the rest was written", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const bytes = all.artifact([decision("one-lockfile")]);
    all.standIn.faults.add({ operation: "issues/add-labels", times: 100, effect: answerWith(403, "Forbidden") });
    expect((await all.run(bytes)).failures).toHaveLength(1);
    expect(await all.run(bytes)).toMatchObject({ outcome: "unchanged", failures: [{ name: "UserError" }] });
    all.standIn.faults.clear();
    expect(await all.run(bytes)).toMatchObject({ outcome: "unchanged", failures: [] });
    const { data } = await all.author.rest.pulls.get({ ...AT, pull_number: 1 });
    expect(data.labels.map(({ name }) => name)).toContain("memory-update");
    const from = all.writes().length;
    await all.run(bytes);
    expect(all.writes().slice(from)).toEqual([]);
  });
});

describe.concurrent("a newer artifact of the run", { timeout: 300_000 }, () => {
  it("updates the pull request, and leaves standing what people wrote on its branch", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const { branch = "" } = await all.run(
      all.artifact([tagged({ tags: ["ci", "registry"] }), decision("one-lockfile")]),
    );
    const person = await all.push(branch, {
      [RUNBOOK_PATH]: (await all.show(branch, RUNBOOK_PATH)).replace("wait an hour", "wait two hours"),
      "decisions/one-lockfile.md": (await all.show(branch, "decisions/one-lockfile.md")).replace(
        "title: Keep",
        "title: Always keep",
      ),
      "notes/mine.md": "# Mine\n",
    });
    // Main goes on in the meantime, in the same record.
    await all.push("main", { [RUNBOOK_PATH]: RUNBOOK.replace("to four", "to two") });
    const newer = all.artifact([
      tagged({ tags: ["ci", "registry", "nightly"] }),
      decision("one-lockfile", { title: "Never keep two" }),
    ]);
    const result = await all.run(newer);
    expect(result).toMatchObject({ outcome: "updated", pull: 1 });
    expect(result.notes).toEqual(["In 1 place what a person wrote on the branch stays."]);
    await expectOne(all, expect, result.digest);
    expect(await all.repository.git.isAncestor(person, await all.head(branch))).toBe(true);
    expect(await all.repository.git.isAncestor(await all.head("main"), await all.head(branch))).toBe(true);
    expect(await all.show(branch, RUNBOOK_PATH)).toBe(
      RUNBOOK.replace("[ci]", "[ci, registry, nightly]")
        .replace("wait an hour", "wait two hours")
        .replace("to four", "to two")
        .trimEnd(),
    );
    expect(await all.show(branch, "decisions/one-lockfile.md")).toContain("title: Always keep one");
    expect(await all.show(branch, "notes/mine.md")).toBe("# Mine");
    const { data: pull } = await all.author.rest.pulls.get({ ...AT, pull_number: 1 });
    expect(pull.body).toMatch(
      /People changed meanwhile[^]*`title` \| `Always keep one lockfile for one-lockfile` \| `Never keep two`/,
    );
    expect(pull.labels.map(({ name }) => name)).toContain("memory-conflict");
    const head = await all.head(branch);
    expect((await all.run(newer)).outcome).toBe("unchanged");
    expect(await all.head(branch)).toBe(head);
  });

  it.for([
    { whose: "the person's", byPerson: "2026-06-09T12:00:00Z", byArtifact: "2026-06-09T10:00:00Z" },
    { whose: "the artifact's", byPerson: "2026-06-09T10:00:00Z", byArtifact: "2026-06-09T12:00:00Z" },
  ])("takes $whose time where it is the later one, and asks nobody", async ({ byPerson, byArtifact }, context) => {
    const { expect } = context;
    const all = await house(context);
    const first = "2026-06-09T08:20:00Z";
    // A record that the memory has, and one that only the proposal has.
    const changes = (updatedAt: string, tag: string) => [
      tagged({ updatedAt, tags: ["ci", tag] }),
      decision("one-lockfile", { updatedAt }),
    ];
    const paths = [RUNBOOK_PATH, "decisions/one-lockfile.md"];
    const { branch = "" } = await all.run(all.artifact(changes(first, "registry")));
    const edited: Record<string, string> = {};
    for (const path of paths) edited[path] = (await all.show(branch, path)).replace(first, byPerson);
    await all.push(branch, edited);
    const newer = all.artifact(changes(byArtifact, "nightly"));
    expect(await all.run(newer)).toMatchObject({ outcome: "updated", notes: [] });
    for (const path of paths) expect(await all.show(branch, path)).toContain("2026-06-09T12:00:00Z");
    const { data: pull } = await all.author.rest.pulls.get({ ...AT, pull_number: 1 });
    expect(pull.labels.map(({ name }) => name)).not.toContain("memory-conflict");
  });

  it("takes back what GitHub was asked to merge, though nothing tells of what is there", async (context) => {
    const { expect } = context;
    const all = await house(context);
    await all.run(all.artifact([decision("one")]));
    await all.author.rest.issues.addLabels({ ...AT, issue_number: 1, labels: ["memory-auto"] });
    const issue = all.repository.issues.get(1);
    if (!issue?.pull) throw new Error("there is no pull request");
    issue.pull.autoMerge = { by: all.standIn.account("author"), method: "SQUASH", at: all.standIn.now };
    all.repository.comments.clear();
    const from = all.writes().length;
    await all.run(all.artifact([decision("two")]));
    expect(JSON.stringify(all.writes()[from]?.body)).toContain("disablePullRequestAutoMerge");
    expect(issue.pull.autoMerge).toBeUndefined();
  });

  it("never gives way to an older one, nor to a comment that others wrote", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const [older, newer] = [all.artifact([decision("one")]), all.artifact([decision("two")])];
    const { branch = "" } = await all.run(newer, { run: { id: 9, attempt: 1 } });
    const [own] = all.repository.comments.values();
    await all.author.rest.issues.createComment({
      ...AT,
      issue_number: 1,
      body: (own?.body ?? "").replaceAll("run=9", "run=99"),
    });
    const head = await all.head(branch);
    expect(await all.run(older, { run: { id: 8, attempt: 2 } })).toMatchObject({ outcome: "newer", pull: 1 });
    expect(await all.head(branch)).toBe(head);
    expect(await all.run(older, { run: { id: 10, attempt: 1 } })).toMatchObject({ outcome: "updated", pull: 1 });
    await expect(all.show(branch, "decisions/two.md")).rejects.toThrow();
  });

  it("keeps what is outside of the memory on the branch", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const { branch = "" } = await all.run(all.artifact([decision("one")]));
    await all.standIn.commit(all.repository, branch, { "README.md": "Mine.\n" }, { by: "author" });
    await all.standIn.commit(all.repository, "main", { [`${PREFIX}notes/a.md`]: "# A\n" }, { by: "author" });
    expect((await all.run(all.artifact([decision("two")]))).outcome).toBe("updated");
    expect(await all.repository.git.text(["show", `refs/heads/${branch}:README.md`])).toBe("Mine.");
    expect(await all.show(branch, "decisions/two.md")).toContain("decision:two");
    await expect(all.show(branch, "decisions/one.md")).rejects.toThrow();
  });
});

describe("the branch of a proposal", { timeout: 300_000 }, () => {
  it("is that of this repository: a fork of the same owner that calls its own so is left alone", async (context) => {
    const { expect } = context;
    const first = await house(context);
    const { branch } = await first.run(first.artifact([decision("one-lockfile")]));
    if (branch === undefined) throw new Error("nothing was proposed");
    const all = await house(context);
    const fork = await all.standIn.fork(all.repository, "acme", "agent-memory-fork");
    all.standIn.grant(fork, "author", "write");
    await all.standIn.commit(fork, branch, { "README.md": "Mine.\n" }, { by: "author", from: "main" });
    const asked = { head: branch, head_repo: fork.name, base: "main", title: "Mine", body: "By hand." };
    const { data: foreign } = await all.author.rest.pulls.create({ ...AT, ...asked });
    const result = await all.run(all.artifact([decision("one-lockfile")]));
    expect(result).toMatchObject({ outcome: "proposed", branch, pull: foreign.number + 1 });
    const { data: left } = await all.author.rest.pulls.get({ ...AT, pull_number: foreign.number });
    expect([left.title, left.body, left.labels, left.comments]).toEqual(["Mine", "By hand.", [], 0]);
  });
});
