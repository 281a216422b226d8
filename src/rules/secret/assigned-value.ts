import type { Rule } from "../rule.js";
import { exampleRunbook, exampleToken } from "./examples.js";

const token = exampleToken("sk_", 48);

export const assignedValue: Rule = {
  id: "secret/assigned-value",
  title: "Value that is given to a secret's name",
  severity: "error",
  rationale:
    "A word such as password or api key, an operator and a value that looks random: most secrets have no form of their own " +
    "and stand like this. What was pushed once is known for good.",
  remedy:
    "Revoke it and take it out of every commit that the finding names. Where it is no secret, write a placeholder such as " +
    "<password>, or accept its fingerprint in the baseline.",
  source: "Decisions 15 and 17; tier 2",
  waivedDetail: "ms1:digitalocean-token:<the 32 digits of the finding>",
  bad: {
    files: { "runbooks/mirror-login.md": exampleRunbook(`Set MIRROR_KEY=${token} first.`) },
    hidden: [token],
    at: "runbooks/mirror-login.md:9:16",
  },
  good: {
    files: { "runbooks/mirror-login.md": exampleRunbook("Set MIRROR_KEY=<key from the vault> first.") },
  },
};
