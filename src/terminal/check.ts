/** `memory-steward check` on a terminal or in a script. */
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { baselineFile } from "../commands/baseline.js";
import { check, type CheckInput } from "../commands/check.js";
import { verifyIncremental } from "./verify-incremental.js";
import { openRepository } from "../git/repository.js";
import { withMemoryAbove } from "./find-memory.js";
import { visibleStart } from "../report/visible-text.js";
import { plural } from "../report/wording.js";
import { ignoredLine } from "./ignored-file.js";
import { gateOptions } from "./gate-options.js";
import { printReport, type ReportArguments } from "./print-report.js";
import { progressLine } from "./progress.js";
import { redactor } from "./redaction.js";
import { writeOutput } from "./write-output.js";

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
    if (options.updateBaseline) {
      const { path, text, count, left } = baselineFile(result);
      writeOutput(dir, resolve(dir, path), text);
      process.stdout.write(`Wrote ${visibleStart(path, 500)} with ${plural(count, "accepted finding")}.\n`);
      process.stdout.write(await ignoredLine(repository, path));
      if (left > 0) {
        process.stdout.write(
          `${plural(left, "error")} of locked rules cannot be accepted so; such are secrets and broken files. Mend them, or waive each by name and date in memory-steward.waivers.yaml.\n`,
        );
      }
      return 0;
    }
    await printReport(dir, result, options);
    return result.report.verdict === "fail" ? 1 : 0;
  } catch (error) {
    throw withMemoryAbove(error, dir, "check");
  } finally {
    progress.clear();
    await repository.close();
  }
}
