/** Counts of what declarations say, which can be added to and taken from: the report's statistics are read from them. */
import type { ClassStatistics } from "../memory/check-report.js";
import type { Declaration, EdgeManner } from "../memory/record.js";

type Count = Record<string, number>;

/** As the header of the index holds it. */
export interface TallyData {
  readonly files: number;
  readonly documents: number;
  readonly ids: number;
  readonly roles: Readonly<Count>;
  readonly forms: Readonly<Count>;
  /** Declarations of each kind. */
  readonly nodeKinds: Readonly<Count>;
  /** Written edges of each kind. */
  readonly edgeKinds: Readonly<Count>;
}

export class Tally {
  #files: number;
  #documents: number;
  #ids: number;
  readonly #roles: Count;
  readonly #forms: Count;
  readonly #nodeKinds: Map<string, number>;
  readonly #edgeKinds: Map<string, number>;

  constructor(data?: TallyData) {
    this.#files = data?.files ?? 0;
    this.#documents = data?.documents ?? 0;
    this.#ids = data?.ids ?? 0;
    this.#roles = { record: 0, patch: 0, extension: 0, note: 0, ...data?.roles };
    this.#forms = { string: 0, target: 0, attributes: 0, link: 0, ...data?.forms };
    this.#nodeKinds = new Map(Object.entries(data?.nodeKinds ?? {}));
    this.#edgeKinds = new Map(Object.entries(data?.edgeKinds ?? {}));
  }

  /** @param sign 1 to add, -1 to take away. */
  addFile(documents: number, sign: 1 | -1 = 1): void {
    this.#files += sign;
    this.#documents += sign * documents;
  }

  /** Derived edges are not written ones, and are not counted. */
  add(declaration: Declaration, sign: 1 | -1 = 1): void {
    const { role, kind, brief } = declaration;
    this.#roles[role] = (this.#roles[role] ?? 0) + sign;
    if (kind !== undefined) count(this.#nodeKinds, kind, sign);
    if (!brief) for (const edge of declaration.edges) this.#addEdge(edge, sign);
    else for (let index = 0; index < brief.edgeCount; index++) this.#addEdge(brief.mannerOf(index), sign);
  }

  #addEdge({ kind, form, derived }: EdgeManner, sign: 1 | -1): void {
    if (derived) return;
    this.#forms[form] = (this.#forms[form] ?? 0) + sign;
    count(this.#edgeKinds, kind, sign);
  }

  addCounts({ files, documents, ids, roles, forms, nodeKinds, edgeKinds }: TallyData): void {
    this.#files += files;
    this.#documents += documents;
    this.#ids += ids;
    for (const [role, sum] of Object.entries(roles)) this.#roles[role] = (this.#roles[role] ?? 0) + sum;
    for (const [form, sum] of Object.entries(forms)) this.#forms[form] = (this.#forms[form] ?? 0) + sum;
    for (const [kind, sum] of Object.entries(nodeKinds)) count(this.#nodeKinds, kind, sum);
    for (const [kind, sum] of Object.entries(edgeKinds)) count(this.#edgeKinds, kind, sum);
  }

  addIds(ids: number): void {
    this.#ids += ids;
  }

  get files(): number {
    return this.#files;
  }

  countOf(kind: string): number {
    return this.#nodeKinds.get(kind) ?? 0;
  }

  data(): TallyData {
    return {
      files: this.#files,
      documents: this.#documents,
      ids: this.#ids,
      roles: this.#roles,
      forms: this.#forms,
      nodeKinds: sorted(this.#nodeKinds),
      edgeKinds: sorted(this.#edgeKinds),
    };
  }

  statistics(): ClassStatistics {
    const forms = this.#forms;
    const of = (counts: Count, name: string) => counts[name] ?? 0;
    return {
      files: this.#files,
      documents: this.#documents,
      records: of(this.#roles, "record"),
      notes: of(this.#roles, "note"),
      patches: of(this.#roles, "patch"),
      extensions: of(this.#roles, "extension"),
      ids: this.#ids,
      nodeKinds: this.#nodeKinds.size,
      edges: of(forms, "string") + of(forms, "target") + of(forms, "attributes") + of(forms, "link"),
      edgeKinds: this.#edgeKinds.size,
      edgeForms: {
        string: of(forms, "string"),
        target: of(forms, "target"),
        attributes: of(forms, "attributes"),
        link: of(forms, "link"),
      },
    };
  }
}

function count(counts: Map<string, number>, name: string, sign: number): void {
  const sum = (counts.get(name) ?? 0) + sign;
  if (sum === 0) counts.delete(name);
  else counts.set(name, sum);
}

function sorted(counts: ReadonlyMap<string, number>): Count {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
