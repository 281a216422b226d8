/** The terms of the first look at a few small files, folded and grouped here, since that costs more than the look. */
import { coarseText, pairAt } from "../src/poison/coarse-text.js";
import { termsOf } from "../src/poison/terms/table.js";
import { ENOUGH, SIGNS, WANTED } from "../src/poison/wanted.js";

/** The source of src/generated/poison-terms.ts, without its notice. */
export function poisonTermsSource(): string {
  const byPair = new Map<number, Map<number, string[]>>();
  const terms = [...termsOf(WANTED), ...SIGNS.map((sign) => ({ text: sign, categories: ENOUGH }))].map(
    ({ text, categories }) => ({ term: coarseTerm(text), categories }),
  );
  for (const { term, categories } of terms) {
    const rarest = pairAt(term, rarestPlace(term));
    const groups = byPair.get(rarest) ?? new Map<number, string[]>();
    byPair.set(rarest, groups.set(categories, [...(groups.get(categories) ?? []), term]));
  }
  const lines = [...byPair]
    .sort(([a], [b]) => a - b)
    .map(([pair, groups]) => {
      const joined = [...groups].map(([categories, group]) => `${categories} ${group.join(" ")}`).join(";");
      return `  ${pair}: ${JSON.stringify(joined)},\n`;
    });
  return `/**
 * Coarse texts, by the pair of their letters (\`pairAt\`) that is rarest in usual prose. Of a pair: groups behind semicolons, each
 * the bits of its terms' categories and the terms.
 */
export const TERMS_BY_PAIR: Readonly<Partial<Record<number, string>>> = {\n${lines.join("")}};\n`;
}

function coarseTerm(text: string): string {
  const { text: coarse } = coarseText(Buffer.from(text));
  if (!/^\w{2,}$/.test(coarse))
    throw new Error(`"${text}" is "${coarse}" in few classes, too short to be searched for`);
  return coarse;
}

/** Blank and letters, the most usual of English prose first; signs and digits are rarer. */
const USUAL = "_etaoinsrhducmfywgpbvkxqzj";

/** Where the pair of letters begins that is likely rarest in prose. */
function rarestPlace(term: string): number {
  const rarity = (letter: string) => (USUAL.includes(letter) ? USUAL.indexOf(letter) : USUAL.length) + 1;
  const places = Array.from({ length: term.length - 1 }, (_, at) => at);
  const rarities = places.map((at) => rarity(term.charAt(at)) * rarity(term.charAt(at + 1)));
  return rarities.indexOf(Math.max(...rarities));
}
