import type { Rule } from "../rule.js";
import { exampleRunbook, exampleToken } from "./examples.js";

const token = exampleToken("ghp_", 36);

export const highEntropy: Rule = {
  id: "secret/high-entropy",
  title: "Text that may be a secret",
  severity: "warning",
  rationale:
    "Text that looks random and has neither a known form nor a name beside it may be a secret, or a token of a provider " +
    "that changed its form. Somebody has to look.",
  remedy:
    "Look at it: revoke and remove a secret; name what an id or digest is. What is right to stand is accepted in the baseline by its fingerprint.",
  source: "Decision 15; tier 3",
  waivedDetail: "ms1:digitalocean-token:<the 32 digits of the finding>",
  bad: {
    files: { "runbooks/mirror-login.md": exampleRunbook(`The old one was ${token}.`) },
    hidden: [token],
    at: "runbooks/mirror-login.md:9:17",
  },
  good: {
    files: { "runbooks/mirror-login.md": exampleRunbook("The old one was revoked in May.") },
  },
};
