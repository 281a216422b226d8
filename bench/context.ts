/** What the sections of the bench share: programs, folders, options. */
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command, Run } from "./measure.js";
import type { Corpus } from "./corpus/prepare.js";
import type { Peers } from "./peers.js";
import type { Row } from "./rows.js";
import { parseReport } from "./report.js";

export const PROJECT = fileURLToPath(new URL("..", import.meta.url));

export interface Context {
  /** The Node that runs every measured program. */
  readonly node: string;
  /** The command line that is measured. */
  readonly cli: string;
  /** Generated memories, smallest first. */
  readonly corpora: readonly Corpus[];
  /** undefined where no peer is to be run. */
  readonly peers: Peers | undefined;
}

/** Why our own rows cannot be run; undefined when they can. */
export function cliMissing({ cli }: Context): string | undefined {
  return existsSync(cli) ? undefined : `${relative(PROJECT, cli)} is not there: run \`npm run build\` first`;
}

/** A command line of ours. */
export function steward({ node, cli }: Context, ...args: readonly string[]): Command {
  return { argv: [node, cli, ...args] };
}

/** A row that runs our command line; it fails the bench when it does not end as it should. */
export function stewardRow(context: Context, args: readonly string[], row: Omit<Row, "command" | "missing">): Row {
  const missing = cliMissing(context);
  return { ...row, command: steward(context, ...args), ...(missing === undefined ? {} : { missing }) };
}

export function emptyNode({ node }: Context): Row {
  return { key: "node", name: "empty Node (`node -e 0`)", command: { argv: [node, "-e", "0"] }, exits: [0] };
}

export function readFloor({ node }: Context, directory: string, files: number): Row {
  return {
    key: "read",
    name: "Node reads every file, nothing else",
    files,
    command: { argv: [node, join(PROJECT, "bench/floors/read-files.mjs"), directory] },
    exits: [0],
    fault: ({ stdout }) =>
      stdout.startsWith(`{"files":${files},`) ? undefined : `read ${stdout.trim()}, not ${files} files`,
  };
}

/** The check of a clean memory, as a program reads it. */
export function checkJsonRow(context: Context, { directory, files, records }: Corpus): Row {
  return stewardRow(context, ["check", directory, "--no-secrets", "--format", "json"], {
    key: "check-json",
    name: "**memory-steward check** `--no-secrets --format json`",
    files,
    exits: [0],
    fault: (run) => reportFault(run, { ids: records, errors: 0 }),
  });
}

/** Holds a report to the number of ids that the memory has, and to its number of findings of error level. */
export function reportFault(run: Run, expected: { ids?: number; errors: number }): string | undefined {
  const report = parseReport(run.stdout);
  if (!report) return "no report on standard output";
  const errors = report.findings.filter(({ severity }) => severity === "error").length;
  if (errors !== expected.errors) return `${errors} findings of error level instead of ${expected.errors}`;
  if (expected.ids === undefined || report.ids === expected.ids) return undefined;
  return `${report.ids} ids instead of ${expected.ids}`;
}
