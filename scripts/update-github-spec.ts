/**
 * Writes the parts of GitHub's published descriptions that the stand-in for GitHub checks against
 * (`__tests__/github/openapi/`). The only script of the stand-in that needs the network:
 *
 *   npx tsx scripts/update-github-spec.ts [--check]
 *
 * The descriptions come from npm at exact versions, are cut down to the operations named in
 * `__tests__/github/openapi/operations.json` and everything these refer to, and lose what only people read. `--check`
 * writes nothing and fails where a committed file differs.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}
interface Source {
  readonly package: string;
  readonly version: string;
}

const REST: Source = { package: "@octokit/openapi", version: "23.0.2" };
const WEBHOOKS: Source = { package: "@octokit/openapi-webhooks", version: "12.1.0" };
const FILE = "package/generated/api.github.com.json";
const FOLDER = fileURLToPath(new URL("../__tests__/github/openapi/", import.meta.url));
const METHODS = ["get", "put", "post", "delete", "patch"];

/** Members for human readers. Inside a map of names (`properties`, `schemas`, ...) such a word is a name and stays. */
const PROSE = new Set(["description", "summary", "tags", "example", "examples", "externalDocs", "x-github", "title"]);
const MAPS_OF_NAMES = new Set(["properties", "schemas", "responses", "headers", "parameters", "paths", "content"]);

const lists = object(JSON.parse(readFileSync(join(FOLDER, "operations.json"), "utf8")) as Json);
const scratch = mkdtempSync(join(tmpdir(), "github-spec-"));
try {
  const differing = [
    publish("github-rest.json", restSubset(download(REST), new Set(names(lists["rest"])))),
    publish("github-webhooks.json", webhookSubset(download(WEBHOOKS), names(lists["webhooks"]))),
  ].filter((name) => name !== undefined);
  if (differing.length > 0) {
    process.stderr.write(`Out of date: ${differing.join(", ")}. Run npx tsx scripts/update-github-spec.ts.\n`);
    process.exitCode = 1;
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function download(source: Source): JsonObject {
  const spec = `${source.package}@${source.version}`;
  const archive = execFileSync("npm", ["pack", spec, "--silent", "--pack-destination", scratch], { encoding: "utf8" });
  execFileSync("tar", ["-xzf", join(scratch, archive.trim()), "-C", scratch, FILE, "package/LICENSE"]);
  const bytes = readFileSync(join(scratch, FILE));
  const document = object(JSON.parse(bytes.toString("utf8")) as Json);
  document["x-source"] = {
    package: source.package,
    version: source.version,
    file: FILE.slice("package/".length),
    sha256: createHash("sha256").update(bytes).digest("hex"),
    license: readFileSync(join(scratch, "package/LICENSE"), "utf8"),
  };
  return document;
}

function restSubset(document: JsonObject, wanted: Set<string>): JsonObject {
  const paths: JsonObject = {};
  for (const [path, value] of Object.entries(object(document["paths"]))) {
    const item = object(value);
    const kept = Object.entries(item).filter(
      ([name, operation]) => METHODS.includes(name) && wanted.delete(text(object(operation)["operationId"])),
    );
    if (kept.length === 0) continue;
    if (item["parameters"] !== undefined) kept.unshift(["parameters", item["parameters"]]);
    paths[path] = trim(Object.fromEntries(kept), false);
  }
  if (wanted.size > 0) throw new Error(`The description lacks ${[...wanted].join(", ")}.`);
  return assemble(document, { paths });
}

function webhookSubset(document: JsonObject, wanted: readonly string[]): JsonObject {
  const all = object(document["webhooks"]);
  const webhooks: JsonObject = {};
  for (const name of wanted) {
    const post = object(object(all[name])["post"]);
    const content = object(object(post["requestBody"])["content"]);
    webhooks[name] = trim(object(content["application/json"])["schema"] ?? null, false);
  }
  return assemble(document, { webhooks });
}

/** The document of the kept parts with every component that they reach. */
function assemble(document: JsonObject, kept: JsonObject): JsonObject {
  const all = object(document["components"]);
  const components: JsonObject = {};
  const pending = references(kept);
  const seen = new Set<string>();
  for (let reference = pending.pop(); reference !== undefined; reference = pending.pop()) {
    if (seen.has(reference)) continue;
    seen.add(reference);
    const [kind = "", name = ""] = reference.replace("#/components/", "").split("/");
    const component = trim(object(all[kind])[name] ?? null, false);
    components[kind] = { ...object(components[kind] ?? {}), [name]: component };
    pending.push(...references(component));
  }
  const sorted = Object.entries(components).map(([kind, entries]) => [kind, sortKeys(object(entries))] as const);
  return {
    openapi: document["openapi"] ?? null,
    info: { title: "A part of GitHub's published description", version: "subset" },
    "x-source": document["x-source"] ?? null,
    ...kept,
    components: sortKeys(Object.fromEntries(sorted)),
  };
}

function trim(value: Json, isMapOfNames: boolean): Json {
  if (Array.isArray(value)) return value.map((entry) => trim(entry, false));
  if (value === null || typeof value !== "object") return value;
  const result: JsonObject = {};
  for (const [name, member] of Object.entries(value)) {
    if (!isMapOfNames && PROSE.has(name)) continue;
    const isMap = MAPS_OF_NAMES.has(name) && !isMapOfNames && !Array.isArray(member);
    result[name] = trim(member, isMap);
    // OpenAPI demands a description of each response.
    if (isMap && name === "responses") for (const response of Object.values(object(result[name]))) describe(response);
  }
  return result;
}

function describe(response: Json): void {
  const target = object(response);
  if (target["$ref"] === undefined) target["description"] = "";
}

function references(value: Json): string[] {
  const found: string[] = [];
  const walk = (entry: Json): void => {
    if (Array.isArray(entry)) entry.forEach(walk);
    else if (entry !== null && typeof entry === "object") {
      for (const [name, member] of Object.entries(entry)) {
        if (name === "$ref" && typeof member === "string") found.push(member);
        else walk(member);
      }
    }
  };
  walk(value);
  return found;
}

/** One line for each path, webhook and component, so that the difference of two versions can be read. */
function print(document: JsonObject): string {
  const lines = (value: JsonObject, line: (name: string, member: Json) => string): string =>
    `{\n${Object.entries(value)
      .map(([name, member]) => `${JSON.stringify(name)}: ${line(name, member)}`)
      .join(",\n")}\n}`;
  const plain = (_: string, member: Json): string => JSON.stringify(member);
  const text = lines(document, (name, member) => {
    if (name === "components") return lines(object(member), (_, kind) => lines(object(kind), plain));
    return name === "paths" || name === "webhooks" ? lines(object(member), plain) : JSON.stringify(member);
  });
  return `${text}\n`;
}

/** The name where `--check` finds a difference. */
function publish(name: string, document: JsonObject): string | undefined {
  const text = print(document);
  if (!process.argv.includes("--check")) writeFileSync(join(FOLDER, name), text);
  else if (readFileSync(join(FOLDER, name), "utf8") !== text) return name;
  process.stdout.write(`${name} ${Buffer.byteLength(text)} bytes\n`);
  return undefined;
}

function object(value: Json | undefined): JsonObject {
  if (value === null || typeof value !== "object" || Array.isArray(value)) throw new Error("expected a JSON object");
  return value;
}

function text(value: Json | undefined): string {
  if (typeof value !== "string") throw new Error("expected a text");
  return value;
}

function names(value: Json | undefined): string[] {
  if (!Array.isArray(value)) throw new Error("expected a list of names");
  return value.map(String);
}

function sortKeys(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
