/** `mirror verify`: whether two repositories hold the same memory, the same indexes and the same snapshots. */
import { indexDigest } from "../load/index-digest.js";
import { loadGate, type GateOptions } from "../load/gate.js";
import { sourceDigest } from "../load/source-digest.js";
import { counted } from "../memory/counted.js";
import type { History } from "../memory/history.js";
import { NoMemoryError } from "../memory/no-memory.js";
import type { Repository } from "../memory/repository.js";
import { UserError } from "../memory/user-error.js";
import { faultOfTag } from "../snapshots/chain.js";
import { readTagText } from "../snapshots/manifest.js";
import { SNAPSHOT_REFS } from "../snapshots/tag-name.js";

export interface MirrorSide {
  /** What a person calls its folder. */
  readonly folder: string;
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
  /** Tags below `memory/snapshots/` that both sides have and that are no snapshots: nothing but the tag was compared. */
  readonly passedOver: readonly { readonly tag: string; readonly why: string }[];
}

/** @throws UserError that names the side where a revision is missing or there is no usable gate. */
export async function verifyMirror(left: MirrorSide, right: MirrorSide, gate: GateOptions): Promise<MirrorResult> {
  const [a, b] = await Promise.all([stateOf(left, gate), stateOf(right, gate)]);
  const names = [...new Set([...a.facts.keys(), ...b.facts.keys()])];
  const differences = names
    .map((what) => ({ what, left: a.facts.get(what), right: b.facts.get(what) }))
    .filter((each) => each.left !== each.right);
  const strange = new Map([...a.strange, ...b.strange]);
  const tags = names.filter((name) => name.startsWith(SNAPSHOT) && !strange.has(name.slice(SNAPSHOT.length))).length;
  const different = new Set(differences.map(({ what }) => what));
  return {
    differences,
    passedOver: [...strange].filter(([tag]) => !different.has(SNAPSHOT + tag)).map(([tag, why]) => ({ tag, why })),
    compared: [...FACTS, `${counted(tags, "snapshot")} with ${tags === 1 ? "its manifest" : "their manifests"}`],
  };
}

const SNAPSHOT = "snapshot ";
const FACTS = ["commit", "source digest", "ontology digest", "index digest"] as const;

interface MirrorState {
  /** Everything that has to be the same, by name. */
  readonly facts: ReadonlyMap<string, string>;
  /** Tags that are no snapshots, with the end of a sentence that says why. */
  readonly strange: ReadonlyMap<string, string>;
}

async function stateOf(side: MirrorSide, options: GateOptions): Promise<MirrorState> {
  const { folder } = side;
  try {
    return await readState(side, options);
  } catch (error) {
    if (error instanceof NoMemoryError) throw error.in(folder);
    if (error instanceof UserError) throw new UserError(`${folder}: ${error.message}`, error.advice);
    throw error;
  }
}

async function readState({ repository, history, revision }: MirrorSide, options: GateOptions): Promise<MirrorState> {
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
  const strange = new Map<string, string>();
  const tags = (await history.refs()).filter(({ name }) => name.startsWith(SNAPSHOT_REFS));
  const texts = await history.tagTexts(tags.map(({ object }) => object));
  tags.forEach(({ name, object, commit: target }, at) => {
    const text = texts[at];
    const tag = name.slice("refs/tags/".length);
    const fault = faultOfTag({ tag, object, text });
    if (fault !== undefined) strange.set(tag, fault);
    const read = typeof text === "string" ? readTagText(text) : undefined;
    const told =
      typeof read !== "object"
        ? (read ?? fault ?? "")
        : `source ${read.manifest.sourceDigest}, ontology ${read.manifest.ontologyDigest}, index ${read.manifest.indexDigest ?? "none"}`;
    const words = `tag ${object} of commit ${target ?? "none"}: ${told}`;
    state.set(SNAPSHOT + tag, words);
  });
  return { facts: state, strange };
}
