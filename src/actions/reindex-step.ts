/** `reindex` in the Action: the index of the default branch, written through the forge. */
import { posix } from "node:path";
import { reindex, type ReindexResult } from "../commands/reindex/reindex.js";
import { shortCommit } from "../memory/commit-id.js";
import { gateOptions } from "../terminal/gate-options.js";
import { overlayOf } from "../terminal/overlay.js";
import { progressLine } from "../terminal/progress.js";
import { directoryOf } from "./directory.js";
import { forgeAccess } from "./forge-access.js";
import type { Inputs } from "./inputs.js";
import { say } from "./log.js";
import { setOutput } from "./runner.js";

export interface ReindexStepInput {
  readonly inputs: Inputs;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly workspace: string;
}

export async function runReindexStep({ inputs, environment, workspace }: ReindexStepInput): Promise<ReindexResult> {
  const access = await forgeAccess(environment, inputs.token, say);
  const directory = directoryOf(inputs.directory);
  const clone = await access.clone(directory, workspace);
  try {
    const { defaultBranch } = await access.forge.repository();
    const result = await reindex({
      forge: access.forge,
      source: clone,
      gate: gateOptions(posix.join(workspace, directory), inputs, { isGit: true, top: workspace }),
      root: directory,
      branch: defaultBranch,
      log: say,
      overlay: overlayOf(clone.repository),
      onProgress: progressLine(process.stdout).update,
    });
    setOutput("index-outcome", result.outcome);
    if (result.outcome === "committed") setOutput("index-commit", result.commit);
    if (result.outcome === "proposed") setOutput("index-pull-request", result.pull);
    tell(result, defaultBranch);
    return result;
  } finally {
    await clone.close();
  }
}

function tell(result: ReindexResult, branch: string): void {
  if (result.rejections > 0) say(`${result.rejections} rejected claims are remembered from now on.`);
  const at = shortCommit(result.head);
  const files = `${result.files} ${result.files === 1 ? "file" : "files"}`;
  if (result.outcome === "unchanged") say(`The index of ${branch} is that of ${at} already.`);
  else if (result.outcome === "committed")
    say(`Indexed ${branch} at ${at}: ${files} in ${shortCommit(result.commit)}.`);
  else {
    const { pull, written, because } = result;
    say(`The index is in pull request ${pull} (${written}), ${files}. ${because.message}`, "notice");
  }
}
