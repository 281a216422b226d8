import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { NeedsFullCheck } from "../../src/indexes/needs-full-check.js";
import { keyOfLine } from "../../src/indexes/record-line.js";
import { RecordShard } from "../../src/indexes/record-shard.js";

const id = fc.string({
  unit: fc.constantFrom("a", "B", "b", ":", ".", "-", '"', "\\", "\u00df", "s", "\u017f"),
  maxLength: 4,
});
const line = fc.oneof(
  id.map((text) => JSON.stringify({ id: text, class: "c", path: "p" })),
  fc.constantFrom("p", "q").map((path) => JSON.stringify({ class: "c", path })),
);

describe("a shard of records", () => {
  it("gives the lines of a key, in their order, however ids are written", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const shard = new RecordShard(Buffer.from(lines.map((text) => `${text}\n`).join("")));
        for (const key of ["", "none", ...lines.map(keyOfLine)])
          expect(shard.lines(key)).toEqual(lines.filter((text) => keyOfLine(text) === key));
      }),
      { numRuns: 200 },
    );
  });

  it.each(['{"id":"a","class":"c","path":"p"}\n\r\n', "{}\n", '{"id":"a\n', '{"ID":"a"}\n', "x"])(
    "refuses %j",
    (text) => {
      expect(() => new RecordShard(Buffer.from(text)).lines("a")).toThrow(NeedsFullCheck);
    },
  );

  it("is empty where there is none", () => {
    expect(new RecordShard(undefined).lines("a")).toEqual([]);
  });
});
