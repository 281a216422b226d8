/** Names in a layout of the repository's own that nothing declares are told, as those in the configuration and the ontology are. */
import { expect, it } from "vitest";
import { repositoryOf, run } from "./command-line.js";

const NOTE = "---\nid: a\nneeds: [b]\n---\nText.\n";

const memory = (layout: string, more: Readonly<Record<string, string>>) =>
  repositoryOf({
    ...more,
    "memory-steward.yml": "layout: own.yaml\n",
    "own.yaml": `layout: memory-steward.layout/v1\nname: own\n${layout}`,
    "n/a.md": NOTE,
    "n/b.md": NOTE.replaceAll("b", "a").replace("id: a", "id: b"),
  });

const layoutOf = (kind: string, more = "") => `${more}ontology:
  inline:
    nodeKinds: [{ name: Note }]
    edgeKinds: [{ name: requires, acyclic: true }]
classes:
  note: { files: ["n/*.md"], fields: { id: id }, edges: [{ field: needs, kind: ${kind} }] }
`;

async function check(layout: string, more: Readonly<Record<string, string>> = {}) {
  const { stdout } = await run("check", memory(layout, more), "--format", "json", "--no-secrets");
  const { findings } = JSON.parse(stdout) as {
    findings: { rule: string; path: string; range: { start: { line: number } }; message: string }[];
  };
  return findings
    .filter(({ path }) => path === "own.yaml")
    .map(({ rule, range, message }) => `${range.start.line} ${rule}: ${message}`);
}

it("a kind of edge that the ontology does not declare", async () => {
  expect(await check(layoutOf("requires"))).toEqual([]);
  expect(await check(layoutOf("require"))).toEqual([
    expect.stringMatching(/^8 ontology\/unknown-reference: .*"note".*"require".* nothing is held to it\.$/),
  ]);
});

it("a kind of record that the ontology does not declare, in what a class takes", async () => {
  const layout = layoutOf("requires").replace(
    "fields:",
    "kinds: [Note, Nott], schemaByKind: { Notes: company-brain-note }, fields:",
  );
  expect(await check(layout)).toEqual([
    '8 ontology/unknown-reference: The class "note" of the layout takes the kind "Nott", but the ontology declares no such kind: nothing is held to it.',
    '8 ontology/unknown-reference: The class "note" of the layout has a schema for the kind "Notes", but the ontology declares no such kind: nothing is held to it.',
  ]);
  expect(await check(layout.replace("    nodeKinds: [{ name: Note }]\n", ""))).toEqual([]);
});

it("names in the ontology that the layout holds", async () => {
  const inline = `    nodeKinds: [{ name: Note, deprecated: { use: Page } }]
    edgeKinds:
      - { name: requires, from: [Note], to: [Note, Beds], inverse: require }
    statuses: [draft]
    transitions: { draft: [don] }
    pathPolicy: [{ kinds: [Nate], paths: ["n/**"] }]
    approvals: [{ count: 1, classes: [notes] }]
`;
  const layout = layoutOf("requires").replace(/ {4}nodeKinds.*\n.*\n/, inline);
  const NO_KIND = "but the ontology declares no such kind";
  expect(await check(layout)).toEqual([
    `5 ontology/unknown-reference: "Note" names "Page" as its replacement, ${NO_KIND}.`,
    `7 ontology/unknown-reference: "requires" names "Beds" as its target, ${NO_KIND}.`,
    `7 ontology/unknown-reference: "requires" names "require" as its inverse, ${NO_KIND}.`,
    '9 ontology/unknown-reference: "transitions" names "don", but the vocabulary has no such status: nothing is held to it.',
    `10 ontology/unknown-reference: "pathPolicy" names "Nate", ${NO_KIND}: nothing is held to it.`,
    '11 ontology/unknown-reference: "approvals" names "notes", but the layout has no such class: nothing is held to it.',
  ]);
  // Without kinds of its own, an ontology takes any.
  const open = layout.replace(/ {4}nodeKinds.*\n/, "");
  expect((await check(open)).filter((line) => /Beds|Nate/.test(line))).toEqual([]);
});

it.each([
  ["of the layout", layoutOf("requires", "severities: { graph/dangling: note, parse/invalid-syntax: note }\n"), 3],
  [
    "of the ontology in it",
    layoutOf("requires").replace("    nodeKinds", "    severities: { graph/dangling: note }\n    nodeKinds"),
    5,
  ],
])("a severity %s of a rule that there is not, or that cannot be moved", async (_, layout, line) => {
  const told = await check(layout);
  expect(told[0]).toMatch(new RegExp(`^${line} gate/invalid-file: There is no rule "graph/dangling"`));
  expect(told.slice(1)).toEqual(
    line === 3 ? [expect.stringContaining("The severity of parse/invalid-syntax cannot be changed")] : [],
  );
});

it.each([
  ["id", []],
  ["$id", []],
  ["$schema.name", []],
  ["$filename", ["$filename"]],
  ["[title, $name, $heading]", ["$name"]],
  ["{ template: '{$uid}-{id}' }", ["$uid"]],
])("a word that starts like one for the file: %s", async (id, words) => {
  const told = await check(`classes:\n  note: { files: ["n/*.md"], fields: { id: ${id} } }\n`);
  expect(told).toEqual(
    words.map(
      (word) =>
        `4 gate/invalid-file: "${word}" is none of the words for the file, $path, $file, $stem, $folder, $heading, so it is taken for a key of the records: those without such a key lack the field.`,
    ),
  );
});

const NOTES = 'classes:\n  note: { files: ["n/*.md"], fields: { id: id } }\n';

it.each([
  ["{ folder: ontolgy }", {}, "a folder, and there is no .yaml file directly in ontolgy/"],
  ["{ folder: onto/ }", { "onto/a.txt": "" }, "a folder, and there is no .yaml file directly in onto/"],
  ["{ manifest: onto.yaml }", {}, "a manifest, and there is no file onto.yaml"],
])("an ontology that is not there: %s", async (ontology, files, what) => {
  expect(await check(`ontology: ${ontology}\n${NOTES}`, files)).toEqual([
    `3 gate/invalid-file: The layout has its ontology in ${what}: records of every kind pass, with every edge.`,
  ]);
});

it.each(["onto", "onto/", "./onto/"])("an ontology that is there, in %s", async (folder) => {
  const files = { "onto/kinds.yaml": "nodeKinds: [{ name: Page, prefix: page }]\n" };
  const layout = `ontology: { folder: ${folder} }\n${NOTES.replace("id: id", "id: id, kind: { value: Note }")}`;
  expect(await check(layout, files)).toEqual([]);
  const { stdout } = await run("check", memory(layout, files), "--no-secrets");
  expect(stdout).toContain("record/unknown-kind");
});

it("an ontology that need not be there, since one that ships takes its place", async () => {
  expect(await check(`ontology: { folder: ontolgy, base: company-brain }\n${NOTES}`)).toEqual([]);
});
