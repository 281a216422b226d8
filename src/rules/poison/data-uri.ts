import type { Rule } from "../rule.js";
import { runbook } from "./example.js";

export const dataUri: Rule = {
  id: "poison/data-uri",
  title: "Content inside an address",
  severity: "warning",
  rationale:
    "A data URI holds a whole file in a link or an image. Reviewers skip the long row of letters, searches do not find " +
    "what it says, and a browser or an agent that opens it reads all of it.",
  remedy: "Put the content into a file of its own and link it.",
  source: "Poison in memory; error in imported or low-trust records",
  bad: {
    files: runbook("See [the table](data:text/plain;base64,SGVsbG8gd29ybGQ=)."),
    at: "runbooks/cache-warm-up.md:9:17",
  },
  good: { files: runbook("Icons are inlined as `data:image/svg+xml;utf8,<svg/>` by the build.") },
};
