/** Comments by which scanners are told to look away: reported, never obeyed, since a change could bring its own. */

/** As the documentation of the tools gives them. */
const WORDS: readonly string[] = [
  "gitleaks:allow",
  "betterleaks:allow",
  "pragma: allowlist secret",
  "pragma: allowlist nextline secret",
  "pragma: whitelist secret",
  "trufflehog:ignore",
  "kingfisher:ignore",
  "secretlint-disable",
  "ggignore",
  "ggshield:ignore",
];

export interface AllowWords {
  readonly words: string;
  /** Offsets into the bytes. */
  readonly start: number;
  readonly end: number;
}

/** More of them tell nothing new. */
const MAX_COMMENTS = 50;

/** In order. */
export function findAllowComments(bytes: Uint8Array): AllowWords[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const found: AllowWords[] = [];
  for (const words of WORDS) {
    let start = buffer.indexOf(words, 0, "latin1");
    for (let count = 0; start !== -1 && count < MAX_COMMENTS; count++) {
      found.push({ words, start, end: start + words.length });
      start = buffer.indexOf(words, start + words.length, "latin1");
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
