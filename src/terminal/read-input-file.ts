/** Files that are named on the command line, read in one way: a regular file, of bounded size, without waiting for anything. */
import { existsSync, lstatSync, readlinkSync, type Stats } from "node:fs";
import { basename, dirname, isAbsolute, join, parse, resolve, sep } from "node:path";
import { FileReader } from "../git/file-reader.js";
import { MAX_FILE_BYTES } from "../git/limits.js";
import { UserError } from "../memory/user-error.js";

export interface InputFile {
  /** As the caller named it; relative to the current folder. */
  readonly file: string;
  /** What the caller should name instead, as a sentence. */
  readonly advice: string;
  /** 64 MiB unless told. */
  readonly maxBytes?: number;
}

/** Links within links, after which a name is taken for one that leads nowhere. */
const MAX_LINKS = 40;

/** @throws UserError where it cannot be read: absent, no regular file, too large, or behind a link of a repository. */
export function readInputFile(input: InputFile): Uint8Array {
  const { file, advice, maxBytes = MAX_FILE_BYTES } = input;
  const { path, stats } = placeOf(input);
  if (stats.size > maxBytes) {
    throw new UserError(`${file} is larger than ${maxBytes / 1024 / 1024} MiB, and not read.`, advice);
  }
  const bytes = new FileReader(dirname(path), maxBytes).read(basename(path));
  if (bytes instanceof Error) throw new UserError(`${file} cannot be read: ${bytes.message}.`, advice);
  return bytes;
}

/** Size in bytes of a file that may be too large to be read. @throws UserError as `readInputFile` does. */
export function sizeOfInputFile(input: InputFile): number {
  return placeOf(input).stats.size;
}

function placeOf({ file, advice }: InputFile): { readonly path: string; readonly stats: Stats } {
  const found = follow(resolve(file), file, advice);
  if (!found) throw new UserError(`There is no file ${file}.`, advice);
  if (found.stats.isFile()) return found;
  const what = found.stats.isDirectory() ? "a folder" : "a fifo, a socket or a device";
  throw new UserError(`${file} is ${what}, and not read.`, advice);
}

/**
 * A link that lies outside of any repository is the caller's own. One inside is content, which whoever proposes a change
 * may have made: it must not choose what is read (security rule 27).
 */
function follow(
  path: string,
  file: string,
  advice: string,
): { readonly path: string; readonly stats: Stats } | undefined {
  let done = parse(path).root;
  let rest = path.slice(done.length).split(sep);
  let stats: Stats | undefined;
  for (let links = 0; ;) {
    const [part, ...others] = rest;
    if (part === undefined) break;
    rest = others;
    if (part === "" || part === ".") continue;
    const next = part === ".." ? dirname(done) : join(done, part);
    stats = look(next, file, advice);
    if (!stats?.isSymbolicLink()) {
      if (!stats) return undefined;
      done = next;
      continue;
    }
    if (isInRepository(done)) {
      throw new UserError(`${next} is a symlink inside a repository, and is not followed.`, "Name the file itself.");
    }
    if (++links > MAX_LINKS) return undefined;
    const target = readlinkSync(next);
    if (isAbsolute(target)) done = parse(target).root;
    rest = [...(isAbsolute(target) ? target.slice(done.length) : target).split(sep), ...others];
  }
  return stats && { path: done, stats };
}

function look(path: string, file: string, advice: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOTDIR") return undefined;
    throw new UserError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, advice);
  }
}

/** @param folder without a link on the way to it. */
function isInRepository(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return true;
    if (dirname(at) === at) return false;
  }
}
