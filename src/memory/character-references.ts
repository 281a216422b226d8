/**
 * What character references of HTML stand for. Of its 2,231 names these are the ones of ASCII, of Latin 1, and of what does not show:
 * addresses and tokens are written with them, and with hardly any other.
 */

/** Latin 1 in the order of its codes, from U+00A0 on (HTML 4.01, section 24.2). */
const LATIN_1 = [
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr",
  "deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest",
  "Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml",
  "ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig",
  "agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml",
  "eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml",
]
  .join(" ")
  .split(" ");

const NAMED: ReadonlyMap<string, number> = new Map([
  ...LATIN_1.map((name, index) => [name, 0xa0 + index] as const),
  ...Object.entries({
    Tab: 0x09,
    NewLine: 0x0a,
    excl: 0x21,
    quot: 0x22,
    QUOT: 0x22,
    num: 0x23,
    dollar: 0x24,
    percnt: 0x25,
    amp: 0x26,
    AMP: 0x26,
    apos: 0x27,
    lpar: 0x28,
    rpar: 0x29,
    ast: 0x2a,
    midast: 0x2a,
    plus: 0x2b,
    comma: 0x2c,
    period: 0x2e,
    sol: 0x2f,
    colon: 0x3a,
    semi: 0x3b,
    lt: 0x3c,
    LT: 0x3c,
    equals: 0x3d,
    gt: 0x3e,
    GT: 0x3e,
    quest: 0x3f,
    commat: 0x40,
    lsqb: 0x5b,
    lbrack: 0x5b,
    bsol: 0x5c,
    rsqb: 0x5d,
    rbrack: 0x5d,
    Hat: 0x5e,
    lowbar: 0x5f,
    UnderBar: 0x5f,
    grave: 0x60,
    DiacriticalGrave: 0x60,
    lcub: 0x7b,
    lbrace: 0x7b,
    verbar: 0x7c,
    vert: 0x7c,
    VerticalLine: 0x7c,
    rcub: 0x7d,
    rbrace: 0x7d,
    hyphen: 0x2010,
    dash: 0x2010,
    ZeroWidthSpace: 0x200b,
    zwnj: 0x200c,
    zwj: 0x200d,
  }),
]);

/** @param name what stands between `&` and `;`. Undefined where no character is known by it. */
export function referencedCode(name: string): number | undefined {
  if (!name.startsWith("#")) return NAMED.get(name);
  const [, hex, decimal] = /^#(?:x([\da-f]{1,8})|(\d{1,9}))$/i.exec(name) ?? [];
  if (hex === undefined && decimal === undefined) return undefined;
  const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
  return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? 0xfffd : code;
}
