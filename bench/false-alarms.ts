/**
 * Counts what the scan for secrets finds in text that holds none:
 *
 *     npx tsx bench/false-alarms.ts FOLDER...
 *
 * One row for each folder, then each finding with its place, never its value. Exit 1 where all folders together have
 * more false alarms for each megabyte than the scan allows itself.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SecretMatch } from "../src/memory/secret.js";
import { scanBytes } from "../src/secrets/scan.js";

/** Of tiers 1 and 2 together, and of tier 3, for each megabyte (10^6 bytes). */
const LIMITS = { blocking: 0.05, review: 1 };
const TEXT = /\.(?:md|markdown|ya?ml|jsonl?|txt)$/i;

interface Alarm {
  readonly path: string;
  readonly line: number;
  readonly match: SecretMatch;
}

interface Count {
  readonly folder: string;
  readonly files: number;
  readonly megabytes: number;
  readonly cpuSeconds: number;
  readonly alarms: readonly Alarm[];
}

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write("Say which folders hold honest text: npx tsx bench/false-alarms.ts FOLDER...\n");
  process.exitCode = 2;
} else {
  const counts = folders.map(countIn);
  print("| folder | files | MB | tiers 1 and 2 | for each MB | tier 3 | for each MB | MB for each CPU second |");
  print("| --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const count of counts) print(row(count));
  const all = sumOf(counts);
  if (counts.length > 1) print(row(all));
  for (const { path, line, match } of all.alarms) {
    print(`- tier ${match.tier}, \`${match.format}\`, ${match.length} characters: ${path}, line ${line}`);
  }
  const isOver = blocking(all) > LIMITS.blocking * all.megabytes || review(all) > LIMITS.review * all.megabytes;
  process.exitCode = isOver ? 1 : 0;
}

function countIn(folder: string): Count {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => TEXT.test(path))
    .sort();
  const alarms: Alarm[] = [];
  let bytes = 0;
  const before = process.cpuUsage();
  for (const path of paths) {
    const content = readFileSync(join(folder, path));
    bytes += content.length;
    for (const match of scanBytes(content, { salt: "bench", path }).matches) {
      alarms.push({ path, line: content.subarray(0, match.start).toString("latin1").split("\n").length, match });
    }
  }
  const { user, system } = process.cpuUsage(before);
  return { folder, files: paths.length, megabytes: bytes / 1e6, cpuSeconds: (user + system) / 1e6, alarms };
}

function sumOf(counts: readonly Count[]): Count {
  return {
    folder: "all",
    files: counts.reduce((sum, { files }) => sum + files, 0),
    megabytes: counts.reduce((sum, { megabytes }) => sum + megabytes, 0),
    cpuSeconds: counts.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    alarms: counts.flatMap(({ alarms }) => alarms),
  };
}

function blocking({ alarms }: Count): number {
  return alarms.filter(({ match }) => match.tier < 3).length;
}

function review({ alarms }: Count): number {
  return alarms.filter(({ match }) => match.tier === 3).length;
}

function row(count: Count): string {
  const { folder, files, megabytes, cpuSeconds } = count;
  const each = (alarms: number): string => `${alarms} | ${(alarms / megabytes).toFixed(2)}`;
  const speed = (megabytes / cpuSeconds).toFixed(0);
  return `| ${folder} | ${files} | ${megabytes.toFixed(1)} | ${each(blocking(count))} | ${each(review(count))} | ${speed} |`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
