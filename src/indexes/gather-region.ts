/** Finds what a change can touch, in the index of the base. Errs on the side of more. */
import type { Problem, RuleId } from "../memory/finding.js";
import { leadsOutside, type Ontology } from "../memory/ontology.js";
import type { Declaration, Edge } from "../memory/record.js";
import { type BaseIndex, MAX_CITED } from "./base-index.js";
import { differingTargets } from "./differing-targets.js";
import { NeedsFullCheck } from "./needs-full-check.js";
import { kindsWithNewCycles, type ChangedEdges, type GroupsByIndex } from "./new-cycles.js";
import { faceOf } from "./record-face.js";
import { Region } from "./region.js";
import { shardKey } from "./shards.js";

export interface RegionInput extends ChangedEdges {
  readonly index: BaseIndex;
  /** Names that made more problems than the index holds. */
  readonly causes: readonly string[];
  /** Paths that differ. */
  readonly changed: ReadonlySet<string>;
  /** Files and folders that are gone. */
  readonly gonePaths: ReadonlySet<string>;
  /** Files that came, and the folders on the way to them. */
  readonly newPaths: ReadonlySet<string>;
  /** Ids that files of the base and of the judged tree would have if they could be read, each with the file. */
  readonly unreadable: { readonly before: ReadonlyMap<string, string>; readonly after: ReadonlyMap<string, string> };
  readonly prefixes: ReadonlySet<string>;
  readonly retired: readonly string[];
  /** Whether a rule about declarations asks what edges of a kind lead to, taken together. */
  readonly isFollowed: (kind: string) => boolean;
  /** Whether what a rule says may depend on every id or file there is. */
  readonly searchesIds: (rule: RuleId) => boolean;
  /** Whether a path is a file or folder of the base. */
  readonly wasPath: (path: string) => Promise<boolean>;
  /** The file that an edge means where its target may be the path of a note. */
  readonly notePath: (target: string) => string | undefined;
  /** What such a target leaves out of a path: the folder of the memory, empty or ending with a slash. */
  readonly root: string;
}

/** @throws NeedsFullCheck where the change cannot be judged by a part of the graph. */
export async function regionAround(input: RegionInput): Promise<Region> {
  return await new RegionSearch(input).run();
}

