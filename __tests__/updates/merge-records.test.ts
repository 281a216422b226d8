/** Whole files of several records, proposed on a memory that went on since. */
import { describe, expect, it } from "vitest";
import { renderUpdatePretty } from "../../src/report/update-pretty.js";
import { commit, git, makeRepository } from "../git/fixture.js";
import { after, codes, file, judgeIn, updateOn } from "./update-kit.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: events
ontology: { inline: { nodeKinds: [{ name: Event, prefix: event }] } }
classes:
  event:
    files: ["events/*.jsonl", "events/*.yaml"]
    proposable: true
    fields: { id: id, kind: kind, title: title, updatedAt: at }
`;

const LINES = "events/a.jsonl";
const line = (id: string, more = "", at = "2026-06-03T08:20:00Z"): string =>
  `{ "id": "event:${id}", "kind": "Event", "at": "${at}", "title": "Event ${id}"${more} }\n`;
const A = line("a");
const B = line("b");
const C = line("c", ', "seen": [1,  2]');

/** What comes of a file that an agent proposes who read `base`, once main has `main`. */
const proposed = async (path: string, base: string | undefined, main: string, wanted: string) => {
  const folder = makeRepository({
    "memory-steward.yml": "layout: layout.yaml\n",
    "layout.yaml": LAYOUT,
    ...(base !== undefined && { [path]: base }),
  });
  const read = git(folder, "rev-parse", "HEAD");
  commit(folder, "later", { [path]: main });
  const result = await judgeIn(folder, updateOn(read, { changes: [file(path, wanted)] }));
  return { result, codes: codes(result), text: after(result)[path], conflicts: result.changes[0]?.conflicts };
};

const titled = (text: string, title: string): string => text.replace(/"Event .?"/, `"${title}"`);

describe("a file of JSON Lines", () => {
  it.each([
    ["the first line", titled(A, "One"), B, A, titled(B, "Two")],
    ["the second line", A, titled(B, "Two"), titled(A, "One"), B],
  ])("is merged by record where main changed another line: %s", async (_, a, b, x, y) => {
    const { codes, text, conflicts } = await proposed(LINES, A + B + C, a + b + C, x + y + C);
    expect([codes, text, conflicts]).toEqual([[], titled(A, "One") + titled(B, "Two") + C, []]);
  });

  it.each([
    ["Mine", "Theirs"],
    ["Theirs", "Mine"],
  ])("keeps main's field where both changed one, and names it: %s", async (main, wanted) => {
    const now = titled(A, main) + B;
    const { result, codes, text, conflicts } = await proposed(LINES, A + B, now, titled(A, wanted) + titled(B, "Two"));
    expect([codes, text]).toEqual([[], titled(A, main) + titled(B, "Two")]);
    expect(conflicts).toEqual([{ field: "event:a.title", main, proposed: wanted }]);
    const told = renderUpdatePretty(result, false);
    expect(told).toContain("conflict in event:a.title: main went on; its value stays");
    expect(told).toMatch(/^CAN BE PROPOSED {2}1 changed file, 1 of 2 fields not taken · sha256:/m);
  });

  it("takes fields of one line from both sides, and the later of two times", async () => {
    const main = line("a", ', "seen": 1', "2026-06-05T09:00:00Z") + B;
    const wanted = titled(line("a", "", "2026-06-04T09:00:00Z"), "One") + B;
    const { text, conflicts } = await proposed(LINES, A + B, main, wanted);
    expect([text, conflicts]).toEqual([titled(main, "One"), []]);
  });

  it("takes lines that are added on both sides, main's first", async () => {
    const { text, conflicts } = await proposed(LINES, A, A + B, A + C);
    expect([text, conflicts]).toEqual([A + B + C, []]);
    expect((await proposed(LINES, undefined, A, B)).text).toBe(A + B);
    expect((await proposed(LINES, A.trimEnd(), (A + B).trimEnd(), A + C)).text).toBe(A + B + C);
    const windows = (text: string): string => text.replaceAll("\n", "\r\n");
    expect((await proposed(LINES, windows(A), windows(A + B), A + C)).text).toBe(windows(A + B + C));
  });

  it("takes lines away that main did not change, and names those that it did", async () => {
    const { text, conflicts } = await proposed(LINES, A + B + C, A + B + titled(C, "Three"), B);
    expect([text, conflicts]).toEqual([
      B + titled(C, "Three"),
      [{ field: "event:c", main: JSON.parse(titled(C, "Three")) as unknown, proposed: undefined }],
    ]);
  });

  it("brings no line back that was deleted meanwhile, and names it", async () => {
    const { text, conflicts } = await proposed(LINES, A + B + C, A + C, A + titled(B, "Two") + titled(C, "Three"));
    expect([text, conflicts?.map(({ field }) => field)]).toEqual([A + titled(C, "Three"), ["event:b"]]);
  });

  it("is merged with a line that came on both sides", async () => {
    const { text, conflicts } = await proposed(LINES, A, A + titled(B, "Mine"), A + titled(B, "Theirs"));
    expect([text, conflicts]).toEqual([
      A + titled(B, "Mine"),
      [{ field: "event:b.title", main: "Mine", proposed: "Theirs" }],
    ]);
  });

  it("says the same when the same update comes again", async () => {
    const main = titled(A, "One") + B + C;
    expect((await proposed(LINES, A + B, main, titled(A, "One") + B)).result.changes).toEqual([]);
  });

  it.each([
    ["a line without an id", '{ "kind": "Event" }\n', '{ "kind": "Event", "n": 1 }\n'],
    ["a line that is no record", "1\n", "2\n"],
    ["an inexact number", line("n", ', "n": 12345678901234567890'), line("n", ', "n": 12345678901234567891')],
  ])("is refused where records cannot be told: %s", async (_, one, other) => {
    const { codes } = await proposed(LINES, A + one, titled(A, "One") + one, A + other);
    expect(codes).toEqual(["CONFLICT"]);
  });

  it("attack: 8,000 lines that all go, and others that come, are merged in good time", async () => {
    const many = (name: string): string => Array.from({ length: 8_000 }, (_, id) => line(`${name}-${id}`)).join("");
    const begin = performance.now();
    const { text, conflicts } = await proposed(LINES, many("a"), many("a") + B, many("c"));
    expect([text === B + many("c"), conflicts]).toEqual([true, []]);
    expect(performance.now() - begin).toBeLessThan(60_000);
  }, 90_000);

  it("attack: 5,000 lines that all change on both sides are merged in good time", async () => {
    const many = (more: (id: number) => string): string =>
      Array.from({ length: 5_000 }, (_, id) => line(String(id), more(id))).join("");
    const begin = performance.now();
    const { conflicts } = await proposed(
      LINES,
      many(() => ""),
      many((id) => `, "n": ${id}`),
      many((id) => `, "n": ${id + (id % 2)}`),
    );
    expect(conflicts).toHaveLength(2_500);
    expect(performance.now() - begin).toBeLessThan(60_000);
  }, 90_000);
});

describe("a stream of YAML", () => {
  const STREAM = "events/s.yaml";
  const one = (id: string, title: string): string => `id: event:${id}\nkind: Event\ntitle: ${title} # as said\n`;

  it("is merged by document", async () => {
    const { text, conflicts } = await proposed(
      STREAM,
      `# Events\n${one("a", "A")}---\n${one("b", "B")}`,
      `# Events\n${one("a", "One")}---\n${one("b", "B")}`,
      `# Events\n${one("a", "A")}---\n${one("b", "Two")}---\n${one("c", "C")}`,
    );
    expect([text, conflicts]).toEqual([`# Events\n${one("a", "One")}---\n${one("b", "Two")}---\n${one("c", "C")}`, []]);
  });
});
