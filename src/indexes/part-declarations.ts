/**
 * What files declare, as lines of a part (`declaration` of schemas/part.schema.json). A part is written and searched for secrets
 * whole, so what is said again is a number: names that many records point at, and what the edges of one field share.
 */
import type { Edge as EdgeItem, Manner, PartDeclaration, Rarer } from "../generated/types/part-declaration.js";
import { EdgeManners, edgeOf, TargetNames, type SharedManner } from "../layouts/read-edge.js";
import type { Declaration, Edge, EdgeManner, TargetName } from "../memory/record.js";

/** Writes the lines of one part, in their order. The same declarations give the same lines, always. */
export class DeclarationWriter {
  readonly #texts = new Map<string, number>();
  readonly #manners = new EdgeManners();
  readonly #mannerNumbers = new Map<SharedManner, number>();

  /**
   * Without a line end. The reader numbers texts in the order in which they are written here.
   * @param file its number in the part.
   */
  line(file: number, declaration: Declaration): string {
    const { id, className, kind, status, owners, updatedAt = null } = declaration;
    const line: PartDeclaration = [
      file,
      this.#optional(id),
      this.#text(className),
      this.#optional(kind),
      this.#optional(status),
      owners.map((owner) => this.#text(owner)),
      updatedAt,
      this.#edges(declaration),
    ];
    const rarer = rarerOf(declaration);
    return JSON.stringify(rarer ? [...line, rarer] : line);
  }

  #edges(declaration: Declaration): EdgeItem[] {
    const { brief } = declaration;
    // Asked for, the edges of a brief one are made.
    if (!brief) return declaration.edges.map((edge) => this.#edge(edge, edge.target, edge.slot, edge.written));
    const items: EdgeItem[] = [];
    brief.forEachEdge((manner, { text }, slot) => items.push(this.#edge(manner, text, slot, undefined)));
    return items;
  }

  #edge(manner: EdgeManner, target: string, slot: number, written: string | undefined): EdgeItem {
    if (written !== undefined) return [this.#manner(manner), this.#text(target), slot, written];
    return slot === 0 ? [this.#manner(manner), this.#text(target)] : [this.#manner(manner), this.#text(target), slot];
  }

  #manner({ kind, field, form, key, derived }: EdgeManner): Manner | number {
    const shared = this.#manners.of(kind, field, form, key, derived);
    const known = this.#mannerNumbers.get(shared);
    if (known !== undefined) return known;
    this.#mannerNumbers.set(shared, this.#mannerNumbers.size);
    return { kind, field, form, ...(key !== undefined && { key }), ...(derived !== undefined && { derived }) };
  }

  #optional(text: string | undefined): string | number | null {
    return text === undefined ? null : this.#text(text);
  }

  #text(text: string): string | number {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, this.#texts.size);
    return text;
  }
}

/** What the declarations of all parts share. */
export class SharedEdges {
  readonly #manners = new EdgeManners();
  readonly #names = new TargetNames();

  manner({ kind, field, form, key, derived }: Manner): SharedManner {
    return this.#manners.of(kind, field, form, key, derived);
  }

  name(target: string): TargetName {
    return this.#names.of(target);
  }
}

/** Thrown where a line counts on another that was not there: what is no part may say so. */
export class UnknownNumber extends Error {}

/** Reads the lines of one part, in their order. */
export class DeclarationReader {
  readonly #shared: SharedEdges;
  readonly #pathOf: (file: number) => string | undefined;
  readonly #texts: string[] = [];
  /** Of those texts that edges point at, by the same numbers. */
  readonly #names: (TargetName | undefined)[] = [];
  readonly #manners: SharedManner[] = [];

  /** @param pathOf path of a file by its number in the part; undefined where it has fewer. */
  constructor(shared: SharedEdges, pathOf: (file: number) => string | undefined) {
    this.#shared = shared;
    this.#pathOf = pathOf;
  }

  /**
   * Title, tags and aliases are not in a part: no rule about graphs asks for them.
   * @throws UnknownNumber
   */
  read([file, id, className, kind, status, owners, updatedAt, edges, rarer = {}]: PartDeclaration): Declaration {
    return {
      path: known(this.#pathOf(file)),
      id: this.#optional(id),
      className: this.#text(className),
      kind: this.#optional(kind),
      status: this.#optional(status),
      owners: owners.map((owner) => this.#text(owner)),
      updatedAt: updatedAt ?? undefined,
      edges: edges.map((edge) => this.#edge(edge)),
      role: rarer.role ?? "record",
      shape: rarer.shape ?? 0,
      document: rarer.document ?? 0,
      root: rarer.root ?? [],
      sensitivity: rarer.sensitivity,
      sourceRefs: rarer.sourceRefs ?? [],
      ...(rarer.missing && { missing: rarer.missing }),
      title: undefined,
      tags: [],
      aliases: [],
    };
  }

  #edge([manner, target, slot = 0, written]: EdgeItem): Edge {
    return edgeOf(this.#manner(manner), this.#name(target), slot, written);
  }

  #name(target: string | number): TargetName {
    const text = this.#text(target);
    const number = typeof target === "number" ? target : this.#texts.length - 1;
    return (this.#names[number] ??= this.#shared.name(text));
  }

  #manner(manner: Manner | number): SharedManner {
    if (typeof manner === "number") return known(this.#manners[manner]);
    const shared = this.#shared.manner(manner);
    this.#manners.push(shared);
    return shared;
  }

  #optional(text: string | number | null): string | undefined {
    return text === null ? undefined : this.#text(text);
  }

  #text(text: string | number): string {
    if (typeof text === "number") return known(this.#texts[text]);
    this.#texts.push(text);
    // Without holes the list stays a fast one.
    this.#names.push(undefined);
    return text;
  }
}

function known<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new UnknownNumber();
  return thing;
}

/** Undefined where all is at its default. */
function rarerOf({
  role,
  shape,
  document,
  root,
  sensitivity,
  sourceRefs,
  missing = [],
}: Declaration): Rarer | undefined {
  const rarer: Rarer = {};
  if (role !== "record") rarer.role = role;
  if (shape !== 0) rarer.shape = shape;
  if (document !== 0) rarer.document = document;
  if (root.length > 0) rarer.root = [...root];
  if (sensitivity !== undefined) rarer.sensitivity = sensitivity;
  if (sourceRefs.length > 0) rarer.sourceRefs = [...sourceRefs];
  if (missing.length > 0) rarer.missing = [...missing];
  return Object.keys(rarer).length > 0 ? rarer : undefined;
}
