/** Where the data of a zip archive lie: from its first byte to its directory there is nothing but what the directory lists. */
import {
  HAS_DESCRIPTOR,
  IN_ZIP64_32,
  requireHarmlessExtra,
  type CentralDirectory,
  type CentralEntry,
} from "./archive-directory.js";
import { ArchiveError } from "./archive-fault.js";

export interface StoredEntry {
  readonly entry: CentralEntry;
  /** As they stand in the archive. */
  readonly data: Buffer;
}

/** Signature of the local header before the data of an entry (4.3.7), as the number that is read there. */
export const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;
/** Compression method 0: none. */
export const METHOD_STORED = 0;
/** Signature that most tools put before a data descriptor (4.3.9). */
const DESCRIPTOR = 0x08074b50;
const DESCRIPTOR_SIGNATURE = Buffer.from("PK\x07\x08", "latin1");
const DESCRIPTOR_BYTES = 12;

/**
 * @returns all entries, as they follow each other.
 * @throws ArchiveError
 * @throws RangeError where the archive is cut off
 */
export function storedEntries(archive: Buffer, { entries, start }: CentralDirectory): StoredEntry[] {
  const inOrder = [...entries].sort((left, right) => left.localHeaderOffset - right.localHeaderOffset);
  if ((inOrder[0]?.localHeaderOffset ?? start) !== 0) throw new ArchiveError("contradictory");
  return inOrder.map((entry, index) => {
    const next = inOrder[index + 1]?.localHeaderOffset ?? start;
    return { entry, data: dataOf(archive.subarray(entry.localHeaderOffset, next), entry) };
  });
}

/** @param part from the local header of an entry to that of the next. */
function dataOf(part: Buffer, entry: CentralEntry): Buffer {
  if (part.length < LOCAL_HEADER_BYTES) throw new ArchiveError("contradictory");
  const nameEnd = LOCAL_HEADER_BYTES + part.readUInt16LE(26);
  const start = nameEnd + part.readUInt16LE(28);
  const end = start + entry.compressedSize;
  const isSame =
    part.readUInt32LE(0) === LOCAL_HEADER &&
    part.readUInt16LE(6) === entry.flags &&
    part.readUInt16LE(8) === entry.method &&
    part.subarray(LOCAL_HEADER_BYTES, nameEnd).equals(entry.nameBytes);
  if (!isSame || end > part.length) throw new ArchiveError("contradictory");
  requireHarmlessExtra(part.subarray(nameEnd, start), entry.nameBytes);
  const hasDescriptor = (entry.flags & HAS_DESCRIPTOR) !== 0;
  for (const [index, number] of checksumAndSizes(entry).entries()) {
    const told = part.readUInt32LE(14 + index * 4);
    if (told === IN_ZIP64_32 && index > 0) throw new ArchiveError("zip64");
    // Who writes a stream may know the size before, and nothing else.
    if (told !== number && !(hasDescriptor && told === 0)) throw new ArchiveError("contradictory");
  }
  const isWhole = hasDescriptor ? isDescriptor(part.subarray(end), entry) : end === part.length;
  if (!isWhole || (hasDescriptor && endsEarly(part.subarray(start), entry))) throw new ArchiveError("contradictory");
  return part.subarray(start, end);
}

/** In the order of headers and data descriptors. */
function checksumAndSizes({ crc, compressedSize, size }: CentralEntry): readonly number[] {
  return [crc, compressedSize, size];
}

/** Whether the bytes behind the data are the data descriptor of the entry, with its signature or without. */
function isDescriptor(behind: Buffer, entry: CentralEntry): boolean {
  const hasSignature = behind.length === DESCRIPTOR_BYTES + 4;
  if (!hasSignature && behind.length !== DESCRIPTOR_BYTES) return false;
  // A checksum that looks like the signature would be taken for it.
  if ((behind.readUInt32LE(0) === DESCRIPTOR) !== hasSignature) return false;
  return checksumAndSizes(entry).every(
    (number, index) => behind.readUInt32LE((hasSignature ? 4 : 0) + index * 4) === number,
  );
}

/** Whether who reads the archive as a stream would find the end of stored data before they end. */
function endsEarly(behindHeader: Buffer, { method, compressedSize }: CentralEntry): boolean {
  if (method !== METHOD_STORED) return false;
  for (let at = behindHeader.indexOf(DESCRIPTOR_SIGNATURE); at !== -1 && at < compressedSize;) {
    if (behindHeader.readUInt32LE(at + 8) === at) return true;
    at = behindHeader.indexOf(DESCRIPTOR_SIGNATURE, at + 1);
  }
  return false;
}
