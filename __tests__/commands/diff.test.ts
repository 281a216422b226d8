/** `diff` on real repositories: what a steward reads of two commits. */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { commit, repositoryOf, run, within, write } from "./command-line.js";

const isDiff = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(new URL("../../schemas/diff.schema.json", import.meta.url), "utf8")) as object,
);

interface Told {
  status?: string;
  title?: string;
  sensitivity?: string;
  more?: string;
  edges?: string;
}

function record(id: string, { status = "approved", title = "A tool", sensitivity, more, edges }: Told = {}): string {
  const lines = [
    "nodeKind: Tool",
    `id: ${id}`,
    "attributes:",
    `  title: ${title}`,
    `  status: ${status}`,
    "  owners: [user:ada]",
    '  updatedAt: "2026-06-01T08:00:00Z"',
    ...(sensitivity === undefined ? [] : [`  sensitivity: ${sensitivity}`]),
    ...(more === undefined ? [] : [more]),
    ...(edges === undefined ? [] : [`edges: ${edges}`]),
  ];
  return `${lines.join("\n")}\n`;
}

const BEFORE = {
  "memory-steward.yml": "layout: company-brain\n",
  "graph/a.yaml": record("tool:a", { status: "draft", edges: "{ depends_on: [tool:b, tool:gone] }" }),
  "graph/gone.yaml": record("tool:gone", { title: "Goes away" }),
  "graph/moves.yaml": record("tool:moves", { title: "Stays as it is" }),
  "graph/b.yaml": record("tool:b", { more: "  region: eu\n  hosts: [one, two]\n  budget: 12345678901234567890" }),
  "graph/secretive.yaml": record("tool:secretive", { sensitivity: "restricted", more: "  word: classified-before" }),
  "graph/same.yaml": record("tool:same", { title: "Same" }),
  "pages/page.md": `---\nid: page:notes\nnodeKind: Page\ntitle: Notes\nstatus: approved\nowners: [user:ada]\nupdatedAt: "2026-06-01T08:00:00Z"\n---\n# Notes\n\nOne line.\nAnother line.\n`,
};

const AFTER = {
  "graph/a.yaml": record("tool:a", {
    status: "approved",
    edges: "{ depends_on: [tool:b, tool:gone], feeds: [tool:new] }",
  }),
  "graph/elsewhere/moves.yaml": record("tool:moves", { title: "Stays as it is" }),
  "graph/b.yaml": record("tool:b", { more: "  region: us\n  hosts: [two, three]\n  budget: 12345678901234567891" }),
  "graph/secretive.yaml": record("tool:secretive", { sensitivity: "restricted", more: "  word: classified-after" }),
  "graph/same.yaml": `# A comment\n${record("tool:same", { title: '"Same"' })}`,
  "graph/new.yaml": record("tool:new", { title: "Comes along" }),
  "pages/page.md": BEFORE["pages/page.md"].replace("Another line.", "Quite another line."),
};

let folder = "";
beforeAll(() => {
  folder = repositoryOf(BEFORE);
  write(folder, AFTER);
  for (const path of ["graph/gone.yaml", "graph/moves.yaml"]) write(folder, { [path]: "" });
  commit(folder);
});

interface Parsed {
  records: { id: string; state: string; fields: unknown[]; status?: unknown; path?: string; formerPath?: string }[];
  edges: unknown[];
  statusMoves: unknown[];
  otherFiles: { path: string }[];
}

async function difference(): Promise<Parsed> {
  const { stdout, code } = await run("diff", "HEAD~1", "HEAD", "--dir", folder, "--format", "json");
  expect(code).toBe(0);
  const parsed: unknown = JSON.parse(stdout);
  isDiff(parsed);
  expect(isDiff.errors ?? []).toEqual([]);
  return parsed as Parsed;
}

