/**
 * What a change can touch: the declarations that must be judged again, and those that they are judged by. Everything else
 * is as the index of the base says. Errs on the side of more.
 */
import { caseFolded } from "../memory/case-fold.js";
import type { Problem, RuleId } from "../memory/finding.js";
import { Graph } from "../memory/graph.js";
import { isExternalTarget, type Ontology } from "../memory/ontology.js";
import { declarationKey, edgeSubject, recordKey, type Declaration, type Edge } from "../memory/record.js";
import { type BaseIndex, MAX_CITED } from "./base-index.js";
import { NeedsFullCheck } from "./needs-full-check.js";
import { shardKey } from "./shards.js";
import type { StoredFinding } from "./stored-finding.js";

export interface RegionInput {
  readonly index: BaseIndex;
  /** Problems that the base had. */
  readonly findings: readonly StoredFinding[];
  /** Names that made more problems than the index holds. */
  readonly causes: readonly string[];
  /** Declarations of the files that differ, as the base has them. */
  readonly before: readonly Declaration[];
  /** Declarations of the files that differ, as the judged tree has them. */
  readonly after: readonly Declaration[];
  /** Paths that differ. */
  readonly changed: ReadonlySet<string>;
  /** Files and folders that are gone. */
  readonly gonePaths: ReadonlySet<string>;
  /** Files that came, and the folders on the way to them. */
  readonly newPaths: ReadonlySet<string>;
  /** Ids that files of the base and of the judged tree would have if they could be read, each with the file. */
  readonly unreadable: { readonly before: ReadonlyMap<string, string>; readonly after: ReadonlyMap<string, string> };
  readonly ontology: Ontology;
  readonly prefixes: ReadonlySet<string>;
  readonly retired: readonly string[];
  /** Whether a rule about declarations asks what edges of a kind lead to, taken together. */
  readonly isFollowed: (kind: string) => boolean;
  /** Whether what a rule says may depend on every id or file there is. */
  readonly searchesIds: (rule: RuleId) => boolean;
  /** Whether a path is a file or folder of the base. */
  readonly wasPath: (path: string) => Promise<boolean>;
}

/** Records that may be followed to see whether a new edge closes a cycle. */
const MAX_FOLLOWED = 5000;

export class Region {
  /** Declarations of files that do not differ: those to be judged again, and what they are judged by. */
  readonly context = new Map<string, Declaration>();
  /** Edge kinds whose cycles must be looked for. */
  readonly cycleKinds = new Set<string>();
  readonly #input: RegionInput;
  /** Places and ids of declarations to be judged again (`declaration` problems). */
  readonly #judged = new Set<string>();
  /** Edges to be judged again of declarations that are not, by the places and ids of those (`edge` problems): `edgeSubject`. */
  readonly #judgedEdges = new Map<string, Set<string>>();
  /** Ids of which all is judged again (`id` problems). */
  readonly #ids = new Set<string>();
  /** Folded ids of which all spellings are judged again (`spelling` problems). */
  readonly #spellings = new Set<string>();
  /** Names of which every citation must be judged again. */
  readonly #disturbed = new Set<string>();

  private constructor(input: RegionInput) {
    this.#input = input;
  }

  /** @throws NeedsFullCheck where the change cannot be judged by a part of the graph. */
  static async around(input: RegionInput): Promise<Region> {
    const region = new Region(input);
    await region.#gatherTouchedIds();
    await region.#gatherOtherEnds();
    region.#disturbPaths();
    region.#disturbUnreadable();
    await region.#gatherCauses();
    await region.#gatherCitations();
    await region.#gatherRelated();
    await region.#followCycles();
    await region.#gatherSurroundings();
    return region;
  }

