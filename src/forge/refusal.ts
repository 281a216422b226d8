/** What GitHub says against a request, as a sentence for the person who set the workflow up. */
import { ForgeRefusal, MissingPermission } from "../memory/forge-refusal.js";
import { pageAddress } from "../memory/project-address.js";

/** GitHub did not do what was asked. From status 500 on it may have done it all the same. */
class Refusal extends ForgeRefusal {
  readonly status: number;

  constructor(message: string, advice: string | undefined, status: number) {
    super(message, advice);
    this.status = status;
  }
}

/** An answer that says yes and is not whole. Octokit makes a refusal with status 500 of it. */
export class BrokenAnswer extends Error {
  override readonly name = "BrokenAnswer";

  constructor(cause: unknown) {
    super("the answer broke off", { cause });
  }
}

/** No whole answer came in time. Octokit makes a refusal with status 500 of it. */
export class LateAnswer extends Error {
  override readonly name = "LateAnswer";

  constructor(readonly seconds: number) {
    super(`no answer within ${seconds} s`);
  }
}

/** True where the request may have had its effect although no answer says so. */
export function isUncertain(error: unknown): boolean {
  return error instanceof Refusal && error.status >= 500;
}

export function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof Refusal && statuses.includes(error.status);
}

const WRITES_CONTENTS = "contents: write";

/** What to do about a refusal that no permission mends, by GitHub's own words. */
const MENDS: readonly (readonly [said: RegExp, advice: string])[] = [
  [/issue is locked/i, "Unlock the conversation of the pull request where it is to be commented on"],
  [
    /no common ancestor/i,
    "The target branch was rewritten: close the pull request and delete its branch, and what it proposes is proposed anew",
  ],
  [
    /code scanning|advanced security/i,
    "Enable code scanning under Settings, Advanced Security, or leave the input `sarif` out",
  ],
];

/** Which permission an address below the repository's needs, the first that matches. Keys of a workflow's `permissions`. */
const PERMISSIONS: readonly (readonly [address: RegExp, permission: string, purpose: string])[] = [
  [/\/check-runs\b/, "checks: write", "writes the check run"],
  [/\/code-scanning\//, "security-events: write", "uploads the findings to code scanning"],
  [/\/issues\/[^/]+\/(comments|labels)\b|\/issues\/comments\//, "pull-requests: write", "writes the comment"],
  [/\/issues\b/, "issues: write", "keeps the health issue"],
  [/\/pulls\b/, "pull-requests: write", "reads pull requests and asks for reviews"],
  [/\/actions\//, "actions: read", "reads the run"],
  [/\/git\//, WRITES_CONTENTS, "writes commits and tags"],
  [/\/compare\//, "contents: read", "reads what a branch holds"],
];

/** What a commit needs, by whatever way it is made. */
export function mayNotWrite(request: string): MissingPermission {
  return missing(request, WRITES_CONTENTS, "writes commits and tags");
}

/** What Octokit throws; without a response where the request did not reach GitHub. */
interface HttpError extends Error {
  readonly status: number;
  readonly request: { readonly method: string; readonly url: string };
  readonly response?: { readonly headers: Readonly<Record<string, string | number | undefined>> };
}

function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === "HttpError" && "status" in error && "request" in error;
}

/** @returns the error as it is unless it came from GitHub or the way there. */
export function asRefusal(error: unknown, token: string): unknown {
  if (!isHttpError(error)) return error;
  const { method, url } = error.request;
  const path = pathOf(url);
  const request = `${method} ${path}`;
  const said = withoutToken(error.message, token);
  const { status } = error;
  if (status === 401) {
    return new Refusal("GitHub does not accept the token.", "Give a valid token as `token`", status);
  }
  if (status === 403 || status === 429) {
    if (isLimit(error)) {
      const advice = "Run the job again later, or use a GitHub App's token, which has limits of its own";
      return new Refusal(`GitHub's rate limit is used up${resetOf(error)}, at ${request}.`, advice, status);
    }
    if (/not permitted to create or approve pull requests/i.test(error.message)) {
      return new Refusal(
        "The repository does not let workflows open pull requests.",
        "Allow it under Settings, Actions, General, Workflow permissions, or give a GitHub App's token as `token`",
        status,
      );
    }
    // A repository may itself be called `issues` or `actions`.
    const below = path.replace(/^.*?\/repos\/[^/]+\/[^/]+/, "");
    const needed = PERMISSIONS.find(([address]) => address.test(below));
    if (needed && /not accessible|must have|must be authenticated|forbidden/i.test(error.message)) {
      const [, permission, purpose] = needed;
      return missing(request, permission, purpose);
    }
  }
  if (status >= 500) {
    if (error.cause instanceof BrokenAnswer) {
      const message = `GitHub's answer to ${request} broke off, or is not what its API gives.`;
      return new Refusal(message, "Run it again later", status);
    }
    if (error.cause instanceof LateAnswer) {
      const message = `GitHub did not answer ${request} within ${error.cause.seconds} s.`;
      return new Refusal(message, "Run it again later", status);
    }
    const isReached = error.response !== undefined;
    const cause = isReached ? `answered ${status}` : "cannot be reached";
    const advice = isReached ? "Run it again later" : "Run it again once this machine reaches GitHub";
    return new Refusal(`GitHub ${cause} at ${request}: ${said}`, advice, status);
  }
  const mend = MENDS.find(([pattern]) => pattern.test(error.message))?.[1];
  return new Refusal(`GitHub refused ${request} (${status}): ${said}`, mend, status);
}

function missing(request: string, permission: string, purpose: string): MissingPermission {
  return new MissingPermission(
    `The token may not do ${request}: it lacks the permission \`${permission}\`.`,
    permission,
    `Add the line \`${permission} # ${purpose}\` under \`permissions:\` of the job; for pull requests from forks use the two workflows of ${pageAddress("docs/pull-requests.md")}, since their own runs can only read`,
  );
}

function isLimit(error: HttpError): boolean {
  return error.response?.headers["x-ratelimit-remaining"] === "0" || /\brate limit\b/i.test(error.message);
}

/** A secondary limit says how long to wait, and beside it until when the other one holds. */
function resetOf(error: HttpError): string {
  const { headers = {} } = error.response ?? {};
  const wait = Number(headers["retry-after"] ?? Number.NaN);
  const seconds = Number.isSafeInteger(wait)
    ? Math.ceil(Date.now() / 1000) + wait
    : Number(headers["x-ratelimit-reset"]);
  return Number.isSafeInteger(seconds) && seconds > 0 && seconds < 1e11
    ? ` until ${new Date(seconds * 1000).toISOString()}`
    : "";
}

/** Without host and query: neither helps, and a query can hold what must not be printed. */
export function pathOf(url: string): string {
  try {
    return new URL(url).pathname;
  } catch {
    return url;
  }
}

function withoutToken(text: string, token: string): string {
  return token === "" ? text : text.replaceAll(token, "***");
}
