/** What is proposed for a file on the file as it is: all that is not meant stays as it is written. */
import { describe, expect, it } from "vitest";
import { mergeIntoFile } from "../../src/updates/merge-into-file.js";

const RECORD = `---
id: runbook:a
title: T
steps: [one, two, three]
tags:
  # first
  - x # ex
  - 'y'

  # last
  - z
edges:
  - {kind: uses, target: "a", note: 1} # why
  - {kind: uses, target: "b", note: 2}
---
Body one.

Body two.
`;

function merged(members: Readonly<Record<string, unknown>>, main = RECORD, body?: string, base = RECORD) {
  const [now, was] = [main, base].map((text) => Buffer.from(text));
  const result = mergeIntoFile("runbooks/a.md", {
    main: now ?? Buffer.from(""),
    base: was,
    propose: { members, body },
  });
  return { text: Buffer.from(result?.after ?? "").toString("utf8"), conflicts: result?.conflicts };
}

describe("a list that gains or loses members", () => {
  it.each([
    ["gains one", ["x", "y", "z", "w"], RECORD.replace("  - z\n", "  - z\n  - w\n")],
    ["loses one", ["x", "z"], RECORD.replace("  - 'y'\n", "")],
    [
      "loses one and gains two",
      ["x", "z", "v", "w"],
      RECORD.replace("  - 'y'\n", "").replace("  - z\n", "  - z\n  - v\n  - w\n"),
    ],
    ["gains one in front", ["v", "x", "y", "z"], RECORD.replace("tags:\n", "tags:\n  - v\n")],
    ["gains one within", ["x", "y", "v", "z"], RECORD.replace("'y'\n", "'y'\n  - v\n")],
    ["gets another in a place", ["x", "w", "z"], RECORD.replace("'y'", "'w'")],
  ])("keeps its style and the comments of what stays where it %s", (_, tags, expected) => {
    expect(merged({ tags })).toEqual({ text: expected, conflicts: [] });
  });

  it("puts members between brackets in their places", () => {
    const main = RECORD.replace("three]", "three, four] # steps");
    const { text, conflicts } = merged({ steps: ["zero", "one", "one b", "two", "three"] }, main);
    expect([text, conflicts]).toEqual([
      RECORD.replace("[one, two, three]", "[zero, one, one b, two, three, four] # steps"),
      [],
    ]);
  });

  it("keeps the comment of a member of which a part changes", () => {
    const edges = [
      { kind: "uses", target: "a", note: 3 },
      { kind: "uses", target: "b", note: 2 },
    ];
    expect(merged({ edges }).text).toBe(RECORD.replace("note: 1", "note: 3"));
  });

  it("keeps the comments of a member of which a part changes where another comes or goes", () => {
    const [a, b, c] = [
      { kind: "uses", target: "a", note: 3 },
      { kind: "uses", target: "b", note: 2 },
      { kind: "uses", target: "c" },
    ];
    const changed = RECORD.replace("note: 1", "note: 3");
    const added = `${changed.slice(0, changed.indexOf("---\nBody"))}  - kind: uses\n    target: c\n---\nBody one.\n\nBody two.\n`;
    expect(merged({ edges: [a, b, c] }).text.replaceAll('"', "")).toBe(added.replaceAll('"', ""));
    expect(merged({ edges: [a] }).text).toBe(changed.replace('  - {kind: uses, target: "b", note: 2}\n', ""));
  });

  it("takes a comment of a member to none that stands in its place", () => {
    const edges = [
      { kind: "uses", target: "c" },
      { kind: "uses", target: "b", note: 2 },
    ];
    expect(merged({ edges }).text).not.toContain("# why");
  });

  it("takes a comment to no other member", () => {
    expect(merged({ tags: ["z", "y", "x"] }).text).not.toMatch(/[yz]'? # ex/);
  });
});

describe("a body that is set", () => {
  const crlf = (text: string) => text.replaceAll("\n", "\r\n");

  it("gets the line ends of the file", () => {
    const body = "Body one.\n\nBody changed.\n";
    const [main, moved] = [crlf(RECORD), crlf(RECORD.replace("Body one.", "Body ONE."))];
    const changed = (text: string) => text.replace("Body two", "Body changed");
    expect(merged({}, main, body, main)).toEqual({ text: changed(main), conflicts: [] });
    expect(merged({}, moved, body, main)).toEqual({ text: changed(moved), conflicts: [] });
    expect(merged({}, RECORD, crlf(body))).toEqual({ text: changed(RECORD), conflicts: [] });
    expect(merged({}, main, "Body one.\n\nBody two.\n", main).text).toBe(main);
  });

  it.each([
    ["edited", RECORD.replace("Body two.", "Body two, longer.")],
    ["took away", RECORD.replace("Body two.\n", "")],
  ])("comes in once, however often it is sent, behind a line that something later %s", (_, main) => {
    const body = "Body one.\n\nBody two.\nBody three.\n";
    const first = merged({}, main, body);
    expect(first).toEqual({ text: `${main}Body three.\n`, conflicts: [] });
    expect(merged({}, first.text, body)).toEqual(first);
  });

  it("stands behind a blank line where there was no text, and leaves nothing where it is none", () => {
    const head = RECORD.slice(0, RECORD.indexOf("Body one"));
    expect(merged({}, `${head}\n\n`, "New.", `${head}\n\n`).text).toBe(`${head}\nNew.\n`);
    expect(merged({}, RECORD, "").text).toBe(head);
  });

  it("keeps a byte-order mark", () => {
    const main = `\uFEFF${RECORD}`;
    expect(merged({ title: "U" }, main, "New.\n", main).text).toBe(
      `${main.slice(0, main.indexOf("Body one"))}New.\n`.replace("title: T", "title: U"),
    );
  });
});
