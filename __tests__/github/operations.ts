/** GitHub's REST operations as published: which one a request means, and what is wrong with a request or an answer. */
import { isObject, listAt, member, textAt, type Json, type JsonObject } from "./json.js";
import { Schemas } from "./schemas.js";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: JsonObject;
}

export interface Operation {
  /** GitHub's own name, `pulls/list-files`. */
  readonly id: string;
  readonly method: string;
  readonly template: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly schema: JsonObject | undefined; readonly required: boolean } | undefined;
  /** Schema of the JSON answer by status; undefined where the answer has no body. */
  readonly answers: ReadonlyMap<number, JsonObject | undefined>;
}

interface Route {
  readonly operation: Operation;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly weight: number;
}

export interface Match {
  readonly operation: Operation;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The one shape of an error, which the description gives for few statuses only. */
const ERROR_SHAPE: JsonObject = {
  type: "object",
  required: ["message", "documentation_url"],
  properties: {
    message: { type: "string" },
    documentation_url: { type: "string" },
    status: { type: "string" },
    errors: { type: "array" },
    block: { type: "object" },
  },
  additionalProperties: false,
};

export class Operations {
  readonly schemas = new Schemas(new URL("openapi/github-rest.json", import.meta.url));
  readonly #routes: readonly Route[];

  constructor() {
    const routes: Route[] = [];
    for (const [template, item] of Object.entries(member(this.schemas.document, "paths") ?? {})) {
      if (!isObject(item)) continue;
      for (const [method, operation] of Object.entries(item)) {
        if (!isObject(operation)) continue;
        routes.push(this.#route(template, method, operation, listAt(item, "parameters")));
      }
    }
    this.#routes = routes.sort((a, b) => b.weight - a.weight);
  }

  get all(): readonly Operation[] {
    return this.#routes.map(({ operation }) => operation);
  }

  /** @param path as it stands in the address: still encoded, without the query */
  match(method: string, path: string): Match | undefined {
    for (const { operation, pattern, names } of this.#routes) {
      if (operation.method !== method) continue;
      const found = pattern.exec(path);
      if (!found) continue;
      const parameters: Record<string, string> = {};
      for (const [at, name] of names.entries()) parameters[name] = decodeURIComponent(found[at + 1] ?? "");
      return { operation, parameters };
    }
    return undefined;
  }

  /** Text of a path or a query as the value that its declared type means. */
  typed(operation: Operation, where: "path" | "query", values: Readonly<Record<string, string>>): JsonObject {
    return Object.fromEntries(
      Object.entries(values).map(([name, text]) => {
        const declared = operation.parameters.find((one) => one.in === where && one.name === name);
        return [name, declared ? coerce(this.schemas.resolve(declared.schema), text) : text];
      }),
    );
  }

  requestFaults(operation: Operation, path: JsonObject, query: JsonObject, body: Json | undefined): string[] {
    const faults: string[] = [];
    for (const { name, in: where, required, schema } of operation.parameters) {
      if (where !== "path" && where !== "query") continue;
      const value = (where === "path" ? path : query)[name];
      if (value === undefined) {
        if (required) faults.push(`${where} parameter ${name} is missing`);
        continue;
      }
      const fault = this.schemas.fault(schema, value);
      if (fault !== undefined) faults.push(`${where} parameter ${name}: ${fault}`);
    }
    for (const name of Object.keys(query)) {
      if (!operation.parameters.some((one) => one.in === "query" && one.name === name)) {
        faults.push(`query parameter ${name} is unknown`);
      }
    }
    return [...faults, ...this.#bodyFaults(operation, body)];
  }

  #bodyFaults({ body: declared }: Operation, body: Json | undefined): string[] {
    if (body === undefined) return declared?.required === true ? ["the body is missing"] : [];
    if (declared?.schema === undefined) return ["a body is not expected"];
    const { schema } = declared;
    const fault = this.schemas.fault(schema, body);
    const unknown = this.schemas.unknownMembers(schema, body).map((place) => `body member ${place} is unknown`);
    return fault === undefined ? unknown : [`body: ${fault}`, ...unknown];
  }

  answerFault(operation: Operation, status: number, body: Json | undefined): string | undefined {
    const listed = operation.answers.has(status);
    if (!listed && status < 400) return `status ${status} is not in the description`;
    const declared = operation.answers.get(status);
    if (status >= 400) {
      if (body === undefined) return "an error needs a message";
      return this.schemas.fault(ERROR_SHAPE, body) ?? (declared && this.schemas.fault(declared, body));
    }
    if (declared === undefined) return body === undefined ? undefined : "a body is not expected";
    return body === undefined ? "the body is missing" : this.schemas.fault(declared, body);
  }

  #route(template: string, method: string, operation: JsonObject, shared: readonly Json[]): Route {
    const parameters: Parameter[] = [];
    const multi = new Set<string>();
    for (const entry of [...shared, ...listAt(operation, "parameters")]) {
      const declared = this.schemas.resolve(entry);
      const name = textAt(declared, "name") ?? "";
      if (declared["x-multi-segment"] === true) multi.add(name);
      parameters.push({
        name,
        in: textAt(declared, "in") ?? "",
        required: declared["required"] === true,
        schema: this.schemas.resolve(declared["schema"] ?? {}),
      });
    }
    const names: string[] = [];
    const pattern = template.replace(/\{([^}]+)\}|[^{]+/g, (part, name: string | undefined) => {
      if (name === undefined) return part.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
      names.push(name);
      return multi.has(name) ? "(.+)" : "([^/]+)";
    });
    return {
      operation: {
        id: textAt(operation, "operationId") ?? "",
        method: method.toUpperCase(),
        template,
        parameters,
        ...this.#contents(operation),
      },
      pattern: new RegExp(`^${pattern}$`),
      names,
      weight: template.replace(/\{[^}]+\}/g, "").length,
    };
  }

  #contents(operation: JsonObject): Pick<Operation, "body" | "answers"> {
    const request = operation["requestBody"];
    const resolved = request === undefined ? undefined : this.schemas.resolve(request);
    const schema = member(resolved, "content", "application/json", "schema");
    const answers = new Map<number, JsonObject | undefined>();
    const responses = member(operation, "responses");
    for (const [status, response] of Object.entries(isObject(responses) ? responses : {})) {
      if (response === undefined) continue;
      const answer = member(this.schemas.resolve(response), "content", "application/json", "schema");
      answers.set(Number(status), isObject(answer) ? answer : undefined);
    }
    return {
      body: resolved && { schema: isObject(schema) ? schema : undefined, required: resolved["required"] === true },
      answers,
    };
  }
}

let shared: Operations | undefined;

/** Loaded when the first request needs it, and shared by all stand-ins of a process. */
export function operations(): Operations {
  return (shared ??= new Operations());
}

function coerce(schema: JsonObject, text: string): Json {
  const types = [schema, ...listAt(schema, "oneOf"), ...listAt(schema, "anyOf")].map((one) =>
    isObject(one) ? one["type"] : undefined,
  );
  if ((types.includes("integer") || types.includes("number")) && /^-?\d+$/.test(text)) return Number(text);
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  if (types.includes("array")) return text.split(",");
  return text;
}
