/** Where a new record of a kind belongs, and what it is called. */
import type { Gate } from "../../load/gate.js";
import { mayBeProposed, type FieldName, type LayoutClass, type ResolvedLayout } from "../../layouts/layout.js";
import { placeText } from "../../layouts/place-text.js";
import { recordPointer } from "../../layouts/record-pointer.js";
import type { Graph } from "../../memory/graph.js";
import { grouped, mostFirst, tallied } from "../../memory/grouped.js";
import { valueAt, type Mapping } from "../../memory/plain-data.js";
import { formatOf } from "../../parse/parse-file.js";
import type { FrontMatterValue } from "../../parse/rewrite-front-matter.js";

const SLUG_LENGTH = 80;

/** Lower case, ASCII letters and digits with single hyphens; empty where the text has none of them. */
export function slugOf(text: string): string {
  const folded = text
    .slice(0, SLUG_LENGTH * 4)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  return folded
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, SLUG_LENGTH)
    .replace(/-$/, "");
}

/** The kind that a record states where a class that takes proposals reads it. */
export function kindByLayout(record: Mapping, layout: Pick<ResolvedLayout, "classes">): string | undefined {
  for (const layoutClass of layout.classes.values()) {
    const pointer = mayBeProposed(layoutClass, layout) && recordPointer(layoutClass.shapes.at(-1), "kind");
    const kind = pointer ? valueAt(record, pointer) : undefined;
    if (typeof kind === "string") return kind;
  }
  return undefined;
}

/** The class that takes a file as a record in Markdown, if one does. */
export function recordClass(path: string, kind: string, { layout }: Gate): LayoutClass | undefined {
  const found = layout.classOf(path);
  if (!found || found.generated || found.appendOnly || !mayHold(kind, found)) return undefined;
  if (found.records !== "always" && found.records !== "identified") return undefined;
  return found.format === "markdown" || (found.format === undefined && path.endsWith(".md")) ? found : undefined;
}

/** Whether records of a class may be of a kind: not where the class takes others alone, or says itself what all of them are. */
export function mayHold(kind: string, { kinds, shapes }: LayoutClass): boolean {
  const [source] = shapes.at(-1)?.fields.kind ?? [];
  if (source?.from === "constant" && source.value !== kind) return false;
  return !kinds || kinds.has(kind);
}

/** By what a new record is known: its own id, or where the class takes ids from the place of the file, that. */
export function idAt(path: string, own: string, { layout }: Gate): string {
  const [source] = layout.classOf(path)?.shapes.at(-1)?.fields.id ?? [];
  if (source?.from !== "file" || source.what === "$heading") return own;
  return placeText(path, layout.root, source.what) ?? own;
}

/** Kinds that the layout states for whole classes that take proposals. */
export function kindsOfProposals(layout: ResolvedLayout): string[] {
  const kinds = [...layout.classes.values()].flatMap((layoutClass) => {
    const [source] = layoutClass.shapes.at(-1)?.fields.kind ?? [];
    return mayBeProposed(layoutClass, layout) && source?.from === "constant" ? [source.value] : [];
  });
  return [...new Set(kinds)];
}

/** Fields of a new record as values of its front matter; those that are empty, or that the class has no place for, are left out. */
export function fieldValues(
  { shapes }: LayoutClass,
  fields: readonly (readonly [FieldName, unknown])[],
): FrontMatterValue[] {
  const shape = shapes.at(-1);
  return fields.flatMap(([name, value]): FrontMatterValue[] => {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    const pointer = recordPointer(shape, name);
    return pointer ? [[pointer, value]] : [];
  });
}

/**
 * Folder of a new record, empty or ending with a slash, the best of: what the path policy names for the kind, where
 * records of the kind stand, where pages stand that may be records, and a folder of records that the policy does not
 * keep for other kinds. Undefined where none is fit.
 * @param paths every file of the memory.
 */
