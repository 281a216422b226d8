import { START_OF_FILE } from "../../memory/place.js";
import { listed } from "../phrases.js";
import type { Rule } from "../rule.js";

/** As clauses. */
const REASONS = {
  format: "its format is not the one that this version writes (`schema` differs)",
  sources: "source files have changed since it was made (`sourceDigest` differs)",
  contents: "files of it are not those that were written with it (`contents` differs)",
  ontology: "the ontology has changed since it was made (`ontologyDigest` differs)",
} as const;

/** An index in a pull request conflicts with that of the next one (docs/indexes.md). */
const NOTHING_TO_DO = {
  message: "Nothing to do here: what keeps the index of the default branch writes it",
  certain: false,
};

export const stale: Rule = {
  id: "index/stale",
  title: "Generated index that is out of date",
  severity: "warning",
  rationale:
    "The index speaks of other sources or another ontology than those at hand, so what it answers may no longer hold. " +
    "Every file of the memory counts as a source, also a README or another one that no class reads, but not those under " +
    "`exclude`. In a pull request this is a note: indexes are written on the default branch, after the merge. In the Action's check of a push to that branch, too, where the index knew everything before the push.",
  remedy:
    "Regenerate the indexes on the default branch: `reindex --write` and a commit, or the Action's `command: reindex`.",
  source: "Schema specification, validation rules; decisions 6 and 7",
  bad: {
    files: {
      "indexes/ontology-report.json": `{
  "schema": "memory-steward.report/v1",
  "sourceDigest": "sha256:0000000000000000000000000000000000000000000000000000000000000000"
}
`,
    },
    at: "indexes/ontology-report.json:1:1",
  },
  good: { files: {} },
  about: "gate",
  graph(context, report) {
    // What was written by hand is said once, as that.
    const edited = new Set(context.generated.filter((file) => file.edited).map(({ path }) => path));
    for (const file of context.generated) {
      const { outdated = [] } = file;
      if (outdated.length === 0 || edited.has(file.path)) continue;
      const at = { path: file.path, range: START_OF_FILE };
      if (context.change || file.isDue) {
        const [what, after] = context.change ? ["change", "the merge"] : ["push", "it"];
        const message = `This index does not know the ${what} yet: it is to be regenerated after ${after}, on the default branch.`;
        report({ message, at, severity: "note", suggestion: NOTHING_TO_DO });
        continue;
      }
      report({
        message: `This index is out of date: ${listed(
          outdated.map((part) => REASONS[part]),
          "and",
        )}.`,
        at,
        suggestion: {
          message:
            "Regenerate the indexes on the default branch: `reindex --write`, or the Action's `command: reindex`",
          certain: false,
        },
      });
    }
  },
};
