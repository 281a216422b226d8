import fc from "../../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { compareMemories } from "../../../src/load/compare/compare-memory.js";
import { loadGate } from "../../../src/load/gate.js";
import { readMemory } from "../../../src/load/read-memory.js";
import type { Change } from "../../../src/memory/change.js";
import { treeOf, type Files } from "../../support/check-files.js";

async function changeBetween(before: Files, after: Files, layout = "company-brain"): Promise<Change> {
  const gate = await loadGate(treeOf(before), { layout: { name: layout } });
  const known = await readMemory(treeOf(before), gate, ({ declaration }) => declaration);
  const memory = await readMemory(treeOf(after), gate, ({ declaration }) => declaration, known.files);
  return await compareMemories(known, memory, gate);
}

function ids(records: readonly { readonly id: string }[]): string[] {
  return records.map(({ id }) => id);
}

function renames({ vanished }: Change): Record<string, string | undefined> {
  return Object.fromEntries(vanished.map(({ before, renamedTo }) => [before.id, renamedTo?.id]));
}

function decision(id: string, body: string, title = "Keep one lockfile"): string {
  return `---
id: decision:${id}
kind: Decision
title: ${title}
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
${body}
`;
}

function service(id: string, rest = ""): string {
  return `nodeKind: Service
id: service:${id}
attributes: { title: ${id}, status: approved, owners: [team:build], updatedAt: "2026-06-04T10:00:00Z" }
${rest}`;
}

const TEXT = `Installing the workspace at once spares the registry mirror, which refuses the ninth parallel install
of the nightly builds. The cache is warmed once, before the install jobs start, by a job of its own.`;

describe("files", () => {
  it("lists every file that differs, sorted, with or without records", async () => {
    const { files } = await changeBetween(
      { "a.txt": "1", "b.txt": "1", "graph/c.yaml": service("c"), "z.txt": "1" },
      { "a.txt": "2", "graph/c.yaml": service("c"), "graph/d.yaml": service("d"), "z.txt": "1" },
    );
    expect(files).toEqual([
      { path: "a.txt", kind: "modified" },
      { path: "b.txt", kind: "deleted" },
      { path: "graph/d.yaml", kind: "added" },
    ]);
  });

  it("counts a mode alone as a change of the file, and not of the record", async () => {
    const change = await changeBetween(
      { "graph/c.yaml": service("c") },
      { "graph/c.yaml": { mode: "100755", content: service("c") } },
    );
    expect(change.files).toEqual([{ path: "graph/c.yaml", kind: "modified" }]);
    expect(change.changed).toEqual([]);
  });
});

describe("changed", () => {
  it.each([
    ["a comment", service("c"), `# about it\n${service("c")}`],
    ["CRLF line ends", decision("a", TEXT), decision("a", TEXT).replaceAll("\n", "\r\n")],
    ["blanks around the body", decision("a", TEXT), decision("a", `\n${TEXT}\n\n`)],
    ["quotes", decision("a", TEXT), decision("a", TEXT).replace("kind: Decision", 'kind: "Decision"')],
    [
      "the order of keys",
      decision("a", TEXT),
      decision("a", TEXT).replace("id: decision:a\nkind: Decision", "kind: Decision\nid: decision:a"),
    ],
  ])("does not count %s", async (_, before, after) => {
    const path = before.startsWith("---") ? "decisions/a.md" : "graph/c.yaml";
    const change = await changeBetween({ [path]: before }, { [path]: after });
    expect(change.files).toHaveLength(1);
    expect(change.changed).toEqual([]);
  });

  it.each([
    ["the body", decision("a", TEXT), decision("a", `${TEXT} It works.`)],
    ["an attribute", service("c"), service("c").replace("title: c", "title: d")],
    ["an edge", service("c"), service("c", "edges: { mentions: [{ target: service:d }] }\n")],
    [
      "digits beyond what a number holds",
      service("c", "edges: { mentions: [{ target: service:d, run: 12345678901234567890 }] }\n"),
      service("c", "edges: { mentions: [{ target: service:d, run: 12345678901234567891 }] }\n"),
    ],
    [
      "another version that is the same number",
      service("c").replace("title: c", "title: c, version: 1.1"),
      service("c").replace("title: c", "title: c, version: 1.10"),
    ],
    [
      "text for a number",
      service("c").replace("title: c", "title: c, port: 80"),
      service("c").replace("title: c", 'title: c, port: "80"'),
    ],
  ])("counts %s", async (_, before, after) => {
    const path = before.startsWith("---") ? "decisions/a.md" : "graph/c.yaml";
    const change = await changeBetween({ [path]: before }, { [path]: after });
    expect(ids(change.changed.map((pair) => pair.after))).toHaveLength(1);
    expect([change.added, change.vanished]).toEqual([[], []]);
  });

  it("does not count a move to another file", async () => {
    const change = await changeBetween({ "graph/c.yaml": service("c") }, { "graph/d/c.yaml": service("c") });
    expect([change.changed, change.added, change.vanished]).toEqual([[], [], []]);
    expect(change.files).toHaveLength(2);
  });

  it("finds the one record that differs among the documents of a file", async () => {
    const change = await changeBetween(
      { "graph/all.yaml": [service("a"), service("b"), service("c")].join("---\n") },
      { "graph/all.yaml": [service("c"), service("b").replace("title: b", "title: x"), service("a")].join("---\n") },
    );
    expect(ids(change.changed.map((pair) => pair.after))).toEqual(["service:b"]);
  });

  it("finds records that change their versions with one another, and none that keeps its own", async () => {
    const all = (a: string, b: string, more = "") =>
      [service("c"), service("a"), service("b"), service("d")]
        .map((text, at) => text.replace("status", `version: ${["1.20", a, b, "1.0"][at] ?? ""}, status`) + more)
        .join("---\n");
    const changed = async (before: string, after: string) => {
      const change = await changeBetween({ "graph/all.yaml": before }, { "graph/all.yaml": after });
      return ids(change.changed.map((pair) => pair.after));
    };
    expect(await changed(all("1.10", "1.1"), all("1.1", "1.10"))).toEqual(["service:a", "service:b"]);
    expect(await changed(all("1.10", "1.1"), all("1.10", "1.1", "# later\n"))).toEqual([]);
  });

  it("compares the record with itself, not with a copy that takes its id", async () => {
    const copy = service("b").replace("title: b, status: approved", "title: copy, status: draft");
    const change = await changeBetween(
      { "graph/b.yaml": service("b") },
      { "graph/a.yaml": copy, "graph/b.yaml": service("b") },
    );
    expect(change.changed).toEqual([]);
    const back = await changeBetween(
      { "graph/a.yaml": copy, "graph/b.yaml": service("b") },
      { "graph/b.yaml": service("b") },
    );
    expect([back.changed, back.vanished]).toEqual([[], []]);
  });

  it("counts a patch in another file, where the layout merges declarations", async () => {
    const atlas = {
      "schema/ontology-schema.yaml": "nodeKindFiles: []\n",
      "services/b.yaml": "nodeKind: Service\nid: service:b\nattributes: { displayName: B }\n",
    };
    const patch = "nodeKind: Service\nid: service:b\npatch: true\nattributes: { displayName: C }\n";
    const change = await changeBetween(atlas, { ...atlas, "zz/b.yaml": patch }, "atlas");
    expect(ids(change.changed.map((pair) => pair.after))).toEqual(["service:b"]);
  });
});

