import { describe, expect, it } from "vitest";
import { UserError } from "../../src/memory/user-error.js";
import { describeFailure } from "../../src/report/failure.js";
import { renderJson } from "../../src/report/json.js";
import { EXAMPLE_BASE } from "../../src/rules/examples.js";
import { bothWays, withIndex } from "../support/both-ways.js";
import { checkFiles, type Files } from "../support/check-files.js";
import { findingsOf, said } from "../support/findings-of.js";

const NODE = "---\nid: a\n---\n";

describe("a member that a file of the gate must not have", () => {
  it("is shown by its key in the configuration, with the member that was meant", async () => {
    const text = "layout: company-brain\n\nseverites:\n  record/stale: off\n";
    await expect(checkFiles({ "memory-steward.yml": text })).rejects.toThrow(
      'memory-steward.yml:3:1: memory-steward.yml is not the configuration the steward can read: it has an unknown member "severites"; did you mean "severities"?',
    );
  });

  it("is shown by its key in an ontology, among the members of its own place", async () => {
    const text = "transitons:\n  draft: [approved]\nnodeKinds:\n  - name: Tool\n    transitions: {}\n    prefx: tool\n";
    const found = await findingsOf("gate/invalid-file", { "ontology/a.yaml": text });
    expect(said(found)).toEqual([
      '1:1 ontology/a.yaml is not an ontology file the steward can read: it has an unknown member "transitons"; did you mean "transitions"?',
      '6:5 ontology/a.yaml is not an ontology file the steward can read: "nodeKinds.0" has an unknown member "prefx"; did you mean "prefix"?',
    ]);
  });

  it("is asked for among the words that may stand there", async () => {
    const text = "layout: company-brain\nseverities: { record/stale: eror, graph/cycle: fatal }\n";
    const error: unknown = await checkFiles({ "memory-steward.yml": text }).catch((thrown: unknown) => thrown);
    if (!(error instanceof UserError)) throw new Error("the configuration was not refused", { cause: error });
    expect(error.message).toMatch(/"severities.record\/stale" must be one of error, .*; did you mean "error"\?$/);
    expect(error.others).toEqual([
      'memory-steward.yml:2:48: "severities.graph/cycle" must be one of error, warning, note, off.',
    ]);
  });

  it("is named alone where no member is near", async () => {
    await expect(checkFiles({ "memory-steward.yml": "colour: red\n" })).rejects.toThrow(
      'memory-steward.yml:1:1: memory-steward.yml is not the configuration the steward can read: it has an unknown member "colour".',
    );
  });

  it("is shown by its key in a layout from outside", async () => {
    const text =
      "layout: memory-steward.layout/v1\nname: a\nclasses:\n  note:\n    files: ['*.md']\n    recrods:\n      always\n";
    const layout = { text: Buffer.from(text), label: "out.yaml" };
    await expect(checkFiles({ "a.md": NODE }, { gate: { layout } })).rejects.toThrow(
      'out.yaml:6:5: not a layout the steward can read: "classes.note" has an unknown member "recrods"; did you mean "records"?',
    );
  });
});

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

describe("a pattern that is written as no path is", () => {
  it("is told in the configuration, with what to write", async () => {
    const config = `layout: company-brain
exclude: [/scratch/**, notes/**, '.\\drafts\\*']
lowTrust:
  - ./imports/**
`;
    const found = await findingsOf("gate/invalid-file", { "memory-steward.yml": config });
    const CANNOT = "The configuration holds a pattern that cannot be used:";
    expect(found.map(({ severity }, index) => `${severity} ${said(found)[index] ?? ""}`)).toEqual([
      `warning 2:11 ${CANNOT} "/scratch/**" matches no file, since patterns begin in the folder of the memory, without /; write "scratch/**".`,
      `warning 2:34 ${CANNOT} ".\\drafts\\*" matches no file, since folders are parted by / and a backslash stands for itself; write "drafts/*".`,
      `error 4:5 ${CANNOT} "./imports/**" matches no file, since patterns begin in the folder of the memory, without ./; write "imports/**".`,
    ]);
    expect(found.map(({ suggestion }) => suggestion?.edits[0]?.newText)).toEqual([
      "scratch/**",
      "'drafts/*'",
      "imports/**",
    ]);
  });

  it("is told in the ontology", async () => {
    const rules = "pathPolicy:\n  - { kinds: [Tool], paths: [graph/] }\n";
    expect(said(await findingsOf("gate/invalid-file", { "ontology/rules.yaml": rules }))).toEqual([
      '2:30 The path policy holds a pattern that cannot be used: "graph/" matches no file, since it ends with /, as a folder does; write "graph/**".',
    ]);
  });

  it("is refused in a layout", async () => {
    const layout = `layout: memory-steward.layout/v1
name: own
lowTrust: [../imports/**]
classes: { page: { files: ["./pages/*.md"], exclude: [/pages/old/**] } }
`;
    const opening = 'The layout "own" cannot be used: ';
    await expect(
      checkFiles({ "own.yaml": layout, "a.md": NODE }, { gate: { layout: { name: "own.yaml" } } }),
    ).rejects.toMatchObject({
      message: `own.yaml:3:12: ${opening}"../imports/**" matches no file, since no pattern leads out of the folder of the memory; take it out.`,
      others: [
        'own.yaml:4:28: "./pages/*.md" matches no file, since patterns begin in the folder of the memory, without ./; write "pages/*.md".',
        'own.yaml:4:55: "/pages/old/**" matches no file, since patterns begin in the folder of the memory, without /; write "pages/old/**".',
      ],
    });
  });
});

