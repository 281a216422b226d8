/** `memory-steward check` on a terminal or in a script. */
import { resolve } from "node:path";
import { baselineFile } from "../commands/baseline.js";
import { check, type CheckInput, type CheckResult } from "../commands/check.js";
import { verifyIncremental } from "./verify-incremental.js";
import { openRepository } from "../git/repository.js";
import { renderAnnotations } from "../report/annotations.js";
import { renderJson } from "../report/json.js";
import { renderMarkdown } from "../report/markdown.js";
import { renderPretty } from "../report/pretty.js";
import { renderSarif } from "../report/sarif.js";
import type { CHECK_FORMATS } from "./check-formats.js";
import { useColor } from "./color.js";
import { withMemoryAbove } from "./find-memory.js";
import { assertWritable } from "./files-below.js";
import { gateOptions } from "./gate-options.js";
import { ruleDescriptions } from "./rule-descriptions.js";
import { writeFileWhole } from "./output.js";
import { writeOutput } from "./write-output.js";
import { progressLine } from "./progress.js";
import { readSources } from "./sources.js";

export interface CheckArguments {
  readonly base?: string;
  readonly head?: string;
  readonly layout?: string;
  readonly config?: string;
  readonly format: (typeof CHECK_FORMATS)[number];
  readonly output?: string;
  readonly maxFindings?: number;
  readonly asOf?: Date;
  readonly showAccepted?: true;
  readonly updateBaseline?: true;
  /** False with `--no-index`. */
  readonly index?: boolean;
  readonly verifyIncremental?: true;
}

/** @returns 0 where nothing of error level is open, else 1. */
export async function runCheck(dir: string, options: CheckArguments): Promise<number> {
  const repository = await openRepository(dir);
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
      onProgress: progress.update,
    };
    const result = await check(input);
    if (options.verifyIncremental) await verifyIncremental(input, result);
    progress.clear();
    if (options.updateBaseline) {
      const { path, text, count } = baselineFile(result);
      assertWritable(dir, path);
      writeFileWhole(resolve(dir, path), text);
      process.stdout.write(`Wrote ${path} with ${count} accepted finding${count === 1 ? "" : "s"}.\n`);
      return 0;
    }
    const text = await render(result, options);
    if (options.output === undefined) process.stdout.write(text);
    else writeOutput(dir, resolve(options.output), text);
    return result.report.verdict === "fail" ? 1 : 0;
  } catch (error) {
    throw withMemoryAbove(error, dir, "check");
  } finally {
    progress.clear();
    await repository.close();
  }
}

async function render(result: CheckResult, options: CheckArguments): Promise<string> {
  const { report } = result;
  switch (options.format) {
    case "json":
      return renderJson(report);
    case "sarif":
      return renderSarif(report, ruleDescriptions());
    case "github":
      return renderAnnotations(report)
        .map((line) => `${line}\n`)
        .join("");
    case "markdown":
      return renderMarkdown(report);
    case "pretty":
      return renderPretty(report, {
        color: options.output === undefined && useColor(),
        sourceLines: await readSources(result),
        width: process.stdout.columns,
        ...(options.maxFindings !== undefined && { maxFindings: options.maxFindings }),
        ...(options.showAccepted && { showAccepted: true }),
      });
  }
}
