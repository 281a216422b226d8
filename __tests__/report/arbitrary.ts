/** Text as an attacker would mix it: live pieces of every output's syntax between arbitrary characters. */
import fc from "../support/fast-check.js";
import { HOSTILE_TEXTS } from "./fixtures.js";

const PIECES = [
  ...Array.from("`|\\<>&[]()!*_~#@:$%{}=+-.,;\"'/ \t\r\n\0\x1B\x7F\x85\x9B"),
  ...Array.from(
    "\u00A0\u00AD\u034F\u061C\u115F\u200B\u200D\u200E\u202E\u2028\u2029\u2066\u2800\u3000\u3164\uFE0F\uFEFF\uFFF9",
  ),
  "\uD800",
  "\uDC00",
  "\u{E0041}",
  "\u{1F600}",
  "⚠\uFE0F",
  "日本",
  "``",
  "```",
  "::",
  "##[",
  "##[error]",
  "::error::",
  "::set-output name=x::",
  "@team",
  "#12",
  "GH-3",
  "www.",
  "https://evil.example/",
  "mailto:a@b.example",
  "<img src=x>",
  "<!--",
  "-->",
  "](https://evil.example)",
  "![",
  "]]>",
  "</details>",
  "0123456789abcdef",
  "deadbeef",
  ":+1:",
  "&lt;",
  "\r\n",
  "%0A",
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  {
    weight: 8,
    arbitrary: fc
      .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "binary", maxLength: 4 })), { maxLength: 14 })
      .map((pieces) => pieces.join("")),
  },
);
