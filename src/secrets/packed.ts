/** Bytes that stand for a text which the search cannot read. */

const ARCHIVES: readonly (readonly [name: string, start: readonly number[]])[] = [
  ["a ZIP archive", [0x50, 0x4b, 0x03, 0x04]],
  ["a gzip file", [0x1f, 0x8b, 0x08]],
  ["a bzip2 file", [0x42, 0x5a, 0x68]],
  ["an xz file", [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ["a Zstandard file", [0x28, 0xb5, 0x2f, 0xfd]],
  ["a 7z archive", [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ["a RAR archive", [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
];

/** Of a pointer's first line. */
const LFS = Buffer.from("version https://git-lfs.github.com/spec/");

/** bzip2's start could be that of a text: what follows the size of its blocks is not. */
const BZIP2_BLOCK = [0x31, 0x41, 0x59, 0x26];

/** Why what it stands for is not searched, as a clause; undefined where the bytes are all there is. */
export function packedReason(bytes: Uint8Array): string | undefined {
  if (LFS.equals(bytes.subarray(0, LFS.length))) return "Git LFS keeps its content elsewhere";
  const archive = ARCHIVES.find(([, start]) => startsWith(bytes, 0, start));
  if (!archive) return undefined;
  const [name] = archive;
  if (name === "a bzip2 file" && !startsWith(bytes, 4, BZIP2_BLOCK)) return undefined;
  return `it is ${name}, which is not unpacked`;
}

function startsWith(bytes: Uint8Array, from: number, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[from + index] === byte);
}
