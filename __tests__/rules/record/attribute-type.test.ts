import { describe, expect, it } from "vitest";
import { findingsOf, said } from "../../support/findings-of.js";

const SCHEMA = {
  "schema/ontology-schema.yaml": "nodeKindFiles: [schema/kinds.yaml]\n",
  "schema/kinds.yaml": `nodeKinds:
  - name: AgentVersion
    prefix: agent-version
    attributes:
      - { name: id, type: id }
      - { name: displayName, type: string }
      - { name: version, type: semver }
      - { name: on, type: iso-date }
      - { name: at, type: iso-timestamp }
      - { name: stable, type: bool }
      - { name: ports, type: "list<int>" }
      - { name: limit, type: "evidence-bound<tokens>" }
      - { name: price, type: cost-per-million-tokens }
      - { name: names, type: "map<string,string>" }
      - { name: surface, type: "enum<cli,web>" }
      - { name: base, type: "ref<AgentVersion>" }
      - { name: size, type: parsec }
`,
};

const record = (attributes: string, id = "agent-version:linter@1.x") => ({
  ...SCHEMA,
  "versions/linter.yaml": `nodeKind: AgentVersion\nid: "${id}"\nattributes: { ${attributes} }\n`,
});

describe("record/attribute-type", () => {
  it.each([
    "displayName: Linter, version: 1.2.3-rc.1, on: 2026-05-31, at: 2026-05-31T10:00:00Z, stable: true",
    "at: 2026-05-31, ports: [80, 443], limit: 0, price: 0.5, names: { a: b }",
    "surface: phone, base: agent-version:none, size: 3, other: [1], version:, ports: []",
  ])("accepts %s", async (attributes) => {
    expect(await findingsOf("record/", record(attributes), { layout: "atlas" })).toEqual([]);
  });

  it.each([
    ["displayName: 3", '3:28 "attributes.displayName" is the number 3', "string"],
    ["version: 1.2", '3:24 "attributes.version" is the number 1.2', "semver"],
    ['on: "2026-05"', '3:19 "attributes.on" is the text "2026-05"', "iso-date"],
    ["at: yesterday", '3:19 "attributes.at" is the text "yesterday"', "iso-timestamp"],
    ['stable: "true"', '3:23 "attributes.stable" is the text "true"', "bool"],
    ["ports: 80", '3:22 "attributes.ports" is the number 80', "list<int>"],
    ["ports: [80, http]", '3:27 "attributes.ports.1" is the text "http"', "list<int>"],
    ["limit: -1", '3:22 "attributes.limit" is the number -1', "evidence-bound<tokens>"],
    ["price: [1]", '3:22 "attributes.price" is a list', "cost-per-million-tokens"],
    ["names: a", '3:22 "attributes.names" is the text "a"', "map<string,string>"],
    ["base: { id: a }", '3:21 "attributes.base" is a mapping', "ref<AgentVersion>"],
  ])("refuses %s", async (attributes, expected, type) => {
    const found = await findingsOf("record/", record(attributes), { layout: "atlas" });
    const name = attributes.split(":")[0] ?? "";
    expect(found.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(["error record/attribute-type"]);
    expect(said(found)).toEqual([`${expected}, but its kind "AgentVersion" declares "${name}" as ${type}.`]);
  });

  it("looks beside the id in documents that hold many, and at patches", async () => {
    const files = {
      ...SCHEMA,
      "versions/many.yaml":
        "kind: NodeDocument\nnodes:\n  - { id: agent-version:linter@1.x, kind: AgentVersion, stable: maybe }\n",
      "versions/patch.yaml":
        "nodeKind: AgentVersion\nid: agent-version:linter@1.x\npatch: true\nattributes: { ports: 80 }\n",
    };
    expect(said(await findingsOf("record/attribute-type", files, { layout: "atlas" }))).toEqual([
      '3:65 "stable" is the text "maybe", but its kind "AgentVersion" declares "stable" as bool.',
      '4:22 "attributes.ports" is the number 80, but its kind "AgentVersion" declares "ports" as list<int>.',
    ]);
  });

  it("is asked of a change by the types of the target branch, which a finding says", async () => {
    const before = record("version: 1.2.3");
    const kinds = SCHEMA["schema/kinds.yaml"].replace("type: semver", "type: any");
    const after = { ...record("version: [1]"), "schema/kinds.yaml": kinds };
    const of = (rule: string) => findingsOf(rule, after, { layout: "atlas", before });
    expect(await of("record/attribute-type")).toHaveLength(1);
    expect((await of("gate/loosened")).map(({ subject }) => subject)).toEqual([
      "nodeKinds.AgentVersion.attributes.version any",
    ]);
  });
});

describe("the version behind the id of a version", () => {
  const faults = (id: string) => findingsOf("record/invalid-id", record("stable: true", id), { layout: "atlas" });

  it.each(["1.x", "1.x.x", "1.2.x", "1.2.3", "1.2.3-rc.1", "current", "latest", "next", "2026-01-15"])(
    "may be %s",
    async (version) => {
      expect(await faults(`agent-version:linter@${version}`)).toEqual([]);
    },
  );

  it.each(["1.x.0", "v1", "1", ""])("is not %j", async (version) => {
    const found = await faults(`agent-version:linter@${version}`);
    expect(found.map(({ severity }) => severity)).toEqual(["error"]);
  });

  it("need not be there", async () => {
    expect(await faults("agent-version:linter")).toEqual([]);
  });
});
