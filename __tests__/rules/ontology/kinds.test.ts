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

  it("looks at the names in policies", async () => {
    const rules = `statuses: [draft, approved, deprecated]
sensitivity: [public, internal]
transitions: { aproved: [deprecated], draft: [aproved] }
externalNamespaces: [stack, team]
pathPolicy:
  - { kinds: [Runbok, Rack], paths: ["runbooks/**"] }
sensitivityPolicy:
  - { kinds: [repository] }
approvals:
  - { count: 1, kinds: [Rack], classes: [page, pagge], sensitivity: [internal, Public] }
`;
    const found = await findingsOf(RULE, { "ontology/node-kinds.yaml": NODES, "ontology/rules.yaml": rules });
    expect(
      found.map(({ severity, range, message }) => `${severity} ${range.start.line}:${range.start.column} ${message}`),
    ).toEqual([
      'warning 3:16 "transitions" names "aproved", but the vocabulary has no such status: nothing is held to it.',
      'warning 3:47 "transitions" names "aproved", but the vocabulary has no such status: nothing is held to it.',
      'warning 4:29 "externalNamespaces" names "team", which begins the ids of Team: targets of a declared kind are never outside the memory.',
      'warning 6:15 "pathPolicy" names "Runbok", but the ontology declares no such kind: nothing is held to it.',
      'note 6:23 "pathPolicy" names "Rack", but the ontology declares no such kind: nothing is held to it.',
      'warning 8:15 "sensitivityPolicy" names "repository", but the ontology declares no such kind: nothing is held to it.',
      'warning 10:25 "approvals" names "Rack", but the ontology declares no such kind: nothing is held to it.',
      'warning 10:48 "approvals" names "pagge", but the layout has no such class: nothing is held to it.',
      'warning 10:80 "approvals" names "Public", but the vocabulary has no such sensitivity: nothing is held to it.',
    ]);
    expect(found.map(({ suggestion }) => [suggestion?.certain, suggestion?.edits[0]?.newText])).toEqual([
      [false, "approved"],
      [false, "approved"],
      [false, undefined],
      [false, "Runbook"],
      [undefined, undefined],
      [true, "Repository"],
      [undefined, undefined],
      [false, "page"],
      [true, "public"],
    ]);
  });

  it("says nothing of a policy that comes with the steward, nor of statuses where any are welcome", async () => {
    expect(await findingsOf(RULE, { "ontology/node-kinds.yaml": NODES })).toEqual([]);
    const kind = "nodeKinds:\n  - { name: Team, prefix: team, statuses: [on, off], example: x }\n";
    const files = { "ontology/a.yaml": `${kind}statuses: [draft]\ntransitions: { on: [off] }\n` };
    expect(await findingsOf(RULE, files)).toEqual([]);
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
