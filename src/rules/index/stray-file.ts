import type { Suggestion } from "../../memory/finding.js";
import { START_OF_FILE } from "../../memory/place.js";
import type { GeneratedFile, Rule } from "../rule.js";

type Stray = NonNullable<GeneratedFile["stray"]>;

const MESSAGES: Readonly<Record<Stray, string>> = {
  named: "This file stands in a folder of the index, and no file of an index has such a name.",
  unbound: "This file stands where an index has its shards, and the index at hand is made without it.",
};

const MENDS: Readonly<Record<Stray, string>> = {
  named: "Remove it, or move it out of that folder: as long as it is there, `reindex --write` writes nothing",
  unbound: "Remove it, as `reindex --write` does",
};

export const strayFile: Rule = {
  id: "index/stray-file",
  title: "File among those of the index that is none of them",
  severity: "warning",
  rationale:
    "Whoever reads the index may take it for a part of it, although no record says what it says. As long as it is there, no pull " +
    "request is judged by the index: each is judged by reading everything, which takes longer.",
  remedy:
    "Remove the file, or move it to where the memory keeps such files; then regenerate the index: `reindex --write`.",
  source: "Decision 7; docs/indexes.md",
  bad: {
    files: { "indexes/records/README.md": "# Records\n\nOne line for each.\n" },
    at: "indexes/records/README.md:1:1",
  },
  good: { files: { "indexes/README.md": "# Index\n\nWritten by the steward.\n" } },
  about: "gate",
  graph(context, report) {
    for (const { path, stray } of context.generated) {
      if (!stray) continue;
      const suggestion: Suggestion = { message: MENDS[stray], certain: false };
      report({ message: MESSAGES[stray], at: { path, range: START_OF_FILE }, suggestion });
    }
  },
};
