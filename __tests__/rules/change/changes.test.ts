import { describe, expect, it } from "vitest";
import { findingsOf, said, tool, TOOL_PATH } from "../../support/findings-of.js";
import { service } from "../../support/services.js";

describe("change/sensitivity-lowered", () => {
  async function found(was: string | undefined, is: string | undefined) {
    const before = { [TOOL_PATH]: tool({ sensitivity: was }) };
    return await findingsOf("change/sensitivity-lowered", { [TOOL_PATH]: tool({ sensitivity: is }) }, { before });
  }

  it.each([
    ["restricted", "public", 1],
    ["restricted", undefined, 1],
    ["secret-metadata", "restricted", 1],
    [undefined, "public", 1],
    [undefined, "internal", 0],
    ["internal", undefined, 0],
    ["public", undefined, 0],
    ["public", "restricted", 0],
    ["unheard-of", "public", 0],
    ["restricted", "unheard-of", 0],
  ])("%s to %s", async (was, is, count) => {
    expect(await found(was, is)).toHaveLength(count);
  });

  it("says what it is now", async () => {
    const [finding] = await found("restricted", "public");
    expect(finding?.message).toBe('The record was "restricted", and now it is "public".');
  });

  it("offers a removed field back", async () => {
    const [finding] = await found("restricted", undefined);
    expect(finding?.message).toBe(
      'The record was "restricted", and now it no longer says so and counts as "internal".',
    );
    expect(finding?.suggestion?.edits[0]?.newText).toContain("sensitivity: restricted");
  });
});

describe("change/owners-changed", () => {
  it.each([
    ["[team:build]", "[team:a]", 'The owners changed: no longer "team:build", now "team:a".'],
    ["[team:build]", "[team:build, team:a]", 'The owners changed: now also "team:a".'],
    ["[team:build, team:a]", "[team:a]", 'The owners changed: no longer "team:build".'],
    ["[team:build, team:a]", "[team:a, team:b]", 'The owners changed: no longer "team:build", now also "team:b".'],
  ])("%s to %s", async (was, is, message) => {
    const before = { [TOOL_PATH]: tool({ owners: was }) };
    const found = await findingsOf("change/owners-changed", { [TOOL_PATH]: tool({ owners: is }) }, { before });
    expect(found.map((finding) => finding.message)).toEqual([message]);
  });

  it("does not mind another order", async () => {
    const before = { [TOOL_PATH]: tool({ owners: "[team:build, team:a]" }) };
    expect(
      await findingsOf("change/owners-changed", { [TOOL_PATH]: tool({ owners: "[team:a, team:build]" }) }, { before }),
    ).toEqual([]);
  });
});

describe("change/kind-changed", () => {
  it("leaves a missing kind to the rule about that", async () => {
    const before = { "graph/a.yaml": service("a") };
    const files = { "graph/a.yaml": service("a").replace("nodeKind: Service\n", "") };
    expect(await findingsOf("change/kind-changed", files, { before })).toEqual([]);
  });

  it("lets a declared kind take the place of one that nobody declares, and of no other", async () => {
    const [right, wrong] = [service("a"), service("a").replace("Service", "service")];
    const other = right.replace("Service", "Tool");
    const found = async (before: string, after: string) =>
      await findingsOf("change/kind-changed", { "graph/a.yaml": after }, { before: { "graph/a.yaml": before } });
    expect(await found(wrong, right)).toEqual([]);
    expect(await found(other, right)).toHaveLength(1);
  });
});

describe("change/became-note", () => {
  it("says nothing of a note that moves, and offers a record's place back", async () => {
    const text = "---\nid: decision:one\nkind: Decision\ntitle: One\n---\nOne.\n";
    const found = async (before: string) =>
      await findingsOf("change/became-note", { "notes/one.md": text }, { before: { [before]: text } });
    expect(await found("notes/deep/one.md")).toEqual([]);
    expect((await found("decisions/one.md")).map(({ suggestion }) => suggestion?.message)).toEqual([
      "Move the file back to decisions/one.md",
    ]);
  });
});

