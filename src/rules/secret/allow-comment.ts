import type { Rule } from "../rule.js";
import { exampleRunbook } from "./examples.js";

export const allowComment: Rule = {
  id: "secret/allow-comment",
  title: "Comment that tells a scanner to look away",
  severity: "note",
  rationale:
    "Such a comment comes with the change that it would excuse, and other scanners obey it. It is never obeyed here, and " +
    "is named so that a reviewer knows of it.",
  remedy:
    "Remove the comment. What is right to accept stands in the baseline or the waivers, which are read from the base.",
  source: "Decision 16; acceptance is read from the base",
  bad: {
    files: { "runbooks/mirror-login.md": exampleRunbook("Log in as the builder. <!-- gitleaks:allow -->") },
    at: "runbooks/mirror-login.md:9:29",
  },
  good: { files: { "runbooks/mirror-login.md": exampleRunbook("Log in as the builder.") } },
};
