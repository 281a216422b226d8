/** Records and edges in lists of one document, by a layout of a repository's own: `in`, `each`, `role`, `within`, `itself`, `gone`, `distinct`, `entries`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { git, repositoryOf, run, write } from "../commands/command-line.js";
import { checkFiles, type Files } from "../support/check-files.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: walks
ontology:
  inline:
    nodeKinds: [{ name: Site }]
    edgeKinds: [{ name: near }, { name: saw }, { name: uses }, { name: visits }]
classes:
  map:
    files: ["maps/*.yaml"]
    fields: { id: $file, title: title }
    distinct: [["paths.*.id", "sites.*.id"]]
    entries: { colours: legend }
  path:
    in: map
    each: paths
    role: extension
    fields: { id: { path: from, within: $file } }
    required: [id]
    edges: [{ itself: true, targetIn: to, within: $file }]
    distinct: [[to, from]]
  site:
    in: map
    each: sites
    schema: site.json
    fields: { id: { path: id, within: $file }, kind: { value: Site }, title: name }
    required: [id, title]
    removal: [{ severity: warning }]
  walk:
    in: map
    each: walks
    fields: { id: { path: id, within: $file } }
    edges: [{ field: seen, kind: saw, within: $file }]
    documents:
      - when: { equals: { last: true } }
        edges: [{ field: seen, kind: saw, within: $file, gone: true }]
  tour:
    files: ["tours/*.yaml"]
    fields: { id: $file }
    edges:
      - { field: map, paths: uses }
      - { field: stops, kind: visits, within: map }
`;

const MAP = "maps/north.yaml";
const TOUR = "tours/short.yaml";
const FILES: Readonly<Record<string, string>> = {
  "memory-steward.yml": "layout: layout.yaml\n",
  "layout.yaml": LAYOUT,
  "site.json": '{ "properties": { "height": { "type": "number" } } }',
  [MAP]: `title: The north
colours: [red]
legend: { red: steep }
sites:
  - { id: spring, name: The spring, height: 900 }
  - { id: mill, name: The mill }
paths:
  - { id: p1, kind: near, from: spring, to: mill }
walks:
  - { id: w1, seen: [spring] }
`,
  [TOUR]: "map: ../maps/north.yaml\nstops: [mill, spring]\n",
};

/** The files with something else in the place of some text of one. */
function edited(path: string, from: string | RegExp, to: string, files = FILES): Readonly<Record<string, string>> {
  const text = files[path]?.replace(from, to);
  if (text === undefined || text === files[path]) throw new Error(`${path} has no ${String(from)}`);
  return { ...files, [path]: text };
}

async function told(files: Files, before?: Files): Promise<string[]> {
  const { report } = await checkFiles(files, { gate: {}, ...(before && { before }) });
  return report.findings.map(
    ({ severity, rule, message, range: { start } }) => `${severity} ${rule} ${start.line}:${start.column} ${message}`,
  );
}

