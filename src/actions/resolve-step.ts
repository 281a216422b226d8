/** `resolve` in the Action: which commit a request for memory means, as outputs for the steps that follow. */
import { resolve } from "../commands/snapshot/resolve.js";
import { jsonText } from "../report/json-text.js";
import { plainSummary } from "../report/plain-summary.js";
import { renderResolution } from "../report/resolution.js";
import { resolveRequest } from "../terminal/resolve.js";
import { forgeAccess } from "./forge-access.js";
import { withForgeClone, type StepInput } from "./forge-clone.js";
import { say } from "./log.js";
import { setOutput, writeSummary } from "./runner.js";

/** @throws UserError where the request means no commit: nothing that follows runs on a guess. */
export async function runResolveStep(input: StepInput): Promise<void> {
  const access = await forgeAccess(input.environment, input.inputs.token);
  await withForgeClone(access, input, async ({ clone, gateOptions }) => {
    const { defaultBranch } = await access.forge.repository();
    await clone.fetchRefs();
    const resolution = await resolve({
      repository: clone.repository,
      history: clone.history,
      prefix: clone.repository.prefix,
      gate: gateOptions(),
      request: resolveRequest(input.inputs),
      branch: defaultBranch,
      now: new Date(),
    });
    const { digests, snapshot, knownBad, warnings } = resolution;
    const outputs: Readonly<Record<string, string | number>> = {
      "resolved-commit": resolution.resolvedCommit,
      "resolved-at": resolution.resolvedAt,
      "current-commit": resolution.currentCommit,
      "stale-by": resolution.staleBy ?? "",
      approved: String(resolution.approved),
      snapshot: snapshot?.tag ?? "",
      "source-digest": digests.source,
      "ontology-digest": digests.ontology,
      "index-digest": digests.index ?? "",
      "known-bad": String(knownBad.length > 0),
      resolution: jsonText(resolution, 0).trimEnd(),
    };
    for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
    for (const line of renderResolution({ ...resolution, warnings: [] })
      .trimEnd()
      .split("\n"))
      say(line);
    writeSummary(plainSummary("Resolved memory", renderResolution(resolution).trimEnd().split("\n")));
    for (const { reason } of knownBad) say(`This memory is known to be bad: ${reason}`, "warning");
    for (const warning of warnings) say(warning, "warning");
  });
}