  /** Whether what is said of a declaration, or of one of its edges, is used. */
  isJudged({ path, id }: Declaration, edge?: Edge): boolean {
    const key = recordKey(path, id);
    if (this.#input.changed.has(path) || this.#judged.has(key)) return true;
    return edge !== undefined && this.#judgedEdges.get(key)?.has(edgeSubject(edge)) === true;
  }

  /** Whether a problem that a rule about declarations, ids or cycles states is one that the change may have touched. */
  isTouched({ at, record, subject }: Problem, about: "declaration" | "edge" | "id" | "spelling" | "cycle"): boolean {
    if (about === "cycle") return [...this.cycleKinds].some((kind) => subject?.startsWith(`${kind} `));
    if (this.#input.changed.has(at.path)) return true;
    if (about === "id") return record !== undefined && this.#ids.has(record);
    if (about === "spelling") return record !== undefined && this.#spellings.has(caseFolded(record));
    const key = recordKey(at.path, record);
    if (this.#judged.has(key)) return true;
    return about === "edge" && this.#judgedEdges.get(key)?.has(subject ?? "") === true;
  }

  /** All that is declared under ids that differ in letter case at most; of files that do not differ. */
  async #unchanged(id: string | undefined, path = ""): Promise<readonly Declaration[]> {
    const group = await this.#input.index.declarations(shardKey(id, path));
    const unchanged = group.filter((declaration) => !this.#input.changed.has(declaration.path));
    for (const declaration of unchanged) this.context.set(declarationKey(declaration), declaration);
    return unchanged;
  }

  async #prefetch(ids: Iterable<string>): Promise<void> {
    await this.#input.index.prefetch([...ids].map((id) => shardKey(id, "")));
  }

  #judge(declaration: Declaration): void {
    this.#judged.add(recordKey(declaration.path, declaration.id));
    this.context.set(declarationKey(declaration), declaration);
  }

  /** Judges again what a declaration says of disturbed names, and no more of it where edges alone say that. */
  async #judgeCitations(declaration: Declaration): Promise<void> {
    const { path, id, role, edges, owners } = declaration;
    const disturbed = edges.filter(({ target }) => this.#disturbed.has(target));
    const inEdgesAlone =
      role !== "extension" && role !== "patch" && !owners.some((owner) => this.#disturbed.has(owner));
    if (!inEdgesAlone || disturbed.some(({ kind }) => this.#input.isFollowed(kind))) {
      this.#judge(declaration);
      return;
    }
    const key = recordKey(path, id);
    const subjects = this.#judgedEdges.get(key) ?? new Set();
    this.#judgedEdges.set(key, subjects);
    for (const edge of disturbed) subjects.add(edgeSubject(edge));
    this.context.set(declarationKey(declaration), declaration);
    // What its kinds are, and what is said elsewhere under the same name.
    await this.#unchanged(id, path);
  }

  async #gatherTouchedIds(): Promise<void> {
    const { before, after, retired, index } = this.#input;
    const touched = new Set([...before, ...after].flatMap(({ id }) => id ?? []));
    await this.#prefetch(touched);
    const hasLinks = (index.header.tallies.all.forms["link"] ?? 0) > 0;
    let guessesDiffer = hasLinks && !samePaths(before, after);
    for (const id of touched) {
      this.#ids.add(id);
      this.#spellings.add(caseFolded(id));
      const unchanged = await this.#unchanged(id);
      for (const declaration of unchanged) this.#judge(declaration);
      const faceBefore = faceOf(id, [...unchanged, ...before]);
      const faceAfter = faceOf(id, [...unchanged, ...after]);
      guessesDiffer ||= faceBefore.kinds !== faceAfter.kinds;
      const isSeenAlike = faceBefore.text === faceAfter.text;
      if (isSeenAlike && faceBefore.path === faceAfter.path) continue;
      // A name that is new is cited by edges that led nowhere, and one whose record moved by edges whose problems tell
      // of its place: the base's findings name those.
      if (isSeenAlike || !(faceBefore.exists || (await this.#mayBeCitedInSilence(id)))) {
        await this.#judgeFindings(({ subject }) => subject === id || subject?.endsWith(` ${id}`) === true);
      } else {
        this.#disturbed.add(id);
      }
    }
    if (guessesDiffer) await this.#judgeFindings(({ rule }) => this.#input.searchesIds(rule));
    for (const target of differing(before, after, approvedSuccessors)) {
      const group = [...(await this.#unchanged(target)), ...before, ...after].filter(({ id }) => id === target);
      if (group.some(({ status }) => status !== undefined && retired.includes(status))) this.#disturbed.add(target);
    }
  }

  /** Whether edges may lead to a name that nobody declares without a problem that tells of it. */
  async #mayBeCitedInSilence(id: string): Promise<boolean> {
    const { index, ontology, prefixes, wasPath, unreadable } = this.#input;
    if (unreadable.before.has(id)) return true;
    const { roles, forms } = index.header.tallies.all;
    if (isExternalTarget(id, ontology, prefixes) || hasExternalKind(ontology)) return true;
    if ((forms["link"] ?? 0) > 0 && (await wasPath(id))) return true;
    // Owners are judged by vocabularies, by namespaces, or not at all; those of extensions never are.
    const { origin, owners } = ontology;
    if ((origin === "none" || origin === "layout") && !owners.teams && !owners.users) return true;
    if ((roles["extension"] ?? 0) > 0) return true;
    return /^(?:team:|user:|@)/.test(id) || owners.teams?.has(id) === true || owners.users?.has(id) === true;
  }

  /** Edges of these kinds are judged at their other end as well. */
  async #gatherOtherEnds(): Promise<void> {
    const { before, after, ontology } = this.#input;
    const inverses = new Set<string>();
    const limited = new Set<string>();
    for (const { name, inverse, cardinality } of ontology.edgeKinds.values()) {
      if (inverse !== undefined) inverses.add(name).add(inverse);
      if (cardinality === "1:N" || cardinality === "1:1") limited.add(name);
    }
    for (const target of differing(before, after, (from, edge) => inverses.has(edge.kind) && [from.id, edge.kind])) {
      for (const declaration of await this.#unchanged(target)) this.#judge(declaration);
    }
    if (limited.size === 0) return;
    // All that leads to an id counts, so all of it must be at hand for an id that is judged.
    for (const { id, edges } of [...before, ...after]) {
      if (id !== undefined) this.#disturbed.add(id);
      for (const { kind, target } of edges) {
        if (!limited.has(kind)) continue;
        this.#ids.add(target);
        this.#disturbed.add(target);
        await this.#unchanged(target);
      }
    }
  }

  /** Edges at what a file would declare that cannot be read are passed over, or told with the file. */
  #disturbUnreadable(): void {
    const { before, after } = this.#input.unreadable;
    for (const id of [...before.keys(), ...after.keys()]) {
      if (before.get(id) !== after.get(id)) this.#disturbed.add(id);
    }
  }

  /** Links lead to paths. */
  #disturbPaths(): void {
    const { gonePaths, index } = this.#input;
    if ((index.header.tallies.all.forms["link"] ?? 0) === 0) return;
    for (const path of gonePaths) this.#disturbed.add(path);
  }

  /** What is not stored is found again. */
  async #gatherCauses(): Promise<void> {
    const { causes } = this.#input;
    for (const cause of causes) {
      this.#disturbed.add(cause);
      for (const declaration of await this.#unchanged(cause)) {
        if (declaration.role === "extension" || declaration.role === "patch") this.#judge(declaration);
      }
    }
  }

  async #gatherCitations(): Promise<void> {
    const { index, changed, newPaths } = this.#input;
    if (this.#disturbed.size > MAX_CITED)
      throw new NeedsFullCheck("the change touches names that many records may cite");
    if (this.#disturbed.size > 0) {
      for (const declaration of await index.citing(this.#disturbed)) {
        if (!changed.has(declaration.path)) await this.#judgeCitations(declaration);
      }
    }
    const lengths = new Set([...newPaths].map(({ length }) => length));
    await this.#judgeFindings(({ subject = "" }) =>
      [...lengths].some((length) => subject.at(-length - 1) === " " && newPaths.has(subject.slice(-length))),
    );
  }

  /** Problems that tell of places in files that differ. */
  async #gatherRelated(): Promise<void> {
    const { changed } = this.#input;
    await this.#judgeFindings(
      ({ related = [], suggestion }) =>
        related.some(({ at }) => changed.has(at.path)) || changed.has(suggestion?.at?.path ?? ""),
    );
  }

