/** Commands side by side: what is run, how often, and what came of it. */
import { figuresOf, run, type Command, type Figures, type Run } from "./measure.js";
import { pairwise, spreadOf, type ByRound, type Spread } from "./measure/statistics.js";

export interface Row {
  /** Unique in its group. */
  readonly key: string;
  /** As the table shows it. */
  readonly name: string;
  /** Files that the command looks at. */
  readonly files?: number;
  readonly command: Command;
  /** Exit codes that are right. */
  readonly exits: readonly number[];
  /** What is wrong with a run that ended as it should; undefined when nothing is. */
  readonly fault?: (run: Run) => string | undefined;
  /** Somebody else's tool: it may fail without the bench failing. */
  readonly peer?: true;
  /** Why the command cannot be run at all. */
  readonly missing?: string;
  readonly timeoutSeconds?: number;
}

export interface Group {
  readonly section: string;
  readonly title: string;
  readonly records?: number;
  /** Of all files together, where the group is about how fast they are read. */
  readonly bytes?: number;
  /** Key of the row that the others are compared with. */
  readonly floor: string;
  readonly rows: readonly Row[];
}

export interface RowResult {
  readonly row: Row;
  /** By round, whole runs only. */
  readonly runs: ReadonlyMap<number, Figures>;
  /** Why there is no figure. */
  readonly failure: string | undefined;
}

export interface GroupResult {
  readonly group: Group;
  readonly rows: readonly RowResult[];
}

export interface Rounds {
  readonly runs: number;
  /** A row is run in further rounds only while all its runs together stayed below this. */
  readonly budgetSeconds: number;
  readonly log: (line: string) => void;
}

const KEPT_BYTES = 64 * 1024 * 1024;

/** Runs all rows in turn, again and again: A B C, A B C. A row that fails once is not run again. */
export async function runGroup(group: Group, { runs, budgetSeconds, log }: Rounds): Promise<GroupResult> {
  const states = group.rows.map((row) => ({
    row,
    runs: new Map<number, Figures>(),
    spent: 0,
    failure: row.missing,
  }));
  const floor = group.rows.find(({ key }) => key === group.floor);
  for (let round = 0; round < runs; round++) {
    // The first to read a file pays for the page cache of all, and who comes behind a heavy command for what it left.
    if (floor && floor.missing === undefined) await run(floor.command);
    for (const state of states) {
      if (state.failure !== undefined || state.spent > budgetSeconds) continue;
      const { row } = state;
      const result = await run(row.command, { keepBytes: row.fault ? KEPT_BYTES : 0, ...timeoutOf(row) });
      state.spent += result.wallSeconds;
      state.failure = failureOf(row, result);
      if (state.failure === undefined) state.runs.set(round, figuresOf(result));
      log(`${group.title} · ${row.name} · ${state.failure ?? `${result.cpuSeconds.toFixed(3)} s`}`);
    }
  }
  return { group, rows: states.map(({ row, runs: all, failure }) => ({ row, runs: all, failure })) };
}

function timeoutOf({ timeoutSeconds }: Row): { timeoutSeconds?: number } {
  return timeoutSeconds === undefined ? {} : { timeoutSeconds };
}

function failureOf(row: Row, result: Run): string | undefined {
  if (result.timedOut) return `stopped after ${result.wallSeconds.toFixed(0)} s`;
  const why = result.stderr.trim().split("\n").at(-1)?.slice(0, 120);
  if (result.exitCode === null) return `ended by a signal: ${why}`;
  if (!row.exits.includes(result.exitCode)) return `exit ${result.exitCode}${why ? `: ${why}` : ""}`;
  return row.fault?.(result);
}

export type Figure = "cpuSeconds" | "wallSeconds" | "peakBytes" | "outputBytes";

function figures({ runs }: RowResult, figure: Figure): ByRound {
  const values = new Map<number, number>();
  for (const [round, result] of runs) {
    const value = result[figure];
    if (value !== undefined) values.set(round, value);
  }
  return values;
}

export function median(result: RowResult, figure: Figure): number | undefined {
  return spreadOf([...figures(result, figure).values()])?.median;
}

/** CPU of one row divided by that of another, pair by pair. */
export function cpuRatio(result: RowResult, to: RowResult): Spread | undefined {
  return spreadOf(pairwise(figures(result, "cpuSeconds"), figures(to, "cpuSeconds"), (a, b) => a / b));
}

/** CPU seconds of one row over those of another, pair by pair. */
export function cpuOver(result: RowResult, over: RowResult): Spread | undefined {
  return spreadOf(pairwise(figures(result, "cpuSeconds"), figures(over, "cpuSeconds"), (a, b) => a - b));
}

export function rowOf({ rows }: GroupResult, key: string): RowResult | undefined {
  return rows.find(({ row }) => row.key === key);
}
