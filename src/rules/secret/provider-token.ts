import type { Rule } from "../rule.js";
import { exampleRunbook, exampleToken } from "./examples.js";

const token = exampleToken("dop_v1_", 64);

export const providerToken: Rule = {
  id: "secret/provider-token",
  title: "Secret of a known provider or form",
  severity: "error",
  rationale:
    "A token, a private key or a URL with a password that reaches the repository is known to everyone who can read it, " +
    "for good: clones, forks and caches keep it. The form alone tells what it is, so nothing lowers this but an entry that " +
    "names who accepts that one value, why and until when.",
  remedy:
    "Revoke it where it was issued, before anything else. Then take it out of every commit that the finding names and " +
    "write where the value is kept instead.",
  source: "Decisions 15 and 17; tier 1",
  locked: true,
  waivedDetail: "ms1:digitalocean-token:<the 32 digits of the finding>",
  bad: {
    files: { "runbooks/mirror-login.md": exampleRunbook(`Log in with ${token}.`) },
    hidden: [token],
    at: "runbooks/mirror-login.md:9:13",
  },
  good: {
    files: {
      "runbooks/mirror-login.md": exampleRunbook("Log in with the token that the vault keeps as mirror-login."),
    },
  },
};
