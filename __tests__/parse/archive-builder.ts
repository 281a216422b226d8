/** Zip archives built by hand, as one tool or another writes them, or as none would. */
import { crc32, deflateRawSync } from "node:zlib";

export interface Part {
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  /** Stored unless told. */
  readonly deflated?: boolean;
  readonly flags?: number;
  /** Behind the data, with its signature or without. */
  readonly descriptor?: "signed" | "bare";
  /** Checksum, stored size and size in the local header: those of the content unless told. */
  readonly told?: readonly [number, number, number];
  readonly extra?: Buffer;
  readonly listedExtra?: Buffer;
  readonly comment?: Buffer;
  /** External attributes: a regular file of Unix unless told. */
  readonly attributes?: number;
  /** Version of the format and system of who wrote it, 0x0314 unless told: Unix. */
  readonly madeBy?: number;
  /** What stands in the archive instead of the content. */
  readonly data?: Buffer;
  /** What stands before the next entry and belongs to none. */
  readonly gap?: Buffer;
  readonly isHidden?: boolean;
  /** Where the directory says that the entry begins. */
  readonly offset?: number;
}

/** Times as Info-ZIP keeps them, with the owner: in the local header, and in the directory. */
export const INFO_ZIP = {
  extra: Buffer.from("5554090003d5b5036bd5b5036b75780b000104000000000400000000", "hex"),
  listedExtra: Buffer.from("5554050003d5b5036b75780b000104000000000400000000", "hex"),
  madeBy: 0x031e,
};
export const FOLDER = (0o040755 * 0x10000 + 0x10) >>> 0;
const FILE = (0o100644 * 0x10000) >>> 0;
export const NOTHING = [0, 0, 0] as const;

export function shorts(...values: readonly number[]): Buffer {
  return Buffer.from(Uint16Array.from(values).buffer);
}

export function longs(...values: readonly number[]): Buffer {
  return Buffer.from(Uint32Array.from(values).buffer);
}

export function endRecord(count: number, size: number, start: number, comment: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([
    text("PK\x05\x06"),
    shorts(0, 0, count, count),
    longs(size, start),
    shorts(comment.length),
    comment,
  ]);
}

export function build(parts: readonly Part[], around: { before?: Buffer; comment?: Buffer } = {}): Buffer {
  const local: Buffer[] = [around.before ?? Buffer.alloc(0)];
  const directory: Buffer[] = [];
  for (const part of parts) {
    const offset = local.reduce((sum, { length }) => sum + length, 0);
    const { header, behind, listed } = piecesOf(part, offset);
    local.push(header, behind, part.gap ?? Buffer.alloc(0));
    if (part.isHidden !== true) directory.push(listed);
  }
  const entries = Buffer.concat(local);
  const list = Buffer.concat(directory);
  return Buffer.concat([entries, list, endRecord(directory.length, list.length, entries.length, around.comment)]);
}

function piecesOf(part: Part, offset: number) {
  const name = Buffer.from(part.name);
  const content = Buffer.from(part.content ?? "");
  const data = part.data ?? (part.deflated === true ? deflateRawSync(content) : content);
  const numbers = [crc32(content), data.length, content.length];
  const extra = part.extra ?? Buffer.alloc(0);
  const listedExtra = part.listedExtra ?? Buffer.alloc(0);
  const comment = part.comment ?? Buffer.alloc(0);
  const flags = part.flags ?? (part.descriptor ? 8 : 0);
  // Version, flags, method, time and date.
  const common = shorts(20, flags, part.deflated === true ? 8 : 0, 0x6000, 0x5b00);
  const header = [text("PK\x03\x04"), common, longs(...(part.told ?? numbers)), shorts(name.length, extra.length)];
  const descriptor = part.descriptor ? longs(...numbers) : Buffer.alloc(0);
  const signature = text(part.descriptor === "signed" ? "PK\x07\x08" : "");
  return {
    header: Buffer.concat([...header, name, extra]),
    behind: Buffer.concat([data, signature, descriptor]),
    listed: Buffer.concat([
      text("PK\x01\x02"),
      shorts(part.madeBy ?? 0x0314),
      common,
      longs(...numbers),
      shorts(name.length, listedExtra.length, comment.length, 0, 0),
      longs(part.attributes ?? FILE, part.offset ?? offset),
      ...[name, listedExtra, comment],
    ]),
  };
}

function text(value: string): Buffer {
  return Buffer.from(value, "latin1");
}
