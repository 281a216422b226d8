/** Where the data of a zip archive lie: from its first byte to its directory there is nothing but what the directory lists. */
import {
  DESCRIBED_BEHIND,
  ELSEWHERE,
  requireHarmless,
  type ArchiveDirectory,
  type ListedEntry,
} from "./archive-directory.js";
import { ArchiveError } from "./archive-fault.js";

export interface StoredEntry {
  readonly entry: ListedEntry;
  /** As they stand in the archive. */
  readonly data: Buffer;
}

export const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
/** The method that changes nothing. */
export const STORED = 0;
const DESCRIPTOR = 0x08074b50;
const DESCRIPTOR_SIGNATURE = Buffer.from("PK\x07\x08", "latin1");
const DESCRIPTOR_BYTES = 12;

/**
 * @returns all entries, as they follow each other.
 * @throws ArchiveError
 * @throws RangeError where the archive is cut off
 */
export function storedEntries(archive: Buffer, { entries, start }: ArchiveDirectory): StoredEntry[] {
  const inOrder = [...entries].sort((left, right) => left.offset - right.offset);
  if ((inOrder[0]?.offset ?? start) !== 0) throw new ArchiveError("contradictory");
  return inOrder.map((entry, index) => {
    const next = inOrder[index + 1]?.offset ?? start;
    return { entry, data: dataOf(archive.subarray(entry.offset, next), entry) };
  });
}

/** @param part from the local header of an entry to that of the next. */
function dataOf(part: Buffer, entry: ListedEntry): Buffer {
  if (part.length < LOCAL_BYTES) throw new ArchiveError("contradictory");
  const nameEnd = LOCAL_BYTES + part.readUInt16LE(26);
  const start = nameEnd + part.readUInt16LE(28);
  const end = start + entry.storedBytes;
  const isSame =
    part.readUInt32LE(0) === LOCAL &&
    part.readUInt16LE(6) === entry.flags &&
    part.readUInt16LE(8) === entry.method &&
    part.subarray(LOCAL_BYTES, nameEnd).equals(entry.nameBytes);
  if (!isSame || end > part.length) throw new ArchiveError("contradictory");
  requireHarmless(part.subarray(nameEnd, start), entry.nameBytes);
  const isDescribedBehind = (entry.flags & DESCRIBED_BEHIND) !== 0;
  for (const [index, number] of numbersOf(entry).entries()) {
    const told = part.readUInt32LE(14 + index * 4);
    if (told === ELSEWHERE && index > 0) throw new ArchiveError("zip64");
    // Who writes a stream may know the size before, and nothing else.
    if (told !== number && !(isDescribedBehind && told === 0)) throw new ArchiveError("contradictory");
  }
  const isWhole = isDescribedBehind ? isDescription(part.subarray(end), entry) : end === part.length;
  if (!isWhole || (isDescribedBehind && endsEarly(part.subarray(start), entry)))
    throw new ArchiveError("contradictory");
  return part.subarray(start, end);
}

/** In the order in which headers and descriptors tell them. */
function numbersOf({ crc, storedBytes, bytes }: ListedEntry): readonly number[] {
  return [crc, storedBytes, bytes];
}

/** The numbers behind the data, with the signature that most tools put before them. */
function isDescription(behind: Buffer, entry: ListedEntry): boolean {
  const hasSignature = behind.length === DESCRIPTOR_BYTES + 4;
  if (!hasSignature && behind.length !== DESCRIPTOR_BYTES) return false;
  // A checksum that looks like the signature would be taken for it.
  if ((behind.readUInt32LE(0) === DESCRIPTOR) !== hasSignature) return false;
  return numbersOf(entry).every((number, index) => behind.readUInt32LE((hasSignature ? 4 : 0) + index * 4) === number);
}

/** Whether who reads the archive as a stream would find the end of stored data before they end. */
function endsEarly(behindHeader: Buffer, { method, storedBytes }: ListedEntry): boolean {
  if (method !== STORED) return false;
  for (let at = behindHeader.indexOf(DESCRIPTOR_SIGNATURE); at !== -1 && at < storedBytes;) {
    if (behindHeader.readUInt32LE(at + 8) === at) return true;
    at = behindHeader.indexOf(DESCRIPTOR_SIGNATURE, at + 1);
  }
  return false;
}