it("names the place of what is no pattern in the configuration", async () => {
  const config = "layout: company-brain\nexclude:\n  - notes/{a\n";
  await expect(checkFiles({ "memory-steward.yml": config })).rejects.toThrow(
    'memory-steward.yml:3:5: The configuration holds a pattern that cannot be used: "notes/{a" has unbalanced or nested braces.',
  );
});

describe("a JSON Schema of the repository that cannot be used", () => {
  const LAYOUT =
    "layout: memory-steward.layout/v1\nname: facts\nclasses:\n  fact:\n    files: [facts/*.json]\n    schema: s.json\n";

  it.each([
    [
      '{\n  "type": "objekt"\n}',
      's.json:2:11: s.json is not a JSON Schema that can be used: "type" must be one of array,',
    ],
    ['{\n  "type": "object",\n', "s.json:1:1: The bracket `{` that opens here is never closed."],
    ["[]", "s.json:1:1: s.json is not a JSON Schema that can be used: it is not an object."],
    [
      '{ "$ref": "https://example.com/fact.json" }',
      's.json:1:3: s.json is not a JSON Schema that can be used: it refers to "https://example.com/fact.json", but a schema is read alone',
    ],
    ['{ "pattern": "(?=a)" }', "s.json:1:3: s.json is not a JSON Schema that can be used: error parsing regexp"],
  ])("is named with its place: %s", async (schema, message) => {
    const files = { "layout.yaml": LAYOUT, "s.json": schema, "facts/a.json": "{}" };
    await expect(checkFiles(files, { gate: { layout: { name: "layout.yaml" } } })).rejects.toThrow(message);
  });
});

describe("a second document in a file of the gate", () => {
  const STRAY = "this is a second document, behind a line `---`, and the first alone is read. Join them";

  it.each([
    ["ontology/more.yaml", "severities:\n  record/stale: off\n---\nseverities:\n  record/stale: error\n"],
    ["memory-steward.waivers.yaml", "---\nwaivers: []\n---\nwaivers: []\n"],
  ])("is an error in %s, and nothing of the file is read", async (path, text) => {
    const { gate, report } = await checkFiles({ ...EXAMPLE_BASE, [path]: text });
    expect(report.findings).toMatchObject([
      { rule: "gate/invalid-file", severity: "error", path, message: `${path} cannot be read as a whole: ${STRAY}.` },
    ]);
    expect(report.findings[0]?.range.start.line).toBe(4);
    expect(gate.severities.get("record/stale")).toBeUndefined();
  });

  it("ends the command in the configuration and in a layout from outside", async () => {
    const text = "layout: company-brain\n---\nseverities: {}\n";
    await expect(checkFiles({ "memory-steward.yml": text })).rejects.toThrow(
      `memory-steward.yml:3:1: memory-steward.yml`,
    );
    const layout = { text: Buffer.from("name: a\n---\nname: b\n"), label: "out.yaml" };
    await expect(checkFiles({ "a.md": NODE }, { gate: { layout } })).rejects.toThrow(
      `out.yaml:3:1: not a layout the steward can read: ${STRAY}.`,
    );
  });

  it("is none where it is empty, as behind a last line of dashes", async () => {
    const found = await findingsOf("gate/", { "ontology/more.yaml": "severities: {}\n---\n# nothing more\n" });
    expect(found).toEqual([]);
  });
});

