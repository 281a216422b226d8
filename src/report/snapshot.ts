/** What `snapshot` did and found, for people. Names and messages of commits are their authors' words. */
import type { SnapshotManifest } from "../generated/types/snapshot.js";
import { shortCommit } from "../memory/commit-id.js";
import type { SnapshotReport } from "../memory/snapshot-report.js";
import { visible, visibleStart } from "./visible-text.js";
import { plural } from "./wording.js";

/** @param isDryRun the tags were not made. */
export function renderSnapshotReport(report: SnapshotReport, isDryRun: boolean): string {
  const lines = snapshotLines(report, isDryRun);
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}

/** Each is one line. */
export function snapshotLines({ made, latest, ...rest }: SnapshotReport, isDryRun: boolean): string[] {
  return [
    ...made.map(({ tag, commit, pullRequests }) => {
      const by = pullRequests.length === 0 ? "" : `, pull request ${pullRequests.join(", ")}`;
      return `${isDryRun ? "would tag" : "tagged"} ${visible(tag)} at ${shortCommit(commit)}${by}`;
    }),
    ...problemLines(rest),
    ...rest.notes.map(visible),
    latest === undefined ? "no snapshot yet" : `newest snapshot: ${visible(latest)}`,
  ];
}

/** What keeps commits from being tagged, and what is wrong with tags. */
export function problemLines({
  unapproved,
  failing,
  faults,
}: Pick<SnapshotReport, "unapproved" | "failing" | "faults">): string[] {
  return [
    ...unapproved.map(({ commit, subject, author, pullRequest, reasons }) => {
      const origin = pullRequest === undefined ? "direct push" : `pull request ${pullRequest}`;
      const what = `${shortCommit(commit)} "${visibleStart(subject, 100)}" by ${visibleStart(author, 50)} (${origin})`;
      return `not approved: ${what}: ${reasons.map(visible).join("; ")}`;
    }),
    ...failing.map(({ commit, errors }) => {
      return `not tagged: the check fails on ${shortCommit(commit)}, with ${plural(errors, "error")}`;
    }),
    ...faults.map(visible),
  ];
}

/** What the tag of a snapshot says. */
export interface ListedSnapshot {
  readonly tag: string;
  readonly object: string;
  readonly manifest: SnapshotManifest;
}

/** The newest first, one line each. */
export function renderSnapshotList(snapshots: readonly ListedSnapshot[], faults: readonly string[]): string {
  const rows = [...snapshots].reverse().map(({ tag, manifest: { commit, statistics, approvals } }) => {
    const pulls = approvals.flatMap(({ pullRequest }) => pullRequest ?? []);
    const by = pulls.length === 0 ? "" : `, pull request ${[...new Set(pulls)].join(", ")}`;
    return `${tag}  ${shortCommit(commit)}  ${plural(statistics.records, "record")}${by}\n`;
  });
  const head = rows.length === 0 ? ["There is no snapshot in this clone.\n"] : rows;
  return [...head, ...faults.map((fault) => `! ${visible(fault)}\n`)].join("");
}

export function renderSnapshot({ tag, object, manifest }: ListedSnapshot): string {
  const rows: readonly (readonly [string, string])[] = [
    ["tag", `${tag}, object ${object}`],
    ["commit", manifest.commit],
    ["merge", manifest.mergeCommit],
    ["approved at", manifest.approvedAt],
    [
      "memory",
      `${plural(manifest.statistics.records, "record")}, layout ${manifest.layout}, folder "${manifest.directory}"`,
    ],
    ["sources", manifest.sourceDigest],
    ["ontology", manifest.ontologyDigest],
    ["index", manifest.indexDigest ?? "none"],
    ["previous", manifest.previous?.tag ?? "none"],
  ];
  const approvals = manifest.approvals.map(({ commit, by, pullRequest, reviewers = [], attestedBy, reason }) => {
    const pull = pullRequest === undefined ? "" : ` ${pullRequest}`;
    const people = reviewers.length === 0 ? "" : ` by ${reviewers.join(", ")}`;
    const why = attestedBy === undefined ? "" : ` by ${attestedBy}: ${reason ?? ""}`;
    return `  ${shortCommit(commit)}  ${by}${visibleStart(pull + people + why, 300)}\n`;
  });
  return [...rows.map(([name, value]) => `${name.padEnd(11)} ${visible(value)}\n`), "approvals\n", ...approvals].join(
    "",
  );
}
