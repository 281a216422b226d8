// The comparison: the same job with the usual libraries in the usual way. It walks the folder, reads with promises,
// parses with gray-matter and yaml, validates with ajv compiled at run time, links in a Map and prints one JSON report.
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import matter from "gray-matter";
import { parse, parseAllDocuments } from "yaml";
import { graphSchema, KINDS, markdownSchema } from "./schemas.mjs";

const root = process.argv[2] ?? ".";
const EXTERNAL = new Set(["user", "org", "stack", "secret", "config", "trigger"]);
const OPEN_AT_ONCE = 16;

const ajv = new Ajv2020({ allErrors: true, strict: false });
const isGraphRecord = ajv.compile(graphSchema);
const isMarkdownRecord = ajv.compile(markdownSchema);
const yamlEngine = (text) => parse(text) ?? {};
const refused = () => {
  throw new Error("only YAML front matter is read");
};
const engines = { yaml: yamlEngine, json: refused, javascript: refused, coffee: refused };

const findings = [];
const records = [];
const files = await listFiles(root);
await readAll(files, (path, text) => {
  try {
    if (path.endsWith(".md")) readMarkdown(path, text);
    else for (const value of parseYaml(text)) addRecord(path, value, isGraphRecord, value?.attributes, value?.edges);
  } catch (error) {
    findings.push({ rule: "parse", severity: "error", path, message: error.message });
  }
});
const edges = link();
findings.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
process.stdout.write(`${JSON.stringify({ files: files.length, records: records.length, edges, findings }, null, 2)}\n`);
process.exitCode = findings.length > 0 ? 1 : 0;

async function listFiles(directory) {
  const list = [];
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory() && entry.name !== ".git" && entry.name !== "ontology")
      list.push(...(await listFiles(path)));
    else if (entry.isFile() && /\.(md|yaml)$/.test(entry.name) && entry.name !== "README.md") list.push(path);
  }
  return list;
}

async function readAll(paths, visit) {
  let next = 0;
  const reader = async () => {
    while (next < paths.length) {
      const path = paths[next++];
      visit(relative(root, path), await readFile(path, "utf8"));
    }
  };
  await Promise.all(Array.from({ length: OPEN_AT_ONCE }, reader));
}

function parseYaml(text) {
  return parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
}

function readMarkdown(path, text) {
  const { data } = matter(text, { language: "yaml", engines });
  const related = { ...data.related, applies_to_repo: data.repoRefs ?? [] };
  addRecord(path, data, isMarkdownRecord, data, related);
}

function addRecord(path, value, validate, fields, edgeMap) {
  if (!validate(value)) {
    for (const { instancePath, message } of validate.errors) {
      findings.push({ rule: "schema", severity: "error", path, message: `${instancePath} ${message}` });
    }
  }
  const targets = [];
  for (const [kind, items] of Object.entries(edgeMap ?? {})) {
    for (const item of items) targets.push({ kind, target: typeof item === "string" ? item : item.target });
  }
  for (const owner of fields?.owners ?? []) targets.push({ kind: "owned_by", target: owner });
  const record = { path, id: value.id, kind: value.nodeKind ?? value.kind, edges: targets };
  if (!String(record.id).startsWith(`${KINDS[record.kind]}:`))
    report(record, "prefix", `not the prefix of ${record.kind}`);
  records.push(record);
}

function link() {
  const byId = new Map();
  for (const record of records) {
    const other = byId.get(record.id);
    if (other) report(record, "duplicate", `${record.id} is also declared in ${other.path}`);
    else byId.set(record.id, record);
  }
  let count = 0;
  for (const record of records) {
    for (const { kind, target } of record.edges) {
      count++;
      if (!byId.has(target) && !EXTERNAL.has(target.split(":")[0])) {
        report(record, "dangling", `${kind} points at ${target}, which does not exist`);
      }
    }
  }
  return count;
}

function report({ path }, rule, message) {
  findings.push({ rule, severity: "error", path, message });
}
