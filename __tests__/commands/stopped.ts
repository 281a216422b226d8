/** The committed bundle as a child process that is killed right after one of its files has come into its place. */
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
    whole(from, to);
    if (String(to).endsWith(process.env.KILL_AFTER)) process.kill(process.pid, "SIGKILL");
  };
}
require("node:module").syncBuiltinESMExports();
`;

/** @param after how the path of the last file ends that is written. @returns the signal that ended it. */
export function stopped(after: string, ...args: string[]): string | null {
  const preload = join(folderOf({ "kill.cjs": KILL }), "kill.cjs");
  const env = { ...process.env, KILL_AFTER: after };
  return spawnSync(process.execPath, ["--require", preload, BUNDLE, ...args], { env, stdio: "ignore" }).signal;
}
