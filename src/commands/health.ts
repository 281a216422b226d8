/** `health`: what a steward wants to know of the default branch, and the six alerts. */
import { parseIndexHeader, type IndexHeader } from "../indexes/index-header.js";
import { loadGate, type GateOptions } from "../load/gate.js";
import { isOfProposal } from "../memory/branches.js";
import { DAY, timeOfText, utcSeconds } from "../memory/instant.js";
import { shortCommit } from "../memory/commit-id.js";
import type { Finding } from "../memory/finding.js";
import type { Forge } from "../memory/forge.js";
import { STALE_PULL_DAYS, type Alert, type Health, type OpenWork } from "../memory/health.js";
import type { History, Line } from "../memory/history.js";
import { INDEX_HEADER_PATH } from "../memory/index-paths.js";
import { readFile, type Tree } from "../memory/tree.js";
import { filesAt } from "../memory/tree-lookup.js";
import { NoMemoryError } from "../memory/no-memory.js";
import { IncompleteCloneError, UserError } from "../memory/user-error.js";
import { isSnapshot, type Chain } from "../snapshots/chain.js";
import { chainFaults } from "../snapshots/chain-faults.js";
import { defaultBranch } from "../snapshots/find-ref.js";
import { check, type CheckInput, type CheckResult } from "./check/check.js";
import { restrictedOf } from "./publish/restricted-of.js";
import { readChain } from "./snapshot/read-snapshots.js";

export interface HealthInput {
  /** The commit of the default branch. */
  readonly tree: Tree;
  readonly commit: string;
  readonly history: History;
  readonly root: string;
  readonly gate: GateOptions;
  readonly now: Date;
  readonly secrets?: CheckInput["secrets"];
  /** How making the index ended, where the run has tried. */
  readonly indexBuild?: "success" | "failure";
  readonly forge?: Forge;
  /** Whether the commit may be another than the tip of the default branch, whose snapshots those of the clone are. */
  readonly isAnyCommit?: true;
  /** Whether a folder without a memory is the caller's mistake, and no alert. */
  readonly mustHold?: true;
}

/**
 * Never throws where the memory is unwell: that is what it tells.
 * @throws IncompleteCloneError where the clone is what is unwell.
 * @throws NoMemoryError where there is no memory and must be one.
 */
export async function health(input: HealthInput): Promise<Health> {
  const { tree, commit, now, history } = input;
  const judged = await attempt(() =>
    check({
      subject: { tree },
      root: input.root,
      gate: input.gate,
      now,
      ...(input.secrets !== undefined && { secrets: input.secrets }),
    }),
  );
  if (input.mustHold && judged instanceof NoMemoryError) throw judged;
  const result = judged instanceof UserError ? undefined : judged;
  const chain = await attempt(async () => readChain(history, await history.refs(), await lineOf(input)));
  const { forge } = input;
  const work = forge && (await attempt(() => workOf(forge, now)));
  const header = await indexHeaderOf(tree, input.gate);
  const isStale = header !== undefined && result !== undefined && header.sourceDigest !== result.report.sourceDigest;
  const state = { header, isStale };
  const lists = result ? await listsOf(result) : NOTHING;
  return {
    at: utcSeconds(now),
    commit,
    layout: result?.report.layout,
    alerts: [
      ...indexAlerts(input, state),
      ...ontologyAlerts(judged, result),
      ...secretAlerts(lists.secrets),
      ...unreachableAlerts(work),
      ...staleAlerts(state),
      ...historyAlerts(chain),
    ],
    counts: result?.report.counts,
    records: result?.report.statistics.records ?? 0,
    index: {
      state: header === undefined ? "absent" : isStale ? "stale" : "current",
      ...(header && { generatedAt: header.generatedAt }),
      ...(header?.sourceCommit !== undefined && { sourceCommit: header.sourceCommit }),
    },
    ...lists,
    snapshots: chain instanceof UserError ? [] : factsOf(chain),
    work: work instanceof UserError ? undefined : work,
  };
}

/** An earlier commit, or one of another branch, does not tell which tags are snapshots. */
async function lineOf({ commit, history, isAnyCommit }: HealthInput): Promise<Line> {
  const line = await history.line(commit);
  if (!isAnyCommit) return line;
  const refs = await history.refs();
  const branch = await attempt(() => Promise.resolve(defaultBranch(refs, undefined)));
  if (branch instanceof UserError || line.positions.has(branch.commit)) return line;
  return await history.line(branch.commit);
}

async function attempt<T>(run: () => Promise<T>): Promise<T | UserError> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof UserError && !(error instanceof IncompleteCloneError)) return error;
    throw error;
  }
}

type Lists = Pick<Health, "withoutOwners" | "stale" | "lostOwners" | "dangling" | "secrets" | "unsearched">;

const NOTHING: Lists = { withoutOwners: [], stale: [], lostOwners: [], dangling: [], secrets: [], unsearched: [] };

const UNSEARCHED = "secret/incomplete-scan";

/** Of these rules no finding is a secret: what was not searched may hold none, and a comment is none. */
const NO_SECRET: ReadonlySet<string> = new Set([UNSEARCHED, "secret/allow-comment"]);

