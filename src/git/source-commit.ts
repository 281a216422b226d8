import type { SourceCommit } from "../memory/repository.js";
import { UserError } from "../memory/user-error.js";
import { committerSeconds } from "./committer-seconds.js";
import { GitError, MAX_OUTPUT_BYTES, streamGit } from "./git.js";
import { unreadableHistory, type ObjectStore } from "./object-store.js";
import { deepen } from "./revision.js";

/**
 * The last commit on the first-parent line of `from` that differs from its first parent in a source file (decision 6).
 * @param prefix root of the tree, such as `a/b/`; paths given to `isSource` are relative to it.
 * @returns undefined where no commit ever touched a source file.
 * @throws UserError where a shallow clone ends before the answer is known, or the history cannot be read.
 */
export async function findSourceCommit(
  store: ObjectStore,
  from: string,
  prefix: string,
  isSource: (path: string) => boolean,
): Promise<SourceCommit | undefined> {
  try {
    const answer = await readLog(store, from, new FirstParentLog(prefix, isSource));
    // A commit whose parents were cut off looks as if it had added every file.
    const isCutOff = answer === undefined ? await endsShallow(store, from) : store.shallow.has(answer.commit);
    if (isCutOff) throw deepen("This clone is too shallow to know which commit changed the sources last.");
    return answer;
  } catch (error) {
    throw error instanceof GitError ? unreadableHistory(store, error) : error;
  }
}

async function readLog(store: ObjectStore, from: string, log: FirstParentLog): Promise<SourceCommit | undefined> {
  const args = ["log", "--first-parent", "--diff-merges=first-parent", "--root", "--raw", "-r", "-z", "--no-renames"];
  const limit = log.prefix === "" ? [] : [log.prefix.slice(0, -1)];
  const exit = await streamGit(store.place, [...args, "--format=commit %H %ct", from, "--", ...limit], {
    onData: (chunk) => log.take(chunk),
  });
  if (!exit.stopped && exit.code !== 0) throw new GitError(args, exit.code, exit.stderr);
  return log.found;
}

/** Whether the first-parent line of a commit ends where a shallow clone was cut. */
async function endsShallow(store: ObjectStore, from: string): Promise<boolean> {
  if (store.shallow.size === 0) return false;
  let last = "";
  const exit = await streamGit(store.place, ["rev-list", "--first-parent", from], {
    onData: (chunk) => {
      last = (last + chunk.toString("latin1")).slice(-200);
      return true;
    },
  });
  if (exit.code !== 0) throw new GitError(["rev-list"], exit.code, exit.stderr);
  return store.shallow.has(last.trim().split("\n").at(-1) ?? "");
}

/**
 * Reads the log: `commit <id> <seconds>`, then pairs of `:<modes and ids> <status>` and a path. A path is told by its
 * position, so that no path can pass for a commit.
 */
class FirstParentLog {
  found: SourceCommit | undefined;
  readonly prefix: string;
  readonly #isSource: (path: string) => boolean;
  #rest: Buffer = Buffer.alloc(0);
  #commit = "";
  #seconds = 0;
  #bytes = 0;
  #expectsPath = false;

  constructor(prefix: string, isSource: (path: string) => boolean) {
    this.prefix = prefix;
    this.#isSource = isSource;
  }

  take(chunk: Buffer): boolean {
    this.#bytes += chunk.length;
    if (this.#bytes > MAX_OUTPUT_BYTES) {
      throw new UserError(`Commit ${this.#commit} and those around it change too many paths to be read.`);
    }
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
      if (this.#record(bytes.toString("utf8", start, end))) return false;
      start = end + 1;
    }
    this.#rest = Buffer.from(bytes.subarray(start));
    return true;
  }

  /** True once the answer is known. */
  #record(text: string): boolean {
    if (this.#expectsPath) {
      this.#expectsPath = false;
      if (!text.startsWith(this.prefix) || !this.#isSource(text.slice(this.prefix.length))) return false;
      this.found = { commit: this.#commit, time: new Date(this.#seconds * 1000) };
      return true;
    }
    // The first record of a commit's changes begins with a line break.
    if (/^\n?:/.test(text)) {
      this.#expectsPath = true;
      return false;
    }
    const [, commit, seconds = ""] = /^\n?commit ([0-9a-f]+) (-?\d*)$/.exec(text) ?? [];
    if (commit === undefined) throw new Error(`git log printed an unexpected record: ${text}`);
    this.#commit = commit;
    this.#seconds = committerSeconds(seconds);
    this.#bytes = 0;
    return false;
  }
}
