/** `memory-steward review`: what to do with a proposed record, and why. */
import { isAbsolute, relative, resolve } from "node:path";
import { reviewCandidate } from "../commands/review.js";
import { openRepository } from "../git/repository.js";
import type { ReviewReport } from "../memory/review-report.js";
import { UserError } from "../memory/user-error.js";
import { renderReviewJson } from "../report/review-json.js";
import { renderReviewPretty } from "../report/review-pretty.js";
import { useColor } from "./color.js";
import { withMemoryAbove } from "./with-memory-above.js";
import { gateOptions } from "./gate-options.js";
import { readInputFile } from "./read-input-file.js";
import { learnFiles } from "./learn-files.js";
import { learnFrom } from "./redaction.js";

export interface ReviewArguments {
  readonly as?: string;
  readonly layout?: string;
  readonly config?: string;
  readonly asOf?: Date;
  readonly format: "json" | "pretty";
}

/** @returns 0 for every decision: it is the answer, and no fault of the file. */
export async function runReview(dir: string, file: string, options: ReviewArguments): Promise<number> {
  const bytes = readInputFile({ file, advice: "Name the file of the proposed record." });
  learnFrom(bytes);
  refuseUpdate(file, bytes);
  const path = options.as ?? pathBelow(dir, file);
  const repository = await openRepository(dir);
  try {
    const tree = await repository.workingTree();
    const report = await reviewCandidate({
      tree,
      gate: gateOptions(dir, options, repository),
      candidate: { path, bytes },
      now: options.asOf ?? new Date(),
    });
    await learnFiles(tree, comparedPaths(report));
    process.stdout.write(options.format === "json" ? renderReviewJson(report) : renderReviewPretty(report, useColor()));
    return 0;
  } catch (error) {
    throw await withMemoryAbove(error, dir);
  } finally {
    await repository.close();
  }
}

/** Files of records whose words are shown: each word stands alone there, without what told a secret by its place. */
function comparedPaths({ reviews }: ReviewReport): string[] {
  return reviews.flatMap(({ matches }) => matches.filter(({ changes }) => changes.length > 0).map(({ path }) => path));
}

/** An artifact holds records and is none: what becomes of them is told where all of it is tried. */
function refuseUpdate(file: string, bytes: Uint8Array): void {
  if (!/"schema"\s*:\s*"memory-steward\.update\/v1"/.test(Buffer.from(bytes).toString("latin1"))) return;
  throw new UserError(
    `${file} is an update artifact, not a record.`,
    "Try it with memory-steward update validate, which says what the reviewer decides of each of its records",
  );
}

function pathBelow(dir: string, file: string): string {
  const path = relative(resolve(dir), resolve(file));
  if (path !== "" && !path.startsWith("..") && !isAbsolute(path)) return path.replaceAll("\\", "/");
  throw new UserError(
    `${file} lies outside of the memory, so its layout does not say what it is.`,
    "Say with --as where it would stand, such as --as runbooks/cache.md.",
  );
}
