/**
 * Git under a closed configuration (security rules 25 and 26): nothing that a repository, a user's settings or a
 * variable says can make it run a program, ask a question, reach the network or write to the repository.
 *
 * Two kinds of place exist. In the user's repository only the index, the ignore rules and the refs are asked for; git
 * must read its `.git/config` there, so each key of it that names a program is overridden below. Everything about
 * commits, trees and blobs is asked of a borrowing repository of our own (`object-store.ts`), which never reads the
 * user's configuration at all: text conversions, external diffs, merge drivers, signature programs, aliases and remotes
 * do not exist there.
 */
import { writeFileSync } from "node:fs";
import { devNull } from "node:os";
import { GitError, runGit, type GitPlace } from "./git.js";
import { UserError } from "../memory/user-error.js";

const CLOSED_VARIABLES: Readonly<Record<string, string>> = {
  // Messages are recognised by their text in a few places.
  LC_ALL: "C",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_ATTR_NOSYSTEM: "1",
  GIT_TERMINAL_PROMPT: "0",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_LITERAL_PATHSPECS: "1",
  GIT_NO_REPLACE_OBJECTS: "1",
  // Nor may `info/grafts` change who is whose parent. An absent file is passed over in silence, an empty one is not.
  GIT_GRAFT_FILE: `${devNull}/none`,
  GIT_NO_LAZY_FETCH: "1",
  // Git before 2.45 does not know the line above; without any transport it cannot fetch either.
  GIT_ALLOW_PROTOCOL: "none",
};

/*
 * `core.symlinks=false` of rule 25 is not here: it stops a checkout from writing links, we never check out, and it would
 * hide a link that took a file's place.
 */
const CLOSED_KEYS: readonly (readonly [key: string, value: string])[] = [
  ["core.hooksPath", devNull],
  ["core.fsmonitor", "false"],
  ["core.splitIndex", "false"],
  ["core.safecrlf", "false"],
  ["core.warnAmbiguousRefs", "true"],
  // A folder of the work tree that looks like a bare repository must not be taken for one.
  ["safe.bareRepository", "explicit"],
  ["protocol.allow", "never"],
  ["protocol.file.allow", "never"],
  ["gc.auto", "0"],
  // New objects live as long as the command.
  ["core.looseCompression", "0"],
  ["maintenance.auto", "false"],
  // Pairs compared for renames grow with the square of this; the author of a change chooses how many there are.
  ["merge.renameLimit", "1000"],
];

/** Settings of the user that are data: without them git would see other files or none, or not know how branches begin. */
const USER_KEYS =
  "safe\\.directory|init\\.defaultbranch|core\\.(excludesfile|attributesfile|autocrlf|eol|filemode|symlinks|ignorecase" +
  "|precomposeunicode|checkstat|trustctime|longpaths)";
const REPOSITORY_KEYS = "filter\\..*|extensions\\.partialclone|remote\\..*\\.promisor|core\\.sparsecheckout";

export interface Settings {
  /** Of the user and the machine: key and value, in order; a key without `=` has no value. */
  readonly user: readonly (readonly [key: string, value: string | undefined])[];
  /** Names of the filter drivers that the repository's own configuration defines. */
  readonly filters: ReadonlySet<string>;
  /** Whether this is a partial clone: objects may be absent. */
  readonly partial: boolean;
  /** False where links are checked out as small files. */
  readonly symlinks: boolean;
  /** Whether Git was told to leave files out of the working directory. */
  readonly sparse: boolean;
}

/**
 * Reads, once, what must be known of the configuration. Reading it runs nothing.
 * @throws UserError where Git cannot make sense of the repository or of a configuration file, and where a filter cannot be
 * switched off.
 */
export async function readSettings(folder: string): Promise<Settings> {
  // `GIT_CONFIG` itself would have `git config` read one file alone, and no filter of the repository.
  const place = { folder, env: { ...inherited(/^GIT_(?!CONFIG_)/i), LC_ALL: "C" } };
  const pattern = `^(${USER_KEYS}|${REPOSITORY_KEYS})$`;
  let output: Buffer;
  try {
    const answer = await runGit(place, ["config", "--null", "--show-scope", "--get-regexp", pattern], {
      accept: [0, 1],
    });
    output = answer.stdout;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new UserError(`Git cannot work in ${folder}: ${error.reason}`, "Mend what it names");
  }
  const settings = parseSettings(output.toString("utf8"));
  if ([...settings.filters].some((name) => name.includes(UNDECODABLE))) {
    throw new UserError(
      `The configuration of Git in ${folder} has a filter whose name is not UTF-8, so that it cannot be switched off.`,
      "Rename the filter: `git config --show-origin --get-regexp '^filter'` tells where it stands",
    );
  }
  return settings;
}

/** What stands for bytes that are no UTF-8. No variable can hold those, so no name with them can be given to Git. */
const UNDECODABLE = "\uFFFD";

function parseSettings(text: string): Settings {
  const user: [string, string | undefined][] = [];
  const filters = new Set<string>();
  let partial = false;
  let symlinks = true;
  let sparse = false;
  const fields = text.split("\0");
  for (let i = 0; i + 1 < fields.length; i += 2) {
    const scope = fields[i] ?? "";
    const entry = fields[i + 1] ?? "";
    const end = entry.indexOf("\n");
    const key = end === -1 ? entry : entry.slice(0, end);
    const value = end === -1 ? undefined : entry.slice(end + 1);
    if (key === "core.symlinks") symlinks = isTrue(value);
    if (key === "core.sparsecheckout") sparse = isTrue(value);
    else if (key.startsWith("filter.")) filters.add(key.slice("filter.".length, key.lastIndexOf(".")));
    else if (key.startsWith("remote.") || key.startsWith("extensions.")) partial = true;
    else if (scope !== "local" && scope !== "worktree") user.push([key, value]);
  }
  return { user, filters, partial, symlinks, sparse };
}

/** As Git reads it: a key without a value is true. */
function isTrue(value = "true"): boolean {
  return !/^(false|no|off|0|)$/i.test(value);
}

/** Writes the user's data settings where `GIT_CONFIG_GLOBAL` will point. */
export function writeUserSettings(file: string, settings: Settings): void {
  const lines = settings.user.map(([key, value]) => {
    const dot = key.indexOf(".");
    const name = key.slice(dot + 1);
    return `[${key.slice(0, dot)}]\n\t${value === undefined ? name : `${name} = ${quoteValue(value)}`}\n`;
  });
  writeFileSync(file, lines.join(""));
}

/** The place of commands in the user's repository. */
export function closedPlace(folder: string, globalConfig: string, filters: ReadonlySet<string>): GitPlace {
  const keys = [...CLOSED_KEYS];
  // Comparing or storing a file's content would run these; an empty command is none.
  for (const name of filters) {
    for (const key of ["clean", "smudge", "process"]) keys.push([`filter.${name}.${key}`, ""]);
    keys.push([`filter.${name}.required`, "false"]);
  }
  const env: Record<string, string> = { ...inherited(/^GIT_/i), ...CLOSED_VARIABLES };
  env["GIT_CONFIG_GLOBAL"] = globalConfig;
  env["GIT_CONFIG_COUNT"] = String(keys.length);
  keys.forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return { folder, env };
}

function inherited(drop: RegExp): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && !drop.test(name)) env[name] = value;
  }
  return env;
}

function quoteValue(value: string): string {
  const escaped = value.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\t", "\\t");
  return `"${escaped}"`;
}
