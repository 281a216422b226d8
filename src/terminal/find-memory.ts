/** Finds the folder of the memory that a file belongs to. */
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { LAYOUTS } from "../generated/layouts.js";
import { compareTexts } from "../memory/compare-texts.js";
import type { NoMemoryError } from "../memory/no-memory.js";
import { UserError } from "../memory/user-error.js";
import { OtherFolderError } from "./other-folder.js";

/** Names of the file that says of a folder that it is a memory. */
export const CONFIGURATIONS = ["memory-steward.yml", "memory-steward.yaml"];

/**
 * @param file absolute path.
 * @throws UserError where it belongs to no memory.
 */
export function findMemory(file: string): string {
  const folder = memoryAround(file);
  if (folder !== undefined) return folder;
  throw new UserError(
    `${file} belongs to no memory: no folder above it has a memory-steward.yml or a known layout.`,
    'Start a memory with "memory-steward init", or add a memory-steward.yml that names its layout. Where a sparse checkout leaves that file out, let it in.',
  );
}

/**
 * The same error with the folder's name; where a folder above or below holds a memory, with the advice to take that.
 * @param dir absolute path.
 */
export function elsewhere(error: NoMemoryError, dir: string): Error {
  const folder = memoryAround(join(dir, "file"));
  const name = fromHere(dir);
  // The folder that the caller stands in needs no name.
  const named = name === "." ? error : error.in(name);
  if (folder !== undefined && folder !== dir) {
    return new OtherFolderError(named.message, dir, "There is one above", [fromHere(folder)]);
  }
  const below = folder === dir ? [] : memoriesBelow(dir);
  if (below.length === 0) return named;
  return new OtherFolderError(named.message, dir, "There is one below", below.map(fromHere));
}

/** What is wrong with a name that should be a folder's. @param name as the caller gave it */
export function noFolder(name: string): UserError {
  const path = resolve(name);
  if (!existsSync(path)) return new UserError(`There is no folder ${name}.`, "Name the folder of a memory repository.");
  const folder = memoryAround(path);
  const message = `${name} is no folder; a memory is checked as a whole.`;
  return folder === undefined
    ? new UserError(message, "Name the folder of a memory repository.")
    : new OtherFolderError(message, path, "Its memory", [fromHere(folder)]);
}

/** Levels of folders, and folders in all, in which a memory is looked for: a monorepo may hold a great many. */
const MAX_DEPTH = 4;
const MOST_FOLDERS = 2000;
const MOST_MEMORIES = 3;
/** What holds copies of other people's folders, or nothing that is committed. */
const PASSED_BY = /^(?:\.|node_modules$|vendor$)/;
/** No shell reads more into such a name, which stands in a call to copy. */
const PLAIN = /^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}._+-]*$/u;

/** Folders below with a configuration, or in which a built-in layout is recognised, the nearest first. Links are not followed, and a folder that cannot be read is passed by. */
function memoriesBelow(dir: string): string[] {
  const found: string[] = [];
  let level = [dir];
  for (let depth = 0, seen = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
    const next: string[] = [];
    for (const folder of level) {
      if (++seen > MOST_FOLDERS) return found;
      for (const name of foldersIn(folder)) {
        const path = join(folder, name);
        if (isConfigured(path) || recognisedRoots(path).length > 0) found.push(path);
        else next.push(path);
        if (found.length === MOST_MEMORIES) return found;
      }
    }
    level = next;
  }
  return found;
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => PLAIN.test(name) && !PASSED_BY.test(name))
      .sort(compareTexts);
  } catch {
    return [];
  }
}

function fromHere(folder: string): string {
  return relative(process.cwd(), folder) || ".";
}

/**
 * From the file's folder up to the top of its repository: the nearest folder with a configuration, else the topmost in
 * which a built-in layout is recognised by a root that holds the file.
 * @param file absolute path; it need not be there.
 */
export function memoryAround(file: string): string | undefined {
  let recognised: string | undefined;
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (isConfigured(folder)) return folder;
    if (recognisedRoots(folder).some((root) => file.startsWith(join(root, "/")))) recognised = folder;
    if (existsSync(join(folder, ".git")) || dirname(folder) === folder) return recognised;
  }
}

function isConfigured(folder: string): boolean {
  return CONFIGURATIONS.some((name) => existsSync(join(folder, name)));
}

/** Where in a folder a built-in layout is recognised. */
function recognisedRoots(folder: string): string[] {
  return Object.values(LAYOUTS).flatMap(({ marker, roots = ["."] }) =>
    marker === undefined
      ? []
      : roots.map((root) => join(folder, root)).filter((root) => existsSync(join(root, marker))),
  );
}
