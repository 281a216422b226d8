/** Reads the baseline and the waivers of a tree (decision 16). */
import type { AcceptedSecret, Baseline, Waiver } from "../memory/baseline-and-waivers.js";
import type { GateFiles } from "./gate-files.js";

/** The baseline, and a waiver for each secret in it that names who accepts it, why and until when. */
export async function readBaseline(
  files: GateFiles,
  path: string,
): Promise<{ baseline: Baseline; waivers: readonly Waiver[] }> {
  const file = (await files.has(path)) ? await files.readValid(path, "baseline") : undefined;
  const secrets: readonly AcceptedSecret[] = file?.secrets ?? [];
  return {
    baseline: {
      findings: new Map((file?.findings ?? []).map(({ fingerprint, rule }) => [fingerprint, rule])),
      secrets: new Map(secrets.map((secret) => [secret.fingerprint, secret])),
      salt: file?.salt,
    },
    waivers: secrets.flatMap(({ fingerprint, rule, path: subject, actor, reason, expires }, index) => {
      if (actor === undefined || reason === undefined || expires === undefined) return [];
      const pointer = ["secrets", index];
      return [{ rule, subject, detail: fingerprint, actor, reason, expires, fingerprint, path, pointer }];
    }),
  };
}

export async function readWaivers(files: GateFiles, path: string): Promise<readonly Waiver[]> {
  const file = (await files.has(path)) ? await files.readValid(path, "waivers") : undefined;
  return (file?.waivers ?? []).map((waiver, index) => ({
    rule: waiver.rule,
    subject: waiver.subject,
    detail: waiver.detail,
    actor: waiver.actor,
    reason: waiver.reason,
    expires: waiver.expires,
    path,
    pointer: ["waivers", index],
  }));
}
