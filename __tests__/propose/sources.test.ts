/** Where updates come from: what is taken, what is refused by which code, and what that costs, at the stand-in for GitHub. */
import { describe, it, type TestContext } from "vitest";
import { receiveUpdate, type UpdateOrigin } from "../../src/commands/propose/receive-update.js";
import type { WorkflowRunOptions } from "../github/records.js";
import type { Repository, WorkflowRun } from "../github/state.js";
import type { StandIn } from "../github/stand-in.js";
import { delay } from "../github/faults.js";
import { writeZip, type ZipEntry } from "../github/zip.js";
import { connected, standInFor } from "../forge/support.js";

const MEMORY = "acme/agent-memory";
const AGENTS = "acme/agents";
const text = (value: string) => Buffer.from(value);
const archive = (...entries: ZipEntry[]) => writeZip(entries, { compress: true });

function update(run: number | string, repository = MEMORY): Buffer {
  const changes = [{ action: "delete", reason: "It is not true any more.", path: "notes/mirror.md" }];
  return text(
    JSON.stringify({
      schema: "memory-steward.update/v1",
      memoryRepository: MEMORY,
      sourceRun: { id: String(run), repository },
      baseCommit: "0".repeat(40),
      rationale: "What is long enough to be read.",
      changes,
      redactionStatus: "clean",
    }),
  );
}

class Place {
  policy: { sources?: string[]; workflows?: string[] } = {};
  #fetches = 0;

  constructor(
    readonly standIn: StandIn,
    readonly memory: Repository,
  ) {}

  static async open(context: TestContext): Promise<Place> {
    const standIn = await standInFor(context);
    return new Place(standIn, await standIn.createRepository(MEMORY, { files: { "a.md": "one\n" } }));
  }

  async run(repository = this.memory, options: Partial<WorkflowRunOptions> = {}): Promise<WorkflowRun> {
    const sha = (await repository.git.ref("refs/heads/main")) ?? "";
    const workflow = this.standIn.workflow(repository, ".github/workflows/agent.yml", "agent");
    const ended = { event: "push", branch: "main", sha, conclusion: "success" };
    return await this.standIn.workflowRun(repository, workflow, { ...ended, ...options });
  }

  async left(bytes: Uint8Array): Promise<WorkflowRun> {
    const run = await this.run();
    this.standIn.artifact(this.memory, run, "memory-update", bytes);
    return run;
  }

