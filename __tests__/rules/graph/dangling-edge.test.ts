import { describe, expect, it } from "vitest";
import { EXAMPLE_BASE } from "../../../src/rules/examples.js";
import { findingsOf, said } from "../../support/findings-of.js";
import { baselineFile } from "../../../src/commands/check/baseline.js";
import { checkFiles, type Files } from "../../support/check-files.js";
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

  it("are not those of a kind's own prefix under an edge kind that leads outside", async () => {
    const files = { "graph/a.yaml": service("a", "applies_to_stack: [stack:ci, plain, tool:none, team:build]") };
    expect(said(await findingsOf(RULE, files))).toEqual([
      '4:46 "applies_to_stack" points at "tool:none", which does not exist.',
    ]);
  });
});

describe("a note without an id", () => {
  const NOTES: Files = {
    "notes/plain.md": "# Plain\n\nWords.\n",
    "meetings/2026/kick-off.md": "# Kick-off\n",
    "pages/how.md": "# How\n",
  };

  it.each(["derived_from: [notes/plain.md]", "mentions: [{ target: meetings/2026/kick-off.md }, pages/how.md]"])(
    "is named by its path, as in %s",
    async (edges) => {
      expect(await findingsOf(RULE, { ...NOTES, "graph/a.yaml": service("a", edges) })).toEqual([]);
    },
  );

  it("is named from the memory's root", async () => {
    const inFolder = (files: Files): Files =>
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`.company-brain/${path}`, text]));
    const memory = { ...NOTES, "graph/a.yaml": service("a", "mentions: [notes/plain.md, notes/none.md]") };
    const files = { ...inFolder(memory), "memory-steward.yml": "layout: company-brain\nroot: .company-brain\n" };
    expect(said(await findingsOf(RULE, files))).toEqual([
      '4:37 "mentions" points at "notes/none.md", which does not exist.',
    ]);
  });

  it("is not there where nothing is, where no note can stand, or where an edge kind asks for records of a kind", async () => {
    const edges =
      "mentions: [notes/none.md, ./notes/plain.md, graph/a.yaml, README.md], applies_to_repo: [notes/plain.md]";
    const files = { ...NOTES, "README.md": "# Memory\n", "graph/a.yaml": service("a", edges) };
    expect(said(await findingsOf(RULE, files)).map((text) => text.replace(/^.* points at /, ""))).toEqual([
      '"notes/none.md", which does not exist.',
      '"./notes/plain.md", which does not exist.',
      '"graph/a.yaml", which does not exist.',
      '"README.md", which does not exist.',
      '"notes/plain.md", which does not exist.',
    ]);
  });

  it("is a source of what is derived from it", async () => {
    const files = { ...NOTES, "graph/a.yaml": service("a", "derived_from: [notes/plain.md]") };
    expect(await findingsOf("record/without-source", files)).toEqual([]);
  });
});

describe("several targets in one text", () => {
  it.each([
    ['mentions: ["service:b, service:c"]', "Write a list, one target in each of its items: [service:b, service:c]"],
    ['mentions: ["service:b,none"]', "Write a list, one target in each of its items: [service:b, none]"],
    ['mentions: ["service:b, and others"]', undefined],
    ['mentions: ["service:smith,jhon"]', "Did you mean service:smith,john?"],
  ])("%s is told so", async (edges, message) => {
    const files = {
      "graph/a.yaml": service("a", edges),
      "graph/b.yaml": service("b"),
      "graph/c.yaml": service("c"),
      "graph/d.yaml": service("smith,john"),
    };
    const [finding] = await findingsOf(RULE, files);
    expect([finding?.suggestion?.message, finding?.suggestion?.certain]).toEqual([message, message && false]);
    expect(finding?.suggestion?.edits.length ?? 0).toBe(message?.startsWith("Did you mean") === true ? 1 : 0);
  });
});