  async #judgeFindings(isConcerned: (problem: Problem) => boolean): Promise<void> {
    const { findings, changed } = this.#input;
    for (const { by, problem } of findings) {
      if (by !== "graph" || changed.has(problem.at.path) || !isConcerned(problem)) continue;
      for (const declaration of await this.#unchanged(problem.record, problem.at.path)) this.#judge(declaration);
    }
  }

  /** A cycle that was not there goes through an edge that was not there. */
  async #followCycles(): Promise<void> {
    const { before, after, ontology, findings } = this.#input;
    for (const { name, acyclic } of ontology.edgeKinds.values()) {
      if (acyclic !== true) continue;
      const states = ({ edges }: Declaration) => edges.some(({ kind }) => kind === name);
      if (!before.some(states) && !after.some(states)) continue;
      if (findings.some(({ problem }) => problem.rule === "graph/cycle" && problem.subject?.startsWith(`${name} `))) {
        throw new NeedsFullCheck(`the base has cycles of ${name}`);
      }
      const known = new Set(before.flatMap((from) => from.edges.map((edge) => linkKey(from, edge))));
      const isNew = (from: Declaration, edge: Edge) => edge.kind === name && !known.has(linkKey(from, edge));
      const sources = after
        .filter((from) => from.edges.some((edge) => isNew(from, edge)))
        .flatMap(({ id }) => id ?? []);
      if (await this.#leadsBack(name, new Set(sources))) this.cycleKinds.add(name);
    }
  }

