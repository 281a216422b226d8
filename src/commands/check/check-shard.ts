/** `check --shard i/n`: reads and judges the files of one shard alone, and leaves to the merge what needs the whole. */
import { taggedDigest } from "../../memory/digest.js";
import { DAY, LAST_TIME } from "../../memory/instant.js";
import { createHash } from "node:crypto";
import { JUDGE_DIGEST } from "../../generated/judge-digest.js";
import { partHeaderLine, partProblemLine, readPart } from "../../indexes/part.js";
import { DeclarationWriter } from "../../indexes/part-declarations.js";
import { partOfPath, type Shard } from "../../indexes/part-of-path.js";
import { Tallies } from "../../indexes/tallies.js";
import { loadGate, type Gate, type GateOptions } from "../../load/gate.js";
import { keepPolicyOf } from "../../load/keep-policy.js";
import { locateProblems } from "../../load/locate-findings.js";
import { setFlagsForWholeMemory } from "../../load/v8-flags.js";
import { isBroken } from "../../load/file-state.js";
import { recordEntries, visitFiles } from "../../load/read-memory.js";
import type { Problem } from "../../memory/finding.js";
import { UserError } from "../../memory/user-error.js";
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
  /** Whether bytes may leave the process as they are. What the part cannot say in such bytes it leaves to the merge; all may unless told. */
  readonly isClean?: (bytes: Uint8Array) => boolean;
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

/** So often files are closed because what is said of them is not clean; a value that is learned late may betray others. */
const MAX_CLOSINGS = 5;

/** @throws UserError as `check` does, and where what the files say cannot leave the process. */
export async function checkShard(input: ShardInput): Promise<ShardResult> {
  const { tree, shard, of, isClean = () => true } = input;
  await setFlagsForWholeMemory();
  const gate = await loadGate(tree, input.gate);
  await requireMemory([tree], gate);
  const own = (await tree.entries()).filter(({ path }) => partOfPath(path, of) === shard);
  const closed = new Set<string>();
  for (let time = 0; time <= MAX_CLOSINGS; time++) {
    const part = await makePart(input, gate, own, closed);
    if (isClean(part.bytes)) return part;
    const known = closed.size;
    for (const path of await uncleanPaths(part.bytes, own, isClean)) closed.add(path);
    if (closed.size === known) break;
  }
  throw new UserError(
    "What the files of this shard declare cannot be written to a part, since it looks like a secret.",
    "Check without --shard, which tells where.",
  );
}

/** @param closed paths of files of which the part is to say nothing. */
async function makePart(
  input: ShardInput,
  gate: Gate,
  own: readonly TreeEntry[],
  closed: ReadonlySet<string>,
): Promise<ShardResult> {
  const { tree, shard, of, root, now, secrets, isPublic = false } = input;
  const { files, tallies, declarations, problems, unsaid, holders } = await readShard(input, gate, own, closed);
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
    ...(unsaid.size > 0 && { closed: numbersOf(own, unsaid) }),
    ...(holders.size > 0 && { holders: numbersOf(own, holders) }),
    tallies: tallies.data(),
  });
  const places = await locateProblems(problems, tree, gate.layout);
  const said = new LineBuffer();
  for (const [index, problem] of problems.entries()) {
    said.add(partProblemLine(problem, places[index] ?? { at: START_OF_FILE, related: [] }));
  }
  const bytes = Buffer.concat([Buffer.from(`${header}\n`), ...declarations.chunks(), ...said.chunks()]);
  return { bytes, files, problems: problems.length };
}

/** What the files of a shard declare, and what is wrong with each by itself. */
interface ShardContents {
  /** How many of them records may stand in. */
  readonly files: number;
  readonly tallies: Tallies;
  readonly declarations: LineBuffer;
  readonly problems: readonly Problem[];
  /** Files of which nothing is said. */
  readonly unsaid: ReadonlySet<string>;
  /** Files that hold a secret. */
  readonly holders: ReadonlySet<string>;
}

async function readShard(
  input: ShardInput,
  gate: Gate,
  own: readonly TreeEntry[],
  closed: ReadonlySet<string>,
): Promise<ShardContents> {
  const { tree, now, onProgress, secrets = {}, isPublic = false } = input;
  const listed = recordEntries(own, gate);
  // A tree that Git would not have written may list a path twice: the last counts.
  const entries = listed.filter(({ path }, index) => listed[index + 1]?.path !== path);
  const inspect = recordInspector(recordContext(gate, new Date(Math.min(now.getTime() + WINDOW, LAST_TIME))));
  const tallies = new Tallies();
  const problems: Problem[] = [];
  const addUnlessOff = (problem: Problem): void => {
    if (severityOf(problem, gate.severities) !== "off") problems.push(problem);
  };
  const declarations = new LineBuffer();
  const writer = new DeclarationWriter();
  const numbers = new Map(own.map(({ path }, number) => [path, number]));
  const unsaid = new Set(closed);
  /** Files of which it is said what they declare alone. */
  const withheld = new Set<string>();
  let done = 0;
  const search = secrets === false ? undefined : secretsBesideReading(tree, own, gate, secrets);
  await visitFiles(search?.tree ?? tree, entries, gate, inspect, (file) => {
    if (++done % 1000 === 0) onProgress?.(done, entries.length);
    if (isPublic && file.mayBeRestricted) unsaid.add(file.path);
    if (unsaid.has(file.path)) return;
    tallies.addFile(file.className, file.documents, file.declarations, isBroken(file));
    const number = numbers.get(file.path);
    if (number === undefined) throw new Error(`${file.path} was visited and is no file of the shard`);
    for (const declaration of file.declarations) declarations.add(writer.line(number, declaration));
    if (isPublic && declaresRestricted(file.declarations)) withheld.add(file.path);
    if (!withheld.has(file.path)) file.problems.forEach(addUnlessOff);
  });
  const found = await search?.found();
  const holders = found?.holders ?? new Set();
  if (found) {
    const isSaid = (path: string) => !withheld.has(path) && !unsaid.has(path) && !holders.has(path);
    for (const problem of boundedProblems(found.problems(isSaid), keepPolicyOf(gate))) addUnlessOff(problem);
  }
  return { files: entries.length, tallies, declarations, problems, unsaid, holders };
}

/** The names themselves may be what must not be said. */
function numbersOf(entries: readonly TreeEntry[], paths: ReadonlySet<string>): number[] {
  return entries.flatMap(({ path }, index) => (paths.has(path) ? [index] : []));
}

/** Files that a line of the part speaks of which is not clean, or would not be if what is said again stood in it as a text. */
async function uncleanPaths(
  bytes: Uint8Array,
  own: readonly TreeEntry[],
  isClean: (bytes: Uint8Array) => boolean,
): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  const visit = (path: string, ...lines: readonly string[]): void => {
    if (!lines.every((line) => isClean(Buffer.from(line)))) paths.add(path);
  };
  await readPart("The part", bytes, {
    header: () => (file) => own[file]?.path,
    declaration(declaration, line) {
      visit(declaration.path, line, new DeclarationWriter().line(0, declaration));
    },
    problem({ problem }, line) {
      visit(problem.at.path, line);
    },
  });
  return paths;
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
