import { describe, expect, it } from "vitest";
import { findingsOf, said, tool, TOOL_PATH } from "../../support/findings-of.js";
import { PARTS_LAYOUT, partSays } from "./part-schema.js";

const page = (more: string) => `---
id: runbook:a
kind: Runbook
title: A
status: draft
owners: [team:build]
updatedAt: "2026-06-03T08:20:00Z"
${more}
---
`;

describe("record/schema", () => {
  it.each([
    [100, 1],
    [101, 0],
  ])("writes a list of %d items that stood in one text with %d edits", async (count, edits) => {
    const text = Array.from({ length: count }, (_, index) => `team:t${index}`).join(", ");
    const files = { [TOOL_PATH]: tool({ owners: `"${text}"` }) };
    const [found] = await findingsOf("record/schema", files);
    expect(found?.suggestion).toMatchObject({ message: `Write a list of ${count}`, certain: edits > 0 });
    expect(found?.suggestion?.edits).toHaveLength(edits);
  });

  it.each([
    ["owners", "team:build", ["[team:build]"]],
    ["tags", "ci", ["[ci]"]],
    ["title", "404", [`"404"`]],
    ["title", "0x1F", [`"0x1F"`]],
  ])("mends %s: %s for certain, keeping the text as it was written", async (name, value, texts) => {
    const [finding, ...more] = await findingsOf("record/schema", { [TOOL_PATH]: tool({ [name]: value }) });
    expect(more).toEqual([]);
    expect(finding?.suggestion?.certain).toBe(true);
    expect(finding?.suggestion?.edits.map(({ newText }) => newText)).toEqual(texts);
  });

  it.each<[value: string, certain: boolean | undefined, text: string | undefined]>([
    ["team:build, team:platform", true, "[team:build, team:platform]"],
    ["team:build,user:ada,", true, "[team:build, user:ada]"],
    ["team:build; team:platform", true, "[team:build, team:platform]"],
    ["team:build team:platform", true, "[team:build, team:platform]"],
    ['"team:build,"', true, "[team:build]"],
    ["team:build, ada", false, "[team:build, ada]"],
    ["team:build and team:platform", false, "[team:build and team:platform]"],
    ["ada, ben", false, "[ada, ben]"],
    ["Ada Bell, Ben", false, '["Ada Bell, Ben"]'],
    ["https://example.org/a,b", false, '["https://example.org/a,b"]'],
    ["https://example.org/a,https://example.org/b", false, "[https://example.org/a, https://example.org/b]"],
    ['"[team:build, team:platform]"', undefined, undefined],
    ["Ada Bell", true, "[Ada Bell]"],
  ])("takes owners: %s for the list that it is, or leaves it to a person", async (value, certain, text) => {
    const [finding] = await findingsOf("record/schema", { [TOOL_PATH]: tool({ owners: value }) });
    expect([finding?.suggestion?.certain, finding?.suggestion?.edits[0]?.newText]).toEqual([certain, text]);
  });

  it.each([
    ["status", "true", "status/unknown"],
    ["updatedAt", "2026", "record/invalid-timestamp"],
  ])("leaves %s: %s to the rule about its text", async (name, value, rule) => {
    const files = { [TOOL_PATH]: tool({ [name]: value }) };
    expect(await findingsOf("record/schema", files)).toEqual([]);
    expect(await findingsOf(rule, files)).toHaveLength(1);
  });

  it.each([
    [TOOL_PATH, tool({ edges: "{ depends_on: [{ target: tool:b }] }" }), `"attributes.edges"`, "edges"],
    [TOOL_PATH, tool({ related: "{ depends_on: [tool:b] }" }), `"attributes.related"`, "edges"],
    ["runbooks/a.md", page("edges: { depends_on: [tool:b] }"), `"edges"`, "related"],
    ["notes/a.md", page("edges: { depends_on: [tool:b] }"), `"edges"`, "related"],
  ])(
    "tells of edges in %s that nothing reads, since they have the word of other files",
    async (path, text, place, key) => {
      const [finding, ...more] = await findingsOf("record/schema", { [path]: text });
      expect(more).toEqual([]);
      expect([finding?.message, finding?.suggestion?.message]).toEqual([
        `${place} is not read here.`,
        `Write the edges under "${key}", at the top of the record`,
      ]);
    },
  );

  it("renames an unknown key that is a known one in another case, and only reports another", async () => {
    const text = `${tool()}Edges: {}\ncolour: red\n`;
    const found = await findingsOf("record/schema", { [TOOL_PATH]: text });
    expect(found.map(({ message, suggestion }) => [message, suggestion?.message])).toEqual([
      [`The record has the field "Edges", which its schema does not allow.`, `Rename "Edges" to "edges"`],
      [
        `The record has the field "colour", which its schema does not allow.`,
        `Remove "colour", or write it where the schema takes it`,
      ],
    ]);
  });

  it.each([
    ["depends_on: [tool:b]", `Write "depends_on" under "edges", with a list of ids`],
    ["depends_on: tool:b", `Write "depends_on" under "edges", with a list of ids`],
    ["depends_on: [tool:b]\nedges: { documents: [tool:c] }", `Write "depends_on" under "edges", with a list of ids`],
    ["related: { depends_on: [tool:b] }", `Write the edges under "edges", at the top of the record`],
    ["related: [tool:b]", `Write the edges under "edges", at the top of the record`],
    ["depends_on: { note: none }", `Remove "depends_on", or write it where the schema takes it`],
  ])("tells where edges belong that stand as %s at the top of a record in YAML", async (text, mend) => {
    const [finding, ...more] = await findingsOf("record/schema", { [TOOL_PATH]: `${tool()}${text}\n` });
    expect(more).toEqual([]);
    expect(finding?.message).toBe(
      `The record has the field "${text.slice(0, text.indexOf(":"))}", which its schema does not allow.`,
    );
    expect(finding?.suggestion).toEqual({ message: mend, certain: false, edits: [] });
  });

  it("says nothing below edges: they have rules of their own", async () => {
    const text = `${tool()}edges:\n  documents: [{ note: no target }, 7]\n  mentions: text\n`;
    expect(await findingsOf("record/schema", { [TOOL_PATH]: text })).toEqual([]);
  });

  it("weighs less on a note", async () => {
    const [finding] = await findingsOf("record/schema", { "notes/a.md": "---\ntags: ci\n---\n# A\n" });
    expect(finding?.severity).toBe("warning");
  });

  it("holds attributes to the schemas of the kind", async () => {
    const text = `nodeKind: BabysitterRun
id: babysitter-run:X1
attributes:
  title: Run
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-01T08:00:00Z"
  repository: repository:checkout-api
  process: cache-migration
  runStatus: completed
  retentionTier: everything
`;
    const found = await findingsOf("record/schema", { "babysitter/runs/X1/run.yaml": text });
    expect(said(found)).toEqual([
      expect.stringMatching(/^11:18 "attributes.retentionTier" is "everything"; .*summary-only/),
    ]);
  });

  it("speaks of a choice of forms once, not of each form", async () => {
    const size = {
      anyOf: [{ type: "number" }, { type: "object", required: ["unit"], properties: { unit: { type: "string" } } }],
    };
    const said = await partSays({ properties: { size } }, "id: a\ntitle: A\nsize: { unit: 5 }\n");
    expect(said).toEqual([`3:7 "size" has none of the forms that its schema allows.`]);
  });

  it("leaves what the layout requires to the rule about missing fields", async () => {
    const schema = { required: ["id", "title", "weight"] };
    expect(await partSays(schema, "id: a\n")).toEqual([`1:1 The record lacks "weight".`]);
  });

  it.each([
    [{ type: "integer" }, "1.5", `must be a whole number, not 1.5.`],
    [{ type: ["string", "null"] }, "[]", `must be text or empty, not a list.`],
    [{ enum: ["s", "m"] }, "xl", `is "xl"; it must be one of s, m.`],
    [{ const: 1 }, "2", `is "2"; it must be "1".`],
    [{ minLength: 3 }, "b", `is too short: "b".`],
    [{ maxLength: 3 }, "abcd", `"size" has 4 characters, but must have at most 3 characters.`],
    [{ minLength: 1 }, '""', `is empty.`],
    [{ multipleOf: 5 }, "7", `is "7", but must be a multiple of 5.`],
    [{ maximum: 3 }, "4", `is "4", but must be at most 3.`],
    [{ exclusiveMinimum: 3 }, "3", `is "3", but must be more than 3.`],
    [{ minItems: 1 }, "[]", `is a list, but must have 1 item or more.`],
    [{ uniqueItems: true }, "[a, a]", `is a list, but no item may stand in it twice.`],
    [{ items: { type: "string" } }, "[a, 5]", `must be text, not a number.`],
  ])("words %j on %s", async (size, value, end) => {
    const [line, ...more] = await partSays({ properties: { size } }, `id: a\ntitle: A\nsize: ${value}\n`);
    expect(more).toEqual([]);
    expect(line?.endsWith(end)).toBe(true);
  });

  it.each([
    ["id", { pattern: "^part-" }, "a", `"id" is "a", which does not match ^part-.`],
    ["status", { enum: ["open", "done"] }, "opened", `"status" is "opened"; it must be one of open, done.`],
    [
      "at",
      { pattern: "Z$" },
      `"2026-06-03T08:20:00+02:00"`,
      `"at" is "2026-06-03T08:20:00+02:00", which does not match Z$.`,
    ],
    ["sensitivity", { const: "public" }, "internal", `"sensitivity" is "internal"; it must be "public".`],
    ["status", { type: "string" }, "[open]", `"status" must be text, not a list.`],
    ["status", { type: "string" }, "7", `"status" must be text, not a number.`],
  ])("holds %s to the repository's own schema: %j", async (name, schema, value, message) => {
    const lines = { id: "a", title: "A", [name]: value };
    const text = Object.entries(lines).map(([key, written]) => `${key}: ${written}\n`);
    const said = await partSays({ properties: { [name]: schema } }, text.join(""));
    expect(said).toEqual([expect.stringMatching(/^\d+:\d+ /)]);
    expect(said[0]).toContain(message);
  });

  it("leaves a text to the schema where the rule about it is off", async () => {
    const [off, on] = await Promise.all(
      ["{ status/unknown: off }", "{}"].map((severities) => {
        const config = `layout: layout.yaml\nseverities: ${severities}\n`;
        const layout = `${PARTS_LAYOUT}ontology: { inline: { statuses: [open, done] } }\n`;
        const files = {
          "memory-steward.yml": config.replace(" off ", ' "off" '),
          "layout.yaml": layout,
          "part.schema.json": JSON.stringify({ properties: { status: { enum: ["open"] } } }),
          "parts/a.yaml": "id: a\ntitle: A\nstatus: shut\n",
        };
        return findingsOf("record/schema", files, { layout: "layout.yaml" });
      }),
    );
    expect([off?.length, on?.length]).toEqual([1, 0]);
  });

  it("holds edges to the repository's own schema, beside what the rules say of them", async () => {
    const schema = {
      properties: {
        links: { properties: { next: { maxItems: 1, items: { properties: { since: { type: "string" } } } } } },
      },
    };
    const said = await partSays(
      schema,
      "id: a\ntitle: A\nlinks: { next: [{ target: a, since: 7 }, { note: none }] }\n",
    );
    expect(said).toEqual([
      `3:16 "links.next" is a list, but must have at most 1 item.`,
      `3:37 "links.next.0.since" must be text, not a number.`,
    ]);
  });

  it("says what to add, and which word may be meant", async () => {
    const schema = { required: ["weight"], properties: { size: { enum: ["small", "large"] } } };
    const files = {
      "layout.yaml": PARTS_LAYOUT,
      "part.schema.json": JSON.stringify(schema),
      "parts/a.yaml": "id: a\ntitle: A\nsize: smal\n",
    };
    const found = await findingsOf("record/schema", files, { layout: "layout.yaml" });
    expect(found.map(({ suggestion }) => suggestion?.message)).toEqual([
      `Add "weight": the schema asks for it`,
      "Did you mean small?",
    ]);
    expect(found.every(({ suggestion }) => suggestion?.certain === false)).toBe(true);
  });

  it("offers quotes for a number or a truth value where a text belongs, and for nothing else", async () => {
    const mendOf = async (value: string) => {
      const files = {
        "layout.yaml": PARTS_LAYOUT,
        "part.schema.json": JSON.stringify({ properties: { size: { type: "string" } } }),
        "parts/a.yaml": `id: a\ntitle: A\nsize: ${value}\n`,
      };
      const found = await findingsOf("record/schema", files, { layout: "layout.yaml" });
      return found.map(({ suggestion }) => suggestion?.edits.map(({ newText }) => newText));
    };
    expect(await mendOf("0x1F")).toEqual([[`"0x1F"`]]);
    expect(await mendOf("true")).toEqual([[`"true"`]]);
    expect(await mendOf("~")).toEqual([undefined]);
    expect(await mendOf("[5]")).toEqual([undefined]);
  });

  it("names all places of a record up to twenty", async () => {
    const rows = Array.from({ length: 20 }, (_, index) => `k${index}: 1\n`).join("");
    const lines = await partSays({ additionalProperties: { type: "string" } }, `id: a\ntitle: A\n${rows}`);
    expect(lines.filter((line) => !line.includes("must be text"))).toEqual([]);
    expect(lines).toHaveLength(20);
  });

  it.each([
    [50, "30 more places"],
    [21, "1 more place"],
  ])("stops counting places of a record that is something else altogether: %i", async (length, more) => {
    const rows = Array.from({ length }, (_, index) => `k${index}: 1\n`).join("");
    const lines = await partSays({ additionalProperties: { type: "string" } }, `id: a\ntitle: A\n${rows}`);
    expect(lines).toHaveLength(21);
    expect(lines[0]).toBe(`1:1 The schema objects to ${more} of this record.`);
  });
});

