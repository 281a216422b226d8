import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { UserError } from "../memory/user-error.js";
import { MAX_UPDATE_BYTES } from "../updates/read-update.js";
import { learnFrom } from "./redaction.js";

/** The bytes of an update. No more than may be read: a larger file is refused by its size. */
export function readArtifact(file: string): Uint8Array {
  const path = resolve(file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new UserError(`There is no file ${file}.`, "Name the artifact, such as memory-update.json.");
  if (!stats.isFile()) throw new UserError(`${file} is no file.`, "Name the artifact, such as memory-update.json.");
  if (stats.size > MAX_UPDATE_BYTES) return new Uint8Array(MAX_UPDATE_BYTES + 1);
  const bytes = readFileSync(path);
  learnFrom(bytes);
  return bytes;
}
