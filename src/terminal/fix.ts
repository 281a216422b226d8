/** `memory-steward fix`: shows what is certain as a diff, asks, writes. */
import { createInterface } from "node:readline/promises";
import pc from "picocolors";
import type { DraftFile } from "../commands/propose/draft.js";
import { check } from "../commands/check/check.js";
import { fix, type FixResult } from "../commands/fix/fix.js";
import type { EarlierTree } from "../commands/fix/refused-times.js";
import type { CheckReport } from "../memory/check-report.js";
import { UserError } from "../memory/user-error.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import { unifiedDiff, type DiffLine } from "../report/unified-diff.js";
import { visibleStart } from "../report/visible-text.js";
import { findingCounts, plural } from "../report/wording.js";
import { isReadByAll, WITHHELD } from "./audience.js";
import { checkInputOf } from "./check.js";
import { useColor } from "./color.js";
import { changeFilesBelow } from "./files-below.js";
import { assertSameFraming } from "./framing.js";
import { withMemoryAbove } from "./with-memory-above.js";
import { gateOptions } from "./gate-options.js";
import { learnFiles } from "./learn-files.js";
import { progressLine } from "./progress.js";
import { overlayOf } from "./overlay.js";

export interface FixArguments {
  readonly base?: string;
  readonly layout?: string;
  readonly config?: string;
  readonly yes?: true;
  readonly dryRun?: true;
}

/** Where a person answers. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

/**
 * @returns 0 where nothing is left that could be written, 1 where something certain was not written.
 * @throws UserError as `check` does, and where a file changed meanwhile.
 */
export async function runFix(
  dir: string,
  options: FixArguments,
  terminal: Terminal = { input: process.stdin, output: process.stdout },
): Promise<number> {
  const { base } = options;
  const repository = await openRepository(dir, base === undefined ? [] : [base]);
  const progress = progressLine(process.stderr);
  try {
    // A base that nothing can be compared with is refused before anything is written.
    const comparison = base === undefined ? undefined : await repository.compare(base, undefined);
    const tree = await repository.workingTree();
    const result = await fix({
      tree,
      earlier: () => earlierStates(repository, comparison && { tree: comparison.changeBase, where: `in ${base}` }),
      root: repository.root,
      gate: gateOptions(dir, options, repository),
      now: new Date(),
      overlay: overlayOf(repository),
      onProgress: progress.update,
    });
    progress.clear();
    await learnFiles(tree, [...result.files.map(({ path }) => path), ...result.refused.keys()]);
    return await settle(dir, result, options, terminal);
  } catch (error) {
    throw await withMemoryAbove(error, dir);
  } finally {
    progress.clear();
    await repository.close();
  }
}

/**
 * The last commit, and what it is compared with: the base, else where its branch left the default branch, as far as the clone
 * tells what a pull request is compared with.
 */
async function earlierStates(
  repository: GitRepository,
  base: EarlierTree | undefined,
): Promise<readonly EarlierTree[]> {
  const head = await repository.headCommit();
  if (head === undefined) return [];
  const states = new Map([[head, "in the last commit"]]);
  const branch = base === undefined ? await repository.defaultBranch() : undefined;
  for (const folder of branch === undefined ? [] : ["refs/remotes/origin/", "refs/heads/"]) {
    const left = await mergeBaseOf(repository, `${folder}${branch}`, head);
    if (left !== undefined && !states.has(left)) states.set(left, `where this branch left ${branch}`);
  }
  const trees = [...states].map(async ([commit, where]) => ({ tree: await repository.commitTree(commit), where }));
  return [...(await Promise.all(trees)), ...(base ? [base] : [])];
}

