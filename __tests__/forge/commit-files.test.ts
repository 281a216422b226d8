/** Commits, proposals and tags of our own, at the stand-in for GitHub. */
import { createHash } from "node:crypto";
import { describe, expect as expectThat, it } from "vitest";
import { asCommitError } from "../../src/forge/commit-files.js";
import type { CommitRequest } from "../../src/memory/forge.js";
import { BranchMoved, BranchProtected, MissingPermission } from "../../src/memory/forge-refusal.js";
import { client } from "../github/for-test.js";
import { dropConnection, meanwhile, serverError } from "../github/faults.js";
import type { StandIn } from "../github/stand-in.js";
import type { Permissions } from "../github/tokens.js";
import { connected, standInFor } from "./support.js";

const AT = { owner: "acme", repo: "agent-memory" };
const text = { headline: "Index the memory", body: "Sources: 0123" };

async function memory(standIn: StandIn, permissions: Permissions = { contents: "write", pull_requests: "write" }) {
  const files = { "a.md": "one\n", "b.md": "two\n" };
  const repository = await standIn.createRepository("acme/agent-memory", { files });
  standIn.grant(repository, "author", "write");
  const { forge } = connected(standIn, standIn.jobToken(repository, permissions));
  const head = (await repository.git.ref("refs/heads/main")) ?? "";
  const request: CommitRequest = {
    branch: "main",
    expectedHead: head,
    text,
    changes: [
      { path: "indexes/x.json", bytes: Buffer.from("{}\n") },
      { path: "b.md", bytes: undefined },
    ],
  };
  const paths = async (ref: string) =>
    (await repository.git.tree(ref, { recursive: true })).filter(({ type }) => type === "blob").map(({ path }) => path);
  return { repository, forge, head, request, paths };
}

/** A memory in whose repository workflows may open pull requests, and the proposal of one. */
async function proposing(standIn: StandIn) {
  const all = await memory(standIn);
  all.repository.workflowSettings.mayApprove = true;
  const base = { branch: "main", head: all.head };
  const { changes } = all.request;
  return { ...all, proposal: { branch: "memory/x", base, commit: text, changes, title: "T", body: "B\n" } };
}

const made = (standIn: StandIn) => standIn.calls.map(({ operation }) => operation);

