/** The files beside their place in which writes begin. A process that is killed leaves its own behind: the next write takes it away. */
import { DAY } from "../memory/instant.js";
import { randomBytes } from "node:crypto";
import { lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const NAME = /^\.memory-steward-[0-9a-f]{16}\.part$/;

/** A write takes less than a second: a day allows for clocks that differ. */
const OLD = DAY;

/** Each is looked at once: commands that write thousands of files write them into few. */
const swept = new Set<string>();

/** A name that no file has and that is never too long. */
export function temporaryName(): string {
  return `.memory-steward-${randomBytes(8).toString("hex")}.part`;
}

/** Takes away what stopped writes left in a folder, where it is theirs by its name and nobody can be writing it any more. */
export function sweepFolder(folder: string): void {
  if (swept.has(folder)) return;
  swept.add(folder);
  try {
    for (const name of readdirSync(folder)) if (NAME.test(name)) removeOld(join(folder, name));
  } catch {
    // A folder that may be written to and not be read keeps them: they harm nobody.
  }
}

function removeOld(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isFile() && Date.now() - found.mtimeMs > OLD) rmSync(path, { force: true });
}
