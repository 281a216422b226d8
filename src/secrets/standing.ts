/** Which rule speaks of a secret: by its tier where it still stands, else as a part of the history. */
import type { FoundSecret } from "../memory/found-secret.js";
import type { RuleId, Severity } from "../memory/finding.js";
import { grouped } from "../memory/grouped.js";
import type { SecretTier } from "../memory/secret.js";
import { ValueMarks } from "./value-marks.js";

export interface StandingSecret extends FoundSecret {
  readonly rule: RuleId;
  readonly severity: Severity;
}

const RULES: Readonly<Record<SecretTier, RuleId>> = {
  1: "secret/provider-token",
  2: "secret/assigned-value",
  3: "secret/high-entropy",
};

const IN_HISTORY = "secret/in-history";

/** Decision 15. */
function severityOf(tier: SecretTier): Severity {
  return tier === 3 ? "warning" : "error";
}

/**
 * Of versions of one file that hold the same secret, the one that still stands; else the first. Its commits are those of
 * all of them.
 * @param stands whether what holds the secret is there after the last commit.
 * @param marks by which two values at one place are told apart, whose fingerprints may be the same.
 */
export function standingSecrets(
  secrets: readonly FoundSecret[],
  stands: (found: FoundSecret) => boolean,
  marks = new ValueMarks(),
): StandingSecret[] {
  const groups = grouped(secrets, ({ source, path, commits, match }) => {
    const holder = source === "message" ? commits[0] : path;
    return [source, holder, match.fingerprint, marks.of(match)].join("\0");
  });
  return [...groups.values()].flatMap((group) => {
    const commits = [...new Set(group.flatMap((found) => found.commits))];
    const standing = group.filter(stands);
    const [first] = group;
    if (standing.length === 0) return first ? [{ ...first, commits, ...weight(first, IN_HISTORY) }] : [];
    return standing.map((found) => ({ ...found, commits, ...weight(found, RULES[found.match.tier]) }));
  });
}

function weight({ match }: FoundSecret, rule: RuleId): { rule: RuleId; severity: Severity } {
  return { rule, severity: severityOf(match.tier) };
}
