/** The first of many, and how many more there are: nothing is left out without a word. */
import { clip } from "../../memory/clip.js";
import { number, plural } from "../wording.js";
import { code, commas, heading, text, type Block, type Line } from "./document.js";

/** Characters of an id or a path. */
export const NAME_LIMIT = 120;

/** @param noun of one item, for `and 2 more records` in place of `and 2 more`. */
export function listOf(items: readonly Line[], most: number, noun?: string): Block {
  const rest = items.length - most;
  const more = noun === undefined ? `${number(rest)} more` : plural(rest, `more ${noun}`);
  return { kind: "list", items: [...items.slice(0, most), ...(rest > 0 ? [[text(`and ${more}`)]] : [])] };
}

/** Such a list under a heading of its own; nothing where there are no items. */
export function listUnder(title: string, items: readonly Line[], most: number): Block[] {
  return items.length === 0 ? [] : [heading(3, text(title)), listOf(items, most)];
}

/** `a, b and 2 more`. */
export function namesOf(names: readonly string[], most: number): Line {
  const rest = names.length - most;
  const shown = commas(names.slice(0, most).map((name) => code(clip(name, NAME_LIMIT))));
  return rest > 0 ? [...shown, text(` and ${number(rest)} more`)] : shown;
}
