/** Where the index of a memory stands. It is written from the sources and is none of them. */

const INDEX_FOLDER = "indexes";

/** What the index was made from, and what binds its other files. From the memory's root, as all of these. */
export const DOOR_PATH = `${INDEX_FOLDER}/graph-index.json`;
export const FINDINGS_PATH = `${INDEX_FOLDER}/findings.jsonl`;
export const RECORDS_FOLDER = `${INDEX_FOLDER}/records`;
export const DEADLINES_FOLDER = `${INDEX_FOLDER}/deadlines`;

/** @param path from the root of the tree. */
export function isIndexPath(path: string, root: string): boolean {
  if (!path.startsWith(INDEX_FOLDER, root.length) || !path.startsWith(root)) return false;
  const below = path.slice(root.length);
  if (below === DOOR_PATH || below === FINDINGS_PATH) return true;
  return [RECORDS_FOLDER, DEADLINES_FOLDER].some((folder) => below === folder || below.startsWith(`${folder}/`));
}

/** Whether a file of the index may stand below a folder of the memory. */
export function mayHoldIndex(folder: string, root: string): boolean {
  return folder === root + INDEX_FOLDER || isIndexPath(folder, root);
}
