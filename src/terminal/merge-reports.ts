/** `memory-steward merge-reports`: the parts of a check to its report. */
import { mergeReports } from "../commands/check/merge-reports.js";
import { openRepository } from "../git/repository.js";
import { withMemoryAbove } from "./with-memory-above.js";
import { gateOptions } from "./gate-options.js";
import { lastCommitOf } from "./last-commit.js";
import { printReport, statesDigests, type ReportArguments } from "./print-report.js";
import { readPartFile, requirePartFile } from "./read-part-file.js";
import { redactor } from "./redaction.js";

export interface MergeArguments extends ReportArguments {
  readonly head?: string;
  readonly layout?: string;
  readonly config?: string;
  /** False with `--no-secrets`. */
  readonly secrets?: boolean;
}

/** @returns as `check`: 0 where nothing of error level is open, else 1. */
export async function runMergeReports(dir: string, parts: readonly string[], options: MergeArguments): Promise<number> {
  for (const file of parts) requirePartFile(file);
  const repository = await openRepository(dir);
  try {
    const { head } = options;
    const result = await mergeReports({
      tree: head === undefined ? await repository.workingTree() : await repository.commitTree(head),
      root: repository.root,
      gate: gateOptions(dir, options, repository),
      parts: parts.map((file) => ({ label: file, read: () => readPartFile(file) })),
      ...(repository.isGit && { history: repository.history() }),
      secrets: options.secrets !== false && {
        onValue: redactor.learn,
        ...(head === undefined && lastCommitOf(repository)),
      },
      digestSources: statesDigests(options.format),
    });
    await printReport(result, options);
    return result.report.verdict === "fail" ? 1 : 0;
  } catch (error) {
    throw await withMemoryAbove(error, dir);
  } finally {
    await repository.close();
  }
}
