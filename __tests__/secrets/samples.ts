/** Tokens made from the formats, never live: no text of their shape is stored. */
import { base62, bech32Checksum, crc32, littleEndianHex } from "../../src/secrets/checksums.js";
import type { Alphabet, Part, TokenFormat } from "../../src/secrets/format.js";
import type { Random } from "./random.js";

const DIGITS = "0123456789";
const LOWER = "abcdefghijklmnopqrstuvwxyz";
const UPPER = LOWER.toUpperCase();
const CHARACTERS: Readonly<Record<Alphabet, string>> = {
  digits: DIGITS,
  hex: `${DIGITS}abcdef`,
  base32: `${UPPER}234567`,
  bech32: "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L",
  letters: LOWER + UPPER,
  upper36: DIGITS + UPPER,
  base36: DIGITS + LOWER,
  base62: DIGITS + LOWER + UPPER,
  base64url: `${DIGITS}${LOWER}${UPPER}-_`,
  base64: `${DIGITS}${LOWER}${UPPER}+/`,
};

export function sample(format: TokenFormat, shape: readonly Part[], random: Random): string {
  const token = shape.map((part, index) => draw(part, index === shape.length - 1, random)).join("");
  return seal(format.verify, token, random);
}

/** The last character is a letter or digit: a token that ends in a dash is one in 32, and text around it may swallow it. */
function draw(part: Part, isLast: boolean, random: Random): string {
  if (typeof part === "string") return part;
  if ("oneOf" in part) return random.pick(part.oneOf);
  const characters = CHARACTERS[part.alphabet];
  const length = random.between(part.min, Math.min(part.max, part.min + 40));
  if (!isLast) return random.text(characters, length);
  return random.text(characters, length - 1) + random.text(characters.replace(/[^A-Za-z0-9]/g, ""), 1);
}

/** The token with the checksum or the payload that its provider gives it. */
function seal(verify = "", token: string, random: Random): string {
  switch (verify) {
    case "crc32-base62": {
      const body = token.slice(token.indexOf("_") + 1, -6);
      return token.slice(0, -6) + base62(crc32(body));
    }
    case "grafana-crc32": {
      const tail = token.lastIndexOf("_");
      return `${token.slice(0, tail)}_${littleEndianHex(crc32(token.slice(0, tail)))}`;
    }
    case "bech32": {
      const lower = token.toLowerCase();
      const separator = lower.lastIndexOf("1", lower.indexOf("key-1") + 5);
      const data = lower.slice(separator + 1, -6);
      return (lower.slice(0, -6) + (bech32Checksum(lower.slice(0, separator), data) ?? "")).toUpperCase();
    }
    // The first bits behind the sign are those of the account: a leading A or Q keeps it below twelve digits.
    case "aws-account":
      return `${token.slice(0, 4)}${random.pick(["Q", "R", "3"])}${token.slice(5)}`;
    case "bedrock":
      return over(token, 4, Buffer.from("BedrockAPIKey-").toString("base64url"));
    case "discord-id": {
      const id = Buffer.from(random.text("123456789", 18)).toString("base64url");
      return id + token.slice(token.indexOf("."));
    }
    case "json-payload":
      return over(token, token.indexOf("eyJ"), Buffer.from('{"iat":1700000000,"u":').toString("base64url"));
    case "jwt": {
      const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString("base64url");
      return header + token.slice(token.indexOf("."));
    }
    default:
      return token;
  }
}

function over(token: string, at: number, text: string): string {
  return token.slice(0, at) + text + token.slice(at + text.length);
}
