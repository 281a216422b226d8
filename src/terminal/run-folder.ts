/** The folder of a run as a source. No link is followed, and nothing is read before it is asked for. */
import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { createReadStream, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunSource, RunSourceFile } from "../memory/agent-run.js";
import { taggedDigest } from "../memory/digest.js";
import { comparePaths } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";

/** Entries of a run's folder that are listed, and folders within each other. */
const MAX_ENTRIES = 100_000;
const MAX_DEPTH = 12;

/** @throws UserError where it is no folder, or holds more than a run does. */
export function openRunFolder(folder: string, shown: string): RunSource {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`There is no folder ${shown}.`, "Name the folder of one run, such as .a5c/runs/<run>.");
  }
  const files = list(folder, shown);
  const known = new Map(files.map((file) => [file.path, file]));
  const place = (path: string) => {
    const file = known.get(path);
    const found = file?.isFile === true ? lstatSync(join(folder, path), { throwIfNoEntry: false }) : undefined;
    if (!found?.isFile())
      throw new UserError(`A file of ${shown} changed while it was read.`, "Run the command again.");
    return join(folder, path);
  };
  return {
    files,
    read: (path) => Promise.resolve(readFileSync(place(path))),
    digest: (path) => digestOfFile(place(path)),
  };
}

function list(folder: string, shown: string): RunSourceFile[] {
  const files: RunSourceFile[] = [];
  const pending = [{ path: "", depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const entry of readdirSync(join(folder, next.path), { withFileTypes: true, encoding: "buffer" })) {
      const path = next.path + entry.name.toString("utf8");
      // By another name than it has, nothing is found again.
      const isNamed = isUtf8(entry.name);
      if (isNamed && entry.isDirectory() && next.depth < MAX_DEPTH) {
        pending.push({ path: `${path}/`, depth: next.depth + 1 });
      } else {
        const found = isNamed && entry.isFile() ? lstatSync(join(folder, path), { throwIfNoEntry: false }) : undefined;
        files.push({ path, isFile: found?.isFile() === true, size: found?.size ?? 0 });
      }
      if (files.length + pending.length > MAX_ENTRIES) {
        throw new UserError(`${shown} holds more than ${MAX_ENTRIES} files.`, "Name the folder of one run.");
      }
    }
  }
  return files.sort((a, b) => comparePaths(a.path, b.path));
}

async function digestOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return taggedDigest(hash);
}
