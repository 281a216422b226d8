/** A file that a change touched, and how it is taken back line by line. */
import { isUtf8 } from "node:buffer";
import { markedText, mergeLines } from "./merge-lines.js";

/** A file that the change touched: before it, after it, and now. A side that has none is undefined. */
export interface TouchedFile {
  readonly path: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
  readonly now: Uint8Array | undefined;
}

export interface RevertedText {
  /** What the file gets; absent where it stays as it is. */
  readonly bytes?: Uint8Array;
  /** Why a person has to look at it: a clause. */
  readonly reason?: string;
  /** Something later took it away. */
  readonly gone?: true;
}

/**
 * Line by line. What is no text stays as it is, and is named.
 * @param names what the marks of a conflict call the two sides.
 * @param kept a text with no time of a record set back.
 */
export function revertText(
  { before, after, now }: TouchedFile,
  names: { readonly now: string; readonly wanted: string },
  kept: (text: string) => string,
): RevertedText {
  if (!now) return before && after ? { gone: true } : { reason: "it was removed since" };
  if (![before, after, now].every((bytes) => bytes === undefined || isUtf8(bytes))) {
    return { reason: "it is no text, and it was changed again since" };
  }
  const [was, is, text] = [before, after, now].map((bytes) => (bytes ? Buffer.from(bytes).toString("utf8") : ""));
  const merged = mergeLines(is ?? "", text ?? "", was ?? "");
  if (before && after && merged?.isClean) return { bytes: Buffer.from(kept(merged.value)) };
  const [value, wanted] = before && after && merged ? [merged.value, merged.wanted] : [text ?? "", was ?? ""];
  const reason = !before ? "the change added it" : !after ? "the change removed it" : "the change edited it";
  return {
    bytes: Buffer.from(markedText(kept(value), kept(wanted), names)),
    reason: `${reason}, and it was changed since`,
  };
}
