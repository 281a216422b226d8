/**
 * The central directory of a zip archive, and the record at its end that says where the directory begins (PKWARE APPNOTE.TXT,
 * 4.3.12 and 4.3.16). Names and numbers here are those of that specification.
 */
import { ArchiveError } from "./archive-fault.js";
import { requireDistinct, safeName } from "./archive-names.js";

/** What the central directory says of a file or folder. Sizes and offsets in bytes. */
export interface CentralEntry {
  /** With a slash at its end where it is a folder. */
  readonly name: string;
  readonly nameBytes: Buffer;
  readonly flags: number;
  readonly method: number;
  /** CRC-32 of the content. */
  readonly crc: number;
  readonly compressedSize: number;
  /** Of the content, inflated. */
  readonly size: number;
  /** From the start of the archive. */
  readonly localHeaderOffset: number;
}

export interface CentralDirectory {
  readonly entries: readonly CentralEntry[];
  /** Offset of the directory, behind all that it lists. */
  readonly start: number;
}

/** Signature of the end of central directory record, as the number that is read there. */
export const END_RECORD = 0x06054b50;
const END_RECORD_SIGNATURE = Buffer.from("PK\x05\x06", "latin1");
const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
/** Signature of a header of the central directory. */
const CENTRAL_HEADER = 0x02014b50;
const CENTRAL_HEADER_BYTES = 46;
/** 6.3, of 2006: no reader is asked to know more. */
const MAX_VERSION = 63;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;

/** Stand in fields of 16 and 32 bits whose true number is in a Zip64 record. */
const IN_ZIP64_16 = 0xffff;
export const IN_ZIP64_32 = 0xffffffff;

/** General purpose flags (4.4.4): encrypted, strongly encrypted, with an encrypted central directory. */
const ENCRYPTED = 0x2041;
/** A data descriptor behind the data tells checksum and sizes, since who writes a stream does not know them before. */
export const HAS_DESCRIPTOR = 0x0008;
/** The name is UTF-8. */
const UTF8_NAME = 0x0800;
/** How hard a tool tried to deflate: nothing to a reader. */
const DEFLATE_LEVEL = 0x0006;

/** Systems on which a name is UTF-8 without a flag, as Info-ZIP writes it: Unix and macOS. */
const UNIX = [3, 19];

const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
/** Attributes of DOS: label of a volume, folder. */
const DOS_NO_FILE = 0x18;

const EXTRA_ZIP64 = 0x0001;
const EXTRA_PATH = 0x7075;
/** Of PKWARE's encryption and of AES. */
const EXTRA_ENCRYPTED = [0x0014, 0x0015, 0x0016, 0x0017, 0x0019, 0x9901];

/**
 * @throws ArchiveError
 * @throws RangeError where the archive is cut off
 */
export function centralDirectory(archive: Buffer, maxEntries: number): CentralDirectory {
  const end = endRecordOffset(archive);
  const [disk, directoryDisk, countHere, count] = [4, 6, 8, 10].map((field) => archive.readUInt16LE(end + field));
  const size = archive.readUInt32LE(end + 12);
  const start = archive.readUInt32LE(end + 16);
  const isZip64 =
    [disk, directoryDisk, countHere, count].includes(IN_ZIP64_16) ||
    [size, start].includes(IN_ZIP64_32) ||
    // Also where it is the comment of the last entry: readers look for it at this place.
    (end >= ZIP64_LOCATOR_BYTES && archive.readUInt32LE(end - ZIP64_LOCATOR_BYTES) === ZIP64_LOCATOR);
  if (isZip64) throw new ArchiveError("zip64");
  if (disk !== 0 || directoryDisk !== 0 || count === undefined || countHere !== count || start + size !== end) {
    throw new ArchiveError("contradictory");
  }
  if (count > maxEntries) throw new ArchiveError("too-many-files");
  const entries = centralEntries(archive.subarray(0, end), start, count);
  requireDistinct(entries.map(({ name }) => name));
  return { entries, start };
}

