/** Addresses as a page may have them: with entities of HTML and escapes of Markdown undone. */
import { withoutEscapes } from "../memory/link-escapes.js";

/** Whether a text may write an address with entities that have names: no other ones lead to another place. */
export const NAMED_ENTITY = /&(?:colon|sol|bsol|commat|period|quest|num|amp|tab|newline);/i;

/** HTML reads numbers without their semicolon too. */
const NUMBER = /&(#x[\da-f]{1,6}|#\d{1,7});?/gi;

export function asOnPage(address: string): string {
  return withoutEscapes(address.replace(NUMBER, "&$1;"));
}
