import { describe, expect, it } from "vitest";
import { findingsOf, said } from "../../support/findings-of.js";
import { service } from "../../support/services.js";

const RULE = "graph/dangling-edge";

describe("targets outside the memory", () => {
  it.each([
    "depends_on: [https://example.org/api]",
    "mentions: [stack:ci, secret:robot, config:url, trigger:nightly, org:example, user:ann]",
    "applies_to_stack: [anything:else]",
  ])("%s is not looked for", async (edges) => {
    expect(await findingsOf(RULE, { "graph/a.yaml": service("a", edges) })).toEqual([]);
  });

  it("are those of declared namespaces alone", async () => {
    const files = { "graph/a.yaml": service("a", "mentions: [issue:12]") };
    expect(said(await findingsOf(RULE, files))).toEqual([
      '4:21 "mentions" points at "issue:12", which does not exist.',
    ]);
    const declared = { ...files, "memory-steward.yml": "externalNamespaces: [issue, tool]\n" };
    expect(await findingsOf(RULE, declared)).toEqual([]);
  });

  it("are never those of a kind's own prefix", async () => {
    const files = {
      "memory-steward.yml": "externalNamespaces: [tool]\n",
      "graph/a.yaml": service("a", "mentions: [tool:none]"),
    };
    expect(await findingsOf(RULE, files)).toHaveLength(1);
  });
});

describe("a target that the change moved", () => {
  const PAGES = {
    "memory-steward.yml": "layout: okf\n",
    "ordering/orders.md": "---\ntype: Table\n---\n[a](../users.md), [b](/users.md#who), [c](none.md).\n",
  };
  const users = "---\ntype: Table\ntitle: Users\n---\nAll who have bought something, one row each.\n";
  const linked = async (files: Record<string, string>, before: Record<string, string>) => {
    const options = { before: { ...PAGES, ...before }, layout: "okf" };
    const found = await findingsOf(RULE, { ...PAGES, ...files }, options);
    return found.map(({ message, suggestion }) => [message.replace(/^"links_to" points at /, ""), suggestion?.message]);
  };
  const lost = '"none.md", which does not exist.';

  it("is named with the link to write, from where the link is written", async () => {
    expect(await linked({ "ordering/users (all).md": users }, { "users.md": users })).toEqual([
      ['"../users.md", which is now "ordering/users (all).md".', "Write users%20%28all%29.md"],
      ['"/users.md#who", which is now "ordering/users (all).md".', "Write /ordering/users%20%28all%29.md#who"],
      [lost, undefined],
    ]);
    expect((await linked({ "people/users.md": users }, { "users.md": users }))[0]?.[1]).toBe(
      "Write ../people/users.md",
    );
  });

  it("is not named where it is gone, or a copy stood elsewhere before: the deletion tells of the links", async () => {
    const gone = [[lost, undefined]];
    expect(await linked({}, { "users.md": users })).toEqual(gone);
    expect(await linked({ "people/users.md": users }, { "users.md": users, "people/users.md": users })).toEqual(gone);
    const options = { before: { ...PAGES, "users.md": users }, layout: "okf" };
    const [deleted, ...others] = await findingsOf("change/deleted-record", PAGES, options);
    // In this layout a link that leads nowhere is no more than a warning.
    expect([deleted?.severity, deleted?.related.length, others]).toEqual(["warning", 2, []]);
  });

  const records = (settings: string, id = "one") => ({
    "memory-steward.yml": settings,
    "graph/a.yaml": service("a", "depends_on: [service:one]"),
    "graph/b.yaml": service(id),
  });

  it.each([
    ["2099-08-31", 1],
    ["2020-08-31", 0],
  ])("is said at the edge where a waiver until %s accepts the rename", async (expires, count) => {
    const waiver = `{ rule: change/renamed-id, subject: "service:none", actor: "team:build", reason: agreed upon in May, expires: "${expires}" }`;
    const gate = { "memory-steward.waivers.yaml": `waivers:\n  - ${waiver}\n` };
    const found = await findingsOf(RULE, { ...records("", "none"), ...gate }, { before: { ...records(""), ...gate } });
    expect(found).toHaveLength(count);
  });

  it.each([
    ["", []],
    ["severities: { change/renamed-id: warning, graph/dangling-edge: warning }", []],
    ["severities: { change/renamed-id: warning }", ["Write service:none"]],
    ["severities: { change/renamed-id: 'off' }", ["Write service:none"]],
  ])("is said at the edge where the rename weighs less: %s", async (settings, expected) => {
    const found = await findingsOf(RULE, records(settings, "none"), { before: records(settings) });
    expect(found.map(({ suggestion }) => suggestion?.message)).toEqual(expected);
    if (expected.length > 0) {
      expect(found[0]?.message).toBe('"depends_on" points at "service:one", which is now "service:none".');
      expect(found[0]?.suggestion).toMatchObject({ certain: false, edits: [{ newText: "service:none" }] });
    }
  });
});

