/** All that a comment, a check run and a page about one pull request are made of. */
import type { ChangePicture } from "../../memory/change-picture.js";
import type { CheckReport } from "../../memory/check-report.js";
import type { RestrictedRecords } from "../../memory/restricted.js";
import type { MemoryDiff } from "../../memory/memory-diff.js";
import type { PlacedFiles } from "../../memory/placed-files.js";
import type { OntologyChange } from "../../memory/ontology-change.js";
import type { ForgePlace } from "../addresses.js";
import type { RuleDescription } from "../sarif.js";

export interface CommentInput {
  readonly report: CheckReport;
  readonly links: CommentLinks;
  /** Where the files of the findings stand: their lines are linked there. */
  readonly files: PlacedFiles;
  /** What the change does to records and edges (`changePicture`). */
  readonly picture?: ChangePicture;
  /** The same, record by record and field by field. */
  readonly diff?: MemoryDiff;
  /** Titles by id, of records that the change leaves as they are and that findings or the picture name. */
  readonly titles?: ReadonlyMap<string, string>;
  /**
   * Fingerprints of the findings that the target branch has without the change: they are folded as old. Without the set
   * every finding counts as brought by the change.
   */
  readonly known?: ReadonlySet<string>;
  /** What a rule says about itself. */
  readonly ruleOf?: (id: string) => RuleDescription | undefined;
  /** Text of a file at the head, relative to the memory's root, for suggestions as diffs. */
  readonly textOf?: (path: string) => string | undefined;
  /** Whether everybody can read the repository: then findings about restricted records show id and rule alone. */
  readonly isPublic: boolean;
  /** Records whose text is not repeated in a public repository (`restrictedRecords`). */
  readonly restricted?: RestrictedRecords;
  readonly ontology?: OntologyChange;
  readonly reviewers?: readonly Reviewer[];
  /** Numbers of other open pull requests with the same head commit, where the verdict depends on them: it passes alone. */
  readonly shared?: readonly number[];
  readonly collisions?: readonly Collision[];
  /** Numbers of other open pull requests that this one was not compared with: `WHY_LEFT_OUT`. */
  readonly uncompared?: readonly number[];
  /** `owner/name` of the head's repository, where that is a fork. */
  readonly fork?: string;
}

interface CommentLinks extends ForgePlace {
  /** Full commit id of the head. */
  readonly head: string;
  /** Number of the pull request. */
  readonly pull?: number;
}

export interface Reviewer {
  /** `octocat`, or `owner/team`, or `team:build` where no account is known: shown without an effect, since asking for a review is a call of its own. */
  readonly name: string;
  /** `owns service:build-cache` */
  readonly reason: string;
}

/** Another open pull request that passes alone and does not go together with this one. */
export interface Collision {
  readonly pull: number;
  /** What happens, as a clause: `it also adds service:build-cache`. */
  readonly message: string;
}

/** Of a pull request that another one is not compared with. */
export const WHY_LEFT_OUT = "its commits are gone, share no history with the target branch, or exceed the limit";
