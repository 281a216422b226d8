/** CRC-32 and Bech32, as tokens carry them. */
import { crc32 as crc32OfBytes } from "../memory/crc32.js";

/** CRC-32 (IEEE) of a text of ASCII. */
export function crc32(text: string): number {
  return crc32OfBytes(Buffer.from(text, "latin1"));
}

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A number below 2^32 in six digits: 0-9, A-Z, a-z. */
export function base62(value: number): string {
  let digits = "";
  for (let rest = value; digits.length < 6; rest = Math.floor(rest / 62)) digits = BASE62.charAt(rest % 62) + digits;
  return digits;
}

/** A number below 2^32 in eight hex digits, the lowest byte first. */
export function littleEndianHex(value: number): string {
  return [0, 8, 16, 24].map((shift) => ((value >>> shift) & 0xff).toString(16).padStart(2, "0")).join("");
}

const BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** The six checksum characters of Bech32 (BIP 173), in lower case; undefined for data outside its alphabet. */
export function bech32Checksum(prefix: string, data: string): string | undefined {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0));
  const values = Array.from(data, (letter) => BECH32.indexOf(letter));
  if (values.includes(-1)) return undefined;
  const spread = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
  const sum = polymod([...spread, ...values, 0, 0, 0, 0, 0, 0]) ^ 1;
  return [25, 20, 15, 10, 5, 0].map((shift) => BECH32.charAt((sum >>> shift) & 31)).join("");
}

function polymod(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of GENERATORS.entries()) if ((top >>> bit) & 1) sum ^= generator;
  }
  return sum >>> 0;
}
