/** What a zip archive lists: the record at its end and the directory before it (APPNOTE.TXT of PKWARE, 4.3.12 and 4.3.16). */
import { ArchiveError } from "./archive-fault.js";
import { requireDistinct, safeName } from "./archive-names.js";

export interface ListedEntry {
  /** With a slash at its end where it is a folder. */
  readonly name: string;
  readonly nameBytes: Buffer;
  readonly flags: number;
  readonly method: number;
  /** CRC-32 of its content. */
  readonly crc: number;
  readonly storedBytes: number;
  /** Of its content. */
  readonly bytes: number;
  /** Where its local header begins. */
  readonly offset: number;
}

export interface ArchiveDirectory {
  readonly entries: readonly ListedEntry[];
  /** Where the directory begins, behind all that it lists. */
  readonly start: number;
}

export const END = 0x06054b50;
const END_SIGNATURE = Buffer.from("PK\x05\x06", "latin1");
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const LISTED = 0x02014b50;
const LISTED_BYTES = 46;
/** 6.3, of 2006: no reader is asked to know more. */
const MAX_VERSION = 63;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;

/** Numbers that tell a reader to look for the true one in a record of Zip64. */
const ELSEWHERE_SHORT = 0xffff;
export const ELSEWHERE = 0xffffffff;

/** Flags: encrypted, strongly encrypted, with a hidden directory. */
const ENCRYPTED = 0x2041;
/** Sizes and checksum stand behind the data, as who writes a stream has to put them. */
export const DESCRIBED_BEHIND = 0x0008;
const UTF8 = 0x0800;
/** How hard a tool tried to deflate, which changes nothing for a reader. */
const EFFORT = 0x0006;

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
export function directoryOf(archive: Buffer, maxEntries: number): ArchiveDirectory {
  const end = endOf(archive);
  const [disk, directoryDisk, countHere, count] = [4, 6, 8, 10].map((field) => archive.readUInt16LE(end + field));
  const size = archive.readUInt32LE(end + 12);
  const start = archive.readUInt32LE(end + 16);
  const isZip64 =
    [disk, directoryDisk, countHere, count].includes(ELSEWHERE_SHORT) ||
    [size, start].includes(ELSEWHERE) ||
    // Also where it is the comment of the last entry: readers look for it at this place.
    (end >= ZIP64_LOCATOR_BYTES && archive.readUInt32LE(end - ZIP64_LOCATOR_BYTES) === ZIP64_LOCATOR);
  if (isZip64) throw new ArchiveError("zip64");
  if (disk !== 0 || directoryDisk !== 0 || count === undefined || countHere !== count || start + size !== end) {
    throw new ArchiveError("contradictory");
  }
  if (count > maxEntries) throw new ArchiveError("too-many-files");
  const entries = listedIn(archive.subarray(0, end), start, count);
  requireDistinct(entries.map(({ name }) => name));
  return { entries, start };
}

/** The last record of its kind, behind which there is nothing but its own comment, and which no reader could overlook. */
function endOf(archive: Buffer): number {
  const end = archive.lastIndexOf(END_SIGNATURE);
  if (end === -1) throw new ArchiveError("damaged");
  const isLast = (at: number) => at + END_BYTES + archive.readUInt16LE(at + END_BYTES - 2) === archive.length;
  // A record in the comment of another is the last one to some, and the first one is another's comment to others.
  const first = Math.max(0, archive.length - END_BYTES - MAX_COMMENT_BYTES);
  const before = archive.subarray(first, end);
  let isOther = !isLast(end);
  for (let at = before.indexOf(END_SIGNATURE); at !== -1; at = before.indexOf(END_SIGNATURE, at + 1)) {
    isOther ||= isLast(first + at);
  }
  if (isOther) throw new ArchiveError("contradictory");
  return end;
}

function listedIn(archive: Buffer, start: number, count: number): ListedEntry[] {
  const entries: ListedEntry[] = [];
  let at = start;
  for (let left = count; left > 0; left--) {
    const { entry, next } = listedAt(archive, at);
    entries.push(entry);
    at = next;
  }
  if (at !== archive.length) throw new ArchiveError("contradictory");
  return entries;
}

function listedAt(archive: Buffer, at: number): { entry: ListedEntry; next: number } {
  if (archive.readUInt32LE(at) !== LISTED) throw new ArchiveError("damaged");
  const nameEnd = at + LISTED_BYTES + archive.readUInt16LE(at + 28);
  const extraEnd = nameEnd + archive.readUInt16LE(at + 30);
  const next = extraEnd + archive.readUInt16LE(at + 32);
  if (next > archive.length) throw new ArchiveError("damaged");
  if (archive.readUInt8(at + 6) > MAX_VERSION) throw new ArchiveError("damaged");
  const flags = archive.readUInt16LE(at + 8);
  requireKnown(flags);
  const nameBytes = archive.subarray(at + LISTED_BYTES, nameEnd);
  const name = safeName(nameBytes, (flags & UTF8) !== 0 || UNIX.includes(archive.readUInt8(at + 5)));
  requirePlain(name, archive.readUInt32LE(at + 38));
  requireHarmless(archive.subarray(nameEnd, extraEnd), nameBytes);
  const entry: ListedEntry = {
    name,
    nameBytes,
    flags,
    method: archive.readUInt16LE(at + 10),
    crc: archive.readUInt32LE(at + 16),
    storedBytes: archive.readUInt32LE(at + 20),
    bytes: archive.readUInt32LE(at + 24),
    offset: archive.readUInt32LE(at + 42),
  };
  if ([entry.storedBytes, entry.bytes, entry.offset].includes(ELSEWHERE)) throw new ArchiveError("zip64");
  // In another part of an archive in several parts.
  if (archive.readUInt16LE(at + 34) !== 0) throw new ArchiveError("contradictory");
  return { entry, next };
}

function requireKnown(flags: number): void {
  if ((flags & ENCRYPTED) !== 0) throw new ArchiveError("encrypted");
  if ((flags & ~(DESCRIBED_BEHIND | UTF8 | EFFORT)) !== 0) throw new ArchiveError("damaged");
}

/** Neither link nor device. Tools that know no Unix modes leave them at zero. */
function requirePlain(name: string, attributes: number): void {
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
export function requireHarmless(extra: Buffer, name: Buffer): void {
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
