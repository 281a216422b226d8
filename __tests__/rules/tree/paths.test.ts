import fc from "../../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { isPlainPath, leadsIntoGit, oddities } from "../../../src/memory/path-names.js";
import type { FileMode } from "../../../src/memory/tree.js";
import { findingsOf } from "../../support/findings-of.js";

const NOTE = "# A\n";

describe("tree/special-file (security rule 27)", () => {
  it.each<[string, FileMode, string[]]>([
    ["runbooks/x.md", "120000", ["error"]],
    ["runbooks", "120000", ["error"]],
    ["graph/teams", "120000", ["error"]],
    ["babysitter/runs", "120000", ["error"]],
    ["graph", "160000", ["error"]],
    ["notes/pipe.md", "special", ["error"]],
    ["vendor/lib", "160000", ["note"]],
    ["bin/tool", "120000", ["note"]],
    ["notes/a.md", "100755", ["warning"]],
    ["bin/run.sh", "100755", []],
    ["indexes/build.sh", "100755", []],
  ])("%s of mode %s", async (path, mode, severities) => {
    const found = await findingsOf("tree/special-file", { [path]: { content: NOTE, mode } });
    expect(found.map(({ severity }) => severity)).toEqual(severities);
  });

  it("says where it is, reading the layout from the top of the memory", async () => {
    const at = async (path: string) => {
      const found = await findingsOf("tree/special-file", {
        ".company-brain/ontology/node-kinds.yaml": "ontology: memory-steward.ontology/v1\n",
        ".company-brain/notes/a.md": NOTE,
        [path]: { content: NOTE, mode: "120000" as const },
      });
      return found.map(({ message }) => message);
    };
    expect(await at(".company-brain/babysitter/runs")).toEqual([
      "This is a symbolic link. It stands where records are read, and is never followed.",
    ]);
    expect(await at(".company-brain/vendor")).toEqual(["This is a symbolic link. It is never followed."]);
  });

  it("calls no folder a memory's own where the layout reads Markdown anywhere", async () => {
    const files = { "a.md": "---\ntype: Note\n---\n# A\n", docs: { content: "elsewhere", mode: "120000" as const } };
    const found = await findingsOf("tree/special-file", files, { layout: "okf" });
    expect(found.map(({ severity }) => severity)).toEqual(["note"]);
  });
});

describe("tree/path-collision", () => {
  it.each([
    [["notes/A.md", "notes/a.md", "notes/\u00C5.md"], [["error", "notes/a.md", ["notes/A.md"]]]],
    [["notes/\u00E9.md", "notes/e\u0301.md"], [["error", "notes/\u00E9.md", ["notes/e\u0301.md"]]]],
    [["src/A.ts", "src/a.ts"], [["note", "src/a.ts", ["src/A.ts"]]]],
    [["README.txt", "readme.txt"], [["note", "readme.txt", ["README.txt"]]]],
    [
      ["Memory-Steward.waivers.yaml", "memory-steward.waivers.yaml"],
      [["error", "memory-steward.waivers.yaml", ["Memory-Steward.waivers.yaml"]]],
    ],
    [
      ["Snapshots/known-bad.yaml", "snapshots/known-bad.yaml"],
      [["error", "snapshots/known-bad.yaml", ["Snapshots/known-bad.yaml"]]],
    ],
    [["Notes", "notes/a.md", "notes/b.md"], [["error", "notes/a.md", ["Notes"]]]],
    [["Notes/a.md", "notes"], [["note", "Notes/a.md", ["notes"]]]],
    [["notes/Deep/er/a.md", "notes/deep"], [["error", "notes/Deep/er/a.md", ["notes/deep"]]]],
    [["Notes/a.md", "notes/b.md"], []],
    [["notes/a.md", "notes/A.md", "NOTES/a.md"], [["error", "notes/a.md", ["NOTES/a.md", "notes/A.md"]]]],
  ])("%j", async (paths, expected) => {
    const found = await findingsOf("tree/path-collision", Object.fromEntries(paths.map((path) => [path, NOTE])));
    expect(found.map(({ severity, path, related }) => [severity, path, related.map((place) => place.path)])).toEqual(
      expected,
    );
  });
});

