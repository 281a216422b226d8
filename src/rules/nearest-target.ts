/** Looks for the record that a dangling edge was meant for. */
import { editDistance } from "../memory/edit-distance.js";
import { scopeOfEdge } from "../layouts/id-scope.js";
import { addTo, grouped } from "../memory/grouped.js";
import { foldedForm, hasSameWords } from "../memory/spellings.js";
import type { Edge } from "../memory/record.js";
import type { Graph, StatedEdge } from "../memory/graph.js";
import { meant } from "./phrases.js";
import type { GraphContext } from "./rule.js";
import { fileNameOf } from "../memory/tree-lookup.js";

export interface NearestTarget {
  /** Likeliest first; more than one where several are equally likely. */
  readonly ids: readonly [string, ...string[]];
  /** True where the ids have the same words but for letter case and the kind of separator, and no other record has. */
  readonly certain: boolean;
}

/** Ids that a suggestion offers at most; more of them say nothing. */
const MAX_OFFERED = 3;

/**
 * In order: the same id but for case and separators; the same slug under another prefix that the edge may lead to, or the same file
 * in another folder; a
 * slug with few wrong letters under the same prefix, where nearer numbers count as nearer; a longer or shorter name of
 * whole words; a bare slug that is an id under one of the prefixes the edge may lead to.
 */
export function nearestTarget({ from, edge }: StatedEdge, context: GraphContext): NearestTarget | undefined {
  const scope = scopeOfEdge({ from, edge }, context.layout);
  const nearest = edge.form === "link" ? undefined : likeliest(edge, scope, context);
  // No edge was meant for the record that states it.
  return nearest?.ids.some((id) => id === from.id) ? undefined : nearest && asWritten(nearest, scope);
}

/** With ids as they are written where ids count in one file alone. */
function asWritten({ ids: [first, ...others], certain }: NearestTarget, scope: string): NearestTarget {
  const written = (id: string): string => id.slice(scope.length);
  return { ids: [written(first), ...others.map(written)], certain };
}

/** @param scope what stands before the ids that the edge may lead to. */
function likeliest(edge: Edge, scope: string, { graph, ontology }: GraphContext): NearestTarget | undefined {
  const range = ontology.edgeKinds.get(edge.kind)?.to;
  const candidates = candidatesOf(graph);
  const isNear = (id: string): boolean => id.startsWith(scope);
  const same = (candidates.byFoldedForm.get(foldedForm(edge.target)) ?? []).filter(isNear);
  if (same.length > 0) return offerSpelling(same, edge.target);
  const isOfRange = (id: string): boolean => !range || [...graph.kindsOf(id)].some((kind) => range.has(kind));
  const fits = (id: string): boolean => isNear(id) && isOfRange(id);
  const { slug } = parts(edge.target);
  const moved = (candidates.bySlug.get(slug) ?? candidates.bySlug.get(fileNameOf(slug)) ?? []).filter(fits);
  if (moved.length === 1) return offer(moved, false);
  const near = similar(edge.target, candidates);
  if (near?.ids.every(isNear)) return near;
  return offer(prefixed(edge.target, graph, ontology, range).filter(isNear), false);
}

/**
 * The id of a record that another id was meant for, by its spelling alone.
 * @param scope what stands before the ids among which it is looked for, and is not written.
 */
export function nearestId(id: string, graph: Graph, scope = ""): NearestTarget | undefined {
  const candidates = candidatesOf(graph);
  const same = (candidates.byFoldedForm.get(foldedForm(id)) ?? []).filter((each) => each.startsWith(scope));
  const near = same.length > 0 ? offerSpelling(same, id) : similar(id, candidates);
  return near?.ids.every((each) => each.startsWith(scope)) ? asWritten(near, scope) : undefined;
}

/** `Did you mean a or b?`: the question and, where there is one answer, the id to write. */
export function askFor({ ids, certain }: NearestTarget): { readonly message: string; readonly id: string | undefined } {
  const [id, ...others] = ids;
  return { message: meant({ name: ids.join(" or "), certain }), id: others.length === 0 ? id : undefined };
}

