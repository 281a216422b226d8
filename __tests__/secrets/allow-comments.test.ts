/** Words by which other scanners are told to look away are told of, where they stand, as those tools read them. */
import { describe, expect, it } from "vitest";
import { ALLOW_WORDS } from "../../src/secrets/allow-comments.js";
import { Searcher } from "../../src/secrets/searcher.js";

function commentsOf(text: string | Uint8Array) {
  const searcher = new Searcher({ salt: "salt" });
  searcher.file(Buffer.from(text), [{ source: "file", path: "a.md", commits: [] }]);
  return searcher.result().comments.map(({ words, range }) => [words, range.start.line, range.start.column]);
}

/** So long that another way of searching pays. */
const LONG_TEXT = "Nothing that anybody would look for.\n".repeat(2000);

describe.each([
  ["a short text", "", 1],
  ["a long text", LONG_TEXT, 2001],
] as const)("in %s", (_, before, line) => {
  it.each(ALLOW_WORDS)("finds %s", (words) => {
    expect(commentsOf(`${before}x = 1 # ${words}\n`)).toContainEqual([words, line, 9]);
  });

  it("finds those that stand in one line, in order", () => {
    const text = `${before}# ggignore gitleaks:allow ggignore\n`;
    expect(commentsOf(text).map(([words]) => words)).toEqual(["ggignore", "gitleaks:allow", "ggignore"]);
  });

  it("leaves out what the tools do not obey: another case", () => {
    expect(commentsOf(`${before}# GITLEAKS:ALLOW, Gitleaks:allow, ggIgnore\n`)).toEqual([]);
  });

  it("leaves out what stands in text that has to be decoded first", () => {
    const base64 = Buffer.from("x = 1 # gitleaks:allow, and more of the same\n").toString("base64");
    expect(commentsOf(`${before}${base64}\n"gitleaks\\u003aallow"\n`)).toEqual([]);
  });
});

it("tells fifty of one kind, and those of another beside", () => {
  const comments = commentsOf(`${"# gitleaks:allow\n".repeat(60)}# ggignore\n`);
  expect([comments.length, comments[49], comments[50]]).toEqual([51, ["gitleaks:allow", 50, 3], ["ggignore", 61, 3]]);
});

it("finds them in text that is not UTF-8", () => {
  const text = Buffer.concat([Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from("# ggignore\n")]);
  expect(commentsOf(text).map(([words]) => words)).toEqual(["ggignore"]);
});
