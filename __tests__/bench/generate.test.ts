import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { generateMemory, mutate } from "../../bench/generate.js";
import { planMemory } from "../../bench/corpus/plan.js";

const root = mkdtempSync(join(tmpdir(), "generate-"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

let folders = 0;
function folder(): string {
  return join(root, String(folders++));
}

/** Path to content digest, of every file below a folder. */
function treeOf(directory: string): Map<string, string> {
  const tree = new Map<string, string>();
  for (const path of readdirSync(directory, { recursive: true, encoding: "utf8" }).sort()) {
    if (!statSync(join(directory, path)).isFile()) continue;
    tree.set(
      path,
      createHash("sha256")
        .update(readFileSync(join(directory, path)))
        .digest("hex"),
    );
  }
  return tree;
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The mapping that holds a record's fields, whatever its format. */
function fieldsOf(directory: string, path: string): Record<string, unknown> {
  const text = readFileSync(join(directory, path), "utf8");
  const value: unknown = parse(path.endsWith(".md") ? (text.split("---\n")[1] ?? "") : text);
  if (!isObject(value)) throw new Error(`${path} is not a mapping`);
  const attributes = value["attributes"];
  return isObject(attributes) ? { ...attributes, ...value } : value;
}

function targetsOf(fields: Record<string, unknown>): string[] {
  const map = fields["edges"] ?? fields["related"] ?? {};
  if (!isObject(map)) throw new Error("edges are not a mapping");
  const written = Object.values(map).flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  const targets = written.map((item: unknown) => (isObject(item) ? item["target"] : item));
  return [...targets, ...[fields["owners"], fields["repoRefs"] ?? []].flat()].map(String);
}

describe("generateMemory", () => {
  const first = folder();
  const generated = generateMemory(first, { records: 250, seed: 7 });
  const plan = planMemory({ records: 250, seed: 7 });

  test("the same seed and number give the same bytes, another seed others", () => {
    const second = folder();
    expect(generateMemory(second, { records: 250, seed: 7 })).toEqual(generated);
    expect(differences(treeOf(first), treeOf(second))).toEqual([]);
    const third = folder();
    generateMemory(third, { records: 250, seed: 8 });
    expect(differences(treeOf(first), treeOf(third)).length).toBeGreaterThan(250);
  });

  test("three of five records are Markdown, and every planned file is there", () => {
    const files = [...treeOf(first).keys()].filter(
      (path) => !/^(ontology\/|memory-steward\.yml$|README\.md$)/.test(path),
    );
    expect(files).toEqual(plan.records.map(({ path }) => path).sort());
    expect(files.filter((path) => path.endsWith(".md"))).toHaveLength(150);
    expect(files.filter((path) => path.startsWith("graph/") && path.endsWith(".yaml"))).toHaveLength(100);
  });

  test("every record has its required fields, an id of its own, and targets that exist", () => {
    const ids = new Set(plan.records.map(({ id }) => id));
    expect(ids.size).toBe(250);
    let edges = 0;
    for (const { id, kind, path } of plan.records) {
      const fields = fieldsOf(first, path);
      expect(fields["id"]).toBe(id);
      expect(id).toMatch(new RegExp(`^${kind.prefix}:[a-z0-9][a-z0-9.-]*$`));
      expect(fields["kind"] ?? fields["nodeKind"]).toBe(kind.name);
      expect(fields["title"]).toMatch(/^[A-Z][a-z]+ /);
      expect(["approved", "draft"]).toContain(fields["status"]);
      expect(fields["updatedAt"]).toMatch(/^202[45]-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      const targets = targetsOf(fields);
      edges += targets.length - 1 - (fields["repoRefs"] === undefined ? 0 : 1);
      const missing = targets.filter((target) => !ids.has(target));
      expect(missing.filter((target) => !/^(user|secret|config|stack|trigger):[a-z]/.test(target))).toEqual([]);
    }
    expect(edges).toBe(generated.edges);
  });

  test("edges have a long tail: a few records take many", () => {
    const counts = [...planMemory({ records: 5000, seed: 1 }).incoming.values()].sort((a, b) => b - a);
    const [most, middle] = [counts[0] ?? 0, counts[Math.floor(counts.length / 2)] ?? Infinity];
    expect(most).toBeGreaterThan(20 * middle);
  });

  test("the YAML records alone are the same files and a whole memory", () => {
    const yaml = folder();
    expect(generateMemory(yaml, { records: 250, seed: 7, yamlOnly: true }).records).toBe(100);
    const gone = differences(treeOf(first), treeOf(yaml));
    expect(gone).toEqual(plan.records.flatMap(({ kind, path }) => (kind.format === "markdown" ? [path] : [])).sort());
    const ids = new Set(plan.records.flatMap(({ kind, id }) => (kind.format === "yaml" ? [id] : [])));
    const inside = plan.records
      .filter(({ kind }) => kind.format === "yaml")
      .flatMap(({ path }) => targetsOf(fieldsOf(yaml, path)))
      .filter((target) => !/^(user|secret|config|stack|trigger):/.test(target));
    expect(inside.filter((target) => !ids.has(target))).toEqual([]);
  });

  test("dirty changes exactly the files that it names", () => {
    const dirty = folder();
    const { mistakes } = generateMemory(dirty, { records: 250, seed: 7, dirty: true });
    expect(mistakes.length).toBeGreaterThanOrEqual(10);
    expect(differences(treeOf(first), treeOf(dirty))).toEqual(mistakes.map(({ path }) => path).sort());
  });

  test("fewer than five records are refused", () => {
    expect(() => generateMemory(folder(), { records: 4, seed: 1 })).toThrow(RangeError);
  });
});

describe("mutate", () => {
  const options = { records: 250, seed: 7 };

  test("edits ten records, moves their time forward, and does so the same way every time", () => {
    const [before, one, two] = [folder(), folder(), folder()];
    for (const directory of [before, one, two]) generateMemory(directory, options);
    const { changed, removed } = mutate(one, { ...options, changes: 10 });
    mutate(two, { ...options, changes: 10 });
    expect(removed).toBeUndefined();
    expect(changed).toHaveLength(10);
    expect(differences(treeOf(before), treeOf(one))).toEqual([...changed].sort());
    expect(differences(treeOf(one), treeOf(two))).toEqual([]);
    for (const path of changed) {
      const [old, now] = [fieldsOf(before, path), fieldsOf(one, path)];
      expect(String(now["updatedAt"]) > String(old["updatedAt"])).toBe(true);
      expect(targetsOf(now)).toEqual(targetsOf(old));
    }
  });

  test("removes a record and says how many places point at it", () => {
    const directory = folder();
    generateMemory(directory, options);
    const { removed } = mutate(directory, { ...options, changes: 10, removeId: true });
    if (!removed) throw new Error("nothing was removed");
    const { id, path, incoming } = removed;
    expect(incoming).toBeGreaterThan(0);
    expect(existsSync(join(directory, path))).toBe(false);
    const left = planMemory(options).records.filter((record) => record.id !== id);
    const pointing = left.flatMap((record) => targetsOf(fieldsOf(directory, record.path))).filter((to) => to === id);
    expect(pointing).toHaveLength(incoming);
  });

  test("refuses to remove an id that the memory does not have", () => {
    const directory = folder();
    generateMemory(directory, options);
    expect(() => mutate(directory, { ...options, changes: 1, removeId: "service:none" })).toThrow(/service:none/);
  });
});
