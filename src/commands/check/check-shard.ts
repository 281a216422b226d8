/** `check --shard i/n`: reads and judges the files of one shard alone, and leaves to the merge what needs the whole. */
import { taggedDigest } from "../../memory/digest.js";
import { DAY, LAST_TIME } from "../../memory/instant.js";
import { createHash } from "node:crypto";
import { JUDGE_DIGEST } from "../../generated/judge-digest.js";
import { partHeaderLine, partProblemLine } from "../../indexes/part.js";
import { partOfPath, type Shard } from "../../indexes/part-of-path.js";
import { recordLine } from "../../indexes/record-line.js";
import { Tallies } from "../../indexes/tallies.js";
import { loadGate, type GateOptions } from "../../load/gate.js";
import { keepPolicyOf } from "../../load/keep-policy.js";
import { locateProblems } from "../../load/locate-findings.js";
import { setFlagsForWholeMemory } from "../../load/v8-flags.js";
import { isBroken } from "../../load/file-state.js";
import { recordEntries, visitFiles } from "../../load/read-memory.js";
import type { Problem } from "../../memory/finding.js";
import { boundedProblems } from "../../memory/kept-problems.js";
import { declaresRestricted } from "../../memory/restricted.js";
import { START_OF_FILE } from "../../memory/place.js";
import type { Tree, TreeEntry } from "../../memory/tree.js";
import { recordInspector, severityOf } from "../../rules/judge.js";
import { gateDigest } from "./gate-digest.js";
import { recordContext } from "./judgement.js";
import { requireMemory } from "./require-memory.js";
import { secretsBesideReading, type SecretSearch } from "./secrets-of.js";
import { STEWARD_VERSION } from "../version.js";

export interface ShardInput extends Shard {
  readonly tree: Tree;
  /** Folder of the tree, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly gate: GateOptions;
  readonly now: Date;
  /** As of a check. */
  readonly secrets?: SecretSearch | false;
  /** Whether everybody may read the part: what restricted records say is left out then, for the merge to find again. */
  readonly isPublic?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface ShardResult {
  /** The part's file (schemas/part.schema.json). */
  readonly bytes: Uint8Array;
  readonly files: number;
  readonly problems: number;
}

/**
 * Shards of one check begin at different times. Each states also what begins to hold within this time, so that all can be
 * judged as of the last one's. In milliseconds.
 */
export const WINDOW = DAY;

/** @throws UserError as `check` does. */
export async function checkShard(input: ShardInput): Promise<ShardResult> {
  const { tree, shard, of, root, now, onProgress, secrets = {}, isPublic = false } = input;
  await setFlagsForWholeMemory();
  const gate = await loadGate(tree, input.gate);
  await requireMemory([tree], gate);
  const own = (await tree.entries()).filter(({ path }) => partOfPath(path, of) === shard);
  const listed = recordEntries(own, gate);
  // A tree that Git would not have written may list a path twice: the last counts.
  const entries = listed.filter(({ path }, index) => listed[index + 1]?.path !== path);
  const inspect = recordInspector(recordContext(gate, new Date(Math.min(now.getTime() + WINDOW, LAST_TIME))));
  const tallies = new Tallies();
  const problems: Problem[] = [];
  const declarations = new LineBuffer();
  const withheld = new Set<string>();
  const closed: string[] = [];
  let done = 0;
  const search = secrets === false ? undefined : secretsBesideReading(tree, own, gate, secrets);
  await visitFiles(search?.tree ?? tree, entries, gate, inspect, (file) => {
    tallies.addFile(file.className, file.documents, file.declarations, isBroken(file));
    for (const declaration of file.declarations) declarations.add(recordLine(declaration));
    if (isPublic && file.mayBeRestricted) closed.push(file.path);
    if (isPublic && (file.mayBeRestricted || declaresRestricted(file.declarations))) withheld.add(file.path);
    for (const problem of withheld.has(file.path) ? [] : file.problems) {
      if (severityOf(problem, gate.severities) !== "off") problems.push(problem);
    }
    if (++done % 1000 === 0) onProgress?.(done, entries.length);
  });
  if (search) {
    for (const problem of boundedProblems(await search.problems(), keepPolicyOf(gate))) {
      if (!withheld.has(problem.at.path) && severityOf(problem, gate.severities) !== "off") problems.push(problem);
    }
  }
  const header = partHeaderLine({
    steward: STEWARD_VERSION,
    shard,
    of,
    root,
    gateDigest: gateDigest(gate),
    judgeDigest: JUDGE_DIGEST,
    filesDigest: filesDigest(own),
    secrets: secrets !== false,
    asOf: now.getTime(),
    declarations: declarations.count,
    problems: problems.length,
    ...(isPublic && { withheld: true }),
    ...(closed.length > 0 && { closed }),
    tallies: tallies.data(),
  });
  const places = await locateProblems(problems, tree, gate.layout);
  const said = new LineBuffer();
  for (const [index, problem] of problems.entries()) {
    said.add(partProblemLine(problem, places[index] ?? { at: START_OF_FILE, related: [] }));
  }
  const bytes = Buffer.concat([Buffer.from(`${header}\n`), ...declarations.chunks(), ...said.chunks()]);
  return { bytes, files: entries.length, problems: problems.length };
}

/** Lines that are kept as bytes: as text they would be many small objects. */
class LineBuffer {
  count = 0;
  readonly #chunks: Buffer[] = [];
  #lines: string[] = [];

  add(line: string): void {
    this.#lines.push(line, "\n");
    this.count++;
    if (this.#lines.length >= LINES_AT_A_TIME) this.#flush();
  }

  chunks(): readonly Buffer[] {
    this.#flush();
    return this.#chunks;
  }

  #flush(): void {
    this.#chunks.push(Buffer.from(this.#lines.join("")));
    this.#lines = [];
  }
}

const LINES_AT_A_TIME = 512;

/** `sha256:` over path, mode and blob id of files in path order: two trees with the same have the same part. */
export function filesDigest(entries: readonly TreeEntry[]): string {
  const hash = createHash("sha256");
  for (const { path, mode, oid } of entries) hash.update(`${path}\0${mode}\0${oid}\n`);
  return taggedDigest(hash);
}
