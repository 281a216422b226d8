/** A difference in words. */
import { tallied } from "../../memory/grouped.js";
import type { MemoryDiff, RecordState } from "../../memory/memory-diff.js";
import { statusMoves } from "../../memory/memory-diff.js";
import { countList, number, plural } from "../wording.js";

const STATES: readonly (readonly [RecordState, string])[] = [
  ["added", "added"],
  ["changed", "changed"],
  ["renamed", "renamed"],
  ["moved", "moved to another file"],
  ["removed", "removed"],
  ["unreadable", "no longer readable"],
];

export const NOTHING_DIFFERS = "Nothing differs";

/** `2 records added, 1 changed · 3 edges added, 1 broken · 1 status moved`, or that nothing of it differs. */
export function diffWords(diff: MemoryDiff): string {
  const { records, edges, otherFiles, ontology } = diff;
  const counts = tallied<string>(records.map(({ state }) => state));
  const edgeCount = (state: string) => edges.filter((edge) => edge.state === state).length;
  const moved = statusMoves(diff).reduce((sum, { ids }) => sum + ids.length, 0);
  const parts = [
    countList(
      "record",
      STATES.map(([state, words]) => [counts.get(state) ?? 0, words]),
    ),
    countList("edge", [
      [edgeCount("added"), "added"],
      [edgeCount("removed"), "removed"],
      [edgeCount("broken"), "broken"],
    ]),
    moved > 0 ? `${number(moved)} status ${moved === 1 ? "move" : "moves"}` : "",
    ontology ? editedRules(ontology.members) : "",
  ].filter((part) => part !== "");
  if (parts.length > 0) return parts.join(" · ");
  return otherFiles.length === 0
    ? NOTHING_DIFFERS
    : `No record differs; ${plural(otherFiles.length, "file")} ${otherFiles.length === 1 ? "does" : "do"}`;
}

const SHOWN_MEMBERS = 5;

function editedRules(members: readonly string[]): string {
  if (members.length === 0) return "the ontology or another rule edited";
  const rest = members.length - SHOWN_MEMBERS;
  const shown = [...members.slice(0, SHOWN_MEMBERS), ...(rest > 0 ? [`${number(rest)} more`] : [])];
  return `the ontology edited (${shown.join(", ")})`;
}