/** Restricted records by id alone, their files not at all. */
async function listsOf(result: CheckResult): Promise<Lists> {
  const { ids, paths } = await restrictedOf(result);
  const open = result.report.findings.filter(({ accepted }) => accepted === undefined);
  const nameOf = ({ record, path }: Finding) => record ?? (paths.has(path) ? "a restricted file" : path);
  const named = (isMeant: (finding: Finding) => boolean) => [...new Set(open.filter(isMeant).map(nameOf))];
  const secrets = open.filter(
    ({ rule, severity }) => rule.startsWith("secret/") && !NO_SECRET.has(rule) && severity !== "note",
  );
  return {
    withoutOwners: named(({ rule, subject = "" }) =>
      rule === "record/missing-field" ? /(?:^|\.)owners$/.test(subject) : rule === "record/without-owner",
    ),
    stale: named(({ rule }) => rule === "record/stale"),
    lostOwners: named(({ rule }) => rule === "record/invalid-owner"),
    dangling: named(({ rule }) => rule === "graph/dangling-edge"),
    secrets: [
      ...new Set(
        secrets.map((finding) =>
          paths.has(finding.path) || (finding.record !== undefined && ids.has(finding.record))
            ? nameOf(finding)
            : `${finding.path}:${finding.range.start.line}`,
        ),
      ),
    ],
    unsearched: named(({ rule }) => rule === UNSEARCHED),
  };
}

async function indexHeaderOf(tree: Tree, options: GateOptions): Promise<IndexHeader | undefined> {
  const gate = await attempt(() => loadGate(tree, options));
  if (gate instanceof UserError) return undefined;
  const [entry] = await filesAt(new Set([gate.layout.root + INDEX_HEADER_PATH]), tree);
  return entry && parseIndexHeader(Buffer.from(await readFile(tree, entry)).toString("utf8"));
}

interface IndexState {
  readonly header: IndexHeader | undefined;
  readonly isStale: boolean;
}

function indexAlerts({ indexBuild, now }: HealthInput, { header }: IndexState): Alert[] {
  if (indexBuild !== "failure") return [];
  const age = header ? now.getTime() - timeOfText(header.generatedAt) : Infinity;
  return [
    {
      name: "index-build-failed",
      severity: age > DAY ? "critical" : "warning",
      message: `The index could not be made; the last one is ${header ? `of ${header.generatedAt}` : "not there"}.`,
      response: "Look at the parse errors of the check, and hold back merges as long as the index is stale.",
    },
  ];
}

function ontologyAlerts(judged: CheckResult | UserError, result: CheckResult | undefined): Alert[] {
  const response = "Merge no updates until it is mended: what is judged by it cannot be relied on.";
  const alert = (message: string): Alert => ({ name: "ontology-invalid", severity: "critical", message, response });
  if (judged instanceof UserError) return [alert(judged.message)];
  if (!result) return [];
  const { report, gate } = result;
  // A file of the gate that cannot be parsed is told of by the rule that tells of any such file.
  const errors = report.findings.filter(
    ({ rule, path, severity, accepted }) =>
      severity === "error" &&
      accepted === undefined &&
      (/^(?:ontology|gate)\//.test(rule) || (rule.startsWith("parse/") && gate.files.has(path))),
  );
  const [first] = errors;
  if (!first) return [];
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : "";
  return [
    alert(
      `The ontology is not valid: ${first.path}:${first.range.start.line}:${first.range.start.column}: ${first.message}${more}`,
    ),
  ];
}

function secretAlerts(secrets: readonly string[]): Alert[] {
  if (secrets.length === 0) return [];
  const message = `${secrets.length} place${secrets.length === 1 ? " looks" : "s look"} like a secret.`;
  const response = "Revoke what has leaked first, then take it out of the memory, and tell the owners.";
  return [{ name: "secret-found", severity: "critical", message, response }];
}

function unreachableAlerts(work: OpenWork | UserError | undefined): Alert[] {
  if (!(work instanceof UserError)) return [];
  const response =
    "Hold back runs that cannot do without memory; let the others go on with a warning until it answers again.";
  return [
    {
      name: "repository-unreachable",
      severity: "warning",
      message: `The forge did not answer: ${work.message}`,
      response,
    },
  ];
}

function staleAlerts({ header, isStale }: IndexState): Alert[] {
  if (!header || !isStale) return [];
  const message = `The index is out of date: sources have changed since it was made (of ${shortCommit(header.sourceCommit ?? header.generatedAt)}).`;
  return [
    {
      name: "stale-indexes",
      severity: "warning",
      message,
      response: "Regenerate the index, and compare its source commit.",
    },
  ];
}

function historyAlerts(chain: Chain | UserError): Alert[] {
  const response = "Hold back runs that ask for that time until the tag is what it was; compare with a mirror.";
  const alert = (message: string): Alert => ({
    name: "historical-ref-unresolvable",
    severity: "warning",
    message,
    response,
  });
  if (chain instanceof UserError) return [alert(chain.message)];
  return chainFaults(chain).map(alert);
}

function factsOf({ links }: Chain): Health["snapshots"] {
  return links.filter(isSnapshot).map(({ tag, manifest }) => ({
    tag,
    approvedAt: manifest.approvedAt,
    records: manifest.statistics.records,
    edges: manifest.statistics.edges,
  }));
}

async function workOf(forge: Forge, now: Date): Promise<OpenWork> {
  const { pulls, more } = await forge.openPullRequests(100);
  const isOld = (time: string | undefined) =>
    time !== undefined && now.getTime() - Date.parse(time) > STALE_PULL_DAYS * DAY;
  return {
    pulls: pulls.length,
    more,
    updates: pulls.filter(isOfProposal).map(({ number }) => number),
    stale: pulls.filter(({ updatedAt }) => isOld(updatedAt)).map(({ number }) => number),
  };
}
