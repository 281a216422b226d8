/** `reindex` in the Action: the index of the default branch, written through the forge. */
import { reindex, type ReindexResult } from "../commands/reindex/reindex.js";
import { shortCommit } from "../memory/commit-id.js";
import { counted } from "../memory/counted.js";
import { overlayOf } from "../terminal/overlay.js";
import { progressLine } from "../terminal/progress.js";
import { forgeAccess } from "./forge-access.js";
import { withForgeClone, type StepInput } from "./forge-clone.js";
import { say } from "./log.js";
import { setOutput } from "./runner.js";

export async function runReindexStep(input: StepInput): Promise<ReindexResult> {
  const access = await forgeAccess(input.environment, input.inputs.token);
  return await withForgeClone(access, input, async ({ clone, directory, gateOptions }) => {
    const { defaultBranch } = await access.forge.repository();
    const result = await reindex({
      forge: access.forge,
      source: clone,
      gate: gateOptions(),
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
  });
}

function tell(result: ReindexResult, branch: string): void {
  if (result.rejections > 0)
    say(
      `${counted(result.rejections, "rejected claim")} ${result.rejections === 1 ? "is" : "are"} remembered from now on.`,
    );
  const at = shortCommit(result.head);
  const files = counted(result.files, "file");
  if (result.outcome === "unchanged") say(`The index of ${branch} is that of ${at} already.`);
  else if (result.outcome === "committed")
    say(`Indexed ${branch} at ${at}: ${files} in ${shortCommit(result.commit)}.`);
  else {
    const { pull, written, because } = result;
    say(`The index is in pull request ${pull} (${written}), ${files}. ${because.message}`, "notice");
  }
}
