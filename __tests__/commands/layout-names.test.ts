/** Names in a layout of the repository's own that nothing declares are told, as those in the configuration and the ontology are. */
import { expect, it } from "vitest";
import { repositoryOf, run } from "./command-line.js";

const NOTE = "---\nid: a\nneeds: [b]\n---\nText.\n";

const memory = (layout: string) =>
  repositoryOf({
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

async function check(layout: string) {
  const { stdout } = await run("check", memory(layout), "--format", "json", "--no-secrets");
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
