/** What `doctor` says. */
import type { Severity } from "../../memory/finding.js";
import { folderAddress } from "../../memory/project-address.js";

export interface Advice {
  readonly severity: Severity;
  /** A workflow file, or `the settings of the repository`. */
  readonly where: string;
  readonly message: string;
  /** What to do, as a sentence. */
  readonly mend: string;
}

/** The workflows to copy. */
export const EXAMPLES = folderAddress("examples/workflows");
