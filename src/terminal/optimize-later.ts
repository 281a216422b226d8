/**
 * V8 compiles what runs often a second time, in threads beside ours. Most runs are over before that pays: a check of a change
 * that removes a name spent a third of its time on it. A later threshold costs a long run nothing that could be measured.
 */
import { setFlagsFromString } from "node:v8";

/** Of these it is known that they have the flag: any other would complain of it on the error output. */
const KNOWN = /^v(?:20|22|24)\./;

/** Bytes of bytecode that a function runs before it is looked at: fifteen times as many as without. */
const BUDGET = 1_000_000;

export function optimizeLater(): void {
  if (KNOWN.test(process.version)) setFlagsFromString(`--interrupt-budget=${BUDGET}`);
}