describe("change/journal-rewritten", () => {
  const path = "babysitter/runs/R1/journal/000001.yaml";
  const event = `nodeKind: RunJournalEvent
id: run-journal-event:R1:000001
attributes: { title: Run created, status: draft, owners: [team:build], updatedAt: "2026-06-02T17:45:00Z", sequence: 1, eventType: run.created }
`;
  const run = {
    "babysitter/runs/R1/run.yaml": `nodeKind: BabysitterRun
id: babysitter-run:R1
attributes: { title: R1, status: draft, owners: [team:build], updatedAt: "2026-06-02T17:45:00Z", repository: "repository:checkout-api", process: p, runStatus: completed }
edges: { has_journal_event: [run-journal-event:R1:000001] }
`,
  };

  it("is the one finding about a deleted event, with the edges that led to it", async () => {
    const all = await findingsOf("change/", run, { before: { ...run, [path]: event } });
    expect(all.map(({ rule, path: at, related }) => [rule, at, related.length])).toEqual([
      ["change/journal-rewritten", path, 1],
    ]);
    expect(await findingsOf("graph/", run, { before: { ...run, [path]: event } })).toEqual([]);
  });

  it("is the one finding about an event that was edited or renamed", async () => {
    const files = { [path]: event.replace("R1:000001", "R1:000002").replace("Run created", "Run made") };
    const all = await findingsOf("change/", files, { before: { [path]: event } });
    expect(said(all)).toEqual(["1:1 This journal file is changed; once merged it never changes."]);
  });

  it("counts a comment: the bytes are the evidence", async () => {
    const files = { [path]: `# edited\n${event}` };
    expect(await findingsOf("change/journal-rewritten", files, { before: { [path]: event } })).toHaveLength(1);
  });
});

describe("change/note-lost-sources", () => {
  const body = "The mirror refuses the ninth parallel install of the nightly builds, every night.\n";
  const note = (front: string) => `---\ntitle: Mirror throttling\n${front}---\n${body}`;
  const record = (front: string) => `---
id: decision:warm
kind: Decision
title: Mirror throttling
status: draft
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
${front}---
${body}`;
  const RULE = "change/note-lost-sources";

  it.each([
    ["names the note's path", "", "sourceRefs: [notes/m.md]\n", 0],
    ["names the note's id", "id: note:m\n", "sourceRefs: ['note:m']\n", 0],
    ["is derived from the note", "id: note:m\n", "related: { derived_from: ['note:m'] }\n", 0],
    [
      "carries the note's sources over",
      "sourceRefs: ['https://example.org/1']\n",
      "sourceRefs: ['https://example.org/1']\n",
      0,
    ],
    ["carries some of them over", "sourceRefs: [issue/1, issue/2]\n", "sourceRefs: [issue/1]\n", 1],
    ["names nothing", "", "", 1],
    ["leads to the note by another edge", "id: note:m\n", "related: { mentions: ['note:m'] }\n", 1],
  ])("the record %s", async (_, front, promoted, count) => {
    const before = { "notes/m.md": note(front) };
    expect(await findingsOf(RULE, { "decisions/warm.md": record(promoted) }, { before })).toHaveLength(count);
  });

  it("says which sources are missing, or the note where it has none", async () => {
    const told = async (front: string) => {
      const before = { "notes/m.md": note(front) };
      const found = await findingsOf(RULE, { "decisions/warm.md": record("") }, { before });
      return found.map(({ message, suggestion }) => [message, suggestion?.message]);
    };
    const start = '"decision:warm" took the place of the note "notes/m.md" and does not name';
    expect(await told("")).toEqual([[`${start} it as its source.`, `Add "notes/m.md" to the record's sourceRefs`]]);
    expect(await told("sourceRefs: [issue/1]\n")).toEqual([
      [`${start} its sources "issue/1".`, `Add "issue/1" to the record's sourceRefs`],
    ]);
  });

  it("asks less of a note that became a record in its own file", async () => {
    const text = record("").replace("kind: Decision", "kind: Term").replace("decision:warm", "term:warm");
    expect(await findingsOf(RULE, { "pages/m.md": text }, { before: { "pages/m.md": note("") } })).toEqual([]);
    const before = { "pages/m.md": note("sourceRefs: [issue/1]\n") };
    expect(await findingsOf(RULE, { "pages/m.md": text }, { before })).toHaveLength(1);
  });
});