describe("vanished", () => {
  it("is a rename where the file stays and the kind stays", async () => {
    const change = await changeBetween(
      { "decisions/a.md": decision("a", TEXT) },
      { "decisions/a.md": decision("b", "Something else altogether.", "Another title") },
    );
    expect(renames(change)).toEqual({ "decision:a": "decision:b" });
  });

  it("is a rename where the content stays, apart from id and time", async () => {
    const change = await changeBetween(
      { "decisions/a.md": decision("a", TEXT) },
      { "decisions/z.md": decision("b", TEXT).replace("2026-06-04", "2026-06-20") },
    );
    expect(renames(change)).toEqual({ "decision:a": "decision:b" });
  });

  it("is a rename where file and content stay, though the kind does not", async () => {
    const before = decision("a", TEXT);
    const asRunbook = before.replace("id: decision:a", "id: runbook:b").replace("kind: Decision", "kind: Runbook");
    const change = await changeBetween({ "pages/a.md": before }, { "pages/a.md": asRunbook });
    expect(renames(change)).toEqual({ "decision:a": "runbook:b" });
    const another = asRunbook.replace(TEXT, "Deploys stop on Fridays.");
    expect(renames(await changeBetween({ "pages/a.md": before }, { "pages/a.md": another }))).toEqual({
      "decision:a": undefined,
    });
  });

  it("is a rename where most of the content stays", async () => {
    const change = await changeBetween(
      { "decisions/a.md": decision("a", TEXT) },
      { "decisions/z.md": decision("b", `${TEXT} The disk stays free.`) },
    );
    expect(renames(change)).toEqual({ "decision:a": "decision:b" });
  });

  it.each([
    ["another kind", { "runbooks/a.md": decision("b", TEXT).replace("kind: Decision", "kind: Runbook") }],
    ["another text in another file", { "decisions/z.md": decision("b", "Deploys stop on Fridays.", "Deploy freeze") }],
    ["nothing", {}],
  ])("is a deletion where there is %s", async (_, after) => {
    const change = await changeBetween({ "decisions/a.md": decision("a", TEXT) }, after);
    expect(renames(change)).toEqual({ "decision:a": undefined });
  });

  it("does not take an unrelated record in a file of many for the same one", async () => {
    const change = await changeBetween(
      { "graph/all.yaml": [service("mirror"), service("store")].join("---\n") },
      { "graph/all.yaml": [service("mirror"), service("deploy-freeze")].join("---\n") },
    );
    expect(renames(change)).toEqual({ "service:store": undefined });
  });

  it("pairs several renames at once by their content, each new record once", async () => {
    const texts = [
      "Warm the cache before the builds start.",
      "Deploys stop on Fridays at noon.",
      "Names are never reused.",
    ];
    const all = (prefix: string) =>
      Object.fromEntries(
        texts.map((text, i) => [
          `decisions/${prefix}${i}.md`,
          decision(`${prefix}${i}`, `${text} ${text}`, `Rule ${i}`),
        ]),
      );
    const change = await changeBetween(all("old"), all("new"));
    expect(renames(change)).toEqual({
      "decision:old0": "decision:new0",
      "decision:old1": "decision:new1",
      "decision:old2": "decision:new2",
    });
    const twins = await changeBetween(
      { "decisions/a.md": decision("a", TEXT), "decisions/b.md": decision("b", TEXT) },
      { "decisions/c.md": decision("c", TEXT) },
    );
    expect(renames(twins)).toEqual({ "decision:a": "decision:c", "decision:b": undefined });
  });

  it("does not lose time on thousands of records that come and go", async () => {
    const many = (prefix: string, count: number): Files => ({
      "graph/all.yaml": Array.from({ length: count }, (_, i) => service(`${prefix}-${i}`)).join("---\n"),
    });
    const change = await changeBetween(many("old", 2000), many("new", 2000));
    expect(change.vanished).toHaveLength(2000);
    expect(change.added).toHaveLength(2000);
    expect(change.vanished.every(({ renamedTo }) => renamedTo === undefined)).toBe(true);
  });

  it("is not what stands in a file that can no longer be read", async () => {
    const broken = decision("a", TEXT).replace("title: Keep", "title: Rule: keep");
    const change = await changeBetween({ "decisions/a.md": decision("a", TEXT) }, { "decisions/a.md": broken });
    expect(change.vanished).toEqual([]);
    expect(ids(change.unreadable)).toEqual(["decision:a"]);
    const mended = await changeBetween({ "decisions/a.md": broken }, { "decisions/a.md": decision("a", TEXT) });
    expect(mended.added).toEqual([]);
  });
});

