/** Files of JSON Lines to which a change only adds: what they held stands in them byte for byte, and whole lines follow. */
import type { FileChange } from "../../memory/change.js";
import { isRegular, type Tree, type TreeEntry } from "../../memory/tree.js";
import { formatOf } from "../../parse/parse-file.js";
import type { Gate } from "../gate.js";
import type { Memory } from "../read-memory.js";

const LINE_FEED = 10;

/** Marks the files of append-only classes that were only added to. Reads those and no others, on both sides. */
export async function markAddedTo(
  files: readonly FileChange[],
  before: Memory,
  after: Memory,
  gate: Gate,
): Promise<FileChange[]> {
  const wanted = new Set(files.filter((file) => mayBeAddedTo(file, gate)).map(({ path }) => path));
  if (wanted.size === 0) return [...files];
  const [was, is] = await Promise.all([bytesOf(before, wanted), bytesOf(after, wanted)]);
  return files.map((file) => {
    const [old, young] = [was.get(file.path), is.get(file.path)];
    if (old === undefined || young === undefined) return file;
    return onlyAdds(old, young)
      ? { ...file, addedTo: true }
      : { ...file, rewrittenFrom: firstChange(old.bytes, young.bytes) };
  });
}

function mayBeAddedTo({ path, kind }: FileChange, { layout }: Gate): boolean {
  const found = kind === "modified" ? layout.classOf(path) : undefined;
  return found?.appendOnly === true && (found.format ?? formatOf(path)) === "jsonl";
}

interface Stored {
  readonly mode: TreeEntry["mode"];
  readonly bytes: Buffer;
}

/** Of plain files that can be read; others are left out. */
async function bytesOf(
  { tree, entries }: { readonly tree: Tree; readonly entries: readonly TreeEntry[] },
  paths: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Stored>> {
  const found = new Map<string, Stored>();
  const plain = entries.filter(({ path, mode }) => paths.has(path) && isRegular(mode));
  await tree.read(plain, ({ path, mode }, bytes) => {
    if (!(bytes instanceof Error)) found.set(path, { mode, bytes: Buffer.from(bytes) });
  });
  return found;
}

/** A last line without an end is whole: what comes must begin with one then. */
function onlyAdds({ mode, bytes: old }: Stored, { mode: youngMode, bytes: young }: Stored): boolean {
  if (mode !== youngMode || young.length < old.length || !young.subarray(0, old.length).equals(old)) return false;
  if (old.length === 0 || old.at(-1) === LINE_FEED || young.length === old.length) return true;
  const added = young.subarray(old.length);
  return added[0] === LINE_FEED || (added[0] === 13 && added[1] === LINE_FEED);
}

/** The first line of the young text that is not what it was, from 1. Where lines are gone from the end, the last one that is left. */
export function firstChange(old: Uint8Array, young: Uint8Array): number {
  const shorter = Math.min(old.length, young.length);
  let line = 1;
  let start = 0;
  for (let index = 0; index < shorter && old[index] === young[index]; index++) {
    if (young[index] !== LINE_FEED) continue;
    line += 1;
    start = index + 1;
  }
  return start === young.length && line > 1 ? line - 1 : line;
}
