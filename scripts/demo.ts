/**
 * The main job on a fresh machine, without an account: makes a Git repository of the example, a branch with typical
 * mistakes, checks it, shows the findings, applies the fix, checks again. Runs the committed bundle.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const top = fileURLToPath(new URL("..", import.meta.url));
const cli = join(top, "dist/cli.js");
const folder = mkdtempSync(join(tmpdir(), "memory-steward-demo-"));

try {
  say("A memory of 40 records, clean and committed on main");
  cpSync(join(top, "examples/company-brain"), folder, { recursive: true });
  git("init", "--quiet", "--initial-branch=main");
  commit("Start the memory");
  expectExit(0, steward("check"));

  say("An agent proposes a change on a branch: five files added, three changed, one deleted");
  git("switch", "--quiet", "--create", "agent/proposal");
  const mistakes = join(top, "examples/company-brain-mistakes");
  cpSync(mistakes, folder, { recursive: true, filter: (source) => !source.endsWith("delete.txt") });
  for (const path of readFileSync(join(mistakes, "delete.txt"), "utf8").split("\n")) {
    if (path !== "" && !path.startsWith("#")) rmSync(join(folder, path));
  }
  commit("Propose what the last run learned");
  process.stdout.write(git("diff", "--stat", "main"));

  say("The gate of main judges the branch");
  expectExit(1, steward("check", "--base", "main"));

  say("What is certain mends itself");
  expectExit(0, steward("fix", "--yes"));

  say("The rest is for a person: what is left after the fix");
  expectExit(1, steward("check", "--base", "main", "--max-findings", "3"));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function steward(...args: string[]): number {
  process.stdout.write(`$ memory-steward ${args.join(" ")}\n`);
  const { status, error } = spawnSync(process.execPath, [cli, ...args], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (error) throw error;
  return status ?? 3;
}

function expectExit(expected: number, actual: number): void {
  if (actual !== expected) throw new Error(`The demo expected exit code ${expected} and got ${actual}.`);
}

function say(text: string): void {
  process.stdout.write(`\n── ${text} ──\n\n`);
}

function commit(message: string): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
}

function git(...args: string[]): string {
  const identity = ["-c", "user.name=demo", "-c", "user.email=demo@example.org", "-c", "commit.gpgsign=false"];
  // The same commits on every machine: what the README quotes is what this prints.
  const date = "2026-11-02T09:00:00Z";
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: "/dev/null" };
  return execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8", env });
}
