/** `memory-steward diff`: what changed between two commits. */
import { resolve } from "node:path";
import { diff } from "../commands/diff.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import { parseCommitRange } from "../memory/commit-range.js";
import type { MemoryDiff } from "../memory/memory-diff.js";
import { renderDiffJson } from "../report/diff/diff-json.js";
import { renderDiffMarkdown, renderDiffPretty } from "../report/diff/render-diff.js";
import { UserError } from "../memory/user-error.js";
import { pageWidth } from "../report/wrap.js";
import { useColor } from "./color.js";
import { withMemoryAbove } from "./with-memory-above.js";
import type { DIFF_FORMATS } from "./formats.js";
import { gateOptions } from "./gate-options.js";
import { learnFiles } from "./learn-files.js";
import { parentOf } from "./parent-of.js";
import { progressLine } from "./progress.js";
import { endsOfRange, shellWord } from "./shell-word.js";
import { writeOutput } from "./write-output.js";

export interface DiffArguments {
  readonly layout?: string;
  readonly config?: string;
  readonly format: (typeof DIFF_FORMATS)[number];
  readonly output?: string;
  readonly rows?: number;
  /** False to read both commits, whatever index they have. */
  readonly index?: boolean;
}

/**
 * @param second the later revision, where `first` is not a range.
 * @returns 0, whatever differs. @throws UserError where not two revisions are named.
 */
export async function runDiff(
  dir: string,
  first: string,
  second: string | undefined,
  options: DiffArguments,
): Promise<number> {
  const repository = await openRepository(dir);
  const progress = progressLine(process.stderr);
  try {
    const [before, after] = await endsOf(repository, dir, first, second);
    const trees = { before: await repository.commitTree(before), after: await repository.commitTree(after) };
    const result = await diff({
      ...trees,
      gate: gateOptions(dir, options, repository),
      useIndex: options.index !== false,
      onProgress: progress.update,
    });
    progress.clear();
    for (const tree of [trees.before, trees.after]) await learnFiles(tree, result.differing);
    const text = render(result.diff, options);
    if (options.output === undefined) process.stdout.write(text);
    else writeOutput(resolve(options.output), text);
    return 0;
  } catch (error) {
    throw await withMemoryAbove(error, dir);
  } finally {
    progress.clear();
    await repository.close();
  }
}

async function endsOf(
  repository: GitRepository,
  dir: string,
  first: string,
  second: string | undefined,
): Promise<readonly [string, string]> {
  if (second !== undefined) return [first, second];
  const range = parseCommitRange(first);
  if (range && !range.isSinceParting) return [range.from, range.to];
  if (range) {
    throw new UserError(
      `diff compares two revisions, and ${first} is Git's form for what a branch changed since it left another.`,
      `Name both in its place: ${endsOfRange(range, dir).join(" ")}`,
    );
  }
  const commit = await repository.resolve(first);
  const isLast = commit === (await repository.resolve("HEAD"));
  if (isLast) await parentOf(repository, commit, "Commit a change, and compare that with it");
  const name = shellWord(first);
  throw new UserError(
    `diff compares two revisions, and ${first} is one.`,
    `Name both in its place: ${isLast ? `${name}~1 ${name}` : `${name} HEAD`}`,
  );
}

function render(difference: MemoryDiff, { format, output, rows }: DiffArguments): string {
  const page = rows === undefined ? {} : { rows };
  switch (format) {
    case "json":
      return renderDiffJson(difference);
    case "markdown":
      return renderDiffMarkdown(difference, page);
    case "pretty":
      return renderDiffPretty(difference, {
        ...page,
        ...(output === undefined && { color: useColor(), width: pageWidth(process.stdout.columns) }),
      });
  }
}
