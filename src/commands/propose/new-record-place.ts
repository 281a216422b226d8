/** The file of a new record. */
import type { Gate } from "../../load/gate.js";
import { mayBeProposed, type LayoutClass, type PlaceField } from "../../layouts/layout.js";
import { placeOfId } from "../../layouts/place-text.js";
import type { Graph } from "../../memory/graph.js";
import { beginning, folderOf, mayHold, recordPlace, slugOf, recordPathsOf } from "./place-record.js";
import { mostFirst, tallied } from "../../memory/grouped.js";

export interface NewRecordPlace {
  readonly layoutClass: LayoutClass;
  /** Path of the file for an id; undefined where the id is no name for one. */
  readonly fileOf: (id: string) => string | undefined;
  /** Id of a record that is called by a word. */
  readonly idOf: (word: string) => string;
}

/** Where a file stands, and what it is called where its folder has the record's name: `SKILL.md`. */
interface Place {
  /** Empty or ending with a slash. */
  readonly folder: string;
  readonly extension: string;
  readonly name?: string;
}

/**
 * A file such as records of the kind have, or else one that the globs of a class name.
 * @param paths every file of the memory.
 * @param isData whether YAML or JSON is preferred to Markdown.
 */
export function newRecordPlace(
  kind: string,
  gate: Gate,
  graph: Graph,
  paths: readonly string[],
  isData = false,
): NewRecordPlace | undefined {
  const candidates = classesFor(kind, gate);
  const place: Place | undefined =
    namedByFolder(kind, gate, graph, candidates) ??
    recordPlace(kind, gate, graph, paths, isData) ??
    namedById(gate, candidates);
  const layoutClass = place && gate.layout.classOf(`${place.folder}${place.name ?? `x${place.extension}`}`);
  if (!layoutClass) return undefined;
  const named = placeOfId(layoutClass);
  const { root } = gate.layout;
  const prefix = gate.ontology.nodeKinds.get(kind)?.prefix;
  return {
    layoutClass,
    fileOf: (id) => fileOf(id, place, named, root),
    idOf: (word) => {
      if (named === "$file" || named === "$path") {
        return `${place.folder.slice(root.length)}${word}${named === "$file" ? place.extension : ""}`;
      }
      return prefix === undefined ? word : `${prefix}:${word}`;
    },
  };
}

function fileOf(id: string, place: Place, named: PlaceField | undefined, root: string): string | undefined {
  const { folder, extension, name } = place;
  switch (named) {
    case "$file":
      return root + id;
    case "$path":
      return root + id + extension;
    case "$stem":
      return id.includes("/") ? undefined : folder + id + extension;
    case "$folder":
      return id.includes("/") ? undefined : `${folder}${id}/${name ?? ""}`;
    case undefined: {
      const slug = slugOf(id.slice(id.indexOf(":") + 1));
      return slug === "" ? undefined : folder + slug + extension;
    }
  }
}

/** Classes that take a proposed record of a kind. */
function classesFor(kind: string, { layout }: Gate): LayoutClass[] {
  return [...layout.classes.values()].filter((each) => {
    if (each.generated || each.appendOnly || !mayBeProposed(each, layout)) return false;
    return (each.records === "always" || each.records === "identified") && mayHold(kind, each);
  });
}

/** Beside the folders of other records of the kind. */
function namedByFolder(kind: string, gate: Gate, graph: Graph, candidates: readonly LayoutClass[]): Place | undefined {
  for (const layoutClass of candidates.filter((each) => placeOfId(each) === "$folder")) {
    for (const glob of layoutClass.files) {
      const name = /(?:^|\/)([^/*?{}[\]]+)$/.exec(glob)?.[1];
      if (name === undefined) continue;
      const folder = mostAbove(kind, graph, name) ?? gate.layout.root + beginning(glob);
      return { folder, extension: "", name };
    }
  }
  return undefined;
}

/** The folder that most folders of the kind's records stand in. */
function mostAbove(kind: string, graph: Graph, name: string): string | undefined {
  const paths = recordPathsOf(kind, graph).filter((path) => path.endsWith(`/${name}`));
  return mostFirst(tallied(paths.map((path) => folderOf(folderOf(path).slice(0, -1)))))[0]?.[0];
}

/** Where no record of the kind is there yet, for classes whose files are called by the ids of their records. */
function namedById({ layout }: Gate, candidates: readonly LayoutClass[]): Place | undefined {
  for (const layoutClass of candidates.filter((each) => placeOfId(each) !== undefined)) {
    for (const glob of layoutClass.files) {
      const extension = /\.[A-Za-z0-9]+$/.exec(glob)?.[0];
      const folder = layout.root + beginning(glob);
      if (extension !== undefined && layout.classOf(`${folder}x${extension}`) === layoutClass) {
        return { folder, extension };
      }
    }
  }
  return undefined;
}