export function recordFolder(kind: string, gate: Gate, graph: Graph, paths: readonly string[]): string | undefined {
  const { layout, ontology } = gate;
  const classOf = (folder: string) => recordClass(`${folder}x.md`, kind, gate);
  const named = ontology.pathPolicy.filter(({ kinds }) => kinds.includes(kind)).flatMap(({ paths: globs }) => globs);
  if (named.length > 0) return named.map((glob) => layout.root + beginning(glob)).find(classOf);
  const folders = [...new Set(paths.map(folderOf))].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  const kept = ontology.pathPolicy.flatMap((policy) => policy.paths.map((glob) => layout.root + beginning(glob)));
  return (
    siblings(kind, graph).find(classOf) ??
    folders.find((folder) => classOf(folder)?.records === "identified") ??
    folders.find((folder) => classOf(folder) && !kept.some((other) => other !== "" && folder.startsWith(other)))
  );
}

/** Where the file of a new record goes: `facts/` and `.json`. */
export interface RecordPlace {
  /** Empty or ending with a slash. */
  readonly folder: string;
  readonly extension: string;
}

/**
 * Markdown where a folder takes it; else a file such as those that hold one record of the kind each, in YAML or JSON.
 * @param isData the other way round: the record is written as those files have it.
 */
export function recordPlace(
  kind: string,
  gate: Gate,
  graph: Graph,
  paths: readonly string[],
  isData = false,
): RecordPlace | undefined {
  const beside = isData ? dataPlace(kind, gate, graph) : undefined;
  if (beside) return beside;
  const folder = recordFolder(kind, gate, graph, paths);
  return folder === undefined ? dataPlace(kind, gate, graph) : { folder, extension: ".md" };
}

/** The place of most files that hold one record of the kind and nothing else. */
function dataPlace(kind: string, gate: Gate, graph: Graph): RecordPlace | undefined {
  const counts = new Map<string, { readonly place: RecordPlace; count: number }>();
  for (const [path, [only, ...others]] of grouped(graph.declarations, (declaration) => declaration.path)) {
    if (!only || others.length > 0 || only.role !== "record" || only.kind !== kind) continue;
    if (only.root.length > 0 || only.document !== 0 || !takesData(path, kind, gate)) continue;
    const place = { folder: folderOf(path), extension: path.slice(path.lastIndexOf(".")) };
    const key = place.folder + place.extension;
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { place, count: 1 });
  }
  return [...counts].sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))[0]?.[1].place;
}

/** Whether a file is one whole record of the kind, in YAML or JSON, as its name says, and may be proposed. */
function takesData(path: string, kind: string, { layout }: Gate): boolean {
  const found = layout.classOf(path);
  if (!found || found.generated || found.appendOnly || !mayHold(kind, found)) return false;
  if (!mayBeProposed(found, layout)) return false;
  const named = formatOf(path);
  return (named === "yaml" || named === "json") && (found.format === undefined || found.format === named);
}

/** A folder that the path policy names and that takes records of any kind, for a memory that has no such folder yet. */
export function commonFolder(kind: string, gate: Gate): string | undefined {
  return gate.ontology.pathPolicy
    .flatMap(({ paths }) => paths.map((glob) => gate.layout.root + beginning(glob)))
    .find((folder) => recordClass(`${folder}x.md`, kind, gate)?.records === "identified");
}

/** Folders of the Markdown records of a kind, those with most first. */
function siblings(kind: string, graph: Graph): string[] {
  const paths = recordPathsOf(kind, graph).filter((path) => path.endsWith(".md"));
  return mostFirst(tallied(paths.map(folderOf))).map(([folder]) => folder);
}

/** Folders of a glob before its first pattern. */
export function beginning(glob: string): string {
  return /^(?:[^*?{}/]*\/)*/.exec(glob)?.[0] ?? "";
}

/** Paths of the records of a kind, one for each. */
export function recordPathsOf(kind: string, { declarations }: Graph): string[] {
  return declarations.flatMap(({ role, kind: own, path }) => (role === "record" && own === kind ? [path] : []));
}

export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

function depth(folder: string): number {
  return folder.split("/").length;
}
