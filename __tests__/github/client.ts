/** The stand-in as people and their programs use it. */
import { Octokit } from "@octokit/rest";
import type { StandIn } from "./stand-in.js";
import type { Token } from "./tokens.js";

/** A plain client at the door without a socket: no retries, no throttling. */
export function client(standIn: StandIn, token?: Token): Octokit {
  return new Octokit({
    ...(token && { auth: token.value }),
    request: { fetch: standIn.fetch },
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  });
}

function quiet(): void {
  // Refusals are what callers look at: nothing is printed of them.
}
