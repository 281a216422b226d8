import { MAX_PART } from "../indexes/part.js";
import { readInputFile, sizeOfInputFile, type InputFile } from "./read-input-file.js";

/** @throws UserError where there is no such file, or one too large to be a part. */
export function readPartFile(file: string): Uint8Array {
  return readInputFile(partFile(file));
}

/** @throws UserError where there is no such file: a part that is named wrongly is told before the memory is looked for. */
export function requirePartFile(file: string): void {
  sizeOfInputFile(partFile(file));
}

function partFile(file: string): InputFile {
  return { file, advice: "Name the parts that the shards wrote.", maxBytes: MAX_PART };
}
