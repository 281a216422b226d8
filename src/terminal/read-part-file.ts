import { MAX_PART } from "../indexes/part.js";
import { readInputFile } from "./read-input-file.js";

/** @throws UserError where there is no such file, or one too large to be a part. */
export function readPartFile(file: string): Uint8Array {
  return readInputFile({ file, advice: "Name the parts that the shards wrote.", maxBytes: MAX_PART });
}
