/** Character references of HTML that can stand within a token or beside one. */
import { referencedCode } from "../memory/character-references.js";

/** Dashes that a token may be written with. */
const DASHES: ReadonlySet<number | undefined> = new Set([referencedCode("dash"), referencedCode("hyphen")]);

export interface Resolved {
  readonly code: number;
  readonly end: number;
}

/** Longest reference that is read, its `&` and `;` included. */
const MAX_REFERENCE = 20;

/** The reference whose `&` stands at `at`; an ampersand that was itself escaped, as in `&amp;#95;`, is looked through. */
export function readEntity(bytes: Buffer, at: number): Resolved | undefined {
  let start = at + 1;
  while (bytes.toString("latin1", start, start + 4) === "amp;" && start - at < MAX_REFERENCE) start += 4;
  const wrapped = start > at + 1 ? { code: 0x26, end: start } : undefined;
  const end = bytes.subarray(start, start + MAX_REFERENCE).indexOf(0x3b);
  if (end <= 0) return wrapped;
  const code = codeOf(bytes.toString("latin1", start, start + end));
  return code === undefined ? wrapped : { code, end: start + end + 1 };
}

function codeOf(name: string): number | undefined {
  const code = referencedCode(name);
  return DASHES.has(code) ? 0x2d : code;
}
