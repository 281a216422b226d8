import { describe, expect, it } from "vitest";
import { checkFiles } from "../../support/check-files.js";
import { findingsOf, said } from "../../support/findings-of.js";
import { service } from "../../support/services.js";

const RULE = "graph/malformed-edge";

async function found(edges: string) {
  const text = service("a").replace("edges: {  }", `edges: ${edges}`);
  return await findingsOf(RULE, { "graph/a.yaml": text });
}

describe("graph/malformed-edge", () => {
  it.each([
    ["an item without a target", "{ mentions: [{ why: x }] }", '4:21 The edge "edges.mentions.0" names no target.'],
    [
      "a target that is no text",
      "{ mentions: [{ target: [a] }] }",
      '4:21 The edge "edges.mentions.0" names no target.',
    ],
    ["an empty item", "{ mentions: [null, service:b] }", '4:21 The edge "edges.mentions.0" names no target.'],
    ["an item of blanks", '{ mentions: ["  "] }', '4:21 The edge "edges.mentions.0" names no target.'],
    ["a list of ids", "[service:b, service:c]", '4:1 "edges" is not a mapping from edge kinds to targets.'],
    ["a text", "service:b", '4:1 "edges" is not a mapping from edge kinds to targets.'],
  ])("finds %s", async (_, edges, expected) => {
    expect(said(await found(edges))).toEqual([expected]);
  });

  it("offers quotes for a link that YAML reads as a list in a list", async () => {
    const [finding] = await found("{ mentions: [[[Ana Souza]]] }");
    expect(finding).toMatchObject({
      message: 'The edge "edges.mentions.0" names no target.',
      suggestion: { message: 'Quote the link: "[[Ana Souza]]"', certain: false },
    });
  });

  it("takes a kind without any value for no edges", async () => {
    expect(await found("{ mentions: }")).toEqual([]);
    expect(await found("")).toEqual([]);
  });

  it("finds an empty item in block style, and where a field names the kind", async () => {
    const block = service("a").replace("edges: {  }", "edges:\n  mentions:\n    -\n    - target: service:b");
    const layout = `layout: memory-steward.layout/v1
name: mine
ontology: { inline: { edgeKinds: [{ name: near }] } }
classes:
  site: { files: ["sites/*"], fields: { id: id, kind: { value: Site } }, edges: [{ field: near, kind: near }] }
`;
    const { report } = await checkFiles(
      { "layout.yaml": layout, "sites/a.json": '{"id":"a","near":[null]}', "sites/b.yaml": "id: b\nnear:\n" },
      { gate: { layout: { name: "layout.yaml" } } },
    );
    expect(said(await findingsOf(RULE, { "graph/a.yaml": block }))).toHaveLength(1);
    expect(said(report.findings.filter(({ rule }) => rule === RULE))).toEqual([
      '1:19 The edge "near.0" names no target.',
    ]);
  });

  it("turns a list into the mapping that says the same", async () => {
    const [finding] = await found(
      "[{ kind: mentions, target: service:b }, { kind: mentions, target: service:c, why: x }]",
    );
    expect(finding?.suggestion?.certain).toBe(true);
    expect(finding?.suggestion?.edits[0]?.newText).toContain("mentions");
  });

  it("offers no mapping for a list that a mapping cannot say", async () => {
    const [finding, ...others] = await found("[{ kind: mentions, target: service:b }, service:c]");
    expect(finding?.suggestion).toBeUndefined();
    expect(said(others)).toEqual(['4:48 The edge "edges.1" names no target.']);
  });

  it("tells of an edge that says its target and not its kind", async () => {
    const [, ...others] = await found("[{ kind: mentions, target: service:b }, { target: service:c }]");
    expect(said(others)).toEqual(['4:48 The edge "edges.1" has no text "kind", which says of what kind it is.']);
  });
});
