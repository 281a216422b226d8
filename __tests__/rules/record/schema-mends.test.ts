/** What was meant where a schema objects to a value. */
import { describe, expect, it } from "vitest";
import { findingsOf } from "../../support/findings-of.js";
import { PARTS_LAYOUT, partSays } from "./part-schema.js";

describe("record/schema of values that were meant", () => {
  async function mend(size: object, part: string): Promise<[string | undefined, boolean | undefined, string[]]> {
    const schema = { properties: { size } };
    const files = {
      "layout.yaml": PARTS_LAYOUT,
      "part.schema.json": JSON.stringify(schema),
      "parts/a.yaml": `id: a\ntitle: A\n${part}`,
    };
    const [found, ...more] = await findingsOf("record/schema", files, { layout: "layout.yaml" });
    expect(more).toEqual([]);
    const { message, certain, edits = [] } = found?.suggestion ?? {};
    return [message, certain, edits.map(({ newText }) => newText.trimStart())];
  }

  it.each<[object, string, string, string]>([
    [{ type: "boolean" }, "yes", "Write true", "true"],
    [{ type: ["boolean", "null"] }, '"False"', "Write false", "false"],
    [{ type: "integer" }, '"3"', "Write 3", "3"],
    [{ type: "number" }, '"0.85"', "Write 0.85", "0.85"],
    [{ type: ["string", "null"] }, "[b]", 'Write "b" without the list around it', "b"],
    [{ enum: ["high", "low"] }, "High", "Write high", "high"],
  ])("writes for %j what %s says", async (size, written, message, text) => {
    expect(await mend(size, `size: ${written}\n`)).toEqual([message, true, [text]]);
  });

  it.each<[object, string]>([
    [{ type: "integer" }, '"1.5"'],
    [{ type: "number" }, "85%"],
    [{ type: "number" }, '"0123"'],
    [{ type: "number" }, '"12345678901234567890"'],
    [{ type: "boolean" }, "maybe"],
    [{ type: "string" }, "[a, b]"],
  ])("leaves for %j what %s says to a person", async (size, written) => {
    expect(await mend(size, `size: ${written}\n`)).toEqual([undefined, undefined, []]);
  });

  it("takes a list that is numbered as in Markdown apart, and no sentence, for a person to look at", async () => {
    const list = { type: "array", items: { type: "string" } };
    expect(await mend(list, "size:\n  1. Read the log.\n  2. Start again.\n")).toEqual([
      "Write a list of 2",
      false,
      ["[Read the log., Start again.]"],
    ]);
    expect(await mend(list, "size:\n  Read the log.\n  Start again.\n")).toEqual([
      "Write a list of one",
      false,
      [expect.any(String)],
    ]);
    expect(await mend(list, "size: Read the log.\n")).toEqual(["Write a list of one", true, ["[Read the log.]"]]);
  });

  it("quotes an item among texts that a colon made a mapping", async () => {
    const size = { type: "array", items: { type: ["string", "object"], required: ["step"] } };
    expect(await mend(size, "size:\n  - Read the log.\n  - Then: tell the owner.\n")).toEqual([
      "Put the text in quotes",
      false,
      ['"Then: tell the owner."'],
    ]);
  });

  it("proposes the one value that is allowed", async () => {
    expect(await mend({ const: "routing" }, "size: route\n")).toEqual(["Write routing", false, ["routing"]]);
  });
});

describe("record/schema of a member that is missing", () => {
  const schema = {
    required: ["summary", "half_life_seconds"],
    properties: { summary: {}, half_life_seconds: {}, size: { properties: { width: {} }, required: ["width"] } },
  };

  it.each([
    ["sumary: b\nhalf_life_seconds: 1\n", '3:1 The record lacks "summary"; "sumary" was probably meant for it.'],
    ["summary: b\nhalf_life: 1\n", '4:1 The record lacks "half_life_seconds"; "half_life" was probably meant for it.'],
    [
      "summary: b\nhalf_life_seconds: 1\nsize: { widht: 3 }\n",
      '5:9 "size" lacks "width"; "widht" was probably meant for it.',
    ],
    ["half_life_seconds: 1\nsize: { width: 3, sumary: 4 }\n", '1:1 The record lacks "summary".'],
  ])("points at the key of %j that was meant for it", async (part, line) => {
    expect(await partSays(schema, `id: a\ntitle: A\n${part}`)).toEqual([line]);
  });

  it("is told once where no other key is allowed", async () => {
    const closed = { ...schema, properties: { ...schema.properties, id: {}, title: {} }, additionalProperties: false };
    expect(await partSays(closed, "id: a\ntitle: A\nsumary: b\nhalf_life_seconds: 1\n")).toEqual([
      '3:1 The record lacks "summary"; "sumary" was probably meant for it.',
    ]);
  });
});

describe("record/schema of a text that a pattern refuses", () => {
  const day = "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9])";
  const moment = { pattern: `${day}T[0-9:]+Z$`, examples: ["2026-06-03T08:20:00Z"] };
  const either = { pattern: `${day}(T[0-9:]+Z)?$`, examples: ["2026-06-03", "2026-06-03T08:20:00Z"] };

  it.each<[object, string, string, string | undefined]>([
    [{ pattern: "^a-" }, "b", `"size" is "b", which does not match ^a-.`, undefined],
    [{ pattern: "^a-", examples: ["a-1", 5] }, "b", `"size" is "b", which is not written like a-1.`, undefined],
    [
      moment,
      "2026-06-03",
      `"size" is "2026-06-03", which is not written like 2026-06-03T08:20:00Z.`,
      "Did you mean 2026-06-03T00:00:00Z?",
    ],
    [
      either,
      "06/03/2026",
      `"size" is "06/03/2026", which is not written like 2026-06-03 or 2026-06-03T08:20:00Z.`,
      "Did you mean 2026-03-06 or 2026-06-03?",
    ],
    [
      either,
      "2026-06-03 08:20",
      `"size" is "2026-06-03 08:20", which is not written like 2026-06-03 or 2026-06-03T08:20:00Z.`,
      "Did you mean 2026-06-03T08:20:00Z?",
    ],
    [
      moment,
      "2026-13-01T00:00:00Z",
      `"size" is "2026-13-01T00:00:00Z", which names a day that does not exist.`,
      undefined,
    ],
  ])("says by the examples of %j what is wrong with %s", async (size, value, message, mend) => {
    const schema = { properties: { size } };
    const files = {
      "layout.yaml": PARTS_LAYOUT,
      "part.schema.json": JSON.stringify(schema),
      "parts/a.yaml": `id: a\ntitle: A\nsize: "${value}"\n`,
    };
    const [found] = await findingsOf("record/schema", files, { layout: "layout.yaml" });
    expect([found?.message, found?.suggestion?.message]).toEqual([message, mend]);
    expect(found?.suggestion?.certain ?? false).toBe(false);
  });
});
