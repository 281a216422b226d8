/**
 * What a change can touch: the declarations that must be judged again, and those that they are judged by. Everything else
 * is as the index of the base says.
 */
import { caseFolded } from "../memory/case-fold.js";
import type { Problem } from "../memory/finding.js";
import { declarationKey, edgeSubject, recordKey, type Declaration, type Edge } from "../memory/record.js";

export class Region {
  /** Declarations of files that do not differ: those to be judged again, and what they are judged by. */
  readonly context = new Map<string, Declaration>();
  /** Edge kinds whose cycles must be looked for. */
  readonly cycleKinds = new Set<string>();
  readonly #changed: ReadonlySet<string>;
  /** Places and ids of declarations to be judged again (`declaration` problems). */
  readonly #judged = new Set<string>();
  /** Edges to be judged again of declarations that are not, by the places and ids of those (`edge` problems): `edgeSubject`. */
  readonly #judgedEdges = new Map<string, Set<string>>();
  /** Ids of which all is judged again (`id` problems). */
  readonly #ids = new Set<string>();
  /** Folded ids of which all spellings are judged again (`spelling` problems). */
  readonly #spellings = new Set<string>();

  /** @param changed paths that differ. */
  constructor(changed: ReadonlySet<string>) {
    this.#changed = changed;
  }

  /** Others are judged by a declaration. */
  keep(declaration: Declaration): void {
    this.context.set(declarationKey(declaration), declaration);
  }

  judge(declaration: Declaration): void {
    this.#judged.add(recordKey(declaration.path, declaration.id));
    this.keep(declaration);
  }

  /** Of a declaration these edges alone. */
  judgeEdges(declaration: Declaration, edges: readonly Edge[]): void {
    const key = recordKey(declaration.path, declaration.id);
    const subjects = this.#judgedEdges.get(key) ?? new Set();
    this.#judgedEdges.set(key, subjects);
    for (const edge of edges) subjects.add(edgeSubject(edge));
    this.keep(declaration);
  }

  judgeId(id: string): void {
    this.#ids.add(id);
  }

  judgeSpellings(id: string): void {
    this.#spellings.add(caseFolded(id));
  }

  /** Whether a declaration of a file that does not differ is judged again, as a whole. */
  judges({ path, id }: Declaration): boolean {
    return this.#judged.has(recordKey(path, id));
  }

  /** Whether edges of it are. */
  judgesEdgesOf({ path, id }: Declaration): boolean {
    return this.#judgedEdges.has(recordKey(path, id));
  }

  /** Whether what is said of a declaration, or of one of its edges, is used. */
  isJudged({ path, id }: Declaration, edge?: Edge): boolean {
    const key = recordKey(path, id);
    if (this.#changed.has(path) || this.#judged.has(key)) return true;
    return edge !== undefined && this.#judgedEdges.get(key)?.has(edgeSubject(edge)) === true;
  }

  /** Whether a problem that a rule about declarations, ids or cycles states is one that the change may have touched. */
  isTouched({ at, record, subject }: Problem, about: "declaration" | "edge" | "id" | "spelling" | "cycle"): boolean {
    if (about === "cycle") return [...this.cycleKinds].some((kind) => subject?.startsWith(`${kind} `));
    if (this.#changed.has(at.path)) return true;
    if (about === "id") return record !== undefined && this.#ids.has(record);
    if (about === "spelling") return record !== undefined && this.#spellings.has(caseFolded(record));
    const key = recordKey(at.path, record);
    if (this.#judged.has(key)) return true;
    return about === "edge" && this.#judgedEdges.get(key)?.has(subject ?? "") === true;
  }
}