class RegionSearch {
  readonly #input: RegionInput;
  readonly #region: Region;
  /** Names of which every citation must be judged again. */
  readonly #disturbed = new Set<string>();
  readonly #groups: GroupsByIndex = {
    prefetch: (ids) => this.#prefetch(ids),
    unchanged: (id) => this.#unchanged(id),
  };

  constructor(input: RegionInput) {
    this.#input = input;
    this.#region = new Region(input.changed);
  }

  async run(): Promise<Region> {
    await this.#gatherTouchedIds();
    await this.#gatherOtherEnds();
    this.#disturbPaths();
    this.#disturbUnreadable();
    await this.#gatherCauses();
    await this.#gatherCitations();
    await this.#gatherRelated();
    for (const kind of await kindsWithNewCycles(this.#input, this.#groups)) this.#region.cycleKinds.add(kind);
    await this.#gatherSurroundings();
    return this.#region;
  }

  /** All that is declared under ids that differ in letter case at most; of files that do not differ. */
  async #unchanged(id: string | undefined, path = ""): Promise<readonly Declaration[]> {
    const group = await this.#input.index.declarations(shardKey(id, path));
    const unchanged = group.filter((declaration) => !this.#input.changed.has(declaration.path));
    for (const declaration of unchanged) this.#region.keep(declaration);
    return unchanged;
  }

  async #prefetch(ids: Iterable<string>): Promise<void> {
    await this.#input.index.prefetch([...ids].map((id) => shardKey(id, "")));
  }

  /** Judges again what a declaration says of disturbed names, and no more of it where edges alone say that. */
  async #judgeCitations(declaration: Declaration): Promise<void> {
    const { role, edges, owners } = declaration;
    const disturbed = edges.filter(({ target }) => this.#disturbed.has(target));
    const inEdgesAlone =
      role !== "extension" && role !== "patch" && !owners.some((owner) => this.#disturbed.has(owner));
    if (!inEdgesAlone || disturbed.some(({ kind }) => this.#input.isFollowed(kind))) {
      this.#region.judge(declaration);
      return;
    }
    this.#region.judgeEdges(declaration, disturbed);
    // What its kinds are, and what is said elsewhere under the same name.
    await this.#unchanged(declaration.id, declaration.path);
  }

  async #gatherTouchedIds(): Promise<void> {
    const { before, after, retired, index } = this.#input;
    const touched = new Set([...before, ...after].flatMap(({ id }) => id ?? []));
    await this.#prefetch(touched);
    const hasLinks = (index.header.tallies.all.forms["link"] ?? 0) > 0;
    let guessesDiffer = hasLinks && !samePaths(before, after);
    for (const id of touched) {
      this.#region.judgeId(id);
      this.#region.judgeSpellings(id);
      const unchanged = await this.#unchanged(id);
      for (const declaration of unchanged) this.#region.judge(declaration);
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
    for (const target of differingTargets(before, after, approvedSuccessors)) {
      const group = [...(await this.#unchanged(target)), ...before, ...after].filter(({ id }) => id === target);
      if (group.some(({ status }) => status !== undefined && retired.includes(status))) this.#disturbed.add(target);
    }
  }

  /** Whether edges may lead to a name that nobody declares without a problem that tells of it. */
  async #mayBeCitedInSilence(id: string): Promise<boolean> {
    const { index, ontology, prefixes, wasPath, notePath, unreadable } = this.#input;
    if (unreadable.before.has(id)) return true;
    const { roles, forms } = index.header.tallies.all;
    const kinds = [...ontology.edgeKinds.keys(), ""];
    if (kinds.some((kind) => leadsOutside({ kind, target: id }, ontology, prefixes))) return true;
    if ((forms["link"] ?? 0) > 0 && (await wasPath(id))) return true;
    const note = notePath(id);
    if (note !== undefined && (await wasPath(note))) return true;
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
    for (const target of differingTargets(
      before,
      after,
      (from, edge) => inverses.has(edge.kind) && [from.id, edge.kind],
    )) {
      for (const declaration of await this.#unchanged(target)) this.#region.judge(declaration);
    }
    if (limited.size === 0) return;
    // All that leads to an id counts, so all of it must be at hand for an id that is judged.
    for (const { id, edges } of [...before, ...after]) {
      if (id !== undefined) this.#disturbed.add(id);
      for (const { kind, target } of edges) {
        if (!limited.has(kind)) continue;
        this.#region.judgeId(target);
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

  /** Links lead to paths, and other edges may name notes by theirs. */
  #disturbPaths(): void {
    const { gonePaths, index, notePath } = this.#input;
    const hasLinks = (index.header.tallies.all.forms["link"] ?? 0) > 0;
    for (const path of gonePaths) {
      if (hasLinks) this.#disturbed.add(path);
      const target = this.#belowRoot(path);
      if (notePath(target) !== undefined) this.#disturbed.add(target);
    }
  }

  #belowRoot(path: string): string {
    const { root } = this.#input;
    return path.startsWith(root) ? path.slice(root.length) : path;
  }

  /** What is not stored is found again. */
  async #gatherCauses(): Promise<void> {
    const { causes } = this.#input;
    for (const cause of causes) {
      this.#disturbed.add(cause);
      for (const declaration of await this.#unchanged(cause)) {
        if (declaration.role === "extension" || declaration.role === "patch") this.#region.judge(declaration);
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
    const names = new Set([...newPaths].flatMap((path) => [path, this.#belowRoot(path)]));
    const lengths = new Set([...names].map(({ length }) => length));
    await this.#judgeFindings(({ subject = "" }) =>
      [...lengths].some((length) => subject.at(-length - 1) === " " && names.has(subject.slice(-length))),
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
      for (const declaration of await this.#unchanged(problem.record, problem.at.path)) this.#region.judge(declaration);
    }
  }

  /** What the declarations that are judged lead to, or did before, and what else leads there where that counts. */
  async #gatherSurroundings(): Promise<void> {
    const region = this.#region;
    const { before, after, index, changed, ontology, retired } = this.#input;
    // What is declared without an id in one file is judged together.
    const nameless = [...region.context.values()].filter((each) => each.id === undefined && region.judges(each));
    for (const { path } of nameless) await this.#unchanged(undefined, path);
    const context = [...region.context.values()];
    const targets = new Set<string>();
    const lead = (edge: Edge): void => {
      if (edge.form !== "link" || looksBehindLinks(edge.kind, ontology)) targets.add(edge.target);
    };
    for (const { id, edges, owners } of [...before, ...after, ...context.filter((each) => region.judges(each))]) {
      if (id !== undefined) targets.add(id);
      edges.forEach(lead);
      for (const owner of owners) targets.add(owner);
    }
    for (const declaration of context) {
      if (!region.judgesEdgesOf(declaration)) continue;
      declaration.edges.filter((edge) => region.isJudged(declaration, edge)).forEach(lead);
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
        if (!changed.has(declaration.path)) region.keep(declaration);
      }
    }
  }
}

/** Whether the same files declare something. */
function samePaths(before: readonly Declaration[], after: readonly Declaration[]): boolean {
  const [was, is] = [new Set(before.map(({ path }) => path)), new Set(after.map(({ path }) => path))];
  return was.size === is.size && [...was].every((path) => is.has(path));
}

function approvedSuccessors({ id, status }: Declaration, edge: Edge): readonly unknown[] | false {
  return edge.kind === "supersedes" && status === "approved" && [id];
}

/** Whether rules about edges of a kind ask for the record behind a link: an id may be the path that a link leads to. */
function looksBehindLinks(name: string, { edgeKinds }: Ontology): boolean {
  const kind = edgeKinds.get(name);
  return name === "supersedes" || [kind?.from, kind?.to, kind?.inverse].some((each) => each !== undefined);
}
