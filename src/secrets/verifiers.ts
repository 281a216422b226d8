/**
 * Named checks of whole tokens, offline. A mismatch lowers a finding to tier 3, it never clears one: the token may be
 * cut, or its provider may have changed the format. Checksums whose input no provider states are not checked.
 */
import { base62, bech32Checksum, crc32, littleEndianHex } from "./checksums.js";

/** By the name that a format gives as `verify`. */
export const VERIFIERS: Readonly<Record<string, (token: string) => boolean>> = {
  "crc32-base62": crc32Base62,
  "grafana-crc32": grafanaCrc32,
  bech32,
  "aws-account": awsAccount,
  bedrock,
  "discord-id": discordId,
  "json-payload": jsonPayload,
  jwt,
};

/** Those of them that compare a checksum, which no part of a token and no invention has right. */
export const CHECKSUMS: ReadonlySet<string | undefined> = new Set(["crc32-base62", "grafana-crc32", "bech32"]);

/** GitHub and npm: behind the prefix 30 random characters, then their CRC-32 in six digits. */
function crc32Base62(token: string): boolean {
  const body = token.slice(token.indexOf("_") + 1);
  return base62(crc32(body.slice(0, -6))) === body.slice(-6);
}

/** CRC-32 of all before the last underscore. */
function grafanaCrc32(token: string): boolean {
  const tail = token.lastIndexOf("_");
  return littleEndianHex(crc32(token.slice(0, tail))) === token.slice(tail + 1);
}

/** The prefix ends at the last `1`; six characters of checksum end the data. */
function bech32(token: string): boolean {
  const lower = token.toLowerCase();
  const separator = lower.lastIndexOf("1");
  return bech32Checksum(lower.slice(0, separator), lower.slice(separator + 1, -6)) === lower.slice(-6);
}

/** 40 bits behind the first bit hold the account's number, of twelve decimal digits. Ids of before 2019 begin with I or J and hold none. */
function awsAccount(token: string): boolean {
  const body = token.slice(4);
  if (/^[IJ]/.test(body)) return true;
  let bits = 0n;
  for (const letter of body.slice(0, 10))
    bits = bits * 32n + BigInt("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter));
  return ((bits >> 9n) & ((1n << 40n) - 1n)) < 1_000_000_000_000n;
}

function bedrock(token: string): boolean {
  return decoded(token.slice(4)).startsWith("BedrockAPIKey-");
}

/** The first part is the bot's id, in decimal digits. */
function discordId(token: string): boolean {
  return /^\d{17,20}$/.test(decoded(token.slice(0, token.indexOf("."))));
}

/** The first part that begins with `eyJ` is base64 of the beginning of a JSON object. */
function jsonPayload(token: string): boolean {
  const run = /eyJ[A-Za-z0-9+/_-]*/.exec(token)?.[0] ?? "";
  return /^\{"[A-Za-z_]/.test(decoded(run.slice(0, 64)));
}

/** RFC 7515: the header is a JSON object that names its algorithm. */
function jwt(token: string): boolean {
  try {
    const header: unknown = JSON.parse(decoded(token.slice(0, token.indexOf("."))));
    return typeof header === "object" && header !== null && "alg" in header;
  } catch {
    return false;
  }
}

function decoded(base64: string): string {
  return Buffer.from(base64, "base64url").toString("latin1");
}
