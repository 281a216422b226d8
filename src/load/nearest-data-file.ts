/** Finds the YAML or JSON file that a path which leads to none was meant for. */
import { nearestName } from "../memory/nearest-name.js";
import type { GateFiles } from "./gate-files.js";

const EXTENSION = /\.(?:ya?ml|json)$/i;

/**
 * A file of the same folder that differs by its extension, else the nearest of those files and of other names.
 * @param root that the path and what is found start at: empty or ending with a slash.
 */
export async function nearestDataFile(
  files: GateFiles,
  root: string,
  path: string,
  names: readonly string[],
): Promise<string | undefined> {
  const beside = await files.inFolder(root + path.slice(0, path.lastIndexOf("/") + 1));
  const paths = beside.filter((each) => EXTENSION.test(each)).map((each) => each.slice(root.length));
  const stem = path.replace(EXTENSION, "");
  const [same, ...others] = paths.filter((each) => each.replace(EXTENSION, "") === stem);
  return others.length === 0 && same !== undefined ? same : nearestName(path, [...names, ...paths])?.name;
}
