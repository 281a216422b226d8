/** Hostile repositories: what they are, how they are laid out, and what a check of one must and must not do. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { startRepository } from "./git.js";
import { CANARY, type HostileCase } from "./hostile/case.js";
import { floodCases } from "./hostile/floods.js";
import { gateCases } from "./hostile/gate.js";
import { pathCases } from "./hostile/paths.js";
import { textCases } from "./hostile/text.js";
import { treeCases } from "./hostile/trees.js";
import { yamlCases } from "./hostile/yaml.js";
import { parseReport } from "./report.js";

export type { HostileCase };

/**
 * What one check of a hostile repository may take at most: CPU seconds and peak memory. CPU, because a busy machine
 * stretches the time on the clock; that has a watchdog of its own, for what waits and never ends.
 */
export const HOSTILE_BOUNDS = { cpuSeconds: 10, bytes: 300 * 1024 * 1024, watchdogSeconds: 60 };

const TEAM = `nodeKind: Team
id: team:platform
attributes:
  title: Platform
  status: approved
  owners: [user:lead]
  updatedAt: 2026-01-12T09:00:00Z
`;

/** A new list on every call; contents of several megabytes are made each time. */
export function hostileCases(): HostileCase[] {
  return [...yamlCases(), ...textCases(), ...pathCases(), ...floodCases(), ...gateCases(), ...treeCases()];
}

/**
 * Makes the case's repository in a folder, which is emptied first: a configuration and a sound team on the branch
 * `main`, then the case's own files, not committed.
 */
export function layOut({ files, setup }: HostileCase, directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  write(directory, "memory-steward.yml", "layout: company-brain\n");
  write(directory, "graph/teams/platform.yaml", TEAM);
  startRepository(directory);
  for (const [path, content] of Object.entries(files)) write(directory, path, content);
  setup?.(directory);
}

function write(directory: string, path: string, content: string | Buffer): void {
  const file = join(directory, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Arguments of the command line after the program's name. */
export function checkArguments({ args = [] }: HostileCase, directory: string): string[] {
  return ["check", directory, ...args, "--format", "json"];
}

export interface HostileOutcome {
  /** null when a signal ended the check. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Folder in which the check ran. */
  readonly workingDirectory: string;
}

/** What is wrong with the outcome of a case laid out in `directory`; undefined when it is as it must be. */
export function hostileFault(hostile: HostileCase, directory: string, outcome: HostileOutcome): string | undefined {
  const { exitCode, stdout, stderr, workingDirectory } = outcome;
  if ([directory, workingDirectory].some((folder) => existsSync(join(folder, CANARY)))) return "its code ran";
  if (exitCode === null || !hostile.exits.includes(exitCode)) {
    return `exit ${exitCode ?? "by signal"} instead of ${hostile.exits.join(" or ")}: ${lastLine(stderr)}`;
  }
  if (/^\s+at .+:\d+:\d+\)?$/m.test(stderr)) return "a stack trace";
  if (/(^|[\n\r])\s*::|##\[/.test(stdout.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""') + stderr)) return "a workflow command";
  if (exitCode === 2) return stderr.trim() === "" ? "exit 2 without a word" : undefined;
  return reportFault(hostile, stdout);
}

function reportFault({ blames }: HostileCase, stdout: string): string | undefined {
  const report = parseReport(stdout);
  if (!report) return "no report on standard output";
  const blamed = report.findings.some(({ severity, path }) => severity === "error" && (blames ?? path) === path);
  return blamed ? undefined : `no finding of error level${blames === undefined ? "" : ` in ${blames}`}`;
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}
