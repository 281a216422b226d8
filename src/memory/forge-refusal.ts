/** What a forge throws instead of an answer, and what each says of what was judged: nothing. */
import { UserError } from "./user-error.js";

/** The pull request went on, or was closed, between the judgement and a write. */
export class HeadMoved extends Error {
  override readonly name = "HeadMoved";
}

/** The forge did not do or give what was asked of it. That says nothing of what was judged. */
export class ForgeRefusal extends UserError {}

/** The repository has no issues at all: nobody wants any there. */
export class IssuesDisabled extends ForgeRefusal {}

/** The token may not do what was asked. The message names the permission and the workflow line that grants it. */
export class MissingPermission extends ForgeRefusal {
  /** Such as `checks: write`. */
  readonly permission: string;

  constructor(message: string, permission: string, advice: string) {
    super(message, advice);
    this.permission = permission;
  }
}

/** The branch is no longer where it was expected: nothing was written. */
export class BranchMoved extends Error {
  override readonly name = "BranchMoved";
}

/** A rule of the repository forbids the token to write to the branch. */
export class BranchProtected extends UserError {}