describe("promoted", () => {
  const note = `# Mirror throttling\n\n${TEXT}\n`;
  const promotions = ({ promoted }: Change) => promoted.map(({ note: { path }, record }) => [path, record.id]);

  it("finds the record in the note's own place", async () => {
    const change = await changeBetween(
      { "pages/mirror.md": note },
      { "pages/mirror.md": decision("a", "Other words.") },
    );
    expect(promotions(change)).toEqual([["pages/mirror.md", "decision:a"]]);
  });

  it("finds a record that cites the note, new or old", async () => {
    const cited = decision("a", "Short.").replace("owners:", "sourceRefs: [notes/mirror.md]\nowners:");
    const added = await changeBetween({ "notes/mirror.md": note }, { "decisions/a.md": cited });
    expect(promotions(added)).toEqual([["notes/mirror.md", "decision:a"]]);
    const changed = await changeBetween(
      { "notes/mirror.md": note, "decisions/a.md": decision("a", "Short.") },
      { "decisions/a.md": cited },
    );
    expect(promotions(changed)).toEqual([["notes/mirror.md", "decision:a"]]);
  });

  it("finds a new record with the note's text", async () => {
    const change = await changeBetween({ "notes/mirror.md": note }, { "decisions/a.md": decision("a", TEXT) });
    expect(promotions(change)).toEqual([["notes/mirror.md", "decision:a"]]);
  });

  it("finds none for a note that just went, that stays, or whose file broke", async () => {
    const other = { "decisions/a.md": decision("a", "Deploys stop on Fridays.", "Deploy freeze") };
    expect(promotions(await changeBetween({ "notes/mirror.md": note }, other))).toEqual([]);
    expect(
      promotions(await changeBetween({ "notes/mirror.md": note }, { "notes/mirror.md": `${note}More.`, ...other })),
    ).toEqual([]);
    const broken = { "notes/mirror.md": `---\na: b: c\n---\n${note}`, "decisions/a.md": decision("a", TEXT) };
    expect(promotions(await changeBetween({ "notes/mirror.md": note }, broken))).toEqual([]);
  });
});

describe("laws", () => {
  const memory = fc.dictionary(
    fc.constantFrom("graph/a.yaml", "graph/b.yaml", "graph/c.yaml", "graph/d.yaml"),
    fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.constantFrom("", "edges: {}\n", "# x\n")), {
      maxLength: 3,
    }),
    { maxKeys: 4 },
  );
  const files = (state: Record<string, [string, string][]>): Files =>
    Object.fromEntries(
      Object.entries(state).map(([path, records]) => [
        path,
        records.map(([id, rest]) => service(id, rest)).join("---\n"),
      ]),
    );

  it("finds nothing between a memory and itself, and the opposite the other way round", async () => {
    await fc.assert(
      fc.asyncProperty(memory, memory, async (one, other) => {
        const same = await changeBetween(files(one), files(one));
        expect([same.files, same.added, same.changed, same.vanished]).toEqual([[], [], [], []]);
        const there = await changeBetween(files(one), files(other));
        const back = await changeBetween(files(other), files(one));
        expect(ids(there.added)).toEqual(back.vanished.map(({ before }) => before.id));
        expect(ids(back.added)).toEqual(there.vanished.map(({ before }) => before.id));
      }),
      { numRuns: 40 },
    );
  });
});
