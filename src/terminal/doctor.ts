/** `memory-steward doctor`. */
import type { Advice } from "../commands/doctor/advice.js";
import { doctor } from "../commands/doctor/doctor.js";
import { STEWARD_VERSION } from "../commands/version.js";
import { openRepository } from "../git/repository.js";
import type { ForgeSettings } from "../memory/forge.js";
import { parseRepositoryName } from "../memory/repository-name.js";
import { UserError } from "../memory/user-error.js";
import { visible, visibleStart } from "../report/visible-text.js";
import { redactor } from "./redaction.js";

export interface DoctorArguments {
  /** `owner/name`, whose settings are looked at too. */
  readonly repository?: string;
  /** Whose rules are looked at; the default branch where absent. */
  readonly branch?: string;
}

interface OnForge {
  readonly settings: ForgeSettings;
  readonly defaultBranch: string;
}

const A_TOKEN =
  "These are settings on GitHub: give --repository owner/name, and in GITHUB_TOKEN a token of somebody who administers it.";
const ANOTHER_TOKEN =
  "The token may not see them: give one of somebody who administers the repository (a fine-grained one: Administration, read).";

const MARKS = { error: "✗", warning: "!", note: "·" } as const;

/** @returns 2 where GitHub was to be asked and does not tell, else 1 where something keeps the steward from working, else 0. */
export async function runDoctor(dir: string, options: DoctorArguments): Promise<number> {
  const answer = await askForge(options);
  // What the files alone tell needs no network, and must not be lost with it.
  const [onForge, refusal] = answer instanceof UserError ? [undefined, answer] : [answer, undefined];
  const settings = onForge?.settings;
  const repository = await openRepository(dir);
  try {
    // Workflows stand at the top of the repository, wherever the memory is.
    const top = repository.prefix === "" ? repository : await openRepository(repository.top);
    const { advice, workflows, unseen } = await doctor(
      await top.workingTree(),
      settings,
      onForge?.defaultBranch ?? (await top.defaultBranch()),
    );
    if (top !== repository) await top.close();
    const asked = settings ? " and the settings of the repository" : "";
    process.stdout.write(`Looked at ${workflows.length} workflow${workflows.length === 1 ? "" : "s"}${asked}.\n`);
    for (const one of advice) process.stdout.write(lineOf(one));
    const where = unseen.length === 0 ? "" : " in what was looked at";
    if (advice.length === 0) process.stdout.write(`Nothing is missing${where}.\n`);
    if (unseen.length > 0) {
      const why = refusal ? whyOf(refusal) : settings ? ANOTHER_TOKEN : A_TOKEN;
      process.stdout.write(`Not looked at: ${unseen.join(", ")}.\n    ${why}\n`);
    }
    if (refusal) return 2;
    return advice.some(({ severity }) => severity === "error") ? 1 : 0;
  } finally {
    await repository.close();
  }
}

function whyOf({ message, advice }: UserError): string {
  const said = `GitHub did not tell them: ${visibleStart(message.replace(/\.$/, ""), 500)}.`;
  return advice === undefined ? said : `${said} ${visible(advice.replace(/\.$/, ""))}.`;
}

/**
 * @returns undefined where the forge is not to be asked; an error where it does not tell.
 * @throws UserError where it cannot be asked as the caller wants.
 */
async function askForge({ repository, branch }: DoctorArguments): Promise<OnForge | UserError | undefined> {
  if (repository === undefined) return undefined;
  const token = process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"];
  const place = parseRepositoryName(repository);
  if (!place) {
    throw new UserError(`"${repository}" is not a repository.`, "Name it as owner/name");
  }
  if (token === undefined || token === "") {
    throw new UserError(
      "There is no token to look at the settings with.",
      "Set GITHUB_TOKEN, or leave --repository out: then the workflow files alone are looked at",
    );
  }
  const { connectGitHub } = await import("../forge/github.js");
  const forge = connectGitHub({
    token,
    apiUrl: (process.env["GITHUB_API_URL"] ?? "https://api.github.com").replace(/\/+$/, ""),
    owner: place.owner,
    repository: place.name,
    version: STEWARD_VERSION,
    redactor,
    log: (line) => process.stderr.write(`${visible(line)}\n`),
  });
  try {
    const { defaultBranch } = await forge.repository();
    return { settings: await forge.settings(branch ?? defaultBranch), defaultBranch };
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

function lineOf({ severity, where, message, mend }: Advice): string {
  return `${MARKS[severity]} ${visible(where)}: ${visible(message)}\n    ${visible(mend)}\n`;
}
