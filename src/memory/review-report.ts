/** What the reviewer says of proposed records. Weights are points; likeness and confidence ten-thousandths. */

export interface ReviewItem {
  readonly code: string;
  readonly weight: number;
  /** What gave the weight: a likeness, or days. */
  readonly value?: number;
}

export interface ReviewBucket {
  /** Hundredths. */
  readonly sum: number;
  readonly items: readonly ReviewItem[];
}

export interface ReviewMatch {
  readonly id: string;
  readonly path: string;
  readonly status: string;
  readonly updated?: string;
  readonly scopeRelation: string;
  readonly scope: string;
  /** Of title, summary and detail those whose normal forms are the same. */
  readonly equal: readonly string[];
  readonly title: number;
  readonly summary: number;
  readonly detail: number;
  readonly evidence: {
    readonly identity: ReviewBucket;
    readonly scope: ReviewBucket;
    readonly overlap: ReviewBucket;
    readonly replacement: ReviewBucket;
    readonly recency: ReviewBucket;
    readonly lineage: ReviewBucket;
  };
  readonly sameIdentity: boolean;
  readonly notOlder: boolean;
  readonly relation: string;
  /** Relations that were tried before it, each with the condition on which it failed. */
  readonly failedBefore: readonly { readonly relation: string; readonly failed: string }[];
  readonly confidence: number;
  readonly total: number;
  readonly flags: readonly string[];
  /** What the candidate has and the record has not: sentences, tags, and words of addition or of exception. */
  readonly added: { readonly sentences: number; readonly tags: number; readonly phrases: readonly string[] };
  /** Negations, values and names that only one side has; of restricted records the flags alone. */
  readonly changes: readonly {
    readonly flag: string;
    readonly candidate: readonly string[];
    readonly target: readonly string[];
  }[];
}

/** What the decision would write, were it followed. */
export interface ReviewOperation {
  readonly operation: "append" | "add-scope" | "add-tags" | "add-edge" | "set-status";
  readonly record: string;
  readonly field?: string;
  readonly values: readonly string[];
}

export interface RecordReview {
  readonly candidate: {
    readonly id: string;
    readonly path: string;
    readonly type: string;
    readonly scope: string;
    readonly digest: string;
    /** Different words of title, summary and detail; of scripts without blanks pairs of characters. */
    readonly words: number;
    /** Characters of the normal form, those of dense scripts twice; absent where the family has no summary. */
    readonly summaryLength?: number;
    readonly detailLength: number;
    /** A record for a while: when it ends. */
    readonly until?: string;
    /** Wording of the candidate, and fields of it that a person must see. */
    readonly signals: readonly { readonly signal: string; readonly phrase: string }[];
  };
  readonly decision: "accept" | "merge" | "supersede" | "reject";
  readonly reason: string;
  readonly relation: string;
  /** Number of the rule that decided (docs/reviewer.md). */
  readonly rule: number;
  readonly handling: "closed" | "person" | "auto" | "refused";
  readonly targets: readonly string[];
  readonly confidence: number;
  readonly matches: readonly ReviewMatch[];
  /** Records with the same texts elsewhere: of another type or scope, or out of force. */
  readonly related: readonly { readonly id: string; readonly path: string; readonly status: string }[];
  /** Why the best match of a relation was not taken: another is at most `margin` behind it. Ten-thousandths. */
  readonly rivals: readonly {
    readonly match: string;
    readonly rival: string;
    readonly distance: number;
    readonly margin: number;
  }[];
  /** What passing without a person asks of the record; `unmet` are the words for where it does not hold. */
  readonly automatic: readonly { readonly unmet: string; readonly holds: boolean }[];
  readonly operations: readonly ReviewOperation[];
  readonly retrieval: {
    readonly records: number;
    readonly bucket: number;
    readonly compared: number;
    readonly broken: number;
  };
  readonly summary: string;
}

export interface ReviewReport {
  readonly schema: "memory-steward.review/v1";
  /** Version of the rules, constants and word lists. */
  readonly reviewer: string;
  /** `sha256:` of the constants and word lists. */
  readonly settings: string;
  /** The instant that dates were held against. */
  readonly now: string;
  readonly reviews: readonly RecordReview[];
}
