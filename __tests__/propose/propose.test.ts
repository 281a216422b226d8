/** From an artifact to one pull request on the stand-in for GitHub. */
import { describe, it } from "vitest";
import { readBlock, readTrailers } from "../../src/memory/proposal.js";
import { AT, decision, house, REASON, RUNBOOK, RUNBOOK_PATH } from "./house.js";

describe.concurrent("propose", () => {
  it("opens one pull request with all that a person needs, and nothing the second time", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const bytes = all.artifact([decision("one-lockfile")], {
      sourceRun: {
        id: "run-42",
        repository: "acme/checkout",
        url: "https://github.com/acme/checkout/actions/runs/42",
        issue: 7,
      },
      evidence: [{ title: "Nightly @ci log", url: "https://ci.example.org/1", excerpt: "429 <b>Too many</b>" }],
    });
    const first = await all.run(bytes);
    expect(first).toMatchObject({ outcome: "proposed", pull: 1, decision: "accept", handling: "auto", failures: [] });
    const { branch = "" } = first;
    expect(branch).toMatch(/^memory\/update\/acme-checkout-run-42-[0-9a-f]{8}$/);
    const { data: pull } = await all.author.rest.pulls.get({ ...AT, pull_number: 1 });
    expect(pull.title).toBe("Add decision:one-lockfile, from acme/checkout");
    expect(pull.labels.map(({ name }) => name).sort()).toEqual(["memory-decision-accept", "memory-update"]);
    expect(pull.requested_reviewers?.map(({ login }) => login)).toEqual(["grace"]);
    expect(pull.body).toContain("The mirror throttles us every night");
    // The words of the link are the sender's as well as its address, so the host is told.
    const run = "[acme/checkout, run run-42](https://github.com/acme/checkout/actions/runs/42) (`github.com`)";
    expect(pull.body).toContain(run);
    expect(pull.body).toContain("](https://ci.example.org/1) (`ci.example.org`)");
    expect(pull.body).not.toContain("<b>Too");
    expect(pull.body).not.toMatch(/@ci/);
    expect(pull.body).toMatch(/^\*\*Check:\*\* passes, with .*\n\n\*\*Decision:\*\* accept\. It may pass by itself/);
    expect(pull.body).toContain("<details><summary>How it was decided");
    // As a reviewer finds them in the repository, where the memory is a folder.
    expect(pull.body).toContain("| `memory/decisions/one-lockfile.md` |");
    expect(pull.body).toContain("- `memory/decisions/one-lockfile.md` Seen twice");
    const commit = await all.repository.git.commit(await all.head(branch));
    expect(commit.parents).toEqual([all.base]);
    expect(readTrailers(commit.message)).toMatchObject({
      decision: "accept",
      digest: first.digest,
      run: { id: 1, attempt: 1 },
    });
    expect(await all.show(branch, "decisions/one-lockfile.md")).toContain("id: decision:one-lockfile");
    const comments = [...all.repository.comments.values()];
    expect(comments).toHaveLength(1);
    expect(readBlock(comments[0]?.body ?? "")).toMatchObject({
      digest: first.digest,
      base: all.base,
      source: { repository: "acme/checkout", id: "run-42", issue: 7 },
      records: [{ id: "decision:one-lockfile", path: "decisions/one-lockfile.md", decision: "accept" }],
    });
    const written = all.writes().length;
    expect(await all.run(bytes)).toMatchObject({ outcome: "unchanged", pull: 1 });
    expect(all.writes()).toHaveLength(written);
  });

  it("links the run that the forge confirms, whatever address the update gives", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const sourceRun = { id: "1121", repository: "acme/checkout" };
    const bytes = all.artifact([decision("web")], { sourceRun: { ...sourceRun, url: "https://ci.example.org/9" } });
    await all.run(bytes, { artifact: { bytes, sourceRun } });
    const { data: pull } = await all.author.rest.pulls.get({ ...AT, pull_number: 1 });
    expect(pull.body).toContain(
      `**From [acme/checkout, run 1121](${all.standIn.urls.server}/acme/checkout/actions/runs/1121)** · [the sender's page of it](https://ci.example.org/9) (\`ci.example.org\`)`,
    );
  });

  it("tells no password of a known record whose words differ", async (context) => {
    const { expect } = context;
    const password = "kT7pQ2xR9mW4zB8qLs3V";
    const body = (word: string) =>
      `# One lockfile for a\n\nEvery package of the workspace a is installed from one lockfile, since two of them drifted apart. Log in to the mirror first. Use password: ${word} there and then. It keeps twenty connections open until the end of it all.\n`;
    const known = `---
id: decision:known
kind: Decision
title: Keep one lockfile for a
status: approved
owners: [team:build]
updatedAt: "2026-06-01T08:20:00Z"
---
${body(password)}`;
    const all = await house(context, { "decisions/known.md": known });
    expect(await all.run(all.artifact([decision("a", {}, body("here"))]))).toMatchObject({ outcome: "proposed" });
    const { data: pull } = await all.author.rest.pulls.get({ ...AT, pull_number: 1 });
    expect(pull.body).toContain("Words: `REDACTED` → `here`");
    expect(JSON.stringify(all.writes()).toLowerCase()).not.toContain(password.toLowerCase());
  });

  it("names a field that came meanwhile and was to go, and brings back no record that was deleted", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const record = { id: "runbook:mirror-throttling", tags: ["ci", "registry"], expiresAt: null };
    const bytes = all.artifact([{ action: "upsert", reason: REASON, record }]);
    await all.push("main", { [RUNBOOK_PATH]: RUNBOOK.replace("tags:", "expiresAt: 2026-12-01T00:00:00Z\ntags:") });
    const { branch = "", outcome } = await all.run(bytes);
    expect(outcome).toBe("proposed");
    expect(await all.show(branch, RUNBOOK_PATH)).toMatch(/expiresAt: 2026-12-01[^]*registry/);
    const { data: pull } = await all.author.rest.pulls.get({ ...AT, pull_number: 1 });
    expect(pull.labels.map(({ name }) => name)).toContain("memory-conflict");
    expect(pull.body).toMatch(/1 field did not merge[^]*`expiresAt` \| `2026-12-01T00:00:00Z`/);

    await all.push("main", { [RUNBOOK_PATH]: undefined });
    const written = all.writes().length;
    const source = { sourceRun: { id: "run-43", repository: "acme/checkout" } };
    const edit = {
      action: "upsert",
      reason: REASON,
      path: RUNBOOK_PATH,
      content: RUNBOOK.replace("[ci]", "[x]"),
    };
    const { refusals, ...refused } = await all.run(all.artifact([edit, decision("one-lockfile")], source));
    expect([refused.outcome, refusals.map(({ code }) => code)]).toEqual(["refused", ["MEMORY_REJECTED_CONFLICT"]]);
    expect(all.writes()).toHaveLength(written);
  });
});
