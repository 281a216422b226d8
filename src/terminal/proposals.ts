/** `memory-steward proposals`: open proposals judged again on the default branch as it is now. */
import { proposals } from "../commands/propose/proposals.js";
import { jsonText } from "../report/json-text.js";
import { proposalLines } from "../report/proposal/proposal-lines.js";
import { withForgeClone } from "./forge-clone.js";
import type { AnswerFormat } from "./formats.js";
import { gateOptions } from "./gate-options.js";
import { overlayOf } from "./overlay.js";
import { redactor } from "./redaction.js";

export interface ProposalsArguments {
  readonly repository?: string;
  readonly layout?: string;
  readonly config?: string;
  readonly format: AnswerFormat;
}

/** @returns 1 where the forge did not let something be done, else 0. */
export async function runProposals(dir: string, options: ProposalsArguments): Promise<number> {
  return await withForgeClone(dir, options.repository, async ({ forge, clone, local, root, server }) => {
    const result = await proposals({
      forge,
      source: clone,
      gate: gateOptions(dir, options, local),
      root,
      overlay: overlayOf(clone.repository),
      now: new Date(),
      onSecret: redactor.learn,
      server,
    });
    const text = options.format === "json" ? jsonText(result) : `${proposalLines(result).join("\n")}\n`;
    process.stdout.write(text);
    return result.proposals.some(({ failure }) => failure !== undefined) ? 1 : 0;
  });
}
