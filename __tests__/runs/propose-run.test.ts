/** From the folder of a run to one pull request on the stand-in for GitHub. */
import { describe, it } from "vitest";
import { fetchRun } from "../../src/commands/propose/fetch-artifact.js";
import { proposeRun } from "../../src/commands/propose/propose-run.js";
import { receiveFromRun } from "../../src/commands/propose/receive-update.js";
import { readBlock, readTrailers } from "../../src/memory/proposal.js";
import { archiveSource } from "../../src/runs/archive-source.js";
import { overlayOf } from "../../src/terminal/overlay.js";
import { connected } from "../forge/support.js";
import { writeZip } from "../github/zip.js";
import { AT, house, NOW, type House } from "../propose/house.js";
import { FACTS, MEMORY, sdkRun, sourceOf, type TextFiles } from "./run-kit.js";

const { "graph/repository.yaml": REPOSITORY = "", "graph/organization.yaml": ORGANIZATION = "" } = MEMORY;
const FILES = { "graph/repository.yaml": REPOSITORY, "graph/organization.yaml": ORGANIZATION };

function importer(all: House) {
  let runs = 0;
  const job = all.standIn.jobToken(all.repository, { contents: "write", pull_requests: "write" });
  return (run: TextFiles) =>
    proposeRun({
      files: sourceOf(run),
      sender: { repository: "acme/checkout", url: "https://github.com/acme/checkout/actions/runs/42" },
      repository: "repository:checkout",
      forge: connected(all.standIn, job).forge,
      source: all.own,
      memoryRepository: "acme/agent-memory",
      gate: {},
      overlay: overlayOf(all.own.repository),
      root: "memory",
      target: "main",
      run: { id: ++runs, attempt: 1 },
      now: NOW,
      onSecret: () => undefined,
    });
}

describe("a run proposed", () => {
  it("has one pull request, however often it is imported, and a new one where its source is another", async (context) => {
    const { expect } = context;
    const all = await house(context, FILES);
    const run = importer(all);
    const first = await run(sdkRun({ ...FACTS, end: "failed" }));
    expect(first).toMatchObject({ outcome: "proposed", pull: 1, failures: [] });
    const digest = first.imported.manifest?.sourceDigest.slice("sha256:".length, "sha256:".length + 12);
    expect(first.branch).toBe(`memory/import/${FACTS.id}-${digest ?? ""}`);
    const written = all.writes().length;
    expect(await run(sdkRun({ ...FACTS, end: "failed" }))).toMatchObject({ outcome: "unchanged", pull: 1 });
    expect(all.writes()).toHaveLength(written);

    const { data: pull } = await all.author.rest.pulls.get({ ...AT, pull_number: 1 });
    expect(pull.title).toBe(`Import run ${FACTS.id}, from acme/checkout`);
    expect(pull.labels.map(({ name }) => name).sort()).toEqual(["memory-decision-accept", "memory-import"]);
    expect(pull.requested_reviewers?.map(({ login }) => login)).toEqual(["grace"]);
    expect(pull.body).toContain("(failed)");
    const commit = await all.repository.git.commit(await all.head(first.branch ?? ""));
    expect(readTrailers(commit.message)).toMatchObject({ kind: "import", source: { id: FACTS.id } });
    const [comment] = [...all.repository.comments.values()];
    expect(readBlock(comment?.body ?? "")?.records.map(({ id }) => id)).toContain(`babysitter-run:${FACTS.id}`);
    expect(comment?.body).toContain("**SecretsRedacted** True");

    await all.author.rest.pulls.merge({ ...AT, pull_number: 1 });
    expect(await run(sdkRun({ ...FACTS, end: "failed" }))).toMatchObject({ outcome: "present" });
    const second = await run(sdkRun(FACTS));
    expect(second).toMatchObject({ outcome: "proposed", pull: 2 });
    expect(second.branch).not.toBe(first.branch);
    const { data: again } = await all.author.rest.pulls.get({ ...AT, pull_number: 2 });
    expect(again.body).toMatch(/Conflicts[^]*run\.yaml[^]*the rest is the run/);
    expect(again.labels.map(({ name }) => name)).toContain("memory-conflict");
  });

  it("comes from the artifact of a run, wherever its folder stands in it, and from no other run", async (context) => {
    const { expect } = context;
    const { standIn, repository, ...all } = await house(context, FILES);
    const job = standIn.jobToken(repository, { actions: "read", contents: "read" });
    const workflow = standIn.workflow(repository, ".github/workflows/agent.yml", "agent");
    const ended = { branch: "main", sha: await all.head("main"), conclusion: "success" } as const;
    const receive = async (event: string, files: TextFiles) => {
      const run = await standIn.workflowRun(repository, workflow, { ...ended, event });
      const entries = Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
      standIn.artifact(repository, run, "memory-run", writeZip(entries, { compress: true }));
      const name = "acme/agent-memory";
      const { forge } = connected(standIn, job);
      const origin = { kind: "run", repository: name, run: run.id } as const;
      const known = { memory: { id: repository.id, name }, policy: () => Promise.resolve({}) };
      return await receiveFromRun({ ...known, forgeOf: () => Promise.resolve(forge) }, origin, fetchRun);
    };
    const run = sdkRun(FACTS);
    const deep = Object.entries(run).map(([path, text]) => [`.a5c/runs/${FACTS.id}/${path}`, text]);
    const received = await receive("push", {
      ...(Object.fromEntries(deep) as TextFiles),
      "README.md": "Not the run's.",
    });
    if (!received || !("content" in received)) throw new Error("nothing was received");
    const source = archiveSource(received.content);
    expect(source.files.map(({ path }) => path)).toEqual(Object.keys(run).sort());
    const path = "run.json";
    expect([Buffer.from(await source.read(path)).toString(), await source.digest(path)]).toEqual([
      run[path],
      await sourceOf(run).digest(path),
    ]);
    expect(await receive("pull_request_target", run)).toMatchObject([{ code: "MEMORY_REJECTED_SOURCE_FORK" }]);
  });

  it("writes nothing on the forge where it is blocked", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const result = await importer(all)(sdkRun(FACTS));
    expect([result.outcome, result.imported.refusals.map(({ code }) => code)]).toEqual([
      "refused",
      ["MEMORY_REJECTED_UNKNOWN_REPOSITORY"],
    ]);
    expect([all.writes(), await all.proposals()]).toEqual([[], []]);
  });
});
