/** Processes by what the system tells of them. */
import { readFileSync } from "node:fs";
import { codeOf } from "../memory/error-text.js";

/** Bytes of a process that are not files mapped into it. Only Linux tells; elsewhere 0. */
export function ownMemory(pid: number | undefined): number {
  if (process.platform !== "linux" || pid === undefined) return 0;
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    return Number(/^RssAnon:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Ends a process and what it started; does nothing where all of them have ended. */
export function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (!isGone(codeOf(error))) throw error;
  }
}

/** The group has ended; macOS says EPERM of one whose processes have and are not waited for yet. */
function isGone(code: string | undefined): boolean {
  return code === "ESRCH" || code === "EPERM";
}
