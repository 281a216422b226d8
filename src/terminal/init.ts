/** `memory-steward init`: starts a company brain. */
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { planInit, unreadNotes } from "../commands/init.js";
import { openRepository } from "../git/repository.js";
import { repositoryTop } from "../git/repository-top.js";
import { firstNames } from "../memory/first-names.js";
import { caseFolded } from "../memory/case-fold.js";
import { DEFAULT_LIMITS } from "../memory/document.js";
import { valueAt } from "../memory/plain-data.js";
import { pageAddress } from "../memory/project-address.js";
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
  refuseConfiguration(dir);
  const tracked = new Map([...paths].map((path) => [caseFolded(path), path]));
  const { create, keep } = planInit((path) => {
    assertWritable(dir, path);
    if (occupant(dir, path) === "file" || paths.has(path)) return path;
    const other = found && told(dir, () => fileOfOtherCase(dir, "", path.split("/")));
    return other ?? tracked.get(caseFolded(path));
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
    `${plural(create.size, "file")} created${keep.length > 0 ? `, ${keep.length} kept as ${keep.length === 1 ? "it was" : "they were"}` : ""}.`,
    ...(await ignoredLines(dir, [...create.keys()], shown)),
    ...(create.size > 0 ? nextSteps(dir, shown) : []),
    ...(create.size > 0 ? unreadLines(await unreadNotes(paths), shown) : []),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  return 0;
}

const CONFIGURATIONS = ["memory-steward.yml", "memory-steward.yaml"];

/** @throws UserError where what init writes would be read by nobody: the configuration is broken, or of another memory. */
function refuseConfiguration(dir: string): void {
  const names = CONFIGURATIONS.filter((name) => occupant(dir, name) === "file");
  if (names.length > 1) {
    throw new UserError(
      `There are two configurations, ${names.join(" and ")}.`,
      "Keep one of them, then run init again.",
    );
  }
  for (const name of names) {
    const path = visibleStart(join(dir, name), 1000);
    const { documents, problems } = parseFile(name, "yaml", readFileSync(join(dir, name)), DEFAULT_LIMITS);
    const [problem] = problems;
    if (problem) {
      throw new UserError(
        `${path} cannot be read: ${problem.message}`,
        "Correct it or move it away, then run init again.",
      );
    }
    const layout = valueAt(documents[0]?.value, ["layout"]);
    if (typeof layout === "string" && layout !== "company-brain") {
      throw new UserError(
        `${path} names the layout ${visibleStart(layout, 200)}, and init writes a company brain.`,
        SET_UP_ALREADY,
      );
    }
    const root = valueAt(documents[0]?.value, ["root"]);
    if (typeof root === "string" && !["", "."].includes(root)) {
      throw new UserError(
        `${path} says that the memory is in ${visibleStart(root, 200)}, and init would write beside it.`,
        SET_UP_ALREADY,
      );
    }
  }
}

const SET_UP_ALREADY = `This memory is set up already: run memory-steward check, and see ${pageAddress("docs/adopt.md")} for what an existing repository needs`;

/** Elsewhere such a file is the same one as that of the template, and beside it the check would refuse both. */
function fileOfOtherCase(dir: string, below: string, [segment = "", ...rest]: readonly string[]): string | undefined {
  for (const entry of readdirSync(join(dir, below), { withFileTypes: true })) {
    if (caseFolded(entry.name) !== caseFolded(segment)) continue;
    const path = below + entry.name;
    if (rest.length === 0 && entry.isFile()) return path;
    const found = rest.length > 0 && entry.isDirectory() ? fileOfOtherCase(dir, `${path}/`, rest) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A file that Git ignores is no part of the memory: no commit holds it. */
async function ignoredLines(
  dir: string,
  created: readonly string[],
  shown: (path: string) => string,
): Promise<string[]> {
  const repository = await openRepository(dir);
  try {
    if (!repository.isGit) return [];
    const known = new Set((await (await repository.workingTree()).entries()).map(({ path }) => path));
    const ignored = created.filter((path) => !known.has(path));
    if (ignored.length === 0) return [];
    const named = firstNames(ignored, MAX_NAMED, shown);
    return [`Git ignores ${named}: no commit would hold them. Take them out of .gitignore first.`];
  } finally {
    await repository.close();
  }
}

const MAX_NAMED = 5;

/** Whoever has notes already may want them checked as they are, which is not what init is for. */
function unreadLines(notes: readonly string[], shown: (path: string) => string): string[] {
  const [first] = notes;
  if (first === undefined) return [];
  return [
    "",
    `A company brain does not read the ${plural(notes.length, "Markdown file")} that ${notes.length === 1 ? "is" : "are"} here already, such as ${shown(first)}.`,
    `To have notes checked as they are, delete what was created and follow ${pageAddress("docs/adopt.md")}`,
  ];
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
  const last =
    top === undefined
      ? "Make it a Git repository and push it; every pull request is then checked."
      : 'Commit and push, and make the check "check" of the workflow "memory" required for the default branch.';
  const check = ["memory-steward check", ...(shown(".") === "." ? [] : [shown(".")])].join(" ");
  const steps = [
    `Add the team that owns the memory: ${shown("graph/teams")}/<name>.yaml; ${shown("README.md")} shows one.`,
    `Check it: ${check}`,
    `In ${shown(".github/workflows/memory.yml")}, name a commit of memory-steward in place of v1 until its first release makes that branch.`,
    ...(top === undefined || top === dir ? [] : [moveStep(top, dir, shown)]),
    last,
  ];
  return ["", "Next:", ...steps.map((step, at) => `  ${at + 1}. ${step}`)];
}

/** Of a memory in a folder of the repository. */
function moveStep(top: string, dir: string, shown: (path: string) => string): string {
  const folder = visibleStart(relative(top, dir).replaceAll("\\", "/"), 1000);
  return `Move ${shown(".github")} to the top of the repository, where GitHub looks for it, and add the input "directory: ${folder}" to the step.`;
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
