import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { renderAnnotations } from "../../src/report/annotations.js";
import { hostileText } from "./arbitrary.js";
import { HOSTILE_TEXTS, finding, manyFindings, range, report } from "./fixtures.js";
import { commandsIn } from "./runner-model.js";

describe("renderAnnotations", () => {
  it("says at each finding without a mend what its rule says is to be done", () => {
    const findings = [finding({ path: "a.yaml" }), finding({ path: "b.yaml" })];
    const lines = renderAnnotations(report(findings), { remedyOf: () => "Remove it. Then rest." });
    expect(commandsIn(lines.join("\n")).map(({ data }) => data.split("\n").at(-1))).toEqual([
      "Mend: Remove it.",
      "Mend: Remove it.",
    ]);
  });

  it("writes one command for each finding and ends with the count", () => {
    const given = report(
      [
        finding({ record: "team:build", suggestion: { message: 'Point at "repo:billing"', certain: true, edits: [] } }),
        finding({
          rule: "record/missing-field",
          severity: "warning",
          message: "100% of owners,\nmissing",
          range: range("1:1-4:3"),
        }),
        finding({ rule: "record/stale", severity: "note", path: "a,b:c.yaml", message: "old", range: range("2:1") }),
        finding({ rule: "record/stale", severity: "note", path: "b.yaml", accepted: "baseline" }),
        // The index of a pull request is made after its merge.
        finding({ rule: "index/stale", severity: "note", path: "indexes/graph-index.json" }),
      ],
      { root: "docs/memory" },
    );
    expect(renderAnnotations(given)).toEqual([
      '::error file=docs/memory/graph/teams/build.yaml,line=5,endLine=5,col=7,endColumn=19,title=graph/dangling-edge::owns points at "repo:billling", and no record has that id%0AMend: Point at "repo:billing"%0ARecord: team:build',
      "::warning file=docs/memory/graph/teams/build.yaml,line=1,endLine=4,title=record/missing-field::100%25 of owners,\\nmissing",
      "::notice file=docs/memory/a%2Cb%3Ac.yaml,line=2,endLine=2,col=1,endColumn=1,title=record/stale::old",
      "3 of 3 findings shown as annotations, worst first.",
    ]);
  });

  it("shows a leaked secret and a text that steers agents, however many other errors stand before them", () => {
    const others = Array.from({ length: 30 }, (_, index) => finding({ path: `graph/${10 + index}.yaml` }));
    const leak = finding({ rule: "secret/provider-token", path: "z.md" });
    const steering = finding({ rule: "poison/directive", path: "y.md" });
    const files = commandsIn(renderAnnotations(report([...others, leak, steering])).join("\n")).map(
      ({ properties }) => properties["file"],
    );
    expect([files.length, ...files.slice(0, 3)]).toEqual([10, "y.md", "z.md", "graph/10.yaml"]);
  });

  it("names the first of the other places, which no annotation shows", () => {
    const related = ["graph/b.yaml", "graph/c.yaml"].map((path) => ({
      path,
      range: range("4:3"),
      message: "here first",
    }));
    const [line = ""] = renderAnnotations(report([finding({ related, message: "twice" })], { root: "docs" }));
    expect(line.split("::").at(-1)).toBe("twice%0ASee: docs/graph/b.yaml:4:3 here first");
  });

  it("says so when there is nothing", () => {
    expect(renderAnnotations(report())).toEqual(["No open findings to show as annotations."]);
  });

  it("spends the ten of a level on ten files before any file gets two", () => {
    const crowded = Array.from({ length: 30 }, (_, i) =>
      finding({ path: "a.yaml", subject: `a${i}`, range: range(`${i + 1}:1`) }),
    );
    const others = ["b", "c", "d"].map((name) => finding({ path: `${name}.yaml` }));
    const files = commandsIn(renderAnnotations(report([...crowded, ...others])).join("\n")).map(
      ({ properties }) => `${properties["file"] ?? ""}:${properties["line"] ?? ""}`,
    );
    expect(files).toEqual([
      ...["a.yaml:1", "b.yaml:5", "c.yaml:5", "d.yaml:5"],
      ...["a.yaml:2", "a.yaml:3", "a.yaml:4", "a.yaml:5", "a.yaml:6", "a.yaml:7"],
    ]);
  });

  it.each([5000, 10_000])("keeps to the limits with %i findings and counts them honestly", (count) => {
    const lines = renderAnnotations(report(manyFindings(count)));
    const commands = commandsIn(lines.join("\n"));
    expect(commands.map(({ name }) => name)).toEqual([
      ...Array<string>(10).fill("error"),
      ...Array<string>(10).fill("warning"),
      ...Array<string>(10).fill("notice"),
    ]);
    expect(new Set(commands.slice(0, 10).map(({ properties }) => properties["file"])).size).toBe(10);
    expect(lines.at(-1)).toBe(
      `30 of ${count === 5000 ? "5,000" : "10,000"} findings shown as annotations, worst first.`,
    );
    expect(renderAnnotations(report(manyFindings(count)), { limits: { perLevel: 40, total: 50 } })).toHaveLength(51);
  });

  it("cuts a long message where the runner would, keeps the mend, and says that it cut", () => {
    const long = finding({
      message: "日".repeat(9000),
      record: "team:build",
      suggestion: { message: "Shorten it", certain: false, edits: [] },
    });
    const data = commandsIn(renderAnnotations(report([long]))[0] ?? "")[0]?.data ?? "";
    expect(Buffer.byteLength(data)).toBeGreaterThan(4090);
    expect(Buffer.byteLength(data)).toBeLessThanOrEqual(4096);
    expect(data).toMatch(/日…\nMend: Shorten it\nRecord: team:build$/);
  });

  it("cuts a range that ends before the first column on the line above", () => {
    const [line] = renderAnnotations(report([finding({ range: range("3:1-5:1") })]));
    expect(line).toContain("line=3,endLine=4,title=");
  });

  it("lets no text of a record become a command or a property", () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), hostileText), hostileText, (text, path) => {
        const given = finding({
          message: text,
          path,
          record: text,
          suggestion: { message: text, certain: true, edits: [] },
        });
        const lines = renderAnnotations(report([given]));
        expect(lines.every((line) => !/[\r\n]/.test(line))).toBe(true);
        const commands = commandsIn(lines.join("\n"));
        expect(commands.map(({ name }) => name)).toEqual(["error"]);
        const names = ["file", "line", "endLine", "col", "endColumn", "title"];
        expect(Object.keys(commands[0]?.properties ?? {}).filter((name) => !names.includes(name))).toEqual([]);
        expect(commands[0]?.properties["title"]).toBe("graph/dangling-edge");
        expect(lines.at(-1)).toBe("1 of 1 findings shown as annotations, worst first.");
      }),
    );
  });
});
