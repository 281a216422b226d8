/** Reads the baseline and the waivers of a tree (decision 16). */
import type { BaselineFile } from "../generated/types/baseline.js";
import type { WaiversFile } from "../generated/types/waivers.js";
import type { Baseline, Waiver } from "../memory/acceptance.js";
import type { GateFiles } from "./gate-files.js";

export async function readBaseline(files: GateFiles, path: string): Promise<Baseline> {
  const file = (await files.has(path)) ? await files.readValid<BaselineFile>(path, "baseline") : undefined;
  return new Set((file?.findings ?? []).map(({ fingerprint }) => fingerprint));
}

export async function readWaivers(files: GateFiles, path: string): Promise<readonly Waiver[]> {
  const file = (await files.has(path)) ? await files.readValid<WaiversFile>(path, "waivers") : undefined;
  return (file?.waivers ?? []).map((waiver, index) => ({
    rule: waiver.rule,
    subject: waiver.subject,
    detail: waiver.detail,
    actor: waiver.actor,
    reason: waiver.reason,
    expires: waiver.expires,
    path,
    index,
  }));
}
