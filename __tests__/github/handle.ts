/** One request through the stand-in: which door it knocks at, faults before and after, the guard over REST. */
import { settleTrials } from "./after-push.js";
import { Refused, type Answer, type Call } from "./answers.js";
import { Dropped } from "./faults.js";
import { fill, holdsUnset } from "./fill.js";
import { GitFailure } from "./git-store.js";
import { answerGit } from "./http-git.js";
import { HANDLERS } from "./handlers/all.js";
import { isObject, parseJson, type Json, type JsonObject } from "./json.js";
import { operations, type Match } from "./operations.js";
import { answerPage } from "./pages.js";
import { ACCESS } from "./permissions.js";
import type { RecordedCall } from "./records.js";
import type { StandIn } from "./stand-in.js";
import type { Repository } from "./state.js";
import { identify, maySee, refusal, type Token } from "./tokens.js";

const API_VERSIONS = ["2022-11-28", "2026-03-10"];
const DOCUMENTATION = "https://docs.github.com/rest";
const BUDGETS = { job: 1000, installation: 5000, personal: 5000, anonymous: 60 };

/** @throws Dropped when a fault drops the connection */
export async function handle(standIn: StandIn, request: Request): Promise<Response> {
  standIn.advance(1);
  const url = new URL(request.url);
  const isApiHost = url.host === "api.github.com";
  const path = url.pathname;
  if (path === "/api/graphql" || (isApiHost && path === "/graphql")) return await answerGraphql(standIn, request);
  if (path.startsWith("/api/v3/")) return await answerRest(standIn, request, url, path.slice("/api/v3".length));
  if (isApiHost) return await answerRest(standIn, request, url, path);
  const download = standIn.downloads.get(path);
  if (download) {
    standIn.downloads.delete(path);
    if (request.headers.has("authorization")) standIn.violate(`${path}: the store of artifacts was given the token`);
    const { type, bytes } = download();
    return new Response(new Uint8Array(bytes), { headers: { "content-type": type } });
  }
  return (await answerGit(standIn, request, url)) ?? (await answerPage(standIn, request, url));
}

async function answerRest(standIn: StandIn, request: Request, url: URL, path: string): Promise<Response> {
  const match = operations().match(request.method, path);
  const token = identify(standIn.tokens, request.headers.get("authorization"));
  const text = request.body ? await request.text() : "";
  const recorded: RecordedCall = {
    operation: match?.operation.id ?? "unknown",
    method: request.method,
    path,
    query: url.search,
    body: readBody(text),
    by: typeof token === "object" ? token.account.login : undefined,
    status: 0,
  };
  standIn.calls.push(recorded);
  if (holdsUnset(text))
    standIn.violate(`${recorded.operation}: the body holds what the stand-in never meant: ${text.slice(0, 200)}`);
  const respond = (
    status: number,
    body: Json | undefined,
    headers: Readonly<Record<string, string>> = {},
  ): Response => {
    recorded.status = status;
    return response(standIn, token, status, body, headers);
  };
  try {
    const before = await standIn.faults.strike(recorded.operation, "before");
    if (before) return respond(before.status, before.body, before.headers);
    if (!match) {
      standIn.violate(`${request.method} ${path}: no such operation in the description`);
      throw new Refused(404, "Not Found");
    }
    const { answer, body } = await perform(standIn, request, url, match, token, recorded.body);
    const after = await standIn.faults.strike(recorded.operation, "after");
    if (after) return respond(after.status, after.body, after.headers);
    if (!answer.raw) return respond(answer.status, body, answer.headers);
    const plain = respond(answer.status, undefined, { ...answer.headers, "content-type": answer.raw.type });
    return new Response(
      typeof answer.raw.bytes === "string" ? answer.raw.bytes : new Uint8Array(answer.raw.bytes),
      plain,
    );
  } catch (error) {
    if (error instanceof Dropped) throw error;
    if (error instanceof Refused) {
      const { status, message, errors, headers } = error;
      return respond(status, errorBody(status, message, errors), headers);
    }
    const said =
      error instanceof GitFailure
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    standIn.violate(`${recorded.operation}: ${said}`);
    return respond(500, errorBody(500, "the stand-in failed"));
  }
}

