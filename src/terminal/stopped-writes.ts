/** The files beside their place in which writes begin. A process that is killed leaves its own behind: the next write takes it away. */
import { createHash, randomBytes } from "node:crypto";
import { lstatSync, readdirSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { codeOf } from "../memory/error-text.js";
import { DAY } from "../memory/instant.js";
import { begunWriteAt, begunWriteName, type BegunWrite } from "../memory/stopped-write.js";

/** Of another machine it is not known who runs there. A write takes less than a second: a day allows for clocks that differ. */
const OLD = DAY;

/** Each is looked at once: commands that write thousands of files write them into few. */
const swept = new Set<string>();

let machine: string | undefined;

/** A name that no file has and that is never too long. */
export function temporaryName(): string {
  return begunWriteName(thisMachine(), process.pid.toString(16).padStart(8, "0"), randomBytes(4).toString("hex"));
}

/** Takes away what stopped writes left in a folder, where it is theirs by its name and nobody can be writing it any more. */
export function sweepFolder(folder: string): void {
  if (swept.has(folder)) return;
  swept.add(folder);
  try {
    for (const name of readdirSync(folder)) {
      const begun = begunWriteAt(name);
      if (begun) removeStopped(join(folder, name), begun);
    }
  } catch {
    // A folder that may be written to and not be read keeps them: they harm nobody.
  }
}

function removeStopped(path: string, begun: BegunWrite): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return;
  if (hasEnded(begun) || Date.now() - found.mtimeMs > OLD) rmSync(path, { force: true });
}

/** Whether the process that began a write is known to run no more. This one has begun none: each is ended before the next. */
function hasEnded({ machine: where, process: id }: BegunWrite): boolean {
  if (where !== thisMachine()) return false;
  if (id === process.pid) return true;
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
}

function thisMachine(): string {
  machine ??= createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
  return machine;
}
