/** `entries` and `ascending` in a layout of a repository's own: names of things in lists, and times and numbers in lists and alone. */
import { describe, expect, it } from "vitest";
import { checkFiles } from "../support/check-files.js";

const CONFIG = {
  "memory-steward.yml": "layout: layout.yaml\n",
  "layout.yaml": `layout: memory-steward.layout/v1
name: recipes
classes:
  recipe:
    files: ["recipes/*.yaml"]
    fields: { id: $stem, title: title }
    entries: { steps.*.after: steps.*.name, first: steps.*.name }
    ascending: [[low, high], [opened, "visits.*.at", closed], ["visits.*.height"]]
`,
};

async function told(lines: string): Promise<string[]> {
  const { report } = await checkFiles({ ...CONFIG, "recipes/a.yaml": `title: A\n${lines}` }, { gate: {} });
  return report.findings.map(
    ({ rule, message, range: { start }, suggestion }) =>
      `${rule} ${start.line}:${start.column} ${message}${suggestion ? ` [${suggestion.message}]` : ""}`,
  );
}

describe("names of items", () => {
  const STEPS = "steps:\n  - { name: pull_all }\n  - { name: check, after: ";

  it.each([
    ["one of them", "pull_all", []],
    ["several", "[pull_all, check]", []],
    ["none", "publish", ["4:27 [Name one of its items, or add the one that is meant]"]],
    ["another spelling", "pull-all", ["4:27 [Write pull_all]"]],
    ["a slip, in a list", "[check, pul_all]", ["4:35 [Did you mean pull_all?]"]],
    ["no text", "7", []],
  ])("hold of %s", async (_, after, expected) => {
    const found = await told(`${STEPS}${after} }\n`);
    expect(found.map((each) => each.replace(/^record\/missing-entry (\S+) .* \[/, "$1 ["))).toEqual(expected);
  });

  it("are told in each place, and where the list is empty", async () => {
    const message = (name: string) => `No item of "steps" has the "name" "${name}".`;
    const found = await told("first: pull\nsteps:\n  - { after: warm }\n  - { after: warm }\n");
    expect(found).toEqual([
      expect.stringContaining(`record/missing-entry 2:8 ${message("pull")}`),
      expect.stringContaining(`record/missing-entry 4:14 ${message("warm")}`),
      expect.stringContaining(`record/missing-entry 5:14 ${message("warm")}`),
    ]);
    expect(await told("first: pull\nsteps: []\n")).toEqual([expect.stringContaining(message("pull"))]);
  });

  it("are not looked for where there is no list", async () => {
    expect(await told("first: pull\n")).toEqual([]);
    expect(await told("first: pull\nsteps: none\n")).toEqual([]);
  });
});

describe("order", () => {
  it.each([
    ["numbers", "low: 2\nhigh: 2.5\n", []],
    ["equal numbers", "low: 2\nhigh: 2\n", []],
    ["numbers the wrong way round", "low: 3\nhigh: 2.5\n", ['3:7 "high" is 2.5, which is less than "low", 3.']],
    ["a number and a text", 'low: 3\nhigh: "2"\n', []],
    ["a number and a time", "low: 3\nhigh: 1969-01-01\n", []],
    ["one alone", "high: -1\n", []],
    [
      "items of a list",
      "visits:\n  - { height: 3 }\n  - {}\n  - { height: 1 }\n  - { height: 2 }\n",
      ['5:15 "visits.2.height" is 1, which is less than "visits.0.height", 3.'],
    ],
    [
      "items between two times",
      "opened: 2026-05-02\nvisits: [{ at: 2026-05-01 }, { at: 2026-05-03 }]\nclosed: 2026-05-02\n",
      [
        '3:16 "visits.0.at" is "2026-05-01", which lies before "opened", "2026-05-02".',
        '4:9 "closed" is "2026-05-02", which lies before "visits.1.at", "2026-05-03".',
      ],
    ],
  ])("is asked of %s", async (_, lines, expected) => {
    expect(await told(lines)).toEqual(expected.map((each) => `record/out-of-order ${each}`));
  });
});
