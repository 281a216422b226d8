/**
 * GitHub's published descriptions as JSON Schema: loads a committed part, rewrites what OpenAPI 3.0 says in words of its
 * own, compiles each schema when it is first needed.
 */
import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import addFormatsModule from "ajv-formats";
import { isList, isObject, member, parseJson, type Json, type JsonObject } from "./json.js";

// The package is CommonJS: its default export is the module for some loaders and the function for others.
const addFormats = "default" in addFormatsModule ? addFormatsModule.default : addFormatsModule;

/** Formats that the descriptions name and no validator knows: they say nothing that could be checked. */
const OPEN_FORMATS = [
  "uri-template",
  "repo.nwo",
  "timestamp",
  "binary",
  "ssh-key",
  "ssh-key fingerprint",
  "repository-id",
];

export class Schemas {
  readonly document: JsonObject;
  readonly #ajv: Ajv;
  readonly #id: string;
  readonly #compiled = new Map<JsonObject, ValidateFunction>();

  /** @param file path of a part written by scripts/update-github-spec.ts */
  constructor(file: URL) {
    this.#id = file.pathname.split("/").at(-1) ?? "document";
    const parsed = parseJson(readFileSync(file, "utf8"));
    if (!isObject(parsed)) throw new Error(`${this.#id} is no object`);
    this.document = parsed;
    this.#ajv = new Ajv({
      strict: false,
      inlineRefs: false,
      validateSchema: false,
      validateFormats: true,
      logger: false,
      allErrors: false,
      // Most validate a few values: shortening their code takes as long as making it.
      code: { optimize: false },
    });
    addFormats(this.#ajv);
    // Stricter than GitHub, whose own examples have `41898282+github-actions[bot]@users.noreply.github.com`.
    this.#ajv.addFormat("email", /^[^\s@]+@[^\s@]+$/);
    for (const format of OPEN_FORMATS) this.#ajv.addFormat(format, true);
    this.#ajv.addSchema({ $id: this.#id, components: asJsonSchema(parsed["components"] ?? null, "") });
  }

  /** What is wrong with a value, or undefined. */
  fault(schema: JsonObject, value: Json): string | undefined {
    let validate = this.#compiled.get(schema);
    if (!validate) {
      const rewritten = asJsonSchema(schema, this.#id);
      if (!isObject(rewritten)) throw new Error("a schema is an object");
      validate = this.#ajv.compile(rewritten);
      this.#compiled.set(schema, validate);
    }
    if (validate(value)) return undefined;
    const error = validate.errors?.[0];
    return error
      ? `${error.instancePath || "/"} ${error.message ?? "is wrong"} ${JSON.stringify(error.params)}`
      : "is wrong";
  }

  /** Follows `$ref` until a schema stands there. */
  resolve(schema: Json | undefined): JsonObject {
    let at = schema;
    while (isObject(at) && typeof at["$ref"] === "string") at = this.at(at["$ref"]);
    if (!isObject(at)) throw new Error("a schema is an object");
    return at;
  }

  /** @param pointer `#/components/...` */
  at(pointer: string): Json | undefined {
    return member(this.document, ...pointer.slice(2).split("/"));
  }

  /** Paths of members that no schema at that place declares, so that a misspelt member is an error. */
  unknownMembers(schema: JsonObject, value: Json, path = ""): string[] {
    if (isList(value)) {
      const items = this.#branches(schema).find((branch) => isObject(branch["items"]))?.["items"];
      return isObject(items) ? value.flatMap((entry, at) => this.unknownMembers(items, entry, `${path}/${at}`)) : [];
    }
    if (!isObject(value)) return [];
    const branches = this.#branches(schema).filter(({ properties }) => isObject(properties));
    if (
      branches.length === 0 ||
      branches.some(({ additionalProperties: more }) => more !== undefined && more !== false)
    )
      return [];
    return Object.entries(value).flatMap(([name, entry]) => {
      if (entry === undefined) return [];
      const declared = branches.map(({ properties }) => member(properties, name)).filter(isObject);
      if (declared.length === 0) return [`${path}/${name}`];
      const inner = declared.map((one) => this.unknownMembers(one, entry, `${path}/${name}`));
      return inner.find((faults) => faults.length === 0) ?? inner[0] ?? [];
    });
  }

  #branches(schema: JsonObject): JsonObject[] {
    const resolved = this.resolve(schema);
    const alternatives = ["allOf", "oneOf", "anyOf"].flatMap((word) => {
      const list = resolved[word];
      return isList(list) ? list.filter(isObject) : [];
    });
    return [resolved, ...alternatives.flatMap((one) => this.#branches(one))];
  }
}

/** OpenAPI 3.0 knows `nullable` instead of a null type; a reference points into the document named `id`. */
function asJsonSchema(value: Json, id: string): Json {
  if (isList(value)) return value.map((entry) => asJsonSchema(entry, id));
  if (!isObject(value)) return value;
  const result: Record<string, Json | undefined> = {};
  for (const [name, entry] of Object.entries(value)) {
    if (entry !== undefined)
      result[name] = name === "$ref" && typeof entry === "string" ? `${id}${entry}` : asJsonSchema(entry, id);
  }
  if (result["nullable"] !== true) return result;
  if (isList(result["enum"]) && !result["enum"].includes(null)) result["enum"] = [...result["enum"], null];
  if (result["type"] !== undefined) return result;
  const { nullable: _, ...rest } = result;
  return { anyOf: [rest, { type: "null" }] };
}
