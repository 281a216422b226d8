/** What a generated memory holds, decided before a byte is written. */
import { kindAt, type EdgeTemplate, type KindName, type KindTemplate } from "./kinds.js";
import { Random } from "./random.js";
import { capitalise, word } from "./words.js";

export interface PlannedEdge {
  readonly kind: string;
  readonly targets: readonly string[];
}

export interface PlannedRecord {
  readonly index: number;
  readonly kind: KindTemplate;
  readonly id: string;
  /** Relative to the memory's root. */
  readonly path: string;
  readonly title: string;
  readonly status: "approved" | "draft";
  readonly owner: string;
  /** Markdown only. */
  readonly repository: string | undefined;
  readonly edges: readonly PlannedEdge[];
  /** RFC 3339, in 2024 or 2025: never in the future. */
  readonly updatedAt: string;
}

export interface Plan {
  readonly records: readonly PlannedRecord[];
  /** Id to the number of edges, owners and repository references that point at it. */
  readonly incoming: ReadonlyMap<string, number>;
  /** Written edges: owners and repository references are not counted. */
  readonly edges: number;
}

export interface CorpusOptions {
  /** At least 5. */
  readonly records: number;
  readonly seed: number;
}

const FOLDERS = 64;
const START = Date.UTC(2024, 0, 1);
const TWO_YEARS_IN_SECONDS = 730 * 24 * 3600;

interface Identity {
  readonly index: number;
  readonly id: string;
}

type Pools = ReadonlyMap<KindName, readonly Identity[]>;

/** @throws RangeError for fewer than 5 records: a memory needs a team and a repository. */
export function planMemory({ records, seed }: CorpusOptions): Plan {
  if (records < 5) throw new RangeError("a memory needs at least 5 records");
  const pools = new Map<KindName, Identity[]>();
  const identities: Identity[] = [];
  for (let index = 0; index < records; index++) {
    const { name, prefix } = kindAt(index);
    const random = new Random(seed, index * 3);
    const identity = { index, id: `${prefix}:${word(random)}-${word(random)}-${index.toString(36)}` };
    identities.push(identity);
    const pool = pools.get(name);
    if (pool) pool.push(identity);
    else pools.set(name, [identity]);
  }
  const planned = identities.map((identity) => planRecord(identity, pools, new Random(seed, identity.index * 3 + 1)));
  return { records: planned, ...count(planned) };
}

function count(records: readonly PlannedRecord[]): { incoming: Map<string, number>; edges: number } {
  const incoming = new Map<string, number>();
  const point = (id: string): unknown => incoming.set(id, (incoming.get(id) ?? 0) + 1);
  let edges = 0;
  for (const record of records) {
    point(record.owner);
    if (record.repository !== undefined) point(record.repository);
    for (const { targets } of record.edges) {
      edges += targets.length;
      targets.forEach(point);
    }
  }
  return { incoming, edges };
}

function planRecord({ index, id }: Identity, pools: Pools, random: Random): PlannedRecord {
  const kind = kindAt(index);
  const slug = id.slice(id.indexOf(":") + 1);
  const folder = random.below(FOLDERS).toString(16).padStart(2, "0");
  const seconds = random.below(TWO_YEARS_IN_SECONDS);
  return {
    index,
    kind,
    id,
    path: `${kind.folder}/${folder}/${slug}.${kind.format === "yaml" ? "yaml" : "md"}`,
    title: `${capitalise(word(random))} ${word(random)} ${word(random)}`,
    status: random.chance(0.9) ? "approved" : "draft",
    owner: kind.name === "Team" ? `user:${word(random)}` : popular(pools, "Team", random),
    repository: kind.format === "markdown" ? popular(pools, "Repository", random) : undefined,
    edges: planEdges(index, kind, pools, random),
    updatedAt: `${new Date(START + seconds * 1000).toISOString().slice(0, 19)}Z`,
  };
}

function popular(pools: Pools, kind: KindName, random: Random): string {
  const pool = pools.get(kind) ?? [];
  const choice = pool[random.skewedBelow(pool.length)];
  if (choice === undefined) throw new RangeError(`the memory has no ${kind}`);
  return choice.id;
}

/** Markdown records have one to three related ids, YAML records two to four edge kinds; a few have far more. */
function planEdges(index: number, kind: KindTemplate, pools: Pools, random: Random): PlannedEdge[] {
  const kinds = kind.format === "markdown" ? 1 + random.below(2) : 2 + random.below(3);
  const first = random.below(kind.edges.length);
  const edges: PlannedEdge[] = [];
  for (let i = 0; i < Math.min(kinds, kind.edges.length); i++) {
    const template = kind.edges[(first + i) % kind.edges.length];
    if (template === undefined) continue;
    const targets = planTargets(index, template, pools, random);
    if (targets.length > 0) edges.push({ kind: template.kind, targets });
  }
  return edges;
}

function planTargets(index: number, { kind, to }: EdgeTemplate, pools: Pools, random: Random): string[] {
  if ("namespace" in to) return [`${to.namespace}:${word(random)}-${word(random)}`];
  const pool = pools.get(random.pick(to)) ?? [];
  // Dependencies point at earlier records only, so that they form no cycle.
  const limit = kind === "depends_on" ? countBefore(pool, index) : pool.length;
  const targets = new Set<string>();
  for (let wanted = tailCount(random); wanted > 0; wanted--) {
    const target = pool[random.skewedBelow(limit)];
    if (limit > 0 && target !== undefined && target.index !== index) targets.add(target.id);
  }
  return [...targets];
}

/** One or two; one time in fifty up to 12, one time in two thousand up to 60. */
function tailCount(random: Random): number {
  const draw = random.next();
  if (draw < 0.0005) return 13 + random.below(48);
  if (draw < 0.02) return 3 + random.below(10);
  return draw < 0.6 ? 1 : 2;
}

/** Members of a pool with a smaller index. */
function countBefore(pool: readonly Identity[], index: number): number {
  let low = 0;
  let high = pool.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pool[middle]?.index ?? Infinity) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}
