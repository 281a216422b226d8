/** What a check of a change says where it read everything, since nothing else tells why it took so long. */
import type { CheckResult } from "../commands/check/check.js";
import { visibleStart } from "../report/visible-text.js";

/**
 * A line with its end. Undefined where the base's index was used, and where the memory is so small that its index would not
 * be used either: there is nothing to gain then.
 */
export function readAllLine({ readAllBecause, lacksIndex, judgement, gate }: CheckResult): string | undefined {
  if (readAllBecause === undefined || judgement.graph.declarations.length <= gate.indexes.inline) return undefined;
  const advice = lacksIndex
    ? "To have changes judged by the index, run `memory-steward reindex --write` on the target branch and commit what it writes."
    : "The report is the same.";
  return `Everything was read, because ${visibleStart(readAllBecause, 600)}. ${advice}\n`;
}
