/** The full check: every file read, parsed, judged and linked, beside what others need for less. */
import { join } from "node:path";
import { checkJsonRow, emptyNode, PROJECT, readFloor, reportFault, stewardRow, type Context } from "../context.js";
import type { Corpus } from "../corpus/prepare.js";
import { peerProgram, peerTitle, type Peers } from "../peers.js";
import type { Group, Row } from "../rows.js";

const PEER_TIMEOUT_SECONDS = 300;

export function fullGroups(context: Context): Group[] {
  return context.corpora.flatMap((corpus) => [wholeMemory(context, corpus), yamlAlone(context, corpus)]);
}

function wholeMemory(context: Context, corpus: Corpus): Group {
  const { directory, records, files, markdownFiles } = corpus;
  const { peers, node } = context;
  return {
    section: "full",
    title: `Full check, ${records.toLocaleString("en")} records`,
    records,
    floor: "read",
    rows: [
      emptyNode(context),
      readFloor(context, directory, files),
      // Right behind the floor: after a minute of load the machine may be slower.
      checkRow(context, directory, files, records),
      checkJsonRow(context, corpus),
      stewardRow(context, ["check", directory, "--format", "json"], {
        key: "check-secrets",
        name: "**memory-steward check** `--format json`, secrets sought as well",
        files,
        exits: [0],
        fault: (run) => reportFault(run, { ids: records, errors: 0 }),
      }),
      ...gitFloors(corpus),
      {
        key: "straightforward",
        name: "straightforward pipeline (gray-matter, yaml, ajv)",
        files: records,
        command: { argv: [node, join(PROJECT, "bench/straightforward/main.mjs"), directory] },
        exits: [0],
        fault: ({ stdout }) => (stdout.includes(`"records": ${records},`) ? undefined : "it did not read every record"),
      },
      ...(peers ? markdownPeers(context, peers, directory, markdownFiles) : []),
    ],
  };
}

/** What is said on a terminal where nothing else is asked for. */
function checkRow(context: Context, directory: string, files: number, records: number): Row {
  const verdict = `PASS  no findings in ${records.toLocaleString("en")} files, ${records.toLocaleString("en")} records\n`;
  return stewardRow(context, ["check", directory, "--no-secrets"], {
    key: "check",
    name: "**memory-steward check** `--no-secrets`",
    files,
    exits: [0],
    fault: ({ stdout }) => (stdout === verdict ? undefined : `it says ${JSON.stringify(stdout.slice(0, 200))}`),
  });
}

function gitFloors({ directory, files, blobList }: Corpus): Row[] {
  return [
    {
      key: "ls-files",
      name: "`git ls-files`",
      files,
      command: { argv: ["git", "-C", directory, "ls-files", "-z"] },
      exits: [0],
    },
    {
      key: "cat-file",
      name: "`git cat-file --batch` of every blob",
      files,
      command: { argv: ["git", "-C", directory, "cat-file", "--batch", "--buffer"], stdin: blobList },
      exits: [0],
      fault: ({ outputBytes }) => (outputBytes > files * 100 ? undefined : `only ${outputBytes} bytes came out`),
    },
  ];
}

/** The same YAML files for everyone: the memory without its Markdown, in which every target still exists. */
function yamlAlone(context: Context, { records, yaml }: Corpus): Group {
  const { directory, files } = yaml;
  return {
    section: "full",
    title: `YAML files alone, of ${records.toLocaleString("en")} records`,
    records,
    floor: "read",
    rows: [
      readFloor(context, directory, files),
      checkRow(context, directory, files, yaml.records),
      ...(context.peers ? yamlPeers(context, context.peers, directory, yaml.records) : []),
    ],
  };
}

function peerRow(
  peers: Peers,
  node: string,
  cwd: string,
  row: Omit<Row, "command" | "exits"> & { argv: string[] },
): Row {
  const { argv, ...rest } = row;
  return {
    ...rest,
    command: { argv: [node, ...argv], cwd },
    exits: [0],
    peer: true,
    timeoutSeconds: PEER_TIMEOUT_SECONDS,
    ...(peers.missing === undefined ? {} : { missing: peers.missing }),
  };
}

function yamlPeers({ node }: Context, peers: Peers, cwd: string, files: number): Row[] {
  const schema = join(peers.directory, "node.schema.json");
  const ajv = peerProgram(peers, "ajv-cli", "dist/index.js");
  return [
    peerRow(peers, node, cwd, {
      key: "ajv",
      name: `${peerTitle("ajv-cli")}: schema alone`,
      files,
      argv: [
        ajv,
        "validate",
        "--spec=draft2020",
        "--strict=false",
        "--errors=line",
        "-s",
        schema,
        "-d",
        "graph/**/*.yaml",
      ],
    }),
    peerRow(peers, node, cwd, {
      key: "yaml-lint",
      name: `${peerTitle("yaml-lint")}: syntax alone`,
      files,
      argv: [peerProgram(peers, "yaml-lint", "dist/cli.js"), "graph/**/*.yaml"],
    }),
  ];
}

function markdownPeers({ node }: Context, peers: Peers, cwd: string, files: number): Row[] {
  const markdownlint = peerProgram(peers, "markdownlint-cli2", "markdownlint-cli2-bin.mjs");
  const rules = join(peers.directory, "bench.markdownlint-cli2.jsonc");
  const remark = peerProgram(peers, "remark-cli", "cli.js");
  const settings = join(peers.directory, "remarkrc.mjs");
  return [
    peerRow(peers, node, cwd, {
      key: "markdownlint",
      name: `${peerTitle("markdownlint-cli2")}: Markdown style alone`,
      files,
      argv: [markdownlint, "--config", rules, "**/*.md"],
    }),
    peerRow(peers, node, cwd, {
      key: "remark",
      name: `${peerTitle("remark-cli")} with ${peerTitle("remark-lint-frontmatter-schema")}: front matter schema alone`,
      files,
      argv: [remark, ".", "--no-config", "--rc-path", settings, "--frail", "--quiet", "--no-stdout", "--ext", "md"],
    }),
  ];
}
