/** The built-in layout `rfc-15a`: every promise of docs/record-families.md, section 4, with a good file and a bad one. */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkFiles } from "../support/check-files.js";

function exampleIn(name: string): Readonly<Record<string, string>> {
  const folder = fileURLToPath(new URL(`../../examples/${name}/memory/records/`, import.meta.url));
  return Object.fromEntries(
    readdirSync(folder).map((file) => [`memory/records/${file}`, readFileSync(folder + file, "utf8")]),
  );
}

const EXAMPLE = exampleIn("rfc-15a");

const place = (id: string) => `memory/records/${id}.json`;
const EPISODE = place("1d0f6a52-77c6-4d1e-8a0b-3f5e2c9b4a10");
const OLD = place("5b0c8e9a-3f51-4c0e-9a57-2f1f6d0a7c11");
const FACT = place("8c2e4f60-1b7d-4e35-a9f4-6d3c0b5a2e72");
const SKILL = place("b7a1d3c5-92e4-4f08-8b6d-0c4e2f6a8d13");
const PLAN = place("c9e3f5a7-04b6-4d2a-9c8e-1f5d3b7a9e24");
const LINES = "memory/records/tasks.jsonl";

type Files = Readonly<Record<string, string>>;

/** A file with a value set, or taken out where it is undefined. */
function having(path: string, at: string, value: unknown, files: Files = EXAMPLE): Files {
  const record = JSON.parse(files[path] ?? "") as Record<string, unknown>;
  const keys = at.split(".");
  const last = keys.pop() ?? "";
  let inner = record;
  for (const key of keys) inner = inner[key] as Record<string, unknown>;
  if (value === undefined) Reflect.deleteProperty(inner, last);
  else inner[last] = value;
  return { ...files, [path]: `${JSON.stringify(record, null, 2)}\n` };
}

function without(path: string, files: Files = EXAMPLE): Files {
  return Object.fromEntries(Object.entries(files).filter(([each]) => each !== path));
}

/** `severity rule file:line:column`, the file by the first two letters of its name. */
async function said(files: Files, before?: Files): Promise<string[]> {
  const { report } = await checkFiles(files, {
    gate: { layout: { name: "rfc-15a" } },
    now: "2026-08-01T00:00:00Z",
    ...(before && { before }),
  });
  return report.findings.map(
    ({ severity, rule, path, range: { start } }) =>
      `${severity} ${rule} ${path.slice("memory/records/".length).slice(0, 2)}:${start.line}:${start.column}`,
  );
}

