/**
 * Writes src/secrets/statistics.ts: how often one character follows another in prose and code, learned from the texts of
 * the packages in node_modules (their Markdown, and a share of their type declarations), and how much entropy random
 * text has at least. Run by hand: `npx tsx scripts/secret-statistics.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Random } from "../__tests__/secrets/random.js";
import { entropyOf, symbolOf, SYMBOLS } from "../src/secrets/randomness.js";
import { pretty } from "./pretty.js";

const top = fileURLToPath(new URL("..", import.meta.url));
const TEXT_LIMIT = 12_000_000;
/** A row of the table is made of so many random strings. */
const DRAWS = 8000;
const QUANTILE = 0.005;
const LENGTHS = [8, 10, 12, 16, 20, 24, 32, 40, 64, 128];
const ALPHABETS = { hex: 16, base32: 32, base36: 36, base62: 62 };

const packages = readdirSync(join(top, "node_modules"), { recursive: true, encoding: "utf8" }).sort();
const texts = packages.filter((path) => /\.md$|\.d\.ts$/.test(path) && !path.includes("/dist/"));

const counts = Array.from({ length: SYMBOLS }, () => new Array<number>(SYMBOLS).fill(0.5));
let read = 0;
for (const path of texts) {
  if (read > TEXT_LIMIT) break;
  const bytes = readFileSync(join(top, "node_modules", path));
  read += bytes.length;
  count(bytes, path.endsWith(".md") ? 1 : 0.3);
}

function count(bytes: Uint8Array, weight: number): void {
  let before = SYMBOLS - 1;
  for (const byte of bytes) {
    const symbol = symbolOf(byte);
    const row = counts[before];
    if (row && (before !== SYMBOLS - 1 || symbol !== SYMBOLS - 1)) row[symbol] = (row[symbol] ?? 0) + weight;
    before = symbol;
  }
}

/** Tenths of a bit: what a symbol tells after the one before it. */
const bits = counts.map((row) => {
  const sum = row.reduce((total, each) => total + each, 0);
  return row.map((each) => Math.round(-10 * Math.log2(each / sum)));
});

const random = new Random(1);
const characters = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const least = Object.entries(ALPHABETS).map(([name, size]) => {
  const row = LENGTHS.map((length) => {
    const drawn = Array.from({ length: DRAWS }, () => entropyOf(random.text(characters.slice(0, size), length)));
    return drawn.sort((a, b) => a - b)[Math.floor(DRAWS * QUANTILE)]?.toFixed(2) ?? "0";
  });
  return `  ${name}: [${row.join(", ")}],`;
});

const source = `/** Written by scripts/secret-statistics.ts, which says what it was learned from. */

/** Tenths of a bit that a symbol tells after another, one row for each symbol before: a to z, a digit, anything else. */
export const BIGRAM_BITS: readonly string[] = [
${bits.map((row) => `  "${row.join(" ")}",`).join("\n")}
];

/** Lengths that \`LEAST_ENTROPY\` has figures for. */
export const ENTROPY_LENGTHS: readonly number[] = [${LENGTHS.join(", ")}];

/** Bits of Shannon entropy that all but ${QUANTILE * 100} % of random strings have, by alphabet and length. */
export const LEAST_ENTROPY = {
${least.join("\n")}
};
`;
writeFileSync(join(top, "src/secrets/statistics.ts"), await pretty("statistics.ts", source));
