/** What is written into an index is read back as it was, and fits its schema; what is no such thing is refused. */
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "../support/fast-check.js";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deadlineFiles, deadlineMonth, monthOfName, parsePast } from "../../src/indexes/deadline.js";
import { parseIndexHeader } from "../../src/indexes/index-header.js";
import { NeedsFullCheck } from "../../src/indexes/needs-full-check.js";
import { parseRecordLine, recordLine } from "../../src/indexes/record-line.js";
import { parseFindings } from "../../src/indexes/stored-finding.js";
import { declaration } from "../support/declaration-arbitrary.js";
import { fileTexts } from "../support/index-texts.js";

const ajv = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true });
const schema = (name: string) =>
  ajv.compile(
    JSON.parse(readFileSync(new URL(`../../schemas/${name}.schema.json`, import.meta.url), "utf8")) as object,
  );
const isRecord = schema("index-record");
const isDeadline = schema("index-deadline");

/** Copies of a value, in each of which one member, at any depth, is of another type. */
function* withOneMemberOfAnotherType(value: unknown): Generator {
  for (const [key, member] of Object.entries(value as object)) {
    const put = (other: unknown) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...(value as object), [key]: other };
    yield put(null);
    if (Array.isArray(member)) yield put({});
    else if (typeof member === "object") yield put([]);
    // A step of a pointer may be either.
    else if (member !== "step") yield put(typeof member === "string" ? 7 : "7");
    if (typeof member === "object") for (const other of withOneMemberOfAnotherType(member)) yield put(other);
  }
}

describe("a line of a record", () => {
  it("is read back as it was, and fits its schema", () => {
    fc.assert(
      fc.property(declaration, (written) => {
        const line = recordLine(written);
        expect(line).not.toContain("\n");
        expect(parseRecordLine(line)).toEqual(written);
        expect(isRecord(JSON.parse(line)), JSON.stringify(isRecord.errors)).toBe(true);
      }),
    );
  });

  it("is refused where it declares nothing", () => {
    const whole = { class: "graph", path: "a.yaml", edges: [["k", "t", 0, 0, 0]] };
    expect(parseRecordLine(JSON.stringify(whole)).path).toBe("a.yaml");
    const broken: readonly unknown[] = [
      null,
      7,
      [],
      { path: "a.yaml" },
      { ...whole, path: 7 },
      { ...whole, id: 7 },
      { ...whole, role: "king" },
      { ...whole, document: -1 },
      { ...whole, document: "0" },
      { ...whole, owners: "team:a" },
      { ...whole, owners: [7] },
      { ...whole, root: [null] },
      { ...whole, edges: {} },
      { ...whole, edges: ["k"] },
      { ...whole, edges: [["k", 7, 0, 0, 0]] },
      { ...whole, edges: [["k", "t", 0, -2, 0]] },
      { ...whole, edges: [["k", "t", 0, 0, 4]] },
      { ...whole, edges: [["k", "t", 0, 0, 0, { derived: "yes" }]] },
    ];
    for (const line of broken)
      expect(() => parseRecordLine(JSON.stringify(line)), JSON.stringify(line)).toThrow(NeedsFullCheck);
    for (const line of ["", "{", "{}x", "\0"]) expect(() => parseRecordLine(line), line).toThrow(NeedsFullCheck);
  });

  it("is refused where any one member is of another type", () => {
    const whole = {
      ...{ class: "graph", path: "a.yaml", role: "patch", shape: 1, document: 1, root: ["step", "step"] },
      ...{ id: "a", kind: "k", status: "s", updatedAt: "u", sensitivity: "s" },
      ...{ owners: ["o", "p"], sourceRefs: ["r"], missing: ["m"] },
      edges: [
        ["k", "t", 0, 0, 0, { written: "w", key: "to", derived: true }],
        ["k", "t", 0, -1, 0],
      ],
    };
    expect(parseRecordLine(JSON.stringify(whole)).edges).toHaveLength(2);
    for (const line of withOneMemberOfAnotherType(whole))
      expect(() => parseRecordLine(JSON.stringify(line)), JSON.stringify(line)).toThrow(NeedsFullCheck);
  });

  it("never breaks the reader", () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        for (const read of [parseRecordLine, (line: string) => parseFindings(`${line}\n`)]) {
          try {
            read(json);
          } catch (error) {
            expect(error).toBeInstanceOf(NeedsFullCheck);
          }
        }
        expect(parseIndexHeader(json)).toBeUndefined();
      }),
    );
  });
});

describe("a header", () => {
  const counts = { a: 1, b: 2 };
  const tally = { files: 1, documents: 1, ids: 1, roles: counts, forms: counts, nodeKinds: counts, edgeKinds: counts };
  const whole = {
    ...{
      schema: "memory-steward.graph-index/v2",
      steward: "1",
      generatedAt: "2026-06-03T08:20:00Z",
      sourceCommit: "c",
    },
    ...{ sourceDigest: "s", ontologyDigest: "o", generatedDigest: "g", gateDigest: "g", judgeDigest: "j" },
    ...{ contents: { a: "1", b: "2" }, withheld: 1, editCharacters: 1 },
    tallies: { all: tally, classes: { a: tally, b: tally }, parseErrors: 0 },
  };

  it("is none where any one member is of another type", () => {
    expect(parseIndexHeader(JSON.stringify(whole))).toEqual(whole);
    for (const header of withOneMemberOfAnotherType(whole))
      expect(parseIndexHeader(JSON.stringify(header)), JSON.stringify(header)).toBeUndefined();
  });

  it("is none of another format, made at no time, or with a count that is none", () => {
    for (const other of [{ schema: "memory-steward.graph-index/v1" }, { generatedAt: "then" }])
      expect(parseIndexHeader(JSON.stringify({ ...whole, ...other }))).toBeUndefined();
    for (const withheld of [-1, 1.5, 2 ** 53])
      expect(parseIndexHeader(JSON.stringify({ ...whole, withheld })), String(withheld)).toBeUndefined();
  });
});

