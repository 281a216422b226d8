/** What is known of one record file once it was read. */
import type { Problem } from "../memory/finding.js";
import type { Declaration } from "../memory/record.js";
import type { TreeEntry } from "../memory/tree.js";

/** What one file says, by the gate at hand: a function of its path and bytes. */
export class FileState {
  readonly entry: TreeEntry;
  readonly className: string;
  readonly declarations: readonly Declaration[];
  /** Documents that hold something, whatever it is. */
  readonly documents: number;
  readonly problems: readonly Problem[];
  /**
   * True where it cannot be read, in whole or in part, or declares nothing, begins below blank lines or gives a list for its
   * sensitivity, and names a level of sensitivity that restricts.
   */
  readonly mayBeRestricted: boolean;

  constructor(
    entry: TreeEntry,
    className: string,
    declarations: readonly Declaration[],
    documents: number,
    problems: readonly Problem[],
    mayBeRestricted = false,
  ) {
    this.entry = entry;
    this.className = className;
    this.declarations = declarations;
    this.documents = documents;
    this.problems = problems;
    this.mayBeRestricted = mayBeRestricted;
  }

  get path(): string {
    return this.entry.path;
  }

  /** Asked for late: that of a file of the working directory takes Git, or its bytes. */
  get oid(): string {
    return this.entry.oid;
  }
}

/** Whether a file could not be read, in whole or in part. */
export function isBroken({ problems }: Pick<FileState, "problems">): boolean {
  return problems.some(breaksFile);
}

/** Whether a problem of a record file says that it could not be read, in whole or in part. */
export function breaksFile({ rule, severity }: Problem): boolean {
  return rule.startsWith("parse/") && severity !== "warning";
}
