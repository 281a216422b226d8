/** The command line of the bench. */
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { OptionError, parseOptions, wholeNumber } from "./arguments.js";

const SECTIONS = [
  "full",
  "pull-request",
  "shards",
  "index",
  "start-up",
  "secrets",
  "review",
  "secret-texts",
  "hostile",
] as const;
/** Floods of minutes, which the tests send as well. */
const SLOW: ReadonlySet<string> = new Set(["secret-texts", "hostile"]);

export const USAGE = `Usage: npm run bench -- [options]
  --only SECTION    full, pull-request, shards, index, start-up, secrets, review, secret-texts, hostile or own; may stand several times
  --records N       size of the generated memory; may stand several times (1000, 10000 and 100000; review speaks of 2000 and 100000)
  --runs N          rounds (7)
  --budget SECONDS  a command that has taken longer in all is not run in further rounds (180)
  --seed N          seed of the generator (1)
  --no-peers        leave other people's tools out
  --own DIR         check a memory of your own as well
  --layout NAME     layout of --own
  --node FILE       the Node that runs the measured programs (this one)
  --cli FILE        the command line that is measured (dist/cli.js): for two builds beside each other
  --json FILE       write every figure of every run
  --quick           1,000 records, one round, no peers, none of the floods`;

export interface Options {
  readonly sections: ReadonlySet<string>;
  readonly records: readonly number[];
  readonly runs: number;
  readonly budgetSeconds: number;
  readonly seed: number;
  readonly peers: boolean;
  readonly own: string | undefined;
  readonly layout: string | undefined;
  readonly node: string;
  /** From the project's top folder. */
  readonly cli: string;
  readonly json: string | undefined;
  /** As a person would type it. */
  readonly command: string;
}

/** @throws OptionError for anything that is not in USAGE, and for files and folders that would be missed hours later. */
export function readOptions(argv: readonly string[]): Options {
  const values = parse(argv);
  const quick = values.quick === true;
  const only = values.only ?? [];
  const known: readonly string[] = [...SECTIONS, "own"];
  const stranger = only.find((name) => !known.includes(name));
  if (stranger !== undefined) throw new OptionError(`--only ${stranger}: there is no such section`);
  if (only.includes("own") && values.own === undefined)
    throw new OptionError("--only own: say which memory, with --own DIR");
  if (values.own !== undefined && !isFolder(values.own))
    throw new OptionError(`--own ${values.own}: there is no such folder`);
  if (values.json !== undefined && !isWritable(values.json))
    throw new OptionError(`--json ${values.json}: the file cannot be written`);
  const sizes = (values.records ?? []).map((text) => wholeNumber("--records", text, 5)).sort((a, b) => a - b);
  return {
    sections: new Set(only.length > 0 ? only : SECTIONS.filter((name) => !quick || !SLOW.has(name))),
    records: sizes.length > 0 ? sizes : quick ? [1000] : [1000, 10_000, 100_000],
    runs: values.runs === undefined ? (quick ? 1 : 7) : wholeNumber("--runs", values.runs, 1),
    budgetSeconds: values.budget === undefined ? 180 : wholeNumber("--budget", values.budget, 1),
    seed: values.seed === undefined ? 1 : wholeNumber("--seed", values.seed, 0),
    peers: !quick && values["no-peers"] !== true,
    own: values.own,
    layout: values.layout,
    node: values.node ?? process.execPath,
    cli: values.cli ?? "dist/cli.js",
    json: values.json,
    command: ["npm run", quick ? "bench:quick" : "bench", ...(rest(argv).length > 0 ? ["--", ...rest(argv)] : [])].join(
      " ",
    ),
  };
}

function rest(argv: readonly string[]): string[] {
  return argv.filter((argument) => argument !== "--quick");
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function isWritable(path: string): boolean {
  if (isFolder(path)) return false;
  try {
    accessSync(existsSync(path) ? path : dirname(resolve(path)), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function parse(argv: readonly string[]) {
  return parseOptions({
    args: [...argv],
    options: {
      only: { type: "string", multiple: true },
      records: { type: "string", multiple: true },
      runs: { type: "string" },
      budget: { type: "string" },
      seed: { type: "string" },
      "no-peers": { type: "boolean" },
      own: { type: "string" },
      layout: { type: "string" },
      node: { type: "string" },
      cli: { type: "string" },
      json: { type: "string" },
      quick: { type: "boolean" },
    },
  }).values;
}
