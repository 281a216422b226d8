/** Applies the records of a run to a memory that may hold an earlier state of the run. */
import { caseFolded } from "../../memory/case-fold.js";
import type { Refusal } from "../../memory/judged-update.js";
import { isMapping } from "../../memory/plain-data.js";
import { readFile, type Tree, type TreeEntry } from "../../memory/tree.js";
import { formatOf } from "../../parse/parse-file.js";
import type { RecordFile } from "../../runs/records.js";
import { runRefusal } from "../../runs/refusal.js";
import type { RetentionTier } from "../../memory/agent-run.js";
import { mergeRecord, recordContent, type RecordContent } from "../../updates/merge-record.js";
import type { CheckResult } from "../check/check.js";

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
  const held = judgement.graph.records.get(identity.runId)?.primary.path;
  const heldBytes = held === undefined ? undefined : await read(held);
  const folder = `${root}babysitter/runs/${slugOf(identity)}/`;
  const manifest = await read(`${folder}import.json`);
  const isWhole = manifest !== undefined && isManifestOf(recordContent("import.json", "json", manifest), identity);
  if (isWhole && held !== undefined && heldBytes && isSame(recordContent(held, "yaml", heldBytes), identity)) {
    return { isPresent: true, files: [], conflicts: [], manifest: undefined };
  }
  const files: ImportedFile[] = [];
  const conflicts: ImportConflict[] = [];
  const paths = [...records.map(({ path }) => root + path), `${folder}import.json`];
  if (collides(paths, entries)) {
    return runRefusal("PATH_COLLISION", "A file of the run would collide with what stands in its place.");
  }
  for (const { path: below, id, text } of records) {
    const path = pathOf(root + below, judgement.graph.records.get(sessionId(identity.runId))?.primary.path);
    const before = await read(path);
    const after = Buffer.from(text);
    if (!before) files.push({ path, id, before, after });
    else if (Buffer.compare(before, after) !== 0) {
      const merged = gate.layout.classOf(path)?.appendOnly === true ? undefined : withNewState(path, before, after);
      conflicts.push({ path, resolution: merged ? "replaced" : "kept" });
      if (merged && Buffer.compare(before, merged) !== 0) files.push({ path, id, before, after: merged });
    }
  }
  return { isPresent: false, files, conflicts, manifest };
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

function slugOf({ runId }: RunIdentity): string {
  return runId.slice(runId.indexOf(":") + 1);
}

/** A later import of a run ends on another day: its session stays where it is. */
function pathOf(path: string, session: string | undefined): string {
  return session !== undefined && path.includes("babysitter/sessions/") ? session : path;
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

/** What people decided stays: status, owners and title. Events that were imported before stay, too. */
function withNewState(path: string, before: Uint8Array, after: Uint8Array): Uint8Array | undefined {
  const format = formatOf(path);
  const main = format && recordContent(path, format, before);
  const fresh = format && recordContent(path, format, after);
  if (!format || !main || !fresh) return undefined;
  if (format === "markdown") return main.fields["status"] === "draft" ? after : undefined;
  const proposed = { fields: joined(main.fields, fresh.fields), body: "" };
  return mergeRecord(path, format, { base: main, main, bytes: before, proposed })?.bytes;
}

type Mapping = Readonly<Record<string, unknown>>;

function joined(main: Mapping, fresh: Mapping): Mapping {
  const [was, now] = [main["attributes"], fresh["attributes"]];
  if (!isMapping(was) || !isMapping(now)) return fresh;
  const decided = Object.fromEntries(
    ["title", "status", "owners"].flatMap((name) => (Object.hasOwn(was, name) ? [[name, was[name]]] : [])),
  );
  const edges = joinedEdges(main["edges"], fresh["edges"]);
  return { ...main, ...fresh, attributes: { ...was, ...now, ...decided }, ...(edges && { edges }) };
}

function joinedEdges(was: unknown, now: unknown): Mapping | undefined {
  if (!isMapping(was)) return isMapping(now) ? now : undefined;
  if (!isMapping(now)) return was;
  const result = new Map(Object.entries(was));
  for (const [kind, items] of Object.entries(now)) {
    const old = result.get(kind);
    result.set(kind, Array.isArray(old) && Array.isArray(items) ? union(old, items) : items);
  }
  return Object.fromEntries(result);
}

function union(was: readonly unknown[], now: readonly unknown[]): unknown[] {
  const known = new Set(was.map((item) => JSON.stringify(item)));
  return [...was, ...now.filter((item) => !known.has(JSON.stringify(item)))];
}
