import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file so that no reader ever sees half of it. A device or a pipe, such as /dev/null, is written to and stays
 * what it is.
 * @param mode permission bits; the usual ones of a new file unless told.
 */
export function writeFileWhole(path: string, content: string | Uint8Array, mode?: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isFile() && !found.isDirectory()) {
    writeFileSync(path, content);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `.${basename(path).slice(0, 200)}.${randomBytes(6).toString("hex")}.part`);
  try {
    writeFileSync(temporary, content, { flag: "wx" });
    if (mode !== undefined) chmodSync(temporary, mode);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
