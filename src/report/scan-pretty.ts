/** What a scan found, for a person at a terminal. No line of a file is shown: the secret stands in it. */
import pc from "picocolors";
import { shortCommit } from "../memory/commit-id.js";
import type { SecretSource } from "../memory/found-secret.js";
import { isUncommitted } from "../memory/tree.js";
import { pageAddress } from "../memory/project-address.js";
import type { ScanFinding, ScanReport } from "../memory/scan-report.js";
import { visibleStart } from "./visible-text.js";
import { lineAndColumn, number, plural } from "./wording.js";

const PATH_LIMIT = 500;
const COMMITS_SHOWN = 5;
const FINDINGS_SHOWN = 200;
const GUIDE = pageAddress("docs/scan.md");

export function renderScanPretty(report: ScanReport, color: boolean): string {
  const paint = pc.createColors(color);
  const paints = { error: paint.red, warning: paint.yellow, note: paint.cyan };
  const lines: string[] = [];
  const open = report.findings.filter(({ accepted }) => accepted === undefined);
  for (const finding of open.slice(0, FINDINGS_SHOWN)) {
    const { severity, rule, tier, format, length, fingerprint } = finding;
    lines.push(`${paints[severity](severity.padEnd(7))}  ${placeOf(finding)}  ${paint.bold(format)}`);
    lines.push(paint.dim(`         ${rule} · tier ${tier} · ${plural(length, "character")} · ${fingerprint}`));
    const commits = finding.commits.filter((commit) => !isUncommitted(commit));
    if (commits.length > 0) lines.push(`         added in ${commitsOf(commits)}`);
  }
  lines.push(...moreOf(open, "more finding"));
  for (const { path, range, words } of report.comments.slice(0, FINDINGS_SHOWN)) {
    const place = `${visibleStart(path, PATH_LIMIT)}:${lineAndColumn(range.start)}`;
    lines.push(`${paint.cyan("note   ")}  ${place}  "${visibleStart(words, PATH_LIMIT)}" allows nothing here`);
  }
  lines.push(
    ...moreOf(report.comments, "more comment that allows nothing here", "more comments that allow nothing here"),
  );
  for (const { source, path, commits, reason } of report.unscanned.slice(0, FINDINGS_SHOWN)) {
    const place = nameOf({ source, path, commits });
    lines.push(`${paint.red("error  ")}  ${place}  not searched: ${visibleStart(reason, PATH_LIMIT)}`);
  }
  lines.push(...moreOf(report.unscanned, "more not searched", "more not searched"));
  if (lines.length > 0) lines.push("");
  const fails = report.verdict === "fail";
  const verdict = paint.bold((fails ? paint.red : paint.green)(fails ? "FAIL" : "PASS"));
  lines.push(`${verdict}  ${countsOf(report)} in ${plural(report.files, "file")}${commitCount(report)}`);
  if (fails && open.length > 0) lines.push(adviceOn(report));
  return `${lines.join("\n")}\n`;
}

/** Where a list is cut: how many more there are. */
function moreOf(all: readonly unknown[], noun: string, nouns?: string): string[] {
  const more = all.length - FINDINGS_SHOWN;
  return more > 0 ? [`and ${plural(more, noun, nouns)}`] : [];
}

function placeOf(finding: ScanFinding): string {
  const name = nameOf(finding);
  return finding.source === "file" ? `${name}:${lineAndColumn(finding.range.start)}` : name;
}

function nameOf({ source, path, commits }: { source: SecretSource; path: string; commits: readonly string[] }): string {
  switch (source) {
    case "file":
      return visibleStart(path, PATH_LIMIT);
    case "path":
      return `name of ${visibleStart(path, PATH_LIMIT)}`;
    case "branch":
      return `name of the branch ${visibleStart(path, PATH_LIMIT)}`;
    case "message":
    case "author":
    case "committer":
      return `${source} of ${shortCommit(commits[0] ?? "")}`;
  }
}

function commitsOf(commits: readonly string[]): string {
  const more = commits.length - COMMITS_SHOWN;
  const shown = commits.slice(0, COMMITS_SHOWN).map(shortCommit).join(", ");
  return more > 0 ? `${shown} and ${number(more)} more` : shown;
}

function countsOf({ findings, unscanned }: ScanReport): string {
  const open = findings.filter(({ accepted }) => accepted === undefined);
  const errors = open.filter(({ severity }) => severity === "error").length;
  const warnings = open.length - errors;
  const accepted = findings.length - open.length;
  const parts = [
    ...(errors > 0 ? [plural(errors, "secret")] : []),
    ...(warnings > 0 ? [`${number(warnings)} to review`] : []),
    ...(accepted > 0 ? [`${number(accepted)} accepted`] : []),
    ...(unscanned.length > 0 ? [`${number(unscanned.length)} not searched`] : []),
  ];
  return parts.length > 0 ? parts.join(", ") : "no secret found";
}

function commitCount({ range }: ScanReport): string {
  if (!range) return "";
  return isUncommitted(range.head) ? ", as staged" : ` of ${plural(range.commits, "commit")}`;
}

function adviceOn({ range }: ScanReport): string {
  if (range && isUncommitted(range.head)) {
    return `Take out what was found before you commit. What was shared before needs to be revoked: see ${GUIDE}`;
  }
  return `Revoke what was found first. Then remove it, from every commit that is named: see ${GUIDE}`;
}
