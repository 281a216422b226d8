/** What the bundle loads when (decisions 26 and 28): the forge's client is for publishing alone. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { PROJECT, runAction } from "../runner/run-action.js";

const folder = mkdtempSync(join(tmpdir(), "chunks-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it("checks, explains and tells its version without the chunks of Octokit, and publishes with them alone", () => {
  for (const name of ["dist", "action.yml"]) cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  const dist = join(folder, "dist");
  const octokit = readdirSync(dist).filter((name) => /^\d+\.index\.js$/.test(name) && isOctokit(join(dist, name)));
  expect(octokit).not.toEqual([]);
  for (const name of octokit) rmSync(join(dist, name));

  const memory = join(folder, "memory");
  cpSync(join(PROJECT, "examples/company-brain"), memory, { recursive: true });
  const cli = (...args: string[]) => spawnSync(process.execPath, [join(dist, "cli.js"), ...args], { cwd: memory });
  for (const args of [["--version"], ["--help"], ["check"], ["rules"], ["doctor"]]) {
    const { status, stderr } = cli(...args);
    expect([args, stderr.toString(), status]).toEqual([args, "", 0]);
  }
  execFileSync("git", ["init", "--quiet", memory]);
  execFileSync("git", ["-C", memory, "add", "--all"]);
  const identity = ["-c", "user.name=test", "-c", "user.email=test@example.org"];
  execFileSync("git", ["-C", memory, ...identity, "commit", "--quiet", "--message", "Start"]);
  expect(runAction({ workspace: memory, eventName: "push", action: folder }).exitCode).toBe(0);

  const event = {
    pull_request: { number: 1, base: { ref: "main", sha: "0".repeat(40) }, head: { sha: "1".repeat(40) } },
  };
  const published = runAction({
    ...{ workspace: memory, eventName: "pull_request", event, action: folder },
    inputs: { command: "publish", token: "x" },
  });
  expect(published.exitCode).toBe(3);
  expect(published.log).toContain("Cannot find module");
});

function isOctokit(path: string): boolean {
  return /octokit-endpoint\.js|plugin-rest-endpoint-methods|octokit-core\.js/.test(readFileSync(path, "utf8"));
}
