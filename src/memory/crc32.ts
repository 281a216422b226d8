const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 (IEEE), from 0 to 2^32 - 1. `node:zlib` has it only from Node 20.15 on. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  // By index, which takes less than half the time of `of`.
  const { length } = bytes;
  for (let at = 0; at < length; at++) crc = (crc >>> 8) ^ (TABLE[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}