describe("what must be said in words", () => {
  it.each(["actor", "reason"])("is no blank %s of a waiver", async (member) => {
    const waiver = {
      rule: "record/stale",
      subject: "a",
      actor: "user:a",
      reason: "Known until June.",
      expires: "2027-01-01",
    };
    const text = JSON.stringify({ waivers: [{ ...waiver, [member]: " ".repeat(12) }] });
    const [found] = await findingsOf("gate/invalid-file", { "memory-steward.waivers.yaml": text });
    expect(found?.message).toMatch(
      member === "actor" ? /"waivers.0.actor" must not be blank/ : /must have at least ten characters/,
    );
  });

  it("is a name of a field in what a layout requires", async () => {
    const text =
      "layout: memory-steward.layout/v1\nname: a\nclasses:\n  note:\n    files: ['*.md']\n    fields: { owners: owner }\n    required: [owner]\n";
    const layout = { text: Buffer.from(text), label: "out.yaml" };
    await expect(checkFiles({ "a.md": NODE }, { gate: { layout } })).rejects.toThrow(
      /^out.yaml:7:16: not a layout the steward can read: "classes.note.required.0" must be one of id, kind, .*; did you mean "owners"\?$/,
    );
  });
});

describe("a member of the ontology that two files have", () => {
  const ALREADY = "already, and a member of the ontology may stand in one file alone.";

  it("is named with both places, and neither is read", async () => {
    const kinds = "nodeKinds:\n  - { name: Dashboard, prefix: dashboard, required: [url], example: here }\n";
    const result = await checkFiles({
      "ontology/node-kinds.yaml": kinds,
      "ontology/zz-own.yaml": `# our own\n${kinds.replace("Dashboard", "Board")}`,
    });
    const [found] = result.report.findings;
    expect(found).toMatchObject({ rule: "gate/invalid-file", severity: "error", path: "ontology/zz-own.yaml" });
    expect(found?.message).toContain(`"nodeKinds" stands in ontology/node-kinds.yaml ${ALREADY}`);
    expect(found?.related).toMatchObject([{ path: "ontology/node-kinds.yaml", range: { start: { line: 1 } } }]);
    expect([...result.gate.ontology.nodeKinds.keys()]).not.toContain("Dashboard");
    expect([...result.gate.ontology.nodeKinds.keys()]).toContain("Service");
  });

  it("cannot loosen the gate from a file that is read first", async () => {
    const strict = "transitions: { draft: [approved] }\nseverities: { record/stale: error }\n";
    const { gate } = await checkFiles({
      "ontology/aa.yaml": "transitions: { draft: [archived] }\npathPolicy: []\n",
      "ontology/validation-rules.yaml": `${strict}pathPolicy:\n  - { kinds: [Tool], paths: ["graph/**"] }\n`,
    });
    expect(gate.ontology.transitions).not.toEqual({ draft: ["archived"] });
    expect(gate.ontology.pathPolicy).not.toEqual([]);
    // What one file alone says counts.
    expect(gate.ontology.severities.get("record/stale")).toBe("error");
  });

  it("is none where it only names the format", async () => {
    const format = "ontology: memory-steward.ontology/v1\n";
    const { report } = await checkFiles({ "ontology/a.yaml": `${format}version: 1.0.0\n`, "ontology/b.yaml": format });
    expect(report.findings).toEqual([]);
  });
});

describe("a file that says what an ontology says and is not read", () => {
  const KINDS = "nodeKinds: [{ name: Board, prefix: board, purpose: Shows figures, required: [url], example: here }]\n";

  it.each([
    ["ontology/node-kinds.YAML", KINDS],
    ["ontology/kinds/own.yaml", KINDS],
    ["ontology/a/b/c.yml", "severities: { record/stale: error }\n"],
    ["ontology/own.json", '{ "transitions": { "draft": ["approved"] } }\n'],
    ["ontology/node-kinds.yaml.txt", KINDS],
    ["ontology/node-kinds.yalm", KINDS],
    ["ontology/node-kinds", KINDS],
  ])("is told: %s", async (path, text) => {
    const found = await findingsOf("gate/invalid-file", { [path]: text });
    expect(found.map(({ path: at, severity }) => [at, severity])).toEqual([[path, "warning"]]);
    expect(found[0]?.message).toContain("only files directly in ontology/ that end with .yaml or .yml are.");
  });

  it.each([
    ["ontology/examples/board.yaml", "nodeKind: Board\nid: board:a\n"],
    ["ontology/record.schema.json", '{ "type": "object" }\n'],
    ["ontology/old/broken.yaml", "nodeKinds: [\n"],
    // Put aside by its name.
    ["ontology/node-kinds.yaml.bak", KINDS],
    ["ontology/node-kinds.yaml~", KINDS],
    ["ontology/README.txt", "What the kinds mean: see the wiki.\n"],
    ["ontology/README", "# Kinds\n\nnodeKinds are listed beside this file.\n"],
    ["ontology/old/other.yaml", "nodeKinds: 7\n"],
  ])("is none of another form: %s", async (path, text) => {
    expect(await findingsOf("gate/invalid-file", { [path]: text })).toEqual([]);
  });
});

