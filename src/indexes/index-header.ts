/** The header of the index: what it was made from, what binds its other files, and the memory itself where it is small. */
import type { GraphIndex, Tally } from "../generated/types/graph-index.js";
import { timeOfText } from "../memory/instant.js";
import { isMapping } from "../memory/plain-data.js";
import { isCount, isOptional, isText, parseJson } from "./shape.js";

export const INDEX_FORMAT = "memory-steward.graph-index/v2";

export type IndexHeader = Readonly<GraphIndex>;

/** The header of a large memory: a change can be judged by what lies behind it. */
export interface ShardedIndexHeader extends IndexHeader {
  readonly editCharacters: number;
  readonly tallies: NonNullable<GraphIndex["tallies"]>;
}

export function isSharded(header: IndexHeader): header is ShardedIndexHeader {
  return header.tallies !== undefined && header.editCharacters !== undefined;
}

/** Undefined where the text is no header of this format. What it says of single records is not looked at. */
export function parseIndexHeader(text: string): IndexHeader | undefined {
  const header = parseJson(text);
  return isIndexHeader(header) ? header : undefined;
}

function isIndexHeader(header: unknown): header is IndexHeader {
  if (!isMapping(header) || header["schema"] !== INDEX_FORMAT) return false;
  const { steward, generatedAt, sourceCommit, sourceDigest, ontologyDigest, generatedDigest, gateDigest, judgeDigest } =
    header;
  const { contents, withheld, editCharacters, tallies } = header;
  return (
    [steward, sourceDigest, ontologyDigest, generatedDigest, gateDigest, judgeDigest].every(isText) &&
    isText(generatedAt) &&
    Number.isFinite(timeOfText(generatedAt)) &&
    isOptional(sourceCommit, isText) &&
    isOptional(withheld, isCount) &&
    isMapping(contents) &&
    Object.values(contents).every(isText) &&
    isOptional(editCharacters, isCount) &&
    isOptional(tallies, isTallies)
  );
}

function isTallies(tallies: unknown): boolean {
  return (
    isMapping(tallies) &&
    isTally(tallies["all"]) &&
    isMapping(tallies["classes"]) &&
    Object.values(tallies["classes"]).every(isTally) &&
    isCount(tallies["parseErrors"])
  );
}

function isTally(tally: unknown): tally is Tally {
  if (!isMapping(tally)) return false;
  const { files, documents, ids, roles, forms, nodeKinds, edgeKinds } = tally;
  return (
    [files, documents, ids].every(isCount) &&
    [roles, forms, nodeKinds, edgeKinds].every((counts) => isMapping(counts) && Object.values(counts).every(isCount))
  );
}
