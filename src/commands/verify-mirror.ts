/** `mirror verify`: whether two repositories hold the same memory, the same indexes and the same snapshots. */
import { indexDigest } from "../load/index-digest.js";
import { loadGate, type GateOptions } from "../load/gate.js";
import { sourceDigest } from "../load/source-digest.js";
import type { History } from "../memory/history.js";
import type { Repository } from "../memory/repository.js";
import { readTagText } from "../snapshots/manifest.js";
import { SNAPSHOT_REFS } from "../snapshots/tag-name.js";

export interface MirrorSide {
  readonly repository: Repository;
  readonly history: History;
  /** What is compared of it: a branch, a tag or a commit. */
  readonly revision: string;
}

interface MirrorDifference {
  /** `source digest`, `snapshot memory/snapshots/…`. */
  readonly what: string;
  /** Undefined where it is not there. */
  readonly left: string | undefined;
  readonly right: string | undefined;
}

export interface MirrorResult {
  readonly differences: readonly MirrorDifference[];
  /** What was looked at, in words. */
  readonly compared: readonly string[];
}

/** @throws UserError where a revision is missing or one side has no usable gate. */
export async function verifyMirror(left: MirrorSide, right: MirrorSide, gate: GateOptions): Promise<MirrorResult> {
  const [a, b] = await Promise.all([stateOf(left, gate), stateOf(right, gate)]);
  const names = [...new Set([...a.keys(), ...b.keys()])];
  const differences = names
    .map((what) => ({ what, left: a.get(what), right: b.get(what) }))
    .filter((each) => each.left !== each.right);
  const tags = names.filter((name) => name.startsWith(SNAPSHOT)).length;
  return {
    differences,
    compared: [
      ...FACTS,
      `${tags} snapshot${tags === 1 ? "" : "s"} with ${tags === 1 ? "its manifest" : "their manifests"}`,
    ],
  };
}

const SNAPSHOT = "snapshot ";
const FACTS = ["commit", "source digest", "ontology digest", "index digest"] as const;

/** Everything that has to be the same, by name. */
async function stateOf(
  { repository, history, revision }: MirrorSide,
  options: GateOptions,
): Promise<Map<string, string>> {
  const commit = await history.resolve(revision);
  const tree = await repository.commitTree(commit);
  const gate = await loadGate(tree, options);
  const facts: readonly string[] = [
    commit,
    await sourceDigest(tree, gate),
    gate.ontologyDigest,
    (await indexDigest(tree, gate.layout.root)) ?? "no index",
  ];
  const state = new Map<string, string>(FACTS.map((name, at) => [name, facts[at] ?? ""]));
  const tags = (await history.refs()).filter(({ name }) => name.startsWith(SNAPSHOT_REFS));
  const texts = await history.tagTexts(tags.map(({ object }) => object));
  tags.forEach(({ name, object, commit: target }, at) => {
    const text = texts[at];
    const read = text === undefined ? "not an annotated tag" : readTagText(text);
    const told =
      typeof read === "string"
        ? read
        : `source ${read.manifest.sourceDigest}, ontology ${read.manifest.ontologyDigest}, index ${read.manifest.indexDigest ?? "none"}`;
    const words = `tag ${object} of commit ${target ?? "none"}: ${told}`;
    state.set(`${SNAPSHOT}${name.slice("refs/tags/".length)}`, words);
  });
  return state;
}
