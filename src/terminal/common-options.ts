/** Options that mean the same in several commands, with the same help in each. */
import { Option } from "commander";

/** Which folder is meant, in commands whose arguments are something else. */
export function folderOption(): Option {
  return new Option("--dir <dir>", "folder of the memory").default(".");
}

/** @param more behind what it is, before the default. */
export function layoutOption(more = ""): Option {
  return new Option(
    "--layout <name|file>",
    `layout, built in (company-brain, atlas, okf, rfc-15a, agent-skills, procedures, repobrain, markitect) or a file${more} (default: as configured, or recognised)`,
  );
}

/** @param more behind what it is, before the default. */
export function configOption(more = ""): Option {
  return new Option("--config <file>", `configuration${more} (default: memory-steward.yml)`);
}

/** Where a command reads or writes on the forge. */
export function repositoryOption(): Option {
  return new Option("--repository <owner/name>", "repository on GitHub (default: GITHUB_REPOSITORY)");
}

/** Which branch a pull request is for. */
export function targetBranchOption(): Option {
  return new Option("--branch <name>", "branch that the pull request is for (default: the default branch)");
}

/** Which branch holds what was approved. */
export function defaultBranchOption(): Option {
  return new Option("--branch <name>", "default branch (default: as the clone says)");
}
