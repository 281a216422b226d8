/**
 * Declarations of records whose skeleton is known, held as numbers and bytes: what they have in common stands in the skeleton
 * once. A large memory is nearly all of them, and most are never asked for more than their id and where their edges lead.
 */
import type { Pointer } from "../memory/place.js";
import type { BriefEdges, Declaration, DeclarationRole, Edge, EdgeManner, TargetName } from "../memory/record.js";
import { edgeAt } from "./read-edge.js";
import { NONE } from "./shared-values.js";
import { grown } from "./byte-table.js";
import { latin1 } from "./skeleton-reader.js";

/** What all records of one skeleton say alike. */
export interface Skeleton {
  readonly role: DeclarationRole;
  readonly kind: string | undefined;
  readonly className: string;
  readonly shape: number;
  readonly status: string | undefined;
  readonly sensitivity: string | undefined;
  readonly has: Readonly<Record<"title" | "updatedAt" | "aliases" | "sourceRefs", boolean>>;
}

const FIRST_ROWS = 1 << 4;
const FIRST_EDGES = 1 << 6;
const FIRST_BYTES = 1 << 10;
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const NULL = Buffer.from("null");

/** Texts that are seldom asked for, as they were written. */
interface SeldomTexts {
  readonly title: string | undefined;
  readonly updatedAt: string | undefined;
  readonly aliases: readonly string[];
  readonly sourceRefs: readonly string[];
}

/** What the declarations of one reading do not have in common, in columns. */
export class BriefRows {
  /** By number, what edges are made of. */
  readonly manners: EdgeManner[] = [];
  readonly names: TargetName[] = [];
  #rows = 0;
  #edges = 0;
  #bytes = 0;
  /** Of each row where its edges and texts begin; one more than there are rows. */
  #edgeFirsts = new Int32Array(FIRST_ROWS);
  #textFirsts = new Int32Array(FIRST_ROWS);
  /** Milliseconds; NaN without an instant. */
  #times = new Float64Array(FIRST_ROWS);
  #edgeManners = new Uint16Array(FIRST_EDGES);
  #edgeNames = new Int32Array(FIRST_EDGES);
  /** JSON lists in Latin-1, one a row. */
  #texts = new Uint8Array(FIRST_BYTES);
  #lastRow = -1;
  #lastTexts: SeldomTexts | undefined;

  /** Ends a row with the edges and texts that were added since the last one. @param time NaN without an instant. */
  endRow(time: number): number {
    const row = this.#rows++;
    if (row + 2 > this.#edgeFirsts.length) {
      this.#edgeFirsts = grown(this.#edgeFirsts, new Int32Array(this.#edgeFirsts.length * 2));
      this.#textFirsts = grown(this.#textFirsts, new Int32Array(this.#textFirsts.length * 2));
      this.#times = grown(this.#times, new Float64Array(this.#times.length * 2));
    }
    this.#times[row] = time;
    this.#edgeFirsts[row + 1] = this.#edges;
    this.#textFirsts[row + 1] = this.#bytes;
    return row;
  }

  addEdge(manner: number, name: number): void {
    if (this.#edges === this.#edgeManners.length) {
      this.#edgeManners = grown(this.#edgeManners, new Uint16Array(this.#edges * 2));
      this.#edgeNames = grown(this.#edgeNames, new Int32Array(this.#edges * 2));
    }
    this.#edgeManners[this.#edges] = manner;
    this.#edgeNames[this.#edges++] = name;
  }

