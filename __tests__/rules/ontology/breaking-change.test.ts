import { describe, expect, it } from "vitest";
import { ontologyFromParts } from "../../../src/layouts/ontology-folder.js";
import type { OntologyFile } from "../../../src/generated/types/ontology.js";
import { narrowings } from "../../../src/rules/narrowings.js";
import { findingsOf, said } from "../../support/findings-of.js";

function texts(before: OntologyFile, after: OntologyFile): string[] {
  const read = (value: OntologyFile) => ontologyFromParts([{ path: "o.yaml", value }], "files", undefined);
  return narrowings(read(before), read(after)).map(({ text }) => text);
}

type Node = NonNullable<OntologyFile["nodeKinds"]>[number];
type Edge = NonNullable<OntologyFile["edgeKinds"]>[number];

describe("a node kind", () => {
  it.each<[string, Omit<Node, "name">, Omit<Node, "name">, string[]]>([
    ["requires more", { required: ["a"] }, { required: ["a", "b"] }, ['"K" requires "b"']],
    ["requires less", { required: ["a", "b"] }, { required: [] }, []],
    ["loses a status", { statuses: ["a", "b"] }, { statuses: ["a"] }, ['"K" allows fewer statuses']],
    ["is given statuses", {}, { statuses: ["a"] }, ['"K" allows fewer statuses']],
    ["gains a status", { statuses: ["a"] }, { statuses: ["b", "a"] }, []],
    [
      "loses a transition",
      { transitions: { a: ["b", "c"], b: ["a"] } },
      { transitions: { a: ["b"], b: ["a"] } },
      ['"K" allows fewer transitions'],
    ],
    ["gains a transition", { transitions: { a: ["b"] } }, { transitions: { a: ["c", "b"], b: ["a"] } }, []],
    ["is given transitions", {}, { transitions: { a: ["b"] } }, ['"K" allows fewer transitions']],
    ["has another pattern", { idPattern: "^a" }, { idPattern: "^b" }, ['"K" has another id pattern']],
    ["drops its pattern", { idPattern: "^a" }, {}, []],
    ["has another prefix", { prefix: "a" }, { prefix: "b" }, ['"K" has another id prefix']],
    ["drops its prefix", { prefix: "a" }, {}, []],
    ["types an attribute", {}, { attributes: { n: { type: "integer" } } }, ['"K" holds "n" to another form']],
    ["frees an attribute", { attributes: { n: { type: "integer" } } }, {}, []],
    [
      "keeps an attribute",
      { attributes: { n: { type: "integer" } } },
      { attributes: { n: { type: "integer" } }, required: [] },
      [],
    ],
    ["lists what may stand", {}, { attributes: { n: { enum: ["a"] } } }, ['"K" holds "n" to another form']],
    [
      "lists no more what may stand",
      { attributes: { n: { enum: ["a"] } } },
      { attributes: { n: { type: "string" } } },
      ['"K" holds "n" to another form'],
    ],
    [
      "adds to an enum that is not all that it asks",
      { attributes: { n: { enum: ["a"], type: "string" } } },
      { attributes: { n: { enum: ["b", "a"], maxLength: 0 } } },
      ['"K" holds "n" to another form'],
    ],
    ["adds to an enum", { attributes: { n: { enum: ["a"] } } }, { attributes: { n: { enum: ["b", "a"] } } }, []],
    [
      "takes from an enum",
      { attributes: { n: { enum: ["a", "b"] } } },
      { attributes: { n: { enum: ["a"] } } },
      ['"K" holds "n" to another form'],
    ],
    ["is deprecated", {}, { deprecated: true, purpose: "x" }, []],
  ])("%s", (_, before, after, expected) => {
    expect(texts({ nodeKinds: [{ name: "K", ...before }] }, { nodeKinds: [{ name: "K", ...after }] })).toEqual(
      expected,
    );
  });
});

