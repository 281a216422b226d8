/** Zip archives as artifacts are downloaded: written without compression unless asked, read with the names as they stand. */
import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Unix mode, 0o100644 unless told: 0o120777 makes a symlink. */
  readonly mode?: number;
}

export function writeZip(entries: readonly ZipEntry[], options: { readonly compress?: boolean } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, mode = 0o100644 } of entries) {
    const stored = options.compress === true ? deflateRawSync(bytes, { level: 9 }) : Buffer.from(bytes);
    const encoded = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(options.compress === true ? 8 : 0, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(stored.byteLength, 14);
    common.writeUInt32LE(bytes.byteLength, 18);
    common.writeUInt16LE(encoded.byteLength, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    parts.push(Buffer.from("PK\x03\x04"), common, encoded, stored);
    // Made by Unix, so that the mode counts.
    directory.push(Buffer.from("PK\x01\x02\x14\x03"), common, rest, encoded);
    offset += 30 + encoded.byteLength + stored.byteLength;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.byteLength, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** @throws Error on what is no zip archive */
export function readZip(archive: Buffer): ZipEntry[] {
  const end = archive.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end === -1) throw new Error("no zip archive");
  const entries: ZipEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    const method = archive.readUInt16LE(at + 10);
    const size = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const mode = archive.readUInt32LE(at + 38) >>> 16;
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const stored = archive.subarray(start, start + size);
    entries.push({ name, mode, bytes: method === 8 ? inflateRawSync(stored) : stored });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}
