import { describe, expect, it } from "vitest";
import { findingsOf, said } from "../../support/findings-of.js";
import { edgeKinds } from "../../support/services.js";

const PATH = "ontology/edge-kinds.yaml";
const NODES = `nodeKinds:
  - { name: Team, prefix: team, required: [], example: x }
  - { name: Repository, prefix: repository, required: [], example: x }
  - { name: Runbook, prefix: runbook, required: [], example: x }
`;

describe("ontology/undocumented-kind", () => {
  const RULE = "ontology/undocumented-kind";

  it("judges every kind as a warning where there is no base", async () => {
    const files = {
      "ontology/node-kinds.yaml": `${NODES}  - { name: Rack, prefix: rack }\n`,
      [PATH]: edgeKinds("{ name: stands_in }"),
    };
    const found = await findingsOf(RULE, files);
    expect(found.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'warning The edge kind "stands_in" has no purpose and example.',
      'warning The node kind "Rack" has no example and rule.',
    ]);
  });

  it("leaves kinds that the target branch has in peace", async () => {
    const files = { [PATH]: edgeKinds("{ name: stands_in }") };
    expect(await findingsOf(RULE, { [PATH]: `${files[PATH]}# more\n` }, { before: files })).toEqual([]);
    const added = { [PATH]: edgeKinds("{ name: stands_in }", "{ name: leans_on, purpose: x }") };
    const found = await findingsOf(RULE, added, { before: files });
    expect(found.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'error The new edge kind "leans_on" has no example.',
    ]);
  });

  it("does not ask it of the ontology that ships", async () => {
    expect(await findingsOf(RULE, {})).toEqual([]);
  });
});

describe("ontology/unknown-reference", () => {
  const RULE = "ontology/unknown-reference";

  it("looks at both ends, the inverse and the replacement", async () => {
    const kinds = edgeKinds(
      "{ name: a, purpose: x, example: x, from: [Team, Rack], to: [Runbok] }",
      "{ name: b, purpose: x, example: x, inverse: mention, deprecated: { use: nothing_like_it } }",
    );
    const found = await findingsOf(RULE, { "ontology/node-kinds.yaml": NODES, [PATH]: kinds });
    expect(said(found).map((text) => text.replace(/, but the ontology.*/, ""))).toEqual([
      '4:46 "a" names "Rack" as its source',
      '4:64 "a" names "Runbok" as its target',
      '5:49 "b" names "mention" as its inverse',
      '5:77 "b" names "nothing_like_it" as its replacement',
    ]);
    expect(found.map(({ suggestion }) => [suggestion?.message, suggestion?.edits[0]?.newText])).toEqual([
      [undefined, undefined],
      ["Did you mean Runbook?", undefined],
      ["Did you mean mentions?", "mentions"],
      [undefined, undefined],
    ]);
  });

  it("finds the places in a schema folder", async () => {
    const files = {
      "schema/ontology-schema.yaml": "nodeKindFiles: [schema/kinds.yaml]\nedgeKindFile: schema/edges.yaml\n",
      "schema/kinds.yaml": "nodeKinds: [{ name: Service, prefix: service }]\n",
      "schema/edges.yaml": "edgeKinds:\n  - { name: uses, source: [Service], target: [Tool] }\n",
    };
    expect(said(await findingsOf(RULE, files, { layout: "atlas" }))).toEqual([
      '2:46 "uses" names "Tool" as its target, but the ontology declares no such kind.',
    ]);
  });
});