describe("an edge kind", () => {
  it.each<[string, Omit<Edge, "name">, Omit<Edge, "name">, string[]]>([
    ["starts from fewer", { from: ["A", "B"] }, { from: ["A"] }, ['"e" starts from fewer kinds']],
    ["starts from more", { from: ["A"] }, { from: ["A", "B"] }, []],
    ["is given targets", {}, { to: ["A"] }, ['"e" leads to fewer kinds']],
    ["leads anywhere", { to: ["A"] }, {}, []],
    ["may have one target", {}, { cardinality: "N:1" }, ['"e" has the cardinality N:1']],
    ["may have one source as well", { cardinality: "N:1" }, { cardinality: "1:1" }, ['"e" has the cardinality 1:1']],
    ["may have many", { cardinality: "1:1" }, { cardinality: "1:N" }, []],
    ["may have many sources", { cardinality: "1:1" }, { cardinality: "N:1" }, []],
    ["must not form cycles", {}, { acyclic: true }, ['"e" must not form cycles']],
    ["may form cycles", { acyclic: true }, {}, []],
    ["no longer leads outside", { external: true }, {}, ['"e" no longer leads outside']],
  ])("%s", (_, before, after, expected) => {
    expect(texts({ edgeKinds: [{ name: "e", ...before }] }, { edgeKinds: [{ name: "e", ...after }] })).toEqual(
      expected,
    );
  });
});

it("a kind that is gone allows nothing any more", () => {
  const before: OntologyFile = { nodeKinds: [{ name: "K" }, { name: "L" }], edgeKinds: [{ name: "e" }] };
  expect(texts(before, { nodeKinds: [{ name: "L" }] })).toEqual([
    'the node kind "K" is removed',
    'the edge kind "e" is removed',
  ]);
});

describe("ontology/breaking-change", () => {
  const files = (version: string, ...kinds: string[]) => ({
    "ontology/node-kinds.yaml": `ontology: memory-steward.ontology/v1\n${version === "" ? "" : `version: ${version}\n`}`,
    "ontology/edge-kinds.yaml": `edgeKinds:\n${["applies_to_repo", ...kinds].map((kind) => `  - { name: ${kind}, purpose: x, example: x }\n`).join("")}`,
  });
  const found = async (before: string, after: string) =>
    await findingsOf("ontology/breaking-change", files(after), { before: files(before, "tests") });

  it.each([
    ["1.4.2", "2.0.0", 0],
    ["1.4.2", "1.5.0", 1],
    ["1.4.2", "1.4.2", 1],
    ["2.0.0", "1.9.0", 1],
    ["0.4.2", "0.5.0", 0],
    ["0.4.2", "0.4.3", 1],
    ["0.4.2", "1.0.0", 0],
  ])("from %s to %s", async (before, after, count) => {
    expect(await found(before, after)).toHaveLength(count);
  });

  it("is one finding for all of it, where the version stands, with a version to write", async () => {
    const findings = await findingsOf("ontology/breaking-change", files("1.0.1"), {
      before: files("1.0.0", "a", "b", "c", "d", "e"),
    });
    expect(said(findings)).toEqual([
      '2:10 The ontology is version 1.0.1 (before: 1.0.0), and the edge kind "a" is removed, the edge kind "b" is removed, the edge kind "c" is removed, the edge kind "d" is removed and 1 more change narrows it. That takes a new major version.',
    ]);
    expect(findings[0]?.suggestion?.edits[0]?.newText).toBe("2.0.0");
  });

  it("does not also report an ontology that cannot be read", async () => {
    const options = { before: files("1.0.0", "tests") };
    const unread = { "ontology/node-kinds.yaml": "ontology: memory-steward.ontology/v9\n" };
    expect(await findingsOf("ontology/breaking-change", unread, options)).toEqual([]);
    expect(await findingsOf("ontology/unsupported-version", unread, options)).toHaveLength(1);
  });
});
