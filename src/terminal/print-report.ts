/** A report in the form and at the place that the caller asked for. */
import { resolve } from "node:path";
import type { CheckResult } from "../commands/check/check.js";
import { emptyClasses } from "../commands/check/empty-classes.js";
import { emptyLowTrust } from "../commands/check/empty-low-trust.js";
import { placedFiles } from "../commands/check/placed-files.js";
import { unclassifiedFiles } from "../commands/check/unclassified.js";
import { restrictedOf } from "../commands/publish/restricted-of.js";
import type { CheckReport } from "../memory/check-report.js";
import type { RestrictedRecords } from "../memory/restricted.js";
import { renderJson } from "../report/json.js";
import { publicReport } from "../report/public-report.js";
import { visibleStart } from "../report/visible-text.js";
import { verdictWords } from "../report/wording.js";
import { isReadByAll } from "./audience.js";
import type { CHECK_FORMATS } from "./formats.js";
import { jobRepository } from "./job-repository.js";
import { printCommands } from "./redaction.js";
import { writeOutput } from "./write-output.js";

export interface ReportArguments {
  readonly format: (typeof CHECK_FORMATS)[number];
  readonly output?: string;
  readonly maxFindings?: number;
  readonly showAccepted?: true;
}

/** Whether a report in that form states what it was made of. */
export function statesDigests(format: ReportArguments["format"]): boolean {
  return format === "json" || format === "markdown";
}

/** Where the report goes to a file, the verdict is told on stderr. */
export async function printReport(result: CheckResult, options: ReportArguments): Promise<void> {
  const restricted = isReadByAll(process.env) ? await restrictedOf(result) : undefined;
  const report = restricted ? publicReport(result.report, restricted) : result.report;
  const text = await render(result, report, restricted, options);
  if (options.output === undefined) {
    if (options.format === "github") printCommands(text);
    else process.stdout.write(text);
    return;
  }
  writeOutput(resolve(options.output), text);
  // Not among the output: the file may be /dev/stdout.
  process.stderr.write(`${verdictWords(report).join("")}. The report is in ${visibleStart(options.output, 500)}.\n`);
}

async function render(
  result: CheckResult,
  report: CheckReport,
  restricted: RestrictedRecords | undefined,
  options: ReportArguments,
): Promise<string> {
  switch (options.format) {
    case "json":
      return renderJson(report);
    case "sarif": {
      const { renderSarif } = await import("../report/sarif.js");
      const { ruleDescriptions } = await import("./rule-descriptions.js");
      return renderSarif(report, ruleDescriptions());
    }
    case "github": {
      const { renderAnnotations } = await import("../report/annotations.js");
      const { remedyOf } = await import("./rule-descriptions.js");
      return renderAnnotations(report, { remedyOf })
        .map((line) => `${line}\n`)
        .join("");
    }
    case "markdown": {
      const { renderMarkdown } = await import("../report/markdown.js");
      const { sourcesFor } = await import("./sources.js");
      const { remedyOf } = await import("./rule-descriptions.js");
      return renderMarkdown(report, {
        remedyOf,
        textOf: await sourcesFor(result, restricted),
        files: await placedFiles(result),
        repository: jobRepository(result.shown.commit),
        ...(options.maxFindings !== undefined && { maxFindings: options.maxFindings }),
      });
    }
    case "pretty": {
      const { renderPretty } = await import("../report/pretty.js");
      const { sourcesFor } = await import("./sources.js");
      const { useColor } = await import("./color.js");
      const { remedyOf } = await import("./rule-descriptions.js");
      return renderPretty(report, {
        color: options.output === undefined && useColor(),
        sourceLines: await sourcesFor(result, restricted),
        width: process.stdout.columns,
        remedyOf,
        ...(report.comparison && { files: await placedFiles(result) }),
        // Of a change a rule names those that it brings.
        ...(!report.comparison && {
          unclassified: await unclassifiedFiles(result),
          emptyClasses: await emptyClasses(result),
          emptyLowTrust: await emptyLowTrust(result),
        }),
        ...(options.maxFindings !== undefined && { maxFindings: options.maxFindings }),
        ...(options.showAccepted && { showAccepted: true }),
      });
    }
  }
}
