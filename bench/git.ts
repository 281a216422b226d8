/** Git for making repositories: the same author, time and settings on every machine. */
import { execFileSync } from "node:child_process";

const ENVIRONMENT = {
  ...process.env,
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "bench",
  GIT_AUTHOR_EMAIL: "bench@example.com",
  GIT_AUTHOR_DATE: "2026-03-01T00:00:00Z",
  GIT_COMMITTER_NAME: "bench",
  GIT_COMMITTER_EMAIL: "bench@example.com",
  GIT_COMMITTER_DATE: "2026-03-01T00:00:00Z",
};

/** Runs git in a folder, with the machine's and the user's settings left out. @returns standard output, trimmed */
export function git(directory: string, args: readonly string[], input?: string | Buffer): string {
  return execFileSync("git", args, {
    cwd: directory,
    env: ENVIRONMENT,
    input: input ?? "",
    encoding: "utf8",
    maxBuffer: 1 << 30,
  }).trim();
}

/** Makes a folder a repository whose branch `main` holds everything in it. */
export function startRepository(directory: string): void {
  git(directory, ["init", "--quiet", "--initial-branch=main"]);
  commitAll(directory, "Start");
}

export function commitAll(directory: string, message: string): void {
  git(directory, ["add", "--all"]);
  git(directory, ["commit", "--quiet", "--message", message]);
}