  async #leadsBack(kind: string, sources: ReadonlySet<string>): Promise<boolean> {
    const { after } = this.#input;
    const seen = new Set<string>();
    let closes = false;
    let frontier = [...sources];
    while (frontier.length > 0) {
      const next: string[] = [];
      await this.#prefetch(frontier);
      for (const id of frontier) {
        if (seen.has(id)) continue;
        seen.add(id);
        if (seen.size > MAX_FOLLOWED) throw new NeedsFullCheck(`more than ${MAX_FOLLOWED} records follow by ${kind}`);
        const group = [...(await this.#unchanged(id)), ...after].filter((declaration) => declaration.id === id);
        for (const edge of group.flatMap(({ edges }) => edges)) {
          if (edge.kind !== kind || edge.form === "link") continue;
          if (sources.has(edge.target)) closes = true;
          next.push(edge.target);
        }
      }
      frontier = next;
    }
    return closes;
  }

  /** What the declarations that are judged lead to, or did before, and what else leads there where that counts. */
  async #gatherSurroundings(): Promise<void> {
    const { before, after, index, changed, ontology, retired } = this.#input;
    const isJudged = ({ path, id }: Declaration) => this.#judged.has(recordKey(path, id));
    // What is declared without an id in one file is judged together.
    const nameless = [...this.context.values()].filter((each) => each.id === undefined && isJudged(each));
    for (const { path } of nameless) await this.#unchanged(undefined, path);
    const context = [...this.context.values()];
    const targets = new Set<string>();
    const lead = (edge: Edge): void => {
      if (edge.form !== "link" || looksBehindLinks(edge.kind, ontology)) targets.add(edge.target);
    };
    for (const { id, edges, owners } of [...before, ...after, ...context.filter(isJudged)]) {
      if (id !== undefined) targets.add(id);
      edges.forEach(lead);
      for (const owner of owners) targets.add(owner);
    }
    for (const declaration of context) {
      if (!this.#judgedEdges.has(recordKey(declaration.path, declaration.id))) continue;
      declaration.edges.filter((edge) => this.isJudged(declaration, edge)).forEach(lead);
    }
    const abandoned = new Set<string>();
    await this.#prefetch(targets);
    for (const target of targets) {
      const group = [...(await this.#unchanged(target)), ...after].filter(({ id }) => id === target);
      if (group.some(({ status }) => status !== undefined && retired.includes(status))) abandoned.add(target);
    }
    // What supersedes a retired record is offered in its place.
    const unknown = new Set([...abandoned].filter((name) => !this.#disturbed.has(name)));
    if (unknown.size > MAX_CITED) throw new NeedsFullCheck("the change cites many retired records");
    if (unknown.size > 0) {
      for (const declaration of await index.citing(unknown)) {
        if (!changed.has(declaration.path)) this.context.set(declarationKey(declaration), declaration);
      }
    }
  }
}

interface Face {
  readonly exists: boolean;
  /** What edges to it are judged by. */
  readonly text: string;
  readonly kinds: string;
  /** File of the declaration that counts. */
  readonly path: string | undefined;
}

/** What others can see of an id: that it is there, its kinds, its status and where it stands. */
function faceOf(id: string, declarations: readonly Declaration[]): Face {
  const graph = new Graph(declarations.filter((declaration) => declaration.id === id));
  const record = graph.records.get(id);
  if (!record) return { exists: false, text: "", kinds: "", path: undefined };
  const { role, status, path } = record.primary;
  const kinds = JSON.stringify([...graph.kindsOf(id)]);
  return { exists: true, text: JSON.stringify([role, record.kind, status, kinds]), kinds, path };
}

/** Whether the same files declare something. */
function samePaths(before: readonly Declaration[], after: readonly Declaration[]): boolean {
  const [was, is] = [new Set(before.map(({ path }) => path)), new Set(after.map(({ path }) => path))];
  return was.size === is.size && [...was].every((path) => is.has(path));
}

/** Targets of the edges of interest that only one side states. */
function differing(
  before: readonly Declaration[],
  after: readonly Declaration[],
  interest: (from: Declaration, edge: Edge) => readonly unknown[] | false,
): ReadonlySet<string> {
  const targetsOf = (side: readonly Declaration[]): ReadonlyMap<string, string> => {
    const targets = new Map<string, string>();
    for (const from of side) {
      for (const edge of from.edges) {
        const key = interest(from, edge);
        if (key !== false) targets.set(JSON.stringify([...key, edge.target]), edge.target);
      }
    }
    return targets;
  };
  const targetsBefore = targetsOf(before);
  const targetsAfter = targetsOf(after);
  const result = new Set<string>();
  for (const [key, target] of targetsBefore) if (!targetsAfter.has(key)) result.add(target);
  for (const [key, target] of targetsAfter) if (!targetsBefore.has(key)) result.add(target);
  return result;
}

function approvedSuccessors({ id, status }: Declaration, edge: Edge): readonly unknown[] | false {
  return edge.kind === "supersedes" && status === "approved" && [id];
}

function linkKey({ id }: Declaration, { kind, target }: Edge): string {
  return JSON.stringify([id, kind, target]);
}

function hasExternalKind(ontology: Ontology): boolean {
  return [...ontology.edgeKinds.values()].some(({ external }) => external === true);
}

/** Whether rules about edges of a kind ask for the record behind a link: an id may be the path that a link leads to. */
function looksBehindLinks(name: string, { edgeKinds }: Ontology): boolean {
  const kind = edgeKinds.get(name);
  return name === "supersedes" || [kind?.from, kind?.to, kind?.inverse].some((each) => each !== undefined);
}
