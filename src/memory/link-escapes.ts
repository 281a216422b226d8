/** Addresses of Markdown as a page has them: escapes and character references undone (CommonMark 0.31, sections 2.4 and 2.5). */
import { referencedCode } from "./character-references.js";

const ESCAPE = /\\([!-/:-@[-`{-~])|&(#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,31});/gi;

/** An escape, or what parts a link's path from its query and its section. */
export const ESCAPE_OR_PART = new RegExp(`${ESCAPE.source}|[?#]`, "gi");

export function withoutEscapes(address: string): string {
  if (!address.includes("\\") && !address.includes("&")) return address;
  return address.replace(ESCAPE, (whole, sign?: string, name?: string) => sign ?? characterOf(name) ?? whole);
}

/** As CommonMark has it, NUL is none. */
function characterOf(name = ""): string | undefined {
  const code = referencedCode(name);
  return code === undefined ? undefined : String.fromCodePoint(code === 0 ? 0xfffd : code);
}
