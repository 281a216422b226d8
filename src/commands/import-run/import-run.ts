/** `import-run`: a run of an agent becomes reviewed memory, its summary and evidence, never its raw files. */
import type { GateOptions } from "../../load/gate.js";
import { isActive, type AgentRun, type RetentionTier, type RunSource } from "../../memory/agent-run.js";
import type { Finding } from "../../memory/finding.js";
import type { Refusal } from "../../memory/judged-update.js";
import { comparePaths, readFile, type Tree } from "../../memory/tree.js";
import { conditionsOf, digestOf, manifestText, type ImportManifest } from "../../runs/manifest.js";
import { runFolder, runSlug } from "../../runs/ids.js";
import { MEMORY_PAGE, withRun } from "../../runs/memory-page.js";
import { readRun, type ReadRun } from "../../runs/read-run.js";
import { redactRun, type RedactedRun } from "../../runs/redact-run.js";
import { keptEvents, recordCount, runRecords, type RecordFile } from "../../runs/records.js";
import { runRefusal } from "../../runs/refusal.js";
import { RunSecrets } from "../../runs/run-secrets.js";
import { KEPT, tierOf } from "../../runs/tier.js";
import { check, type CheckInput, type CheckResult } from "../check/check.js";
import type { Overlay } from "../propose/draft.js";
import { applyRun, type ImportConflict, type ImportedFile } from "./apply-run.js";
import { newErrors } from "../check/new-errors.js";
import type { OnSecret } from "../check/secrets-of.js";
import { runScope, type RunScope } from "./run-scope.js";

export interface ImportRunInput {
  readonly source: RunSource;
  /** What the records are applied to. */
  readonly tree: Tree;
  /** Folder of the tree, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly gate: GateOptions;
  readonly now: Date;
  /** Gets each secret that was found: for redaction alone. A comparison shows words without what names them. */
  readonly onSecret: OnSecret;
  readonly overlay: Overlay;
  /** Instead of the policy's. */
  readonly tier?: RetentionTier;
  /** Id of the Repository record that the run was about, instead of what run and policy say. */
  readonly repository?: string;
  /** `owner/name` of where the run comes from, where that is known. */
  readonly sender?: { readonly repository: string };
}

export interface ImportRunResult {
  /** `import`: the files are to be written; `present`: the memory holds them; `blocked`: a refusal says why not. */
  readonly outcome: "import" | "present" | "blocked";
  /** Undefined where the run could not be read. */
  readonly manifest: ImportManifest | undefined;
  /** From the root of the tree, by path; empty unless they are to be written. */
  readonly files: readonly ImportedFile[];
  readonly conflicts: readonly ImportConflict[];
  readonly refusals: readonly Refusal[];
  /** Errors that the records would bring. */
  readonly findings: readonly Finding[];
  /** What the check says of the memory as it is, and the memory with the files; undefined unless they are to be written. */
  readonly applied: { readonly current: CheckResult; readonly tree: Tree } | undefined;
}

/** @throws UserError as `check` does, where the memory itself cannot be judged. */
export async function importRun(input: ImportRunInput): Promise<ImportRunResult> {
  const run = await openRun(input.source);
  if ("outcome" in run) return run;
  const current = await check(subjectOf(input, input.tree));
  return await importOpened(run, current, input, async (tree) => {
    const after = await check({ ...subjectOf(input, tree), similar: current });
    return newErrors(current.report.findings, after.report.findings);
  });
}

/** A run that was read, with what it holds of secrets. */
export interface OpenedRun {
  readonly read: ReadRun;
  readonly secrets: RunSecrets;
}

/** @returns the result where it cannot be read. */
export async function openRun(source: RunSource): Promise<OpenedRun | ImportRunResult> {
  const secrets = new RunSecrets();
  const read = await readRun(source, secrets.see);
  return "code" in read ? blocked(undefined, read) : { read, secrets };
}

/** Errors that the memory would have with files laid over it. */
type Judge = (tree: Tree) => Promise<readonly Finding[]>;

