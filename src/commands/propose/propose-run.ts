/** `import-run` on the forge: the records of a run as one branch and one pull request, which a person decides. */
import type { GateOptions } from "../../load/gate.js";
import type { RetentionTier, RunSource } from "../../memory/agent-run.js";
import { PROPOSAL_LABELS, type ProposalSource, type ProposedRecord } from "../../memory/proposal.js";
import type { UserError } from "../../memory/user-error.js";
import { importHeadline, renderImport } from "../../report/proposal/render-import.js";
import { importBranch } from "../../updates/proposal-names.js";
import type { Overlay } from "./draft.js";
import { importRun, type ImportRunResult } from "../import-run/import-run.js";
import type { CheckResult } from "../check/check.js";
import { numberOf } from "../check/new-errors.js";
import type { OnSecret } from "../check/secrets-of.js";
import { reviewersOf } from "../publish/reviewers.js";
import { submitProposal, type ProposalPlace, type SubmitOutcome } from "./submit-proposal.js";
import { touchedRecords } from "../publish/touched-records.js";
import { updateDiff } from "./update-diff.js";

export interface ProposeRunInput extends ProposalPlace {
  readonly files: RunSource;
  /** The run on the forge that brings the files. */
  readonly sender: Pick<ProposalSource, "repository" | "url">;
  /** `owner/name` of the memory. */
  readonly memoryRepository: string;
  readonly gate: GateOptions;
  readonly overlay: Overlay;
  readonly now: Date;
  /** Gets each secret that was found: for redaction alone. */
  readonly onSecret: OnSecret;
  /** As of `importRun`. */
  readonly tier?: RetentionTier;
  readonly repository?: string;
}

export interface ProposeRunResult {
  /** `refused`: the import is blocked. `present`: the memory holds the run. */
  readonly outcome: "refused" | "present" | SubmitOutcome;
  readonly imported: ImportRunResult;
  readonly branch?: string;
  readonly pull?: number;
  /** Number of errors that main has by itself, where the run was proposed: the check of its pull request fails by them. */
  readonly mainErrors?: number;
  /** What the forge did not allow; all else is there. */
  readonly failures: readonly UserError[];
}

/** @throws UserError where the memory itself cannot be judged, or the forge refuses. */
export async function proposeRun(input: ProposeRunInput): Promise<ProposeRunResult> {
  const { source, target, files, sender } = input;
  const { base } = await source.fetch(target, []);
  const main = await source.repository.commitTree(base);
  const imported = await importRun({ ...input, source: files, tree: main });
  const { outcome, manifest, applied } = imported;
  if (outcome === "blocked" || !manifest) return { outcome: "refused", imported, failures: [] };
  if (outcome === "present" || !applied) return { outcome: "present", imported, failures: [] };
  const { current, tree } = applied;
  const { change, diff } = await updateDiff({ main, current }, tree);
  const organization = input.memoryRepository.split("/")[0] ?? "";
  const touched = { records: touchedRecords(change), editsGate: false, ontology: current.gate.ontology };
  const reviewers = reviewersOf(touched, { organization });
  const { conflicts } = imported;
  const story = { root: input.root, manifest, conflicts, diff, reviewers: reviewers.named, sender };
  const submitted = await submitProposal(
    {
      branch: importBranch(manifest.run, manifest.sourceDigest),
      main,
      gate: current.gate,
      changes: imported.files.map(({ path, after }) => ({ path, bytes: after })),
      block: {
        kind: "import",
        decision: "accept",
        handling: "person",
        digest: manifest.idempotencyKey ?? manifest.sourceDigest,
        source: { ...sender, id: manifest.run },
        records: proposed(imported),
      },
      headline: importHeadline(story),
      labels: conflicts.length > 0 ? [PROPOSAL_LABELS.conflict] : [],
      reviewers,
      words: (block, kept) => renderImport({ ...story, block, kept }),
    },
    input,
  );
  const { pull, branch, refused } = submitted;
  return {
    outcome: submitted.outcome,
    imported,
    branch,
    ...(pull !== undefined && { pull }),
    ...(["proposed", "updated"].includes(submitted.outcome) && { mainErrors: errorsOf(current) }),
    failures: refused.map(({ error }) => error),
  };
}

/** Of secrets the check of a pull request seeks those that the change adds. */
function errorsOf({ report }: CheckResult): number {
  return numberOf(
    report.findings.filter(
      ({ rule, severity, accepted }) => severity === "error" && accepted === undefined && !rule.startsWith("secret/"),
    ),
  );
}

/** Events are evidence of their run: the run stands for them. */
function proposed({ files }: ImportRunResult): ProposedRecord[] {
  return files.flatMap(({ path, id }): ProposedRecord[] => {
    if (id === undefined || id.startsWith("run-journal-event:")) return [];
    return [{ id, path, decision: "accept", relation: "none", reason: "imported_run", targets: [] }];
  });
}
