/** `memory-steward doctor`. */
import type { Advice } from "../commands/doctor/advice.js";
import { doctor } from "../commands/doctor/doctor.js";
import { openRepository } from "../git/repository.js";
import { counted } from "../memory/counted.js";
import type { ForgeSettings } from "../memory/forge.js";
import { firstNames } from "../memory/first-names.js";
import { grouped } from "../memory/grouped.js";
import { UserError } from "../memory/user-error.js";
import { visible, visibleStart } from "../report/visible-text.js";
import { pageWidth, wrap } from "../report/wrap.js";
import { connect } from "./connect.js";

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

const FOR_SETTINGS = {
  why: "the settings of a repository are read with one",
  without: "Without --repository the workflow files alone are looked at",
};

const MARKS = { error: "✗", warning: "!", note: "·" } as const;

/** @returns 2 where GitHub was to be asked and does not tell, else 1 where something surely keeps the steward from working, else 0. */
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
    process.stdout.write(`Looked at ${counted(workflows.length, "workflow")}${asked}.\n`);
    const width = pageWidth(process.stdout.columns);
    const told = toldTogether(advice);
    for (const one of told.slice(0, MAX_TOLD)) process.stdout.write(linesOf(one, width));
    const more = told.length - MAX_TOLD;
    if (more > 0)
      process.stdout.write(`${counted(more, "more piece", "more pieces")} of advice, once these are followed.\n`);
    const where = unseen.length === 0 ? "" : " in what was looked at";
    if (advice.length === 0) process.stdout.write(`Nothing is missing${where}.\n`);
    if (unseen.length > 0) {
      const why = refusal ? whyOf(refusal) : settings ? ANOTHER_TOKEN : A_TOKEN;
      process.stdout.write(indented(`Not looked at: ${unseen.join(", ")}.`, why, width));
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
  const forge = await connect(repository, FOR_SETTINGS);
  try {
    const { defaultBranch } = await forge.repository();
    return { settings: await forge.settings(branch ?? defaultBranch), defaultBranch };
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

/** Pieces of advice, the worst first. */
const MAX_TOLD = 100;

/** Workflows of which the same is said. */
const MAX_NAMED = 10;

/** What is said of several workflows in the same words is said once, with their names. */
function toldTogether(advice: readonly Advice[]): Advice[] {
  const same = grouped(advice, ({ severity, message, mend }) => JSON.stringify([severity, message, mend]));
  return [...same.values()].flatMap((several) => {
    const [first] = several;
    const where = firstNames([...new Set(several.map((one) => one.where))], MAX_NAMED);
    return first ? [{ ...first, where }] : [];
  });
}

function linesOf({ severity, where, message, mend }: Advice, width: number): string {
  return indented(`${MARKS[severity]} ${visible(where)}: ${visible(message)}`, visible(mend), width);
}

/** A sentence, and below it another one that belongs to it. */
function indented(head: string, below: string, width: number): string {
  const [first = "", ...more] = wrap(head, width - INDENT.length);
  const rest = [...more, ...wrap(below, width - INDENT.length)];
  return `${[first, ...rest.map((line) => INDENT + line)].join("\n")}\n`;
}

const INDENT = "    ";
