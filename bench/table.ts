/** Results as Markdown. */
import type { Machine } from "./machine.js";
import type { Spread } from "./measure/statistics.js";
import { cpuOver, cpuRatio, median, rowOf, type GroupResult, type RowResult } from "./rows.js";
import { HOSTILE_BOUNDS } from "./hostile.js";
import type { HostileResult } from "./sections/hostile.js";
import type { Target } from "./targets.js";

const NONE = "–";

export function renderMachine(machine: Machine, command: string): string {
  const { cores, cpu, memoryGigabytes, system, node, git, commit, load } = machine;
  return [
    `Made by \`${command}\` at commit ${commit}.`,
    `${cores} cores (${cpu}), ${memoryGigabytes} GB, ${system}, Node ${node}, Git ${git}, load ${load.toFixed(2)} at the start.`,
    "CPU is user and system time of the whole process tree; figures are medians, ratios are taken pair by pair.",
  ].join("\n");
}

/** Worst ratio first; what failed stands at the end, without a time. */
export function renderGroup(result: GroupResult): string {
  const { group, rows } = result;
  const floor = rowOf(result, group.floor);
  const ordered = rows
    .map((row) => ({ row, ratio: floor && cpuRatio(row, floor) }))
    .sort((a, b) => (b.ratio?.median ?? -1) - (a.ratio?.median ?? -1));
  const headings = [
    "Command",
    "Files",
    "CPU s",
    "Wall s",
    "Peak MB",
    "Over floor ms",
    "× floor",
    "Runs",
    "Exit",
    "Output",
  ];
  const lines = ordered.map(({ row, ratio }) => groupLine(row, floor, ratio));
  const note = floor ? `Floor: ${floor.row.name}.` : "";
  return `### ${group.title}\n\n${note}\n\n${markdownTable(headings, lines)}`;
}

function groupLine(result: RowResult, floor: RowResult | undefined, ratio: Spread | undefined): string[] {
  const { row, runs, failure } = result;
  const files = row.files === undefined ? NONE : row.files.toLocaleString("en");
  if (failure !== undefined)
    return [row.name, files, ...Array<string>(5).fill(NONE), String(runs.size), escape(failure), NONE];
  const over = floor && cpuOver(result, floor);
  return [
    row.name,
    files,
    seconds(median(result, "cpuSeconds")),
    seconds(median(result, "wallSeconds")),
    megabytes(median(result, "peakBytes")),
    over ? (over.median * 1000).toFixed(0) : NONE,
    ratio ? spread(ratio, runs.size) : NONE,
    String(runs.size),
    String(runs.values().next().value?.exitCode ?? NONE),
    bytes(median(result, "outputBytes")),
  ];
}

export function renderHostile(results: readonly HostileResult[]): string {
  const ordered = [...results].sort(
    (a, b) => Number(b.failure !== undefined) - Number(a.failure !== undefined) || b.share - a.share,
  );
  const lines = ordered.map(({ hostile, run, share, failure }) => [
    hostile.name,
    hostile.about,
    seconds(run.cpuSeconds),
    seconds(run.wallSeconds),
    megabytes(run.peakBytes),
    `${(share * 100).toFixed(0)} %`,
    failure === undefined ? String(run.exitCode ?? NONE) : `**${escape(failure)}**`,
  ]);
  const bound = `${HOSTILE_BOUNDS.cpuSeconds} s of CPU and ${HOSTILE_BOUNDS.bytes / 2 ** 20} MB`;
  const failed = results.filter(({ failure }) => failure !== undefined).length;
  const title = `### Hostile repositories\n\n${results.length} cases, ${failed} failed. Bound of each: ${bound}.`;
  return `${title}\n\n${markdownTable(["Case", "What it is", "CPU s", "Wall s", "Peak MB", "Of the bound", "Exit"], lines)}`;
}

export function renderTargets(targets: readonly Target[]): string {
  const lines = targets.map(({ what, must, stretch, measured, verdict }) => [what, must, stretch, measured, verdict]);
  return `### Targets\n\n${markdownTable(["What", "Must", "Stretch", "Measured", "Verdict"], lines)}`;
}

function markdownTable(headings: readonly string[], lines: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [row(headings), row(headings.map(() => "---")), ...lines.map(row)].join("\n");
}

function spread({ median: middle, least, most }: Spread, runs: number): string {
  return runs > 1 ? `${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})` : middle.toFixed(2);
}

function seconds(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? NONE : value.toFixed(value < 10 ? 3 : 1);
}

function megabytes(value: number | undefined): string {
  return value === undefined ? NONE : (value / 2 ** 20).toFixed(0);
}

function bytes(value: number | undefined): string {
  if (value === undefined) return NONE;
  if (value < 10_000) return `${value} B`;
  return value < 10_000_000 ? `${Math.round(value / 1000)} kB` : `${Math.round(value / 1_000_000)} MB`;
}

function escape(text: string): string {
  return text.replaceAll(/[|<\n\r]/g, " ");
}