describe("records in lists of a document", () => {
  it("are read where all is well", async () => {
    expect(await told(FILES)).toEqual([]);
    const { report } = await checkFiles(FILES, { gate: {} });
    expect(report.statistics).toMatchObject({ records: 5, edges: 5 });
  });

  it.each([
    [MAP, "height: 900", "height: high", 'error record/schema 5:45 "height" must be a number, not text.'],
    [MAP, "name: The mill", "height: 1", 'error record/missing-field 6:7 The required field "name" is missing.'],
    [
      MAP,
      "from: spring",
      "from: sprng",
      'error record/invalid-extension 8:33 The edge begins at "sprng", which does not exist.',
    ],
    [MAP, "to: mill", "to: mll", 'error graph/dangling-edge 8:45 "near" points at "mll", which does not exist.'],
    [MAP, "to: mill", "to: spring", 'error record/repeated-value 8:45 "spring" stands at "from" too.'],
    [MAP, "id: p1", "id: mill", 'error record/repeated-value 8:11 "mill" stands at "sites.1.id" too.'],
    [MAP, "id: w1", "id: mill", 'error record/duplicate-id 10:11 The id "mill" is declared 2 times.'],
    [
      MAP,
      "seen: [spring]",
      "seen: [sprig]",
      'error graph/dangling-edge 10:22 "saw" points at "sprig", which does not exist.',
    ],
    [MAP, "[red]", "[red, blue]", 'error record/missing-entry 2:16 "legend" has no entry for "blue".'],
    [MAP, "- { id: mill, name: The mill }", "- mill", "error record/not-a-record 6:5 "],
    [TOUR, "[mill,", "[mll,", 'error graph/dangling-edge 2:9 "visits" points at "mll", which does not exist.'],
    [
      TOUR,
      "north.yaml",
      "nrth.yaml",
      'error graph/dangling-edge 1:6 "uses" points at "../maps/nrth.yaml", which does not exist.',
    ],
  ])("in %s: %s is no %s", async (path, from, to, expected) => {
    const found = await told(edited(path, from, to));
    expect(found[0]).toContain(expected);
    // A site that is no record any more is also missed where it is named.
    expect(found.length).toBe(expected.includes("not-a-record") ? 3 : 1);
  });

  it.each([
    [MAP, "sites:\n", "sites: !x\n", "parse/invalid-syntax"],
    [
      MAP,
      /sites:\n.*\n.*\n/,
      "sites: { spring: { id: spring }, mill: { id: mill } }\n",
      'record/schema 4:8 "sites" holds a mapping',
    ],
    [MAP, /walks:\n.*\n/, "walks: none\n", 'record/schema 9:8 "walks" holds text'],
  ])("do not pass unread in %s where %s became %s", async (path, from, to, expected) => {
    expect((await told(edited(path, from, to))).join("\n")).toContain(`error ${expected}`);
  });

  it("do not pass unread where a list is meant for whole documents, or the way to it is another", async () => {
    const layout = `layout: memory-steward.layout/v1
name: batches
classes:
  batch:
    files: ["batches/*.yaml"]
    fields: { id: id }
    documents: [{ when: { has: [all] }, each: all.items }]
  page:
    files: ["pages/*.yaml"]
    fields: { id: $file }
  line:
    in: page
    each: all.lines
    fields: { id: id }
`;
    const found = async (path: string, text: string) =>
      (await told({ "memory-steward.yml": "layout: layout.yaml\n", "layout.yaml": layout, [path]: text }))[0];
    const unread = "so no record in it is read.";
    expect(await found("batches/a.yaml", "all: { items: { a: { id: a } } }\n")).toBe(
      `error record/not-a-record 1:15 "all.items" holds a mapping where a list of records belongs, ${unread}`,
    );
    expect(await found("batches/a.yaml", "all: [{ id: a }]\n")).toBe(
      `error record/not-a-record 1:6 "all" holds a list where a mapping with a list of records belongs, ${unread}`,
    );
    expect(await found("pages/a.yaml", "all: [{ id: a }]\n")).toBe(
      `error record/schema 1:6 "all" holds a list where a mapping with a list of records belongs, ${unread}`,
    );
    expect(await found("pages/a.yaml", "all: { lines: }\n")).toBeUndefined();
  });

  it.each([
    ["title: A tour", '2:1 "map" is missing, which names the file whose ids stand in "stops".'],
    ["map:", '2:1 "map" is missing, which names the file whose ids stand in "stops".'],
    ["map: '#north'", '1:6 "map" names no file of the memory, so the ids in "stops" lead nowhere.'],
    [
      "map: https://example.org/north.yaml",
      '1:6 "map" names no file of the memory, so the ids in "stops" lead nowhere.',
    ],
    ["map: [../maps/north.yaml]", '1:6 "map" holds a list, not a path, so the ids in "stops" lead nowhere.'],
    ["map: ' '", '1:6 The edge "map" names no target.'],
  ])("are not named unread by a file that names no other as %s", async (line, expected) => {
    expect(await told({ ...FILES, [TOUR]: `${line}\nstops: [mill, spring, none]\n` })).toEqual([
      `error graph/malformed-edge ${expected}`,
    ]);
  });

  it("share ids with those of other files, and `fix` writes them as files have them", async () => {
    const other = edited(MAP, "to: mill", "to: Mill", { ...FILES, "maps/south.yaml": FILES[MAP] ?? "" });
    const folder = repositoryOf(other);
    const { stdout } = await run("fix", folder, "--yes");
    expect(stdout).toContain("+  - { id: p1, kind: near, from: spring, to: mill }");
    expect(await told({ ...FILES, "maps/south.yaml": FILES[MAP] ?? "" })).toEqual([]);
  });

  it("are gone where their file says so", async () => {
    const gone = edited(MAP, / {2}- \{ id: mill.*\n/, "", edited(MAP, /paths:\n.*\n/, ""));
    const tour = { [TOUR]: "map: ../maps/north.yaml\nstops: [spring]\n" };
    expect(await told({ ...gone, ...tour }, { ...FILES, ...tour })).toEqual([
      'warning change/kept-record 1:1 "mill" is removed, and nothing in its file says that it is gone.',
    ]);
    const said = edited(
      MAP,
      "walks:",
      "walks:\n  - { id: w0, seen: [mill] }\n  - { id: w2, last: true, seen: [mill] }",
      gone,
    );
    expect(await told({ ...said, ...tour }, { ...FILES, ...tour })).toEqual([]);
    expect(await told(said)).toEqual([expect.stringContaining('"visits" points at "mill"')]);
  });

  it("move with their file, which is told once", async () => {
    const { [MAP]: text = "", ...others } = edited(TOUR, "north", "far-north");
    expect(await told({ ...others, "maps/far-north.yaml": text }, FILES)).toEqual([
      expect.stringContaining('change/renamed-id 1:1 "maps/north.yaml" is now "maps/far-north.yaml"'),
    ]);
    // What names the file where it was is told with what to write; what it names of the file is not.
    const { [MAP]: _, ...rest } = FILES;
    const found = await told({ ...rest, "maps/far-north.yaml": text }, FILES);
    expect(found.filter((line) => line.includes('"visits"'))).toEqual([]);
  });

  it("are taken back one by one, and what came later stays", async () => {
    const folder = repositoryOf(FILES);
    const once = edited(MAP, "name: The mill", "name: The old mill");
    write(folder, once);
    git(folder, "commit", "-qam", "mill");
    write(folder, edited(MAP, "name: The spring", "name: The cold spring", once));
    git(folder, "commit", "-qam", "spring");
    expect((await run("revert", "HEAD~1", "--dir", folder, "--write")).code).toBe(0);
    const text = readFileSync(join(folder, MAP), "utf8");
    expect(text).toBe(edited(MAP, "name: The spring", "name: The cold spring")[MAP]);
  });

  it("have their own ids in an index, in shards and in a diff", async () => {
    const folder = repositoryOf(FILES);
    await run("reindex", folder, "--write");
    git(folder, "add", "-A");
    git(folder, "commit", "-qm", "index");
    write(folder, edited(MAP, "name: The mill", "name: The old mill"));
    git(folder, "commit", "-qam", "edit");
    const { stdout } = await run("diff", "HEAD~1", "HEAD", "--dir", folder);
    expect(stdout).toContain("1 record changed");
    expect(stdout).toContain("maps/north.yaml:mill");
    write(folder, edited(MAP, /paths:\n.*\n/, ""));
    git(folder, "commit", "-qam", "edges");
    const edges = (await run("diff", "HEAD~2", "HEAD", "--dir", folder)).stdout;
    expect(edges).toMatch(/removed +maps\/north\.yaml:spring +near +maps\/north\.yaml:mill/);
    expect(edges).not.toMatch(/declared in|name removed/);
  });
});

describe("a layout with lists of records", () => {
  const refused = async (from: string, to: string): Promise<string> => {
    try {
      await told(edited("layout.yaml", from, to));
    } catch (error) {
      return String(error);
    }
    return "";
  };

  it.each([
    [
      "    in: map\n    each: paths",
      "    in: mpa\n    each: paths",
      'no class "mpa" has files of its own; did you mean "map"?',
    ],
    ["    in: map\n    each: paths", "    in: site\n    each: paths", 'no class "site" has files of its own'],
    ["    in: map\n    each: paths\n", "    in: map\n", "each"],
    ["    in: map\n    each: paths\n", "    in: map\n    each: paths\n    files: [x]\n", "files"],
    ['    files: ["tours/*.yaml"]\n', "", "files"],
    [
      "      - { field: map, paths: uses }\n",
      "",
      '"within" names the field "map", of which no edge of the class reads paths',
    ],
  ])("is refused with %s as %s", async (from, to, why) => {
    expect(await refused(from, to)).toContain(why);
  });

  it("tells of a change that judges less", async () => {
    const loosened = async (from: string, to: string) =>
      (await told(edited("layout.yaml", from, to), FILES)).filter((line) => line.includes("gate/loosened"));
    expect(await loosened("    each: paths", "    each: ways")).toEqual([expect.stringContaining("classes.path.each")]);
    expect(await loosened("    role: extension\n", "")).toEqual([expect.stringContaining("classes.path.each")]);
    expect(await loosened("    distinct: [[to, from]]\n", "")).toEqual([
      expect.stringContaining("classes.path.distinct"),
    ]);
    expect(await loosened("    entries: { colours: legend }\n", "")).toEqual([
      expect.stringContaining("classes.map.entries"),
    ]);
    expect(await loosened("    schema: site.json\n", "")).toEqual([expect.stringContaining("classes.site.schema")]);
  });
});