describe("diff", () => {
  it("tells what happened to each record", async () => {
    const { records } = await difference();
    expect(records.map(({ id, state }) => [id, state])).toEqual([
      ["page:notes", "changed"],
      ["tool:a", "changed"],
      ["tool:b", "changed"],
      ["tool:gone", "removed"],
      ["tool:moves", "moved"],
      ["tool:new", "added"],
      ["tool:secretive", "changed"],
    ]);
    expect(records.find(({ id }) => id === "tool:moves")).toMatchObject({
      path: "graph/elsewhere/moves.yaml",
      formerPath: "graph/moves.yaml",
    });
  });

  it("tells fields, exact numbers and lines of text, and leaves edges to the edges", async () => {
    const { records, edges, statusMoves } = await difference();
    const fields = (id: string) => records.find((found) => found.id === id)?.fields;
    expect(fields("tool:b")).toEqual([
      { field: "attributes.region", kind: "value", before: "eu", after: "us" },
      { field: "attributes.hosts", kind: "list", added: ["three"], removed: ["one"], more: 0 },
      { field: "attributes.budget", kind: "value", before: "12345678901234567890", after: "12345678901234567891" },
    ]);
    expect(fields("tool:a")).toEqual([
      { field: "attributes.status", role: "status", kind: "value", before: "draft", after: "approved" },
    ]);
    expect(fields("page:notes")).toEqual([{ field: "$body", kind: "text", added: 1, removed: 1 }]);
    expect(statusMoves).toEqual([{ before: "draft", after: "approved", ids: ["tool:a"] }]);
    expect(edges).toEqual([
      { state: "broken", from: "tool:a", kind: "depends_on", to: "tool:gone" },
      { state: "added", from: "tool:a", kind: "feeds", to: "tool:new" },
    ]);
  });

  it("tells of links that lead to a record which is gone, and of other links as text", async () => {
    const page = (id: string, words: string) => `---\nid: ${id}\n---\n${words}\n`;
    const linked = repositoryOf({
      "memory-steward.yml": "layout: pages.yaml\n",
      "pages.yaml": `layout: memory-steward.layout/v1
name: pages
classes: { page: { files: ["pages/*.md"], fields: { id: id }, edges: [{ links: mentions }] } }
`,
      "pages/a.md": page("a", "See [b](b.md), [b again](/pages/b.md#part) and [c](c.md)."),
      "pages/b.md": page("b", "Words."),
      "pages/c.md": page("c", "Words."),
    });
    rmSync(join(linked, "pages/b.md"));
    write(linked, { "pages/c.md": page("c", "See [a](a.md).") });
    commit(linked);
    const { stdout } = await run("diff", "HEAD~1", "HEAD", "--dir", linked, "--format", "json");
    expect((JSON.parse(stdout) as Parsed).edges).toEqual([{ state: "broken", from: "a", kind: "mentions", to: "b" }]);
  });

  it("keeps the words of restricted records to itself, in every form", async () => {
    for (const format of ["pretty", "markdown", "md", "json"]) {
      const { stdout } = await run("diff", "HEAD~1", "HEAD", "--dir", folder, "--format", format);
      expect(stdout).toContain("tool:secretive");
      expect(stdout).toContain("attributes.word");
      expect(stdout).not.toContain("classified");
      expect(stdout).not.toContain("secretive.yaml");
    }
  });

  it("reads the other way round as well, and says where nothing differs", async () => {
    const { stdout } = await run("diff", "HEAD", "HEAD~1", "--dir", folder);
    expect(stdout).toContain("1 record added, 4 changed, 1 moved to another file, 1 removed");
    const { stdout: same } = await run("diff", "HEAD", "HEAD", "--dir", folder);
    expect(same).toContain("Nothing differs.");
  });

  it("takes two revisions as a range, and says so where there is one", async () => {
    const both = await run("diff", "HEAD~1", "HEAD", "--dir", folder);
    expect(await run("diff", "HEAD~1..HEAD", "--dir", folder)).toEqual(both);
    for (const [range, ...same] of [["HEAD~1.."], ["..HEAD~1", "HEAD", "HEAD~1"]] as const) {
      const ends = same.length === 0 ? ["HEAD~1", "HEAD"] : same;
      expect(await run("diff", range, "--dir", folder)).toEqual(await run("diff", ...ends, "--dir", folder));
    }
  });

  it.each(["HEAD~1...HEAD", "HEAD~1...", "HEAD~1", "HEAD"])("says of %s what to name in its place", async (first) => {
    const { code, stderr } = await within(folder, () => run("diff", first));
    expect([code, stderr]).toEqual([2, expect.stringContaining(`diff compares two revisions, and ${first} is `)]);
    const [, words = ""] = /Name both in its place: (.*)/.exec(stderr) ?? [];
    const shell = execFileSync("sh", ["-c", `printf '%s\\n' ${words}`], { cwd: folder, encoding: "utf8" });
    const told = await within(folder, () => run("diff", ...shell.trim().split("\n")));
    expect(told).toEqual(await run("diff", "HEAD~1", "HEAD", "--dir", folder));
  });

  it("names no revision before the first commit", async () => {
    const { code, stderr } = await run("diff", "HEAD", "--dir", repositoryOf({ "notes/a.md": "# A\n" }));
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(
        /^memory-steward: [0-9a-f]{12} is the first commit of this history: there is nothing before it\.\n {2}Commit a change, and compare that with it\n$/,
      ),
    ]);
  });

  it("takes no range for one of two revisions", async () => {
    const { code, stderr } = await run("diff", "HEAD~1..HEAD", "HEAD", "--dir", folder);
    expect([code, stderr]).toEqual([
      2,
      'memory-steward: "HEAD~1..HEAD" is a range, where one commit is wanted.\n  Name one of its ends\n',
    ]);
  });

  it("refuses what is no commit", async () => {
    const { code, stderr } = await run("diff", "HEAD", "nowhere", "--dir", folder);
    expect(code).toBe(2);
    expect(stderr).toContain("nowhere");
  });
});

