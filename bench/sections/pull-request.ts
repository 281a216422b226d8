/** The check of a pull request, and its difference: ten changed files, whatever the size of the memory around them. */
import { emptyNode, reportFault, stewardRow, type Context } from "../context.js";
import type { Corpus } from "../corpus/prepare.js";
import type { Group } from "../rows.js";

export function pullRequestGroups(context: Context): Group[] {
  return context.corpora.map((corpus) => pullRequest(context, corpus));
}

function pullRequest(context: Context, { indexed, records, removed }: Corpus): Group {
  const asText = ["check", indexed, "--base", "main", "--head"];
  const withSecrets = ["check", indexed, "--base", "main", "--format", "json", "--head"];
  const check = ["check", indexed, "--no-secrets", "--base", "main", "--format", "json", "--head"];
  return {
    section: "pull-request",
    title: `Pull request, ${records.toLocaleString("en")} records`,
    records,
    floor: "node",
    rows: [
      emptyNode(context),
      stewardRow(context, [...check, "ten-changes"], {
        key: "ten-changes",
        name: "**memory-steward check --base main** `--no-secrets`, 10 changed files",
        files: 10,
        exits: [0],
        fault: (run) => reportFault(run, { ids: records, errors: 0 }),
      }),
      stewardRow(context, [...withSecrets, "ten-changes"], {
        key: "ten-changes-secrets",
        name: "**memory-steward check --base main**, 10 changed files, secrets sought as well",
        files: 10,
        exits: [0],
        fault: (run) => reportFault(run, { ids: records, errors: 0 }),
      }),
      stewardRow(context, [...asText, "ten-changes"], {
        key: "ten-changes-text",
        name: "**memory-steward check --base main**, 10 changed files, secrets sought as well, told as text",
        files: 10,
        exits: [0],
        fault: ({ stdout }) =>
          stdout.includes("The index does not know this yet") ? undefined : "the line about the index is missing",
      }),
      stewardRow(context, [...check, "removed-id"], {
        key: "removed-id",
        name: `**memory-steward check --base main** \`--no-secrets\`, 10 changed files and a removed id that ${removed.incoming} places point at`,
        files: 11,
        exits: [1],
        fault: ({ stdout }) => (stdout.includes(removed.id) ? undefined : `${removed.id} is not in the report`),
      }),
      stewardRow(context, [...check, "ten-changes", "--no-index"], {
        key: "no-index",
        name: "**memory-steward check --base main** `--no-secrets --no-index`, 10 changed files, everything read",
        files: records,
        exits: [0],
        fault: (run) => reportFault(run, { ids: records, errors: 0 }),
      }),
      stewardRow(context, ["diff", "main", "ten-changes", "--dir", indexed], {
        key: "diff",
        name: "**memory-steward diff main ten-changes**, 10 changed files",
        files: 10,
        exits: [0],
        fault: ({ stdout }) => (stdout.includes("10 records changed") ? undefined : "the records are missing"),
      }),
    ],
  };
}