describe("a kind that the ontology names twice", () => {
  const kinds = `nodeKinds:
  - { name: Board, prefix: board, purpose: Shows figures, required: [url], example: here }
  - { name: Board, prefix: board, purpose: Shows figures, required: [], example: here }
`;

  it("is told with both places, and is what it is called first", async () => {
    const { report, gate } = await checkFiles({
      ...EXAMPLE_BASE,
      "ontology/node-kinds.yaml": kinds,
      "ontology/edge-kinds.yaml":
        "edgeKinds: [{ name: shows, to: [Board], example: {} }, { name: shows, example: {} }]\n",
    });
    const found = report.findings.filter(({ rule }) => rule === "gate/invalid-file");
    expect(found.map(({ path, message, severity }) => [path, severity, message])).toEqual([
      ["ontology/edge-kinds.yaml", "error", expect.stringContaining('"shows" is named twice under `edgeKinds`.')],
      ["ontology/node-kinds.yaml", "error", expect.stringContaining('"Board" is named twice under `nodeKinds`.')],
    ]);
    expect(found[1]).toMatchObject({ range: { start: { line: 3 } }, related: [{ range: { start: { line: 2 } } }] });
    expect(gate.ontology.nodeKinds.get("Board")?.required).toEqual(["url"]);
    expect(gate.ontology.edgeKinds.get("shows")?.to).toEqual(new Set(["Board"]));
  });

  it("is refused inside a layout", async () => {
    const inline = kinds.replaceAll(/^/gm, "    ");
    const layout = `layout: memory-steward.layout/v1\nname: own\nontology:\n  inline:\n${inline}\nclasses: { page: { files: ["*.md"] } }\n`;
    const gate = { layout: { name: "own.yaml" } };
    await expect(checkFiles({ "own.yaml": layout, "a.md": NODE }, { gate })).rejects.toThrow(
      'own.yaml:7:17: The layout "own" cannot be used: "Board" is named twice under `nodeKinds`.',
    );
  });
});

it("says which constant is wanted", async () => {
  const found = await findingsOf("gate/invalid-file", {
    "memory-steward.baseline.json": '{"baseline": 3, "findings": []}\n',
  });
  expect(said(found)).toEqual([
    '1:14 memory-steward.baseline.json is not a baseline the steward can read: "baseline" must be "memory-steward.baseline/v1".',
  ]);
});

describe("a file that accepts findings and is not read", () => {
  it("is told where the configuration names one that is not there, and passes", async () => {
    const text = "layout: company-brain\nbaseline: gate/basline.json\nwaivers: gate/waivers.yaml\n";
    const found = await findingsOf("gate/invalid-file", {
      "memory-steward.yml": text,
      "gate/waivers.yaml": "waivers: []\n",
    });
    expect(said(found)).toEqual([
      "2:11 The configuration names gate/basline.json as the baseline, and there is no such file: nothing is accepted by it.",
    ]);
    expect(found.map(({ severity }) => severity)).toEqual(["warning"]);
  });

  it.each([[undefined], ["waivers: []\n"]])(
    "is told where its name ends with .yml, beside the right one or not",
    async (right) => {
      const found = await findingsOf("gate/invalid-file", {
        "memory-steward.waivers.yml": "waivers: []\n",
        ...(right !== undefined && { "memory-steward.waivers.yaml": right }),
      });
      expect(found.map(({ path, severity }) => `${severity} ${path}`)).toEqual(["warning memory-steward.waivers.yml"]);
      expect(said(found)).toEqual([
        "1:1 memory-steward.waivers.yml is not read: nothing is accepted by it. Was memory-steward.waivers.yaml meant?",
      ]);
      expect(found[0]?.suggestion?.message).toBe(
        right === undefined
          ? "Rename it to memory-steward.waivers.yaml"
          : "Put what it accepts into memory-steward.waivers.yaml, and remove it",
      );
    },
  );

  it("is asked for by its other extension where the configuration names it", async () => {
    const found = await findingsOf("gate/invalid-file", {
      "memory-steward.yml": "layout: company-brain\nwaivers: gate/waivers.yaml\n",
      "gate/waivers.yml": "waivers: []\n",
    });
    expect(found.map(({ path, suggestion }) => [path, suggestion?.message])).toEqual([
      ["memory-steward.yml", "Did you mean gate/waivers.yml?"],
    ]);
  });

  it("may be absent under its usual name", async () => {
    expect(await findingsOf("gate/invalid-file", { "memory-steward.yml": "layout: company-brain\n" })).toEqual([]);
  });

  it.each([
    ["memory-steward.waivers.yaml", "is a symbolic link where a file must be."],
    ["gate", "is a symbolic link where a folder must be, so gate/a.yaml is not read."],
  ])("is told where %s is a link", async (path, words) => {
    const config = path === "gate" ? "waivers: gate/a.yaml\n" : "";
    const files = {
      "memory-steward.yml": `layout: company-brain\n${config}`,
      [path]: { content: "elsewhere", mode: "120000" as const },
    };
    const found = await findingsOf("gate/invalid-file", files);
    expect(said(found)).toEqual([`1:1 ${path} ${words} Nothing else is read in its place.`]);
    expect(found.map(({ severity }) => severity)).toEqual(["error"]);
  });
});

