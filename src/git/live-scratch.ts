/**
 * Temporary folders that are in use. They hold objects of the working directory, so none may be left behind: not where
 * the process is told to end, and not where it ends by itself before it is done with them.
 */
import { rmSync } from "node:fs";

const live = new Set<string>();
let isWatched = false;

const ENDING = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** To be called before the first folder is made, so that no moment is left in which a signal would leave it behind. */
export function watchForTheEnd(): void {
  if (isWatched) return;
  isWatched = true;
  process.on("exit", removeAll);
  for (const signal of ENDING) process.on(signal, endBy);
}

export function rememberScratch(scratch: string): void {
  live.add(scratch);
}

export function forgetScratch(scratch: string): void {
  live.delete(scratch);
}

/** Ends as if the signal had not been caught, so that whoever sent it sees what it did. */
function endBy(signal: NodeJS.Signals): void {
  removeAll();
  for (const each of ENDING) process.off(each, endBy);
  process.kill(process.pid, signal);
}

function removeAll(): void {
  for (const scratch of live) {
    try {
      rmSync(scratch, { recursive: true, force: true, maxRetries: MAX_RETRIES });
    } catch {
      // The process ends: there is nobody left to tell, and nothing left to try.
    }
  }
  live.clear();
}

/** A Git that has not noticed the end yet may still write there. */
const MAX_RETRIES = 3;
