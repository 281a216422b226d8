/** What the steward is held to, and what this run says about it. A target is never a reason to fail. */
import type { Spread } from "./measure/statistics.js";
import { cpuOver, cpuRatio, median, rowOf, type GroupResult, type RowResult } from "./rows.js";
import { PROPOSALS, reviewKey } from "./sections/review.js";
import { TEXT_MEGABYTES, TEXT_NAMES, textKey } from "./sections/secrets.js";
import { SHARD_KEYS } from "./sections/shards.js";

export interface Target {
  readonly what: string;
  readonly must: string;
  readonly stretch: string;
  readonly measured: string;
  readonly verdict: string;
}

/** The size that the targets speak of; at another size there is a figure and no verdict. */
const CLAIMED_RECORDS = 100_000;

/** What one more proposal may cost is bounded at two sizes: milliseconds by number of records. */
const ONE_MORE_PROPOSAL: Readonly<Record<number, number>> = { 2000: 5, [CLAIMED_RECORDS]: 50 };

interface Bound {
  readonly what: string;
  readonly unit: string;
  readonly must: number;
  readonly stretch: number | undefined;
  /** Most bounds are upper ones. */
  readonly atLeast?: true;
}

/** Of every target that the groups have figures for. */
export function targetsOf(results: readonly GroupResult[]): Target[] {
  const largest = Math.max(0, ...results.map(({ group }) => group.records ?? 0));
  const find = (section: string, title: string, records = largest): GroupResult | undefined =>
    results.find(
      ({ group }) => group.section === section && group.title.startsWith(title) && group.records === records,
    );
  const whole = find("full", "Full check");
  const yaml = find("full", "YAML files alone");
  const pull = find("pull-request", "Pull request");
  const smaller = find("pull-request", "Pull request", largest / 10);
  const shards = find("shards", "Check in");
  const start = results.find(({ group }) => group.section === "start-up");
  const scan = find("secrets", "Scan for secrets");
  const texts = results.find(({ group }) => group.section === "secrets" && group.records === undefined);
  const judge = (bound: Bound, value: Spread | number | undefined): Target[] => target(bound, value, largest);
  return [
    ...judge({ what: "full check, CPU seconds", unit: " s", must: 120, stretch: undefined }, cpu(whole, "check")),
    ...judge(
      { what: "full check : Node reads every file", unit: "x", must: 6, stretch: 3.5 },
      ratio(whole, "check", "read"),
    ),
    ...judge(
      { what: "straightforward pipeline : full check", unit: "x", must: 8, stretch: 9, atLeast: true },
      ratio(whole, "straightforward", "check"),
    ),
    ...judge(
      { what: "full check : ajv-cli, YAML files alone", unit: "x", must: 0.6, stretch: 0.5 },
      ratio(yaml, "check", "ajv"),
    ),
    ...judge(
      { what: "markdownlint-cli2 : full check", unit: "x", must: 10, stretch: undefined, atLeast: true },
      ratio(whole, "markdownlint", "check"),
    ),
    ...judge(
      { what: "remark front matter schema : full check", unit: "x", must: 10, stretch: undefined, atLeast: true },
      ratio(whole, "remark", "check"),
    ),
    ...judge({ what: "full check, peak memory", unit: " MB", must: 250, stretch: 160 }, peak(whole, "check")),
    ...judge(
      { what: "pull request of 10 files, CPU over an empty Node", unit: " ms", must: 120, stretch: 50 },
      over(pull, "ten-changes"),
    ),
    ...judge(
      { what: "pull request of 10 files, growth per tenfold memory", unit: " ms", must: 20, stretch: 10 },
      growth(pull, smaller),
    ),
    ...judge(
      { what: "pull request that removes an id, CPU over an empty Node", unit: " ms", must: 200, stretch: 100 },
      over(pull, "removed-id"),
    ),
    ...judge(
      { what: "the dearest of 4 shards : full check", unit: "x", must: 0.4, stretch: undefined },
      worst(SHARD_KEYS.map((key) => ratio(shards, key, "check"))),
    ),
    ...judge(
      { what: "secret scan, MB for each CPU second", unit: " MB", must: 10, stretch: 40, atLeast: true },
      speed(scan, "scan"),
    ),
    ...judge(
      { what: "secretlint : secret scan", unit: "x", must: 1, stretch: undefined, atLeast: true },
      ratio(scan, "secretlint", "scan"),
    ),
    ...judge(
      { what: "gitleaks : secret scan", unit: "x", must: 1, stretch: undefined, atLeast: true },
      ratio(scan, "gitleaks", "scan"),
    ),
    ...(texts
      ? target(
          { what: "hostile texts, most growth for four times the bytes", unit: "x", must: 6, stretch: 4.5 },
          worstGrowth(texts),
          CLAIMED_RECORDS,
        )
      : []),
    ...reviewTargets(results),
    ...(start
      ? target(
          { what: "`--version`, CPU over an empty Node", unit: " ms", must: 15, stretch: 8 },
          over(start, "version"),
          CLAIMED_RECORDS,
        )
      : []),
  ];
}

