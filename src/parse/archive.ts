/**
 * Reads a zip archive that a stranger made (security rule 13): from its central directory alone, whole or not at all. What a
 * plain tool would not write is a fault: two ways to read one archive are one too many.
 */
import { inflateRawSync } from "node:zlib";

export interface ArchiveLimits {
  readonly entries: number;
  /** Bytes of all files together, inflated. */
  readonly totalBytes: number;
}

export type ArchiveFault =
  "damaged" | "too-large" | "too-many-files" | "unsafe-path" | "not-a-file" | "encrypted" | "duplicate-path";

/** The archive is not one that may be read. Holds no text of it. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(`the archive is refused: ${fault}`);
    this.fault = fault;
  }
}

const LOCAL = 0x04034b50;
const LISTED = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const LISTED_BYTES = 46;
const END_BYTES = 22;

const STORED = 0;
const DEFLATED = 8;

/** Flags: encrypted, strongly encrypted, with a hidden directory. */
const ENCRYPTED = 0x2041;

const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly storedBytes: number;
  readonly bytes: number;
  /** Where its local header begins. */
  readonly offset: number;
}

export function isArchive(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && [LOCAL, END].includes(viewOf(bytes).readUInt32LE(0));
}

/**
 * @returns the files by their paths, which are relative, without `..` and different from each other in any spelling. Checksums
 * are not compared: who fetches an archive compares the digest of the whole.
 * @throws ArchiveError
 */
export function readArchive(bytes: Uint8Array, limits: ArchiveLimits): ReadonlyMap<string, Uint8Array> {
  const archive = viewOf(bytes);
  try {
    const { count, start, end } = directoryOf(archive);
    if (count > limits.entries) throw new ArchiveError("too-many-files");
    const entries = listedIn(archive, { count, start, end }).filter(({ name }) => !name.endsWith("/"));
    if (entries.reduce((sum, entry) => sum + entry.bytes, 0) > limits.totalBytes) throw new ArchiveError("too-large");
    const files = new Map<string, Uint8Array>();
    let free = 0;
    for (const entry of [...entries].sort((left, right) => left.offset - right.offset)) {
      const data = dataOf(archive, entry, start);
      // Files that share bytes make much of little.
      if (entry.offset < free) throw new ArchiveError("damaged");
      free = data.end;
      files.set(entry.name, contentOf(archive.subarray(data.start, data.end), entry));
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

/** The record at the end, behind which there is nothing but its own comment. */
function directoryOf(archive: Buffer): { count: number; start: number; end: number } {
  const first = Math.max(0, archive.length - END_BYTES - 0xffff);
  for (let at = archive.length - END_BYTES; at >= first; at--) {
    if (archive.readUInt32LE(at) !== END || at + END_BYTES + archive.readUInt16LE(at + 20) !== archive.length) continue;
    const count = archive.readUInt16LE(at + 10);
    const start = archive.readUInt32LE(at + 16);
    // Archives of 4 GiB and more, or in several parts, are far beyond any limit.
    const isWhole = archive.readUInt32LE(at + 4) === 0 && archive.readUInt16LE(at + 8) === count;
    if (!isWhole || start + archive.readUInt32LE(at + 12) !== at) break;
    return { count, start, end: at };
  }
  throw new ArchiveError("damaged");
}

function listedIn(archive: Buffer, { count, start, end }: { count: number; start: number; end: number }): Entry[] {
  const entries: Entry[] = [];
  const names = new Set<string>();
  let at = start;
  for (let left = count; left > 0; left--) {
    if (archive.readUInt32LE(at) !== LISTED) throw new ArchiveError("damaged");
    const nameBytes = archive.readUInt16LE(at + 28);
    const next = at + LISTED_BYTES + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    if (next > end) throw new ArchiveError("damaged");
    if ((archive.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw new ArchiveError("encrypted");
    const name = safeName(archive.subarray(at + LISTED_BYTES, at + LISTED_BYTES + nameBytes));
    requirePlain(name, archive.readUInt32LE(at + 38));
    const spelling = name.replace(/\/$/, "").normalize("NFC").toLowerCase();
    if (names.has(spelling)) throw new ArchiveError("duplicate-path");
    names.add(spelling);
    entries.push({
      name,
      method: archive.readUInt16LE(at + 10),
      storedBytes: archive.readUInt32LE(at + 20),
      bytes: archive.readUInt32LE(at + 24),
      offset: archive.readUInt32LE(at + 42),
    });
    at = next;
  }
  if (at !== end) throw new ArchiveError("damaged");
  return entries;
}

function safeName(bytes: Buffer): string {
  let name: string;
  try {
    name = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ArchiveError("unsafe-path");
  }
  const isPlain = !/[\p{Cc}\p{Cf}\\]|^[A-Za-z]:/u.test(name);
  const steps = name.replace(/\/$/, "").split("/");
  if (isPlain && steps.every((step) => step !== "" && step !== "." && step !== "..")) return name;
  throw new ArchiveError("unsafe-path");
}

/** Neither link nor device. Tools that know no Unix modes leave them at zero. */
function requirePlain(name: string, attributes: number): void {
  const type = (attributes >>> 16) & FILE_TYPE;
  const expected = name.endsWith("/") ? FOLDER : REGULAR;
  if (type !== 0 && type !== expected) throw new ArchiveError("not-a-file");
}

/** Where the bytes of an entry lie: before the directory, behind a header that says the same as the directory. */
function dataOf(archive: Buffer, { name, method, offset, storedBytes }: Entry, directory: number) {
  const nameBytes = archive.readUInt16LE(offset + 26);
  const start = offset + LOCAL_BYTES + nameBytes + archive.readUInt16LE(offset + 28);
  const end = start + storedBytes;
  const isSame =
    archive.readUInt32LE(offset) === LOCAL &&
    (archive.readUInt16LE(offset + 6) & ENCRYPTED) === 0 &&
    archive.readUInt16LE(offset + 8) === method &&
    archive.toString("utf8", offset + LOCAL_BYTES, offset + LOCAL_BYTES + nameBytes) === name;
  if (!isSame || end > directory) throw new ArchiveError("damaged");
  return { start, end };
}

function contentOf(stored: Buffer, { method, bytes }: Entry): Uint8Array {
  if (method === STORED && stored.length === bytes) return new Uint8Array(stored);
  if (method !== DEFLATED) throw new ArchiveError("damaged");
  let content: Buffer;
  try {
    // No more than the directory announced, whatever the stream would become.
    content = inflateRawSync(stored, { maxOutputLength: Math.max(bytes, 1) });
  } catch (error) {
    const isBomb = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw new ArchiveError(isBomb ? "too-large" : "damaged");
  }
  if (content.length !== bytes) throw new ArchiveError("damaged");
  return new Uint8Array(content);
}
