/** Trees, read and written as Git does, without a process for each. */
import { EMPTY_TREE, FOLDER, treeContent, writeObject, type NamedObject } from "./loose-objects.js";
import type { ObjectAnswers } from "./object-answers.js";

export interface TreeEntry {
  readonly mode: string;
  readonly type: string;
  readonly oid: string;
  /** Bytes, of blobs alone. */
  readonly size: number | undefined;
  readonly path: string;
}

export interface Written {
  readonly path: string;
  readonly mode?: string;
  /** Undefined deletes. */
  readonly oid: string | undefined;
}

const SUBMODULE = "160000";

/** No component may lead out of the tree, or to what Git keeps of its own. */
const REFUSED = /^(\.{0,2}|(\.git|git~1)[ .]*(:.*)?)$/i;

export class MalformedTree extends Error {}

interface Entry {
  readonly mode: string;
  readonly oid: string;
}

/** Entries by name, a byte for each character. */
type Folder = Map<string, Entry | Folder>;

/** The entries of a tree, their paths in full. @param path only what stands there; with a slash behind it, only what is in it. */
export async function listTree(
  objects: ObjectAnswers,
  tree: string,
  { recursive = false, path }: { recursive?: boolean; path?: string },
): Promise<TreeEntry[]> {
  const [name = "", ...rest] = path === undefined || path === "" ? [] : latin1(path).split("/");
  return await listFolder(objects, tree, "", [name, ...rest], recursive);
}

async function listFolder(
  objects: ObjectAnswers,
  tree: string,
  above: string,
  [wanted = "", ...rest]: readonly string[],
  recursive: boolean,
): Promise<TreeEntry[]> {
  const listed: Promise<TreeEntry | TreeEntry[]>[] = [];
  for (const [name, { mode, oid }] of await readFolder(objects, tree)) {
    if (wanted !== "" && name !== wanted) continue;
    const own = `${above}${name}`;
    const goesDown = mode === FOLDER && (wanted === "" ? recursive : rest.length > 0);
    if (wanted === "" || rest.length === 0) listed.push(describe(objects, mode, oid, own));
    if (goesDown) listed.push(listFolder(objects, oid, `${own}/`, rest, recursive));
  }
  return (await Promise.all(listed)).flat();
}

async function describe(objects: ObjectAnswers, mode: string, oid: string, path: string): Promise<TreeEntry> {
  const type = mode === FOLDER ? "tree" : mode === SUBMODULE ? "commit" : "blob";
  const size = type === "blob" ? (await objects.info(oid))?.size : undefined;
  return { mode: mode.padStart(6, "0"), type, oid, size, path: Buffer.from(path, "latin1").toString("utf8") };
}

/**
 * The tree of `base` with files laid over it, one after the other: a file takes the place of a folder, and the other way round.
 * @throws MalformedTree for a path that no tree may have, and for a blob that is not there.
 */
export async function layOver(
  folder: string,
  objects: ObjectAnswers,
  base: string | undefined,
  files: readonly Written[],
): Promise<string> {
  const top: Folder = base === undefined ? new Map() : await readFolder(objects, base);
  for (const file of files) await lay(objects, top, file);
  return await writeFolder(folder, top);
}

async function lay(objects: ObjectAnswers, top: Folder, { path, mode = "100644", oid }: Written): Promise<void> {
  const names = latin1(path).split("/");
  if (path.includes("\0") || names.some((name) => REFUSED.test(name)))
    throw new MalformedTree(`Invalid path '${path}'`);
  if (oid !== undefined && mode !== SUBMODULE && !(await objects.info(oid)))
    throw new MalformedTree(`no object ${oid}`);
  const last = names.pop() ?? "";
  let into = top;
  for (const name of names) {
    const found = into.get(name);
    let next = found instanceof Map ? found : undefined;
    if (!next) {
      const isFolder = found && !(found instanceof Map) && found.mode === FOLDER;
      if (oid === undefined && !isFolder) return;
      next = isFolder ? await readFolder(objects, found.oid) : new Map();
      into.set(name, next);
    }
    into = next;
  }
  const found = into.get(last);
  if (oid !== undefined) into.set(last, { mode, oid });
  else if (found && !(found instanceof Map) && found.mode !== FOLDER) into.delete(last);
}

async function writeFolder(folder: string, entries: Folder): Promise<string> {
  const written: NamedObject[] = [];
  for (const [name, entry] of entries) {
    const { mode, oid } = entry instanceof Map ? { mode: FOLDER, oid: await writeFolder(folder, entry) } : entry;
    // Folders without files do not exist.
    if (oid !== EMPTY_TREE) written.push({ mode, name, oid });
  }
  return await writeObject(folder, "tree", treeContent(written));
}

async function readFolder(objects: ObjectAnswers, oid: string): Promise<Map<string, Entry>> {
  const answer = await objects.contents(oid);
  if (answer?.type !== "tree") throw new MalformedTree(`${oid} is no tree`);
  const entries = new Map<string, Entry>();
  const { bytes } = answer;
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(0, at);
    const [mode = "", ...name] = bytes.toString("latin1", at, end).split(" ");
    entries.set(name.join(" "), { mode, oid: bytes.toString("hex", end + 1, end + 21) });
    at = end + 21;
  }
  return entries;
}

function latin1(path: string): string {
  return Buffer.from(path).toString("latin1");
}
