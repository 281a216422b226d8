/** Graph records in JSON: each says in its file what it would say in YAML, and generated files of that form are none. */
import { expect, it } from "vitest";
import { parse } from "yaml";
import { EXAMPLE_BASE, EXAMPLE_NOW } from "../../src/rules/examples.js";
import { checkFiles, places } from "../support/check-files.js";
import { tool } from "../support/findings-of.js";

const json = (yaml: string): string => `${JSON.stringify(parse(yaml), null, 2)}\n`;

const checked = async (files: Readonly<Record<string, string>>) =>
  await checkFiles({ ...EXAMPLE_BASE, ...files }, { now: EXAMPLE_NOW });

it("is judged as the same record in YAML is", async () => {
  const linter = tool({ owners: "[team:nobody]", status: "aproved", sensitivity: "[internal]" });
  const said = async (path: string, text: string) =>
    (await checked({ [path]: text })).report.findings.map(({ rule, message, record }) => [rule, message, record]);
  const found = await said("graph/tools/linter.json", json(linter));
  expect(found).toEqual(await said("graph/tools/linter.yaml", linter));
  expect(found.length).toBeGreaterThan(2);
  expect(await said("graph/tools/linter.json", json(tool()))).toEqual([]);
});

it("is a target of edges, and shares its id with no other file", async () => {
  const edges = "edges:\n  depends_on:\n    - target: tool:linter\n";
  const files = { "graph/linter.json": json(tool()), "graph/b.yaml": `${tool({}, "tool:b")}${edges}` };
  expect(places(await checked(files))).toEqual([]);
  expect(places(await checked({ ...files, "graph/a.yaml": tool() }))).toEqual([
    "record/duplicate-id graph/linter.json:3:9",
  ]);
});

it("holds one record: a list of several is told to be parted", async () => {
  const result = await checked({ "graph/all.json": `[${json(tool())}]\n` });
  expect(places(result)).toEqual(["record/not-a-record graph/all.json:1:1"]);
  expect(result.report.findings[0]?.suggestion?.message).toBe("Put each record into a file of its own");
});

it("is none below indexes/", async () => {
  const { judgement } = await checked({ "indexes/graph/linter.json": json(tool()) });
  expect(judgement.graph.records.has("tool:linter")).toBe(false);
});
