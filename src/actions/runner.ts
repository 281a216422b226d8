/** What a step leaves for its runner besides the log: outputs, the summary, masks. Nothing else writes these files. */
import * as core from "@actions/core";
import { messageOf } from "../memory/error-text.js";
import { UserError } from "../memory/user-error.js";
import { redactor } from "../terminal/redaction.js";
import { addToSummary } from "../terminal/step-summary.js";
import { say } from "./log.js";

/** A shorter mask would hide parts of ordinary words. */
const SHORTEST_MASK = 8;

/** @throws UserError where the runner's file does not take it: later steps decide by the outputs. */
export function setOutput(name: string, value: string | number): void {
  const text = typeof value === "number" ? value : redactor.text(value);
  try {
    core.setOutput(name, text);
  } catch (error) {
    throw new UserError(
      `The output "${name}" of this step cannot be written: ${messageOf(error)}`,
      "The runner names the file for it in GITHUB_OUTPUT: it must be there, writable, and on a disk with room; a job in a container needs it mounted.",
    );
  }
}

/** @param markdown added to the summary of the step. Where it cannot be, that is said, and the verdict counts all the same. */
export function writeSummary(markdown: string): void {
  const refusal = addToSummary(markdown);
  if (refusal !== undefined) say(`The summary of this step is not written: ${refusal}.`, "notice");
}

/**
 * Lines of values that the runner is told: it compares each line of the job's log with each of them in some five forms. With so many,
 * a line takes about a millisecond; with ten times as many, to tell them alone takes minutes.
 */
const MOST_MASKS = 2000;

/** Tells the runner what to hide in its log, as far as it copes with it. */
export class Masks {
  #told = 0;
  #isOver = false;

  /** The runner hides by line; it takes these lines out of the log. Said once: that it is told no more. */
  commands(forms: readonly string[]): string {
    if (this.#isOver) return "";
    const lines = new Set(forms.flatMap((form) => form.split(/[\r\n]+/)).map((line) => line.trim()));
    const masks = [...lines].filter((line) => line.length >= SHORTEST_MASK);
    this.#isOver = this.#told + masks.length > MOST_MASKS;
    const told = masks.slice(0, MOST_MASKS - this.#told);
    this.#told += told.length;
    const commands = told.map((line) => `::add-mask::${line.replaceAll("%", "%25")}\n`).join("");
    return this.#isOver ? `${commands}::warning::${TOLD_NO_MORE}\n` : commands;
  }
}

const TOLD_NO_MORE =
  "So many texts look like secrets that the runner is told the first of them alone, or its log would take minutes. This step hides all of them; a later step of the job that prints one shows it. Revoke them and take them out of the memory.";
