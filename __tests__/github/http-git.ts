/** Clone, fetch and push over HTTP: `git http-backend` behind the stand-in's tokens. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { runProgram } from "./run-program.js";
import { settleTrials } from "./after-push.js";
import { Dropped, type FaultAnswer } from "./faults.js";
import { GIT_ENVIRONMENT } from "./git-environment.js";
import { NO_OBJECT } from "./git-store.js";
import { plain } from "./json.js";
import type { StandIn } from "./stand-in.js";
import { fullName, type Repository } from "./state.js";
import { hasRole, identify, maySee, type Token } from "./tokens.js";

const unpack = promisify(gunzip);
const SERVICE = /^\/([^/]+)\/([^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack|git-receive-pack)$/;

/** Undefined of an address that is not Git's. */
export async function answerGit(standIn: StandIn, request: Request, url: URL): Promise<Response | undefined> {
  const found = SERVICE.exec(url.pathname);
  if (!found) return undefined;
  const [, owner = "", name = "", service = ""] = found;
  const recorded = {
    operation: "git",
    method: request.method,
    path: url.pathname,
    query: url.search,
    body: undefined,
    by: undefined,
    status: 0,
  };
  standIn.calls.push(recorded);
  const fault = await standIn.faults.strike("git", "before");
  if (fault)
    return typeof fault.body === "string" ? instead(fault) : refuse(fault.status, plain(fault.body["message"]));
  const writes = service === "git-receive-pack" || url.searchParams.get("service") === "git-receive-pack";
  const token = identify(standIn.tokens, request.headers.get("authorization"));
  const repository = standIn.repositories.get(`${owner}/${name}`.toLowerCase());
  const refused = refusal(repository, token, writes);
  if (refused || !repository || token === "unknown") {
    const { status, text } = refused ?? { status: 404, text: "Repository not found." };
    recorded.status = status;
    return refuse(status, text);
  }
  const before = service === "git-receive-pack" ? await heads(repository) : undefined;
  await settleTrials(standIn, repository);
  const response = await backend(standIn, repository, request, url, service, token);
  if (before) await announce(standIn, repository, before, token);
  recorded.status = response.status;
  const lost = await standIn.faults.strike("git", "after");
  return lost ? instead(lost) : response;
}

/** @throws Dropped where the fault has no answer of its own. */
function instead({ status, body, headers }: FaultAnswer): Response {
  if (typeof body !== "string") throw new Dropped("after the effect");
  return new Response(body, { status, headers });
}

function refusal(
  repository: Repository | undefined,
  token: Token | "unknown" | undefined,
  writes: boolean,
): { status: number; text: string } | undefined {
  if (token === "unknown") return { status: 401, text: "Invalid username or token." };
  if (!repository || !maySee(token, repository)) {
    return token ? { status: 404, text: "Repository not found." } : { status: 401, text: "Repository not found." };
  }
  if (!token) return writes ? { status: 401, text: "Authentication required." } : undefined;
  if (token.kind === "personal") {
    if (!writes || hasRole(token.account, repository, "write")) return undefined;
    return { status: 403, text: `Permission to ${fullName(repository)}.git denied to ${token.account.login}.` };
  }
  const level = token.repository === repository ? token.permissions.contents : undefined;
  if (!writes)
    return level !== undefined || !repository.private ? undefined : { status: 404, text: "Repository not found." };
  return level === "write" ? undefined : { status: 403, text: "Write access to repository not granted." };
}

async function heads(repository: Repository): Promise<Map<string, string>> {
  return new Map((await repository.git.refs("refs/heads/", "refs/tags/")).map(({ name, oid }) => [name, oid]));
}

async function announce(
  standIn: StandIn,
  repository: Repository,
  before: ReadonlyMap<string, string>,
  token: Token | undefined,
): Promise<void> {
  const after = await heads(repository);
  const names = [...new Set([...before.keys(), ...after.keys()])].filter((ref) => before.get(ref) !== after.get(ref));
  const changes = names.map((ref) => ({
    ref,
    before: before.get(ref) ?? NO_OBJECT,
    after: after.get(ref) ?? NO_OBJECT,
  }));
  if (changes.length > 0 && token) await standIn.pushed(repository, changes, token);
}

let program: string | undefined;

/** Git's own program, without the one that would only start it. */
function backendProgram(): string {
  program ??= join(execFileSync("git", ["--exec-path"], { encoding: "utf8" }).trim(), "git-http-backend");
  return program;
}

async function backend(
  standIn: StandIn,
  repository: Repository,
  request: Request,
  url: URL,
  service: string,
  token: Token | undefined,
): Promise<Response> {
  const sent = Buffer.from(await request.arrayBuffer());
  const body = request.headers.get("content-encoding") === "gzip" ? await unpack(sent) : sent;
  const settings: readonly [string, string][] = [
    ["safe.directory", "*"],
    ["gc.auto", "0"],
    ["maintenance.auto", "false"],
    ["core.hooksPath", `${standIn.folder}/hooks`],
    ["http.receivepack", "true"],
    ["uploadpack.allowAnySHA1InWant", "true"],
    ["uploadpack.allowFilter", "true"],
    ["receive.hideRefs", "refs/pull"],
  ];
  const { out, err } = await runProgram(backendProgram(), [], {
    input: body,
    env: {
      ...GIT_ENVIRONMENT,
      GIT_CONFIG_COUNT: String(settings.length),
      ...Object.fromEntries(
        settings.flatMap(([key, value], at) => [
          [`GIT_CONFIG_KEY_${at}`, key],
          [`GIT_CONFIG_VALUE_${at}`, value],
        ]),
      ),
      GIT_PROJECT_ROOT: standIn.folder,
      GIT_HTTP_EXPORT_ALL: "1",
      PATH_INFO: `/${fullName(repository)}.git/${service}`,
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers.get("content-type") ?? "",
      CONTENT_LENGTH: String(body.byteLength),
      REMOTE_USER: token?.account.login ?? "",
      REMOTE_ADDR: "127.0.0.1",
      GIT_PROTOCOL: request.headers.get("git-protocol") ?? "",
      STAND_IN_PROTECTED: [...repository.protections.keys()].map((branch) => `refs/heads/${branch}`).join(" "),
    },
  });
  if (out.length === 0) return refuse(500, err.toString("utf8"));
  return fromCgi(out);
}

function fromCgi(output: Buffer): Response {
  const end = output.indexOf("\r\n\r\n");
  const headers = new Headers();
  let status = 200;
  for (const line of output.subarray(0, end).toString("utf8").split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon);
    const value = line.slice(colon + 1).trim();
    if (name.toLowerCase() === "status") status = Number(value.split(" ")[0]);
    else headers.set(name, value);
  }
  return new Response(new Uint8Array(output.subarray(end + 4)), { status, headers });
}

function refuse(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain", ...(status === 401 && { "www-authenticate": 'Basic realm="GitHub"' }) },
  });
}
