/** V8's optimizing compiler: what it makes of code that runs for a fraction of a second serves nobody. */

/** V8 of Node 20, 22, 24 and 26, each of which stays with its own. A later one may not know the flags. */
const KNOWN = /^(?:11\.3|12\.4|13\.6|14\.6)\./;
/** What takes longer is worth optimizing. */
const SHORT_MS = 1_000;

let resume: (() => void) | undefined;

/**
 * Keeps the optimizer away until work begins that takes long, or for a second. It is for all of this process, as every flag of
 * V8. To be called when Node's own modules are loaded, since what Node has compiled of them counts for the flags of its start.
 */
export async function pauseOptimizer(): Promise<void> {
  if (resume !== undefined || !KNOWN.test(process.versions.v8) || isStartedWithFlags()) return;
  const { setFlagsFromString } = await import("node:v8");
  setFlagsFromString("--no-opt");
  const timer = setTimeout(() => {
    resumeOptimizer();
  }, SHORT_MS).unref();
  resume = () => {
    clearTimeout(timer);
    setFlagsFromString("--opt");
  };
}

export function resumeOptimizer(): void {
  resume?.();
  resume = undefined;
}

/** V8 may have been told to do without its compilers, and ends the process where one is asked for then. */
function isStartedWithFlags(): boolean {
  return process.execArgv.length > 0 || (process.env["NODE_OPTIONS"] ?? "") !== "";
}
