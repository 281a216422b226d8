/** Records, patches, extensions and side documents of an Atlas graph, sound and near it. */
import { LISTS, type Family } from "./family.js";

const KINDS = {
  nodeKinds: [
    { name: "Service", prefix: "service", attributes: [{ name: "displayName", required: true }] },
    { name: "Team", prefix: "team", attributes: [] },
    { name: "Page", prefix: "page", attributes: [] },
  ],
};

const EDGES = {
  edgeKinds: [
    { name: "owned_by", source: "Service", target: "Team", cardinality: "many-to-one", inverse: "owns" },
    { name: "owns", source: "Team", target: "Service", inverse: "owned_by" },
    { name: "calls", source: "Service", target: "Service" },
    { name: "documents", source: "Page", target: "NodeKind" },
  ],
};

const IDS = ["service:a", "service:b", "team:t", "service:A", "service:none", "page:p", "a", "", undefined, 7];
const TARGETS = [...IDS.slice(0, 8), null, { target: "service:b" }, ["service:a", "service:none"]];

export const GRAPH: Family = {
  layout: "atlas",
  files: {
    "schema/ontology-schema.yaml": JSON.stringify({
      catalogSchemaVersion: "1.0.0",
      nodeKindFiles: ["schema/kinds.yaml"],
      edgeKindFile: "schema/edges.yaml",
    }),
    "schema/kinds.yaml": JSON.stringify(KINDS),
    "schema/edges.yaml": JSON.stringify(EDGES),
  },
  settings: [
    "",
    "",
    "severities: { graph/missing-inverse: warning, graph/cardinality: error, record/missing-attribute: error }\n",
  ],
  shapes: [
    {
      paths: ["services/a.yaml", "services/b.yaml", "services/c.yml", "teams/t.yaml", "services/deep/a.yaml"],
      format: "json",
      sound: (name, folder) => ({
        nodeKind: folder === "teams" ? "Team" : "Service",
        id: `${folder === "teams" ? "team" : "service"}:${name}`,
        attributes: { displayName: `The ${name}` },
        edges: folder === "teams" ? {} : { owned_by: "team:t" },
      }),
      members: {
        id: IDS,
        nodeKind: ["Team", "Service", "service", "Odd", undefined, 7],
        attributes: [null, {}, "x"],
        "attributes.displayName": ["Another", "", 7, undefined],
        "attributes.port": [80, "80", 8080],
        "attributes.status": ["approved", "odd", 7],
        "attributes.tags": LISTS,
        "attributes.patch": [true, false],
        patch: [true, null],
        extendsNode: [
          { nodeKind: "Service", id: "service:a" },
          { nodeKind: "Team", id: "service:a" },
          { id: "x" },
          null,
        ],
        edges: [{ calls: ["service:a", "service:b"] }, { owns: "service:a" }, { odd: "service:a" }, [], null],
        "edges.calls": TARGETS,
        "edges.owned_by": TARGETS,
      },
      bodies: [""],
    },
    {
      paths: ["side/nodes.yaml", "side/more.yaml"],
      format: "json",
      sound: (name) => ({
        kind: "NodeDocument",
        nodes: [
          { id: `service:${name}`, kind: "Service", displayName: `The ${name}`, edges: { calls: "service:a" } },
          { id: "team:t", kind: "Team", displayName: "A team" },
        ],
      }),
      members: {
        kind: ["Other", undefined, 7],
        nodes: [
          [{ id: "service:a", kind: "Service", displayName: "The a" }],
          [{ id: "service:a", kind: "Service", displayName: "Another", patch: true }],
          [{ id: "service:b", kind: "Team" }, { id: "service:b", kind: "Service" }, 7, null],
          [{ kind: "Service" }, { id: "page:p" }],
          [],
          null,
          { a: 1 },
        ],
      },
      bodies: [""],
    },
    {
      paths: ["wiki/p.md", "wiki/sub/q.md"],
      format: "front matter",
      sound: (name) => ({ id: `page:${name}`, nodeKind: "Page", title: "A page", documents: ["service:a"] }),
      members: {
        id: IDS,
        nodeKind: ["Service", "Odd", undefined],
        title: ["", undefined, 7],
        documents: [["service:b", "team:t"], ["service:none"], "service:a", [], null, [7]],
      },
      bodies: ["Words.\n", "", "[q](sub/q.md)\n"],
    },
    {
      paths: ["schema/notes.md", "tools/x.yaml", "README.md"],
      format: "text",
      sound: () => ({}),
      members: {},
      bodies: ["words: 1\n", "nodeKind: Service\nid: service:x\n"],
    },
  ],
};
