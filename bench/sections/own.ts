/** A memory that the caller names: real files beside the generated ones. */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { emptyNode, readFloor, stewardRow, type Context } from "../context.js";
import { parseReport } from "../report.js";
import type { Group } from "../rows.js";

export function ownGroup(context: Context, directory: string, layout: string | undefined): Group {
  const path = resolve(directory);
  const files = countFiles(path);
  const options = layout === undefined ? [] : ["--layout", layout];
  return {
    section: "own",
    title: `The memory in ${directory}`,
    floor: "read",
    rows: [
      emptyNode(context),
      readFloor(context, path, files),
      stewardRow(context, ["check", path, ...options, "--format", "json"], {
        key: "check",
        name: `**memory-steward check** \`--format json${layout === undefined ? "" : ` --layout ${layout}`}\`, secrets sought as well`,
        files,
        exits: [0, 1],
        fault: ({ stdout }) => (parseReport(stdout) ? undefined : "no report on standard output"),
      }),
    ],
  };
}

/** Regular files below a folder, `.git` left out. */
function countFiles(directory: string): number {
  let count = 0;
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (entry.name === ".git") continue;
    if (entry.isDirectory()) count += countFiles(join(directory, entry.name));
    else if (entry.isFile()) count++;
  }
  return count;
}
