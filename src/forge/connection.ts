/** Octokit as the steward uses it: pinned API version, few retries, every wait told, every refusal a sentence. */
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { Octokit } from "@octokit/rest";
import type { Redactor } from "../memory/redactor.js";
import { pausesBetweenWrites } from "./pauses.js";
import { asRefusal, BrokenAnswer, LateAnswer, pathOf } from "./refusal.js";

export interface Connection {
  readonly token: string;
  /** Without a slash at the end: `https://api.github.com`, or an Enterprise Server's `https://host/api/v3`. */
  readonly apiUrl: string;
  readonly owner: string;
  readonly repository: string;
  /** The steward's own, for the user agent. */
  readonly version: string;
  /** Gets one line for every wait and every answer that is not one. */
  readonly log: (line: string) => void;
  /** Every body that is sent passes it. */
  readonly redactor: Pick<Redactor, "text" | "json" | "secretsIn">;
  /** The global one unless told. */
  readonly fetch?: typeof globalThis.fetch;
  /** Content up to which a commit goes as one request: `MUTATION_BYTES` unless told. */
  readonly mutationBytes?: number;
  /** Milliseconds that a second of waiting takes: 1,000 unless told. */
  readonly second?: number;
  /** Milliseconds within which a whole answer has to be there: `ANSWER_WITHIN` unless told. */
  readonly answerWithin?: number;
}

/** Milliseconds. */
export const SECOND = 1000;

/** Members of answers differ between versions of the API. */
const API_VERSION = "2022-11-28";

/** Requests that carry the bytes of files, which are written as they are, once it is known that they bring no secret. */
const HOLDS_FILES = /\/graphql$|\/git\/(?:blobs|trees)$/;

const MAX_RETRIES = 2;

/** A wait beyond this is not worth the runner's time: the run ends and says until when the limit holds. */
const MAX_WAIT_SECONDS = 120;

/**
 * Milliseconds. GitHub ends what takes it longer than 10 s; the rest is for the way there, a commit of some megabytes included.
 * Node alone would wait for 5 minutes, and for ever where now and then a byte arrives.
 */
const ANSWER_WITHIN = 120_000;

/** Answers that another try does not change; those about rates are the throttling's matter. */
const FINAL = [400, 401, 403, 404, 409, 410, 412, 413, 415, 422, 429, 451];

const Client = Octokit.plugin(retry, throttling);

export type Api = InstanceType<typeof Client>;

let connections = 0;

/** @param onRequest called for each request that is sent. */
export function connect(connection: Connection, onRequest: () => void): Api {
  const { log, redactor, token, second = SECOND, answerWithin = ANSWER_WITHIN } = connection;
  const send = connection.fetch ?? globalThis.fetch;
  const api = new Client({
    auth: token,
    baseUrl: connection.apiUrl,
    userAgent: `memory-steward/${connection.version}`,
    // Octokit's own log quotes addresses and answers as they are.
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    request: {
      fetch: async (url: string, options: RequestInit) => {
        onRequest();
        const { body } = options;
        const isText = typeof body === "string" && !HOLDS_FILES.test(url);
        const sent = isText ? { ...options, body: redactor.json(body) } : options;
        const request = `${options.method ?? ""} ${pathOf(url)}`;
        const answer = await inTime(answerWithin, sent, async (timed) => {
          const arrived = await send(url, timed);
          await requireWhole(arrived, new Headers(options.headers).get("accept") ?? "");
          return arrived;
        }).catch((error: unknown) => {
          if (error instanceof LateAnswer) log(`GitHub did not answer ${request} within ${error.seconds} s`);
          throw error;
        });
        if (answer.status >= 500) log(`GitHub answered ${answer.status} to ${request}`);
        return answer;
      },
    },
    retry: { doNotRetry: FINAL, retries: MAX_RETRIES, retryAfterBaseValue: second },
    throttle: {
      // Two connections of one process do not wait for each other: their tokens may differ.
      id: String(++connections),
      ...pausesBetweenWrites(connection.apiUrl, second),
      retryAfterBaseValue: second,
      // Where the answer does not say how long to wait there is no wait.
      fallbackSecondaryRateRetryAfter: 0,
      onRateLimit: waiting("rate limit", log),
      onSecondaryRateLimit: waiting("secondary rate limit", log),
    },
  });
  api.hook.before("request", (options) => {
    options.headers["x-github-api-version"] = API_VERSION;
    // A write whose answer was lost may have had its effect: whoever sent it looks before sending it again.
    const retries = isRead(options) ? {} : { retries: 0 };
    // A copy, since the plugins keep their count of attempts there.
    options.request = { ...options.request, ...retries };
  });
  api.hook.error("request", (error) => {
    throw asRefusal(error, token);
  });
  return api;
}

/** GraphQL asks by a POST as well: who the token's account is, and by which id it knows a pull request. */
function isRead(options: { readonly method: string; readonly query?: unknown }): boolean {
  const { method, query } = options;
  return method === "GET" || (typeof query === "string" && !query.trimStart().startsWith("mutation"));
}

/** Statuses of answers that hold nothing. */
const EMPTY = [204, 205];

/**
 * Octokit takes a body that breaks off for an empty one, of which a list of reviews seems to have no more pages.
 * @throws BrokenAnswer where what was asked for did not arrive whole.
 */
async function requireWhole(answer: Response, accept: string): Promise<void> {
  if (!answer.ok || EMPTY.includes(answer.status)) return;
  try {
    const text = await answer.clone().text();
    // Whatever is asked for holds something.
    if (accept.endsWith("json") && JSON.parse(text) === null) throw new Error("it holds nothing");
  } catch (error) {
    throw new BrokenAnswer(error);
  }
}

/**
 * What has a deadline of its own keeps it.
 * @throws LateAnswer
 */
async function inTime<T>(
  milliseconds: number,
  options: RequestInit,
  work: (timed: RequestInit) => Promise<T>,
): Promise<T> {
  if (options.signal) return await work(options);
  const signal = AbortSignal.timeout(milliseconds);
  try {
    return await work({ ...options, signal });
  } catch (error) {
    throw signal.aborted ? new LateAnswer(milliseconds / SECOND) : error;
  }
}

interface Attempt {
  readonly method: string;
  readonly url: string;
}

function waiting(what: string, log: Connection["log"]) {
  return (seconds: number, { method, url }: Attempt, _octokit: unknown, retries: number): boolean => {
    if (retries >= MAX_RETRIES || seconds <= 0 || seconds > MAX_WAIT_SECONDS) return false;
    log(`GitHub's ${what} is reached at ${method} ${url}: waiting ${seconds} s`);
    return true;
  };
}

function nothing(): void {
  // Nobody reads it.
}
