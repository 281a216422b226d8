/** Every number of the reviewer. Weights are points, likeness and confidence ten-thousandths. A change of them or of the rules raises `REVIEWER`. */

export const REVIEWER = "7";

/** New records of one file, or of one update, that are compared: each takes some ten milliseconds. */
export const MOST_COMPARED = 500;

export const LIKENESS = {
  /** Normal forms that are longer together are compared by words alone: their letters are alike by chance. */
  longText: 400,
  comparable: { title: 5800, summary: 3600, detail: 3600 },
  elsewhere: { title: 9000, overlap: 70 },
  duplicate: { title: 9000, summary: 7800, detail: 6600 },
  replacement: { title: 9500, detail: 4200, overlap: 32, wording: 42 },
  additive: { title: 6800, overlap: 44, wording: 32 },
  /** A would-be addition that says the same but for a value. */
  sameText: { summary: 7800, detail: 6600 },
  split: { overlap: 50 },
  replacedText: 4800,
} as const;

export const IDENTITY = {
  limit: 58,
  slug: 42,
  title: [
    [9200, 28],
    [7500, 18],
  ],
  summary: [
    [7000, 20],
    [4800, 12],
  ],
  detail: [[6200, 12]],
  scopeAndTitle: { title: 7200, weight: 8 },
  tag: 6,
} as const;

export const SCOPE = { same: 65, overlapping: 35, disjoint: -45 } as const;

export const OVERLAP = {
  strong: 7800,
  moderate: 4800,
  title: [32, 18],
  summary: [30, 16],
  detail: [22, 10],
} as const;

export const REPLACEMENT = { replacement: 72, additive: -12, partial: -18, split: -28 } as const;

export const RECENCY = { newer: 24, notOlder: 16, older: -22, newerDays: 7 } as const;

export const LINEAGE = { active: 20, candidate: 8, done: -8, supersedes: -4 } as const;

/** Shares of the buckets in a confidence: identity, scope, overlap, replacement, recency, lineage. */
export const CONFIDENCE = {
  duplicate: [42, 20, 30, 0, 0, 8],
  full_replacement: [28, 14, 18, 24, 10, 6],
  additive_update: [26, 16, 32, 14, 0, 12],
  possible_split: [18, 18, 18, 28, 6, 12],
  ambiguous_overlap: [18, 18, 22, 0, 0, 8],
} as const;

export const TOTAL = [28, 18, 26, 14, 8, 6] as const;

export const DECISION = {
  leastTokens: 8,
  leastSummary: 18,
  leastDetail: 48,
  supersede: 5600,
  merge: 5800,
  rival: 600,
  neighbour: 800,
  split: 2800,
  listed: 2500,
  near: 1200,
  single: 3500,
  thin: 9800,
  temporary: 9700,
  novel: 8400,
  novelRange: [5500, 9200],
} as const;

export const RETRIEVAL = {
  /** A bucket of one type and scope up to this size is compared as a whole; of a larger one the most alike. */
  bucket: 128,
  /** Records of other scopes that are compared, the most alike. */
  elsewhere: 32,
  /** Steps through lists of records that share a word, for one candidate: rare words first. */
  steps: 300_000,
} as const;
