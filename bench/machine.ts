/** What a figure depends on: the machine, its programs, and what else it was doing. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { arch, cpus, loadavg, release, totalmem, type } from "node:os";

export interface Machine {
  readonly cores: number;
  readonly cpu: string;
  readonly memoryGigabytes: number;
  readonly system: string;
  readonly node: string;
  readonly git: string;
  /** Commit of this project, with `-dirty` where files differ from it; `unknown` outside a clone. */
  readonly commit: string;
  /** Load average over the last minute, when the bench began. */
  readonly load: number;
}

/** @param node path of the Node that runs the measured programs */
export function describeMachine(node: string, project: string): Machine {
  return {
    cores: cpus().length,
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    system: `${distribution()} (${type()} ${release()}, ${arch()})`,
    node: output(node, ["--version"]),
    git: output("git", ["--version"]).replace("git version ", ""),
    commit: output("git", ["-C", project, "describe", "--always", "--dirty", "--abbrev=10"]),
    load: loadavg()[0] ?? 0,
  };
}

function distribution(): string {
  if (!existsSync("/etc/os-release")) return type();
  return /^PRETTY_NAME="(.*)"$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? type();
}

function output(command: string, args: readonly string[]): string {
  try {
    return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "unknown";
  }
}
