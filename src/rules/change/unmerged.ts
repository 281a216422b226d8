import { START_OF_FILE } from "../../memory/place.js";
import type { Rule } from "../rule.js";

const NOTE = "# Mirror\n\nThe mirror refuses the ninth parallel install.\n";

export const unmerged: Rule = {
  id: "change/unmerged",
  title: "File that does not merge with the target branch",
  severity: "error",
  rationale:
    "Both branches changed the file in the same place, so nobody knows yet what will stand there after the merge. The " +
    "change was judged as it is, against the commit where the branches parted.",
  remedy: "Merge the target branch into this one, or rebase, and solve the conflict.",
  source: "Decision 31",
  bad: {
    before: { "notes/mirror.md": NOTE },
    files: { "notes/mirror.md": NOTE },
    conflicts: ["notes/mirror.md"],
    at: "notes/mirror.md:1:1",
  },
  good: {
    before: { "notes/mirror.md": NOTE },
    files: { "notes/mirror.md": NOTE },
  },
  change({ conflicts }, report) {
    for (const path of conflicts) {
      report({
        message: "This file was changed here and on the target branch, and the two changes do not merge.",
        at: { path, range: START_OF_FILE },
        suggestion: { message: "Merge the target branch and solve the conflict in this file", certain: false },
      });
    }
  },
};
