/** Files that decide something and are not read, since something else stands in their place or they are named wrongly. */
import type { Config } from "../generated/types/config.js";
import type { Problem } from "../memory/finding.js";
import { START_OF_FILE } from "../memory/place.js";
import type { GateFiles, Obstacle } from "./gate-files.js";

const UNREAD = "gate/invalid-file";

/** @param path of the file that is not read because of it. */
export function obstacleMessage(obstacle: Obstacle, path: string): string {
  const place = obstacle.path === path ? "" : `, so ${path} is not read`;
  return `${obstacle.path} is ${obstacle.noun} where ${obstacle.path === path ? "a file" : "a folder"} must be${place}. Nothing else is read in its place.`;
}

/** Undefined where the file is there, or nothing at all. */
export async function obstacleProblem(files: GateFiles, file: string): Promise<Problem | undefined> {
  const obstacle = await files.obstacle(file);
  if (!obstacle) return undefined;
  const at = { path: obstacle.path, range: START_OF_FILE };
  const suggestion = { message: `Put a plain file ${file} in its place`, certain: false };
  return { rule: UNREAD, message: obstacleMessage(obstacle, file), at, subject: file, suggestion };
}

/**
 * What is wrong where a file that accepts findings is not read. A warning where the configuration names one that is not
 * there: nothing passes because of that, but the reader is left to wonder why.
 * @param paths of the files from the root of the tree.
 */
export async function unreadAcceptances(
  files: GateFiles,
  paths: Readonly<Record<"baseline" | "waivers", string>>,
  { config, path }: { readonly config: Config; readonly path: string | undefined },
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const member of ["baseline", "waivers"] as const) {
    const file = paths[member];
    const obstacle = await obstacleProblem(files, file);
    const isAbsent = !(await files.has(file));
    const twin = await otherExtension(files, file);
    if (obstacle) problems.push(obstacle);
    else if (path !== undefined && config[member] !== undefined && isAbsent) {
      problems.push({
        rule: UNREAD,
        message: `The configuration names ${file} as the ${member}, and there is no such file: nothing is accepted by it.`,
        at: { path, document: 0, pointer: [member] },
        subject: file,
        severity: "warning",
        suggestion: {
          message:
            twin === undefined
              ? "Correct the path, or add the file where Git does not ignore it"
              : `Did you mean ${twin}?`,
          certain: false,
        },
      });
    } else if (twin !== undefined) {
      const mend = isAbsent ? `Rename it to ${file}` : `Put what it accepts into ${file}, and remove it`;
      problems.push({
        rule: UNREAD,
        message: `${twin} is not read: nothing is accepted by it. Was ${file} meant?`,
        at: { path: twin, range: START_OF_FILE },
        subject: file,
        severity: "warning",
        suggestion: { message: mend, certain: false },
      });
    }
  }
  return problems;
}

/** The file of the same name with the other extension of YAML, where there is one. */
async function otherExtension(files: GateFiles, file: string): Promise<string | undefined> {
  const other = file.replace(/\.(yaml|yml)$/, (extension) => (extension === ".yml" ? ".yaml" : ".yml"));
  return other !== file && (await files.has(other)) ? other : undefined;
}
