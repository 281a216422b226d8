/** Faults on demand: what goes wrong, at which operation, how often. Countable and in order, never by chance. */
import { setTimeout as wait } from "node:timers/promises";
import type { JsonObject } from "./json.js";

/** The connection ends without an answer: `fetch` throws, the HTTP door destroys the socket. */
export class Dropped extends Error {}

/** An answer in place of the operation's own. */
export interface FaultAnswer {
  readonly status: number;
  /** Text is sent as it is, whatever the operation gives. */
  readonly body: JsonObject | string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Effect = () => FaultAnswer | undefined | Promise<FaultAnswer | undefined>;

export interface Fault {
  /** GitHub's name of the operation, `graphql`, `git`, or `*` for all. */
  readonly operation: string;
  /** How many calls are hit; 1 unless told. */
  readonly times?: number;
  /** How many calls go unharmed first; 0 unless told. */
  readonly after?: number;
  /** Whether the operation has had its effect when the fault strikes; `before` unless told. */
  readonly phase?: "before" | "after";
  readonly effect: Effect;
}

export class Faults {
  readonly #pending: { readonly fault: Fault; seen: number }[] = [];
  /** Operations that were hit, in order. */
  readonly struck: string[] = [];

  add(fault: Fault): void {
    this.#pending.push({ fault, seen: 0 });
  }

  clear(): void {
    this.#pending.length = 0;
  }

  async strike(operation: string, phase: "before" | "after"): Promise<FaultAnswer | undefined> {
    for (const entry of this.#pending) {
      const { fault } = entry;
      if ((fault.phase ?? "before") !== phase || (fault.operation !== "*" && fault.operation !== operation)) continue;
      const turn = entry.seen++ - (fault.after ?? 0);
      if (turn < 0 || turn >= (fault.times ?? 1)) continue;
      this.struck.push(operation);
      const answer = await fault.effect();
      if (answer) return answer;
    }
    return undefined;
  }
}

export function serverError(status: 500 | 502 | 503 | 504 = 502): Effect {
  return () => refusal(status, status === 502 ? "Server Error" : "Unexpected error");
}

export function dropConnection(): Effect {
  return () => {
    throw new Dropped("the connection was dropped");
  };
}

/** GitHub's secondary limit, with the seconds to wait. */
export function secondaryLimit(seconds: number, status: 403 | 429 = 403): Effect {
  const message = "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.";
  return () => refusal(status, message, { "retry-after": String(seconds) });
}

/** The hourly limit; the reset lies ahead of the real clock, since clients reckon with theirs. */
export function primaryLimit(seconds: number): Effect {
  return () =>
    refusal(403, "API rate limit exceeded for installation.", {
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": String(Math.ceil(Date.now() / 1000) + seconds),
    });
}

export function delay(milliseconds: number): Effect {
  return async () => {
    // Nobody waits for who has given up.
    await wait(milliseconds, undefined, { ref: false });
    return undefined;
  };
}

export function answerWith(status: number, message: string): Effect {
  return () => refusal(status, message);
}

/** The answer says yes and is not whole; behind the effect it is that of a proxy that lost the connection. */
export function brokenAnswer(): Effect {
  return () => ({ status: 200, body: '{"data":{"viewer":{"log', headers: { "content-type": "application/json" } });
}

/** A page in the answer's place, as a proxy or a sign-in gives it. */
export function pageInstead(): Effect {
  const body = "<!DOCTYPE html><html><body><h1>Sign in</h1></body></html>";
  return () => ({ status: 200, body, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** Something else happens just then: a head moves, another writer comments, a process is killed. */
export function meanwhile(happens: () => unknown): Effect {
  return async () => {
    await happens();
    return undefined;
  };
}

function refusal(status: number, message: string, headers: Readonly<Record<string, string>> = {}): FaultAnswer {
  return {
    status,
    body: { message, documentation_url: "https://docs.github.com/rest", status: String(status) },
    headers,
  };
}
