/** Records and edges: the domain's two nouns. */
import { parseInstant } from "./instant.js";
import type { Anchor, Pointer } from "./place.js";

/**
 * - `record`: a full declaration
 * - `patch`: amends attributes of a record that stands elsewhere
 * - `extension`: adds edges to a record that stands elsewhere
 * - `note`: free-form memory; its id, if any, makes it addressable
 */
export type DeclarationRole = "record" | "patch" | "extension" | "note";

/** What one document of one file says about one id. */
export interface Declaration {
  readonly role: DeclarationRole;
  /** As written, aliases resolved; absent only on notes and on records whose id is missing. */
  readonly id: string | undefined;
  readonly kind: string | undefined;
  /** Name of the layout's class. */
  readonly className: string;
  /** Index of the document's shape in the class. */
  readonly shape: number;
  readonly path: string;
  readonly document: number;
  /** From the root of the document to the record: empty but where one document holds many nodes. */
  readonly root: Pointer;
  readonly title: string | undefined;
  readonly status: string | undefined;
  readonly owners: readonly string[];
  /** Source text of the time, unparsed (decision 24). */
  readonly updatedAt: string | undefined;
  readonly tags: readonly string[];
  readonly sensitivity: string | undefined;
  readonly aliases: readonly string[];
  readonly sourceRefs: readonly string[];
  readonly edges: readonly Edge[];
  /** Required attributes of the kind that this declaration does not have; absent when none. */
  readonly missing?: readonly string[];
  /** The edges as they are held, where no object is made of each before it is asked for. */
  readonly brief?: BriefEdges;
  /** Milliseconds of `updatedAt`, where it is known without a look at the text. */
  readonly updatedTime?: number | undefined;
}

/** Edges of a declaration by their index in `edges`. */
export interface BriefEdges {
  readonly edgeCount: number;
  mannerOf(index: number): EdgeManner;
  nameOf(index: number): TargetName;
  edgeAt(index: number): Edge;
  /** In their order, without an object for each. */
  forEachEdge(visit: (manner: EdgeManner, name: TargetName, slot: number) => void): void;
}

/** What edges of one field and kind share, whatever they point at. */
export type EdgeManner = Pick<Edge, "kind" | "field" | "form" | "key" | "derived">;

export interface Edge {
  readonly kind: string;
  /** Id of the other end, aliases resolved; for a `link` the path from the root of the tree. */
  readonly target: string;
  /** The same as an object that all edges to it share; absent where none is kept. */
  readonly name?: TargetName;
  /** As written, where an alias was resolved. */
  readonly written: string | undefined;
  /** Index of the edge field in the layout's class: with `slot` it gives the pointer (`edgeAnchor`). */
  readonly field: number;
  /** Position within the list of that field (and kind), or of the link in the body. */
  readonly slot: number;
  /** `string`: bare id; `target`: an object with the target alone; `attributes`: an object that says more; `link`: Markdown. */
  readonly form: "string" | "target" | "attributes" | "link";
  /** The key that holds the target, where it is not `target`. */
  readonly key: "to" | "id" | undefined;
  /** From owners, repository references and the like; not written as an edge. */
  readonly derived: true | "owner" | undefined;
}

/** Tells the declarations of one tree apart. */
export function declarationKey({ path, document, root }: Pick<Declaration, "path" | "document" | "root">): string {
  return `${path}\0${document}\0${root.join("/")}`;
}

/** Tells apart of what record a file speaks; what it says without an id is taken together. */
export function recordKey(path: string, id: string | undefined): string {
  return `${path}\0${id ?? ""}`;
}

/** How findings name an edge of a record. */
export function edgeSubject({ kind, target }: Pick<Edge, "kind" | "target">): string {
  return `${kind} ${target}`;
}

/** What edges point at: half a million edges are looked up as often as there are names, which are far fewer. */
export class TargetName {
  readonly text: string;
  #records: ReadonlyMap<string, MemoryRecord> | undefined;
  #record: MemoryRecord | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** The record of that id; remembered for the records that were asked for last. */
  in(records: ReadonlyMap<string, MemoryRecord>): MemoryRecord | undefined {
    if (this.#records !== records) {
      this.#record = records.get(this.text);
      this.#records = records;
    }
    return this.#record;
  }
}

/** Milliseconds of a declaration's `updatedAt`; undefined where it has none, or none that can be read. */
export function updatedTime(declaration: Declaration): number | undefined {
  if (declaration.updatedTime !== undefined) return declaration.updatedTime;
  const { updatedAt } = declaration;
  return updatedAt === undefined ? undefined : parseInstant(updatedAt)?.time;
}

/** All that the tree says about one id. */
export interface MemoryRecord {
  readonly id: string;
  readonly kind: string | undefined;
  /** The declaration that counts: the first `record` in path order, else the first of any role. */
  readonly primary: Declaration;
  readonly declarations: readonly Declaration[];
}

/** The anchor of a declaration's field. */
export function fieldAnchor(declaration: Declaration, pointer: Pointer, part: "key" | "value" = "value"): Anchor {
  return {
    path: declaration.path,
    document: declaration.document,
    pointer: [...declaration.root, ...pointer],
    part,
  };
}
