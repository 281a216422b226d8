/** `memory-steward check` on a terminal or in a script. */
import { randomBytes } from "node:crypto";
import { check, type CheckInput } from "../commands/check/check.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import { UserError } from "../memory/user-error.js";
import { gateOptions } from "./gate-options.js";
import { printReport, statesDigests, type ReportArguments } from "./print-report.js";
import { progressLine } from "./progress.js";
import { lastCommitOf } from "./last-commit.js";
import { readAllLine } from "./read-all.js";
import { redactor } from "./redaction.js";
import { verifyIncremental } from "./verify-incremental.js";
import { withMemoryAbove } from "./with-memory-above.js";

/** What is judged, and how; not how it is told. */
interface JudgingArguments {
  readonly base?: string;
  readonly head?: string;
  readonly staged?: true;
  readonly layout?: string;
  readonly config?: string;
  readonly asOf?: Date;
  readonly updateBaseline?: true;
  /** False with `--no-index`. */
  readonly index?: boolean;
  /** False with `--no-secrets`. */
  readonly secrets?: boolean;
}

export interface CheckArguments extends JudgingArguments, ReportArguments {
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
    const input: CheckInput = {
      ...(await checkInputOf(dir, options, repository)),
      digestSources: options.verifyIncremental === true || statesDigests(options.format),
      onProgress: progress.update,
    };
    const result = await check(input);
    if (options.verifyIncremental) await verifyIncremental(input, result);
    progress.clear();
    // The comparison of the two ways says it in its own words.
    if (!options.verifyIncremental) process.stderr.write(readAllLine(result) ?? "");
    if (result.gate.layout.outside) {
      const { outsideLines } = await import("./outside-lines.js");
      process.stderr.write(await outsideLines(result.gate));
    }
    if (options.updateBaseline) {
      const { updateBaseline } = await import("./update-baseline.js");
      await updateBaseline(dir, repository, result);
      return 0;
    }
    await printReport(result, options);
    return result.report.verdict === "fail" ? 1 : 0;
  } catch (error) {
    throw await withMemoryAbove(error, dir);
  } finally {
    progress.clear();
    await repository.close();
  }
}

/** What `check` judges with these options. */
export async function checkInputOf(
  dir: string,
  options: JudgingArguments,
  repository: GitRepository,
): Promise<CheckInput> {
  return {
    subject: await subjectOf(dir, options, repository),
    root: repository.root,
    // A baseline lists each problem that it accepts.
    gate: {
      ...gateOptions(dir, options, repository),
      ...(options.updateBaseline && { keptProblems: Infinity, tellsAll: true }),
    },
    now: options.asOf ?? new Date(),
    ...(repository.isGit && { history: repository.history() }),
    useIndex: options.index !== false,
    secrets: options.secrets !== false && {
      onValue: redactor.learn,
      ...(options.head === undefined && lastCommitOf(repository)),
      ...(options.updateBaseline && { newSalt: randomBytes(16).toString("hex") }),
    },
  };
}

async function subjectOf(
  dir: string,
  { base, head: named, staged }: JudgingArguments,
  repository: GitRepository,
): Promise<CheckInput["subject"]> {
  const head = staged ? await repository.stagedCommit() : named;
  if (head !== undefined && !repository.isGit) {
    throw new UserError(
      `${dir} is not in a Git repository, so there are no commits to read.`,
      "Leave --head out to check the folder as it is, or run `git init` and commit",
    );
  }
  // A hook that names HEAD runs before the first commit too: all that is staged is new then.
  const isFirst = staged === true && base === "HEAD" && (await repository.headCommit()) === undefined;
  if (base !== undefined && !isFirst) return { comparison: await repository.compare(base, head) };
  return { tree: head !== undefined ? await repository.commitTree(head) : await repository.workingTree() };
}
