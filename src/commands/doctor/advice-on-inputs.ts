/** Whether the inputs of a step that runs the steward are ones that the Action takes, and name files that are there. */
import { posix } from "node:path";
import { BUILT_IN_LAYOUTS } from "../../load/load-layout.js";
import { nearestName } from "../../memory/nearest-name.js";
import { ACTION_COMMANDS, ACTION_INPUTS } from "../action-inputs.js";
import { STEWARD_VERSION } from "../version.js";
import { folderOf, WITHOUT_MEMORY } from "./advice-on-directory.js";
import type { Advice } from "./advice.js";
import type { JobFacts, WorkflowFacts } from "./workflow-facts.js";

type Inputs = JobFacts["stewards"][number];

/** @param paths of all files of the repository, from its top. */
export function adviceOnInputs({ path, jobs }: WorkflowFacts, paths: readonly string[]): Advice[] {
  return jobs.flatMap((job) =>
    job.stewards
      .flatMap((inputs) => [
        ...onCommand(job, inputs),
        ...onNames(job, inputs),
        ...(holdsItself(job) ? [...onLayout(job, inputs, paths), ...onConfig(job, inputs, paths)] : []),
      ])
      .map((advice) => ({ ...advice, where: path })),
  );
}

/** Whether what the job checks out is the repository itself, at its top: of another one nothing is known. */
function holdsItself({ checkouts }: JobFacts): boolean {
  return checkouts.every(({ repository, path }) => repository === undefined && path === undefined);
}

type Said = Omit<Advice, "where">;

function onCommand({ name }: JobFacts, { command = "" }: Inputs): Said[] {
  if (command === "" || isExpression(command) || ACTION_COMMANDS.some((known) => known === command.trim())) return [];
  const near = nearestName(command, ACTION_COMMANDS)?.name;
  return [
    {
      severity: "error",
      message: `The job ${name} runs \`${command}\`, a command that the Action of version ${STEWARD_VERSION} does not have, and fails.`,
      mend:
        near === undefined
          ? `Use one of ${ACTION_COMMANDS.join(", ")} as \`command\`.`
          : `Write \`command: ${near}\` if that is meant.`,
    },
  ];
}

/** GitHub warns of an input that the Action does not declare, and leaves it out. */
function onNames({ name }: JobFacts, inputs: Inputs): Said[] {
  return Object.keys(inputs)
    .filter((input) => !ACTION_INPUTS.some((known) => known === input))
    .map((input) => {
      const near = nearestName(input, ACTION_INPUTS)?.name;
      return {
        severity: "warning",
        message: `The job ${name} gives the input \`${input}\`, which the Action does not have: GitHub leaves it out.`,
        mend:
          near === undefined
            ? `Take it out, or use one of ${ACTION_INPUTS.join(", ")}.`
            : `Write \`${near}\` if that is meant.`,
      };
    });
}

function onLayout({ name }: JobFacts, inputs: Inputs, paths: readonly string[]): Said[] {
  const { layout } = inputs;
  if (layout === undefined || BUILT_IN_LAYOUTS.includes(layout) || !isMissing(layout, inputs, paths)) return [];
  const near = nearestName(layout, [...BUILT_IN_LAYOUTS, ...below(folderIn(inputs), paths)])?.name;
  return [
    {
      severity: "error",
      message: `The job ${name} names the layout \`${layout}\`, which is neither built in nor a file of the memory, and fails.`,
      mend:
        near === undefined
          ? `Use one of ${BUILT_IN_LAYOUTS.join(", ")}, or the path of a layout file, from the folder of the memory.`
          : `Write \`layout: ${near}\` if that is meant.`,
    },
  ];
}

function onConfig({ name }: JobFacts, inputs: Inputs, paths: readonly string[]): Said[] {
  const { config } = inputs;
  if (config === undefined || !isMissing(config, inputs, paths)) return [];
  const near = nearestName(config, below(folderIn(inputs), paths))?.name;
  return [
    {
      severity: "error",
      message: `The job ${name} names the configuration \`${config}\`, which is no file of the memory, and fails.`,
      mend:
        near === undefined
          ? "Give its path from the folder of the memory, or leave `config` out."
          : `Write \`config: ${near}\` if that is meant.`,
    },
  ];
}

/**
 * Whether a file that the Action reads from the memory's own tree is not there. What lies outside the repository, or is
 * known to the run alone, may be.
 */
function isMissing(file: string, inputs: Inputs, paths: readonly string[]): boolean {
  const { command = "check", directory = "" } = inputs;
  if (file === "" || [file, directory].some(isExpression) || command === WITHOUT_MEMORY) return false;
  const written = posix.normalize(file.replaceAll("\\", "/"));
  if (posix.isAbsolute(written) || /^[A-Za-z]:/.test(written) || written.startsWith("..")) return false;
  const folder = folderIn(inputs);
  // As the Action looks: from the top of the repository where that is in the folder, else from the folder.
  return ![written, posix.join(folder, written)].some(
    (path) => (folder === "" || path.startsWith(`${folder}/`)) && paths.includes(path),
  );
}

function folderIn({ directory = "" }: Inputs): string {
  return folderOf(directory);
}

/** Files of data below a folder, from it. */
function below(folder: string, paths: readonly string[]): string[] {
  const prefix = folder === "" ? "" : `${folder}/`;
  return paths
    .filter((path) => path.startsWith(prefix) && /\.(?:ya?ml|json)$/i.test(path))
    .map((path) => path.slice(prefix.length));
}

function isExpression(value: string): boolean {
  return value.includes("${{");
}
