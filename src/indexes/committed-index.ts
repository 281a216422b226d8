/** What a committed index says of itself: whether it speaks of the sources at hand (decision 6), and when it was made. */
import { timeOfText } from "../memory/clock.js";
import { INDEX_FORMAT } from "./door.js";
import { isObject, isText, parseJson } from "./shape.js";

const REPORT_FORMAT = "memory-steward.report/v1";

export interface SourceDigests {
  /** `sha256:<64 hex>` (decision 5). */
  readonly sourceDigest: string;
  /** `sha256:<64 hex>` (decision 5). */
  readonly ontologyDigest: string;
}

/**
 * Whether the door or the report must be generated again: it was made from other sources or by another ontology, or is not
 * of this format. Compares digests and format alone, never bytes that hold a time.
 */
export function isStale(bytes: Uint8Array, current: SourceDigests): boolean {
  const file = read(bytes);
  return (
    (file["schema"] !== REPORT_FORMAT && file["schema"] !== INDEX_FORMAT) ||
    file["sourceDigest"] !== current.sourceDigest ||
    file["ontologyDigest"] !== current.ontologyDigest
  );
}

/** When and from which commit the door or the report says that it was made. */
export function builtFrom(bytes: Uint8Array): { readonly time: Date; readonly commit?: string } | undefined {
  const { generatedAt, sourceCommit } = read(bytes);
  const time = new Date(isText(generatedAt) ? timeOfText(generatedAt) : NaN);
  if (Number.isNaN(time.getTime())) return undefined;
  return { time, ...(isText(sourceCommit) && { commit: sourceCommit }) };
}

function read(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  const value = parseJson(new TextDecoder().decode(bytes));
  return isObject(value) ? value : {};
}
