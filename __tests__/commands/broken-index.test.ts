/** An index that is not what `reindex` wrote of this base is never believed, and never breaks a check. */
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "../support/fast-check.js";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { treeId } from "../../src/load/git-ids.js";
import { INDEX_HEADER_PATH, FINDINGS_FOLDER } from "../../src/memory/index-paths.js";
import { TreeLookup } from "../../src/memory/tree-lookup.js";
import { renderJson } from "../../src/report/json.js";
import { bothWays, withIndex } from "../support/both-ways.js";
import { treeOf } from "../support/check-files.js";

type TextFiles = Readonly<Record<string, string>>;

function record(id: string, target: string, day = "2026-06-01"): string {
  return `nodeKind: Tool
id: ${id}
attributes:
  title: A record
  status: approved
  owners: [user:ada]
  updatedAt: "${day}T08:00:00Z"
edges: { depends_on: [${target}] }
`;
}

const SOURCES: TextFiles = {
  "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
  "ontology/edge-kinds.yaml": "edgeKinds:\n  - { name: depends_on, purpose: Needs, example: {} }\n",
  "ontology/validation-rules.yaml": "staleAfterDays: 20\n",
  "graph/a.yaml": record("tool:a", "tool:b", "2026-01-01"),
  "graph/b.yaml": record("tool:b", "tool:c"),
  "notes/a.md": "---\ntitle: A note\ntags: [plan]\nrelated: { mentions: [repository:web] }\n---\n# Words\n",
};

async function textsOf(files: TextFiles): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [path, text] of Object.entries(await withIndex(files))) if (typeof text === "string") texts[path] = text;
  return texts;
}

/** A change that takes away what others cite, judged by the base's index and as everything is. */
async function judged(base: TextFiles, now?: string) {
  const { ["graph/b.yaml"]: _, ...after } = base;
  const { incremental, whole } = await bothWays(base, after, now === undefined ? {} : { now });
  expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
  expect(whole.report.findings.map(({ rule }) => rule)).toContain("change/deleted-record");
  return incremental.readAllBecause;
}