describe("deadlines", () => {
  const DAY = 86_400_000;
  const time = fc.oneof(fc.integer({ min: 0, max: 4e12 }), fc.double({ noNaN: true, min: -1e17, max: 1e17 }));

  it("tell at any time which files it has caught up with, each file of them fitting the schema", () => {
    const deadline = fc.record({ since: time, path: fc.string({ minLength: 1 }) });
    fc.assert(
      fc.property(fc.array(deadline), fc.integer({ min: 0, max: 4e12 }), (deadlines, now) => {
        const past = new Set<string>();
        for (const [name, lines] of fileTexts(deadlineFiles(deadlines))) {
          for (const line of lines.split("\n").slice(0, -1)) expect(isDeadline(JSON.parse(line))).toBe(true);
          const month = monthOfName(name.slice("indexes/deadlines/".length).replace(/\/.*/, ""));
          if (month <= deadlineMonth(now)) for (const path of parsePast(lines, now)) past.add(path);
        }
        expect(past).toEqual(new Set(deadlines.filter(({ since }) => now > since).map(({ path }) => path)));
      }),
    );
  });

  it("stand once for each file and time, by months", () => {
    const since = Date.UTC(2026, 4, 30);
    const files = deadlineFiles([
      { since: since + 2 * DAY, path: "b" },
      { since, path: "b" },
      { since, path: "a" },
      { since: since + DAY, path: "a" },
      { since, path: "b" },
      { since, path: "a" },
    ]);
    expect(Object.fromEntries(fileTexts(files))).toEqual({
      "indexes/deadlines/2026-05.jsonl": `[${since},"a"]\n[${since + DAY},"a"]\n[${since},"b"]\n`,
      "indexes/deadlines/2026-06.jsonl": `[${since + 2 * DAY},"b"]\n`,
    });
  });

  it("are refused where a line is none, or cut short", () => {
    for (const lines of ["7\n", '["a","a"]\n', "[1,1]\n", "[1]\n", '[1,"a",2]\n', "x\n", '[1,"a"]', "\n"]) {
      expect(() => parsePast(lines, 2), lines).toThrow(NeedsFullCheck);
    }
  });
});

describe("a stored finding", () => {
  const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
  const whole = {
    by: "file",
    problem: { rule: "record/stale", message: "m", at: { path: "a" } },
    places: { at: range, related: [] as unknown[] },
  };

  it("is refused where it is none", () => {
    expect(parseFindings(`${JSON.stringify(whole)}\n`)).toEqual({ findings: [whole], causes: [] });
    const problem = (members: object) => ({ ...whole, problem: { ...whole.problem, ...members } });
    const broken: readonly unknown[] = [
      { ...whole, by: "hand" },
      { ...whole, places: {} },
      { ...whole, places: { at: { start: 1 }, related: [] } },
      { ...whole, places: { at: range, related: [range] } },
      { ...whole, places: { at: range, related: [], edit: { path: 7 } } },
      problem({ rule: 7 }),
      problem({ rule: "record/of-no-rule" }),
      problem({ at: "a" }),
      problem({ at: { path: "a", pointer: [{}] } }),
      problem({ severity: "fatal" }),
      problem({ related: [{ at: { path: "a" } }] }),
      problem({ suggestion: "do" }),
      problem({ suggestion: { message: "m", certain: true, edit: { kind: "erase", pointer: [] } } }),
      problem({ suggestion: { message: "m", certain: true, edit: { kind: "text", text: "x" } } }),
      problem({ since: "now" }),
    ];
    for (const finding of broken) {
      expect(() => parseFindings(`${JSON.stringify(finding)}\n`), JSON.stringify(finding)).toThrow(NeedsFullCheck);
    }
    expect(() => parseFindings(JSON.stringify(whole))).toThrow("cut short");
  });

  it("is refused where any one member is of another type", () => {
    const at = { path: "a", document: 1, pointer: ["step", "step"], part: "key", link: 1, range };
    const edits = [
      { kind: "text", range, text: "x" },
      { kind: "insert", pointer: ["step"], key: "k" },
      { kind: "rename-key", pointer: ["step"], key: "k" },
      { kind: "set", pointer: ["step"] },
      { kind: "delete", pointer: ["step"] },
    ];
    for (const edit of edits) {
      const finding = {
        by: "graph",
        problem: {
          ...{
            rule: "record/stale",
            message: "m",
            at,
            record: "a",
            subject: "s",
            severity: "note",
            since: 1,
            until: 2,
          },
          ...{ suggestion: { message: "m", certain: true, at, edit }, more: { count: 1, waiver: "w" } },
          related: [
            { message: "m", at },
            { message: "m", at: { path: "b", part: "value" } },
          ],
        },
        places: { at: range, related: [range, range], edit: { path: "a", range, newText: "x" } },
      };
      expect(parseFindings(`${JSON.stringify(finding)}\n`).findings).toEqual([finding]);
      for (const other of withOneMemberOfAnotherType(finding))
        expect(() => parseFindings(`${JSON.stringify(other)}\n`), JSON.stringify(other)).toThrow(NeedsFullCheck);
    }
  });
});