  async receive(origin: UpdateOrigin) {
    this.standIn.calls.length = 0;
    this.#fetches = 0;
    const scopes = { actions: "read", contents: "read" } as const;
    const received = await receiveUpdate({
      origin,
      memory: { id: this.memory.id, name: MEMORY },
      forgeOf: (name) => {
        const repository = this.standIn.repositories.get(name.toLowerCase()) ?? this.memory;
        const token = this.standIn.installationToken(repository, scopes);
        return Promise.resolve(connected(this.standIn, token, name).forge);
      },
      policy: () => {
        this.#fetches++;
        return Promise.resolve(this.policy);
      },
    });
    const codes = Array.isArray(received)
      ? received.map(({ code }) => (code as string).replace("MEMORY_REJECTED_", ""))
      : [];
    const calls = this.standIn.calls.map(({ operation }) => operation);
    return { received, codes: codes.join(), calls, fetches: this.#fetches };
  }

  fromRun(run: { readonly id: number }, repository = MEMORY) {
    return this.receive({ kind: "run", repository, run: run.id });
  }
}

describe("the artifact of a run (security rules 12 and 14)", () => {
  it.concurrent("is taken as one file or as an archive of it, in three calls and without the token", async (context) => {
    const { expect } = context;
    const place = await Place.open(context);
    for (const wrap of [(bytes: Buffer) => archive({ name: "memory-update.json", bytes }), (bytes: Buffer) => bytes]) {
      const run = await place.run();
      place.standIn.artifact(place.memory, run, "memory-update", wrap(update(run.id)));
      place.standIn.artifact(place.memory, run, "logs", text("not looked at"));
      const { received, calls } = await place.fromRun(run);
      expect(received).toEqual({
        bytes: new Uint8Array(update(run.id)),
        sourceRun: { id: String(run.id), repository: MEMORY },
      });
      expect(calls).toEqual([
        "actions/get-workflow-run",
        "actions/list-workflow-run-artifacts",
        "actions/download-artifact",
      ]);
    }
  });

  it.concurrent("that is not there is nothing to propose", async (context) => {
    const place = await Place.open(context);
    context.expect((await place.fromRun(await place.run())).received).toBeUndefined();
  });

  it.concurrent("of an earlier attempt counts where the latest left none", async (context) => {
    const { expect } = context;
    const place = await Place.open(context);
    const run = await place.left(update("1"));
    place.standIn.advance(60);
    const again: WorkflowRun = { ...run, createdAt: place.standIn.now };
    place.memory.runs.set(run.id, again);
    expect((await place.fromRun(run)).received).toMatchObject({ bytes: new Uint8Array(update("1")) });
    place.standIn.advance(60);
    place.standIn.artifact(place.memory, again, "memory-update", update("2"));
    expect((await place.fromRun(run)).received).toMatchObject({ bytes: new Uint8Array(update("2")) });
  });

  const HOSTILE: readonly (readonly [name: string, code: string, bytes: Uint8Array])[] = [
    ["200 MB inflated", "ARCHIVE_TOO_LARGE", archive({ name: "memory-update.json", bytes: Buffer.alloc(200_000_000) })],
    ["more bytes than an update has", "ARCHIVE_TOO_LARGE", Buffer.alloc(5_000_000)],
    ["a path that leads out", "ARCHIVE_UNSAFE_PATH", archive({ name: "../memory-update.json", bytes: text("{}") })],
    ["an absolute path", "ARCHIVE_UNSAFE_PATH", archive({ name: "/memory-update.json", bytes: text("{}") })],
    [
      "a link",
      "ARCHIVE_NOT_A_FILE",
      archive({ name: "memory-update.json", bytes: text("/etc/passwd"), mode: 0o120777 }),
    ],
    [
      "one path twice",
      "ARCHIVE_DUPLICATE_PATH",
      archive(...["", ""].map(() => ({ name: "memory-update.json", bytes: text("{}") }))),
    ],
    [
      "a second file",
      "ARCHIVE_WRONG_FILE",
      archive(...["memory-update.json", "more.json"].map((name) => ({ name, bytes: text("{}") }))),
    ],
    ["another file", "ARCHIVE_WRONG_FILE", archive({ name: "update.json", bytes: text("{}") })],
    [
      "thousands of files",
      "ARCHIVE_TOO_MANY_FILES",
      archive(...Array.from({ length: 5000 }, (_, number) => ({ name: `${number}`, bytes: text("") }))),
    ],
    ["half an archive", "ARCHIVE_DAMAGED", archive({ name: "memory-update.json", bytes: text("{}") }).subarray(0, 60)],
    [
      "something behind the archive",
      "ARCHIVE_CONTRADICTORY",
      Buffer.concat([archive({ name: "memory-update.json", bytes: text("{}") }), text("{}")]),
    ],
    ["Zip64", "ARCHIVE_UNREAD_FORM", Buffer.concat([text("PK\x05\x06"), Buffer.alloc(16, 0xff), Buffer.alloc(2)])],
    ["an encrypted file", "ARCHIVE_ENCRYPTED", encrypted(archive({ name: "memory-update.json", bytes: text("{}") }))],
  ];

  it.concurrent("is refused by a code of its own", { timeout: 30_000 }, async (context) => {
    const { expect } = context;
    const place = await Place.open(context);
    const codes: string[][] = [];
    for (const [name, , bytes] of HOSTILE) codes.push([name, (await place.fromRun(await place.left(bytes))).codes]);
    expect(codes).toEqual(HOSTILE.map(([name, code]) => [name, code]));

    const twice = await place.left(update("1"));
    place.standIn.artifact(place.memory, twice, "memory-update", update("2"));
    expect((await place.fromRun(twice)).codes).toBe("ARTIFACT_TWICE");

    const expired = await place.left(update("1"));
    for (const artifact of place.memory.artifacts.values()) artifact.expired ||= artifact.run === expired.id;
    expect(await place.fromRun(expired)).toMatchObject({ codes: "ARTIFACT_EXPIRED", calls: { length: 2 } });

    const changed = await place.left(update("1"));
    const artifact = [...place.memory.artifacts.values()].at(-1);
    if (artifact) place.memory.artifacts.set(artifact.id, { ...artifact, bytes: update("2") });
    expect((await place.fromRun(changed)).codes).toBe("DIGEST_MISMATCH");
  });

  it.concurrent("that is larger than its listing says is cut off; one that does not come is not waited for", async (context) => {
    const { expect } = context;
    const place = await Place.open(context);
    const run = await place.left(Buffer.alloc(200_000, 32));
    const artifact = [...place.memory.artifacts.values()][0];
    if (!artifact) throw new Error("no artifact");
    const { forge } = connected(place.standIn, place.standIn.jobToken(place.memory, { actions: "read" }), MEMORY);
    const [listed] = await forge.runArtifacts(run.id, "memory-update");
    if (!listed) throw new Error("no artifact is listed");
    const limits = { bytes: 100_000, milliseconds: 60_000 };
    await expect(forge.downloadArtifact(listed, limits)).rejects.toMatchObject({ reason: "too-large" });
    const operation = "actions/download-artifact";
    place.standIn.faults.add({ operation, times: 1, after: 0, phase: "before", effect: delay(2000) });
    await expect(forge.downloadArtifact(listed, { ...limits, milliseconds: 30 })).rejects.toMatchObject({
      reason: "too-slow",
    });
  });
});

describe("a run", () => {
  it.concurrent("that a fork's pull request started, or may have, is refused at the cost of one call", async (context) => {
    const { expect } = context;
    const place = await Place.open(context);
    const head = await place.standIn.fork(place.memory, "contributor");
    place.policy = { sources: [`contributor/agent-memory`], workflows: ["agent.yml"] };
    const runs = [
      await place.run(place.memory, { event: "pull_request", head }),
      await place.run(place.memory, { event: "pull_request_review", head }),
      await place.run(place.memory, { event: "pull_request_target" }),
      await place.run(place.memory, { event: "workflow_run" }),
    ];
    for (const run of runs) {
      place.standIn.artifact(place.memory, run, "memory-update", update(run.id));
      expect(await place.fromRun(run)).toMatchObject({ codes: "SOURCE_FORK", calls: { length: 1 }, fetches: 0 });
    }
    const own = await place.run(place.memory, { event: "pull_request" });
    expect((await place.fromRun(own)).codes).toBe("");
  });

  it.concurrent("that is not there, or goes on, is refused at the cost of one call", async (context) => {
    const { expect } = context;
    const place = await Place.open(context);
    expect(await place.fromRun({ id: 999_999 })).toMatchObject({ codes: "UNKNOWN_RUN", calls: { length: 1 } });
    const run = await place.run();
    run.status = "in_progress";
    expect(await place.fromRun(run)).toMatchObject({ codes: "RUN_NOT_FINISHED", calls: { length: 1 } });
  });

  it.concurrent("of a workflow that is not listed is refused at the cost of one call", async (context) => {
    const { expect } = context;
    const place = await Place.open(context);
    place.policy = { workflows: ["other.yml"] };
    const run = await place.left(update("1"));
    expect(await place.fromRun(run)).toMatchObject({ codes: "WORKFLOW_NOT_LISTED", calls: { length: 1 }, fetches: 1 });
    place.policy = { workflows: ["other.yml", "agent.yml"] };
    expect((await place.fromRun(run)).codes).toBe("");
  });

  it.concurrent("of another repository counts where the memory lists it, and costs no call where not", async (context) => {
    const { expect } = context;
    const place = await Place.open(context);
    const agents = await place.standIn.createRepository(AGENTS, { files: { "a.md": "one\n" } });
    const run = await place.run(agents);
    place.standIn.artifact(agents, run, "memory-update", update(run.id, AGENTS));
    expect(await place.fromRun(run, AGENTS)).toMatchObject({ codes: "SOURCE_NOT_LISTED", calls: { length: 0 } });
    place.policy = { sources: ["Acme/Agents"] };
    const { received } = await place.fromRun(run, AGENTS);
    expect(received).toMatchObject({ sourceRun: { id: String(run.id), repository: AGENTS } });
  });
});

describe("an update that is sent", () => {
  const sent = (bytes: Uint8Array, digest?: string): UpdateOrigin => ({
    kind: "sent",
    bytes,
    ...(digest !== undefined && { digest }),
  });

  it.concurrent("is taken where the forge confirms its run, whether that has ended or not", async (context) => {
    const { expect } = context;
    const place = await Place.open(context);
    const run = await place.run();
    expect(await place.receive(sent(update(run.id), "sha256:0"))).toMatchObject({
      received: { announcedDigest: "sha256:0", sourceRun: { id: String(run.id), repository: MEMORY } },
      calls: ["actions/get-workflow-run"],
    });
    expect((await place.receive(sent(update(999_999)))).codes).toBe("UNKNOWN_RUN");
    const fork = await place.standIn.fork(place.memory, "contributor");
    const foreign = await place.run(place.memory, { event: "pull_request", head: fork });
    expect((await place.receive(sent(update(foreign.id)))).codes).toBe("SOURCE_FORK");
  });

  it.concurrent("is taken from a run that no forge knows, unless the memory lists workflows", async (context) => {
    const { expect } = context;
    const place = await Place.open(context);
    const local = sent(update("run-42"));
    expect(await place.receive(local)).toMatchObject({ codes: "", calls: [] });
    place.policy = { workflows: ["agent.yml"] };
    expect(await place.receive(local)).toMatchObject({ codes: "WORKFLOW_NOT_LISTED", calls: [] });
  });

  it.concurrent("is refused for a source that is not listed, and for what it is, without a call", async (context) => {
    const { expect } = context;
    const place = await Place.open(context);
    expect(await place.receive(sent(update("run-42", AGENTS)))).toMatchObject({
      codes: "SOURCE_NOT_LISTED",
      calls: [],
    });
    expect(await place.receive(sent(text("{")))).toMatchObject({ codes: "NOT_JSON", calls: [] });
    expect(await place.receive({ kind: "unreadable" })).toMatchObject({ codes: "UNREADABLE_REQUEST", calls: [] });
  });
});

function encrypted(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[copy.indexOf("PK\x01\x02", 0, "latin1") + 8] = 9;
  return copy;
}
