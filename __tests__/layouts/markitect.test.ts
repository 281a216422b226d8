/** The built-in layout `markitect`: every promise of docs/record-families.md, section 5, with a good file and a bad one. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { git, repositoryOf } from "../commands/command-line.js";
import { checkFiles, type Files } from "../support/check-files.js";
import { codes, judgeIn, REASON, updateOn } from "../updates/update-kit.js";

type Texts = Readonly<Record<string, string>>;

function exampleIn(name: string): Texts {
  const folder = fileURLToPath(new URL(`../../examples/${name}/memory/`, import.meta.url));
  return Object.fromEntries(readdirSync(folder).map((file) => [`memory/${file}`, readFileSync(folder + file, "utf8")]));
}

const EXAMPLE = exampleIn("markitect");

const PROFILE = "memory/build-agents.profile.yaml";
const GRAPH = "memory/mirror-throttling.graph.yaml";
const SELECTION = "memory/mirror-throttling.selection.yaml";

/** The example with something else in the place of some text of a file. */
function edited(path: string, ...edits: readonly (readonly [from: string | RegExp, to: string])[]): Files {
  let text = EXAMPLE[path] ?? "";
  for (const [from, to] of edits) {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`${path} has no ${String(from)}`);
    text = next;
  }
  return { ...EXAMPLE, [path]: text };
}

/** `severity rule line:column message` of each finding, with its mend. */
async function said(files: Files, before?: Files): Promise<string[]> {
  const { report } = await checkFiles(files, {
    gate: { layout: { name: "markitect" } },
    now: "2026-08-01T00:00:00Z",
    ...(before && { before }),
  });
  return report.findings.map(
    ({ severity, rule, message, range: { start }, suggestion }) =>
      `${severity} ${rule} ${start.line}:${start.column} ${message}${suggestion ? ` [${suggestion.message}]` : ""}`,
  );
}

