/** What a step leaves for its runner besides the log: outputs, the summary, masks. Nothing else writes these files. */
import * as core from "@actions/core";
import { redactor } from "../terminal/redaction.js";

/** A shorter mask would hide parts of ordinary words. */
const SHORTEST_MASK = 8;

export function setOutput(name: string, value: string | number): void {
  core.setOutput(name, typeof value === "number" ? value : redactor.text(value));
}

/** @param markdown added to the summary of the step. */
export async function writeSummary(markdown: string): Promise<void> {
  await core.summary.addRaw(redactor.text(markdown)).write();
}

/** The runner hides by line; it takes these lines out of the log. */
export function maskCommands(forms: readonly string[]): string {
  const lines = new Set(forms.flatMap((form) => form.split(/[\r\n]+/)).map((line) => line.trim()));
  return [...lines]
    .filter((line) => line.length >= SHORTEST_MASK)
    .map((line) => `::add-mask::${line.replaceAll("%", "%25")}\n`)
    .join("");
}
