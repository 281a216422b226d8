import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { codeOf } from "../memory/error-text.js";
import { UserError } from "../memory/user-error.js";
import { visibleStart } from "../report/visible-text.js";

/**
 * Makes a folder, and the folders on the way to it, where they are missing. One by one: told to do so by itself, Node tries
 * for ever where the system says of a name below an existing folder that it is not there, as it does below `/proc`.
 * @throws UserError where the system makes no folder there; otherwise what the system says.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !isThere(at) && dirname(at) !== at; at = dirname(at)) missing.push(at);
  for (const path of missing.reverse()) make(path);
}

function make(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const code = codeOf(error);
    // Somebody else made it meanwhile.
    if (code === "EEXIST" && statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
    if (code !== "ENOENT") throw error;
    throw new UserError(
      `${visibleStart(path, 500)} cannot be made: no folder can be made there.`,
      "Choose another place",
    );
  }
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
