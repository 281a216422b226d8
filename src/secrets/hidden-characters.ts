/** Characters that do not show, or that read as a letter of ASCII: both can stand within a token and break it up. */

export interface Character {
  /** What it reads as; undefined where it does not show. */
  readonly reads: number | undefined;
  readonly end: number;
}

/** The character of several bytes at `at`, where it is hidden or a form of an ASCII character; undefined otherwise. */
export function readHidden(bytes: Buffer, at: number): Character | undefined {
  const first = bytes[at] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  const code = bytes.toString("utf8", at, at + length).codePointAt(0) ?? 0;
  if (isUnseen(code)) return { reads: undefined, end: at + length };
  if (!isVariant(code)) return undefined;
  const plain = String.fromCodePoint(code).normalize("NFKC");
  const reads = plain.length === 1 ? plain.charCodeAt(0) : 0x80;
  return reads < 0x80 ? { reads, end: at + length } : undefined;
}

/** Soft hyphen, joiners, direction marks, fillers, selectors, tags; the tables do not follow the version of Unicode that runs. */
export function isUnseen(code: number): boolean {
  return (
    code === 0xad ||
    code === 0x34f ||
    code === 0x61c ||
    code === 0x115f ||
    code === 0x1160 ||
    code === 0x180e ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    code === 0x3164 ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0xfeff ||
    code === 0xffa0 ||
    (code >= 0xe0000 && code <= 0xe0fff)
  );
}

/** Full width, mathematical, circled, raised and lowered forms. */
function isVariant(code: number): boolean {
  return (
    (code >= 0xff01 && code <= 0xff5e) ||
    (code >= 0x1d400 && code <= 0x1d7ff) ||
    (code >= 0x2460 && code <= 0x24ff) ||
    (code >= 0x2070 && code <= 0x214f)
  );
}
