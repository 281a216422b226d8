import { isAbsolute, relative } from "node:path";
import { assertWritable } from "./files-below.js";
import { writeFileWhole } from "./output.js";
import { redactedContent } from "./redaction.js";

/**
 * Writes a report where the caller asked for it. Below the folder at hand no symlink is followed on the way: what is
 * checked must not choose where we write (security rule 27). No secret goes into it.
 * @param path absolute.
 */
export function writeOutput(folder: string, path: string, content: string | Uint8Array): void {
  const below = relative(folder, path).replaceAll("\\", "/");
  if (!below.startsWith("../") && !isAbsolute(below)) assertWritable(folder, below);
  writeFileWhole(path, redactedContent(content));
}
