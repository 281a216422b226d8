/** V8's optimizing compiler: what it makes of code that runs for a fraction of a second serves nobody. */
import { flagSetter } from "./v8-flags.js";

/** What takes longer is worth optimizing. */
const SHORT_MS = 1_000;

let resume: (() => void) | undefined;

/**
 * Keeps the optimizer away until work begins that takes long, or for a second. It is for all of this process, as every flag of
 * V8. To be called when Node's own modules are loaded, since what Node has compiled of them counts for the flags of its start.
 */
export async function pauseOptimizer(): Promise<void> {
  if (resume !== undefined || isStartedWithFlags()) return;
  const setFlag = await flagSetter();
  if (!setFlag) return;
  setFlag("--no-opt");
  const timer = setTimeout(() => {
    resumeOptimizer();
  }, SHORT_MS).unref();
  resume = () => {
    clearTimeout(timer);
    setFlag("--opt");
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
