/** The forge for commands of the terminal: the repository and the token come from the environment. */
import { capitalised } from "../memory/capitalised.js";
import { parseRepositoryName } from "../memory/repository-name.js";
import { STEWARD_VERSION } from "../commands/version.js";
import type { Forge } from "../memory/forge.js";
import { UserError } from "../memory/user-error.js";
import { visible } from "../report/visible-text.js";
import { redactor } from "./redaction.js";

/** For whom there is no token. */
export interface TokenNeed {
  /** As the end of a sentence. */
  readonly why: string;
  /** A sentence. */
  readonly without: string;
}

/**
 * @param name `owner/name`; GITHUB_REPOSITORY unless told.
 * @param need what the token is for, and what works without one, where the command can tell.
 * @throws UserError where no repository is named or there is no token.
 */
export async function connect(name: string | undefined, need?: TokenNeed): Promise<Forge> {
  const repository = name ?? process.env["GITHUB_REPOSITORY"] ?? "";
  const token = process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"] ?? "";
  const place = parseRepositoryName(repository);
  if (!place || token === "") throw lacking(place ? undefined : repository, token === "", need);
  const { connectGitHub } = await import("../forge/github.js");
  return connectGitHub({
    token,
    apiUrl: (process.env["GITHUB_API_URL"] ?? "https://api.github.com").replace(/\/+$/, ""),
    owner: place.owner,
    repository: place.name,
    version: STEWARD_VERSION,
    redactor,
    log: (line) => process.stderr.write(`${visible(line)}\n`),
  });
}

/**
 * All that is missing at once, so that nobody sets one thing to be asked for the other.
 * @param repository what was written in its place, where there is none that is named well.
 */
function lacking(repository: string | undefined, withoutToken: boolean, need: TokenNeed | undefined): UserError {
  const messages = [
    ...(repository === undefined
      ? []
      : [repository === "" ? "no repository on GitHub is named" : `"${repository}" is not a repository`]),
    ...(withoutToken ? [`there is no token for GitHub${need ? `: ${need.why}` : ""}`] : []),
  ].join(", and ");
  const advice = [
    ...(repository === undefined ? [] : ["name it as owner/name with --repository, or in GITHUB_REPOSITORY"]),
    ...(withoutToken ? ["set GITHUB_TOKEN"] : []),
  ].join("; ");
  return new UserError(`${capitalised(messages)}.`, `${capitalised(advice)}${need ? `. ${need.without}` : ""}`);
}
