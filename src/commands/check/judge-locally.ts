/**
 * Judges a change by the index of its base: reads what differs and what lies next to it, and takes over what the base's
 * index says of everything else. The answer is the one that judging everything gives, or none.
 */
import { MORE_THAN_KEPT, NeedsFullCheck } from "../../indexes/needs-full-check.js";
import { shardKey } from "../../indexes/shards.js";
import type { Tallies } from "../../indexes/tallies.js";
import { Graph } from "../../memory/graph.js";
import type { Problem } from "../../memory/finding.js";
import type { Declaration } from "../../memory/record.js";
import { refuseAmbiguous } from "./ambiguous-paths.js";
import { applyPolicy, type DeclaredPlace, type Judgement } from "./judgement.js";
import { readLocalChange, type LocalChange, type LocalInput } from "./local-change.js";
import { judgeRegion, type JudgedRegion } from "./local-region.js";
import { snapshotFileProblems } from "./snapshot-files.js";
import { takeOver, type TakenOver } from "./taken-over.js";

export interface LocalJudgement extends Judgement {
  readonly tallies: Tallies;
  /** Characters that the edits of the base's problems cost. */
  readonly editCharacters: number;
}

/** @throws NeedsFullCheck with the reason, where the change has to be judged with everything else. */
export async function judgeLocally(input: LocalInput): Promise<LocalJudgement> {
  const { comparison, gate, now } = input;
  const local = await readLocalChange(input);
  const judged = await judgeRegion(local);
  const takenOver = await takeOver(local, judged);
  const problems = applyPolicy(await problemsOf(local, judged, takenOver), gate, now).map((item) => {
    const known = takenOver.places.get(item.problem);
    return known ? { ...item, places: known } : item;
  });
  // Which problems are kept depends on all of a file.
  if (problems.some(({ problem }) => problem.more)) throw new NeedsFullCheck(MORE_THAN_KEPT);
  // Folders that were read since: what was taken from them may not be all.
  await refuseAmbiguous([comparison.changeBase, comparison.judged, comparison.head], []);
  const { memory, graph, change, tallies } = judged;
  const { index } = local;
  const elsewhere = async (of: readonly DeclaredPlace[]): Promise<Declaration[]> => {
    const keys = [...new Set(of.map(({ record, path }) => shardKey(record, path)))];
    return (await Promise.all(keys.map((key) => index.declarations(key)))).flat();
  };
  return { memory, graph, change, problems, tallies, editCharacters: index.header.editCharacters, elsewhere };
}

/** In the order in which judging everything says them. */
async function problemsOf(
  { input, index, changed, is, due }: LocalChange,
  { graph, found }: JudgedRegion,
  takenOver: TakenOver,
): Promise<Problem[]> {
  const hasRecord = async (id: string) => {
    if (graph.records.has(id)) return true;
    const elsewhere = (await index.declarations(shardKey(id, ""))).filter(({ path }) => !changed.has(path));
    return new Graph(elsewhere).records.has(id);
  };
  return [
    ...input.problems,
    ...(await snapshotFileProblems(input.comparison.judged, input.gate, hasRecord)),
    ...takenOver.files,
    ...[...due.values()].flatMap((file) => file.problems.filter(({ since }) => since !== undefined)),
    ...[...is.values()].flatMap((file) => file.problems),
    ...takenOver.graph,
    ...found.graph.filter(takenOver.isTouched),
    ...found.change,
  ];
}