/** The last record of its kind, behind which there is nothing but its own comment, and which no reader could overlook. */
function endRecordOffset(archive: Buffer): number {
  const end = archive.lastIndexOf(END_RECORD_SIGNATURE);
  if (end === -1) throw new ArchiveError("damaged");
  const isLast = (at: number) =>
    at + END_RECORD_BYTES + archive.readUInt16LE(at + END_RECORD_BYTES - 2) === archive.length;
  // A record in the comment of another is the last one to some, and the first one is another's comment to others.
  const first = Math.max(0, archive.length - END_RECORD_BYTES - MAX_COMMENT_BYTES);
  const before = archive.subarray(first, end);
  let isOther = !isLast(end);
  for (let at = before.indexOf(END_RECORD_SIGNATURE); at !== -1; at = before.indexOf(END_RECORD_SIGNATURE, at + 1)) {
    isOther ||= isLast(first + at);
  }
  if (isOther) throw new ArchiveError("contradictory");
  return end;
}

function centralEntries(archive: Buffer, start: number, count: number): CentralEntry[] {
  const entries: CentralEntry[] = [];
  let at = start;
  for (let left = count; left > 0; left--) {
    const { entry, next } = centralEntryAt(archive, at);
    entries.push(entry);
    at = next;
  }
  if (at !== archive.length) throw new ArchiveError("contradictory");
  return entries;
}

function centralEntryAt(archive: Buffer, at: number): { entry: CentralEntry; next: number } {
  if (archive.readUInt32LE(at) !== CENTRAL_HEADER) throw new ArchiveError("damaged");
  const nameEnd = at + CENTRAL_HEADER_BYTES + archive.readUInt16LE(at + 28);
  const extraEnd = nameEnd + archive.readUInt16LE(at + 30);
  const next = extraEnd + archive.readUInt16LE(at + 32);
  if (next > archive.length) throw new ArchiveError("damaged");
  if (archive.readUInt8(at + 6) > MAX_VERSION) throw new ArchiveError("damaged");
  const flags = archive.readUInt16LE(at + 8);
  requireKnownFlags(flags);
  const nameBytes = archive.subarray(at + CENTRAL_HEADER_BYTES, nameEnd);
  const name = safeName(nameBytes, (flags & UTF8_NAME) !== 0 || UNIX.includes(archive.readUInt8(at + 5)));
  requirePlainFile(name, archive.readUInt32LE(at + 38));
  requireHarmlessExtra(archive.subarray(nameEnd, extraEnd), nameBytes);
  const entry: CentralEntry = {
    name,
    nameBytes,
    flags,
    method: archive.readUInt16LE(at + 10),
    crc: archive.readUInt32LE(at + 16),
    compressedSize: archive.readUInt32LE(at + 20),
    size: archive.readUInt32LE(at + 24),
    localHeaderOffset: archive.readUInt32LE(at + 42),
  };
  if ([entry.compressedSize, entry.size, entry.localHeaderOffset].includes(IN_ZIP64_32))
    throw new ArchiveError("zip64");
  // In another part of an archive in several parts.
  if (archive.readUInt16LE(at + 34) !== 0) throw new ArchiveError("contradictory");
  return { entry, next };
}

function requireKnownFlags(flags: number): void {
  if ((flags & ENCRYPTED) !== 0) throw new ArchiveError("encrypted");
  if ((flags & ~(HAS_DESCRIPTOR | UTF8_NAME | DEFLATE_LEVEL)) !== 0) throw new ArchiveError("damaged");
}

/** Neither link nor device. Tools that know no Unix modes leave them at zero. */
function requirePlainFile(name: string, attributes: number): void {
  const type = (attributes >>> 16) & FILE_TYPE;
  const isFolder = name.endsWith("/");
  const expected = isFolder ? FOLDER : REGULAR;
  if ((type !== 0 && type !== expected) || (!isFolder && (attributes & DOS_NO_FILE) !== 0)) {
    throw new ArchiveError("not-a-file");
  }
}

/**
 * Extra fields tell times and owners. None may give an entry other bytes, another size or another name.
 *
 * @throws ArchiveError
 * @throws RangeError where a field is cut off
 */
export function requireHarmlessExtra(extra: Buffer, name: Buffer): void {
  let at = 0;
  while (at < extra.length) {
    const kind = extra.readUInt16LE(at);
    const next = at + 4 + extra.readUInt16LE(at + 2);
    if (next > extra.length) throw new ArchiveError("damaged");
    if (kind === EXTRA_ZIP64) throw new ArchiveError("zip64");
    if (EXTRA_ENCRYPTED.includes(kind)) throw new ArchiveError("encrypted");
    // Behind a version and a checksum.
    if (kind === EXTRA_PATH && !extra.subarray(at + 9, next).equals(name)) throw new ArchiveError("contradictory");
    at = next;
  }
}