describe("a field that no schema looks at", () => {
  const NOTES = `layout: memory-steward.layout/v1
name: notes
classes:
  note:
    files: ["a.yaml"]
    fields: { id: id, kind: kind, title: title, status: status, updatedAt: at, owners: owners, tags: tags, aliases: aliases, sourceRefs: sources }
    required: [title, tags]
`;
  const noteSays = async (line: string) => {
    const files = {
      "layout.yaml": NOTES,
      "a.yaml": `id: a\ntitle: A\n${line}\n${line.startsWith("tags") ? "" : "tags: [x]\n"}`,
    };
    return await findingsOf("record/schema", files, { layout: "layout.yaml" });
  };

  it.each([
    ["status: [approved]", `3:9 "status" holds a list where one text belongs, so it says nothing.`, "approved"],
    ["at: [2026-06-03]", `3:5 "at" holds a list where one text belongs, so it says nothing.`, "2026-06-03"],
    ["kind: [Note, Page]", `3:7 "kind" holds a list where one text belongs, so it says nothing.`, undefined],
    ["status: { now: draft }", `3:9 "status" holds a mapping where one text belongs, so it says nothing.`, undefined],
    [
      "owners: { team: a }",
      `3:9 "owners" holds a mapping where a list of texts belongs, so it says nothing.`,
      undefined,
    ],
    ["tags: [a, [b]]", `3:11 "tags.1" holds a list where one text belongs, so it says nothing.`, "b"],
    ["sources: [{ of: a }]", `3:11 "sources.0" holds a mapping where one text belongs, so it says nothing.`, undefined],
  ])("that is read as absent for its form is an error: %s", async (line, text, mended) => {
    const findings = await noteSays(line);
    expect(said(findings)).toEqual([text]);
    expect(findings[0]?.severity).toBe("error");
    expect(findings[0]?.suggestion?.edits.map(({ newText }) => newText)).toEqual(mended && [mended]);
  });

  it.each(["status: approved", "tags: a", "owners: []", "aliases:", "at: 5", "more: { any: thing }"])(
    "is nobody's business as %s",
    async (line) => {
      expect(await noteSays(line)).toEqual([]);
    },
  );

  it("is told once where it is required, or where a schema objects", async () => {
    const files = { "layout.yaml": NOTES, "a.yaml": "id: a\ntitle: [A]\n" };
    const all = await findingsOf("record/", files, { layout: "layout.yaml" });
    expect(all.filter(({ message }) => message.includes("title")).map(({ rule }) => rule)).toEqual([
      "record/missing-field",
    ]);
    const ofTool = await findingsOf("record/schema", { [TOOL_PATH]: tool({ tags: "{ a: b }" }) });
    expect(ofTool.map(({ message }) => message)).toEqual([expect.stringContaining("must be a list")]);
  });

  it.each([
    ['{ "required": ["title"] }', ["warning", "error"]],
    ['{ "properties": { "status": { "type": "string" } } }', ["error"]],
    ['{ "maxProperties": 1 }', ["warning", "error"]],
  ])("does not pass as a warning where a strict schema objects to something: %s", async (strict, severities) => {
    const layout = `layout: memory-steward.layout/v1
name: parts
classes:
  part:
    files: ["parts/*.yaml"]
    fields: { id: id, status: status }
    strictSchema: strict.json
`;
    const files = { "layout.yaml": layout, "strict.json": strict, "parts/a.yaml": "id: a\nstatus: [closed]\n" };
    const findings = await findingsOf("record/schema", files, { layout: "layout.yaml" });
    expect(findings.map(({ severity }) => severity)).toEqual(severities);
  });
});
