/** The forge and the pull requests of the run's own repository. Loaded when a command needs them, never before. */
import { isSameName, parseRepositoryName, type RepositoryName } from "../memory/repository-name.js";
import type { PullClone } from "../git/pull-clone.js";
import type { Forge, RunStamp } from "../memory/forge.js";
import { UserError } from "../memory/user-error.js";
import { STEWARD_VERSION } from "../commands/version.js";
import { redactor } from "../terminal/redaction.js";
import { say } from "./log.js";

export interface ForgeAccess {
  readonly forge: Forge;
  /** `https://github.com`, without a slash at the end. */
  readonly server: string;
  /** `owner/name` */
  readonly repository: string;
  readonly run: RunStamp;
  /** Another repository's forge, by the same token. @param name `owner/name` */
  readonly forgeOf: (name: string) => Promise<Forge>;
  /** @param directory folder of the memory, from the top of the repository. */
  clone(directory: string, checkout: string): Promise<PullClone>;
}

/** @throws UserError where the run does not say which repository it belongs to, or has no token. */
export async function forgeAccess(environment: NodeJS.ProcessEnv, token: string | undefined): Promise<ForgeAccess> {
  if (token === undefined) {
    throw new UserError("There is no token to publish with.", "Leave the input `token` at its default, or give one.");
  }
  const [{ context }, { connectGitHub }, { makePullClone }] = await Promise.all([
    import("@actions/github"),
    import("../forge/github.js"),
    import("../git/pull-clone.js"),
  ]);
  const place = repositoryOf(environment["GITHUB_REPOSITORY"]);
  const server = withoutSlash(context.serverUrl);
  const fetch = await proxyFetch(environment);
  const forgeAt = ({ owner, name }: RepositoryName) =>
    connectGitHub({
      token,
      apiUrl: withoutSlash(context.apiUrl),
      owner,
      repository: name,
      version: STEWARD_VERSION,
      redactor,
      log: say,
      ...(fetch && { fetch }),
    });
  const own = forgeAt(place);
  const repository = `${place.owner}/${place.name}`;
  return {
    forge: own,
    forgeOf: (name) => Promise.resolve(isSameName(name, repository) ? own : forgeAt(repositoryOf(name))),
    server,
    repository,
    run: { id: context.runId || 0, attempt: context.runAttempt || 1 },
    clone: (directory, checkout) => makePullClone({ url: `${server}/${repository}.git`, token, directory, checkout }),
  };
}

/** @param known as the event tells it; the forge is asked where it does not, once. */
export function defaultBranchOf({ forge }: ForgeAccess, known: string | undefined): () => Promise<string> {
  let branch: Promise<string> | undefined;
  const read = async () => known ?? (await forge.repository()).defaultBranch;
  return () => (branch ??= read());
}

function repositoryOf(name = ""): RepositoryName {
  const parsed = parseRepositoryName(name);
  if (parsed) return parsed;
  throw new UserError("The run does not say which repository it belongs to.", "Run the Action in a workflow.");
}

/** Behind a proxy (`https_proxy`, `no_proxy`, in either case) what GitHub's toolkit makes of it; git reads them itself. */
async function proxyFetch(environment: NodeJS.ProcessEnv): Promise<typeof globalThis.fetch | undefined> {
  const names = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
  if (names.every((name) => (environment[name] ?? "") === "")) return undefined;
  const { defaults } = await import("@actions/github/lib/utils");
  const fetch: unknown = defaults.request?.fetch;
  return isFetch(fetch) ? fetch : undefined;
}

function isFetch(value: unknown): value is typeof globalThis.fetch {
  return typeof value === "function";
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