/** Whether the search among the ids of a graph gave up: what it offers then depends on all that was asked. */
export function isSearchCutShort(graph: Graph): boolean {
  return (CANDIDATES.get(graph)?.budget ?? 0) < 0;
}

/** @param same ids whose folded form is that of the written one. */
function offerSpelling(same: readonly string[], written: string): NearestTarget | undefined {
  const [id, ...others] = same.filter((each) => hasSameWords(each, written));
  return id !== undefined && others.length === 0 ? offer([id], true) : offer(same, false);
}

function offer(ids: readonly string[], certain: boolean): NearestTarget | undefined {
  const [first, ...others] = ids;
  return first === undefined || ids.length > MAX_OFFERED ? undefined : { ids: [first, ...others], certain };
}

/** Ids of one graph, arranged for the search: made once for a graph, at its first dangling edge. */
interface Candidates {
  readonly byFoldedForm: ReadonlyMap<string, readonly string[]>;
  readonly byNamespace: ReadonlyMap<string, readonly Candidate[]>;
  readonly bySlug: ReadonlyMap<string, readonly string[]>;
  readonly found: Map<string, NearestTarget | undefined>;
  /** Counted ids by what they are without leading zeros; undefined until one is looked for. */
  byNumber: ReadonlyMap<string, readonly string[]> | undefined;
  /** Work that is left for comparing spellings: a memory with thousands of dangling edges gets fewer suggestions. */
  budget: number;
}

interface Candidate {
  readonly id: string;
  readonly slug: string;
  readonly letters: number;
}

const CANDIDATES = new WeakMap<Graph, Candidates>();
const SEARCH_BUDGET = 100_000_000;
/** Of a comparison letter by letter, against a look at length and letters; where ids are long, of each place of the table on top. */
const COST_OF_COMPARISON = 200;
const COST_OF_PLACE = 4;

/**
 * Ids that are counted: `T-12`, `issue:88`, `service:n55`, `decision:ADR-0012`. The number is all there is to them, and its
 * neighbour is another thing; behind a word, as in `tool:node-20`, it may be a version.
 */
export function isCounted(name: string): boolean {
  return /^(?:\p{L}*[-_]?|[^:]+:(?:\p{L}{0,3}|\p{L}[-_]|\p{Lu}+[-_]?))\d+(\.\d+)*$/u.test(name);
}

function similar(target: string, candidates: Candidates): NearestTarget | undefined {
  if (isCounted(target)) return sameNumber(target, candidates);
  const { found } = candidates;
  if (!found.has(target)) found.set(target, closest(target, candidates) ?? longerOrShorter(target, candidates));
  return found.get(target);
}

/** Of a counted id the one with the same number that is written with more zeros, or with fewer: `ADR-0012` for `ADR-12`. */
function sameNumber(target: string, candidates: Candidates): NearestTarget | undefined {
  candidates.byNumber ??= grouped(
    [...candidates.byNamespace.values()].flat().flatMap(({ id }) => (isCounted(id) ? id : [])),
    withoutZeros,
  );
  return offer(candidates.byNumber.get(withoutZeros(target)) ?? [], false);
}

function withoutZeros(id: string): string {
  return foldedForm(id.replace(/(?<!\d)0+(?=\d)/g, ""));
}

function closest(target: string, candidates: Candidates): NearestTarget | undefined {
  const { namespace, slug } = parts(target);
  const limit = Math.min(6, Math.max(1, Math.floor(slug.length / 4)));
  const letters = lettersOf(slug);
  let best = limit;
  let near: string[] = [];
  for (const candidate of candidates.byNamespace.get(namespace) ?? []) {
    if (candidates.budget-- < 0) return undefined;
    if (Math.abs(candidate.slug.length - slug.length) > best) continue;
    if (bitCount(candidate.letters ^ letters) > 2 * best) continue;
    const work = { places: 0 };
    const distance = editDistance(slug, candidate.slug, best, work);
    candidates.budget -= COST_OF_COMPARISON + COST_OF_PLACE * work.places;
    if (distance > best) continue;
    if (distance < best) near = [];
    best = distance;
    near.push(candidate.id);
  }
  return near.length === 0 ? undefined : offer(nearestByNumbers(target, near), false);
}