describe("odd names", () => {
  const characters = Array.from("conauxprlptmgit.COMGIT~129:*?<>|\\ $¹a\u200C-_");
  const name = fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 7 }).map((all) => all.join(""));

  it("the quick look passes over no name that the thorough one objects to", () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 3 }), (names) => {
        if (isPlainPath(names.join("/"))) expect(names.flatMap(oddities)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    "runbooks/.git/x.md",
    ".git",
    "a/.GIT",
    "a/.git./x",
    "a/.git /x",
    "a/.git . /x",
    "a/git~1/x",
    "a/.git::$INDEX_ALLOCATION/x",
    "a/.gi\u200Dt/x",
    "a/\uFEFF.git/x",
    "a\\.git\\x",
  ])("%j leads into the folder of Git", (path) => {
    expect(leadsIntoGit(path)).toBe(true);
  });

  it.each([".github/a", ".gitignore", "a/digit/b", "a/x.git/b", "a/git/b", "git~10"])("%j does not", (path) => {
    expect(leadsIntoGit(path)).toBe(false);
  });
});

describe("tree/unsafe-path (security rule 27)", () => {
  it.each([
    ["notes/a\n::error::b.md", "error", "a line break"],
    ["notes/a\u001B[2J.md", "error", "the control character U+001B"],
    ["notes/a\u200Bb.md", "error", "the invisible character U+200B"],
    ["notes\\a.md", "error", "a backslash"],
    ["notes/a.md ", "error", "a dot or space at its end"],
    ["notes./a.md", "error", "a dot or space at its end"],
    ["notes/../a.md", "error", "a step that leads elsewhere"],
    ["src/a\\b.ts", "note", "a backslash"],
    ["notes/aux.md", "error", "the device name AUX of Windows"],
    ["notes/CON/x.md", "error", "the device name CON of Windows"],
    ["notes/Com1.tar.md", "error", "the device name COM1 of Windows"],
    ["notes/nul .md", "error", "the device name NUL of Windows"],
    ["src/lpt9", "note", "the device name LPT9 of Windows"],
    ["notes/a:b.md", "error", "a colon"],
    ["notes/why?.md", "error", "the sign ?"],
    ["notes/GIT~1/x.md", "error", "a name of the folder that Git keeps for itself"],
    ["notes/.g\u200Cit/x.md", "error", "a name of the folder that Git keeps for itself"],
  ])("%j is of severity %s", async (path, severity, reason) => {
    const [finding, ...more] = await findingsOf("tree/unsafe-path", { [path]: NOTE });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe(severity);
    expect(finding?.message).toContain(reason);
  });

  it("objects to bytes that are no text, and not to the character that stands for such in a readable name", async () => {
    const files = {
      "notes/\uFFFD/a.md": { content: NOTE, mode: "100644" as const, undecodable: true as const },
      "notes/\uFFFD/b.md": NOTE,
    };
    const found = await findingsOf("tree/unsafe-path", files);
    expect(found.map(({ path, message }) => [path, message])).toEqual([
      ["notes/\uFFFD/a.md", expect.stringContaining("bytes that are not UTF-8")],
    ]);
  });

  it.each(
    ["notes/Ünïcode – naïve.md", "notes/❤️ list.md", "notes/.hidden.md", "notes/two words.md"].concat(
      "notes/console.md",
      "notes/con-man.md",
      "notes/auxiliary/nullable.md",
      "notes/my.con",
      "notes/com10.md",
      ".github/workflows/x.yml",
      ".gitignore",
      "notes/digit~12.md",
      "notes/a-b_c,d(e)[f]{g}!#$%&'+;=@^`~h.md",
    ),
  )("accepts %s", async (path) => {
    expect(await findingsOf("tree/unsafe-path", { [path]: NOTE })).toEqual([]);
  });

  it("speaks of bytes that are no UTF-8", async () => {
    const file = { content: NOTE, undecodable: true as const };
    const [finding] = await findingsOf("tree/unsafe-path", { "notes/caf\uFFFD.md": file });
    expect(finding?.message).toBe('The name "caf\uFFFD.md" in this path holds bytes that are not UTF-8.');
  });

  it("speaks of a folder once", async () => {
    const files = Object.fromEntries(["a", "b", "c"].map((name) => [`src\u202E/${name}.md`, NOTE]));
    expect(await findingsOf("tree/unsafe-path", files)).toHaveLength(1);
  });

  it("takes a folder as seriously as the most serious of its files", async () => {
    const files = { "notes./a.png": "", "notes./b.md": NOTE, "notes./c.png": "" };
    const found = await findingsOf("tree/unsafe-path", files);
    expect(found.map(({ severity, path }) => [severity, path])).toEqual([["error", "notes./a.png"]]);
  });
});