describe("a target that looks like an id that is there", () => {
  it("is told as such: the mend alone would show twice the same", async () => {
    const ids = ["service:sto\u0308rung", "service:st\u00f6rung"] as const;
    for (const [there, cited] of [ids, [...ids].reverse()]) {
      const layout = `layout: memory-steward.layout/v1
name: team
classes: { record: { files: ["graph/*.yaml"], fields: { id: id }, edges: [{ field: about, kind: about }] } }
`;
      const files = {
        "layout.yaml": layout,
        "graph/a.yaml": `id: service:a\nabout: ["${cited}"]\n`,
        "graph/b.yaml": `id: "${there}"\n`,
      };
      const [finding] = await findingsOf(RULE, files, { layout: "layout.yaml" });
      expect(finding?.suggestion).toMatchObject({
        message: `Write ${there}: it looks the same, with its accents composed in another way (Unicode NFC and NFD)`,
        certain: true,
      });
    }
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

  it("is named where the record with the link moved, from its new place", async () => {
    const page = (id: string) =>
      `---\n${id}title: A page\n---\nMany words of one page, [b](b.md#x), [c](./deep/c.md), [n](none.md), [d](d.md), [up](../l.md).\n`;
    for (const [field, id] of [
      ["[id, $path]", "id: page\n"],
      ["$path", ""],
    ] as const) {
      const rest = {
        "memory-steward.yml": "layout: own.yaml\n",
        "own.yaml": `layout: memory-steward.layout/v1
name: own
classes: { page: { files: ["**/*.md"], fields: { id: ${field}, title: title }, edges: [{ links: links_to }] } }
`,
        "docs/b.md": "---\ntitle: B\n---\n",
        "docs/deep/c.md": "---\ntitle: C\n---\n",
        "l.md": "---\ntitle: L\n---\n",
      };
      const d = "---\ntitle: D\n---\nWhat the page d says, in a few words.\n";
      const before = { ...rest, "docs/a.md": page(id), "docs/d.md": d };
      const after = { ...rest, "docs/deep/a.md": page(id), "d.md": d };
      const found = (await checkFiles(after, { gate: {}, before })).report.findings.filter(({ rule }) => rule === RULE);
      const said = found.map(({ message, suggestion }) => [
        message.replace(/^"links_to" points at /, ""),
        suggestion?.message,
        suggestion?.certain,
      ]);
      expect(said).toEqual([
        ['"b.md#x", which led to "docs/b.md" before this record moved.', "Write ../b.md#x", false],
        ['"./deep/c.md", which led to "docs/deep/c.md" before this record moved.', "Write ./c.md", false],
        ['"none.md", which does not exist.', undefined, undefined],
        ['"d.md", which is now "d.md".', "Write ../../d.md", false],
        ['"../l.md", which led to "l.md" before this record moved.', "Write ../../l.md", false],
      ]);
      const copied = await checkFiles({ ...after, ...before }, { gate: {}, before });
      expect(copied.report.findings.map(({ message }) => message).join()).not.toContain("before this record moved");
    }
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

describe("a target whose loss the baseline accepts", () => {
  const journal = "babysitter/runs/01JZ8Q4T3M9V6N0X7C2B5D1EFG/journal/000001.yaml";
  const event = `nodeKind: RunJournalEvent
id: run-journal-event:01JZ8Q4T3M9V6N0X7C2B5D1EFG:000001
attributes:
  { title: Begun, status: draft, owners: [team:build], updatedAt: "2026-06-02T17:58:00Z", sequence: 1, eventType: run.started }
`;
  it.each([
    ["change/deleted-record", "graph/a.yaml", service("a"), undefined, "service:a"],
    ["change/renamed-id", "graph/a.yaml", service("a"), service("new"), "service:a"],
    ["change/journal-rewritten", journal, event, undefined, "run-journal-event:01JZ8Q4T3M9V6N0X7C2B5D1EFG:000001"],
  ])("is told at the edge: %s", async (rule, path, was, is, target) => {
    const edge = { ...EXAMPLE_BASE, "graph/b.yaml": service("b", `mentions: ["${target}"]`) };
    const before = { ...edge, [path]: was };
    const after = is === undefined ? edge : { ...edge, [path]: is };
    const rules = async (gate: Files) => {
      const { report } = await checkFiles({ ...after, ...gate }, { before: { ...before, ...gate } });
      const shown = report.findings.filter((finding) => [rule, RULE].includes(finding.rule));
      return shown.map((finding) => [finding.rule, finding.accepted]);
    };
    expect(await rules({})).toEqual([[rule, undefined]]);
    const { text } = baselineFile(await checkFiles(after, { before: before }));
    expect(await rules({ "memory-steward.baseline.json": text })).toEqual(
      expect.arrayContaining([
        [rule, "baseline"],
        [RULE, undefined],
      ]),
    );
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

describe("a link to a file that is not there", () => {
  const page = "---\ntype: table\n---\n";
  const asked = async (link: string, ...files: readonly string[]) => {
    const others = Object.fromEntries(files.map((path) => [path, page]));
    const [finding] = await findingsOf(
      RULE,
      { ...others, "tables/orders.md": `${page}[it](${link})\n` },
      { layout: "okf" },
    );
    return finding?.suggestion?.message;
  };

  it("asks for the nearest name in the folder, written as the link is", async () => {
    expect(await asked("custmers.md#who", "tables/customers.md")).toBe("Did you mean customers.md#who?");
    expect(await asked("/views/Daily-Sales.md", "views/daily_sales.md")).toBe("Did you mean /views/daily_sales.md?");
    expect(await asked("../views/dayly.md", "views/daily.md")).toBe("Did you mean ../views/daily.md?");
  });

  it("asks for the only file of that name elsewhere", async () => {
    expect(await asked("customers.md", "views/customers.md")).toBe("Did you mean ../views/customers.md?");
    expect(await asked("customers.md", "views/customers.md", "old/customers.md")).toBeUndefined();
  });

  it("does not take one number for another, nor the file with the link", async () => {
    expect(await asked("adr-12.md", "tables/adr-13.md")).toBeUndefined();
    expect(await asked("order.md")).toBeUndefined();
  });

  it("does not take another word for a slip", async () => {
    expect(await asked("restart-db.md", "tables/restart-api.md")).toBeUndefined();
    expect(await asked("restrat-api.md", "tables/restart-api.md")).toBe("Did you mean restart-api.md?");
    expect(await asked("restart-aip.md", "tables/restart-api.md")).toBe("Did you mean restart-api.md?");
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

describe("a target whose file cannot be read", () => {
  const named = {
    "memory-steward.yml": "layout: named.yaml\n",
    "named.yaml": `layout: memory-steward.layout/v1
name: named
ontology: { inline: { edgeKinds: [{ name: needs }] } }
classes: { page: { files: ["**/*.md"], fields: { id: $stem }, edges: [{ field: needs, kind: needs }] } }
`,
    "a.md": "---\nneeds: [one-way, none]\n---\n",
    // As near to what is written as an id can be.
    "One_Way.md": "---\ntitle: Another\n---\n",
  };
  const broken = { ...named, "deep/one-way.md": "---\nx: [\n---\n" };
  const said = async (files: Files, before?: Files) => {
    const result = await checkFiles(files, { gate: {}, ...(before && { before }) });
    return result.report.findings.flatMap(({ rule, message, suggestion }) =>
      rule === RULE ? [[message, suggestion?.message]] : [],
    );
  };
  const none = ['"needs" points at "none", which does not exist.', undefined];
  const waived = (path: string, expires = "2099-01-01") => ({
    "memory-steward.waivers.yaml": `waivers:
  - { rule: parse/invalid-syntax, subject: ${path}, actor: "user:a", reason: "Mended next week", expires: "${expires}" }
`,
  });

  it("is passed over, since that file is an error", async () => {
    expect(await said(named)).toEqual([['"needs" points at "one-way", which does not exist.', "Write One_Way"], none]);
    expect(await said(broken)).toEqual([none]);
    expect(await said({ ...broken, "c.md": "---\ntitle: C\n---\n" }, broken)).toEqual([none]);
  });

  it.each(["2099-01-01", "2020-01-01"])(
    "is told with that file where a waiver accepts it until %s, and nothing else is offered in its place",
    async (expires) => {
      const files = { ...broken, ...waived("deep/one-way.md", expires) };
      const told = '"needs" points at "one-way"; deep/one-way.md, which would declare it, cannot be read.';
      expect(await said(files)).toEqual([[told, "Mend deep/one-way.md"], none]);
    },
  );

  const each = {
    "memory-steward.yml": "layout: each.yaml\n",
    "each.yaml": `layout: memory-steward.layout/v1
name: each
ontology: { inline: { edgeKinds: [{ name: needs }] } }
classes:
  one: { files: ["graph/**"], fields: { id: id }, edges: [{ field: needs, kind: needs }] }
  page: { files: ["pages/**"], fields: { id: id }, edges: [{ field: needs, kind: needs }] }
`,
  };

  it.each([
    ["graph/b.yaml", "nodeKind: Tool\nid: tool:b\nattributes: [\n"],
    ["graph/b.yaml", "nodeKind: Tool\n'id': \"tool:b\" # its id\nattributes: @x\n"],
    ["graph/b.yaml", "nodeKind: Tool\r\nid: tool:b\r\nattributes: [\r\n"],
    ["graph/b.json", '{\n  "nodeKind": "Tool",\n  "id": "tool:b",\n}\n'],
    ["graph/b.jsonl", '{"kind":"Tool","id":"tool:b",}\n'],
    ["pages/b.md", "---\nid: tool:b\nkind: Tool\ntitle: @x\n---\n"],
  ])("is one that it names in a line: %s %j", async (path, text) => {
    const files = { ...each, "graph/a.yaml": "id: a\nneeds: [tool:b, tool:c]\n", [path]: text };
    const other = ['"needs" points at "tool:c", which does not exist.', undefined];
    expect(await said(files)).toEqual([other]);
    const told = `"needs" points at "tool:b"; ${path}, which would declare it, cannot be read.`;
    expect(await said({ ...files, ...waived(path) })).toEqual([[told, `Mend ${path}`], other]);
  });

  it.each([
    ["as the end of another name", "nodeKind: Tool\nother-id: tool:b\nattributes: [\n"],
    ["as the end of another name, quoted", "{ nodeKind: Tool, other-id: 'tool:b', attributes: @x }\n"],
    ["as a part of an id", "nodeKind: Tool\nid: tool:bb\nattributes: [\n"],
    ["as a text that goes on", "nodeKind: Tool\nid: tool:b and more\nattributes: [\n"],
    ["as the target of an edge", "nodeKind: Tool\nedges: { mentions: [tool:b] }\nattributes: [\n"],
  ])("is none that it has %s", async (_, text) => {
    const [[message] = []] = await said({ ...each, "graph/a.yaml": "id: a\nneeds: tool:b\n", "graph/b.yaml": text });
    expect(message).toBe('"needs" points at "tool:b", which does not exist.');
  });

  it("goes into no baseline", async () => {
    const files = { ...broken, ...waived("deep/one-way.md") };
    const { text, count, left } = baselineFile(await checkFiles(files, { gate: {} }));
    expect([count, text]).toEqual([1, expect.stringContaining('"needs none"')]);
    expect([...left]).toEqual([[RULE, 1]]);
  });
});
