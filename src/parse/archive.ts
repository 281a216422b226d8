/**
 * Reads a zip archive that a stranger made (security rule 13), whole or not at all. What a plain tool would not write is a
 * fault: two ways to read one archive are one too many.
 */
import { inflateRawSync, type InflateRaw } from "node:zlib";
import { codeOf } from "../memory/error-text.js";
import { crc32 } from "../memory/crc32.js";
import { centralDirectory, END_RECORD, type CentralEntry } from "./archive-directory.js";
import { LOCAL_HEADER, METHOD_STORED, storedEntries } from "./archive-entries.js";
import { ArchiveError } from "./archive-fault.js";

export { ArchiveError, type ArchiveFault } from "./archive-fault.js";

export interface ArchiveLimits {
  /** Files and folders. */
  readonly entries: number;
  /** Bytes of all files together, inflated. */
  readonly totalBytes: number;
}

/** Compression method 8: deflate (RFC 1951). */
const METHOD_DEFLATED = 8;

export function isArchive(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && [LOCAL_HEADER, END_RECORD].includes(viewOf(bytes).readUInt32LE(0));
}

/**
 * @returns the files by their paths, which are relative, without `..` and different from each other in any spelling.
 * @throws ArchiveError
 */
export function readArchive(bytes: Uint8Array, limits: ArchiveLimits): ReadonlyMap<string, Uint8Array> {
  const archive = viewOf(bytes);
  try {
    const directory = centralDirectory(archive, limits.entries);
    const total = directory.entries.reduce((sum, entry) => sum + entry.size, 0);
    if (total > limits.totalBytes) throw new ArchiveError("too-large");
    const files = new Map<string, Uint8Array>();
    for (const { entry, data } of storedEntries(archive, directory)) {
      const content = contentOf(data, entry);
      if (!entry.name.endsWith("/")) files.set(entry.name, content);
      else if (content.length > 0) throw new ArchiveError("not-a-file");
    }
    return files;
  } catch (error) {
    if (error instanceof RangeError) throw new ArchiveError("damaged");
    throw error;
  }
}

function viewOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function contentOf(stored: Buffer, { method, size, crc }: CentralEntry): Uint8Array {
  if (method !== METHOD_STORED && method !== METHOD_DEFLATED) throw new ArchiveError("damaged");
  const content = method === METHOD_STORED ? new Uint8Array(stored) : inflated(stored, size);
  if (content.length !== size || crc32(content) !== crc) throw new ArchiveError("damaged");
  return content;
}

function inflated(stored: Buffer, bytes: number): Uint8Array {
  let result: { readonly buffer: Buffer; readonly engine: InflateRaw };
  try {
    // No more than the directory announced, whatever the stream would become. The types know nothing of `info`.
    const options = { maxOutputLength: Math.max(bytes, 1), info: true };
    result = inflateRawSync(stored, options) as unknown as typeof result;
  } catch (error) {
    throw new ArchiveError(codeOf(error) === "ERR_BUFFER_TOO_LARGE" ? "too-large" : "damaged");
  }
  // What is behind the end of the stream belongs to nothing.
  if (result.engine.bytesWritten !== stored.length) throw new ArchiveError("contradictory");
  return new Uint8Array(result.buffer);
}
