/** `memory-steward diff`: what changed between two commits. */
import { resolve } from "node:path";
import { diff } from "../commands/diff.js";
import { openRepository } from "../git/repository.js";
import type { MemoryDiff } from "../memory/memory-diff.js";
import { renderDiffJson } from "../report/diff/diff-json.js";
import { renderDiffMarkdown, renderDiffPretty } from "../report/diff/render-diff.js";
import { UserError } from "../memory/user-error.js";
import { visibleStart } from "../report/visible-text.js";
import { pageWidth } from "../report/wrap.js";
import { useColor } from "./color.js";
import { withMemoryAbove } from "./find-memory.js";
import type { DIFF_FORMATS } from "./formats.js";
import { gateOptions } from "./gate-options.js";
import { learnChanges } from "./learn-files.js";
import { progressLine } from "./progress.js";
import { writeOutput } from "./write-output.js";

export interface DiffArguments {
  readonly layout?: string;
  readonly config?: string;
  readonly format: (typeof DIFF_FORMATS)[number];
  readonly output?: string;
  readonly rows?: number;
}

/** As Git writes a range. With three dots it is from where the two parted, which is another question. */
/** What a branch changed since it left another, in Git's words. */
const SYMMETRIC = /^([^.].*?)\.\.\.([^.].*)$/;
const RANGE = /^(.*[^.])\.\.([^.].*)$/;

/**
 * @param second the later revision, where `first` is not a range.
 * @returns 0, whatever differs. @throws UserError where one revision alone is named.
 */
export async function runDiff(
  dir: string,
  first: string,
  second: string | undefined,
  options: DiffArguments,
): Promise<number> {
  const range = second === undefined ? RANGE.exec(first) : null;
  const [, before = first, after = second] = range ?? [];
  if (after === undefined) {
    const shown = visibleStart(first, 80);
    const [, left = "", right = ""] = SYMMETRIC.exec(first) ?? [];
    throw new UserError(
      `diff compares two revisions, and ${shown} is ${left === "" ? "one" : "Git's form for what a branch changed"}.`,
      left === ""
        ? `Name both: memory-steward diff ${shown} HEAD`
        : `Name both: memory-steward diff "$(git merge-base ${visibleStart(left, 80)} ${visibleStart(right, 80)})" ${visibleStart(right, 80)}`,
    );
  }
  const repository = await openRepository(dir);
  const progress = progressLine(process.stderr);
  try {
    const trees = { before: await repository.commitTree(before), after: await repository.commitTree(after) };
    const result = await diff({
      ...trees,
      gate: gateOptions(dir, options, repository),
      onProgress: progress.update,
    });
    progress.clear();
    await learnChanges(trees.before, trees.after);
    const text = render(result.diff, options);
    if (options.output === undefined) process.stdout.write(text);
    else writeOutput(resolve(options.output), text);
    return 0;
  } catch (error) {
    throw withMemoryAbove(error, dir, `diff ${before} ${after} --dir`);
  } finally {
    progress.clear();
    await repository.close();
  }
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
