import { readFileSync, statSync } from "node:fs";
import { MAX_PART } from "../indexes/part.js";
import { UserError } from "../memory/user-error.js";

/** @throws UserError where there is no such file, or one too large to be a part. */
export function readPartFile(file: string): Uint8Array {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new UserError(`There is no file ${file}.`, "Name the parts that the shards wrote.");
  if (found.size > MAX_PART) throw new UserError(`${file} is larger than a part may be.`, "Use more shards.");
  return readFileSync(file);
}
