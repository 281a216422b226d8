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
  const passed = together(skipped).map((several) => {
    const are = several.length === 1 ? "is" : "are";
    return `! passed over ${visible(namesOf(several))}, which ${are} known to be bad: ${visible(several[0]?.reason ?? "")}\n`;
  });
  return [...banner, ...lines, ...passed, ...warnings.map((warning) => `! ${visible(warning)}\n`)].join("");
}

type Skipped = Resolution["skipped"][number];

/** Those one behind the other that one entry speaks of: it may speak of thousands. */
function together(skipped: readonly Skipped[]): Skipped[][] {
  const groups: Skipped[][] = [];
  for (const one of skipped) {
    const last = groups.at(-1);
    if (last?.[0]?.reason === one.reason) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** @param several the newest first. */
function namesOf(several: readonly Skipped[]): string {
  const [newest, oldest] = [several[0], several.at(-1)];
  if (newest === undefined || oldest === undefined) return "";
  if (several.length === 1) return nameOf(newest);
  const tagged = several.filter(({ snapshot }) => snapshot !== undefined).length;
  const areSnapshots = tagged === several.length;
  const some = areSnapshots || tagged === 0 ? "" : `, ${tagged} of them ${tagged === 1 ? "a snapshot" : "snapshots"}`;
  return `${plural(several.length, areSnapshots ? "snapshot" : "commit")} from ${nameOf(oldest)} to ${nameOf(newest)}${some}`;
}

function nameOf({ commit, snapshot }: Skipped): string {
  return snapshot ?? shortCommit(commit);
}

function behind({ staleBy, commitsBehind }: Resolution): string {
  const commits = commitsBehind === null ? "not on its line" : `${plural(commitsBehind, "commit")} behind`;
  return `${commits}, stale by ${staleBy ?? "0s"}`;
}
