/** `memory-steward propose`: a local artifact as a pull request on the forge, or why not. */
import { propose, type ProposeResult } from "../commands/propose/propose.js";
import { renderProposed } from "../report/proposed-terminal.js";
import { pageWidth } from "../report/wrap.js";
import { useColor } from "./color.js";
import type { TokenNeed } from "./connect.js";
import { withForgeClone, type ForgeClone } from "./forge-clone.js";
import { gateOptions } from "./gate-options.js";
import { overlayOf } from "./overlay.js";
import { readNamedArtifact } from "./read-artifact.js";
import { learnFrom, redactor } from "./redaction.js";
import { remedyOf } from "./rule-descriptions.js";
import { shownLines } from "./shown-lines.js";

export interface ProposeArguments {
  readonly repository?: string;
  readonly branch?: string;
  readonly dryRun?: true;
  readonly layout?: string;
  readonly config?: string;
}

/** @returns 0 where it is proposed or there is nothing to propose, 1 where it is refused. */
export async function runPropose(dir: string, file: string, options: ProposeArguments): Promise<number> {
  const bytes = await readNamedArtifact(file);
  const work = async ({ forge, repository, clone, local, root, server }: ForgeClone): Promise<number> => {
    const result = await propose({
      forge,
      source: clone,
      root,
      target: options.branch ?? repository.defaultBranch,
      run: NO_RUN,
      artifact: { bytes },
      memoryRepository: `${repository.owner}/${repository.name}`,
      gate: gateOptions(dir, options, local),
      overlay: overlayOf(clone.repository),
      now: new Date(),
      onSecret: redactor.learn,
      server,
      ...(options.dryRun && { isDryRun: true }),
    });
    learnFrom(bytes);
    for (const { before, after } of result.draft?.files ?? [])
      for (const each of [before, after]) if (each) learnFrom(each);
    const lines = shownLines(bytes, file);
    const width = pageWidth(process.stdout.columns);
    process.stdout.write(renderProposed(result, { color: useColor(), width, remedyOf, ...(lines && { lines }) }));
    return exitCodeOf(result);
  };
  return await withForgeClone(dir, options.repository, work, options.dryRun && needOf(file));
}

/** A dry run reads what a proposal would be applied to, and nothing of this clone can stand in for it. */
function needOf(file: string): TokenNeed {
  return {
    why: "--dry-run writes nothing, but reads the branch that the pull request would be for, as the forge has it now",
    without: `Without a token, \`memory-steward update validate ${file}\` judges the same file on this clone, with what is decided of each record`,
  };
}

/** A person at a terminal is no run: what a run said of a newer artifact stays. */
const NO_RUN = { id: 0, attempt: 1 };

function exitCodeOf({ outcome, failures }: ProposeResult): number {
  if (outcome === "refused") return 1;
  return failures.length > 0 ? 2 : 0;
}
