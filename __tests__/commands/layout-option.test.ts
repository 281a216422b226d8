/** Which file `--layout` names, and that none of the change that is judged is taken for the caller's own. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LAYOUTS } from "../../src/generated/layouts.js";
import { commit, folderOf, repositoryOf, run, within, write } from "./command-line.js";

const BUILT_IN = Object.keys(LAYOUTS).sort().join(", ");

/** Files below `notes/`, which must have a title unless `required` is empty. */
const layout = (name: string, required = "[title]") => `layout: memory-steward.layout/v1
name: ${name}
classes:
  note:
    files: ["notes/*.md"]
    fields: { id: $stem, title: title, kind: { value: Note }, status: { value: Draft } }
    required: ${required}
`;
const NOTE = "---\nother: x\n---\nText.\n";

/** What is said of the memory in the folder `memory`, by somebody who stands in the folder `here`. */
async function told(here: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await within(here, () => run("check", ...args));
  return stdout + stderr;
}

describe("a layout that is not there", () => {
  const files = {
    "layout.yaml": layout("own"),
    "layouts.yml": "a: b\n",
    "deep/notes-layout.json": "{}\n",
    "notes/a.md": NOTE,
  };

  it.each([
    ["layout.yml", "layout.yaml"],
    ["layout", "layout.yaml"],
    ["laoyut.yaml", "layout.yaml"],
    ["deep/note-layout.json", "deep/notes-layout.json"],
    ["company-brian", "company-brain"],
  ])("of the configuration may be another one: %s", async (name, near) => {
    const dir = repositoryOf({ ...files, "memory-steward.yml": `layout: ${name}\n` });
    const said = await told(dir);
    expect(said).toContain(`There is no layout "${name}": it is neither built in nor a file of`);
    expect(said).toContain(`\n  Did you mean ${near}? Use one of ${BUILT_IN}, or the path of a layout file.\n`);
  });

  it.each(["other.yaml", "none/layout.yaml", "../layout.yml", "layout.toml/x"])(
    "may be none that is known: %s",
    async (name) => {
      const dir = repositoryOf({ ...files, "memory-steward.yml": `layout: ${name}\n` });
      expect(await told(dir)).toContain(`\n  Use one of ${BUILT_IN}, or the path of a layout file.\n`);
    },
  );

  it("of the call may be another one", async () => {
    expect(await told(repositoryOf(files), "--layout", "layout.yml")).toContain("Did you mean layout.yaml?");
  });
});

describe("--layout of a folder in a repository", () => {
  it("is sought where the caller stands, then in the folder, as --config is", async () => {
    const dir = repositoryOf({ "memory/own.yaml": layout("own"), "memory/notes/a.md": NOTE });
    for (const name of ["memory/own.yaml", "own.yaml", join(dir, "memory/own.yaml")]) {
      expect(await told(dir, "--layout", name, "memory")).toContain('The required field "title" is missing.');
    }
    expect(await told(join(dir, "memory"), "--layout", "own.yaml")).toContain("is missing.");
    expect(await told(dir, "--layout", "none.yaml", "memory")).toContain(
      'There is no layout "none.yaml": it is neither built in nor a file of',
    );
  });

  it("is read from disk where it lies outside the repository, unless the folder has a file of that path", async () => {
    const dir = repositoryOf({ "notes/a.md": NOTE });
    const outside = folderOf({ "own.yaml": layout("own") });
    expect(await told(outside, "--layout", "own.yaml", dir)).toContain("is missing.");
    expect(await told(outside, "--layout", join(outside, "own.yaml"), "--base", "HEAD", dir)).toContain("is missing.");
    write(dir, { "own.yaml": layout("theirs", "[]") });
    expect(await told(outside, "--layout", "own.yaml", dir)).toContain("PASS");
  });

  it("is refused where it lies in the repository and not in the folder, however it is written", async () => {
    const dir = repositoryOf({ "shared/own.yaml": layout("own"), "memory/notes/a.md": NOTE });
    for (const name of ["shared/own.yaml", join(dir, "shared/own.yaml")]) {
      for (const base of [[], ["--base", "HEAD"]]) {
        expect(await told(dir, "--layout", name, ...base, "memory")).toMatch(
          /own\.yaml is a file of this repository outside the folder .*\/memory: a change could edit it.*\n {2}Keep it below the folder/,
        );
      }
    }
  });

  it("stays the base's where the change removes it, and puts another where the caller stands", async () => {
    const dir = repositoryOf({ "memory/own.yaml": layout("own"), "memory/notes/a.md": "---\ntitle: A\n---\nText.\n" });
    rmSync(join(dir, "memory/own.yaml"));
    write(dir, { "own.yaml": layout("weak", "[]"), "memory/notes/b.md": NOTE });
    commit(dir);
    expect(await told(dir, "--layout", "own.yaml", "--base", "HEAD~1", "--head", "HEAD", "memory")).toContain(
      'The required field "title" is missing.',
    );
  });
});

it("words and kinds that a layout outside the repository has by mistake are told beside the report, with their places", async () => {
  const dir = repositoryOf({ "notes/a.md": NOTE });
  const outside = folderOf({
    "own.yaml": `layout: memory-steward.layout/v1
name: own
ontology: { inline: { nodeKinds: [{ name: Note }], edgeKinds: [{ name: mentions }] } }
classes:
  note:
    files: ["notes/*.md"]
    fields: { id: $stem, title: $headers, kind: { value: Note } }
    kinds: [Note, Nota]
    edges: [{ links: mention }]
severities: { record/missing-titel: off, parse/invalid-syntax: note }
`,
  });
  const { code, stdout, stderr } = await within(outside, () => run("check", dir, "--layout", "own.yaml"));
  expect([code, stdout]).toEqual([0, expect.stringContaining("PASS  no findings")]);
  expect(stderr).toBe(
    `own.yaml:7:33: warning: "$headers" is none of the words for the file, $path, $file, $stem, $folder, $heading, so it is taken for a key of the records: those without such a key lack the field.
  Write one of those words, or the key as the records have it
own.yaml:8:12: warning: The class "note" of the layout takes the kind "Nota", but the ontology declares no such kind: nothing is held to it.
  Did you mean Note?
own.yaml:9:22: warning: The class "note" of the layout makes edges of the kind "mention", but the ontology declares no such kind: nothing is held to it.
  Did you mean mentions?
own.yaml:10:15: warning: There is no rule "record/missing-titel"; did you mean record/missing-title?
own.yaml:10:42: warning: The severity of parse/invalid-syntax cannot be changed; waive single findings instead.
`,
  );
});

it("configuration and layout are no records, whatever the patterns of the layout", async () => {
  const own = layout("own").replace("notes/*.md", "**/*.yml").replace("$stem", "id");
  const files = { "memory-steward.yml": "layout: layout.yml\n", "layout.yml": own, "a.yml": "id: a\ntitle: A\n" };
  const configured = await run("check", repositoryOf(files));
  expect(configured).toMatchObject({ code: 0, stdout: expect.stringMatching(/in 1 file, 1 record\n$/) as string });
  // A file of the same name beside the one that counts is one of the memory.
  const outside = join(folderOf({ "layout.yml": own }), "layout.yml");
  const other = await run("check", repositoryOf(files), "--layout", outside);
  expect([other.code, other.stdout]).toEqual([1, expect.stringContaining("layout.yml\n")]);
  const atlas = await run("check", repositoryOf({ "memory-steward.yml": "layout: atlas\n" }));
  expect([atlas.code, atlas.stderr]).toEqual([2, expect.stringContaining("nothing to check")]);
});