/** @param current what the check says of the memory that the run comes to. */
export async function importOpened(
  run: OpenedRun,
  current: CheckResult,
  input: Omit<ImportRunInput, "source">,
  judge: Judge,
): Promise<ImportRunResult> {
  return await new Importing(input, run.read, run.secrets, current, judge).result();
}

const NOTHING = { files: [], conflicts: [], refusals: [], findings: [], applied: undefined } as const;

function blocked(manifest: ImportManifest | undefined, ...refusals: readonly Refusal[]): ImportRunResult {
  return { ...NOTHING, outcome: "blocked", manifest, refusals };
}

/** Tasks and events of a run that become records: its own record names them all, and a file holds not many more. */
const MAX_RECORDS = 20_000;

class Importing {
  readonly #slug: string;

  constructor(
    readonly input: Omit<ImportRunInput, "source">,
    readonly read: ReadRun,
    readonly secrets: RunSecrets,
    readonly current: CheckResult,
    readonly judge: Judge,
  ) {
    this.#slug = runSlug(read.run.id);
  }

  async result(): Promise<ImportRunResult> {
    const { gate } = this.current;
    const policy = gate.imports;
    if (isActive(this.read.run) && policy.allowActive !== true) {
      return this.#blocked(runRefusal("ACTIVE_RUN", "The run may still go on."));
    }
    const chosen = tierOf(this.read.run, policy, this.input.tier);
    if (typeof chosen !== "string") return this.#blocked(chosen);
    // Of a run that goes on only a summary is kept, whatever the policy says of others.
    const tier = isActive(this.read.run) ? "summary-only" : chosen;
    const count = recordCount(this.read.run, tier);
    if (count > MAX_RECORDS) {
      return this.#blocked(
        runRefusal("TOO_LARGE", `The run would become ${count} records, and at most ${MAX_RECORDS} are kept.`),
      );
    }
    const redacted = redactRun(this.read.run, this.secrets);
    if (!redacted) {
      return this.#blocked(
        runRefusal("REDACTION_TOO_BROAD", "Too much of the run is a secret, or cannot be searched."),
      );
    }
    const scope = runScope(redacted.run, { ...this.input, ...this.current });
    if ("code" in scope) return this.#blocked(scope);
    const gap = tier === "full-journal-redacted" && hasGap(redacted.run);
    if (gap)
      return this.#blocked(runRefusal("JOURNAL_GAP", "The journal lacks events between its first and last one."));
    return this.#apply(redacted, scope, tier);
  }

  async #apply(redacted: RedactedRun, scope: RunScope, tier: RetentionTier): Promise<ImportRunResult> {
    const { run } = redacted;
    const { current } = this;
    const { sourceDigest } = this.read;
    const redactionStatus = redacted.removed + redacted.withheld > 0 ? "redacted" : "clean";
    const records = runRecords(run, { ...scope, tier, sourceDigest, redactionStatus });
    const applied = await applyRun(
      records,
      { runId: `babysitter-run:${this.#slug}`, sourceDigest, tier },
      this.input.tree,
      this.current,
    );
    if ("code" in applied) return this.#blocked(applied);
    const known = this.#manifest(redacted, scope, tier, records);
    if (applied.isPresent) {
      const phase = "Merged";
      const manifest = { ...known, phase, conditions: conditionsOf(undefined, phase) } as const;
      return { ...NOTHING, outcome: "present", manifest };
    }
    const page = await this.#page(redacted.run, scope.updatedAt, applied.session);
    const findings = await this.judge(await this.#with([...applied.files, ...page]));
    const broken =
      findings.length > 0 ? runRefusal("BREAKS_CHECK", "The check finds errors in the records.") : undefined;
    const phase = broken ? "Failed" : "AwaitingReview";
    const validationDigest = digestOf(findings.map(({ rule, path, message }) => ({ rule, path, message })));
    const manifest = { ...known, validationDigest, phase, conditions: conditionsOf(broken, phase) } as const;
    if (broken) return { ...blocked(manifest, broken), findings };
    const own: ImportedFile = {
      path: applied.manifestPath,
      id: undefined,
      before: applied.manifest,
      after: Buffer.from(manifestText(manifest)),
    };
    const files = [...applied.files, ...page, own].sort((a, b) => comparePaths(a.path, b.path));
    const tree = await this.#with(files);
    return { ...NOTHING, outcome: "import", manifest, files, conflicts: applied.conflicts, applied: { current, tree } };
  }

  /** The page of the memory's runs, where it has a place for a list of them and the run has a session. */
  async #page(run: AgentRun, updatedAt: string, held: string | undefined): Promise<ImportedFile[]> {
    const { root } = this.current.gate.layout;
    const session = held?.slice(root.length);
    const path = root + MEMORY_PAGE;
    const entry = (await this.input.tree.entries()).find((found) => found.path === path && found.mode === "100644");
    if (!entry || session === undefined) return [];
    const before = await readFile(this.input.tree, entry);
    const text = Buffer.from(before).toString("utf8");
    const after = withRun(text, { slug: this.#slug, updatedAt, status: run.status, session });
    if (after === undefined || after === text) return [];
    return [{ path, id: undefined, before, after: Buffer.from(after) }];
  }

  #with(files: readonly ImportedFile[]): Promise<Tree> {
    const { overlay, tree } = this.input;
    return overlay(
      tree,
      files.map(({ path, after }) => ({ path, bytes: after, mode: "100644" })),
    );
  }

  #manifest(redacted: RedactedRun, scope: RunScope, tier: RetentionTier, records: readonly RecordFile[]) {
    const { sourceDigest, run } = this.read;
    const targetPath = runFolder(this.#slug);
    return {
      ...this.#begun(),
      ...(scope.organization !== undefined && { organization: scope.organization }),
      repository: scope.repository,
      retentionTier: tier,
      redactionDigest: redacted.digest,
      idempotencyKey: digestOf([scope.organization ?? "", run.id, sourceDigest, tier, targetPath]),
      redaction: {
        removed: redacted.removed,
        withheld: redacted.withheld,
        formats: [...this.secrets.formats].sort().map(([format, count]) => ({ format, count })),
      },
      journal: {
        events: run.events.length,
        kept: KEPT[tier].journal === "none" ? 0 : keptEvents(redacted.run, tier).length,
        wrongChecksums: this.read.wrongChecksums,
        strangers: this.read.strangers,
      },
      files: records.map(({ path, text }) => ({ path, digest: digestOf(text) })),
    };
  }

  /** What is known before anything is kept. */
  #begun() {
    const { run, sourceDigest, wrongChecksums, strangers } = this.read;
    return {
      schema: "memory-steward.run-import/v1",
      run: this.#slug,
      dialect: run.dialect,
      runStatus: run.status,
      targetPath: runFolder(this.#slug),
      sourceDigest,
      redaction: { removed: 0, withheld: 0, formats: [] },
      journal: { events: run.events.length, kept: 0, wrongChecksums, strangers },
      files: [],
    } as const;
  }

  #blocked(refused: Refusal): ImportRunResult {
    // The id may be a secret: before redaction it is not repeated.
    const isSafe = this.secrets.clean([this.read.run.id])?.[0] === this.read.run.id;
    if (!isSafe) return blocked(undefined, refused);
    return blocked({ ...this.#begun(), phase: "Failed", conditions: conditionsOf(refused, "Failed") }, refused);
  }
}

function hasGap({ events }: AgentRun): boolean {
  return events.some(({ sequence }, index) => sequence !== index + 1);
}

export function subjectOf(
  { root, gate, now, onSecret }: Pick<ImportRunInput, "root" | "gate" | "now" | "onSecret">,
  tree: Tree,
): CheckInput {
  const secrets = { onValue: onSecret };
  return { subject: { tree }, root, gate, now, secrets, mayBeEmpty: true, digestSources: false };
}
