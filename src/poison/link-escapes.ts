/** Addresses as a page has them: with entities of HTML and escapes of Markdown undone. */

const NAMED: Readonly<Record<string, string>> = {
  colon: ":",
  sol: "/",
  bsol: "\\",
  commat: "@",
  period: ".",
  quest: "?",
  num: "#",
  amp: "&",
  tab: "\t",
  newline: "\n",
};

/** Whether a text may write an address with entities that have names. */
export const NAMED_ENTITY = new RegExp(`&(?:${Object.keys(NAMED).join("|")});`, "i");

const ESCAPE = /&(?:#x([\da-f]{1,6});?|#(\d{1,7});?|([a-z]{1,8});)|\\([!-/:-@[-`{-~])/gi;

export function withoutEscapes(address: string): string {
  return address.replace(ESCAPE, (whole, ...[hex, decimal, name, sign]: (string | undefined)[]) => {
    if (sign !== undefined) return sign;
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : whole;
  });
}
