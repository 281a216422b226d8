/**
 * Reads an ontology kept as a schema folder: a manifest that names node-kind files and an edge-kind file. Tolerant by
 * intent: the dialect is written by others, and what is not understood is left out rather than refused.
 */
import type { EdgeKind, NodeKind, Ontology } from "../memory/ontology.js";
import { NO_ONTOLOGY } from "../memory/ontology.js";
import { isMapping, type Mapping } from "../memory/plain-data.js";

export interface ManifestFiles {
  readonly nodeKindFiles: readonly string[];
  readonly edgeKindFile: string | undefined;
}

export function manifestFiles(value: unknown): ManifestFiles {
  const manifest = isMapping(value) ? value : {};
  const edgeKindFile = manifest["edgeKindFile"];
  return {
    nodeKindFiles: strings(manifest["nodeKindFiles"]),
    edgeKindFile: typeof edgeKindFile === "string" ? edgeKindFile : undefined,
  };
}

/** Kinds whose ids may end in a version, and the forms that it has behind the `@` (V-1.10; days by the meta-schema's own examples). */
const VERSIONED: ReadonlySet<string> = new Set(["AgentVersion", "ModelVersion", "ModelProviderVersion"]);
export const VERSIONED_ID =
  "^[^@]*(@(current|latest|next|[0-9]+[.]x([.]x)?|[0-9]+[.][0-9]+[.]x|[0-9]+[.][0-9]+[.][0-9]+(-[A-Za-z0-9_.]+)?|" +
  "[0-9]{4}-[0-9]{2}-[0-9]{2}))?$";

/** Name that stands for every kind in `source` and `target`. */
const ANY_KIND = "NodeKind";

export function ontologyFromManifest(
  manifest: unknown,
  files: readonly { readonly path: string; readonly value: unknown }[],
): Ontology {
  const nodeKinds = new Map<string, NodeKind>();
  const edgeKinds = new Map<string, EdgeKind>();
  for (const { path, value } of files) {
    if (!isMapping(value)) continue;
    list(value["nodeKinds"]).forEach((item, index) => {
      const kind = isMapping(item) ? nodeKind(item, path, index) : undefined;
      if (kind && !nodeKinds.has(kind.name)) nodeKinds.set(kind.name, kind);
    });
    list(value["edgeKinds"]).forEach((item, index) => {
      const kind = isMapping(item) ? edgeKind(item, path, index) : undefined;
      if (kind) edgeKinds.set(kind.name, union(edgeKinds.get(kind.name), kind));
    });
  }
  const version = isMapping(manifest) ? manifest["catalogSchemaVersion"] : undefined;
  return {
    ...NO_ONTOLOGY,
    origin: "files",
    source: [manifest, ...files.map(({ value }) => value)],
    version: typeof version === "string" ? version : undefined,
    nodeKinds,
    edgeKinds,
  };
}

function nodeKind(item: Mapping, path: string, index: number): NodeKind | undefined {
  const name = item["name"];
  if (typeof name !== "string") return undefined;
  const required: string[] = [];
  const attributeTypes = new Map<string, string>();
  for (const attribute of list(item["attributes"])) {
    if (!isMapping(attribute) || typeof attribute["name"] !== "string") continue;
    if (attribute["required"] === true) required.push(attribute["name"]);
    if (typeof attribute["type"] === "string") attributeTypes.set(attribute["name"], attribute["type"].trim());
  }
  const prefix = item["prefix"];
  return {
    name,
    required,
    attributeTypes,
    ...(VERSIONED.has(name) && { idPattern: VERSIONED_ID }),
    hasExample: list(item["examples"]).length > 0,
    hasRule: list(item["attributes"]).length > 0,
    at: { path, document: 0, pointer: ["nodeKinds", index, "name"] },
    ...(typeof prefix === "string" && { prefix }),
  };
}

function edgeKind(item: Mapping, path: string, index: number): EdgeKind | undefined {
  const name = item["name"];
  if (typeof name !== "string") return undefined;
  const from = ends(item["source"]);
  const to = ends(item["target"]);
  const cardinality = cardinalityOf(item["cardinality"]);
  const inverse = item["inverse"];
  return {
    name,
    hasExample: true,
    at: { path, document: 0, pointer: ["edgeKinds", index, "name"] },
    ...(from && { from }),
    ...(to && { to }),
    ...(cardinality && { cardinality }),
    ...(typeof inverse === "string" && { inverse }),
    ...(item["symmetric"] === true && { symmetric: true }),
  };
}

/** Two declarations of one edge kind allow what either allows; a cardinality counts only where they agree. */
function union(known: EdgeKind | undefined, next: EdgeKind): EdgeKind {
  if (!known) return next;
  const { from: _from, to: _to, cardinality: _cardinality, ...rest } = known;
  const from = known.from && next.from && new Set([...known.from, ...next.from]);
  const to = known.to && next.to && new Set([...known.to, ...next.to]);
  return {
    ...rest,
    ...(from && { from }),
    ...(to && { to }),
    ...(known.cardinality !== undefined &&
      known.cardinality === next.cardinality && { cardinality: known.cardinality }),
  };
}

/** `1:1` is 61 to a YAML 1.1 writer, and 61 is what some files then say. */
function cardinalityOf(value: unknown): EdgeKind["cardinality"] {
  if (value === 61 || value === "61") return "1:1";
  return value === "1:1" || value === "1:N" || value === "N:1" || value === "N:N" ? value : undefined;
}

function ends(value: unknown): ReadonlySet<string> | undefined {
  const names = strings(value);
  return names.length === 0 || names.includes(ANY_KIND) ? undefined : new Set(names);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

function strings(value: unknown): readonly string[] {
  return list(value).filter((item): item is string => typeof item === "string");
}
