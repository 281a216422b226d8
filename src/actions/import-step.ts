/** `import-run` in the Action: takes a run from the event or a folder, and makes a pull request of it or says why not. */
import { resolve } from "node:path";
import { fetchRun } from "../commands/propose/fetch-artifact.js";
import { proposeRun } from "../commands/propose/propose-run.js";
import { receiveFromRun } from "../commands/propose/receive-update.js";
import type { RunSource } from "../memory/agent-run.js";
import type { Refusal } from "../memory/judged-update.js";
import { pageAddress } from "../memory/project-address.js";
import { UserError } from "../memory/user-error.js";
import { mainFails } from "../report/main-fails.js";
import { renderRefusals } from "../report/refusals.js";
import { archiveSource } from "../runs/archive-source.js";
import { overlayOf } from "../terminal/overlay.js";
import { redactor } from "../terminal/redaction.js";
import { openRunFolder } from "../terminal/run-folder.js";
import { forgeAccess, type ForgeAccess } from "./forge-access.js";
import { withForgeClone } from "./forge-clone.js";
import type { ProposeStepInput } from "./propose-step.js";
import { say } from "./log.js";
import { receiverOf, tellRefusals, type Receiver } from "./receiver.js";
import { setOutput, writeSummary } from "./runner.js";
import { updateOrigin } from "./update-origin.js";

interface ReceivedRun {
  readonly files: RunSource;
  readonly sender: { readonly repository: string; readonly url?: string };
}

/** Of what the records would bring: by rule and place alone, since a message may repeat what the run says. */
const MAX_FINDINGS = 10;

/** @returns 1 where the import is blocked, else 0. */
export async function runImportRunStep(input: ProposeStepInput): Promise<number> {
  const { inputs, environment } = input;
  const access = await forgeAccess(environment, inputs.token);
  return await withForgeClone(access, input, async ({ clone, directory, gateOptions }) => {
    const gate = gateOptions();
    const receiver = receiverOf(access, environment, clone, gate);
    const received = await receive(input, access, receiver);
    if (received === undefined) {
      setOutput("verdict", "pass");
      say("The run left no artifact of the name memory-run: there is nothing to import.", "notice");
      return 0;
    }
    if (!("files" in received)) return refuse(received);
    const {
      outcome,
      pull,
      imported,
      mainErrors = 0,
      failures,
    } = await proposeRun({
      ...received,
      forge: access.forge,
      source: clone,
      root: directory,
      target: await receiver.target(),
      run: access.run,
      memoryRepository: access.repository,
      gate,
      overlay: overlayOf(clone.repository),
      now: new Date(),
      onSecret: redactor.learn,
    });
    if (outcome === "refused") {
      for (const { rule, path } of imported.findings.slice(0, MAX_FINDINGS))
        say(`The check finds ${rule} in ${path}.`, "error");
      return refuse(imported.refusals);
    }
    setOutput("verdict", "pass");
    if (pull !== undefined) setOutput("pull-request", pull);
    for (const { message } of failures) say(message, "warning");
    for (const line of mainFails(mainErrors)) say(line, "notice");
    say(`Import of a run: ${outcome}${pull === undefined ? "" : `, pull request ${pull}`}.`, "notice");
    return 0;
  });
}

async function receive(
  { inputs, event, workspace }: ProposeStepInput,
  { repository, forgeOf, server }: ForgeAccess,
  { memory, policy }: Receiver,
): Promise<ReceivedRun | readonly Refusal[] | undefined> {
  const { runDirectory } = inputs;
  if (runDirectory !== undefined) {
    const files = openRunFolder(resolve(workspace, runDirectory), runDirectory);
    return { files, sender: { repository } };
  }
  const origin = updateOrigin(event, repository);
  if (origin.kind !== "run") {
    if (event.name === "repository_dispatch") {
      throw new UserError(
        "The request names no run.",
        `Send \`run\`, the id of a workflow run, and its \`repository\` where that is another, as \`client_payload\`: ${pageAddress("docs/import-run.md")}`,
      );
    }
    throw new UserError(
      "The event brings no run.",
      "Run `import-run` on workflow_run or repository_dispatch, or name a folder as `run-directory`.",
    );
  }
  const received = await receiveFromRun({ memory, forgeOf, policy }, origin, fetchRun);
  if (!received || !("content" in received)) return received;
  const { repository: source, id: run } = received.sourceRun;
  return {
    files: archiveSource(received.content),
    sender: { repository: source, url: `${server}/${source}/actions/runs/${run}` },
  };
}

function refuse(refusals: readonly Refusal[]): number {
  setOutput("verdict", "fail");
  tellRefusals(refusals);
  writeSummary(renderRefusals(refusals));
  return 1;
}
