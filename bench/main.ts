/** `npm run bench`: measures, and prints what it measured as Markdown. */
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runProgram } from "./arguments.js";
import { cliMissing, PROJECT, type Context } from "./context.js";
import { prepareCorpus } from "./corpus/prepare.js";
import { describeMachine } from "./machine.js";
import { readOptions, USAGE, type Options } from "./options.js";
import { preparePeers } from "./peers.js";
import { runGroup, type Group, type GroupResult } from "./rows.js";
import { fullGroups } from "./sections/full.js";
import { runHostile, type HostileResult } from "./sections/hostile.js";
import { mistakesGroup } from "./sections/mistakes.js";
import { indexGroups } from "./sections/index.js";
import { ownGroup } from "./sections/own.js";
import { pullRequestGroups } from "./sections/pull-request.js";
import { reviewGroups } from "./sections/review.js";
import { secretGroups, secretTextsGroup } from "./sections/secrets.js";
import { shardGroups } from "./sections/shards.js";
import { startUpGroup } from "./sections/start-up.js";
import { renderGroup, renderHostile, renderMachine, renderTargets } from "./table.js";
import { targetsOf } from "./targets.js";

const CACHE = join(PROJECT, ".cache/bench");
const PEERS = join(PROJECT, ".cache/bench-peers");

function log(line: string): void {
  process.stderr.write(`${line}\n`);
}

function prepare({ sections, records, seed, peers, node, cli }: Options): Context {
  const needsCorpora = (["full", "pull-request", "shards", "index", "secrets", "review"] as const).some((section) =>
    sections.has(section),
  );
  const bundle = resolve(PROJECT, cli);
  const indexer = sections.has("pull-request") && existsSync(bundle) ? { node, cli: bundle } : undefined;
  return {
    node,
    cli: bundle,
    corpora: needsCorpora
      ? records.map((count) => prepareCorpus({ cache: CACHE, records: count, seed, log, ...(indexer && { indexer }) }))
      : [],
    peers: peers && (sections.has("full") || sections.has("secrets")) ? preparePeers(PEERS, log) : undefined,
  };
}

function groupsOf(context: Context, { sections, seed, own, layout }: Options): Group[] {
  return [
    ...(sections.has("full") ? [...fullGroups(context), mistakesGroup(context, CACHE, seed)] : []),
    ...(sections.has("pull-request") ? pullRequestGroups(context) : []),
    ...(sections.has("shards") ? shardGroups(context, CACHE) : []),
    ...(sections.has("index") ? indexGroups(context) : []),
    ...(sections.has("review") ? reviewGroups(context, CACHE, seed) : []),
    ...(sections.has("start-up") ? [startUpGroup(context)] : []),
    ...(sections.has("secrets") ? secretGroups(context) : []),
    ...(sections.has("secret-texts") ? [secretTextsGroup(context, CACHE)] : []),
    ...(own === undefined ? [] : [ownGroup(context, own, layout)]),
  ];
}

/** Everything of ours, and every floor, that did not end as it should. */
function brokenRuns(groups: readonly GroupResult[], hostile: readonly HostileResult[]): string[] {
  const rows = groups.flatMap(({ group, rows: all }) =>
    all
      .filter(({ row, failure }) => failure !== undefined && !row.peer)
      .map(({ row, failure }) => `${group.title}, ${row.name}: ${failure}`),
  );
  const cases = hostile.filter(({ failure }) => failure !== undefined);
  return [...rows, ...cases.map(({ hostile: { name }, failure }) => `hostile, ${name}: ${failure}`)];
}

async function main(options: Options): Promise<number> {
  const machine = describeMachine(options.node, PROJECT);
  const context = prepare(options);
  const missing = cliMissing(context);
  const groups: GroupResult[] = [];
  for (const group of groupsOf(context, options)) groups.push(await runGroup(group, { ...options, log }));
  const hostile = options.sections.has("hostile") && missing === undefined ? await runHostile(context, CACHE, log) : [];
  const targets = targetsOf(groups);
  const parts = [renderMachine(machine, options.command), ...groups.map(renderGroup)];
  if (hostile.length > 0) parts.push(renderHostile(hostile));
  if (targets.length > 0) parts.push(renderTargets(targets));
  process.stdout.write(`${parts.join("\n\n")}\n`);
  if (options.json !== undefined) {
    const figures = { machine, command: options.command, groups: groups.map(figuresOfGroup), hostile, targets };
    writeFileSync(options.json, `${JSON.stringify(figures, undefined, 2)}\n`);
  }
  const broken = missing === undefined ? brokenRuns(groups, hostile) : [missing];
  for (const line of broken) log(`Broken: ${line}`);
  return broken.length > 0 ? 1 : 0;
}

function figuresOfGroup({ group: { section, title, records, floor }, rows }: GroupResult): object {
  const figures = rows.map(({ row: { key, name, files }, runs, failure }) => ({
    key,
    name,
    files,
    failure,
    runs: [...runs].map(([round, run]) => ({ round, ...run })),
  }));
  return { section, title, records, floor, rows: figures };
}

await runProgram(USAGE, (argv) => main(readOptions(argv)));