describe("a commit on a branch", () => {
  it.each([
    'Required status check "check" is expected.',
    "2 of 2 required status checks are expected.",
    "At least 1 approving review is required by reviewers with write access.",
    "Cannot update this protected ref.",
    "Protected branch update failed for refs/heads/main.",
    "You're not authorized to push to this branch.",
    'Repository rule violations found\n\nRequired status check "check" is expected.',
  ])("is one that the branch does not take, in the words of a ruleset or of branch protection: %s", (message) => {
    for (const type of ["UNPROCESSABLE", "FORBIDDEN"]) {
      const answer = Object.assign(new Error(message), { errors: [{ type, message }] });
      expectThat(asCommitError(answer, "main")).toBeInstanceOf(BranchProtected);
    }
  });

  it.concurrent("is made in one request, on the head that was expected", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, forge, head, request, paths } = await memory(standIn);
    expect(await forge.branchHead("main")).toBe(head);
    expect(await forge.branchHead("none")).toBeUndefined();
    const commit = await forge.commitFiles(request);
    expect(made(standIn).filter((operation) => operation === "graphql")).toHaveLength(1);
    expect(await repository.git.ref("refs/heads/main")).toBe(commit);
    expect(await repository.git.commit(commit)).toMatchObject({
      parents: [head],
      message: "Index the memory\n\nSources: 0123",
    });
    expect(await paths("main")).toEqual(["a.md", "indexes/x.json"]);
    await expect(forge.commitFiles({ ...request, text: { headline: "Another", body: "" } })).rejects.toThrow(
      BranchMoved,
    );
    expect(await repository.git.ref("refs/heads/main")).toBe(commit);
  });

  it.concurrent("is found again where the answer was lost, and sent again where it had no effect", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, forge, head, request } = await memory(standIn);
    standIn.faults.add({ operation: "graphql", times: 1, after: 0, phase: "before", effect: serverError(502) });
    standIn.faults.add({ operation: "graphql", times: 1, after: 1, phase: "after", effect: dropConnection() });
    const commit = await forge.commitFiles(request);
    expect(await repository.git.ref("refs/heads/main")).toBe(commit);
    expect((await repository.git.commit(commit)).parents).toEqual([head]);
  });

  it.concurrent("loses no commit of another writer", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, forge, request } = await memory(standIn);
    let theirs = "";
    standIn.faults.add({
      operation: "graphql",
      times: 1,
      after: 0,
      phase: "before",
      effect: meanwhile(async () => {
        theirs = await standIn.commit(repository, "main", { "c.md": "three\n" }, { by: "author" });
      }),
    });
    await expect(forge.commitFiles(request)).rejects.toThrow(BranchMoved);
    expect(await repository.git.ref("refs/heads/main")).toBe(theirs);
  });

  it.concurrent("goes object by object where it is too large for one request", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, forge, head, request, paths } = await memory(standIn);
    const large = { path: "indexes/large.bin", bytes: Buffer.alloc(100_001, 0xff) };
    const commit = await forge.commitFiles({ ...request, changes: [...request.changes, large] });
    expect(made(standIn)).not.toContain("graphql");
    expect(await repository.git.ref("refs/heads/main")).toBe(commit);
    expect((await repository.git.commit(commit)).parents).toEqual([head]);
    expect(await paths("main")).toEqual(["a.md", "indexes/large.bin", "indexes/x.json"]);
    await expect(
      forge.commitFiles({ ...request, text: { headline: "Another", body: "" }, changes: [large] }),
    ).rejects.toThrow(BranchMoved);
  });

  it.concurrent("is refused in a sentence: no permission, a protected branch", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, forge, request } = await memory(standIn);
    const reader = connected(standIn, standIn.jobToken(repository, { contents: "read" })).forge;
    await expect(reader.commitFiles(request)).rejects.toThrow(MissingPermission);
    await expect(reader.commitFiles(request)).rejects.toThrow("contents: write");
    repository.protections.set("main", { requiredChecks: [], requiredApprovals: 1 });
    await expect(forge.commitFiles(request)).rejects.toThrow(BranchProtected);
    await expect(forge.commitFiles(request)).rejects.toThrow("Changes must be made through a pull request");
  });
});

