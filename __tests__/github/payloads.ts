/**
 * Event payloads: a real example, with the state of the stand-in laid over it, completed by the official webhook schema
 * (the examples are older than it) and checked against it.
 */
import { createRequire } from "node:module";
import { fill } from "./fill.js";
import { isList, isObject, member, parseJson, textAt, type Json, type JsonObject } from "./json.js";
import { Schemas } from "./schemas.js";
import type { StandInEvent } from "./records.js";
import type { StandIn } from "./stand-in.js";
import { fullName } from "./state.js";

/** Accounts and installations of the examples: optional, and never ours. */
const FOREIGN = ["organization", "installation", "enterprise"];

/** The examples are a file of JSON, which a module cannot import everywhere. */
const require = createRequire(import.meta.url);

let schemas: Schemas | undefined;
let examples: Json | undefined;

/** What the runner writes to the event file, and a webhook would carry. */
export function payloadOf(standIn: StandIn, event: StandInEvent): JsonObject {
  // What a schedule writes to the event file is no webhook: nothing describes it.
  if (event.name === "schedule" && isObject(event.overlay)) return event.overlay;
  schemas ??= new Schemas(new URL("openapi/github-webhooks.json", import.meta.url));
  const name = schemaName(event);
  const schema = member(schemas.document, "webhooks", name);
  if (!isObject(schema)) throw new Error(`openapi/operations.json does not list the webhook ${name}`);
  const overlaid = lay(exampleFor(standIn, event), event.overlay);
  const payload = parseJson(JSON.stringify(fill(schemas, schema, overlaid, standIn.urls.server)));
  const fault = schemas.fault(schema, payload);
  if (fault !== undefined) standIn.violate(`event ${name}: ${fault}`);
  if (!isObject(payload)) throw new Error("a payload is an object");
  return payload;
}

function schemaName({ name, action }: StandInEvent): string {
  if (name === "repository_dispatch") return "repository-dispatch-sample.collected";
  return [name, action]
    .filter((part) => part !== undefined)
    .join("-")
    .replaceAll("_", "-");
}

/** The example of that action, else of that event, speaking of our repository. */
function exampleFor(standIn: StandIn, { name, action, repository }: StandInEvent): JsonObject {
  examples ??= require("@octokit/webhooks-examples") as Json;
  const definition = isList(examples) ? examples.find((one) => textAt(one, "name") === name) : undefined;
  const all = member(definition, "examples");
  const list = isList(all) ? all : [];
  const example = list.find((one) => textAt(one, "action") === action) ?? list[0];
  const { full_name, owner } = isObject(member(example, "repository"))
    ? {
        full_name: textAt(example, "repository", "full_name") ?? "",
        owner: textAt(example, "repository", "owner", "login") ?? "",
      }
    : { full_name: "", owner: "" };
  const ours = JSON.stringify(example ?? {})
    .replaceAll(full_name, fullName(repository))
    .replaceAll(`/${owner}`, `/${repository.owner.login}`)
    .replaceAll("https://api.github.com", standIn.urls.api)
    .replaceAll("https://github.com", standIn.urls.server);
  const parsed = parseJson(ours);
  if (!isObject(parsed)) throw new Error(`no example of ${name}`);
  return Object.fromEntries(Object.entries(parsed).filter(([member]) => !FOREIGN.includes(member)));
}

/**
 * Members of ours over those of the example. Of what has an id nothing of the example is kept, since it would speak of
 * somebody else; but the repository's many addresses have been rewritten to be ours.
 */
function lay(example: Json | undefined, ours: Json | undefined, name = ""): Json {
  if (ours === undefined) return example ?? null;
  if (!isObject(example) || !isObject(ours)) return ours;
  const merged: Record<string, Json | undefined> =
    ours["id"] !== undefined && name !== "repository" ? {} : { ...example };
  for (const [member, value] of Object.entries(ours)) {
    if (value !== undefined) merged[member] = lay(merged[member], value, member);
  }
  return merged;
}
