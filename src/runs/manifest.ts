/** What is said of an import to machines (schemas/run-import.schema.json): digests, conditions, phase; no text of the run. */
import { createHash } from "node:crypto";
import type { AgentRun, RetentionTier } from "../memory/agent-run.js";
import { taggedDigest } from "../memory/digest.js";
import type { Refusal } from "../memory/judged-update.js";
import { canonicalJson } from "../memory/plain-data.js";

/** `Merged`: the memory holds the run in this form already. */
export type ImportPhase = "AwaitingReview" | "Merged" | "Failed";

const CONDITIONS = [
  "SourceResolved",
  "OrgScopeVerified",
  "SecretsRedacted",
  "PromptInjectionScanned",
  "OntologyValid",
  "ReviewReady",
  "MemoryMerged",
  "Ready",
] as const;

type ConditionType = (typeof CONDITIONS)[number];

export interface Condition {
  readonly type: ConditionType;
  readonly status: "True" | "False" | "Unknown";
  /** One word in camel case, such as `RedactionTooBroad`. */
  readonly reason: string;
}

export interface ImportManifest {
  readonly schema: "memory-steward.run-import/v1";
  readonly run: string;
  readonly organization?: string;
  readonly repository?: string;
  readonly dialect: AgentRun["dialect"];
  readonly runStatus: AgentRun["status"];
  readonly retentionTier?: RetentionTier;
  /** Folder of the run, from the root of the memory. */
  readonly targetPath: string;
  readonly sourceDigest: string;
  readonly redactionDigest?: string;
  /** `sha256:` of organization, run, source digest, tier and target path. */
  readonly idempotencyKey?: string;
  /** `sha256:` of what the check says of the records. */
  readonly validationDigest?: string;
  readonly phase: ImportPhase;
  readonly conditions: readonly Condition[];
  readonly redaction: {
    /** Texts that a secret was taken out of. */
    readonly removed: number;
    /** Texts that are left out whole. */
    readonly withheld: number;
    readonly formats: readonly { readonly format: string; readonly count: number }[];
  };
  readonly journal: {
    readonly events: number;
    readonly kept: number;
    readonly wrongChecksums: number;
    readonly strangers: number;
  };
  /** By path. */
  readonly files: readonly { readonly path: string; readonly digest: string }[];
}

export function manifestText(manifest: ImportManifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export function digestOf(value: unknown): string {
  const text = typeof value === "string" ? value : canonicalJson(value);
  return taggedDigest(createHash("sha256").update(text));
}

/** `MEMORY_REJECTED_REDACTION_TOO_BROAD` as `RedactionTooBroad`. */
function reasonOf({ code }: Pick<Refusal, "code">): string {
  const words = code.replace(/^MEMORY_REJECTED_/, "").split("_");
  return words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join("");
}

/** The condition that a refusal makes false; those before it hold, those behind it are not known. */
const FAILS: Readonly<Record<string, ConditionType>> = {
  WRONG_ORGANIZATION: "OrgScopeVerified",
  UNKNOWN_REPOSITORY: "OrgScopeVerified",
  REDACTION_TOO_BROAD: "SecretsRedacted",
  BREAKS_CHECK: "OntologyValid",
};

const REASONS: Readonly<Record<ConditionType, string>> = {
  SourceResolved: "Collected",
  OrgScopeVerified: "SameOrganization",
  SecretsRedacted: "Scanned",
  PromptInjectionScanned: "Scanned",
  OntologyValid: "Checked",
  ReviewReady: "Normalized",
  MemoryMerged: "Merged",
  Ready: "Merged",
};

export function conditionsOf(refusal: Refusal | undefined, phase: ImportPhase): Condition[] {
  const name = refusal?.code.replace("MEMORY_REJECTED_", "") ?? "";
  const failing = refusal && (FAILS[name] ?? "SourceResolved");
  const at = failing === undefined ? CONDITIONS.length : CONDITIONS.indexOf(failing);
  return CONDITIONS.map((type, index): Condition => {
    if (index < at) {
      const waits = phase === "AwaitingReview" && (type === "MemoryMerged" || type === "Ready");
      return waits
        ? { type, status: "False", reason: "AwaitingReview" }
        : { type, status: "True", reason: REASONS[type] };
    }
    if (index === at || type === "Ready")
      return { type, status: "False", reason: refusal ? reasonOf(refusal) : "Failed" };
    return { type, status: "Unknown", reason: "NotReached" };
  });
}
