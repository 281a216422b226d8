/** Where the index of a memory stands. It is written from the sources and is none of them. From the memory's root. */
import { caseFolded } from "./case-fold.js";

export const INDEX_FOLDER = "indexes";

/** What the index was made from, what binds its other files, and the memory itself where it is small. */
export const INDEX_HEADER_PATH = `${INDEX_FOLDER}/graph-index.json`;
export const SEARCH_PATH = `${INDEX_FOLDER}/search-manifest.json`;
export const ONTOLOGY_REPORT_PATH = `${INDEX_FOLDER}/ontology-report.json`;

/** Shards of a large memory, by what their lines tell. */
export const RECORDS_FOLDER = `${INDEX_FOLDER}/records`;
export const SEARCH_FOLDER = `${INDEX_FOLDER}/search`;
export const OWNERS_FOLDER = `${INDEX_FOLDER}/owners`;
export const REPOSITORIES_FOLDER = `${INDEX_FOLDER}/repositories`;
export const TAGS_FOLDER = `${INDEX_FOLDER}/tags`;
export const TARGETS_FOLDER = `${INDEX_FOLDER}/targets`;
export const FINDINGS_FOLDER = `${INDEX_FOLDER}/findings`;
export const DEADLINES_FOLDER = `${INDEX_FOLDER}/deadlines`;

const FILES: readonly string[] = [INDEX_HEADER_PATH, SEARCH_PATH, ONTOLOGY_REPORT_PATH];

const FOLDERS: readonly string[] = [
  RECORDS_FOLDER,
  SEARCH_FOLDER,
  OWNERS_FOLDER,
  REPOSITORIES_FOLDER,
  TAGS_FOLDER,
  TARGETS_FOLDER,
  FINDINGS_FOLDER,
  DEADLINES_FOLDER,
];

/** Globs of all files of the index, from the memory's root. */
export const INDEX_GLOBS: readonly [string, ...string[]] = [
  INDEX_HEADER_PATH,
  SEARCH_PATH,
  ONTOLOGY_REPORT_PATH,
  ...FOLDERS.map((folder) => `${folder}/**/*.jsonl`),
];

/** What the header binds: the other files, and the folders. */
export const BOUND_PATHS: readonly string[] = [...FILES.filter((path) => path !== INDEX_HEADER_PATH), ...FOLDERS];

/** @param path from the root of the tree: a file of the index, a folder of it, or what stands in one. */
export function isIndexPath(path: string, root: string): boolean {
  if (!path.startsWith(INDEX_FOLDER, root.length) || !path.startsWith(root)) return false;
  const below = path.slice(root.length);
  const end = below.indexOf("/", INDEX_FOLDER.length + 1);
  return end < 0 ? FILES.includes(below) || FOLDERS.includes(below) : FOLDERS.includes(below.slice(0, end));
}

/** Likewise where letter case and Unicode form do not count: on some machines such a file takes the place of one of the index. */
export function isTakenForIndex(path: string, root: string): boolean {
  return isIndexPath(caseFolded(path), caseFolded(root));
}

const SHARD_FOLDER = /^(?:[0-9a-f]{1,2}|\d{4,6}-\d\d)$/;
const SHARD = /^(?:[0-9a-f]{1,2}|\d{4,6}-\d\d)\.jsonl$/;

/** Whether a path of the index is one that a file of it may have: what else stands there is somebody's. */
export function mayBeIndexFile(path: string, root: string): boolean {
  if (!isIndexPath(path, root)) return false;
  const below = path.slice(root.length);
  if (FILES.includes(below)) return true;
  const [, , ...segments] = below.split("/");
  const leaf = segments.pop() ?? "";
  return SHARD.test(leaf) && segments.every((segment) => SHARD_FOLDER.test(segment));
}

/** Files that every index has: a link to one is no broken link, whether or not it is written already. */
export function isIndexFile(path: string, root: string): boolean {
  return path.startsWith(root) && FILES.includes(path.slice(root.length));
}

/** Whether a file of the index may stand below a folder of the memory. */
export function mayHoldIndex(folder: string, root: string): boolean {
  return folder === root + INDEX_FOLDER || isIndexPath(folder, root);
}
