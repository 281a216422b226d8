/** What the pictures show: pull requests on the example memory, judged by the whole engine. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { check } from "../../src/commands/check/check.js";
import { pictureOfChange } from "../../src/load/compare/picture-of-change.js";
import { restrictedRecords } from "../../src/memory/restricted.js";
import { ontologyChange } from "../../src/memory/ontology-change.js";
import { MemoryTree } from "../../__tests__/support/memory-tree.js";
import { editedGateFiles, loadGate } from "../../src/load/gate.js";
import type { CommentInput } from "../../src/report/comment/comment-input.js";
import { ruleDescriptions } from "../../src/terminal/rule-descriptions.js";
import { CLEAN, FORK, IMPORT, ONE_ERROR, type FileChanges } from "./changes.js";

export interface PictureCase {
  /** Of the file: `clean`. */
  readonly name: string;
  readonly title: string;
  readonly input: CommentInput;
}

const BASE = "3f7c1d2b9e8a4560718293a4b5c6d7e8f9012345";
const HEAD = "a1b2c3d4e5f60718293a4b5c6d7e8f9012345678";
const NOW = new Date("2026-11-02T10:00:00Z");
const GATE = { layout: { name: "company-brain" } };

/** @param top of this project, where the example is */
export async function pictureCases(top: string): Promise<PictureCase[]> {
  const base = exampleFiles(join(top, "examples/company-brain"));
  const build = { name: "octo-org/build", reason: "owns service:build-cache" };
  const platform = { name: "octo-org/platform", reason: "owns service:registry-mirror" };
  const forty = await commentInput(base, IMPORT);
  return [
    {
      name: "clean",
      title: "A clean change",
      input: { ...(await commentInput(base, CLEAN)), reviewers: [build] },
    },
    {
      name: "one-error",
      title: "One error",
      input: { ...(await commentInput(base, ONE_ERROR)), reviewers: [build] },
    },
    {
      name: "forty-findings",
      title: "Forty findings",
      input: {
        ...forty,
        reviewers: [build, platform],
        collisions: [{ pull: 41, message: "it also adds service:artifact-store" }],
      },
    },
    {
      name: "ontology",
      title: "A change of the ontology",
      input: {
        ...(await commentInput(base, ontologyEdit(base))),
        reviewers: [{ name: "octo-org/platform", reason: "owns the memory" }],
      },
    },
    {
      name: "fork",
      title: "From a fork, on a public repository",
      input: {
        ...(await commentInput(base, FORK)),
        isPublic: true,
        fork: "a-stranger/memory",
        reviewers: [platform],
      },
    },
  ];
}

/** Every file of the example, path to text. */
function exampleFiles(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** Asks more of one kind, adds another, and takes an edge kind away that is in use. */
function ontologyEdit(base: Readonly<Record<string, string>>): FileChanges {
  const kinds = base["ontology/node-kinds.yaml"] ?? "";
  const edges = base["ontology/edge-kinds.yaml"] ?? "";
  return {
    "ontology/node-kinds.yaml": kinds
      .replace("version: 1.0.0", "version: 1.1.0")
      .replace(
        "nodeKinds:\n",
        `nodeKinds:
  - name: Experiment
    prefix: experiment
    purpose: A trial with an end date, and what it taught.
    required: []
    example:
      nodeKind: Experiment
      id: experiment:smaller-test-shards
      attributes: { title: Smaller shards, status: draft, owners: [team:build], updatedAt: "2026-11-02T08:00:00Z" }

`,
      )
      .replace(/(name: Incident\n.*\n.*\n {4}required: )\[\]/, "$1[impact]"),
    "ontology/edge-kinds.yaml": edges.replace(/ {2}- name: summarized_by\n(?: {4}.*\n)+\n?/, ""),
  };
}

/** The engine's answer for a change of the base, as the publisher would pass it on. */
async function commentInput(base: Readonly<Record<string, string>>, changes: FileChanges): Promise<CommentInput> {
  const files = new Map(
    Object.entries({ ...base, ...changes }).flatMap(([path, text]) => (text === null ? [] : [[path, text]])),
  );
  const target = new MemoryTree(base, BASE);
  const head = new MemoryTree(Object.fromEntries(files), HEAD);
  const comparison = {
    target,
    head,
    judged: head,
    changeBase: target,
    mergeBase: BASE,
    conflicts: [],
    added: () => Promise.resolve({ commits: [], blobs: [], read: () => Promise.resolve() }),
  };
  const { report, gate, judgement } = await check({ subject: { comparison }, root: "", gate: GATE, now: NOW });
  const { change } = judgement;
  const proposed = await loadGate(head, GATE);
  const edited = editedGateFiles(gate, proposed);
  const rules = new Map(ruleDescriptions().map((rule) => [rule.id, rule]));
  return {
    report,
    links: {
      server: "https://github.com",
      repository: "octo-org/memory",
      head: HEAD,
      pull: 42,
      run: 7_340_912,
    },
    files: {
      isDeleted: (path) => !files.has(path),
      commitOf: (path) => (files.has(path) ? HEAD : BASE),
    },
    ...(change && {
      picture: pictureOfChange(change, gate),
      restricted: restrictedRecords([change.before, change.after]),
    }),
    ontology: ontologyChange(gate.ontology, proposed.ontology, edited),
    ruleOf: (id) => rules.get(id),
    textOf: (path) => files.get(path),
    isPublic: false,
  };
}
