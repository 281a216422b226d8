import { posix } from "node:path";
import { leadsIntoGit } from "../memory/path-names.js";
import { UserError } from "../memory/user-error.js";

/** The input `directory` below the top of the repository, without `.` and a slash at the end. */
export function directoryOf(input: string): string {
  const directory = posix.normalize(input.replaceAll("\\", "/")).replace(/\/$/, "");
  if (directory === ".") return "";
  if (!directory.startsWith("/") && !directory.startsWith("..") && !leadsIntoGit(directory)) return directory;
  throw new UserError(`${input} is not a folder of the repository.`, "Name it from the top of the repository.");
}
