/** Files of the project as a repository on the stand-in begins with them. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "../runner/run-action.js";

/** Path to text. @param folder of the project @param under where the files stand in the repository: empty, or with a slash at the end */
export function filesOf(folder: string, under = ""): Record<string, string> {
  const top = join(PROJECT, folder);
  const paths = readdirSync(top, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(top, path)).isFile(),
  );
  return Object.fromEntries(paths.sort().map((path) => [under + path, readFileSync(join(top, path), "utf8")]));
}
