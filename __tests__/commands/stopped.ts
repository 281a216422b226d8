/** The committed bundle as a child process that is killed right before or after one of its files has come into its place. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { folderOf } from "./command-line.js";

const BUNDLE = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

const KILL = `
const fs = require("node:fs");
for (const name of ["renameSync", "linkSync"]) {
  const whole = fs[name];
  fs[name] = (from, to) => {
    const isMeant = String(to).endsWith(process.env.KILL_AT);
    if (isMeant && process.env.KILL_WHEN === "before") process.kill(process.pid, "SIGKILL");
    whole(from, to);
    if (isMeant) process.kill(process.pid, "SIGKILL");
  };
}
require("node:module").syncBuiltinESMExports();
`;

/** @param after how the path of the last file ends that is written. @returns the signal that ended it. */
export function stopped(after: string, ...args: string[]): string | null {
  return killed("after", after, args);
}

/** @param before how the path of the file ends that is begun and does not come. @returns the signal that ended it. */
export function stoppedBefore(before: string, ...args: string[]): string | null {
  return killed("before", before, args);
}

function killed(when: "before" | "after", path: string, args: readonly string[]): string | null {
  const preload = join(folderOf({ "kill.cjs": KILL }), "kill.cjs");
  const env = { ...process.env, KILL_AT: path, KILL_WHEN: when };
  return spawnSync(process.execPath, ["--require", preload, BUNDLE, ...args], { env, stdio: "ignore" }).signal;
}
