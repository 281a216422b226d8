/** Resident memory of a process tree, from /proc. */
import { readdirSync, readFileSync } from "node:fs";

/**
 * Bytes of all descendants of a process, itself left out: the sum of what they hold now, or the high-water mark of the
 * largest, whichever is more. 0 where there is no /proc or no descendant.
 */
export function treeMemory(root: number): number {
  let sum = 0;
  let highest = 0;
  const open = childrenOf(root);
  for (let pid = open.pop(); pid !== undefined; pid = open.pop()) {
    const status = read(`/proc/${pid}/status`);
    sum += kilobytes(status, "VmRSS");
    highest = Math.max(highest, kilobytes(status, "VmHWM"));
    open.push(...childrenOf(pid));
  }
  return Math.max(sum, highest) * 1024;
}

function childrenOf(pid: number): number[] {
  let threads: string[];
  try {
    threads = readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
  const lists = threads.map((thread) => read(`/proc/${pid}/task/${thread}/children`));
  return lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
}

function kilobytes(status: string, name: string): number {
  const at = status.indexOf(`${name}:`);
  return at === -1 ? 0 : Number.parseInt(status.slice(at + name.length + 1), 10) || 0;
}

/** Empty when the process is gone. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