describe("an index", () => {
  it("is used as it was written", async () => {
    expect(await judged(await textsOf(SOURCES))).toBeUndefined();
  });

  it("fits its schemas", async () => {
    const ajv = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true });
    const read = (name: string) =>
      JSON.parse(readFileSync(new URL(`../../schemas/${name}.schema.json`, import.meta.url), "utf8")) as {
        $id: string;
      };
    ajv.addSchema(read("index-search"));
    const load = (name: string) => {
      const schema = read(name);
      return ajv.getSchema(schema.$id) ?? ajv.compile(schema);
    };
    const schemas = [
      [/graph-index\.json$/, load("graph-index")],
      [/ontology-report\.json$/, load("report")],
      [/search-manifest\.json$/, load("search-manifest")],
      [/search\/.*\.jsonl$/, load("index-search")],
      [/(owners|repositories|tags|targets)\/.*\.jsonl$/, load("index-name")],
      [/findings\/.*\.jsonl$/, load("index-finding")],
      [/records\/.*\.jsonl$/, load("index-record")],
      [/deadlines\/.*\.jsonl$/, load("index-deadline")],
    ] as const;
    const seen = new Set<RegExp>();
    const inline = await textsOf({ ...SOURCES, "memory-steward.yml": "layout: company-brain\n" });
    expect(Object.keys(inline).filter((path) => path.startsWith("indexes/"))).toHaveLength(3);
    for (const [path, text] of [...Object.entries(inline), ...Object.entries(await textsOf(SOURCES))]) {
      if (!path.startsWith("indexes/")) continue;
      const [pattern, isValid] = schemas.find(([each]) => each.test(path)) ?? [];
      if (!pattern || !isValid) throw new Error(`${path} has no schema`);
      const values = path.endsWith(".json") ? [text] : text.split("\n").slice(0, -1);
      for (const value of values)
        expect(isValid(JSON.parse(value)), `${value} ${JSON.stringify(isValid.errors)}`).toBe(true);
      if (values.length > 0) seen.add(pattern);
    }
    expect(seen.size).toBe(schemas.length);
  });

  it("is not used of other sources, of another gate, at an earlier time, by another version or build", async () => {
    const base = await textsOf(SOURCES);
    expect(await judged({ ...base, "graph/c.yaml": record("tool:c", "tool:a") })).toBe(
      "the index of the base is stale",
    );
    expect(await judged({ ...base, "notes/a.md": "Words.\n" })).toBe("the index of the base is stale");
    expect(await judged({ ...base, "ontology/validation-rules.yaml": "staleAfterDays: 30\n" })).toBe(
      "the index of the base was made by another gate",
    );
    expect(await judged({ ...base, "memory-steward.waivers.yaml": "waivers: []\n" })).toBe(
      "the index of the base was made by another gate",
    );
    expect(await judged(base, "2026-06-04T00:00:00Z")).toBe("the index of the base is of a later time");
    const small = { ...SOURCES, "memory-steward.yml": "layout: company-brain\n" };
    expect(await judged(await textsOf(small))).toBe("the memory is small");
    const secret = {
      ...small,
      "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0, restricted: hidden }\n",
    };
    const restricted = record("tool:secret", "tool:a").replace(
      "attributes:\n",
      "attributes:\n  sensitivity: restricted\n",
    );
    expect(await judged(await textsOf({ ...secret, "graph/secret.yaml": restricted }))).toBe(
      "the index of the base withholds what must not be repeated",
    );
    const header = base[INDEX_HEADER_PATH] ?? "";
    expect(
      await judged({ ...base, [INDEX_HEADER_PATH]: header.replace(/"steward": "[^"]*"/, '"steward": "0.0.0-other"') }),
    ).toBe("another version wrote the index of the base");
    const other = header.replace(/"judgeDigest": "[^"]*"/, `"judgeDigest": "sha256:${"0".repeat(64)}"`);
    expect(other).not.toBe(header);
    expect(await judged({ ...base, [INDEX_HEADER_PATH]: other })).toBe("another build wrote the index of the base");
    expect(await judged({ ...base, [INDEX_HEADER_PATH]: header.replace("graph-index/v2", "graph-index/v1") })).toBe(
      "the index of the base is of another format",
    );
  });

  it("is not used where a file of it is lost, cut short, added or written by hand", async () => {
    const base = await textsOf(SOURCES);
    const own = Object.keys(base).filter((path) => path.startsWith("indexes/") && path !== INDEX_HEADER_PATH);
    expect(own.length).toBeGreaterThan(3);
    for (const path of own) {
      const { [path]: text = "", ...lost } = base;
      const broken = [lost, { ...base, [path]: `${text}\n` }, { ...base, [path]: text.slice(0, -5) }];
      for (const files of broken) expect(await judged(files), path).toMatch(/is not as it was written$/);
    }
    expect(await judged({ ...base, "indexes/records/zz.jsonl": "{}\n" })).toMatch(/is not as it was written$/);
    const { [INDEX_HEADER_PATH]: header = "", ...headerless } = base;
    expect(await judged(headerless)).toBe("the base has no index");
    for (const text of ["", "{", "null", "[]", header.slice(0, 200)]) {
      expect(await judged({ ...base, [INDEX_HEADER_PATH]: text })).toBe("the index of the base is of another format");
    }
  });

  it("is not believed where its lines are none, even if the header was made to fit them", async () => {
    const base = await textsOf(SOURCES);
    const lines = [
      "7\n",
      "{}\n",
      '{"by":"file"}\n',
      "\0\n",
      '{"by":"file","problem":{"rule":"no/rule","message":"m","at":{"path":"a"}},"places":{"at":{"start":{"line":1,"column":1},"end":{"line":1,"column":1}},"related":[]}}\n',
    ];
    for (const text of lines) {
      const header = JSON.parse(base[INDEX_HEADER_PATH] ?? "") as { contents: Record<string, string> };
      const shard = Object.keys(base).find((path) => path.startsWith(FINDINGS_FOLDER)) ?? "";
      const files = { ...base, [shard]: text };
      header.contents["findings"] = (await treeId(new TreeLookup(treeOf(files)), FINDINGS_FOLDER)) ?? "";
      const forged = { ...files, [INDEX_HEADER_PATH]: JSON.stringify(header) };
      expect(await judged(forged), text).toMatch(/^the index of the base is broken: /);
    }
  });

  it("never breaks a check, whatever its header says", { timeout: 60_000 }, async () => {
    const base = await textsOf(SOURCES);
    const header = JSON.parse(base[INDEX_HEADER_PATH] ?? "") as Record<string, unknown>;
    const member = fc.constantFrom(...Object.keys(header));
    await fc.assert(
      fc.asyncProperty(member, fc.jsonValue(), async (name, value) => {
        await judged({ ...base, [INDEX_HEADER_PATH]: JSON.stringify({ ...header, [name]: value }) });
      }),
      { numRuns: 40 },
    );
  });
});
