/** `keeps`, `logged`, `removal`, `same`, `strictSchema`, `kindIn` and `targetIn` in a layout of a repository's own. */
import { describe, expect, it } from "vitest";
import { checkFiles } from "../support/check-files.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: survey
classes:
  measurement:
    files: ["measurements/**/*"]
    same: { id: $path }
    strictSchema: wanted.json
    fields: { id: id, kind: { value: Measurement }, title: { template: "{place} {unit}" } }
    edges: [{ list: see, kindIn: how, targetIn: whom }]
    keeps:
      - { same: [taken.at], grows: [corrections] }
      - { when: { equals: { final: true } }, unless: { has: [withdrawn] }, same: [value] }
    logged:
      - { unless: { has: [draft] }, of: [note], in: history, with: { what: [set, read], by: [ana] } }
      - { of: [place], in: history }
    removal:
      - { when: { equals: { final: true } }, severity: error }
      - { when: { has: [withdrawn] }, severity: "off" }
      - { severity: note }
`;
const CONFIG = {
  "memory-steward.yml": "layout: layout.yaml\n",
  "layout.yaml": LAYOUT,
  "wanted.json": `{ "required": ["unit"], "properties": { "value": { "type": "number" } } }`,
};
const PATH = "measurements/a.yaml";

type Files = Readonly<Record<string, string>>;

async function told(after: Files, before?: Files): Promise<string[]> {
  const { report } = await checkFiles(
    { ...CONFIG, ...after },
    { gate: {}, ...(before && { before: { ...CONFIG, ...before } }) },
  );
  return report.findings.map(
    ({ severity, rule, path, range: { start } }) => `${severity} ${rule} ${path}:${start.line}:${start.column}`,
  );
}

const yaml = (lines: string, id = "measurements/a") => ({ [`${id}.yaml`]: `id: ${id}\nunit: m\n${lines}` });

describe("changes that a list tells of", () => {
  const ENTRY = "  - { what: set, by: ana }\n";

  it.each([
    ["no entry", "note: a\n", "note: b\n", 1],
    ["no new entry", `note: a\nhistory:\n${ENTRY}`, `note: b\nhistory:\n${ENTRY}`, 5],
    ["a new entry that fits", "note: a\n", `note: b\nhistory:\n${ENTRY}`, undefined],
    ["a new entry of which half fits", "note: a\n", "note: b\nhistory: [{ what: set, by: bob }]\n", 4],
    [
      "a new entry before others",
      `history:\n${ENTRY}`,
      `history:\n  - { what: read, by: ana }\n${ENTRY}note: b\n`,
      undefined,
    ],
    ["an entry that is no mapping", "note: a\n", "note: b\nhistory: [set]\n", 4],
    ["no entry in what was a draft", "draft: 1\nnote: a\n", "note: b\n", undefined],
    ["any new entry where any will do", "place: a\n", "place: b\nhistory: [moved]\n", undefined],
    ["no change of it", "note: a\nmore: 1\n", "more: 2\nnote: a\n", undefined],
  ])("are told with %s: %s", async (_, before, after, line) => {
    const found = await told(yaml(after), yaml(before));
    expect(found.map((each) => each.replace(/:\d+$/, ""))).toEqual(
      line === undefined ? [] : [`error change/unlogged ${PATH}:${line}`],
    );
  });
});

describe("values that stay", () => {
  it.each([
    ["is set", "taken: {}\n", "taken: { at: 1 }\n", []],
    ["is an empty text before", 'taken: { at: "" }\n', "taken: { at: 1 }\n", []],
    ["is written otherwise", "taken: { at: 'x', by: a }\n", "taken:\n  by: b\n  at: x\n", []],
    ["changes", "taken: { at: x }\n", "taken: { at: y }\n", ["3:14"]],
    ["is another number by its text alone", "taken: { at: 1.10 }\n", "taken: { at: 1.1 }\n", ["3:14"]],
    ["goes", "taken: { at: x }\n", "other: 1\n", ["1:1"]],
    ["changes in what was no final record", "value: 1\n", "value: 2\nfinal: true\n", []],
    ["changes in a final record", "final: true\nvalue: 1\n", "final: true\nvalue: 2\n", ["4:8"]],
    ["changes in a record that was final", "final: true\nvalue: 1\n", "value: 2\nwithdrawn: 1\n", ["3:8"]],
    ["changes in one that was withdrawn", "final: true\nwithdrawn: 1\nvalue: 1\n", "value: 2\n", []],
  ])("one %s", async (_, before, after, at) => {
    const found = await told(yaml(after), yaml(before));
    expect(found).toEqual(at.map((each) => `error change/fixed-value ${PATH}:${each}`));
  });
});

describe("lists that grow", () => {
  it.each([
    ["begins", "x: 1\n", "corrections: [a]\n", []],
    ["is null before", "corrections: null\n", "corrections: [a]\n", []],
    ["grows", "corrections: [a, { b: 1, c: 2 }]\n", "corrections: [a, { c: 2, b: 1 }, d]\n", []],
    ["grows in front", "corrections: [a]\n", "corrections: [b, a]\n", ["3:15"]],
    ["loses its middle", "corrections: [a, b, c]\n", "corrections: [a, c]\n", ["3:18"]],
    ["loses its end", "corrections: [a, b]\n", "corrections: [a]\n", ["3:14"]],
    ["becomes a text", "corrections: [a]\n", "corrections: a\n", ["3:14"]],
  ])("one %s", async (_, before, after, at) => {
    const found = await told(yaml(after), yaml(before));
    expect(found).toEqual(at.map((each) => `error change/list-rewritten ${PATH}:${each}`));
  });

  it("are compared in a record that moves to another file, too", async () => {
    const lines = LAYOUT.replace("    same: { id: $path }\n", "");
    const here = { "layout.yaml": lines, [PATH]: "id: a\nunit: m\ncorrections: [a]\n" };
    const there = { "layout.yaml": lines, "measurements/b.yaml": "id: a\nunit: m\ncorrections: [b]\n" };
    expect(await told(there, here)).toEqual(["error change/list-rewritten measurements/b.yaml:3:15"]);
  });
});

describe("removals", () => {
  const other = yaml("", "measurements/b");
  it.each([
    ["final: true\nwithdrawn: 1\n", ["error change/kept-record measurements/a.yaml:1:1"]],
    ["withdrawn: 1\n", []],
    ["value: 1\n", ["note change/kept-record measurements/a.yaml:1:1"]],
  ])("of %s", async (lines, expected) => {
    expect(await told(other, { ...other, ...yaml(lines) })).toEqual(expected);
  });
});

describe("the rest", () => {
  it("warns of what the strict schema objects to, and of nothing twice", async () => {
    expect(await told({ [PATH]: "id: measurements/a\nvalue: x\n" })).toEqual([
      `warning record/schema ${PATH}:1:1`,
      `warning record/schema ${PATH}:2:8`,
    ]);
  });

  it("holds the id against the path", async () => {
    expect(await told({ [PATH]: "id: a\nunit: m\n" })).toEqual([`error record/other-name ${PATH}:1:5`]);
  });

  it("reads edges under other keys, and finds their place", async () => {
    const edges =
      "see: [{ how: near, whom: measurements/b }, { how: near, whom: measurements/c, target: x }, { how: near }]\n";
    const found = await told({ ...yaml(edges), ...yaml("", "measurements/b") });
    expect(found).toEqual([`error graph/dangling-edge ${PATH}:3:63`, `error graph/malformed-edge ${PATH}:3:92`]);
  });

  it("tells what a later layout asks no more", async () => {
    const loose = LAYOUT.replace("    same: { id: $path }\n    strictSchema: wanted.json\n", "")
      .replace("grows: [corrections]", "grows: [remarks]")
      .replace("severity: note", 'severity: "off"');
    const { report } = await checkFiles(
      { ...CONFIG, "layout.yaml": loose, ...yaml("") },
      { gate: {}, before: { ...CONFIG, ...yaml("") } },
    );
    const settings = report.findings.filter(({ rule }) => rule === "gate/loosened").map(({ message }) => message);
    expect(
      ["strictSchema", "same", "keeps", "removal"].filter((word) =>
        settings.some((text) => text.includes(`measurement.${word}`)),
      ),
    ).toEqual(["strictSchema", "same", "keeps", "removal"]);
  });
});
