/** What makes a layout unusable is told at once, each fault with its place. */
import { describe, expect, it } from "vitest";
import { UserError } from "../../src/memory/user-error.js";
import { describeFailure } from "../../src/report/failure.js";
import { checkFiles } from "../support/check-files.js";

const NODE = "---\nid: a\n---\n";

describe("what is wrong with a layout", () => {
  const LAYOUT = `layout: memory-steward.layout/v1
name: ops
datesSufice: true
ontology:
  inline:
    owners: { team: ["@acme/platform"] }
    edgeKinds: [{ name: used, cardinality: N1 }, used]
    statuses: [draft, 3]
classes:
  runbook:
    file: ["*.md"]
    edges: [{ link: mentions }, { field: x }]
`;
  const LINES = [
    '3:1: it has an unknown member "datesSufice"; did you mean "datesSuffice"?',
    '6:15: "ontology.inline.owners" has an unknown member "team"; did you mean "teams"?',
    '7:44: "ontology.inline.edgeKinds.0.cardinality" must be one of 1:1, 1:N, N:1, N:N; did you mean "N:1"?',
    '7:50: "ontology.inline.edgeKinds.1" must be a mapping of names to values.',
    '8:23: "ontology.inline.statuses.1" must be text.',
    '11:5: "classes.runbook" has an unknown member "file"; did you mean "files"?',
    '12:15: "classes.runbook.edges.0" has an unknown member "link"; did you mean "links"?',
    '12:33: "classes.runbook.edges.1" lacks the member "kind".',
  ];

  async function refused(text: string, isOutside: boolean): Promise<string[]> {
    const layout = isOutside ? { text: Buffer.from(text), label: "ops.yaml" } : { name: "ops.yaml" };
    const error: unknown = await checkFiles({ "ops.yaml": text, "a.md": NODE }, { gate: { layout } }).catch(
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof UserError)) throw new Error("the layout was not refused", { cause: error });
    return [error.message, ...error.others];
  }

  it.each([
    [false, "ops.yaml is not a layout the steward can read: "],
    [true, "not a layout the steward can read: "],
  ])(
    "is told at once, in the order of the lines, the ontology in it included (outside: %s)",
    async (outside, opening) => {
      const [first = "", ...others] = LINES;
      expect(await refused(LAYOUT, outside)).toEqual([
        `ops.yaml:${first.replace(": ", `: ${opening}`)}`,
        ...others.map((line) => `ops.yaml:${line}`),
      ]);
    },
  );

  it("is told with its place where the ontology alone is wrong", async () => {
    const text =
      "layout: memory-steward.layout/v1\nname: a\nclasses: { note: { files: ['*.md'] } }\nontology:\n  inline: { statusses: [a] }\n";
    expect(await refused(text, false)).toEqual([
      'ops.yaml:5:13: ops.yaml is not a layout the steward can read: "ontology.inline" has an unknown member "statusses"; did you mean "statuses"?',
    ]);
  });

  it("is told of ten problems, and how many more there are", async () => {
    const classes = Array.from({ length: 30 }, (_, index) => `  c${index}: { files: ["*.md"], odd: 1 }\n`).join("");
    const said = await refused(`layout: memory-steward.layout/v1\nname: a\nclasses:\n${classes}`, true);
    expect(said).toHaveLength(11);
    expect(said.at(-1)).toBe("and 20 more");
  });

  it("is printed a line each, whatever the names hold", async () => {
    const text = LAYOUT.replace("datesSufice", '"dates\\nSufice\\e[31m"');
    const error: unknown = await checkFiles({ "ops.yaml": text }, { gate: { layout: { name: "ops.yaml" } } }).catch(
      (thrown: unknown) => thrown,
    );
    const printed = describeFailure(error, "0");
    expect(printed.exitCode).toBe(2);
    const lines = printed.text.trimEnd().split("\n");
    expect(lines).toHaveLength(LINES.length + 1);
    expect(lines[1]).toBe(`  ops.yaml:${LINES[1] ?? ""}`);
    expect(printed.text).not.toContain("\u001b");
  });
});

describe("a layout that fits its schema and cannot be used", () => {
  const LAYOUT = `layout: memory-steward.layout/v1
name: ops
ids:
  pattern: "^(a"
ontology:
  inline:
    pathPolicy: [{ kinds: [Tool], paths: ["a/{b"] }]
classes:
  runbook:
    files: ["runbooks/{a,b/*.md"]
    exclude: [old/**, "odd}/**"]
    schema: schemas/runbok.json
    schemaByKind: { Tool: tool.json }
    documents:
      - { when: { has: [x] }, fields: { id: { template: "{kind}:{$stme}" }, title: [title, $headng] } }
`;
  const OPENING = 'The layout "ops" cannot be used: ';
  const NOWHERE = "which is neither built in nor a file of memory.";
  const LINES = [
    '4:12: "^(a" is not a pattern that RE2 accepts: error parsing regexp: missing closing ): `^(a`.',
    '7:43: The path policy holds a pattern that cannot be used: "a/{b" has unbalanced or nested braces.',
    '10:13: "runbooks/{a,b/*.md" has unbalanced or nested braces.',
    '11:23: "odd}/**" closes a brace that it never opened.',
    `12:13: it names the schema schemas/runbok.json, ${NOWHERE} Did you mean schemas/runbook.json?`,
    `13:27: it names the schema tool.json, ${NOWHERE} Add the file, or correct its name.`,
    '15:57: there is no "$stme"; did you mean "$stem"?',
    '15:92: there is no "$headng"; did you mean "$heading"?',
  ];

  it.each([{ name: "ops.yaml" }, { text: Buffer.from(LAYOUT), label: "ops.yaml" }])(
    "is told all of it at once, each with its place",
    async (layout) => {
      const files = { "ops.yaml": LAYOUT, "a.md": NODE, "schemas/runbook.json": "{}" };
      const error: unknown = await checkFiles(files, { gate: { layout } }).catch((thrown: unknown) => thrown);
      if (!(error instanceof UserError)) throw new Error("the layout was not refused", { cause: error });
      const [first = "", ...others] = LINES;
      expect([error.message, ...error.others]).toEqual([
        `ops.yaml:${first.replace(": ", `: ${OPENING}`)}`,
        ...others.map((line) => `ops.yaml:${line}`),
      ]);
      expect(error.advice).toMatch(/^Correct the layout; https:.*layouts\.md describes the format\.$/);
    },
  );
});

it.each([
  [
    "{ template: '{kind}:{name' }",
    "{ folder: ontology, base: company-brain }",
    'the template "{kind}:{name" has a brace',
  ],
  ["{ template: '{{kind}}' }", "{ folder: ontology, base: company-brain }", 'the template "{{kind}}" has a brace'],
  [
    "id",
    "{ folder: ontology, base: company-brian }",
    'there is no built-in ontology "company-brian"; did you mean "company-brain"?',
  ],
  [
    "id",
    "{ folder: ontology, base: own }",
    'there is no built-in ontology "own"; write company-brain, or leave it out.',
  ],
])("refuses a layout whose ids are %s and whose ontology is %s", async (id, ontology, why) => {
  const layout = `layout: memory-steward.layout/v1
name: own
ontology: ${ontology}
classes: { page: { files: ["*.md"], fields: { id: ${id} } } }
`;
  const place = why.startsWith("the template") ? "4:63" : "3:37";
  await expect(
    checkFiles({ "own.yaml": layout, "a.md": NODE }, { gate: { layout: { name: "own.yaml" } } }),
  ).rejects.toThrow(`own.yaml:${place}: The layout "own" cannot be used: ${why}`);
});
