import { describe, expect, it } from "vitest";
import { bothWays, withIndex } from "../../support/both-ways.js";
import { renderJson } from "../../../src/report/json.js";
import { findingsOf, said } from "../../support/findings-of.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: runs
classes:
  journal:
    files: ["journals/**"]
    appendOnly: true
    fields: { id: id, title: title }
`;

const ONE = '{"id":"run:1","title":"One"}';
const TWO = '{"id":"run:2","title":"Two"}';
const THREE = '{"id":"run:3","title":"Three"}';

const CHANGED = "Lines of this journal that are merged are changed; it may only grow at its end.";

async function toldOf(before: string, after: string, name = "a.jsonl"): Promise<string[]> {
  const files = { "layout.yaml": LAYOUT };
  const path = `journals/${name}`;
  const options = { layout: "layout.yaml", before: { ...files, [path]: before } };
  return said(await findingsOf("change/journal-rewritten", { ...files, [path]: after }, options));
}

describe("a journal of JSON Lines", () => {
  it.each([
    ["lines at its end", `${ONE}\n${TWO}\n`, `${ONE}\n${TWO}\n${THREE}\n`],
    ["a line after one that has no end", ONE, `${ONE}\n${TWO}`],
    ["a line after one that has no end, as Windows writes it", ONE, `${ONE}\r\n${TWO}\r\n`],
    ["the end of its last line", ONE, `${ONE}\n`],
    ["its first line", "", `${ONE}\n`],
  ])("may get %s", async (_, before, after) => {
    expect(await toldOf(before, after)).toEqual([]);
  });

  it.each([
    ["a line is put before the others", `${ONE}\n${TWO}\n`, `${THREE}\n${ONE}\n${TWO}\n`, 1],
    ["a line is changed", `${ONE}\n${TWO}\n`, `${ONE.replace("One", "Eins")}\n${TWO}\n${THREE}\n`, 1],
    ["the second line is changed", `${ONE}\n${TWO}\n`, `${ONE}\n${THREE}\n`, 2],
    ["a line is put between", `${ONE}\n${TWO}\n`, `${ONE}\n${THREE}\n${TWO}\n`, 2],
    ["a line is gone", `${ONE}\n${TWO}\n`, `${ONE}\n`, 1],
    ["all lines are gone", `${ONE}\n${TWO}\n`, "", 1],
    ["its last line goes on", ONE, `${ONE} \n${TWO}\n`, 1],
    ["its second and last line goes on", `${ONE}\n${TWO}`, `${ONE}\n${TWO} \n`, 2],
    ["its line ends are others", `${ONE}\n${TWO}\n`, `${ONE}\r\n${TWO}\r\n${THREE}\r\n`, 1],
  ])("is told of, with the line, where %s", async (_, before, after, line) => {
    expect(await toldOf(before, after)).toEqual([`${line}:1 ${CHANGED}`]);
  });

  it("is told of in any other format, however it grows", async () => {
    const said = ["1:1 This journal file is changed; once merged it never changes."];
    expect(await toldOf("id: run:1\n", "id: run:1\ntitle: One\n", "a.yaml")).toEqual(said);
  });

  it("is told the same with and without the index", async () => {
    const files = { "layout.yaml": LAYOUT, "memory-steward.yml": "layout: layout.yaml\nindexes: { inline: 0 }\n" };
    const before = await withIndex({ ...files, "journals/a.jsonl": `${ONE}\n`, "journals/b.jsonl": `${TWO}\n` });
    const grown = { ...before, "journals/a.jsonl": `${ONE}\n${THREE}\n`, "journals/b.jsonl": "" };
    const { incremental, whole } = await bothWays(before, grown);
    expect(incremental.readAllBecause).toBeUndefined();
    expect(renderJson(incremental.report)).toEqual(renderJson(whole.report));
    const told = whole.report.findings.filter(({ rule }) => rule === "change/journal-rewritten");
    expect(told.map(({ path }) => path)).toEqual(["journals/b.jsonl"]);
  });
});
