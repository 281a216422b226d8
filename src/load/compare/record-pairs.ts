/** Records that are there before and after: which declarations belong together, and which say something else now. */
import { Buffer } from "node:buffer";
import type { RecordPair } from "../../memory/change.js";
import { declares } from "../../memory/graph.js";
import { declarationKey, type Declaration, type MemoryRecord } from "../../memory/record.js";
import { isRegular } from "../../memory/tree.js";
import type { Gate } from "../gate.js";
import type { Memory } from "../read-memory.js";
import { contentDigest } from "./record-content.js";
import { visitRecords } from "../visit-records.js";

/** The declarations that stand in one file before and after, where an id has several. */
export function likeForLike(before: MemoryRecord, after: MemoryRecord): RecordPair {
  const was = before.declarations.filter(declares);
  const is = after.declarations.filter(declares);
  if (was.length < 2 && is.length < 2) return { before, after };
  for (const declaration of was) {
    const there = is.filter(({ path }) => path === declaration.path);
    const same = there.find(({ document }) => document === declaration.document) ?? there[0];
    if (same) return { before: only(declaration, before), after: only(same, after) };
  }
  return { before, after };
}

function only(primary: Declaration, { id, declarations }: MemoryRecord): MemoryRecord {
  const others = declarations.filter((declaration) => !declares(declaration));
  return { id, kind: primary.kind, primary, declarations: [primary, ...others] };
}

/**
 * The pairs that say something else than before.
 * @param touched paths of files that differ: what the others declare is the same on both sides.
 */
export async function differingRecords(
  pairs: readonly RecordPair[],
  touched: ReadonlySet<string>,
  before: Memory,
  after: Memory,
  gate: Gate,
): Promise<RecordPair[]> {
  const sides = { before, after, touched };
  const found = new Set(await unlike(pairs, sides, declarationKey, digestsBy(gate, false)));
  const alike = pairs.filter((pair) => !found.has(pair));
  const doubtful = await unlike(alike, sides, ({ path }) => path, oddNumbers);
  for (const pair of await unlike(doubtful, sides, declarationKey, digestsBy(gate, true))) found.add(pair);
  return pairs.filter((pair) => found.has(pair));
}

interface Sides {
  readonly before: Memory;
  readonly after: Memory;
  readonly touched: ReadonlySet<string>;
}

/** Reads files of a memory: what their declarations say, by name. */
type Reading = (memory: Memory, paths: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>;

/** The pairs of which a reading says another thing on each side. */
async function unlike(
  pairs: readonly RecordPair[],
  { before, after, touched }: Sides,
  nameOf: (declaration: Declaration) => string,
  read: Reading,
): Promise<RecordPair[]> {
  const parts = ({ declarations }: MemoryRecord) => declarations.filter(({ path }) => touched.has(path));
  const paths = (side: keyof RecordPair) => new Set(pairs.flatMap((pair) => parts(pair[side]).map(({ path }) => path)));
  const [was, is] = await Promise.all([read(before, paths("before")), read(after, paths("after"))]);
  const content = (record: MemoryRecord, known: ReadonlyMap<string, string>) =>
    parts(record)
      .map((declaration) => known.get(nameOf(declaration)) ?? "")
      .sort()
      .join();
  return pairs.filter((pair) => content(pair.before, was) !== content(pair.after, is));
}

/** @param isExact as in `contentDigest`. */
function digestsBy(gate: Gate, isExact: boolean): Reading {
  return async (memory, paths) => {
    const result = new Map<string, string>();
    await visitRecords(memory, paths, gate, (inspected, body) => {
      result.set(declarationKey(inspected.declaration), contentDigest(inspected, body, isExact));
    });
    return result;
  };
}

/**
 * By path, what a parser may take for a number that it would write otherwise, such as `1.10`, with its turn among all numbers. Where
 * that is the same on both sides, so are the texts of numbers that are the same, and the full parser need not tell them.
 */
const oddNumbers: Reading = async (memory, paths) => {
  const result = new Map<string, string>();
  const entries = memory.entries.filter(({ path, mode }) => paths.has(path) && isRegular(mode));
  await memory.tree.read(entries, ({ path }, bytes) => {
    const text = bytes instanceof Error ? "" : Buffer.from(bytes).toString("latin1");
    const numbers = (text.match(WORD) ?? []).filter((word) => Number.isFinite(Number(word)));
    const odd = numbers.flatMap((word, turn) => (String(Number(word)) === word ? [] : `${turn} ${word}`));
    result.set(path, odd.join());
  });
  return result;
};

const WORD = /[^\s,:[\]{}"'#]+/g;