describe("rfc-15a", () => {
  it("has nothing to say of the example", async () => {
    expect(await said(EXAMPLE)).toEqual([]);
  });

  it("tells of each mistake in the other example", async () => {
    expect(await said(exampleIn("rfc-15a-mistakes"))).toEqual([
      "error record/repeated-value 2a:39:15",
      "error record/missing-entry 2a:51:15",
      "warning record/out-of-order 6e:35:14",
      "error record/missing-entry 6e:50:11",
    ]);
  });

  it.each([
    ["id", SKILL, "id", undefined, ["error record/missing-field b7:2:3"]],
    ["id that is empty", SKILL, "id", "", ["error record/missing-field b7:2:3"]],
    ["type", SKILL, "type", undefined, ["error record/missing-field b7:2:3"]],
    ["type of a later version", SKILL, "type", "entity", ["error record/unknown-kind b7:3:11"]],
    ["sensitivity", SKILL, "sensitivity", undefined, ["error record/missing-field b7:2:3"]],
    ["sensitivity of no level", SKILL, "sensitivity", "secret", ["error record/unknown-sensitivity b7:4:18"]],
    ["confidence above 1", SKILL, "confidence", 1.5, ["error record/schema b7:5:17"]],
    ["salience below 0", SKILL, "salience", -1, ["error record/schema b7:6:15"]],
    ["payload", SKILL, "payload", undefined, ["error record/schema b7:2:3"]],
    ["kind that is not the type", SKILL, "payload.kind", "semantic", ["error record/schema b7:37:13"]],
    ["time without an offset", SKILL, "created_at", "2026-06-03T08:20:00", ["error record/schema b7:10:17"]],
    ["updated_at that is no time", SKILL, "updated_at", "yesterday", ["error record/invalid-timestamp b7:11:17"]],
    ["lifecycle", SKILL, "lifecycle", undefined, ["error record/schema b7:2:3"]],
    ["curve", SKILL, "lifecycle.decay.curve", "linear", ["error record/schema b7:14:16"]],
    ["half-life of 0", SKILL, "lifecycle.decay.half_life_seconds", 0, ["error record/schema b7:15:28"]],
    [
      "half-life that is no whole number",
      SKILL,
      "lifecycle.decay.half_life_seconds",
      1.5,
      ["error record/schema b7:15:28"],
    ],
    ["deletion policy", SKILL, "lifecycle.deletion_policy", "sometimes", ["error record/schema b7:18:24"]],
    ["kind of a source", SKILL, "provenance.sources.0.kind", "rumour", ["error record/schema b7:23:17"]],
    ["weight above 1", SKILL, "relations.0.weight", 2, ["error record/schema b7:34:17"]],
    ["relation without a target", SKILL, "relations.0.target_id", undefined, ["error graph/malformed-edge b7:31:5"]],
    ["action of the log", SKILL, "audit_log.0.action", "edit", ["error record/schema b7:69:17"]],
    ["entry of the log without a reason", SKILL, "audit_log.0.rationale", undefined, ["error record/schema b7:68:5"]],
    ["competence without a recipe", SKILL, "payload.recipe", undefined, ["error record/schema b7:36:14"]],
    ["success rate", SKILL, "payload.performance.success_rate", 1.1, ["error record/schema b7:63:23"]],
    ["episode without a line of events", EPISODE, "payload.timeline", undefined, ["error record/schema 1d:30:14"]],
    ["event without a time", EPISODE, "payload.timeline.1.t", undefined, ["error record/schema 1d:39:7"]],
    ["outcome", EPISODE, "payload.outcome", "fine", ["error record/schema 1d:71:16"]],
    ["fact about nothing", FACT, "payload.object", null, ["error record/schema 8c:41:15"]],
    ["mode of validity", FACT, "payload.validity.mode", "sometimes", ["error record/schema 8c:43:15"]],
    ["status of a revision", FACT, "payload.revision.status", "done", ["error status/unknown 8c:57:17"]],
    ["plan without edges", PLAN, "payload.edges", undefined, ["error record/schema c9:30:14"]],
    ["kind of a plan's edge", PLAN, "payload.edges.0.kind", "flow", ["error record/schema c9:49:17"]],
    [
      "two nodes of one id",
      PLAN,
      "payload.nodes.2",
      { id: "fetch", op: "npm-cache-add" },
      ["error record/repeated-value c9:45:15"],
    ],
    ["edge from no node", PLAN, "payload.edges.0.from", "fetsh", ["error record/missing-entry c9:47:17"]],
    ["edge to no node", PLAN, "payload.edges.0.to", "publish", ["error record/missing-entry c9:48:15"]],
    ["two calls of one id", EPISODE, "payload.tool_graph.1.id", "n1", ["error record/repeated-value 1d:61:15"]],
    [
      "call that depends on none",
      EPISODE,
      "payload.tool_graph.1.depends_on.0",
      "n9",
      ["error record/missing-entry 1d:67:11"],
    ],
    ["retracted fact that still counts", OLD, "salience", 0.5, ["error record/schema 5b:6:15"]],
    [
      "superseded fact that is still active",
      OLD,
      "payload.revision.status",
      "active",
      ["error record/schema 5b:62:17"],
    ],
    ["revision of a fact without a source", FACT, "provenance.sources", [], ["error record/schema 8c:21:16"]],
    ["target of no record", SKILL, "relations.0.target_id", "no-such-record", ["error graph/dangling-edge b7:33:20"]],
    [
      "former fact of no record",
      FACT,
      "payload.revision.supersedes",
      "no-such-record",
      ["error graph/missing-inverse 5b:61:24", "error graph/dangling-edge 8c:56:21"],
    ],
    [
      "one side of a revision",
      OLD,
      "payload.revision.superseded_by",
      "",
      ["error graph/malformed-edge 5b:61:24", "error graph/missing-inverse 8c:56:21"],
    ],
    [
      "the other side of it",
      FACT,
      "payload.revision.supersedes",
      "",
      ["error graph/missing-inverse 5b:61:24", "error graph/malformed-edge 8c:56:21"],
    ],
  ])("refuses %s", async (_, path, at, value, expected) => {
    expect(await said(having(path, at, value))).toEqual(expected);
  });

  it.each([
    ["salience above 1", SKILL, "salience", 3, ["warning record/schema b7:6:15"]],
    ["no sources", SKILL, "provenance.sources", [], ["warning record/schema b7:21:16"]],
    ["no log", SKILL, "audit_log", undefined, ["warning record/schema b7:2:3"]],
    ["null for a log", SKILL, "audit_log", null, ["warning record/schema b7:67:16"]],
    ["null for triggers", SKILL, "payload.triggers", null, ["warning record/schema b7:39:17"]],
    ["null for events", EPISODE, "payload.timeline", null, ["warning record/schema 1d:32:17"]],
    ["null for nodes", PLAN, "payload.nodes", null, ["warning record/schema c9:35:14"]],
    ["null for tags", SKILL, "tags", null, ["warning record/schema b7:7:11"]],
    ["null for relations", SKILL, "relations", null, ["warning record/schema b7:30:16"]],
    ["null for sources", SKILL, "provenance.sources", null, ["warning record/schema b7:21:16"]],
    ["an unknown policy of revision", FACT, "payload.revision_policy", "rewrite", ["warning record/schema 8c:59:24"]],
    [
      "an unknown source of evidence",
      FACT,
      "payload.evidence.0.source_type",
      "rumour",
      ["warning record/schema 8c:50:24"],
    ],
    ["a timebox without ends", FACT, "payload.validity", { mode: "timeboxed" }, ["warning record/schema 8c:42:17"]],
    ["a competence without a name", SKILL, "payload.skill_name", "", ["warning record/schema b7:38:19"]],
    ["a fact about nobody", FACT, "payload.subject", "", ["warning record/schema 8c:39:16"]],
    ["a step that says nothing", SKILL, "payload.recipe.0.step", "", ["warning record/schema b7:49:17"]],
    ["a reason that says nothing", SKILL, "audit_log.0.rationale", "", ["warning record/schema b7:72:20"]],
    [
      "an update before the creation",
      SKILL,
      "updated_at",
      "2026-06-01T00:00:00Z",
      ["warning record/out-of-order b7:11:17"],
    ],
    [
      "an event before the one that it follows",
      EPISODE,
      "payload.timeline.1.t",
      "2026-05-02T17:40:00Z",
      ["warning record/out-of-order 1d:40:14"],
    ],
    [
      "a validity that ends before it begins",
      FACT,
      "payload.validity",
      { mode: "timeboxed", start: "2026-06-02T00:00:00Z", end: "2026-06-01T00:00:00Z" },
      ["warning record/out-of-order 8c:45:14"],
    ],
    [
      "conditions that are not told",
      FACT,
      "payload.validity",
      { mode: "conditional" },
      ["warning record/schema 8c:42:17"],
    ],
  ])("warns of %s", async (_, path, at, value, expected) => {
    const found = await said(having(path, at, value));
    expect(found.filter((line) => line.startsWith("error"))).toEqual([]);
    expect(found).toEqual(expected);
  });

  it.each([
    ["a time that Go writes for none", SKILL, "payload.performance.last_used_at", "0001-01-01T00:00:00Z"],
    ["a predicate of one's own", SKILL, "relations.0.predicate", "reminds_of"],
    ["a policy that is empty", SKILL, "lifecycle.deletion_policy", ""],
    ["an unknown key", SKILL, "payload.colour", "red"],
    ["a fraction of a second", SKILL, "created_at", "2026-06-03T08:20:00.123456789+02:00"],
  ])("accepts %s", async (_, path, at, value) => {
    expect(await said(having(path, at, value))).toEqual([]);
  });

  it("says how a relation is written, in words of its own", async () => {
    const { report } = await checkFiles(having(SKILL, "relations.0.target_id", undefined), {
      gate: { layout: { name: "rfc-15a" } },
      now: "2026-08-01T00:00:00Z",
    });
    expect(report.findings.map(({ suggestion }) => suggestion?.message)).toEqual([
      'Write the edge as an object with "predicate" and "target_id"',
    ]);
  });

  it("wants the file to bear the name of its id, and ids to be told once", async () => {
    const text = EXAMPLE[SKILL] ?? "";
    expect(await said({ ...without(SKILL), "memory/records/skill.json": text })).toEqual([
      "error record/other-name sk:2:9",
    ]);
    expect(await said({ ...EXAMPLE, "memory/records/x.jsonl": `${JSON.stringify(JSON.parse(text))}\n` })).toEqual([
      "error record/duplicate-id x.:1:7",
    ]);
  });

  it("reads lines, and finds the place in them", async () => {
    const text = EXAMPLE[LINES] ?? "";
    expect(await said({ ...EXAMPLE, [LINES]: text + text.replace('"blocked"', '"stuck"') })).toEqual([
      "error record/duplicate-id ta:2:7",
      "error record/schema ta:2:654",
    ]);
  });

  it("lets no fact supersede itself in a circle", async () => {
    const files = having(FACT, "payload.revision.superseded_by", OLD.slice(15, -5));
    expect(await said(having(OLD, "payload.revision.supersedes", FACT.slice(15, -5), files))).toEqual([
      "error graph/cycle 5b:61:24",
      "error graph/cycle 5b:63:21",
      "error record/schema 8c:57:17",
    ]);
  });

  describe("in a change", () => {
    const LATER = "2026-07-20T10:00:00Z";
    const ENTRY = { action: "reinforce", actor: "a", timestamp: LATER, rationale: "Used." };
    const REVISED = { action: "revise", actor: "a", timestamp: LATER, rationale: "Measured anew." };
    /** With the time and the entry of a change. */
    const later = (path: string, files: Files = EXAMPLE) => {
      const { audit_log } = JSON.parse(files[path] ?? "") as { readonly audit_log: readonly unknown[] };
      return having(path, "audit_log", [...audit_log, REVISED], having(path, "updated_at", LATER, files));
    };
    const list = (path: string, at: string) =>
      at
        .split(".")
        .reduce<unknown>(
          (value, key) => (value as Record<string, unknown>)[key],
          JSON.parse(EXAMPLE[path] ?? ""),
        ) as unknown[];

    it.each([
      ["another created_at", SKILL, "created_at", "2026-06-01T00:00:00Z", ["error change/fixed-value b7:10:17"]],
      ["a lower sensitivity", SKILL, "sensitivity", "public", ["error change/sensitivity-lowered b7:4:18"]],
      ["another thing said of a fact", FACT, "payload.object", 24, ["error change/fixed-value 8c:41:15"]],
      ["another outcome of an episode", EPISODE, "payload.outcome", "failure", ["error change/fixed-value 1d:71:16"]],
      [
        "another validity of a fact",
        FACT,
        "payload.validity",
        { mode: "global" },
        ["error change/fixed-value 8c:42:17"],
      ],
      [
        "a retracted fact in force again",
        OLD,
        "payload.revision.status",
        "active",
        ["error record/schema 5b:68:17", "error status/forbidden-transition 5b:68:17"],
      ],
      [
        "a retracted fact without a status",
        OLD,
        "payload.revision.status",
        undefined,
        ["error status/forbidden-transition 5b:66:5", "error record/schema 5b:66:17"],
      ],
      [
        "another successor",
        OLD,
        "payload.revision.superseded_by",
        EPISODE.slice(15, -5),
        ["error change/fixed-value 5b:67:24"],
      ],
      ["another entry of the log", SKILL, "audit_log.0.actor", "somebody", ["error change/list-rewritten b7:68:5"]],
      ["a log without its entries", SKILL, "audit_log", [], ["error change/list-rewritten b7:67:16"]],
      ["a log that went", SKILL, "audit_log", undefined, ["error change/list-rewritten b7:2:3"]],
      [
        "an entry before the others",
        SKILL,
        "audit_log",
        [ENTRY, ...list(SKILL, "audit_log")],
        ["error change/list-rewritten b7:68:5", "warning record/out-of-order b7:77:20"],
      ],
      [
        "an event that went",
        EPISODE,
        "payload.timeline",
        list(EPISODE, "payload.timeline").slice(0, 2),
        ["error change/list-rewritten 1d:32:17"],
      ],
      [
        "an event that was another one",
        EPISODE,
        "payload.timeline.0.summary",
        "Installed.",
        ["error change/list-rewritten 1d:33:7"],
      ],
      [
        "a source that went from an episode",
        EPISODE,
        "provenance.sources",
        [],
        ["error change/list-rewritten 1d:21:16"],
      ],
      [
        "a time that stands",
        SKILL,
        "updated_at",
        "2026-06-03T08:20:00Z",
        ["warning change/updated-at b7:11:17", "warning change/unlogged b7:67:16"],
      ],
    ])("refuses or warns of %s", async (_, path, at, value, expected) => {
      const files = at === "updated_at" ? having(SKILL, "salience", 0.5) : having(path, at, value, later(path));
      expect(await said(files, EXAMPLE)).toEqual(expected);
    });

    it.each([
      ["an entry after the others", SKILL, "audit_log", [...list(SKILL, "audit_log"), ENTRY]],
      ["an event after the others", EPISODE, "payload.timeline.3", { t: LATER, event_kind: "note", ref: "x" }],
      ["a higher sensitivity", SKILL, "sensitivity", "high"],
      ["a fact that is contested", FACT, "payload.revision.status", "contested"],
      ["an environment that was not told", EPISODE, "payload.environment", { os: "linux" }],
      ["another recipe", SKILL, "payload.recipe", [{ step: "Wait." }]],
    ])("accepts %s", async (_, path, at, value) => {
      expect(await said(having(path, at, value, later(path)), EXAMPLE)).toEqual([]);
    });

    const entry = (action: string) => [...list(SKILL, "audit_log"), { ...REVISED, action }];

    it.each([
      ["what it says", "payload.recipe.0.step", "Wait.", [undefined, "create", "decay"], ["revise", "reinforce"]],
      ["its scope", "scope", "team", [undefined, "decay"], ["revise"]],
      ["its salience", "salience", 0.5, [undefined, "create", "fork"], ["decay", "reinforce", "delete"]],
      ["what becomes of it", "lifecycle.pinned", true, [undefined], ["revise"]],
    ])("wants an entry of the log that fits for a change of %s", async (_, at, value, wrong, right) => {
      const changed = having(SKILL, at, value, having(SKILL, "updated_at", LATER));
      const found = async (action: string | undefined) =>
        await said(action === undefined ? changed : having(SKILL, "audit_log", entry(action), changed), EXAMPLE);
      for (const action of right) expect(await found(action)).toEqual([]);
      for (const action of wrong) expect((await found(action)).join()).toMatch(/^warning change\/unlogged b7:\d+:16$/);
    });

    it("lets work in progress change freely", async () => {
      const text = EXAMPLE[LINES] ?? "";
      const done = text.replace('"blocked"', '"done"').replace(/"updated_at":"[^"]*"/, `"updated_at":"${LATER}"`);
      expect(await said({ ...EXAMPLE, [LINES]: done }, EXAMPLE)).toEqual([]);
    });

    it("lets a fact be replaced where its policy says so, and said so before", async () => {
      const before = having(FACT, "payload.revision_policy", "replace");
      const after = having(FACT, "payload.object", 24, later(FACT, before));
      expect(await said(after, before)).toEqual([]);
      expect(await said(after, EXAMPLE)).toEqual(["error change/fixed-value 8c:41:15"]);
      expect(await said(having(FACT, "payload.evidence", [], after), before)).toEqual([
        "error change/list-rewritten 8c:48:17",
      ]);
    });

    it("takes another type and another id for what they are", async () => {
      const typed = having(PLAN, "payload", { kind: "working", thread_id: "t", state: "done" }, later(PLAN));
      expect(await said(having(PLAN, "type", "working", typed), EXAMPLE)).toEqual([
        "error change/kind-changed c9:3:11",
      ]);
      const renamed = { ...without(PLAN), [place("plan")]: (EXAMPLE[PLAN] ?? "").replace(PLAN.slice(15, -5), "plan") };
      expect(await said(renamed, EXAMPLE)).toEqual(["error change/renamed-id pl:2:9"]);
    });

    it.each([
      ["never", false, ["error"]],
      ["manual_only", false, ["warning"]],
      [undefined, false, ["warning"]],
      ["auto_prune", false, []],
      ["auto_prune", true, ["error"]],
    ])("weighs a removal by the policy %s, pinned %s", async (policy, pinned, severities) => {
      const before = having(PLAN, "lifecycle.pinned", pinned, having(PLAN, "lifecycle.deletion_policy", policy));
      const found = await said(without(PLAN), before);
      expect(found.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual(
        severities.map((severity) => `${severity} change/kept-record`),
      );
    });

    it("weighs lines that go like files that go", async () => {
      const text = EXAMPLE[LINES] ?? "";
      const second = text.replace("e1f5a7b9", "f1f5a7b9");
      const done = second.replace('"blocked"', '"done"');
      expect(await said(EXAMPLE, { ...EXAMPLE, [LINES]: text + second })).toEqual([
        "warning change/kept-record ta:1:1",
      ]);
      expect(await said(EXAMPLE, { ...EXAMPLE, [LINES]: text + done })).toEqual([]);
    });

    it("tells of edges that break when a record goes", async () => {
      expect(await said(without(EPISODE), EXAMPLE)).toEqual(["error change/deleted-record 1d:1:1"]);
    });
  });
});