function reviewTargets(results: readonly GroupResult[]): Target[] {
  return results
    .filter(({ group }) => group.section === "review")
    .flatMap((group) => {
      const records = group.group.records ?? 0;
      const size = `${records.toLocaleString("en")} records`;
      const ten = { what: `review of 10 proposals : full check, ${size}`, unit: "x", must: 1.5, stretch: 1 };
      const must = ONE_MORE_PROPOSAL[records];
      const one = { what: `review of one more proposal, ${size}`, unit: " ms", stretch: undefined };
      return [
        ...(must === undefined ? [] : target({ ...one, must }, oneMore(group), CLAIMED_RECORDS)),
        ...target(ten, ratio(group, reviewKey(10), "check"), records),
      ];
    });
}

/** Milliseconds of CPU. */
function oneMore(group: GroupResult): Spread | undefined {
  const [first, last] = [PROPOSALS[0], PROPOSALS[2]];
  const [left, right] = [row(group, reviewKey(last)), row(group, reviewKey(first))];
  const spread = left && right ? cpuOver(left, right) : undefined;
  const each = (seconds: number): number => (seconds * 1000) / (last - first);
  return spread && { median: each(spread.median), least: each(spread.least), most: each(spread.most) };
}

function target(bound: Bound, value: Spread | number | undefined, records: number): Target[] {
  if (value === undefined) return [];
  const { what, unit, must, stretch, atLeast } = bound;
  const middle = typeof value === "number" ? value : value.median;
  const text = (number: number): string => `${Number(number.toFixed(Math.abs(number) < 10 ? 2 : 0))}${unit}`;
  const limit = (number: number | undefined): string =>
    number === undefined ? "–" : `${atLeast ? "≥" : "≤"} ${text(number)}`;
  const measured =
    typeof value === "number" ? text(value) : `${text(middle)} (${text(value.least)} to ${text(value.most)})`;
  const keeps = (number: number): boolean => (atLeast ? middle >= number : middle <= number);
  const verdict = keeps(must) ? (stretch !== undefined && keeps(stretch) ? "stretch met" : "met") : "missed";
  const sized = records === CLAIMED_RECORDS;
  return [
    {
      what,
      must: limit(must),
      stretch: limit(stretch),
      measured,
      verdict: sized ? verdict : `only ${records.toLocaleString("en")} records`,
    },
  ];
}

function row(group: GroupResult | undefined, key: string): RowResult | undefined {
  const found = group && rowOf(group, key);
  return found?.failure === undefined ? found : undefined;
}

function ratio(group: GroupResult | undefined, key: string, to: string): Spread | undefined {
  const [left, right] = [row(group, key), row(group, to)];
  return left && right ? cpuRatio(left, right) : undefined;
}

function worst(spreads: readonly (Spread | undefined)[]): Spread | undefined {
  return spreads.reduce((a, b) => (a && b && a.median >= b.median ? a : b));
}

function over(group: GroupResult | undefined, key: string): Spread | undefined {
  const [left, right] = [row(group, key), row(group, "node")];
  const spread = left && right ? cpuOver(left, right) : undefined;
  return spread && { median: spread.median * 1000, least: spread.least * 1000, most: spread.most * 1000 };
}

function growth(group: GroupResult | undefined, smaller: GroupResult | undefined): number | undefined {
  const [large, small] = [over(group, "ten-changes"), over(smaller, "ten-changes")];
  return large && small ? large.median - small.median : undefined;
}

/** Start of Node included. */
function speed(group: GroupResult | undefined, key: string): number | undefined {
  const seconds = cpu(group, key);
  return seconds === undefined || group?.group.bytes === undefined ? undefined : group.group.bytes / 1e6 / seconds;
}

/** CPU over an empty Node of the large text, divided by that of the small one. */
function worstGrowth(group: GroupResult): number | undefined {
  const [small, large] = TEXT_MEGABYTES;
  const growths = TEXT_NAMES.flatMap((name) => {
    const [less, more] = [over(group, textKey(name, small)), over(group, textKey(name, large))];
    return less && more ? [more.median / less.median] : [];
  });
  return growths.length === 0 ? undefined : Math.max(...growths);
}

function cpu(group: GroupResult | undefined, key: string): number | undefined {
  const found = row(group, key);
  return found && median(found, "cpuSeconds");
}

function peak(group: GroupResult | undefined, key: string): number | undefined {
  const found = row(group, key);
  const value = found && median(found, "peakBytes");
  return value === undefined ? undefined : value / 2 ** 20;
}
