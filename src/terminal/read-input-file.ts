/** Files that are named on the command line, read in one way: a regular file, of bounded size, without waiting for anything. */
import type { Stats } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { FileReader } from "../git/file-reader.js";
import { MAX_FILE_BYTES } from "../git/limits.js";
import { messageOf } from "../memory/error-text.js";
import { UserError } from "../memory/user-error.js";
import { followLinks, type Place } from "./follow-links.js";

export interface InputFile {
  /** As the caller named it; relative to the current folder. */
  readonly file: string;
  /** What the caller should name instead, as a sentence. */
  readonly advice: string;
  /** 64 MiB unless told. */
  readonly maxBytes?: number;
}

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
  const { path, stats } = placeFor(file, advice);
  if (!stats) throw new UserError(`There is no file ${file}.`, advice);
  if (stats.isFile()) return { path, stats };
  const what = stats.isDirectory() ? "a folder" : "a fifo, a socket or a device";
  throw new UserError(`${file} is ${what}, and not read.`, advice);
}

function placeFor(file: string, advice: string): Place {
  try {
    return followLinks(resolve(file));
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${file} cannot be read: ${messageOf(error)}`, advice);
  }
}
