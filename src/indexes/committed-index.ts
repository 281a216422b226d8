/** What a committed index says of itself: whether it speaks of the sources at hand (decision 6), and when it was made. */
import { DIGEST } from "../memory/digest.js";
import { timeOfText } from "../memory/instant.js";
import { isMapping, type Mapping } from "../memory/plain-data.js";
import { INDEX_FORMAT } from "./index-header.js";
import { isText, parseJson } from "./shape.js";

const REPORT_FORMAT = "memory-steward.report/v1";

/** What a generated file and the tree disagree about. */
type Outdated = "format" | "sources" | "ontology";

export interface SourceDigests {
  /** `sha256:<64 hex>` (decision 5). */
  readonly sourceDigest: string;
  /** `sha256:<64 hex>` (decision 5). */
  readonly ontologyDigest: string;
}

/**
 * Why the header or the report must be generated again: it is not of this format, which then says all, or was made from
 * other sources or by another ontology. Empty where it need not be. Compares digests and format alone, never bytes that
 * hold a time.
 */
export function outdatedBy(bytes: Uint8Array, current: SourceDigests): readonly Outdated[] {
  const file = read(bytes);
  if (file["schema"] !== REPORT_FORMAT && file["schema"] !== INDEX_FORMAT) return ["format"];
  return [
    ...(file["sourceDigest"] === current.sourceDigest ? [] : (["sources"] as const)),
    ...(file["ontologyDigest"] === current.ontologyDigest ? [] : (["ontology"] as const)),
  ];
}

/** What the header or the report says of how it was made; the report does not say who judged. */
export interface BuiltFrom {
  readonly time: Date;
  readonly commit?: string;
  /** `sha256:<64 hex>` */
  readonly judgeDigest?: string;
}

export function builtFrom(bytes: Uint8Array): BuiltFrom | undefined {
  const { generatedAt, sourceCommit, judgeDigest } = read(bytes);
  const time = new Date(isText(generatedAt) ? timeOfText(generatedAt) : NaN);
  if (Number.isNaN(time.getTime())) return undefined;
  return {
    time,
    ...(isText(sourceCommit) && { commit: sourceCommit }),
    ...(isText(judgeDigest) && DIGEST.test(judgeDigest) && { judgeDigest }),
  };
}

function read(bytes: Uint8Array): Mapping {
  const value = parseJson(new TextDecoder().decode(bytes));
  return isMapping(value) ? value : {};
}
