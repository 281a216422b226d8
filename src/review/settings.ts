/** What the reviewer decides by, as one digest: two reports with the same one are comparable. */
import { createHash } from "node:crypto";
import { taggedDigest } from "../memory/digest.js";
import {
  CONFIDENCE,
  DECISION,
  IDENTITY,
  LIKENESS,
  LINEAGE,
  OVERLAP,
  RECENCY,
  REPLACEMENT,
  RETRIEVAL,
  SCOPE,
  TOTAL,
} from "./constants.js";
import { MARKS } from "./marks.js";
import { WORDS } from "./wording.js";

/** `sha256:` and 64 hex digits. */
export function settingsDigest(): string {
  const weights = [LIKENESS, IDENTITY, SCOPE, OVERLAP, REPLACEMENT, RECENCY, LINEAGE, CONFIDENCE, TOTAL];
  const settings = JSON.stringify([weights, DECISION, RETRIEVAL, MARKS, WORDS]);
  return taggedDigest(createHash("sha256").update(settings));
}
