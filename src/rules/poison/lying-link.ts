import type { Rule } from "../rule.js";
import { runbook } from "./example.js";

export const lyingLink: Rule = {
  id: "poison/lying-link",
  title: "Link that leads elsewhere than it says",
  severity: "warning",
  rationale:
    "A reader sees the text of a link and an agent follows its target. A text that names one host over a target on " +
    "another sends the two to different places, and so do user names before an @ and letters of other scripts in a host.",
  remedy: "Write the real target as the text, or a text that names no host.",
  source: "Poison in memory; error in imported or low-trust records",
  bad: {
    files: runbook("See [docs.example.com/cache](https://docs-example.net/cache)."),
    at: "runbooks/cache-warm-up.md:9:5",
  },
  good: {
    files: runbook(
      "See [docs.example.com/cache](https://docs.example.com/cache?page=2) and [the plan](https://plan.example.net).",
    ),
  },
};