describe("values that look the same", () => {
  it("are told apart by quotes, and by the place where they differ", async () => {
    const long = "very ".repeat(20);
    const before = `  replicas: 10\n  z: null\n  none: ""\n  space: a\n  words: ${long}well\n  ports: [80, 443]`;
    const after = `  replicas: "10"\n  z: ""\n  some: ""\n  space: "a "\n  words: ${long}ill\n  ports: ["80", 443]`;
    const path = "graph/a.yaml";
    const folder = repositoryOf({ ...BEFORE, [path]: record("tool:a", { more: before }) });
    write(folder, { [path]: record("tool:a", { more: after }) });
    commit(folder);
    const { stdout } = await run("diff", "HEAD~1", "HEAD", "--dir", folder);
    for (const line of [
      'attributes.replicas 10 → "10"',
      'attributes.z null → ""',
      'attributes.none removed ""',
      'attributes.some added ""',
      'attributes.space "a" → "a "',
      "very very very very well → …",
      'attributes.ports − 80, + "80"',
    ]) {
      expect(stdout).toContain(line);
    }
  });
});

describe("numbers", () => {
  const limits = "  limits: { channel: 1187254893610401843, minVersion: 1.10, mode: 0755 }\n";
  const tool = (channel: string, version: string, more = "") =>
    `${record("tool:a", { more: `  sizes: [${version}, 2]` })}${more}edges:
  depends_on:
    - { target: tool:b, channel: ${channel}, v: ${version} }
`;

  it("are told as they are written, in edges, lists and what is added", async () => {
    const path = "graph/a.yaml";
    const folder = repositoryOf({ ...BEFORE, [path]: tool("1187254893610401843", "1.10") });
    write(folder, { [path]: tool("1187254893610401844", "1.1", limits) });
    commit(folder);
    const { stdout } = await run("diff", "HEAD~1", "HEAD", "--dir", folder, "--format", "json");
    const { records } = JSON.parse(stdout) as Parsed;
    const edge = "edges.depends_on[tool:b]";
    expect(records.map(({ fields }) => fields)).toEqual([
      [
        { field: "attributes.sizes", kind: "list", added: ["1.1"], removed: ["1.10"], more: 0 },
        {
          field: "attributes.limits",
          kind: "value",
          after: '{"channel":1187254893610401843,"minVersion":1.10,"mode":0755}',
        },
        { field: `${edge}.channel`, kind: "value", before: "1187254893610401843", after: "1187254893610401844" },
        { field: `${edge}.v`, kind: "value", before: "1.10", after: "1.1" },
      ],
    ]);
  });

  it("are told so where a layout finds several records in one document", async () => {
    const files = (channel: string) => ({
      "memory-steward.yml": "layout: layout.yaml\n",
      "layout.yaml": `layout: memory-steward.layout/v1
name: tools
ontology: { inline: { edgeKinds: [{ name: mentions }] } }
classes:
  tool:
    files: ["tools.yaml"]
    documents: [{ when: { has: [tools] }, each: tools }]
    fields: { id: id, kind: { value: Tool }, title: title }
`,
      "tools.yaml": `tools:\n  - { id: tool:a, title: A }\n  - { id: tool:b, title: B, hosts: [{ name: one, channel: ${channel} }] }\n`,
    });
    const folder = repositoryOf(files("1187254893610401843"));
    write(folder, files("1187254893610401844"));
    commit(folder);
    const { stdout } = await run("diff", "HEAD~1", "HEAD", "--dir", folder);
    expect(stdout).toContain("hosts[one].channel 1187254893610401843 → 1187254893610401844");
  });
});
