/** Where an artifact goes: to a new file, or to the standard output, on which nothing else may stand then. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { UserError } from "../memory/user-error.js";
import { visible } from "../report/visible-text.js";
import { fileInMemoryLine } from "./file-in-memory.js";
import { createOutput } from "./write-output.js";

/** What `--output` calls the standard output. */
const STANDARD = "-";

/** @throws UserError where the file is there, before anything is read for it. */
export function assertNew(output: string): void {
  if (output === STANDARD || !existsSync(resolve(output))) return;
  throw new UserError(`${output} is there already.`, "Name another file with --output, or - for the standard output.");
}

export function writeArtifact(output: string, text: string): void {
  if (output === STANDARD) process.stdout.write(text);
  else createOutput(resolve(output), text);
}

/** A line where it lies in the memory that it is for, or nothing. */
export async function artifactPlace(memory: Parameters<typeof fileInMemoryLine>[0], output: string): Promise<string> {
  return output === STANDARD ? "" : await fileInMemoryLine(memory, output, "--output");
}

/** That it was written, and how a call names it. */
export function artifactNames(output: string): readonly [wrote: string, file: string] {
  if (output === STANDARD) return ["Wrote the artifact", "FILE"];
  return [`Wrote ${visible(output)}`, visible(output)];
}
