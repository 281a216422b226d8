/** Every operation that the stand-in emulates, by GitHub's own name. */
import type { Handler } from "../answers.js";
import { ACCOUNT_HANDLERS } from "./accounts.js";
import { ACTIONS_HANDLERS } from "./actions.js";
import { CHECK_HANDLERS } from "./checks.js";
import { CODE_SCANNING_HANDLERS } from "./code-scanning.js";
import { CONTENTS_HANDLERS } from "./contents.js";
import { GIT_DATA_HANDLERS } from "./git-data.js";
import { ISSUE_HANDLERS } from "./issues.js";
import { PULL_HANDLERS } from "./pulls.js";
import { REPOSITORY_HANDLERS } from "./repositories.js";
import { REVIEW_HANDLERS } from "./reviews.js";

export const HANDLERS: Readonly<Record<string, Handler>> = {
  ...ACCOUNT_HANDLERS,
  ...ACTIONS_HANDLERS,
  ...CHECK_HANDLERS,
  ...CODE_SCANNING_HANDLERS,
  ...CONTENTS_HANDLERS,
  ...GIT_DATA_HANDLERS,
  ...ISSUE_HANDLERS,
  ...PULL_HANDLERS,
  ...REPOSITORY_HANDLERS,
  ...REVIEW_HANDLERS,
};
