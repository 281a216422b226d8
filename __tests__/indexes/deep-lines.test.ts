/** Lines of a part or an index that nest without end: reading forty megabytes of brackets would take gigabytes. */
import { expect, it } from "vitest";
import { readPart } from "../../src/indexes/part.js";
import { parseJson } from "../../src/indexes/shape.js";

const DEPTH = 20_000_000;
const deep = `${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}`;

const refuse = (): never => {
  throw new Error("a line was read");
};

it.each([deep, `{"schema":"memory-steward.part/v1","x":${deep}}`])("a deep line is refused unread", async (line) => {
  const reader = {
    header: refuse,
    declaration: refuse,
    problem: refuse,
  };
  await expect(readPart("part-1.jsonl", Buffer.from(`${line}\n`), reader)).rejects.toThrow(
    "part-1.jsonl is no part that can be merged",
  );
});

it("brackets within texts count for nothing", () => {
  const value = { text: `\\"${"[{".repeat(100_000)}\\`, list: [[["]"]]] };
  expect(parseJson(JSON.stringify(value))).toEqual(value);
});
