/** `check --update-baseline`: accepts what is found today, and says what was accepted and what cannot be. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { baselineFile } from "../commands/check/baseline.js";
import type { CheckResult } from "../commands/check/check.js";
import { ownBaseline, validBaseline } from "../commands/check/import-baseline.js";
import type { Finding } from "../memory/finding.js";
import type { Repository } from "../memory/repository.js";
import { visibleStart } from "../report/visible-text.js";
import { plural } from "../report/wording.js";
import { changeFilesBelow, occupant } from "./files-below.js";
import { ignoredLine } from "./ignored-file.js";
import { redactedContent } from "./redaction.js";

/** @param dir folder of the memory, in which the file is written. */
export async function updateBaseline(dir: string, repository: Repository, result: CheckResult): Promise<void> {
  const { path, text, count, byRule, left, ofIndex, secrets } = baselineFile(result);
  const own = await ownBaseline(await repository.workingTree(), { baselinePath: path });
  const before = own?.bytes ?? (await ignoredBaseline(dir, path));
  changeFilesBelow(dir, [{ path, before, after: redactedContent(text) }]);
  const rules = [...byRule].map(([rule, each]) => `${each} ${rule}`).join(", ");
  const what = `${plural(count, "accepted finding")}${rules === "" ? "" : `: ${rules}`}`;
  process.stdout.write(`Wrote ${visibleStart(path, 500)} with ${what}.\n`);
  process.stdout.write(acceptedSecrets(secrets));
  process.stdout.write(await ignoredLine(repository, path));
  process.stdout.write(leftErrors(left));
  if (ofIndex > 0) {
    const [are, they] = ofIndex === 1 ? ["is", "it"] : ["are", "they"];
    process.stdout.write(
      `${plural(ofIndex, "finding")} about the generated index ${are} not accepted: ${they} would hide later ones. Regenerate the index with reindex --write.\n`,
    );
  }
}

/** What blocks as before, by rule. Empty where nothing does. */
function leftErrors(left: ReadonlyMap<string, number>): string {
  if (left.size === 0) return "";
  const count = [...left.values()].reduce((sum, each) => sum + each, 0);
  const [stays, it, them] = count === 1 ? ["stays", "it", "it"] : ["stay", "they", "each"];
  // Nothing else keeps an edge out of a baseline.
  const edges = left.has("graph/dangling-edge") ? " or edges at files that cannot be read" : "";
  const lines = [
    `${plural(count, "error")} of locked rules${edges} ${stays}, which no baseline accepts, so ${it} will still fail the check:`,
    ...[...left].map(([rule, each]) => `  ${rule}  ${each}`),
    `Mend ${count === 1 ? "it" : "them"}, or waive ${them} by name and date with memory-steward accept.`,
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