/** Undefined where the clone has no such branch, or too little history. */
async function mergeBaseOf(repository: GitRepository, branch: string, head: string): Promise<string | undefined> {
  try {
    return (await repository.compare(branch, head)).mergeBase;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

async function settle(dir: string, result: FixResult, options: FixArguments, terminal: Terminal): Promise<number> {
  const { files, edits, report } = result;
  const say = (...lines: string[]) => terminal.output.write(lines.map((line) => `${line}\n`).join(""));
  const extent = `${plural(edits, "edit")} to ${plural(files.length, "file")}`;
  const hidden = isReadByAll(process.env) ? result.restricted : undefined;
  for (const file of files) {
    if (hidden?.paths.has(file.path)) say(`Mended: ${visibleStart(file.path, 500)}: the diff is ${WITHHELD}`, "");
    else say(...diffOf(file), "");
  }
  const mended = new Set(files.map(({ path }) => path));
  for (const [path, reason] of result.refused) {
    // A reason may quote a finding about another file.
    const why = hidden && hidden.paths.size > 0 ? `the reason is ${WITHHELD}` : visibleStart(reason, 600);
    say(`Left alone${mended.has(path) ? " in part" : ""}: ${visibleStart(path, 500)}: ${why}`);
  }
  if (files.length === 0) {
    const reason =
      result.refused.size > 0
        ? "Nothing was fixed: mend by hand what is named above, then run it again."
        : "Nothing to fix: no finding has a mend that is certain.";
    say(reason, await toldNow("Findings", dir, options, result));
    return result.refused.size > 0 ? 1 : 0;
  }
  if (options.dryRun) {
    const how = options.base === undefined ? "" : ", judged without the base";
    say(`${extent}. Dry run: nothing was written.`, `It would leave ${findingCounts(report.counts)}${how}.`);
    return 1;
  }
  if (!options.yes && !(await agreed(terminal, `Apply ${extent}? [y/N] `))) {
    const asked = isInteractive(terminal);
    say(asked ? "Nothing was written." : `${extent}. Nothing was written: run "memory-steward fix --yes" to write.`);
    return 1;
  }
  for (const { path, after } of files) await assertSameFraming(path, after);
  changeFilesBelow(dir, files);
  say(`Applied ${extent}. ${await toldNow("Left", dir, options, result)}`);
  if (result.waiting > 0) say(`${plural(result.waiting, "finding")} more can be mended: run it again.`);
  return result.refused.size > 0 || result.waiting > 0 ? 1 : 0;
}

/**
 * What the folder holds now, as a check of it says. The check of a fix itself has no base: what a change breaks by the rules of
 * its target is not among its findings.
 */
async function toldNow(title: string, dir: string, options: FixArguments, { report }: FixResult): Promise<string> {
  const { base } = options;
  if (base !== undefined) {
    return `${title}, compared with ${visibleStart(base, 200)}: ${countsOrNone(await countsAgainst(base, dir, options))}.`;
  }
  const how = report.verdict === "pass" ? "" : ", judged without a base";
  return `${title}${how}: ${countsOrNone(report.counts)}.`;
}

/** Behind a word for them: `3 errors`, or `none`. */
function countsOrNone(counts: CheckReport["counts"]): string {
  return counts.error + counts.warning + counts.note === 0 ? "none" : findingCounts(counts);
}

async function countsAgainst(base: string, dir: string, options: FixArguments): Promise<CheckReport["counts"]> {
  const repository = await openRepository(dir, [base]);
  try {
    const input = await checkInputOf(dir, options, repository);
    return (await check({ ...input, digestSources: false })).report.counts;
  } finally {
    await repository.close();
  }
}

function isInteractive({ input, output }: Terminal): boolean {
  return input.isTTY === true && output.isTTY === true;
}

async function agreed(terminal: Terminal, question: string): Promise<boolean> {
  if (!isInteractive(terminal)) return false;
  const reader = createInterface({ input: terminal.input, output: terminal.output });
  // An input that ends without an answer is no agreement.
  const ended = new Promise<string>((resolve) => {
    reader.once("close", () => {
      resolve("");
    });
  });
  const answer = await Promise.race([reader.question(question), ended]);
  reader.close();
  return /^y(es)?$/i.test(answer.trim());
}

function diffOf({ path, before, after }: DraftFile): string[] {
  const colors = pc.createColors(useColor());
  const paint: Readonly<Record<DiffLine["kind"], (text: string) => string>> = {
    header: colors.bold,
    hunk: colors.cyan,
    added: colors.green,
    removed: colors.red,
    context: (text) => text,
  };
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  return unifiedDiff(path, decoder.decode(before), decoder.decode(after)).map(({ kind, text }) => paint[kind](text));
}
