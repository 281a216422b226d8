/** Applies the records of a run to a memory that may hold an earlier state of the run. */
import { caseFolded } from "../../memory/case-fold.js";
import type { Graph } from "../../memory/graph.js";
import type { Refusal } from "../../memory/judged-update.js";
import { isMapping } from "../../memory/plain-data.js";
import { readFile, type Tree, type TreeEntry } from "../../memory/tree.js";
import { parentOf } from "../../memory/tree-lookup.js";
import { formatOf } from "../../parse/parse-file.js";
import { runFolder } from "../../runs/ids.js";
import type { RecordFile } from "../../runs/records.js";
import { runRefusal } from "../../runs/refusal.js";
import type { RetentionTier } from "../../memory/agent-run.js";
import { recordContent, type RecordContent } from "../../updates/merge-record.js";
import type { CheckResult } from "../check/check.js";
import { joinRecord, renamedTo } from "./join-record.js";

export interface ImportedFile {
  /** From the root of the tree. */
  readonly path: string;
  /** Of the record; undefined where the file holds none. */
  readonly id: string | undefined;
  /** Undefined for a file that comes. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
}

/** A file in which memory and run say different things. */
export interface ImportConflict {
  /** From the root of the tree. */
  readonly path: string;
  /** `replaced`: the import brings what the run says; `kept`: what the memory says stays. */
  readonly resolution: "replaced" | "kept";
}

export interface AppliedRun {
  /** The memory holds the run from the same source, in the same tier. */
  readonly isPresent: boolean;
  readonly files: readonly ImportedFile[];
  readonly conflicts: readonly ImportConflict[];
  /** What the memory has in the place of the import's manifest. */
  readonly manifest: Uint8Array | undefined;
  /** From the root of the tree. */
  readonly manifestPath: string;
  /** Path of the run's session from the root of the tree, whether or not its file changes; undefined where it has none. */
  readonly session: string | undefined;
}

export interface RunIdentity {
  /** Id of the record. */
  readonly runId: string;
  readonly sourceDigest: string;
  readonly tier: RetentionTier;
}

export async function applyRun(
  records: readonly RecordFile[],
  identity: RunIdentity,
  tree: Tree,
  { gate, judgement }: Pick<CheckResult, "gate" | "judgement">,
): Promise<AppliedRun | Refusal> {
  const { root } = gate.layout;
  const entries = await tree.entries();
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const read = async (path: string) => {
    const entry = byPath.get(path);
    return entry && (await readFile(tree, entry));
  };
  const found = await Promise.all(
    records.map(async (record): Promise<FoundFile> => {
      const usual = root + record.path;
      const path = heldAt(record.id, judgement.graph) ?? usual;
      const isEvent = [usual, path].some((place) => gate.layout.classOf(place)?.appendOnly === true);
      return { ...record, path, isEvent, before: await read(path) };
    }),
  );
  const manifestPath = manifestBeside(found.find(({ id }) => id === identity.runId)?.path, identity, root, byPath);
  const manifest = await read(manifestPath);
  const listed = manifest && recordContent("import.json", "json", manifest);
  const names = renamedIds(found.filter(({ id }) => heldAt(id, judgement.graph) === undefined));
  const written = writtenDigests(listed);
  const joined = ({ path, before, text, isEvent }: FoundFile) =>
    before && !isEvent ? joinRecord(path, before, Buffer.from(text), { names, written }) : before;
  const session = found.find(({ id }) => id === sessionId(identity.runId))?.path;
  const isPresent = found.some((file) => file.id === identity.runId && tellsTheSame(file, joined(file), identity));
  if (isPresent && isManifestOf(listed, identity)) {
    return { isPresent, files: [], conflicts: [], manifest, manifestPath, session };
  }
  if (collides([...found.map(({ path }) => path), manifestPath], entries)) {
    return runRefusal("PATH_COLLISION", "A file of the run would collide with what stands in its place.");
  }
  return { isPresent: false, ...importedFiles(found, joined, names), manifest, manifestPath, session };
}

/**
 * @param joined the file with what the run says, as far as the memory lets it; undefined where it cannot be read.
 * @param names ids that people gave to records of the run, by those that the run gives.
 */
function importedFiles(
  found: readonly FoundFile[],
  joined: (file: FoundFile) => Uint8Array | undefined,
  names: ReadonlyMap<string, string>,
): Pick<AppliedRun, "files" | "conflicts"> {
  const files: ImportedFile[] = [];
  const conflicts: ImportConflict[] = [];
  for (const file of found) {
    const { path, id, before, text } = file;
    const after = Buffer.from(text);
    if (!before) files.push({ path, id, before, after });
    else if (Buffer.compare(before, after) !== 0) {
      const now = joined(file) ?? before;
      const isReplaced = Buffer.compare(before, now) !== 0;
      conflicts.push({ path, resolution: isReplaced ? "replaced" : "kept" });
      if (isReplaced) files.push({ path, id: names.get(id ?? "") ?? id, before, after: now });
    }
  }
  return { files, conflicts };
}

/** A record of the run, where the memory has or gets it. */
interface FoundFile extends RecordFile {
  /** Never changes, wherever people moved it to. */
  readonly isEvent: boolean;
  /** Undefined where nothing is there. */
  readonly before: Uint8Array | undefined;
}

/** Where people moved a record to, and where the session of a run stays that a later import ends on another day. */
function heldAt(id: string | undefined, { records }: Pick<Graph, "records">): string | undefined {
  return id === undefined ? undefined : records.get(id)?.primary.path;
}

/** The manifest goes with the folder of a run that people moved. */
function manifestBeside(
  run: string | undefined,
  identity: RunIdentity,
  root: string,
  entries: ReadonlyMap<string, TreeEntry>,
): string {
  const beside = `${parentOf(run ?? "")}/import.json`;
  return entries.has(beside) ? beside : `${root}${runFolder(slugOf(identity))}import.json`;
}

/** Ids that people gave to records which stand where an import wrote them, by the ids that it gave. */
function renamedIds(files: readonly FoundFile[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { path, id, before, text } of files) {
    const renamed = id !== undefined && before ? renamedTo(path, before, Buffer.from(text)) : undefined;
    if (id !== undefined && renamed !== undefined) names.set(id, renamed);
  }
  return names;
}

/** Whether the memory tells of the run what this import would: also where people made of its record what no import changes. */
function tellsTheSame(file: FoundFile, now: Uint8Array | undefined, identity: RunIdentity): boolean {
  const { path, before } = file;
  if (!before) return false;
  if (!now || Buffer.compare(before, now) === 0) return true;
  const format = formatOf(path);
  return isSame(format && recordContent(path, format, before), identity);
}

function isSame(content: RecordContent | undefined, { sourceDigest, tier }: RunIdentity): boolean {
  const attributes = content?.fields["attributes"];
  return isMapping(attributes) && attributes["sourceDigest"] === sourceDigest && attributes["retentionTier"] === tier;
}

/** It is written last: where it is missing, or that of an earlier state of the run, an import was stopped half-way. */
function isManifestOf(content: RecordContent | undefined, identity: RunIdentity): boolean {
  const { run, sourceDigest, retentionTier } = content?.fields ?? {};
  return run === slugOf(identity) && sourceDigest === identity.sourceDigest && retentionTier === identity.tier;
}

/** Digests of the files that the last import wrote. */
function writtenDigests(content: RecordContent | undefined): ReadonlySet<unknown> {
  const files = content?.fields["files"];
  return new Set(Array.isArray(files) ? files.flatMap((file) => (isMapping(file) ? [file["digest"]] : [])) : []);
}

function slugOf({ runId }: RunIdentity): string {
  return runId.slice(runId.indexOf(":") + 1);
}

function sessionId(runId: string): string {
  return runId.replace(/^[^:]*/, "babysitter-session");
}

/** Whether something else stands at a path or above it, or at one that differs in letter case alone. */
function collides(paths: readonly string[], entries: readonly TreeEntry[]): boolean {
  const folded = new Map<string, string>();
  for (const path of paths) {
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
      folded.set(caseFolded(path.slice(0, end)), path.slice(0, end));
    }
  }
  const files = new Set(paths);
  return entries.some(({ path, mode }) => {
    const wanted = folded.get(caseFolded(path));
    if (wanted !== undefined && (wanted !== path || mode !== "100644" || !files.has(path))) return true;
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
      const part = path.slice(0, end);
      const known = folded.get(caseFolded(part));
      if (known !== undefined && (known !== part || files.has(part))) return true;
    }
    return false;
  });
}
