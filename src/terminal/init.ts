/** `memory-steward init`: starts a company brain. */
import { existsSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { planInit } from "../commands/init.js";
import { openRepository } from "../git/repository.js";
import { repositoryTop } from "../git/repository-top.js";
import { DEFAULT_LIMITS } from "../memory/document.js";
import { valueAt } from "../memory/plain-data.js";
import { parseFile } from "../parse/parse-file.js";
import { isRegular } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { visibleStart } from "../report/visible-text.js";
import { plural } from "../report/wording.js";
import { assertWritable, changeFilesBelow, occupant } from "./files-below.js";
import { makeFolder } from "./make-folder.js";
import { asUserError } from "./write-whole.js";

/**
 * @param folder the folder as the caller names it; it need not exist.
 * @returns the exit code.
 * @throws UserError where something is in the way; then nothing was written.
 */
export async function runInit(folder: string): Promise<number> {
  const dir = resolve(folder);
  const shown = (path: string): string => visibleStart(join(folder, path), 1000);
  const found = told(dir, () => lstatSync(dir, { throwIfNoEntry: false }));
  if (found && !found.isDirectory()) {
    throw new UserError(`${dir} is not a folder itself.`, "Name a folder, which may be new, and no symlink to one.");
  }
  refuseGitFolder(dir);
  const { paths, branch } = await knownToGit(dir, found !== undefined);
  refuseOtherLayout(dir);
  const { create, keep } = planInit((path) => {
    assertWritable(dir, path);
    return occupant(dir, path) === "file" || paths.has(path);
  }, branch);
  told(dir, () => {
    makeFolder(dir);
  });
  changeFilesBelow(
    dir,
    [...create].map(([path, after]) => ({ path, before: undefined, after })),
  );
  const lines = [
    ...[...create.keys()].map((path) => `  created  ${shown(path)}`),
    ...keep.map((path) => `  kept     ${shown(path)}`),
    "",
    `${plural(create.size, "file")} created${keep.length > 0 ? `, ${keep.length} kept as they were` : ""}.`,
    ...(create.size > 0 ? nextSteps(dir, shown) : []),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  return 0;
}

/** @throws UserError where the configuration names another layout: what init writes would be read by nobody. */
function refuseOtherLayout(dir: string): void {
  for (const name of ["memory-steward.yml", "memory-steward.yaml"]) {
    if (occupant(dir, name) !== "file") continue;
    const layout = valueAt(parseFile(name, "yaml", readFileSync(join(dir, name)), DEFAULT_LIMITS).documents[0]?.value, [
      "layout",
    ]);
    if (typeof layout !== "string" || layout === "company-brain") continue;
    throw new UserError(
      `${visibleStart(join(dir, name), 1000)} names the layout ${visibleStart(layout, 200)}, and init writes a company brain.`,
      "This memory is set up already: run memory-steward check, and see docs/adopt.md for what an existing repository needs",
    );
  }
}

/** @throws UserError where the system refuses. */
function told<T>(dir: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw asUserError(dir, error);
  }
}

interface KnownToGit {
  /** Of regular files, from the folder. */
  readonly paths: ReadonlySet<string>;
  readonly branch?: string;
}

/** A file that Git was told to leave out of the working directory is there all the same, and not begun anew. */
async function knownToGit(dir: string, isThere: boolean): Promise<KnownToGit> {
  const folder = isThere ? dir : repositoryTop(dir);
  if (folder === undefined) return { paths: new Set() };
  const repository = await openRepository(folder);
  try {
    if (!repository.isGit) return { paths: new Set() };
    const branch = await repository.defaultBranch();
    const entries = isThere ? await (await repository.workingTree()).entries() : [];
    const paths = new Set(entries.filter(({ mode }) => isRegular(mode)).map(({ path }) => path));
    return { paths, ...(branch !== undefined && { branch }) };
  } finally {
    await repository.close();
  }
}

function nextSteps(dir: string, shown: (path: string) => string): string[] {
  const top = repositoryTop(dir);
  const fourth =
    top === undefined
      ? "Make it a Git repository and push it; every pull request is then checked."
      : top === dir
        ? 'Commit and push, and make the check "check" of the workflow "memory" required for the default branch.'
        : `Move ${shown(".github")} to the top of the repository, where GitHub looks for it, and add the input "directory: ${visibleStart(relative(top, dir), 1000)}" to the step.`;
  const check = ["memory-steward check", ...(shown(".") === "." ? [] : [shown(".")])].join(" ");
  return [
    "",
    "Next:",
    `  1. Add the team that owns the memory: ${shown("graph/teams")}/<name>.yaml; ${shown("README.md")} shows one.`,
    `  2. Check it: ${check}`,
    `  3. In ${shown(".github/workflows/memory.yml")}, name a commit of memory-steward in place of v1 until its first release makes that branch.`,
    `  4. ${fourth}`,
  ];
}

/**
 * @throws UserError where the folder is, or is in, what Git keeps for itself: a bare repository or a `.git`. Git would never
 * see the memory there, and some names mean something to it.
 */
function refuseGitFolder(dir: string): void {
  let start = dir;
  while (!existsSync(start) && dirname(start) !== start) start = dirname(start);
  for (let folder = realpathSync(start); ; folder = dirname(folder)) {
    if (isGitFolder(folder)) {
      throw new UserError(
        `${dir} is ${folder === dir ? "" : `inside ${folder}, `}where Git keeps a repository itself: no file of a memory can be committed there. Nothing was written.`,
        "Name a folder of a working directory: clone the repository, and start the memory in the clone.",
      );
    }
    if (existsSync(join(folder, ".git")) || dirname(folder) === folder) return;
  }
}

/** As Git tells it. */
function isGitFolder(folder: string): boolean {
  return ["objects", "refs", "HEAD"].every((name) => existsSync(join(folder, name)));
}
