/** `scan`: secrets in files, or in what commits add. */
import { loadGate, type Gate } from "../load/gate.js";
import type { AddedContent } from "../memory/added-content.js";
import { compareTexts } from "../memory/compare-texts.js";
import { comparePaths, type Tree, type TreeEntry } from "../memory/tree.js";
import type { FoundSecret, Search } from "../memory/found-secret.js";
import type { ScanFinding, ScannedRange, ScanReport } from "../memory/scan-report.js";
import { nameHider } from "../secrets/hidden-names.js";
import { searchAdded, searchTree } from "../secrets/search.js";
import { standingSecrets, type StandingSecret } from "../secrets/standing.js";
import { ValueMarks } from "../secrets/value-marks.js";
import { UserError } from "../memory/user-error.js";
import { acceptanceBy } from "./check/acceptance.js";
import type { SecretSearch } from "./check/secrets-of.js";
import { STEWARD_VERSION } from "./version.js";

/** Nobody reads more of them, and they take a kilobyte of memory each. */
const MOST_RANDOM = 100_000;

export interface ScanInput {
  readonly subject:
    | { readonly tree: Tree }
    | { readonly added: AddedContent; readonly head: Tree; readonly range: Omit<ScannedRange, "commits"> };
  /**
   * Whose baseline and waivers count, where the tree has a gate: the base of a range. `folder` is where that tree begins in
   * what is searched, empty or such as `a/b/`; of what lies elsewhere it accepts nothing.
   */
  readonly gate: { readonly tree: Tree; readonly folder: string };
  readonly now: Date;
  /** Which paths count. */
  readonly isWanted: (path: string) => boolean;
  readonly onSecret?: SecretSearch["onValue"];
  readonly onProgress?: (done: number, total: number) => void;
}

export async function scan(input: ScanInput): Promise<ScanReport> {
  const { subject, isWanted, onSecret, onProgress } = input;
  const gate = await gateOf(input.gate.tree);
  const { folder } = input.gate;
  const options = {
    salt: gate?.baseline.salt ?? "",
    folder,
    mostRandom: MOST_RANDOM,
    ...(onSecret && { onValue: onSecret }),
  };
  const judge = { acceptanceOf: gate && acceptanceBy(gate, input.now), folder };
  if ("tree" in subject) {
    const entries = (await subject.tree.entries()).filter(({ path }) => isWanted(path));
    const search = await searchTree(subject.tree, entries, { ...options, ...(onProgress && { onProgress }) });
    const secrets = standingSecrets(search.secrets, () => true);
    return reportOf(search, secrets, judge);
  }
  const { added, head, range } = subject;
  const marks = new ValueMarks();
  const onValue: SecretSearch["onValue"] = (match, forms) => {
    marks.take(match, forms);
    onSecret?.(match, forms);
  };
  const search = await searchAdded(added, { ...options, isWanted, onValue });
  const secrets = standingSecrets(search.secrets, standsIn(await head.entries()), marks);
  return { ...reportOf(search, secrets, judge), range: { ...range, commits: added.commits.length } };
}

interface Judge {
  /** Undefined where there is no gate. */
  readonly acceptanceOf: ReturnType<typeof acceptanceBy> | undefined;
  readonly folder: string;
}

/** Files that are no memory are searched all the same. */
async function gateOf(tree: Tree): Promise<Gate | undefined> {
  try {
    return await loadGate(tree);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** Whether the tree at the end of a range still has what holds a secret. */
function standsIn(entries: readonly TreeEntry[]): (found: FoundSecret) => boolean {
  const oids = new Map(entries.map(({ path, oid }) => [path, oid]));
  return ({ source, path, oid }) => {
    if (source === "file") return oids.get(path) === oid;
    return source === "branch" || (source === "path" && oids.has(path));
  };
}

function reportOf(search: Search, secrets: readonly StandingSecret[], judge: Judge): ScanReport {
  const { files, bytes } = search;
  const shown = nameHider(search.secrets);
  const findings = secrets.map((secret) => findingOf(secret, shown, judge)).sort(compare);
  const comments = search.comments.map((comment) => ({ ...comment, path: shown(comment.path) }));
  const unscanned = search.unscanned.map((missed) => ({ ...missed, path: shown(missed.path) }));
  const fails =
    findings.some(({ severity, accepted }) => severity === "error" && accepted === undefined) || unscanned.length > 0;
  return { verdict: fails ? "fail" : "pass", steward: STEWARD_VERSION, files, bytes, findings, comments, unscanned };
}

function findingOf(secret: StandingSecret, shown: (name: string) => string, judge: Judge): ScanFinding {
  const { rule, severity, source, match, range, commits } = secret;
  const { tier, format, start, end, length, views, fingerprint } = match;
  const path = shown(secret.path);
  const accepted = acceptanceIn(judge, secret, path);
  const place = { source, path, start, end, range, length, views, commits };
  return { rule, severity, tier, format, ...place, fingerprint, ...(accepted && { accepted }) };
}

/** @param path as it is shown. What a commit says belongs to no folder. */
function acceptanceIn(
  { acceptanceOf, folder }: Judge,
  { rule, source, match }: StandingSecret,
  path: string,
): ScanFinding["accepted"] {
  const isFile = source === "file" || source === "path";
  if (!acceptanceOf || (isFile && !path.startsWith(folder))) return undefined;
  const { fingerprint } = match;
  const at = { path: isFile ? path.slice(folder.length) : path };
  return acceptanceOf({ problem: { rule, at, subject: fingerprint }, fingerprint });
}

function compare(left: ScanFinding, right: ScanFinding): number {
  return (
    comparePaths(left.path, right.path) ||
    left.start - right.start ||
    left.end - right.end ||
    compareTexts(left.rule, right.rule) ||
    compareTexts(left.commits[0] ?? "", right.commits[0] ?? "")
  );
}
