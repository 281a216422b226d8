import type { Rule } from "../rule.js";
import { exampleRunbook, exampleToken } from "./examples.js";

const token = exampleToken("dop_v1_", 64);
const clean = { "runbooks/mirror-login.md": exampleRunbook("Log in with the token that the vault keeps.") };

export const inHistory: Rule = {
  id: "secret/in-history",
  title: "Secret that a commit added and a later one removed",
  severity: "error",
  rationale:
    "Every commit of a merged pull request can be read for good, whatever the last one shows; so can its message and " +
    "the names of its author and committer. A secret that was added and deleted again is leaked all the same, and nobody sees it in the difference.",
  remedy:
    "Revoke it where it was issued. Then rewrite the branch without the commits that the finding names and push it again; " +
    "forks and caches may keep them.",
  source: "Decisions 15, 17 and 31",
  locked: true,
  waivedDetail: "ms1:digitalocean-token:<the 32 digits of the finding>",
  bad: {
    before: clean,
    between: { "runbooks/mirror-login.md": exampleRunbook(`Log in with ${token}.`) },
    files: clean,
    hidden: [token],
    at: "runbooks/mirror-login.md:1:1",
  },
  good: {
    before: clean,
    between: { "runbooks/mirror-login.md": exampleRunbook("Log in with your own account.") },
    files: clean,
  },
};
