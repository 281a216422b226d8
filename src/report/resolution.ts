/** The answer of `resolve` for people. */
import { shortCommit } from "../memory/commit-id.js";
import type { Resolution } from "../memory/resolution.js";
import { visible } from "./visible-text.js";
import { plural } from "./wording.js";

export function renderResolution(resolution: Resolution): string {
  const { snapshot, digests, knownBad, skipped, warnings } = resolution;
  const rows: readonly (readonly [string, string])[] = [
    ["requested", `${resolution.requested} (${resolution.mode})`],
    ...(resolution.requestedTime === undefined ? [] : ([["time", resolution.requestedTime]] as const)),
    ["commit", resolution.resolvedCommit],
    [
      "snapshot",
      snapshot ? `${snapshot.tag}, approved at ${snapshot.approvedAt}` : "none: this commit is not approved",
    ],
    ["current", resolution.staleBy === null ? "the same" : `${resolution.currentCommit}, ${behind(resolution)}`],
    ["sources", digests.source],
    ["ontology", digests.ontology],
    ["index", digests.index ?? "none"],
  ];
  const lines = rows.map(([name, value]) => `${name.padEnd(10)} ${visible(value)}\n`);
  const banner = knownBad.map(({ reason, records, remediation }) => {
    const about = records.length > 0 ? ` (${records.join(", ")})` : "";
    const mend = remediation === undefined ? "" : `${/[.!?]$/.test(reason) ? "" : "."} See ${remediation}.`;
    return `!!! KNOWN TO BE BAD${visible(about)}: ${visible(reason)}${visible(mend)}\n`;
  });
  const passed = skipped.map(({ commit, snapshot: tag, reason }) => {
    return `! passed over ${visible(tag ?? shortCommit(commit))}, which is known to be bad: ${visible(reason)}\n`;
  });
  return [...banner, ...lines, ...passed, ...warnings.map((warning) => `! ${visible(warning)}\n`)].join("");
}

function behind({ staleBy, commitsBehind }: Resolution): string {
  const commits = commitsBehind === null ? "not on its line" : `${plural(commitsBehind, "commit")} behind`;
  return `${commits}, stale by ${staleBy ?? "0s"}`;
}
