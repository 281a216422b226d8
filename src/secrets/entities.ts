/** Character references of HTML that can stand within a token or beside one. */

const NAMED: Readonly<Record<string, number>> = {
  amp: 0x26,
  AMP: 0x26,
  apos: 0x27,
  ast: 0x2a,
  bsol: 0x5c,
  colon: 0x3a,
  comma: 0x2c,
  commat: 0x40,
  dash: 0x2d,
  dollar: 0x24,
  equals: 0x3d,
  excl: 0x21,
  gt: 0x3e,
  GT: 0x3e,
  hyphen: 0x2d,
  lbrace: 0x7b,
  lbrack: 0x5b,
  lcub: 0x7b,
  lowbar: 0x5f,
  lpar: 0x28,
  lsqb: 0x5b,
  lt: 0x3c,
  LT: 0x3c,
  nbsp: 0xa0,
  NewLine: 0x0a,
  num: 0x23,
  percnt: 0x25,
  period: 0x2e,
  plus: 0x2b,
  quest: 0x3f,
  quot: 0x22,
  QUOT: 0x22,
  rbrace: 0x7d,
  rbrack: 0x5d,
  rcub: 0x7d,
  rpar: 0x29,
  rsqb: 0x5d,
  semi: 0x3b,
  shy: 0xad,
  sol: 0x2f,
  Tab: 0x09,
  UnderBar: 0x5f,
  vert: 0x7c,
  zwj: 0x200d,
  zwnj: 0x200c,
  ZeroWidthSpace: 0x200b,
};

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
  if (!name.startsWith("#")) return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  const digits = /^#(?:x([0-9a-f]{1,8})|(\d{1,9}))$/i.exec(name);
  if (!digits) return undefined;
  const code = digits[1] === undefined ? Number(digits[2]) : parseInt(digits[1], 16);
  return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? 0xfffd : code;
}