describe("a proposal of our own", () => {
  it.concurrent("is made once, moves with its base, and says when nothing is new", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, forge, head, request, paths } = await memory(standIn);
    const proposal = {
      branch: "memory/indexes",
      base: { branch: "main", head },
      commit: text,
      changes: request.changes,
      title: "Index the memory",
      body: "Generated.\n",
    };
    await expect(forge.proposeFiles(proposal)).rejects.toThrow("does not let workflows open pull requests");
    repository.workflowSettings.mayApprove = true;
    const first = await forge.proposeFiles(proposal);
    expect(first).toMatchObject({ outcome: "created", pull: { number: 1, head: { branch: "memory/indexes" } } });
    expect(await paths("memory/indexes")).toEqual(["a.md", "indexes/x.json"]);
    expect(await forge.proposeFiles(proposal)).toMatchObject({ outcome: "unchanged", pull: { number: 1 } });
    const next = await standIn.commit(repository, "main", { "c.md": "three\n" }, { by: "author" });
    const again = await forge.proposeFiles({ ...proposal, base: { branch: "main", head: next } });
    expect(again).toMatchObject({ outcome: "updated", pull: { number: 1 } });
    const tip = (await repository.git.ref("refs/heads/memory/indexes")) ?? "";
    const made = await repository.git.commit(tip);
    expect(made.parents).toEqual([next]);
    // Who amends a commit keeps its author.
    const person = standIn.account("author");
    const amended = await repository.git.writeCommit({ ...made, committer: standIn.signature(person) });
    const ref = "refs/heads/memory/indexes";
    await standIn.moveRefs(repository, [{ ref, before: tip, after: amended }], person);
    await expect(forge.proposeFiles(proposal)).rejects.toThrow("holds commits that are not the steward's");
    expect(await repository.git.ref(ref)).toBe(amended);
    await standIn.moveRefs(repository, [{ ref, before: amended, after: tip }], person);
    // As GitHub squashes a pull request that the steward opened, by the hand of a person: signed, and in the steward's name.
    const by = "github-actions[bot]";
    const squashed = await standIn.commit(repository, "memory/indexes", { "mine.md": "Mine.\n" }, { by });
    await expect(forge.proposeFiles(proposal)).rejects.toThrow("holds commits that are not the steward's");
    await standIn.moveRefs(repository, [{ ref, before: squashed, after: tip }], person);
    await standIn.commit(repository, "memory/indexes", { "mine.md": "Mine.\n" }, { by: "author" });
    const theirs = await repository.git.ref("refs/heads/memory/indexes");
    await expect(forge.proposeFiles(proposal)).rejects.toThrow("holds commits that are not the steward's");
    expect(await repository.git.ref("refs/heads/memory/indexes")).toBe(theirs);
  });

  it.concurrent("overwrites no commit that is pushed to its branch meanwhile", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { forge, repository, proposal } = await proposing(standIn);
    await forge.proposeFiles(proposal);
    const next = await standIn.commit(repository, "main", { "c.md": "three\n" }, { by: "author" });
    let theirs = "";
    standIn.faults.add({
      operation: "git/create-commit",
      times: 1,
      after: 0,
      phase: "before",
      effect: meanwhile(async () => {
        theirs = await standIn.commit(repository, "memory/x", { "mine.md": "Mine.\n" }, { by: "author" });
      }),
    });
    const again = { ...proposal, base: { branch: "main", head: next } };
    await expect(forge.proposeFiles(again)).rejects.toThrow("The branch memory/x moved while its next commit was made");
    expect(await repository.git.ref("refs/heads/memory/x")).toBe(theirs);
  });

  it.concurrent("is moved once, whatever answer is lost", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { forge, repository, proposal } = await proposing(standIn);
    await forge.proposeFiles(proposal);
    const next = await standIn.commit(repository, "main", { "c.md": "three\n" }, { by: "author" });
    standIn.faults.add({ operation: "graphql", times: 1, after: 1, phase: "after", effect: dropConnection() });
    const again = await forge.proposeFiles({ ...proposal, base: { branch: "main", head: next } });
    expect(again).toMatchObject({ outcome: "updated", pull: { number: 1 } });
    const tip = (await repository.git.ref("refs/heads/memory/x")) ?? "";
    expect((await repository.git.commit(tip)).parents).toEqual([next]);
  });

  it.concurrent("is one, whatever answer is lost", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { forge, paths, repository, proposal } = await proposing(standIn);
    for (const operation of ["git/create-ref", "pulls/create"]) {
      standIn.faults.add({ operation, times: 1, after: 0, phase: "after", effect: dropConnection() });
    }
    expect(await forge.proposeFiles(proposal)).toMatchObject({ pull: { number: 1 } });
    expect(await paths("memory/x")).toEqual(["a.md", "indexes/x.json"]);
    const { data } = await client(standIn, standIn.personalToken("author")).rest.pulls.list(AT);
    expect(data).toHaveLength(1);
    expect(repository.issues.size).toBe(1);
  });
});

