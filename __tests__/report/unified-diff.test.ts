import { describe, expect, it } from "vitest";
import { unifiedDiff } from "../../src/report/unified-diff.js";

const texts = (path: string, before: string | undefined, after: string) =>
  unifiedDiff(path, before, after).map(({ text }) => text);

describe("unifiedDiff", () => {
  it("shows changed lines with three lines around them", () => {
    const lines = Array.from({ length: 12 }, (_, index) => `line ${index + 1}\n`);
    const before = lines.join("");
    expect(texts("a/b.md", before, before.replace("line 6", "line six"))).toEqual([
      "--- a/a/b.md",
      "+++ b/a/b.md",
      "@@ -3,7 +3,7 @@",
      " line 3",
      " line 4",
      " line 5",
      "-line 6",
      "+line six",
      " line 7",
      " line 8",
      " line 9",
    ]);
  });

  it("says that a file is new", () => {
    expect(texts("a.md", undefined, "x\n")).toEqual(["--- /dev/null", "+++ b/a.md", "@@ -0,0 +1,1 @@", "+x"]);
    expect(texts("a.md", "x\n", "")[2]).toBe("@@ -1,1 +0,0 @@");
  });

  it("says what a missing line break at the end means", () => {
    expect(texts("a.md", "x", "y").slice(3)).toEqual([
      "-x",
      "\\ No newline at end of file",
      "+y",
      "\\ No newline at end of file",
    ]);
  });

  it("shows line ends of Windows only where they differ", () => {
    expect(texts("a.md", "a\r\nb\r\n", "a\r\nc\r\n").slice(3)).toEqual([" a", "-b", "+c"]);
    expect(texts("a.md", undefined, "a\r\nb").slice(3)).toEqual(["+a", "+b", "\\ No newline at end of file"]);
    expect(texts("a.md", "a\r\nb\r\n", "a\r\nb\n").slice(3)).toEqual([" a\\r", "-b\\r", "+b"]);
    expect(texts("a.md", "a\nb\r\n", "a\nc\r\n").slice(3)).toEqual([" a", "-b\\r", "+c\\r"]);
  });

  it("lets nothing act on a terminal, and keeps tabs", () => {
    const shown = texts("a\n\x1b[2J.md", "old\n", "\tnew \x1b[31m\u202e\r\n").join("\n");
    expect(shown).toContain("+++ b/a\\n\\x1B[2J.md");
    expect(shown).toContain("+\tnew \\x1B[31m\\u202E\\r");
    expect(shown).not.toMatch(/[\x1b\r\u202e]/);
  });

  it("gives up on changes that nobody could read", () => {
    const text = (word: string) => Array.from({ length: 3000 }, (_, index) => `${word} ${index}\n`).join("");
    expect(texts("a.md", text("old"), text("new"))).toEqual([
      "--- a/a.md",
      "+++ b/a.md",
      "@@ more than 1000 changed lines, not shown @@",
    ]);
  });
});