describe("every form of an edge", () => {
  it("is judged, at the place of the target", async () => {
    const files = {
      "graph/a.yaml": service(
        "a",
        'mentions: ["tool:one", { target: "tool:two" }, { why: x, to: "tool:three" }], documents: tool:four',
      ),
      "decisions/b.md": `---
id: decision:b
kind: Decision
title: B
status: draft
owners: [team:build]
repoRefs: [repository:none]
related: { mentions: [tool:five] }
updatedAt: "2026-06-03T08:20:00Z"
---
Text.
`,
    };
    const found = await findingsOf(RULE, files);
    expect(
      found.map(({ path, range, subject }) => `${path}:${range.start.line}:${range.start.column} ${subject ?? ""}`),
    ).toEqual([
      "decisions/b.md:7:12 applies_to_repo repository:none",
      "decisions/b.md:8:23 mentions tool:five",
      "graph/a.yaml:4:21 mentions tool:one",
      "graph/a.yaml:4:43 mentions tool:two",
      "graph/a.yaml:4:71 mentions tool:three",
      "graph/a.yaml:4:99 documents tool:four",
    ]);
  });

  it("leaves owners to their own rule", async () => {
    const text = service("a", "").replace("owners: [team:build]", "owners: [team:none]");
    expect(await findingsOf(RULE, { "graph/a.yaml": text })).toEqual([]);
    expect(await findingsOf("record/invalid-owner", { "graph/a.yaml": text })).toHaveLength(1);
  });

  it("finds links that lead nowhere, where the layout reads links", async () => {
    const files = {
      "tables/orders.md": "---\ntype: table\n---\n[there](customers.md) [not there](nothing.md) [folder](../tables/)\n",
      "tables/customers.md": "---\ntype: table\n---\n# Customers\n",
    };
    const found = await findingsOf(RULE, files, { layout: "okf" });
    expect(found.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'warning "links_to" points at "nothing.md", which does not exist.',
    ]);
  });
});

describe("a target that the change took away", () => {
  const edge = service("a", "depends_on: [service:b]");

  it("is left to the rule about the deletion", async () => {
    const before = { "graph/a.yaml": edge, "graph/b.yaml": service("b", "") };
    expect(await findingsOf(RULE, { "graph/a.yaml": edge }, { before })).toEqual([]);
    expect(await findingsOf("change/deleted-record", { "graph/a.yaml": edge }, { before })).toHaveLength(1);
  });

  it("is left to the parser where its file broke", async () => {
    const before = { "graph/a.yaml": edge, "graph/b.yaml": service("b", "") };
    const files = { "graph/a.yaml": edge, "graph/b.yaml": "nodeKind: [\n" };
    expect(await findingsOf(RULE, files, { before })).toEqual([]);
    expect(await findingsOf("change/deleted-record", files, { before })).toEqual([]);
    expect(await findingsOf("parse/", files, { before })).toHaveLength(1);
  });

  it("is reported where it never was", async () => {
    const files = { "graph/a.yaml": service("a", "depends_on: [service:c]") };
    expect(await findingsOf(RULE, files, { before: { "graph/a.yaml": edge } })).toHaveLength(1);
  });
});