describe("a tag", () => {
  const name = "memory/snapshots/2026-05-08T000000Z";

  it.concurrent.for([0, 1])(
    "is annotated, made once and never moved, whichever answer is lost (%i)",
    async (after, context) => {
      const { expect } = context;
      const standIn = await standInFor(context);
      const { repository, forge, head } = await memory(standIn);
      const tag = { name, commit: head, message: "Approved\n\n{}", place: "first" };
      standIn.faults.add({ operation: "git/create-ref", after, phase: "after", effect: dropConnection() });
      const made = await forge.createTag(tag);
      const oid = await repository.git.ref(`refs/tags/${name}`);
      expect(made).toEqual({ outcome: "made", object: oid });
      expect(await repository.git.typeOf(oid ?? "")).toBe("tag");
      const next = await standIn.commit(repository, "main", { "c.md": "three\n" }, { by: "author" });
      expect(await forge.createTag({ ...tag, commit: next, place: "second" })).toEqual({ outcome: "name taken" });
      expect(await repository.git.ref(`refs/tags/${name}`)).toBe(oid);
    },
  );

  it.concurrent("gets a place that one alone can have; the same of a run that died is finished", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, forge, head } = await memory(standIn);
    const tag = { name, commit: head, message: "Approved\n\n{}", place: "first" };
    standIn.faults.add({ operation: "git/create-ref", after: 1, times: 9, effect: serverError(500) });
    await expect(forge.createTag(tag)).rejects.toThrow("GitHub answered 500");
    standIn.faults.clear();
    const held = await repository.git.ref("refs/memory-steward/after/first");
    const other = await forge.createTag({ ...tag, message: "Approved by me\n\n{}" });
    expect(other).toEqual({ outcome: "place taken", object: held, age: expect.any(Number) as number });
    expect(await repository.git.ref(`refs/tags/${name}`)).toBeUndefined();
    expect(await forge.createTag(tag)).toEqual({ outcome: "made", object: held });
    expect(await repository.git.ref(`refs/tags/${name}`)).toBe(held);
    // Somebody's ref to something that is no tag.
    await repository.git.text(["update-ref", "refs/memory-steward/after/second", head]);
    const strange = await forge.createTag({ ...tag, name: `${name}-0000000`, place: "second" });
    expect(strange).toEqual({ outcome: "place taken", object: head, age: undefined });
  });
});

describe("a write of files", () => {
  const token = ["dop", "v1", createHash("sha256").update("a token of nobody").digest("hex")].join("_");

  it.concurrent("that brings a secret is refused, by whatever way, and without its value", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, forge, head, request } = await memory(standIn);
    const changes = [{ path: "notes/a b.md", bytes: Buffer.from(`Use ${token}.\n`) }];
    const proposal = { branch: "memory/x", base: { branch: "main", head }, commit: text, title: "x", body: "x" };
    for (const write of [
      () => forge.commitFiles({ ...request, changes }),
      () => forge.proposeFiles({ ...proposal, changes }),
    ]) {
      await expect(write()).rejects.toThrow(
        /^Nothing was written: notes\/a b\.md would hold a secret that is not there now/,
      );
    }
    expect(await repository.git.ref("refs/heads/main")).toBe(head);
    expect(await repository.git.ref("refs/heads/memory/x")).toBeUndefined();
  });

  it.concurrent("may keep and move one that is there, and not put another in its place", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, forge, request } = await memory(standIn);
    const old = `password: ${createHash("sha256").update("old").digest("base64url").slice(0, 24)}\n`;
    const other = `password: ${createHash("sha256").update("other").digest("base64url").slice(0, 24)}\n`;
    const expectedHead = await standIn.commit(repository, "main", { "s p/old.md": old }, { by: "author" });
    const change = (path: string, content: string) => ({ path, bytes: Buffer.from(content) });
    const replaced = { ...request, expectedHead, changes: [change("s p/old.md", other)] };
    await expect(forge.commitFiles(replaced)).rejects.toThrow(/would hold a secret/);
    const changes = [change("s p/new.md", `# Moved\n\n${old}`), { path: "s p/old.md", bytes: undefined }];
    await expect(forge.commitFiles({ ...request, expectedHead, changes })).resolves.toMatch(/^[0-9a-f]{40}$/);
  });
});