async function perform(
  standIn: StandIn,
  request: Request,
  url: URL,
  { operation, parameters }: Match,
  token: Token | "unknown" | undefined,
  body: Json | undefined,
): Promise<{ answer: Answer; body: Json | undefined }> {
  const name = operation.id;
  const description = operations();
  checkHeaders(standIn, request, name);
  if (token === "unknown") throw new Refused(401, "Bad credentials");
  const handler = HANDLERS[name];
  const access = ACCESS[name];
  if (!handler || !access) {
    standIn.violate(`${name}: not emulated`);
    throw new Refused(501, `${name} is not emulated`);
  }
  const pathValues = description.typed(operation, "path", parameters);
  const query = description.typed(operation, "query", Object.fromEntries(url.searchParams));
  const repository = findRepository(standIn, parameters, token);
  const refused = repository && refusal(token, repository, access);
  if (refused !== undefined) {
    const accepted = access.any.map(({ scope, level }) => `${scope}=${level}`).join("; ");
    throw new Refused(token ? 403 : 401, refused, undefined, { "x-accepted-github-permissions": accepted });
  }
  const faults = description.requestFaults(operation, pathValues, query, body);
  for (const fault of faults) standIn.violate(`${name}: ${fault}`);
  if (faults.length > 0) throw new Refused(422, `Invalid request.\n\n${faults.join("\n")}`);
  const call: Call = {
    standIn,
    operation,
    path: pathValues,
    query,
    body: isObject(body) ? body : {},
    headers: request.headers,
    token,
    get repository(): Repository {
      if (!repository) throw new Refused(404, "Not Found");
      return repository;
    },
  };
  const number = call.path["pull_number"];
  if (repository && (request.method === "GET" || number !== undefined) && operation.id !== "pulls/merge") {
    await settleTrials(standIn, repository, typeof number === "number" ? number : undefined);
  }
  const answer = await handler(call);
  const schema = operation.answers.get(answer.status);
  const full =
    answer.body === undefined || schema === undefined || answer.status >= 400
      ? answer.body
      : fill(description.schemas, schema, clean(answer.body), standIn.urls.server);
  if (!answer.raw) {
    const fault = description.answerFault(operation, answer.status, full);
    if (fault !== undefined) standIn.violate(`${name} answered wrongly: ${answer.status} ${fault}`);
  }
  return { answer, body: full };
}

function checkHeaders(standIn: StandIn, request: Request, name: string): void {
  const version = request.headers.get("x-github-api-version");
  if (version !== null && !API_VERSIONS.includes(version)) {
    standIn.violate(`${name}: unknown API version ${version}`);
    throw new Refused(400, `${version} is not a supported version of the REST API`);
  }
  if (request.headers.get("user-agent") === null) {
    standIn.violate(`${name}: a request needs a User-Agent`);
    throw new Refused(
      403,
      "Request forbidden by administrative rules. Please make sure your request has a User-Agent header",
    );
  }
}

function findRepository(
  standIn: StandIn,
  parameters: Readonly<Record<string, string>>,
  token: Token | undefined,
): Repository | undefined {
  const { owner, repo } = parameters;
  if (owner === undefined || repo === undefined) return undefined;
  const found = standIn.repositories.get(`${owner}/${repo}`.toLowerCase());
  // What a token may not see does not exist.
  if (!found || !maySee(token, found)) throw new Refused(404, "Not Found");
  return found;
}

async function answerGraphql(standIn: StandIn, request: Request): Promise<Response> {
  const recorded: RecordedCall = {
    operation: "graphql",
    method: request.method,
    path: "/graphql",
    query: "",
    body: readBody(await request.text()),
    by: undefined,
    status: 0,
  };
  standIn.calls.push(recorded);
  const token = identify(standIn.tokens, request.headers.get("authorization"));
  const respond = (status: number, body: Json, headers: Readonly<Record<string, string>> = {}): Response => {
    recorded.status = status;
    return response(standIn, token, status, body, headers);
  };
  const before = await standIn.faults.strike("graphql", "before");
  if (before) return respond(before.status, before.body, before.headers);
  if (token === undefined) return respond(403, errorBody(403, "Requires authentication"));
  if (token === "unknown") return respond(401, errorBody(401, "Bad credentials"));
  // The schema costs half a second to build: only who asks pays.
  const { answerQuery } = await import("./graphql.js");
  const answer = await answerQuery(standIn, token, recorded.body);
  const after = await standIn.faults.strike("graphql", "after");
  return after ? respond(after.status, after.body, after.headers) : respond(200, answer);
}

function response(
  standIn: StandIn,
  token: Token | "unknown" | undefined,
  status: number,
  body: Json | undefined,
  headers: Readonly<Record<string, string>>,
): Response {
  const known = typeof token === "object" ? token : undefined;
  const limit = BUDGETS[known?.kind ?? "anonymous"];
  const used = (standIn.used.get(known?.value ?? "") ?? 0) + 1;
  standIn.used.set(known?.value ?? "", used);
  const reset = Math.ceil(Date.parse(standIn.now) / 3_600_000) * 3600;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return new Response(body === undefined || status === 204 ? null : text, {
    status,
    headers: {
      ...(body !== undefined && { "content-type": "application/json; charset=utf-8" }),
      date: new Date(standIn.now).toUTCString(),
      "x-github-request-id": `STANDIN:${standIn.calls.length}`,
      "x-github-media-type": "github.v3; format=json",
      "x-ratelimit-limit": String(limit),
      "x-ratelimit-used": String(used),
      "x-ratelimit-remaining": String(Math.max(limit - used, 0)),
      "x-ratelimit-reset": String(reset),
      "x-ratelimit-resource": "core",
      ...headers,
    },
  });
}

function errorBody(status: number, message: string, errors?: readonly Json[]): JsonObject {
  return { message, ...(errors && { errors }), documentation_url: DOCUMENTATION, status: String(status) };
}

function readBody(text: string): Json | undefined {
  if (text === "") return undefined;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** As JSON will carry it: without undefined members. */
function clean(body: Json): Json {
  return parseJson(JSON.stringify(body));
}
