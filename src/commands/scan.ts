/** `scan`: secrets in files, or in what commits add. */
import type { AddedContent } from "../memory/added-content.js";
import { comparePaths, type Tree, type TreeEntry } from "../memory/tree.js";
import type { FoundSecret, Search } from "../memory/found-secret.js";
import type { ScanFinding, ScannedRange, ScanReport } from "../memory/scan-report.js";
import { nameHider } from "../secrets/hidden-names.js";
import { searchAdded, searchTree } from "../secrets/search.js";
import type { SearchOptions } from "../secrets/searcher.js";
import { standingSecrets, type StandingSecret } from "../secrets/standing.js";
import { STEWARD_VERSION } from "./version.js";

export interface ScanInput {
  readonly subject:
    | { readonly tree: Tree }
    | { readonly added: AddedContent; readonly head: Tree; readonly range: Omit<ScannedRange, "commits"> };
  /** Which paths count. */
  readonly isWanted: (path: string) => boolean;
  readonly options: SearchOptions;
  readonly onProgress?: (done: number, total: number) => void;
}

export async function scan({ subject, isWanted, options, onProgress }: ScanInput): Promise<ScanReport> {
  if ("tree" in subject) {
    const entries = (await subject.tree.entries()).filter(({ path }) => isWanted(path));
    const search = await searchTree(subject.tree, entries, { ...options, ...(onProgress && { onProgress }) });
    return reportOf(
      search,
      standingSecrets(search.secrets, () => true),
    );
  }
  const { added, head, range } = subject;
  const search = await searchAdded(added, { ...options, isWanted });
  const secrets = standingSecrets(search.secrets, standsIn(await head.entries()));
  return { ...reportOf(search, secrets), range: { ...range, commits: added.commits.length } };
}

/** Whether the tree at the end of a range still has what holds a secret. */
function standsIn(entries: readonly TreeEntry[]): (found: FoundSecret) => boolean {
  const oids = new Map(entries.map(({ path, oid }) => [path, oid]));
  return ({ source, path, oid }) => {
    if (source === "file") return oids.get(path) === oid;
    return source === "branch" || (source === "path" && oids.has(path));
  };
}

function reportOf(search: Search, secrets: readonly StandingSecret[]): ScanReport {
  const { files, bytes } = search;
  const shown = nameHider(search.secrets);
  const findings = secrets.map((secret) => findingOf(secret, shown)).sort(compare);
  const comments = search.comments.map((comment) => ({ ...comment, path: shown(comment.path) }));
  const unscanned = search.unscanned.map((missed) => ({ ...missed, path: shown(missed.path) }));
  const fails = findings.some(({ severity }) => severity === "error") || unscanned.length > 0;
  return { verdict: fails ? "fail" : "pass", steward: STEWARD_VERSION, files, bytes, findings, comments, unscanned };
}

function findingOf(secret: StandingSecret, shown: (name: string) => string): ScanFinding {
  const { rule, severity, source, match, range, commits } = secret;
  const { tier, format, start, end, length, views, fingerprint } = match;
  const path = shown(secret.path);
  return { rule, severity, tier, format, source, path, start, end, range, length, views, commits, fingerprint };
}

function compare(left: ScanFinding, right: ScanFinding): number {
  return (
    comparePaths(left.path, right.path) ||
    left.start - right.start ||
    left.end - right.end ||
    comparePaths(left.rule, right.rule) ||
    comparePaths(left.commits[0] ?? "", right.commits[0] ?? "")
  );
}
