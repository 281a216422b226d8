/** `doctor`: what a repository's set-up on GitHub lacks, each with the mend. Files alone tell most; the forge tells the rest. */
import { compareSeverity } from "../../memory/finding.js";
import type { ForgeSettings } from "../../memory/forge.js";
import { readFile, isRegular, type Tree, type TreeEntry } from "../../memory/tree.js";
import { adviceOnApprovals } from "./advice-on-approvals.js";
import { adviceOnDirectory, adviceToBegin } from "./advice-on-directory.js";
import { adviceOnInputs } from "./advice-on-inputs.js";
import { adviceOnPins } from "./advice-on-pins.js";
import { adviceOnSettings, unseenSettings } from "./advice-on-settings.js";
import { adviceOnWorkflow } from "./advice-on-workflows.js";
import type { Advice } from "./advice.js";
import { STEWARD_VERSION } from "../version.js";
import { workflowFacts, type WorkflowFacts } from "./workflow-facts.js";

export interface DoctorResult {
  /** Errors first. */
  readonly advice: readonly Advice[];
  /** Workflow files that were looked at. */
  readonly workflows: readonly string[];
  /** Settings that nobody looked at, as clauses. */
  readonly unseen: readonly string[];
}

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
/** GitHub does not look there. */
const MISPLACED = /\/\.github\/workflows\/[^/]+\.ya?ml$/;

/**
 * @param tree from the top of the repository.
 * @param settings what the forge says, where it was asked.
 * @param branch the default branch, where it is known.
 * @param version of the steward that gives the advice.
 */
export async function doctor(
  tree: Tree,
  settings: ForgeSettings | undefined,
  branch?: string,
  version = STEWARD_VERSION,
): Promise<DoctorResult> {
  const files = await tree.entries();
  const paths = files.map(({ path }) => path);
  const entries = files.filter(({ path, mode }) => WORKFLOW.test(path) && isRegular(mode));
  const all: WorkflowFacts[] = [];
  const advice: Advice[] = [];
  for (const entry of entries) {
    const facts = workflowFacts(entry.path, await readFile(tree, entry));
    if (facts) all.push(facts);
    else {
      const message = "This workflow cannot be read as YAML.";
      advice.push({
        severity: "warning",
        where: entry.path,
        message,
        mend: "Mend the file: GitHub does not run it either.",
      });
    }
  }
  const ours = all.filter(runsSteward);
  if (ours.length === 0) advice.push(adviceToBegin(paths, await misplacedIn(tree, files)));
  for (const workflow of ours) {
    advice.push(...adviceOnDirectory(workflow, paths), ...adviceOnInputs(workflow, paths));
    advice.push(...adviceOnWorkflow(workflow, all, branch));
    advice.push(...adviceOnPins(workflow, version));
  }
  advice.push(...adviceOnApprovals(ours));
  if (settings) advice.push(...adviceOnSettings(settings, ours));
  advice.sort((a, b) => compareSeverity(a.severity, b.severity));
  return { advice, workflows: all.map(({ path }) => path), unseen: unseenSettings(settings) };
}

function runsSteward({ jobs }: WorkflowFacts): boolean {
  return jobs.some(({ stewards }) => stewards.length > 0);
}

/** The first workflow in a folder of the repository that runs the steward. */
async function misplacedIn(tree: Tree, files: readonly TreeEntry[]): Promise<WorkflowFacts | undefined> {
  for (const entry of files.filter(({ path, mode }) => MISPLACED.test(path) && isRegular(mode))) {
    const facts = workflowFacts(entry.path, await readFile(tree, entry));
    if (facts && runsSteward(facts)) return facts;
  }
  return undefined;
}
