/** The scan for secrets: of a whole memory beside others' scanners, and of single texts that try to make it slow. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { emptyNode, readFloor, stewardRow, type Context } from "../context.js";
import type { Corpus } from "../corpus/prepare.js";
import { startRepository } from "../git.js";
import type { Run } from "../measure.js";
import { peerProgram, peerTitle } from "../peers.js";
import type { Group, Row } from "../rows.js";

const PEER_TIMEOUT_SECONDS = 600;

/** Megabytes of each hostile text: the second four times the first, so that growth shows. */
export const TEXT_MEGABYTES = [12.5, 50] as const;

const TEXTS: Readonly<Record<string, (bytes: number) => Buffer>> = {
  "prose on one line": repeated("The deploy job reads its settings from the vault, and nobody else may. "),
  "a million lines for every two megabytes": repeated("a\n"),
  "one letter": repeated("a"),
  "beginnings of tokens": repeated("ghp_"),
  "secret words": repeated("password: "),
  "separators of URLs": repeated("http://a:b"),
  "first lines of keys": repeated("-----BEGIN RSA PRIVATE KEY-----\n"),
  escapes: repeated("\\n"),
  "references of references": repeated("&amp;"),
  "zero-width spaces": repeated("\u200b"),
  brackets: repeated("["),
  "base64 of text": (bytes) => Buffer.from(repeated("random text of some kind ")((bytes / 4) * 3).toString("base64")),
  "UTF-16 with a mark": (bytes) => Buffer.from(`\ufeff${"ab cd ".repeat(bytes / 12)}`, "utf16le"),
  "lone surrogates in UTF-16": (bytes) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(bytes - 2, 0xd8)]),
};

export const TEXT_NAMES: readonly string[] = Object.keys(TEXTS);

export function textKey(name: string, megabytes: number): string {
  return `${name}, ${megabytes} MB`;
}

export function secretGroups(context: Context): Group[] {
  return context.corpora.map((corpus) => wholeMemory(context, corpus));
}

function wholeMemory(context: Context, { directory, records, files, bytes }: Corpus): Group {
  return {
    section: "secrets",
    title: `Scan for secrets, ${records.toLocaleString("en")} records, ${(bytes / 1e6).toFixed(1)} MB`,
    records,
    bytes,
    floor: "read",
    rows: [
      emptyNode(context),
      readFloor(context, directory, files),
      scanRow(context, directory, { key: "scan", name: "**memory-steward scan**", files, exits: [0] }),
      ...secretlint(context, directory, files),
      ...gitleaks(directory, files),
    ],
  };
}

function secretlint({ node, peers }: Context, directory: string, files: number): Row[] {
  if (!peers) return [];
  const config = join(peers.directory, "secretlintrc.json");
  const program = peerProgram(peers, "secretlint", "bin/secretlint.js");
  return [
    {
      key: "secretlint",
      name: `${peerTitle("secretlint")}, recommended rules`,
      files,
      // Its rules are found from where it is installed, the files by an absolute pattern.
      command: { argv: [node, program, "--secretlintrc", config, `${directory}/**/*`], cwd: peers.directory },
      exits: [0, 1],
      peer: true,
      timeoutSeconds: PEER_TIMEOUT_SECONDS,
      ...(peers.missing !== undefined && { missing: peers.missing }),
    },
  ];
}

/** Where it is installed: it is no package of npm. */
function gitleaks(directory: string, files: number): Row[] {
  const folder = (process.env.PATH ?? "").split(delimiter).find((path) => existsSync(join(path, "gitleaks")));
  if (folder === undefined) return [];
  return [
    {
      key: "gitleaks",
      name: "gitleaks, as it is installed",
      files,
      command: { argv: [join(folder, "gitleaks"), "dir", directory, "--no-banner", "--exit-code", "0"] },
      exits: [0],
      peer: true,
      timeoutSeconds: PEER_TIMEOUT_SECONDS,
    },
  ];
}

/** Single texts that try to make a scanner slow. */
export function secretTextsGroup(context: Context, cache: string): Group {
  const directory = join(cache, "secret-texts");
  rmSync(directory, { recursive: true, force: true });
  const rows = Object.entries(TEXTS).flatMap(([name, make], index) =>
    TEXT_MEGABYTES.map((megabytes) => {
      const folder = join(directory, `${index}-${megabytes}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "text.md"), make(megabytes * 1e6));
      startRepository(folder);
      const key = textKey(name, megabytes);
      return scanRow(context, folder, { key, name: key, files: 1, exits: [0, 1] });
    }),
  );
  return { section: "secrets", title: "Hostile texts", floor: "node", rows: [emptyNode(context), ...rows] };
}

/** Run in the folder: from outside, the repository around it would say what is ignored. */
function scanRow(context: Context, directory: string, row: Pick<Row, "key" | "name" | "files" | "exits">): Row {
  const made = stewardRow(context, ["scan", ".", "--format", "json"], { ...row, fault: verdictFault });
  return { ...made, command: { ...made.command, cwd: directory } };
}

function repeated(text: string): (bytes: number) => Buffer {
  return (bytes) => Buffer.alloc(bytes, text);
}

function verdictFault({ stdout }: Run): string | undefined {
  return /"verdict": ?"(?:pass|fail)"/.test(stdout) ? undefined : "no report on standard output";
}
