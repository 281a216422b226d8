/** What is let pass although it looks like a secret, and that nothing beside it passes with it. */
import { describe, expect, it } from "vitest";
import { scanText } from "./scan-text.js";

/** Joined here so that no file holds them. */
const TOKEN = ["glpat", "x7Kd-9mPqRs_2vWzTb4N"].join("-");
const RANDOM = "q7Zp2LmX9sRtV4wBk3YhN8cDfG6jT1uE";
const JWT = [
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9",
  "eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ",
  "SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c",
].join(".");
const STORAGE_KEY = [
  "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq",
  "K1SZFPTOtr",
  "KBHBeksoGMGw==",
].join("/");

function found(text: string): string[] {
  return scanText(text, { salt: "salt", path: "notes/a.md" }).matches.map(({ format, tier }) => `${format} ${tier}`);
}

describe("a sample of a provider's documentation", () => {
  it.each([
    ["a JSON Web Token", JWT],
    ["a JSON Web Token in a sentence", `It sends ${JWT} as a header`],
    ["a JSON Web Token of a header", `Authorization: Bearer ${JWT}`],
    ["the key of an emulator", `AccountName=devstoreaccount1;AccountKey=${STORAGE_KEY};`],
  ])("is none, and neither are its parts: %s", (_, text) => {
    expect(found(text)).toEqual([]);
  });

  it("stands for no other token, and for none beside it", () => {
    expect(found(`It sends ${JWT.replace("w5c", "w5d")} as a header`)).toEqual(["jwt 1"]);
    expect(found(`AccountKey=${STORAGE_KEY.replace("Eby8", "Eby9")}`)).toEqual(["azure-storage-key 1"]);
    expect(found(`It sends ${JWT} and ${TOKEN}`)).toEqual(["gitlab-token 1"]);
  });
});

describe("a public text", () => {
  it("clears what looks random in it, and no token of a provider", () => {
    expect(found(`the recipient ${RANDOM}`)).toEqual(["high-entropy 3"]);
    expect(found(`the recipient AGE-PLUGIN-${RANDOM}`)).toEqual([]);
    expect(found(`${RANDOM} and the recipient AGE-PLUGIN-${RANDOM}`)).toEqual(["high-entropy 3"]);
    expect(found(`the recipient AGE-PLUGIN-${TOKEN}`)).toEqual(["gitlab-token 1"]);
    expect(found(`the recipient AGE-PLUGIN-${RANDOM} ${RANDOM.toLowerCase()}7Q${RANDOM}`)).toEqual(["high-entropy 3"]);
  });
});

it("a placeholder is none, whatever its form", () => {
  for (const value of [
    "x7Kd-EXAMPLE9mPqRs_2vWz",
    "xxxxxxxxxxxxxxxxxxxx",
    "x7Kd...mPqRs_2vWzTb4N",
    "aaaaaaaaabbbbbbbbbccc",
  ]) {
    expect([value, found(["glpat", value].join("-"))]).toEqual([value, []]);
  }
});
