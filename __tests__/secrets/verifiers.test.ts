import { describe, expect, test } from "vitest";
import { bech32Checksum, crc32 } from "../../src/secrets/checksums.js";
import { FORMATS } from "../../src/secrets/formats/index.js";
import { VERIFIERS } from "../../src/secrets/verifiers.js";
import { Random } from "./random.js";
import { SEED } from "../support/seed.js";
import { sample } from "./samples.js";

describe("checksums", () => {
  test("CRC-32 gives the check value of its definition", () => {
    expect(crc32("123456789")).toBe(0xcbf43926);
  });

  test("Bech32 gives the checksums of BIP 173", () => {
    expect(bech32Checksum("a", "")).toBe("2uel5l");
    expect(bech32Checksum("split", "checkupstagehandshakeupstreamerranterredcaperred")).toBe("2y9e3w");
    expect(bech32Checksum("a", "b")).toBeUndefined();
  });
});

test("a changed character fails a checksum", () => {
  const random = new Random(SEED);
  for (const name of ["crc32-base62", "grafana-crc32", "bech32"]) {
    const format = FORMATS.find(({ verify }) => verify === name);
    const verify = VERIFIERS[name];
    const shape = format?.shapes[0];
    if (!format || !shape || !verify) throw new Error(`no format is checked by ${name}`);
    const token = sample(format, shape, random);
    const at = token.length - 10;
    const changed = token.slice(0, at) + (token.charAt(at) === "Q" ? "P" : "Q") + token.slice(at + 1);
    expect(verify(token), name).toBe(true);
    expect(verify(changed), name).toBe(false);
  }
});

describe("structures", () => {
  const b64 = (text: string): string => Buffer.from(text).toString("base64url");
  test.each([
    ["jwt", `${b64('{"alg":"none"}')}.${b64("{}")}.`, true],
    ["jwt", `${b64('{"kind":"x"}')}.${b64("{}")}.`, false],
    ["jwt", "eyJ.eyJ.x", false],
    ["discord-id", `${b64("123456789012345678")}.a.b`, true],
    ["discord-id", `${b64("a word, not a number")}.a.b`, false],
    ["bedrock", `ABSK${b64("BedrockAPIKey-x")}`, true],
    ["bedrock", `ABSK${b64("another thing")}`, false],
    ["json-payload", `glc_${b64('{"o":"1"}')}`, true],
    ["json-payload", `glc_eyJ${b64("not an object")}`, false],
    ["aws-account", `AKIA${"I".repeat(16)}`, true],
    ["aws-account", `AKIA${"Q".repeat(16)}`, true],
    ["aws-account", `AKIA${"7".repeat(16)}`, false],
  ])("%s judges %s", (name, token, expected) => {
    expect(VERIFIERS[name]?.(token)).toBe(expected);
  });
});
