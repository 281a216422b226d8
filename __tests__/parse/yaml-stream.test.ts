import fc from "../support/fast-check.js";
import { expect, test } from "vitest";
import { parseAllDocuments, stringify } from "yaml";
import { sliceStream } from "../../src/parse/yaml-slices.js";
import { FULL_READER, read, values } from "./reading.js";

test.each([
  ["", []],
  ["# a\n\n", []],
  ["a", ["a"]],
  ["# c\n---\na\n", ["# c\n---\na\n"]],
  ["a\n---\nb", ["a\n", "---\nb"]],
  ["a\n--- b\n", ["a\n", "--- b\n"]],
  ["a\n---b\n", ["a\n---b\n"]],
  ["a\n ---\n", ["a\n ---\n"]],
  ["a\n...\nb", ["a\n...\n", "b"]],
  ["a\n...\n# c\n", ["a\n...\n"]],
  ["---\n---\n", ["---\n", "---\n"]],
  ["%YAML 1.2\n---\na", ["%YAML 1.2\n---\na"]],
  ["a\r\n---\r\nb\r\n", ["a\r\n", "---\r\nb\r\n"]],
  ["a: |\n  b\n---\nc", ["a: |\n  b\n", "---\nc"]],
])("slices of %j", (text, slices) => {
  expect(sliceStream(text).map(({ start, end }) => text.slice(start, end))).toEqual(slices);
});

/** The `yaml` package on the whole stream, with the same settings; undefined where it objects. */
function readWhole(text: string): unknown[] | undefined {
  const documents = parseAllDocuments(text, {
    version: "1.2",
    merge: false,
    resolveKnownTags: false,
    stringKeys: true,
    uniqueKeys: true,
    logLevel: "silent",
  });
  if ("empty" in documents) return documents.errors.length > 0 ? undefined : [];
  if (documents.some(({ errors, warnings }) => errors.length + warnings.length > 0)) return undefined;
  return documents.map((document): unknown => document.toJS());
}

test("law: slices mean what the whole stream means to the yaml package", () => {
  const piece = fc.constantFrom(
    ..."a|b: | |\n|\n|- |---\n|--- |...\n|# c\n|\"q\"|'s'|[|]|{|}|,|:|1|true|~|\n  |? |é|\r\n|0x1F|<<: |!!str ".split(
      "|",
    ),
    "|\n",
    ">\n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = pieces.join("");
      const { documents, problems } = read(text, "yaml", FULL_READER);
      const whole = readWhole(text);
      if (problems.length === 0) expect(documents.map(({ value }) => value)).toEqual(whole);
      // We refuse more than the package does, and name why.
      else if (whole)
        expect(problems[0]?.message).toMatch(/colon stands here without a key|carriage return|readers of YAML 1\.1/);
    }),
    { numRuns: 4000 },
  );
});

test("law: breaking one document changes no other", () => {
  const document = fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.oneof(fc.integer(), fc.string()), {
    minKeys: 1,
  });
  const breakage = fc.constantFrom(
    "a: [1\n",
    "a: 'x\n",
    'a: "x\n',
    "a: @x\n",
    "\ta: 1\n",
    "a: 1\na: 2\n",
    "a: b: [\n",
    "}\n",
  );
  fc.assert(
    fc.property(fc.array(document, { minLength: 1, maxLength: 5 }), fc.nat(), breakage, (list, at, broken) => {
      const texts = list.map((value) => stringify(value));
      const index = at % (list.length + 1);
      const text = texts
        .toSpliced(index, 0, broken)
        .map((part) => `---\n${part}`)
        .join("");
      const { documents, problems } = read(text);
      expect(documents.map(({ value }) => value)).toEqual(list);
      expect(documents.map((each) => each.index)).toEqual(list.map((_, n) => (n < index ? n : n + 1)));
      expect(problems.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test("law: the order of keys does not matter", () => {
  const key = fc.stringMatching(/^[a-z_]{1,6}$/);
  const entries = fc.uniqueArray(fc.tuple(key, fc.jsonValue({ maxDepth: 2 })), {
    selector: ([name]) => name,
    minLength: 2,
  });
  const shuffled = entries.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      const texts = [list, other].map((pairs) => pairs.map((pair) => stringify(new Map([pair]))).join(""));
      expect(values(texts[1] ?? "")).toEqual(values(texts[0] ?? ""));
      expect(values(texts[1] ?? "", "yaml", FULL_READER)).toEqual(values(texts[0] ?? ""));
    }),
    { numRuns: 300 },
  );
});
