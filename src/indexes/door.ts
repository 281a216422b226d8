/** The door of the index: what it was made from, what binds its other files, and the counts that no shard holds. */
import type { GraphIndex, Tally } from "../generated/types/graph-index.js";
import { isCount, isObject, isOptional, isText, isTime, parseJson } from "./shape.js";

export const INDEX_FORMAT = "memory-steward.graph-index/v1";

export type Door = Readonly<GraphIndex>;

/** Undefined where the text is no door of this format. */
export function parseDoor(text: string): Door | undefined {
  const door = parseJson(text);
  return isDoor(door) ? door : undefined;
}

function isDoor(door: unknown): door is Door {
  if (!isObject(door) || door["schema"] !== INDEX_FORMAT) return false;
  const { steward, asOf, sourceDigest, generatedDigest, gateDigest, contents, editCharacters, tallies } = door;
  return (
    [steward, sourceDigest, generatedDigest, gateDigest].every(isText) &&
    isTime(asOf) &&
    isCount(editCharacters) &&
    isObject(contents) &&
    isText(contents["findings"]) &&
    isOptional(contents["records"], isText) &&
    isOptional(contents["deadlines"], isText) &&
    isObject(tallies) &&
    isTally(tallies["all"]) &&
    isObject(tallies["classes"]) &&
    Object.values(tallies["classes"]).every(isTally) &&
    isCount(tallies["parseErrors"])
  );
}

function isTally(tally: unknown): tally is Tally {
  if (!isObject(tally)) return false;
  const { files, documents, ids, roles, forms, nodeKinds, edgeKinds } = tally;
  return (
    [files, documents, ids].every(isCount) &&
    [roles, forms, nodeKinds, edgeKinds].every((counts) => isObject(counts) && Object.values(counts).every(isCount))
  );
}