describe("layout markitect", () => {
  it("has nothing to say of the example", async () => {
    expect(await said(EXAMPLE)).toEqual([]);
  });

  it("tells of each mistake in the other example, with a mend where there is one", async () => {
    const found = await said(exampleIn("markitect-mistakes"));
    expect(found.map((line) => line.replace(/^error (\S+ \S+) .*?(?: \[(.*)\])?$/, "$1 $2"))).toEqual([
      "record/repeated-value 4:37 ",
      "record/schema 8:26 ",
      "record/out-of-order 8:41 ",
      "record/unknown-kind 6:36 Did you mean decision?",
      "graph/unknown-edge-kind 9:30 Write led_to",
      "graph/dangling-edge 10:69 Did you mean decision.two-keys?",
      "record/repeated-value 11:11 ",
      "record/invalid-extension 11:45 Did you mean task.rotate?",
      "record/schema 14:11 Write policy_decision",
      "record/invalid-timestamp 19:16 Write 2026-06-04T00:00:00Z",
      "graph/dangling-edge 20:31 Did you mean task.rotate?",
      "graph/dangling-edge 3:10 Did you mean release-agents.profile.yaml?",
      "graph/dangling-edge 4:31 Write risk.lost-key",
      "graph/dangling-edge 5:13 Did you mean event.planned?",
      "record/schema 6:22 ",
    ]);
  });

  it("recognises files by their names, in YAML and JSON", async () => {
    const broken = "schema_version: 1\n";
    const profiles = ["memory-profile.local.yaml", "deep/er/agents-profile.yml", "x.profile.json"];
    for (const path of profiles) {
      const text = path.endsWith("json") ? '{ "schema_version": 1 }' : broken;
      expect((await said({ ...EXAMPLE, [path]: text })).join("\n")).toContain("markitect.memory.profile.v1");
    }
    expect(await said({ ...EXAMPLE, "profile.yaml": broken, "notes.yaml": "a: [" })).toEqual([]);
  });

  describe("profiles", () => {
    it.each([
      [/^title: .*\n/m, "", /^error record\/missing-field .*"title"/],
      [/^id: .*\n/m, "", /^error record\/schema .*lacks "id"/],
      [/^id: .*$/m, 'id: ""', /^error record\/schema 2:5 "id" is empty/],
      ["profile.v1", "profile.v2", /^error record\/schema 1:17 .*\[Write markitect\.memory\.profile\.v1\]$/],
      [/^memory_kinds: .*$/m, "memory_kinds: []", /^error record\/schema .*must have 1 item or more/],
      [/^memory_kinds: .*$/m, "memory_kinds: findings", /^error record\/schema .*\[Write a list of one\]/],
      [
        /^ {2}findings: event-log$/m,
        "  finding: event-log",
        /^error record\/missing-entry 5:16 "stores" has no entry for "findings"\. \[Was "finding" meant/,
      ],
      [
        "findings, decisions",
        "findings, plans, decisions",
        /^error record\/missing-entry 5:26 .*\[Add an entry "plans"/,
      ],
      ["findings, decisions", "findings, decisions, findings", /^error record\/repeated-value 5:37 /],
      ["max_items: 12", "max_items: 0", /^error record\/schema 10:14 .*must be 1 or more/],
      [
        "reserve_tokens: 400",
        "reserve_tokens: 3001",
        /^error record\/out-of-order 11:15 "activation.max_tokens" is 3000, which is less than "activation.reserve_tokens", 3001/,
      ],
      ["max_tokens: 3000", "max_tokens: 3000.5", /^error record\/schema 11:15 .*must be a whole number/],
    ])("refuses %s", async (from, to, expected) => {
      expect(await said(edited(PROFILE, [from, to]))).toEqual([expect.stringMatching(expected)]);
    });

    it("keeps what it does not know", async () => {
      expect(await said(edited(PROFILE, [/^activation:/m, "retention: { days: 30 }\nactivation:"]))).toEqual([]);
    });
  });

  describe("graphs", () => {
    it.each([
      ["graph.v1", "graph.v2", /^error record\/schema 1:17 .*\[Write markitect\.memory\.graph\.v1\]$/],
      [/^id: .*\n/m, "", /^error record\/schema .*lacks "id"/],
      ["kind: question\n", "kind: quesiton\n", /^error record\/unknown-kind 7:11 .*\[Did you mean question\?\]$/],
      [/text: Why .*/, 'text: ""', /^error record\/missing-field .*"text"/],
      ["metadata: { decided_by: build }", "metadata: [build]", /^error record\/schema .*"metadata" must be a mapping/],
      ["id: edge.answer, ", "", /^error record\/schema 21:5 .*lacks "id"/],
      ["kind: led_to", "kind: led-to", /^error graph\/unknown-edge-kind 22:30 .*\[Write led_to\]$/],
      ["kind: led_to, ", "", /^error graph\/malformed-edge 22:5 The edge lacks "kind"/],
      [
        "source: finding.parallel-limit, target: dec",
        "target: dec",
        /^error record\/missing-field 22:.*"source" is missing/,
      ],
      [", target: question.slow-installs", "", /^error graph\/malformed-edge 21:5 The edge lacks "target"/],
      [
        "source: finding.parallel-limit, target: dec",
        "source: finding.paralel-limit, target: dec",
        /^error record\/invalid-extension 22:46 The edge begins at "finding.paralel-limit", which does not exist\. \[Did you mean finding\.parallel-limit\?\]$/,
      ],
      [
        "target: question.slow-installs",
        "target: question.slow-instals",
        /^error graph\/dangling-edge 21:82 "relates_to" points at "question\.slow-instals", which does not exist\. \[Did you mean question\.slow-installs\?\]$/,
      ],
      ["target: question.slow-installs", "target: event.found", /^error graph\/edge-endpoint 21:82 /],
      [
        "kind: led_to, source: finding.parallel-limit",
        "kind: led_to, source: decision.shared-cache",
        /^error record\/repeated-value 22:.* stands at "source" too/,
      ],
      [
        "id: edge.reason",
        "id: edge.answer",
        /^error record\/repeated-value 22:11 "edge\.answer" stands at "edges\.0\.id" too/,
      ],
      [
        "id: edge.reason",
        "id: decision.shared-cache",
        /^error record\/repeated-value 22:11 .* stands at "nodes\.2\.id" too/,
      ],
      ["id: edge.reason", "id: event.found", /^error record\/repeated-value 22:11 .* stands at "events\.0\.id" too/],
      ["kind: recorded", "kind: recordd", /^error record\/schema 26:11 .*\[Did you mean recorded\?\]$/],
      ['timestamp: "2026-06-03T08:20:00Z"', "timestamp: yesterday", /^error record\/invalid-timestamp 27:16 /],
      ['timestamp: "2026-06-03T08:20:00Z"\n    ', "", /^error record\/missing-field .*"timestamp"/],
      [
        "node_id: finding.parallel-limit",
        "node_id: finding.parallel_limit",
        /^error graph\/dangling-edge 31:20 .*\[Write finding\.parallel-limit\]$/,
      ],
      ["node_id: finding.parallel-limit, ", "", /^error graph\/malformed-edge /],
    ])("refuses %s", async (from, to, expected) => {
      expect(await said(edited(GRAPH, [from, to]))).toEqual([expect.stringMatching(expected)]);
    });

    it("takes no kinds of files for kinds of nodes, and asks for ids", async () => {
      const [kind] = await said(edited(GRAPH, ["kind: question\n", "kind: memory_event\n"]));
      expect(kind).toMatch(/^error record\/unknown-kind 7:11 /);
      const [id] = await said(edited(GRAPH, ["id: question.slow-installs\n    kind", "kind"]));
      expect(id).toMatch(/^error record\/missing-field 6:5 .*"id" is missing/);
    });

    it("tells once of ids that nodes and events share", async () => {
      const files = edited(GRAPH, ["id: event.found", "id: decision.shared-cache"]);
      expect(await said(files)).toEqual([
        expect.stringMatching(/^error record\/duplicate-id .*"decision\.shared-cache" is declared 2 times/),
      ]);
    });

    it("lets each graph have its own ids", async () => {
      expect(await said({ ...EXAMPLE, "other.graph.yaml": EXAMPLE[GRAPH] ?? "" })).toEqual([]);
    });

    it("warns of edges that lead back to where they began", async () => {
      const files = edited(GRAPH, [
        "- { id: edge.reason",
        "- { id: edge.back, kind: supersedes, source: decision.longer-pauses, target: decision.shared-cache }\n  - { id: edge.reason",
      ]);
      expect(await said(files)).toEqual([expect.stringMatching(/^warning graph\/cycle /)]);
    });

    it("reads JSON, and finds the place in it", async () => {
      const graph = {
        schema_version: "markitect.memory.graph.v1",
        id: "g",
        nodes: [{ id: "a", kind: "claim", text: "A." }],
        edges: [{ id: "e", kind: "supports", source: "a", target: "b" }],
      };
      expect(await said({ "g.graph.json": JSON.stringify(graph, null, 2) })).toEqual([
        expect.stringMatching(/^error graph\/dangling-edge 16:17 "supports" points at "b"/),
      ]);
    });
  });

  describe("selections", () => {
    it.each([
      ["selection.v1", "selection.v2", /^error record\/schema 1:17 /],
      [/^graph: .*\n/m, "", /^error record\/schema .*lacks "graph"/],
      [/^profile: .*\n/m, "", /^error record\/schema .*lacks "profile"/],
      [
        "profile: build",
        "profile: biuld",
        /^error graph\/dangling-edge 4:10 .*\[Did you mean build-agents.profile.yaml\?\]/,
      ],
      [/^profile: .*$/m, "profile: /memory/build-agents.profile.yaml", /^error record\/schema 4:10 .*does not match/],
      [/^profile: .*$/m, "profile: https://example.org/a.profile.yaml", /^error record\/schema 4:10 .*does not match/],
      // An address in the file itself leads to no other file.
      [/^profile: .*$/m, 'profile: "#a"', /^error record\/schema 4:10 .*does not match/],
      [/^graph: .*$/m, 'graph: "?a"', /^error record\/schema 3:8 .*does not match/],
      [/^profile: .*$/m, "profile: ../../a.profile.yaml", /^error graph\/dangling-edge 4:10 /],
      [/^profile: .*$/m, "profile: mirror-throttling.graph.yaml", /^error graph\/edge-endpoint 4:10 /],
      [
        "[decision.shared-cache,",
        "[decision.shared-cash,",
        /^error graph\/dangling-edge 5:12 .*\[Did you mean decision\.shared-cache\?\]/,
      ],
      ["[decision.shared-cache,", "[finding.parallel-limit,", /^error record\/repeated-value 5:36 /],
      ["[decision.shared-cache,", "[event.found,", /^error graph\/edge-endpoint 5:12 /],
      ["[event.decided]", "[event.decide]", /^error graph\/dangling-edge 6:13 .*\[Did you mean event\.decided\?\]/],
      ["max_items: 4", "max_items: 0", /^error record\/schema 7:22 .*must be 1 or more/],
      ["max_tokens: 1200", "max_tokens: -5", /^error record\/schema 7:37 /],
    ])("refuses %s", async (from, to, expected) => {
      expect(await said(edited(SELECTION, [from, to]))).toEqual([expect.stringMatching(expected)]);
    });

    it("tells of a graph that is not there, and not of all that is selected from it", async () => {
      const files = edited(SELECTION, ["graph: mirror-throttling", "graph: mirror-throtling"]);
      expect(await said(files)).toEqual([
        expect.stringMatching(/^error graph\/dangling-edge 3:8 .*\[Did you mean mirror-throttling\.graph\.yaml\?\]/),
      ]);
      const broken = await said({ ...EXAMPLE, [GRAPH]: `nodes: [\n${EXAMPLE[GRAPH]}` });
      expect(broken).toEqual([expect.stringMatching(/^error parse\//)]);
    });

    it("takes nodes from the graph that it names", async () => {
      const other = (EXAMPLE[GRAPH] ?? "").replaceAll("decision.shared-cache", "decision.one-cache");
      const files = edited(SELECTION, ["graph: mirror-throttling.graph", "graph: ../other.graph"]);
      expect(await said({ ...files, "other.graph.yaml": other })).toEqual([
        expect.stringMatching(/^error graph\/dangling-edge 5:12 "node_ids" points at "decision\.shared-cache"/),
      ]);
    });
  });

  describe("events of what is gone", () => {
    const FORGOTTEN = `  - id: event.forgotten
    kind: forgotten
    timestamp: "2026-06-05T10:00:00Z"
    node_updates: [{ node_id: finding.old, operation: delete }]
`;
    const OLD = `  - id: event.old
    kind: recorded
    timestamp: "2026-06-04T11:00:00Z"
    node_updates: [{ node_id: finding.old, operation: create }]
`;
    const NODE = `  - { id: finding.old, kind: finding, text: The mirror is slow. }
edges:`;
    const graph = EXAMPLE[GRAPH] ?? "";

    it.each(["forgotten", "compacted", "merged"])("takes a node for gone that was %s", async (kind) => {
      const gone = FORGOTTEN.replace("kind: forgotten", `kind: ${kind}`);
      expect(await said({ ...EXAMPLE, [GRAPH]: graph + OLD + gone })).toEqual([]);
    });

    it("asks for the node of every other event, and for both ends of edges", async () => {
      const missing = /^error graph\/dangling-edge .* points at "finding\.old"/;
      expect(await said({ ...EXAMPLE, [GRAPH]: graph + OLD })).toEqual([expect.stringMatching(missing)]);
      const edge = "edges:\n  - { id: edge.x, kind: mentions, source: question.slow-installs, target: finding.old }";
      expect(await said({ ...EXAMPLE, [GRAPH]: graph.replace("edges:", edge) + FORGOTTEN })).toEqual([
        expect.stringMatching(missing),
      ]);
      const selection = edited(SELECTION, ["[decision.shared-cache,", "[finding.old,"]);
      expect(await said({ ...selection, [GRAPH]: graph + FORGOTTEN })).toEqual([expect.stringMatching(missing)]);
    });

    it("lets a node go with an event that says so, and not without one", async () => {
      const before = { ...EXAMPLE, [GRAPH]: graph.replace("edges:", NODE) + OLD };
      expect(await said(before)).toEqual([]);
      expect(await said({ ...EXAMPLE, [GRAPH]: graph + OLD + FORGOTTEN }, before)).toEqual([]);
      expect(
        await said({ ...EXAMPLE, [GRAPH]: graph }, { ...EXAMPLE, [GRAPH]: graph.replace("edges:", NODE) }),
      ).toEqual([
        expect.stringMatching(
          /^error change\/kept-record 1:1 "finding\.old" is removed, and nothing in its file says that it is gone\./,
        ),
      ]);
    });

    it("takes no node that is new for one that is gone", async () => {
      const before = { ...EXAMPLE, [GRAPH]: graph.replace("edges:", NODE) };
      const young = NODE.replace("finding.old", "finding.new");
      const after = { ...EXAMPLE, [GRAPH]: graph.replace("edges:", young) };
      expect(await said({ ...after, [GRAPH]: after[GRAPH] + FORGOTTEN }, before)).toEqual([]);
      expect(await said(after, before)).toEqual([expect.stringMatching(/^error change\/renamed-id .*\[Keep the id/)]);
    });
  });

  describe("in a change", () => {
    const graph = EXAMPLE[GRAPH] ?? "";

    it("keeps events as they were", async () => {
      expect(await said(edited(GRAPH, ["kind: policy_decision", "kind: updated"]), EXAMPLE)).toEqual([
        expect.stringMatching(/^error change\/list-rewritten 32:5 /),
      ]);
      const first = / {2}- id: event\.found[^]*?(?= {2}- id: event\.decided)/;
      expect(await said(edited(GRAPH, [first, ""]), EXAMPLE)).toEqual([
        expect.stringMatching(/^error change\/list-rewritten /),
      ]);
      const more = `${graph}  - { id: event.more, kind: activated, timestamp: "2026-06-06T10:00:00Z" }\n`;
      expect(await said({ ...EXAMPLE, [GRAPH]: more }, EXAMPLE)).toEqual([]);
    });

    it("tells of a moved graph once", async () => {
      const { [GRAPH]: _, ...others } = edited(SELECTION, ["mirror-throttling.graph", "mirror.graph"]);
      expect(await said({ ...others, "memory/mirror.graph.yaml": graph }, EXAMPLE)).toEqual([
        expect.stringMatching(/^error change\/renamed-id .*"memory\/mirror-throttling\.graph\.yaml" is now/),
      ]);
    });

    it("tells of a selection whose node the change takes away", async () => {
      const after = edited(
        GRAPH,
        [/ {2}- \{ id: edge\.(?:reason|instead).*\n/g, ""],
        [/ {2}- id: decision\.shared-cache[^]*?(?= {2}- id)/, ""],
      );
      const found = await said(after, EXAMPLE);
      // That edges lead to it is told of the removal.
      expect(found.join("\n")).toMatch(/change\/kept-record .*"decision\.shared-cache" is removed/);
    });
  });

  it("takes an update of a graph as a whole, and of a profile by its id", async () => {
    const folder = repositoryOf({ "memory-steward.yml": "layout: markitect\n", ...EXAMPLE });
    const base = git(folder, "rev-parse", "HEAD").trim();
    const judged = (change: object) =>
      judgeIn(folder, updateOn(base, { changes: [{ action: "upsert", reason: REASON, ...change }] }));
    const more = '  - { id: event.more, kind: updated, timestamp: "2026-06-06T10:00:00Z" }\n';
    expect(codes(await judged({ path: GRAPH, content: (EXAMPLE[GRAPH] ?? "") + more }))).toEqual([]);
    expect(codes(await judged({ record: { id: PROFILE, title: "Memory of all agents" } }))).toEqual([]);
    const node = { id: `${GRAPH}:decision.shared-cache`, kind: "decision", text: "None." };
    expect(codes(await judged({ record: node }))).toEqual(["NO_PLACE"]);
  });
});