describe("a folder in the place of a file that accepts findings", () => {
  const config = "layout: company-brain\nindexes: { inline: 0 }\nwaivers: gate/w.yaml\n";
  const files = { ...EXAMPLE_BASE, "memory-steward.yml": config };

  it.each(["memory-steward.baseline.json/x.md", "gate/w.yaml/x.md"])(
    "is told by an index too where %s comes",
    async (path) => {
      const before = await withIndex(files);
      await expectTold(before, { ...before, [path]: "x" }, 1);
    },
  );

  it.each(["memory-steward.baseline.json/x.md", "gate/w.yaml/x.md"])("is told no more where %s goes", async (path) => {
    const before = await withIndex({ ...files, [path]: "x" });
    await expectTold(before, Object.fromEntries(Object.entries(before).filter(([name]) => name !== path)), 0);
  });

  async function expectTold(before: Files, after: Files, count: number): Promise<void> {
    const { incremental, whole } = await bothWays(before, after);
    expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
    const told = whole.report.findings.filter(({ message }) => message.includes("is a folder where a file must be"));
    expect(told).toHaveLength(count);
  }
});

describe("the root of a configuration", () => {
  const page = "---\nid: page:a\n---\n";
  const layout = `layout: memory-steward.layout/v1
name: own
classes: { page: { files: ["pages/*.md"], fields: { id: id } } }
`;

  it.each(["docs", "docs/", "./docs/", "docs/.", "docs/./", "/docs//"])(
    "is a folder, however it is written: %s",
    async (root) => {
      const files = {
        "memory-steward.yml": `layout: own.yaml\nroot: ${root}\n`,
        "own.yaml": layout,
        "docs/pages/a.md": page,
      };
      const { gate, judgement, report } = await checkFiles(files, { gate: {} });
      expect(gate.layout.root).toBe("docs/");
      expect([...judgement.graph.records.keys()]).toEqual(["page:a"]);
      expect(report.findings).toEqual([]);
    },
  );

  it.each([
    ["docs/..", "leads out of the repository"],
    [".\\docs", "holds a backslash, a brace or a wildcard, so no pattern would match below it"],
    ["docs/*", "holds a backslash, a brace or a wildcard, so no pattern would match below it"],
  ])("is none: %s", async (root, why) => {
    const files = { "memory-steward.yml": `layout: own.yaml\nroot: ${root}\n`, "own.yaml": layout };
    await expect(checkFiles(files, { gate: {} })).rejects.toThrow(`The root "${root}" ${why}.`);
  });

  it("is told where the memory lies elsewhere by the marker of its layout", async () => {
    const config = "layout: company-brain\nroot: ./graph/\n";
    const files = { "ontology/node-kinds.yaml": "nodeKinds: []\n", "graph/decisions/a.md": page };
    const found = await findingsOf("gate/invalid-file", { "memory-steward.yml": config, ...files });
    expect(said(found)).toEqual([
      '2:7 The memory is to be in "./graph/", which has no ontology/node-kinds.yaml by which the layout "company-brain" is known; ontology/node-kinds.yaml is there, and what lies beside it is not read.',
    ]);
    expect(found[0]?.suggestion?.message).toBe("Take `root` out, or write `root: .`");
    const inner = { "memory-steward.yml": config, "graph/ontology/node-kinds.yaml": "nodeKinds: []\n", ...files };
    expect(await findingsOf("gate/invalid-file", inner)).toEqual([]);
  });
});
