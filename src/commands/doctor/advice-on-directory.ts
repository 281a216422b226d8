/** Whether the steps that run the steward look where the memory is: at the top of the repository unless their `directory` says. */
import { posix } from "node:path";
import { LAYOUTS } from "../../generated/layouts.js";
import { listed } from "../../rules/phrases.js";
import { EXAMPLES, type Advice } from "./advice.js";
import type { JobFacts, WorkflowFacts } from "./workflow-facts.js";

const CONFIGURATION = /(?:^|\/)memory-steward\.ya?ml$/;
/** Reads files of other jobs, no memory. */
export const WITHOUT_MEMORY = "merge-reports";
const MAX_NAMED = 3;

/**
 * What is said where no workflow runs the steward. `init` is for a new company brain: beside a memory that is there it would
 * write folders and an ontology that this one does not use (docs/adopt.md).
 * @param paths of all files of the repository, from its top.
 * @param misplaced a workflow that runs the steward and stands where GitHub does not look.
 */
export function adviceToBegin(paths: readonly string[], misplaced?: WorkflowFacts): Advice {
  if (misplaced) return adviceToMove(misplaced, paths);
  const memories = memoriesIn(paths);
  const isMemory = memories.length > 0;
  const input = memories.length === 0 || memories.includes("") ? "" : `, and write ${inputFor(memories)}`;
  return {
    severity: "error",
    where: ".github/workflows",
    message: "No workflow runs the steward.",
    mend: isMemory
      ? `Copy one from ${EXAMPLES}${input}.`
      : `Copy one from ${EXAMPLES}, or run \`memory-steward init\` for a new company brain.`,
  };
}

function adviceToMove({ path, jobs }: WorkflowFacts, paths: readonly string[]): Advice {
  const memories = memoriesIn(paths);
  const beside = path.slice(0, path.lastIndexOf("/.github/"));
  const knowsFolder = jobs.every(({ stewards }) => stewards.every(({ directory }) => directory !== undefined));
  const first = memories.includes(beside) || isRecognised(beside, paths) ? [beside] : [];
  const named = [...new Set([...first, ...memories])];
  const input = knowsFolder || named.length === 0 || named[0] === "" ? "" : `, and write ${inputFor(named)}`;
  return {
    severity: "error",
    where: path,
    message:
      "No workflow runs the steward: this file would, but it is not at the top of the repository, where GitHub looks.",
    mend: `Move it to .github/workflows/ at the top${input}.`,
  };
}

/** @param paths of all files of the repository, from its top. */
export function adviceOnDirectory({ path, jobs }: WorkflowFacts, paths: readonly string[]): Advice[] {
  const memories = memoriesIn(paths);
  return jobs.flatMap((job) => adviceOnJob(job, paths, memories).map((advice) => ({ ...advice, where: path })));
}

function adviceOnJob({ name, stewards }: JobFacts, paths: readonly string[], memories: readonly string[]) {
  const missed = new Set(
    stewards
      // A layout or a configuration that the step names may make any folder a memory, as an expression may name any.
      .filter((inputs) => inputs["command"] !== WITHOUT_MEMORY && !inputs["layout"] && !inputs["config"])
      .map((inputs) => inputs["directory"] ?? "")
      .filter((directory) => !directory.includes("${{"))
      .map(folderOf)
      .filter((folder) => !memories.includes(folder) && !isRecognised(folder, paths)),
  );
  return [...missed].flatMap((folder) => {
    const isThere = folder === "" || paths.some((path) => path.startsWith(`${folder}/`));
    if (isThere && memories.length === 0) return [];
    const where =
      folder === "" ? "at the top of the repository, where there is none" : `in ${folder}, where there is none`;
    return [
      {
        severity: "error" as const,
        message: `The job ${name} looks for the memory ${where}, and fails.`,
        mend:
          memories.length === 0
            ? "Write the folder of the memory, from the top of the repository, as `directory` of the step."
            : memories.includes("")
              ? `Leave \`directory\` of the step out: the memory is at the top of the repository${others(memories)}.`
              : `Write ${inputFor(memories)}.`,
      },
    ];
  });
}

/** @param memories one or more, the first at a folder. */
function inputFor(memories: readonly string[]): string {
  return `\`directory: ${memories[0] ?? ""}\` under \`with:\` of the step${others(memories)}`;
}

function others([, ...rest]: readonly string[]): string {
  if (rest.length === 0) return "";
  return `; there is a memory in ${listed(rest.slice(0, MAX_NAMED), "and")}${rest.length > MAX_NAMED ? " and more" : ""} too`;
}

/**
 * Folders with a configuration, and the top of the repository, as an empty text, where a layout is recognised there: those
 * nearest to the top first.
 */
function memoriesIn(paths: readonly string[]): string[] {
  const depth = (folder: string) => (folder === "" ? 0 : folder.split("/").length);
  const folders = paths.filter((path) => CONFIGURATION.test(path)).map((path) => folderOf(posix.dirname(path)));
  const top = isRecognised("", paths) ? [""] : [];
  return [...new Set([...top, ...folders])].sort((a, b) => depth(a) - depth(b));
}

/** Whether a built-in layout needs no configuration there. */
function isRecognised(folder: string, paths: readonly string[]): boolean {
  return Object.values(LAYOUTS).some(
    ({ marker, roots = ["."] }) =>
      marker !== undefined && roots.some((root) => paths.includes(posix.join(folder, root, marker))),
  );
}

/** As the Action reads it. */
export function folderOf(directory: string): string {
  const folder = posix.normalize(directory.replaceAll("\\", "/")).replace(/^\.\//, "").replace(/\/$/, "");
  return folder === "." ? "" : folder;
}
