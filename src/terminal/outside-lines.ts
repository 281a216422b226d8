/** What a check says of a layout that lies outside the repository, beside the report. */
import { outsideRemarks } from "../commands/check/outside-layout.js";
import type { Gate } from "../load/gate.js";
import { visibleStart } from "../report/visible-text.js";

/** Lines with their ends. */
export async function outsideLines(gate: Gate): Promise<string> {
  const remarks = await outsideRemarks(gate);
  return remarks
    .map(({ place, message, advice }) => {
      const mend = advice === undefined ? "" : `  ${visibleStart(advice, 600)}\n`;
      return `${visibleStart(place, 500)}: warning: ${visibleStart(message, 600)}\n${mend}`;
    })
    .join("");
}
