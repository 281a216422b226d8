/** `memory-steward init`: starts a company brain. */
import { existsSync, lstatSync, mkdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { planInit } from "../commands/init.js";
import { UserError } from "../memory/user-error.js";
import { plural } from "../report/wording.js";
import { assertWritable, createFileBelow, occupant } from "./files-below.js";

/**
 * @param dir absolute path; the folder need not exist.
 * @returns the exit code.
 * @throws UserError where something is in the way; then nothing was written.
 */
export function runInit(dir: string): number {
  const found = lstatSync(dir, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) {
    throw new UserError(`${dir} is not a folder itself.`, "Name a folder, which may be new, and no symlink to one.");
  }
  const { create, keep } = planInit((path) => {
    assertWritable(dir, path);
    return occupant(dir, path) === "file";
  });
  mkdirSync(dir, { recursive: true });
  for (const [path, content] of create) createFileBelow(dir, path, content);
  const lines = [
    ...[...create.keys()].map((path) => `  created  ${path}`),
    ...keep.map((path) => `  kept     ${path}`),
    "",
    `${plural(create.size, "file")} created, ${keep.length} kept as they were.`,
    ...(create.size > 0 ? nextSteps(dir) : []),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  return 0;
}

function nextSteps(dir: string): string[] {
  const top = repositoryTop(dir);
  const third =
    top === undefined
      ? "Make it a Git repository and push it; every pull request is then checked."
      : top === dir
        ? 'Commit and push, and make the check "check" of the workflow "memory" required for the default branch.'
        : `Move .github/workflows/memory.yml to the top of the repository (${relative(dir, top)}), where GitHub looks for it.`;
  return [
    "",
    "Next:",
    "  1. Add the team that owns the memory: graph/teams/<name>.yaml; README.md shows one.",
    "  2. Check it: memory-steward check",
    `  3. ${third}`,
  ];
}

/** The nearest folder that holds `.git`, from the folder upwards. */
function repositoryTop(dir: string): string | undefined {
  for (let folder = dir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}
