/** Which bytes an alphabet holds, as tables of 256 entries, and the boundaries of tokens. */
import type { Alphabet } from "./format.js";

const DIGITS = "0123456789";
const LOWER = "abcdefghijklmnopqrstuvwxyz";
const UPPER = LOWER.toUpperCase();

const CHARACTERS: Readonly<Record<Alphabet, string>> = {
  digits: DIGITS,
  hex: `${DIGITS}abcdef`,
  base32: `${UPPER}234567`,
  bech32: "023456789acdefghjklmnpqrstuvwxyzACDEFGHJKLMNPQRSTUVWXYZ",
  letters: LOWER + UPPER,
  upper36: DIGITS + UPPER,
  base36: DIGITS + LOWER,
  base62: DIGITS + LOWER + UPPER,
  base64url: `${DIGITS}${LOWER}${UPPER}-_`,
  base64: `${DIGITS}${LOWER}${UPPER}+/`,
};

/** 1 where the byte is one of the characters. */
export function tableOf(characters: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}

const tables = new Map<Alphabet, Uint8Array>();

export function alphabetTable(alphabet: Alphabet): Uint8Array {
  const known = tables.get(alphabet) ?? tableOf(CHARACTERS[alphabet]);
  tables.set(alphabet, known);
  return known;
}

export const WORD = tableOf(`${DIGITS}${LOWER}${UPPER}_`);
export const BASE64_ANY = tableOf(`${DIGITS}${LOWER}${UPPER}+/-_`);

const UNDERSCORE = 0x5f;

/** Whether a token may start at `at`: behind no letter or digit; behind an underscore that opens emphasis or ends a name. */
export function opensToken(bytes: Uint8Array, at: number): boolean {
  const before = bytes[at - 1];
  return before === undefined || before === UNDERSCORE || WORD[before] === 0;
}

/** Whether a token may end at `at`: before no letter, digit or underscore, but before one that closes emphasis. */
export function closesToken(bytes: Uint8Array, at: number): boolean {
  let next = bytes[at];
  for (let step = 1; next === UNDERSCORE && step <= 3; step++) next = bytes[at + step];
  return next === undefined || WORD[next] === 0;
}
