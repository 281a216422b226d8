import { describe, expect, it } from "vitest";
import { graphOf } from "../../src/load/graph-of.js";
import { loadGate } from "../../src/load/gate.js";
import { findDisagreements } from "../../src/load/disagreements.js";
import { readMemory } from "../../src/load/read-memory.js";
import { treeOf, type Files } from "../support/check-files.js";

const SCHEMA = { "schema/ontology-schema.yaml": "nodeKindFiles: []\n" };

async function disagreements(files: Files) {
  const tree = treeOf({ ...SCHEMA, ...files });
  const gate = await loadGate(tree, { layout: { name: "atlas" } });
  const memory = await readMemory(tree, gate, ({ declaration }) => declaration);
  return await findDisagreements(memory, graphOf(memory), gate);
}

async function attributes(...records: string[]): Promise<string[]> {
  const files = Object.fromEntries(records.map((record, i) => [`services/${i}.yaml`, record]));
  return (await disagreements(files)).map(({ id, attribute }) => `${id} ${attribute}`);
}

function service(attributes: string, id = "service:mirror"): string {
  return `nodeKind: Service\nid: ${id}\nattributes: ${attributes}\n`;
}

describe("scalars", () => {
  it.each([
    ["text", "{ port: eighty }", "{ port: ninety }", ["service:mirror port"]],
    ["text and a number", "{ port: '80' }", "{ port: 80 }", ["service:mirror port"]],
    [
      "numbers that are one value and two versions",
      "{ version: 1.10 }",
      "{ version: 1.1 }",
      ["service:mirror version"],
    ],
    ["truth", "{ open: true }", "{ open: false }", ["service:mirror open"]],
    ["values below a mapping", "{ a: { b: 1, c: 1 } }", "{ a: { b: 2, d: 1 } }", ["service:mirror a.b"]],
    ["equal values", "{ port: 80, a: { b: x } }", "{ a: { b: x }, port: 80 }", []],
    ["values that one leaves out, empty or null", "{ a: 1, b: '', c: null }", "{ b: x, c: y }", []],
    ["lists, which unite", "{ tags: [a, b] }", "{ tags: [c] }", []],
    ["what the first may say alone", "{ displayName: A, description: a }", "{ displayName: B, description: b }", []],
  ])("%s", async (_, first, second, expected) => {
    expect(await attributes(service(first), service(second))).toEqual(expected);
  });

  it("names the declaration that counts and the one that says otherwise, with their places", async () => {
    const found = await disagreements({
      "a.yaml": `${service("{ port: 1 }", "service:other")}---\n${service("{ port: 80 }")}`,
      "b.yaml": service("{ port: 90 }"),
      "c.yaml": service("{ port: 70 }"),
    });
    expect(found).toEqual([
      {
        id: "service:mirror",
        attribute: "port",
        first: { path: "a.yaml", document: 1, pointer: ["attributes", "port"] },
        second: { path: "b.yaml", document: 0, pointer: ["attributes", "port"] },
      },
    ]);
  });
});

describe("roles", () => {
  it("lets patches override and extensions add", async () => {
    const patch = "patch: true\nnodeKind: Service\nid: service:mirror\nattributes: { port: 90 }\n";
    const extension = "extendsNode: { id: service:mirror, nodeKind: Service }\nattributes: { port: 90 }\n";
    expect(await attributes(service("{ port: 80 }"), patch, extension)).toEqual([]);
  });

  it("leaves records of two kinds to the rule about kinds", async () => {
    const other = service("{ port: 90 }").replace("nodeKind: Service", "nodeKind: Tool");
    expect(await attributes(service("{ port: 80 }"), other)).toEqual([]);
  });

  it("reads attributes beside the id of the nodes of one document", async () => {
    const nodes = `kind: NodeDocument
nodes:
  - { kind: Service, id: "service:mirror", port: 90, edges: { depends_on: ["service:store"] } }
`;
    expect(await attributes(service("{ port: 80 }"), nodes)).toEqual(["service:mirror port"]);
  });
});
