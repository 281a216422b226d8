import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { rewriteFrontMatter, withFrontMatter, type FrontMatterValue } from "../../src/parse/rewrite-front-matter.js";

const VALUES: readonly FrontMatterValue[] = [
  [["id"], "decision:x"],
  [["title"], "One: two"],
  [["tags"], ["a", "b"]],
  [["related", "derived_from"], ["note:x"]],
];

describe("rewriteFrontMatter", () => {
  it("begins front matter where there is none", () => {
    expect(rewriteFrontMatter("# Hi\n\nText without a line break", VALUES)).toBe(
      '---\nid: decision:x\ntitle: "One: two"\ntags:\n  - a\n  - b\nrelated:\n  derived_from:\n    - note:x\n---\n\n# Hi\n\nText without a line break',
    );
  });

  it("puts what is set first and keeps the rest: comments, numbers as written, forms", () => {
    const note = `---
# what it is called
title: old
version: 1.10
tags: [a, b] # two
repoRefs:
  - repository:x
---
Body
`;
    expect(rewriteFrontMatter(note, VALUES)).toBe(`---
id: decision:x
# what it is called
title: "One: two"
tags: [a, b] # two
related:
  derived_from:
    - note:x
version: 1.10
repoRefs:
  - repository:x
---

Body
`);
  });

  it("keeps the bytes of what it does not set", () => {
    const members = [
      "# About all of it.\n\n",
      "big: 12345678901234567890\nhex: 0x1F\nexp: 1e3\nnone: ~\nempty:\n",
      "flow: {a: 1, b: [x,  y]} # two\n  # as well\n",
      "kept: |+\n  a  \n\n  b\n\n",
      "folded: >-\n  one\n  two\n# about the list\nlist:   # here\n- 'x'   # why\n- \"y\"\n",
      `long: ${"word ".repeat(60)}end\nquoted: "${"a b\\n ".repeat(40)}"\n`,
      "# the end\n",
    ];
    const head = "---\n" + (members[0] ?? "") + 'id: decision:x\ntitle: "One: two"\ntags:\n  - a\n  - b\n';
    const own = members.slice(1);
    const rewritten = rewriteFrontMatter(
      `---\n${members[0] ?? ""}${own.slice(0, -1).join("")}title: old\n# the end\n---\nBody\n`,
      VALUES,
    );
    expect(rewritten).toBe(`${head}related:\n  derived_from:\n    - note:x\n${own.join("")}---\n\nBody\n`);
  });

  it("adds to a nested mapping and keeps the bytes of the rest of it", () => {
    const rewritten = rewriteFrontMatter(
      "---\nrelated:\n    mentions: ['a',  b] # two\n    big: 0x1F\n---\nBody\n",
      VALUES,
    );
    expect(rewritten).toContain("related:\n    mentions: ['a',  b] # two\n    big: 0x1F\n    derived_from: [note:x]\n");
  });

  it("adds to a mapping that is there, and fills an empty one", () => {
    const full = rewriteFrontMatter("---\nrelated:\n  documents: [service:a]\n---\n", VALUES);
    expect(parse(full.split("---\n")[1] ?? "")).toMatchObject({
      related: { documents: ["service:a"], derived_from: ["note:x"] },
    });
    const empty = rewriteFrontMatter("---\nrelated:\n---\n", VALUES);
    expect(parse(empty.split("---\n")[1] ?? "")).toMatchObject({ related: { derived_from: ["note:x"] } });
  });

  it("keeps the line ends of the body", () => {
    const rewritten = rewriteFrontMatter("---\r\ntitle: old\r\n---\r\n\r\nBody\r\n", VALUES);
    expect(rewritten.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(rewritten.endsWith("---\r\n\r\nBody\r\n")).toBe(true);
  });

  it("keeps a body whole that looks like front matter", () => {
    const body = "***\nid: other\n---\n";
    expect(rewriteFrontMatter(body, VALUES).endsWith(`---\n\n${body}`)).toBe(true);
  });

  it("names what cannot be written", () => {
    expect(() => rewriteFrontMatter("---\nrelated: [x]\n---\n", VALUES)).toThrow(
      '"related" in the front matter is no mapping',
    );
    expect(() => rewriteFrontMatter("---\ntitle: &t old\nother: *t\n---\n", VALUES)).toThrow("cannot be rewritten");
  });
});

describe("withFrontMatter", () => {
  it.each([
    "---\nA rule above.\n",
    "---js\nprocess.exit(9)\n---\nx\n",
    "---\nNote: above\n---\nBelow\n",
    "---\ntitle: &a X\nother: *a\n---\nBelow\n",
    "---\ntitle: [x\n---\nx\n",
    "--- \nx\n",
  ])("keeps a body whole that begins like front matter: %j", (body) => {
    expect(withFrontMatter(body, [[["id"], "decision:x"]])).toBe(`---\nid: decision:x\n---\n\n${body}`);
  });
});
