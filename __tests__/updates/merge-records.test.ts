/** Whole files of several records, proposed on a memory that went on since. */
import { MOST_COMPARED } from "../../src/review/constants.js";
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
  list:
    files: ["lists/*.{yaml,json}"]
    proposable: true
    fields: { id: ref, kind: { value: Event }, title: title, updatedAt: at }
    documents: [{ when: { has: [events] }, each: events }]
`;

const LINES = "events/a.jsonl";
const line = (id: string, more = "", at = "2026-06-03T08:20:00Z"): string =>
  `{ "id": "event:${id}", "kind": "Event", "at": "${at}", "title": "Event ${id}"${more} }\n`;
const A = line("a");
const B = line("b");
const C = line("c", ', "seen": [1,  2]');
/** Without an id. */
const [W, X, Y, Z] = ["w", "x", "y", "z"].map((seen) => `{ "kind": "Event", "seen": "${seen}" }\n`) as [
  string,
  string,
  string,
  string,
];

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
    ["main changed another line", [A, X, Y], [titled(A, "One"), X, Y], [A, X, Z], [titled(A, "One"), X, Z]],
    ["main changed another of them", [X, Y, A], [Z, Y, A], [X, W, A], [Z, W, A]],
    ["both append", [X, A], [X, A, Y], [X, A, Z], [X, A, Y, Z]],
    ["both append the same", [X], [X, Y], [X, Y, Z], [X, Y, Z]],
    ["one of two that say the same goes", [X, A, X], [X, titled(A, "One"), X], [X, A], [X, titled(A, "One")]],
  ])("is merged by lines without an id where %s", async (_, base, main, wanted, merged) => {
    for (const end of ["\n", "\r\n"]) {
      const [was, is, goal, expected] = [base, main, wanted, merged].map((lines) =>
        lines.join("").replaceAll("\n", end),
      );
      const { codes, text, conflicts } = await proposed(LINES, was, is ?? "", goal ?? "");
      expect([codes, text, conflicts]).toEqual([[], expected, []]);
    }
  });

  it.each([
    ["both changed it", [X, A], [Y, A], [Z, A]],
    ["main took it away and the update changed it", [X, A], [A], [Y, A]],
    ["main changed it and the update took it away", [X, A], [Y, A], [A]],
  ])("is refused where nobody can tell what became of a line without an id: %s", async (_, base, main, wanted) => {
    const [was, is, goal] = [base, main, wanted].map((lines) => lines.join(""));
    expect((await proposed(LINES, was, is ?? "", goal ?? "")).codes).toEqual(["CONFLICT"]);
  });

  it("keeps versions that are the same number, or is refused", async () => {
    const at = (version: string): string => line("a", `, "version": ${version}`);
    const [was, now] = [at("1.10") + B, at("1.10") + titled(B, "Two")];
    expect((await proposed(LINES, was, now, titled(at("1.10"), "One") + B)).text).toBe(
      titled(at("1.10"), "One") + titled(B, "Two"),
    );
    expect((await proposed(LINES, was, now, at("1.1") + B)).codes).toEqual(["CONFLICT"]);
    expect((await proposed(LINES, at("1.1") + B, at("1.1") + titled(B, "Two"), at("1.10") + B)).codes).toEqual([
      "CONFLICT",
    ]);
    expect((await proposed(LINES, was, now, was + line("c", ', "version": 2.0'))).text).toBe(
      now + line("c", ', "version": 2.0'),
    );
  });

  it.each([
    ["a line that is no record", "1\n", "2\n"],
    ["an inexact number", line("n", ', "n": 12345678901234567890'), line("n", ', "n": 12345678901234567891')],
  ])("is refused where records cannot be told: %s", async (_, one, other) => {
    const { codes } = await proposed(LINES, A + one, titled(A, "One") + one, A + other);
    expect(codes).toEqual(["CONFLICT"]);
  });

  it("attack: 8,000 lines that all go, and as many others as an update may bring, are merged in good time", async () => {
    const many = (name: string, length = 8_000): string =>
      Array.from({ length }, (_, id) => line(`${name}-${id}`)).join("");
    const begin = performance.now();
    const { text, conflicts } = await proposed(LINES, many("a"), many("a") + B, many("c", MOST_COMPARED));
    expect([text === B + many("c", MOST_COMPARED), conflicts]).toEqual([true, []]);
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

describe("a list of records", () => {
  const LIST = "lists/l.yaml";
  const one = (ref: number, title: string, note = "n"): string =>
    `  - ref: e:${ref} # as said\n    title: ${title}\n    note: ${note}\n`;
  const list = (...items: readonly string[]): string => `# Events\nevents:\n${items.join("")}`;
  const [FIRST, SECOND, THIRD] = [one(1, "A"), one(2, "B"), one(3, "C")];

  it("is merged record by record, by the ids that the layout has", async () => {
    const base = list(FIRST, SECOND, THIRD);
    const main = list(one(1, "One"), one(2, "Two"), THIRD);
    const wanted = list(FIRST, one(2, "B", "m"), one(3, "Three"));
    const { text, conflicts } = await proposed(LIST, base, main, wanted);
    const merged = list(one(1, "One"), one(2, "Two", "m"), one(3, "Three"));
    expect([text, conflicts]).toEqual([merged, []]);
  });

  it("takes the later of two times, in the record that they are of", async () => {
    const at = (ref: number, title: string, day: number, note = "n"): string =>
      one(ref, title, note).replace("    note", `    at: 2026-06-0${day}T08:20:00Z\n    note`);
    const base = list(at(1, "A", 1), at(2, "B", 1));
    const main = list(at(3, "C", 1), at(1, "One", 2), at(2, "Two", 5));
    const wanted = list(at(1, "A", 3, "m"), at(2, "B", 4, "m"));
    const { text, conflicts } = await proposed(LIST, base, main, wanted);
    expect([text, conflicts]).toEqual([list(at(3, "C", 1), at(1, "One", 3, "m"), at(2, "Two", 5, "m")), []]);
  });

  it("brings no record back that main took away, and takes none that it changed: both are named", async () => {
    const [all, without] = [list(FIRST, SECOND, THIRD), list(FIRST, THIRD)];
    const edited = list(FIRST, one(2, "Two"), THIRD);
    const back = await proposed(LIST, all, without, edited.replace("title: C", "title: Three"));
    expect([back.text, back.conflicts]).toEqual([
      without.replace("title: C", "title: Three"),
      [{ field: "e:2", main: undefined, proposed: { ref: "e:2", title: "Two", note: "n" } }],
    ]);
    const gone = await proposed(LIST, all, edited, without.replace("title: C", "title: Three"));
    expect([gone.text, gone.conflicts]).toEqual([
      edited.replace("title: C", "title: Three"),
      [{ field: "e:2", main: { ref: "e:2", title: "Two", note: "n" }, proposed: undefined }],
    ]);
  });

  it("keeps main's field where both changed one, and names it by its record", async () => {
    const json = (title: string, other: string): string =>
      `${JSON.stringify(
        {
          events: [
            { ref: 7, title },
            { ref: 8, title: other },
          ],
        },
        null,
        2,
      )}\n`;
    const { text, conflicts } = await proposed(
      "lists/l.json",
      json("A", "B"),
      json("Mine", "B"),
      json("Theirs", "Two"),
    );
    expect([text, conflicts]).toEqual([json("Mine", "Two"), [{ field: "7.title", main: "Mine", proposed: "Theirs" }]]);
  });
});
