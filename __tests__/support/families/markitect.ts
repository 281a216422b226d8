/** Graphs, selections and profiles of Markitect, sound and near it. */
import { TIMES, type Family } from "./family.js";

const node = (id: unknown, kind: unknown = "claim") => ({ id, kind, text: `What ${String(id)} says.` });
const edge = (id: unknown, kind: unknown, source: unknown, target: unknown) => ({ id, kind, source, target });
const event = (id: unknown, kind: unknown, ...nodes: readonly unknown[]) => ({
  id,
  kind,
  timestamp: "2026-06-03T08:20:00Z",
  node_updates: nodes.map((node_id) => ({ node_id, operation: "create" })),
});

const GRAPHS = ["m/a.graph.json", "m/b.graph.json", "deep/c.graph.json", "m/A.graph.json"];
const IDS = [["x"], ["x", "y"], ["X"], ["none", "y"], ["e", "v1"], ["v1"], ["x", "x"], [], null, "x", [7]];
const PATHS = [
  "a.graph.json",
  "b.graph.json",
  "../deep/c.graph.json",
  "none.graph.json",
  "a.profile.json",
  "/m/a.graph.json",
];
const ODD_PATHS = ["", undefined, 7, "../../a.graph.json", "https://example.org/a.graph.json", "a.selection.json"];

export const CONTRACTS: Family = {
  layout: "markitect",
  settings: [
    "",
    "",
    "severities: { graph/dangling-edge: warning, graph/cycle: error, record/repeated-value: warning }\n",
    "severities: { graph/dangling-edge: off }\n",
  ],
  shapes: [
    {
      paths: GRAPHS,
      format: "json",
      sound: (name) => ({
        schema_version: "markitect.memory.graph.v1",
        id: name,
        title: "A title",
        nodes: [node("x"), node("y", "decision")],
        edges: [edge("e", "led_to", "x", "y")],
        events: [event("v1", "recorded", "x", "y")],
      }),
      members: {
        schema_version: ["markitect.memory.selection.v1", undefined],
        id: ["", undefined, 7],
        nodes: [
          [node("x"), node("y"), node("z")],
          [node("y")],
          [node("x"), node("x"), node("y")],
          [node("X"), node("x"), node("y")],
          [node("x", "claime"), node("y", "memory_event")],
          [node("e"), node("v1"), node("x")],
          [{ kind: "claim" }, "x", null, node("y")],
          [node(7), node("y", 7)],
          [],
          null,
          { x: node("x") },
        ],
        edges: [
          [edge("e", "supersedes", "x", "y"), edge("f", "supersedes", "y", "x")],
          [edge("e", "depends_on", "x", "x")],
          [edge("e", "led-to", "x", "z"), edge("e", "supports", "none", "y")],
          [edge("e", "supports", "v1", "x"), edge("g", "supports", "x", "v1")],
          [edge(undefined, "supports", "x", undefined), edge("e", 7, undefined, "x"), "x", null],
          [edge("x", "supports", "X", "y"), edge("f", "supports", "", "y")],
          [],
          null,
          "x",
        ],
        events: [
          [event("v1", "recorded", "x", "y"), event("v2", "forgotten", "z"), event("v3", "updated", "z")],
          [event("v2", "recorded", "none"), event("v2", "recordd", "x")],
          [{ ...event("v1", "recorded", "x"), timestamp: "yesterday" }],
          [{ id: "v1", kind: "merged" }, { kind: "updated", timestamp: TIMES[1], node_updates: [{}] }, 7],
          [],
          null,
        ],
      },
      bodies: [""],
    },
    {
      paths: ["m/a.selection.json", "m/b-selection.json", "other.selection.json"],
      format: "json",
      sound: () => ({
        schema_version: "markitect.memory.selection.v1",
        graph: "a.graph.json",
        profile: "a.profile.json",
        node_ids: ["x", "y"],
        event_ids: ["v1"],
        budget: { max_items: 4, max_tokens: 100 },
      }),
      members: {
        graph: [...PATHS, ...ODD_PATHS],
        profile: [...PATHS, ...ODD_PATHS],
        node_ids: IDS,
        event_ids: IDS,
        "budget.max_items": [0, -1, 1.5, "4", null],
      },
      bodies: [""],
    },
    {
      paths: ["m/a.profile.json", "memory-profile.local.json"],
      format: "json",
      sound: (name) => ({
        schema_version: "markitect.memory.profile.v1",
        id: name,
        title: "A title",
        memory_kinds: ["findings"],
        stores: { findings: "files" },
        activation: { max_items: 4, max_tokens: 100 },
      }),
      members: {
        title: ["", undefined, 7],
        memory_kinds: [["findings", "findings"], [], "findings", null, [7]],
        "activation.max_items": [0, 1.5],
        "activation.reserve_tokens": [20, 200, -1],
      },
      bodies: [""],
    },
    {
      paths: ["README.md", "m/graph.json", "m/notes.md"],
      format: "text",
      sound: () => ({}),
      members: {},
      bodies: ["{}\n", "words\n"],
    },
  ],
};
