/** Baselines of users hold fingerprints: what one is made of can change no more. */
import { expect, it } from "vitest";
import { scanText } from "./scan-text.js";

const SALT = "salt";
const KEY_ID = ["AKIA", "Q3EGR5TY7WVXB2MN"].join("");
const BODY = [
  "q7Zp2LmX9sRtV4wB+k3YhN8cDfG6jT1uEo5QaSbUxWyZe0Ir/KlMnOpPvCdHgJfA",
  "Zx8Wq2Er5Ty7Ui9Op1As3Df6Gh4Jk0LzXcVbNmQwErTyUiOpAsDfGhJkLzXcVbNm",
  "A1b2C3d4E5f6G7h8==",
];
const KEY = ["-----BEGIN PRIVATE KEY-----", ...BODY, "-----END PRIVATE KEY-----"];

function fingerprints(text: string, path = "notes/a.md"): string[] {
  return scanText(text, { salt: SALT, path }).matches.map(({ fingerprint }) => fingerprint);
}

it("that of a token is of its value", () => {
  expect(fingerprints(`key ${KEY_ID}`, "b.md")).toEqual(["ms1:aws-access-key-id:59963e665d1eceea84c2d75f98f7eecf"]);
});

it("that of a key over several lines is of its letters, however they are written", () => {
  const writings = [KEY.join("\n"), KEY.map((line) => `  | ${line}`).join("\r\n"), JSON.stringify(KEY.join("\n"))];
  expect(writings.flatMap((text) => fingerprints(text))).toEqual(
    Array.from({ length: 3 }, () => "ms1:private-key:2e0b408da2593b5fc97722c7622cc234"),
  );
});

it("that of a value that could be guessed is of its place", () => {
  const first = "ms1:secret-assignment:b5c465eae6bc94d2c6f581960882bc3c";
  const second = "ms1:secret-assignment:51dee1528de317b310d65f1cca8b4ba9";
  expect(fingerprints("password: Hunter2x9QmPzw\n  password: Kk7Zw2Qx9LmPt4")).toEqual([first, second]);
  // Neither another value nor another line makes another one, and another file does.
  expect(fingerprints("# Title\n\npassword: Zw2Kk7Qx9LmPt4")).toEqual([first]);
  expect(fingerprints("password: Hunter2x9QmPzw", "b.md")).not.toEqual([first]);
});