  /**
   * Adds one of the texts that are seldom asked for, in the order of `SeldomTexts`.
   * @param isQuoted whether quotes belong around what stands between `start` and `end`.
   */
  addText(json: Uint8Array, start: number, end: number, isQuoted: boolean): void {
    const most = this.#bytes + end - start + 8;
    if (most > this.#texts.length) this.#texts = grown(this.#texts, new Uint8Array(most * 2));
    const texts = this.#texts;
    let at = this.#bytes;
    texts[at++] = at - 1 === this.#textFirsts[this.#rows] ? OPEN_BRACKET : COMMA;
    if (isQuoted) texts[at++] = QUOTE;
    for (let from = start; from < end; from++) texts[at++] = json[from] ?? 0;
    if (isQuoted) texts[at++] = QUOTE;
    this.#bytes = at;
  }

  addNoText(): void {
    this.addText(NULL, 0, NULL.length, false);
  }

  /** Forgets all rows, and not what edges are made of. */
  clear(): void {
    this.#rows = 0;
    this.#edges = 0;
    this.#bytes = 0;
    this.#lastRow = -1;
  }

  timeOf(row: number): number {
    return this.#times[row] ?? NaN;
  }

  firstEdge(row: number): number {
    return this.#edgeFirsts[row] ?? 0;
  }

  mannerOf(edge: number): EdgeManner {
    return known(this.manners[this.#edgeManners[edge] ?? 0]);
  }

  nameOf(edge: number): TargetName {
    return known(this.names[this.#edgeNames[edge] ?? 0]);
  }

  textsOf(row: number): SeldomTexts {
    if (this.#lastTexts && row === this.#lastRow) return this.#lastTexts;
    const from = this.#textFirsts[row] ?? 0;
    const to = this.#textFirsts[row + 1] ?? 0;
    const texts: unknown = JSON.parse(`${latin1(this.#texts, from, to)}]`);
    const [title, updatedAt, aliases, sourceRefs] = Array.isArray(texts) ? (texts as readonly unknown[]) : NONE;
    this.#lastRow = row;
    return (this.#lastTexts = {
      title: typeof title === "string" ? title : undefined,
      updatedAt: typeof updatedAt === "string" ? updatedAt : undefined,
      aliases: listOf(aliases),
      sourceRefs: listOf(sourceRefs),
    });
  }
}

/** A text stands for a list of one. */
export function listOf(texts: unknown): readonly string[] {
  if (typeof texts === "string") return [texts];
  return Array.isArray(texts) && texts.length > 0 ? (texts as string[]) : NONE;
}

function known<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("a row has a number that nothing has");
  return thing;
}

export class BriefDeclaration implements Declaration, BriefEdges {
  /** Which document of its file it is, the only one. */
  readonly document = 0;
  readonly id: string | undefined;
  readonly path: string;
  readonly owners: readonly string[];
  readonly tags: readonly string[];
  readonly #skeleton: Skeleton;
  readonly #rows: BriefRows;
  readonly #row: number;

  constructor(
    skeleton: Skeleton,
    rows: BriefRows,
    row: number,
    own: Pick<Declaration, "id" | "path" | "owners" | "tags">,
  ) {
    this.id = own.id;
    this.path = own.path;
    this.owners = own.owners;
    this.tags = own.tags;
    this.#skeleton = skeleton;
    this.#rows = rows;
    this.#row = row;
  }

  get role(): DeclarationRole {
    return this.#skeleton.role;
  }

  get kind(): string | undefined {
    return this.#skeleton.kind;
  }

  get className(): string {
    return this.#skeleton.className;
  }

  get shape(): number {
    return this.#skeleton.shape;
  }

  get root(): Pointer {
    return TOP;
  }

  get status(): string | undefined {
    return this.#skeleton.status;
  }

  get sensitivity(): string | undefined {
    return this.#skeleton.sensitivity;
  }

  get title(): string | undefined {
    return this.#skeleton.has.title ? this.#rows.textsOf(this.#row).title : undefined;
  }

  get updatedAt(): string | undefined {
    return this.#skeleton.has.updatedAt ? this.#rows.textsOf(this.#row).updatedAt : undefined;
  }

  get aliases(): readonly string[] {
    return this.#skeleton.has.aliases ? this.#rows.textsOf(this.#row).aliases : NONE;
  }

  get sourceRefs(): readonly string[] {
    return this.#skeleton.has.sourceRefs ? this.#rows.textsOf(this.#row).sourceRefs : NONE;
  }

  /** Made anew for each who asks. */
  get edges(): readonly Edge[] {
    const edges: Edge[] = [];
    this.forEachEdge((manner, name, slot) => edges.push(edgeAt(manner, name, slot)));
    return edges;
  }

  get brief(): BriefEdges {
    return this;
  }

  get updatedTime(): number | undefined {
    const time = this.#rows.timeOf(this.#row);
    return Number.isNaN(time) ? undefined : time;
  }

  get edgeCount(): number {
    return this.#rows.firstEdge(this.#row + 1) - this.#rows.firstEdge(this.#row);
  }

  mannerOf(index: number): EdgeManner {
    return this.#rows.mannerOf(this.#rows.firstEdge(this.#row) + index);
  }

  nameOf(index: number): TargetName {
    return this.#rows.nameOf(this.#rows.firstEdge(this.#row) + index);
  }

  edgeAt(index: number): Edge {
    const manner = this.mannerOf(index);
    // Those of one list stand side by side.
    let first = index;
    while (first > 0 && isOfOneList(this.mannerOf(first - 1), manner)) first--;
    return edgeAt(manner, this.nameOf(index), index - first);
  }

  forEachEdge(visit: (manner: EdgeManner, name: TargetName, slot: number) => void): void {
    let last: EdgeManner | undefined;
    let slot = 0;
    for (let index = 0; index < this.edgeCount; index++) {
      const manner = this.mannerOf(index);
      slot = last && isOfOneList(last, manner) ? slot + 1 : 0;
      last = manner;
      visit(manner, this.nameOf(index), slot);
    }
  }
}

function isOfOneList(manner: EdgeManner, other: EdgeManner): boolean {
  return manner === other || (manner.kind === other.kind && manner.field === other.field);
}

/** Of every document that is one record. */
const TOP: Pointer = Object.freeze([]);