/** Of ids that differ from the target in numbers alone, the one whose first numbers are nearest; otherwise all of them. */
function nearestByNumbers(target: string, ids: readonly string[]): readonly string[] {
  const { words, values } = numbersOf(target);
  let least: readonly number[] | undefined;
  let nearest: string[] = [];
  for (const id of ids) {
    const other = numbersOf(id);
    if (other.words !== words) return ids;
    const distances = other.values.map((value, i) => Math.abs(value - (values[i] ?? 0)));
    const order = least ? compareNumbers(distances, least) : -1;
    if (order > 0) continue;
    if (order < 0) nearest = [];
    least = distances;
    nearest.push(id);
  }
  return nearest;
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function numbersOf(id: string): { readonly words: string; readonly values: readonly number[] } {
  return { words: id.replace(/\d+/g, "0"), values: (id.match(/\d+/g) ?? []).map(Number) };
}

/** `agent:copilot` for `agent:copilot-cli`, and the other way round. */
function longerOrShorter(target: string, candidates: Candidates): NearestTarget | undefined {
  const { namespace, slug } = parts(target);
  const ids: string[] = [];
  for (const candidate of candidates.byNamespace.get(namespace) ?? []) {
    if (candidates.budget-- < 0) return undefined;
    const [short, long] = slug.length < candidate.slug.length ? [slug, candidate.slug] : [candidate.slug, slug];
    if (short.length >= 4 && extendsByWords(long, short)) ids.push(candidate.id);
  }
  return offer(ids, false);
}

function extendsByWords(long: string, short: string): boolean {
  const isSeparator = (character: string | undefined) => character !== undefined && "-_./@:".includes(character);
  return (
    (long.startsWith(short) && isSeparator(long[short.length])) ||
    (long.endsWith(short) && isSeparator(long[long.length - short.length - 1]))
  );
}

/** A bare slug, or an id whose prefix nobody declares: try the prefixes of the edge's range. */
function prefixed(
  target: string,
  graph: Graph,
  ontology: GraphContext["ontology"],
  range: ReadonlySet<string> | undefined,
): readonly string[] {
  const { slug } = parts(target);
  const found = new Set<string>();
  for (const name of range ?? ontology.nodeKinds.keys()) {
    const id = `${ontology.nodeKinds.get(name)?.prefix ?? ""}:${slug}`;
    if (graph.records.has(id)) found.add(id);
  }
  return found.size === 1 ? [...found] : [];
}

function candidatesOf(graph: Graph): Candidates {
  let candidates = CANDIDATES.get(graph);
  if (!candidates) {
    const byFoldedForm = new Map<string, string[]>();
    const byNamespace = new Map<string, Candidate[]>();
    const bySlug = new Map<string, string[]>();
    for (const id of graph.ids()) {
      const { namespace, slug } = parts(id);
      addTo(byFoldedForm, foldedForm(id), id);
      addTo(byNamespace, namespace, { id, slug, letters: lettersOf(slug) });
      addTo(bySlug, slug, id);
      // Of an id that is a path; else the id itself.
      const file = fileNameOf(slug);
      if (file === slug) continue;
      // An id that is a path is called by the name of its file, with its extension or without.
      addTo(bySlug, file, id);
      const stem = file.replace(/\.[^.]+$/, "");
      if (stem !== file) addTo(bySlug, stem, id);
    }
    candidates = { byFoldedForm, byNamespace, bySlug, found: new Map(), byNumber: undefined, budget: SEARCH_BUDGET };
    CANDIDATES.set(graph, candidates);
  }
  return candidates;
}

function parts(id: string): { readonly namespace: string; readonly slug: string } {
  const colon = id.indexOf(":");
  return { namespace: colon === -1 ? "" : id.slice(0, colon), slug: id.slice(colon + 1) };
}

/** Which letters occur, as bits: one wrong letter changes at most two of them. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
