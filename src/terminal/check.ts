/** `memory-steward check` on a terminal or in a script. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { baselineFile } from "../commands/check/baseline.js";
import { check, type CheckInput } from "../commands/check/check.js";
import { ownBaseline, validBaseline } from "../commands/check/import-baseline.js";
import { verifyIncremental } from "./verify-incremental.js";
import { openRepository } from "../git/repository.js";
import { changeFilesBelow, occupant } from "./files-below.js";
import type { Finding } from "../memory/finding.js";
import { UserError } from "../memory/user-error.js";
import { withMemoryAbove } from "./find-memory.js";
import { visibleStart } from "../report/visible-text.js";
import { plural } from "../report/wording.js";
import { ignoredLine } from "./ignored-file.js";
import { gateOptions } from "./gate-options.js";
import { printReport, type ReportArguments } from "./print-report.js";
import { progressLine } from "./progress.js";
import { readAllLine } from "./read-all.js";
import { redactedContent, redactor } from "./redaction.js";

export interface CheckArguments extends ReportArguments {
  readonly base?: string;
  readonly head?: string;
  readonly layout?: string;
  readonly config?: string;
  readonly asOf?: Date;
  readonly updateBaseline?: true;
  /** False with `--no-index`. */
  readonly index?: boolean;
  /** False with `--no-secrets`. */
  readonly secrets?: boolean;
  readonly verifyIncremental?: true;
}

/** @returns 0 where nothing of error level is open, else 1. */
export async function runCheck(dir: string, options: CheckArguments): Promise<number> {
  const repository = await openRepository(
    dir,
    [options.base, options.head].flatMap((revision) => revision ?? []),
  );
  const progress = progressLine(process.stderr);
  try {
    if (options.head !== undefined && !repository.isGit) {
      throw new UserError(
        `${dir} is not in a Git repository, so there are no commits to read.`,
        "Leave --head out to check the folder as it is, or run `git init` and commit",
      );
    }
    const subject =
      options.base !== undefined
        ? { comparison: await repository.compare(options.base, options.head) }
        : {
            tree:
              options.head !== undefined ? await repository.commitTree(options.head) : await repository.workingTree(),
          };
    const input: CheckInput = {
      subject,
      root: repository.prefix.replace(/\/$/, ""),
      gate: gateOptions(dir, options, repository),
      now: options.asOf ?? new Date(),
      ...(repository.isGit && { history: repository.history() }),
      useIndex: options.index !== false,
      secrets: options.secrets !== false && {
        onValue: redactor.learn,
        ...(options.updateBaseline && { newSalt: randomBytes(16).toString("hex") }),
      },
      onProgress: progress.update,
    };
    const result = await check(input);
    if (options.verifyIncremental) await verifyIncremental(input, result);
    progress.clear();
    // The comparison of the two ways says it in its own words.
    if (!options.verifyIncremental) process.stderr.write(readAllLine(result) ?? "");
    if (options.updateBaseline) {
      const { path, text, count, left, ofIndex, secrets } = baselineFile(result);
      const own = await ownBaseline(await repository.workingTree(), { baselinePath: path });
      const before = own?.bytes ?? (await ignoredBaseline(dir, path));
      changeFilesBelow(dir, [{ path, before, after: redactedContent(text) }]);
      process.stdout.write(`Wrote ${visibleStart(path, 500)} with ${plural(count, "accepted finding")}.\n`);
      process.stdout.write(acceptedSecrets(secrets));
      process.stdout.write(await ignoredLine(repository, path));
      process.stdout.write(leftErrors(left));
      if (ofIndex > 0) {
        const [are, they] = ofIndex === 1 ? ["is", "it"] : ["are", "they"];
        process.stdout.write(
          `${plural(ofIndex, "finding")} about the generated index ${are} not accepted: ${they} would hide later ones. Make the index anew with reindex --write.\n`,
        );
      }
      return 0;
    }
    await printReport(result, options);
    return result.report.verdict === "fail" ? 1 : 0;
  } catch (error) {
    throw withMemoryAbove(error, dir, "check");
  } finally {
    progress.clear();
    await repository.close();
  }
}

/** What blocks as before, by rule. Empty where nothing does. */
function leftErrors(left: ReadonlyMap<string, number>): string {
  if (left.size === 0) return "";
  const count = [...left.values()].reduce((sum, each) => sum + each, 0);
  const [stays, it, them] = count === 1 ? ["stays", "it", "it"] : ["stay", "they", "each"];
  const lines = [
    `${plural(count, "error")} of locked rules ${stays}, which no baseline accepts, so ${it} will still fail the check:`,
    ...[...left].map(([rule, each]) => `  ${rule}  ${each}`),
    `Mend ${count === 1 ? "it" : "them"}, or waive ${them} by name and date in memory-steward.waivers.yaml.`,
  ];
  return `${lines.join("\n")}\n`;
}

const SHOWN_SECRETS = 5;

/** Which secrets a baseline accepts from now on: by rule and place, never by value. Empty where there are none. */
function acceptedSecrets(secrets: readonly Finding[]): string {
  if (secrets.length === 0) return "";
  const [are, them] = secrets.length === 1 ? ["is a secret", "it"] : ["are secrets", "them"];
  const rest = secrets.length - SHOWN_SECRETS;
  const lines = [
    `${secrets.length} of them ${are}. Revoke ${them} first: what is accepted is reported no more, and whoever can read the repository can use ${them}.`,
    ...secrets
      .slice(0, SHOWN_SECRETS)
      .map(({ rule, path, range }) => `  ${rule}  ${visibleStart(path, 500)}:${range.start.line}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
  return `${lines.join("\n")}\n`;
}

/** One that stands where Git sees none. @throws UserError where it is no baseline. */
async function ignoredBaseline(dir: string, path: string): Promise<Uint8Array | undefined> {
  if (occupant(dir, path) !== "file") return undefined;
  const bytes = readFileSync(join(dir, path));
  await validBaseline(path, bytes);
  return bytes;
}
