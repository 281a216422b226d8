/** What a check says of a change's edit of the gate: which settings ask for less, and what the edit does to the verdict. */
import { editedGateFiles } from "../../load/gate.js";
import type { Problem } from "../../memory/finding.js";
import { gateEditEffect } from "./gate-edit-effect.js";
import type { GateOfTree } from "./gate-loosenings.js";
import type { Judgement } from "./judgement.js";
import { placeOfEdit } from "./place-of-edit.js";
import type { GatedJudgement } from "./weakenings.js";

/**
 * @param now the gate that counts, and the change as it judges it.
 * @param proposed the gate of the change.
 * @param judgeByProposed asked only where files of the gate are not the same.
 * @param time at which waivers run.
 */
export async function gateEditProblems(
  now: GatedJudgement & GateOfTree,
  proposed: GateOfTree,
  judgeByProposed: () => Promise<Judgement>,
  time: Date,
): Promise<readonly Problem[]> {
  const edited = editedGateFiles(now.gate, proposed.gate);
  const [first] = edited;
  if (first === undefined) return [];
  const then = { gate: proposed.gate, judgement: await judgeByProposed() };
  const at = await placeOfEdit(
    first,
    { tree: now.tree, entry: now.gate.files.get(first) },
    { tree: proposed.tree, entry: proposed.gate.files.get(first) },
  );
  // What tells settings apart is large, and most changes leave the gate alone.
  const { loosenedProblems } = await import("./loosened.js");
  const loosened = await loosenedProblems(now, proposed, edited);
  return [...loosened, gateEditEffect(now, then, time, at, loosened.length)];
}
