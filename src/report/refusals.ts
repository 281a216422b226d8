/** Why an update is refused, in the words of the steward alone: nothing of the update is repeated. */
import type { Refusal } from "../memory/judged-update.js";
import { lineAndColumn } from "./wording.js";

export function refusalLine({ code, message, advice, at }: Refusal): string {
  return `${code}${at ? ` at ${lineAndColumn(at)}` : ""}: ${message} ${advice}`;
}

/** For the summary of the run that wanted to propose it. */
export function renderRefusals(refusals: readonly Refusal[]): string {
  const rows = refusals.map(
    ({ code, message, advice, at }) => `| \`${code}\` | ${at ? lineAndColumn(at) : ""} | ${message} | ${advice} |`,
  );
  return `## Memory update refused\n\nNothing was written.\n\n| Code | Place | What is wrong | What to do |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
}
