/** A history that a test tells: commits with dates of its own, snapshot tags, strangers' tags, written by Git itself. */
import { resolve, type ResolveRequest } from "../../src/commands/snapshot/resolve.js";
import { STEWARD_VERSION } from "../../src/commands/version.js";
import type { SnapshotManifest } from "../../src/generated/types/snapshot.js";
import type { GitRepository } from "../../src/git/repository.js";
import type { Resolution } from "../../src/memory/resolution.js";
import { manifestMessage } from "../../src/snapshots/manifest.js";
import { snapshotName } from "../../src/snapshots/tag-name.js";
import { git, gitInput, makeRepository, open } from "../git/fixture.js";

const NOW = new Date("2026-06-01T00:00:00Z");

const CONFIG = "layout: company-brain\n";

function record(name: string, title = name): string {
  return `nodeKind: Tool
id: tool:${name}
attributes: { title: ${title}, status: approved, owners: [team:platform], updatedAt: "2026-05-01T00:00:00Z" }
`;
}

interface CommitOptions {
  /** Of the committer: `2026-05-01T00:00:00Z`. */
  readonly at: string;
  readonly parents?: readonly string[];
  readonly branch?: string;
  readonly files?: Readonly<Record<string, string>>;
}

export class Story {
  readonly dir: string;
  #opened: Promise<GitRepository> | undefined;
  #previous: SnapshotManifest["previous"] = null;

  constructor() {
    this.dir = makeRepository();
  }

  /** A commit on a branch, with a record of its own unless told. @returns its id. */
  commit(name: string, options: CommitOptions): string {
    const { at, branch = "main" } = options;
    const parents = options.parents ?? this.#tip(branch);
    const files = {
      ...(parents.length === 0 && { "memory-steward.yml": CONFIG }),
      [`graph/${name}.yaml`]: record(name),
    };
    const person = `Ann <ann@example.org> ${Date.parse(at) / 1000} +0000`;
    const lines = [`commit refs/heads/${branch}`, "mark :1", `author ${person}`, `committer ${person}`, ...data(name)];
    const [first, ...others] = parents;
    if (first !== undefined) lines.push(`from ${first}`);
    for (const other of others) lines.push(`merge ${other}`);
    for (const [path, text] of Object.entries(options.files ?? files)) {
      lines.push(`M 100644 inline ${path}`, ...data(text));
    }
    lines.push("get-mark :1", "done", "");
    return gitInput(this.dir, lines.join("\n"), "fast-import", "--quiet", "--force", "--done", "--cat-blob-fd=1");
  }

  /** The snapshot that the steward would make of a commit. @returns the name of its tag. */
  async snapshot(commit: string, approvedAt: string, changes: Partial<SnapshotManifest> = {}): Promise<string> {
    const { digests } = await this.resolve({ mode: "explicit-ref", ref: commit });
    const manifest: SnapshotManifest = {
      schema: "memory-steward.snapshot/v1",
      steward: STEWARD_VERSION,
      commit,
      mergeCommit: commit,
      approvedAt,
      directory: "",
      layout: "company-brain",
      sourceDigest: digests.source,
      ontologyDigest: digests.ontology,
      indexDigest: digests.index,
      statistics: { files: 1, records: 1, notes: 0, edges: 0 },
      approvals: [{ commit, by: "reviews", pullRequest: 1, reviewers: ["ben"] }],
      previous: this.#previous,
      ...changes,
    };
    const plain = snapshotName(approvedAt);
    const isTaken = git(this.dir, "for-each-ref", `refs/tags/${plain}`) !== "";
    const tag = isTaken ? snapshotName(approvedAt, commit) : plain;
    const object = this.tag(tag, commit, manifestMessage(manifest));
    this.#previous = { tag, object };
    return tag;
  }

  /** An annotated tag as anyone can make it. @returns the id of its object. */
  tag(name: string, commit: string, message: string): string {
    const header = `object ${commit}\ntype commit\ntag ${name}\ntagger Ann <ann@example.org> 1780000000 +0000\n\n`;
    const object = gitInput(this.dir, header + message, "mktag");
    git(this.dir, "update-ref", `refs/tags/${name}`, object);
    return object;
  }

  async resolve(request: ResolveRequest, options: { now?: Date; branch?: string } = {}): Promise<Resolution> {
    this.#opened ??= open(this.dir);
    return await resolveIn(await this.#opened, request, options);
  }

  async at(at: string, options: { approved?: boolean; now?: Date } = {}): Promise<Resolution> {
    const request = { mode: "ref-at-time", at, requireApprovedCommit: options.approved ?? true } as const;
    return await this.resolve(request, options);
  }

  #tip(branch: string): string[] {
    const tip = git(this.dir, "for-each-ref", "--format=%(objectname)", `refs/heads/${branch}`);
    return tip === "" ? [] : [tip];
  }
}

export async function resolveIn(
  repository: GitRepository,
  request: ResolveRequest,
  { now = NOW, branch }: { now?: Date; branch?: string } = {},
): Promise<Resolution> {
  const { prefix } = repository;
  return await resolve({ repository, history: repository.history(), prefix, gate: {}, request, branch, now });
}

function data(text: string): string[] {
  return [`data ${Buffer.byteLength(text)}`, text];
}
