import type { Suggestion } from "../../memory/finding.js";
import { START_OF_FILE } from "../../memory/place.js";
import type { GeneratedFile, Rule } from "../rule.js";

type Edited = NonNullable<GeneratedFile["edited"]>;

const MESSAGES: Readonly<Record<Edited, string>> = {
  added: "This generated file is new here, and generating it from the sources does not give these bytes.",
  written: "This generated file is changed here, and generating it from the sources does not give these bytes.",
  removed: "This generated file is removed here, and generating the index from the sources gives it.",
  foreign: "This file stands in a folder that holds nothing but files of the index, and none of them has such a name.",
  collides:
    "Where letter case and Unicode form do not count, this file takes the place of one that is generated: whoever reads the " +
    "index there may read this one.",
};

export const handEdited: Rule = {
  id: "index/hand-edited",
  title: "Generated index that generation does not give",
  severity: "error",
  rationale:
    "An index is regenerated from the sources. What was written into it by hand is lost the next time, and until then " +
    "it answers questions that no record answers.",
  remedy: "Take the file out of the change; the index is generated after the merge. Put what it said into a record.",
  source: "Decision 7; record families 1.10",
  bad: {
    before: {},
    files: {
      "indexes/ontology-report.json": `{
  "schema": "memory-steward.report/v1",
  "sourceDigest": "sha256:0000000000000000000000000000000000000000000000000000000000000000"
}
`,
    },
    at: "indexes/ontology-report.json:1:1",
  },
  good: { before: {}, files: {} },
  about: "gate",
  graph(context, report) {
    for (const { path, edited } of context.generated) {
      if (!edited) continue;
      report({ message: MESSAGES[edited], at: { path, range: START_OF_FILE }, suggestion: mend(edited) });
    }
  },
};

function mend(edited: Edited): Suggestion {
  const messages: Readonly<Record<Edited, string>> = {
    added: "Take the file out of the change, or regenerate it from what the change holds now: `reindex --write`",
    written: "Restore the file as the target branch has it",
    removed: "Restore the file as the target branch has it",
    foreign: "Take the file out of the change, or move it to where the memory keeps such files",
    collides: "Take the file out of the change, or give it another name",
  };
  return { message: messages[edited], certain: false };
}
