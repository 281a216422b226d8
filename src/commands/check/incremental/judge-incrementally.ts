/**
 * The incremental check (docs/incremental.md): judges a change by the index of its base. It reads what differs and what is
 * declared around it, and reuses what the index says of everything else. The answer is the one that judging everything
 * gives, or none.
 */
import { MORE_THAN_KEPT, NeedsFullCheck } from "../../../indexes/needs-full-check.js";
import { shardKey } from "../../../indexes/shards.js";
import type { Tallies } from "../../../indexes/tallies.js";
import { Graph } from "../../../memory/graph.js";
import type { Problem } from "../../../memory/finding.js";
import type { Declaration } from "../../../memory/record.js";
import { unreadableFileOf } from "../../../rules/broken-edge.js";
import { refuseAmbiguous } from "./ambiguous-paths.js";
import { applyPolicy, type RecordOrPath, type Judgement } from "../judgement.js";
import { declarationsOf, readIndexedChange, type IndexedChange, type IncrementalInput } from "./indexed-change.js";
import { judgeRegion, type JudgedRegion } from "./judge-region.js";
import { attributeProblems } from "../attribute-problems.js";
import { snapshotFileProblems } from "../snapshot-files.js";
import { reuseFindings, type ReusedFindings } from "./reused-findings.js";

export interface IncrementalJudgement extends Judgement {
  readonly tallies: Tallies;
  /** Characters that the edits of the base's problems cost. */
  readonly editCharacters: number;
}

/** @throws NeedsFullCheck with the reason, where the change has to be judged with everything else. */
export async function judgeIncrementally(input: IncrementalInput): Promise<IncrementalJudgement> {
  const { comparison, gate, now } = input;
  const indexed = await readIndexedChange(input);
  const judged = await judgeRegion(indexed);
  const reused = await reuseFindings(indexed, judged);
  const problems = applyPolicy(await problemsOf(indexed, judged, reused), gate, now).map((item) => {
    const known = reused.places.get(item.problem);
    return known ? { ...item, places: known } : item;
  });
  // Which problems are kept depends on all of a file.
  if (problems.some(({ problem }) => problem.more)) throw new NeedsFullCheck(MORE_THAN_KEPT);
  // Folders that were read since: what was taken from them may not be all.
  await refuseAmbiguous([comparison.changeBase, comparison.judged, comparison.head], []);
  const { memory, graph, change, tallies } = judged;
  const { index } = indexed;
  const elsewhere = async (of: readonly RecordOrPath[]): Promise<Declaration[]> => {
    const keys = [...new Set(of.map(({ record, path }) => shardKey(record, path)))];
    return (await Promise.all(keys.map((key) => index.declarations(key)))).flat();
  };
  return { memory, graph, change, problems, tallies, editCharacters: index.header.editCharacters, elsewhere };
}

/** In the order in which judging everything says them. */
async function problemsOf(
  { input, index, changed, filesAfter, due, attributes }: IndexedChange,
  { graph, found, change, unreadableIds }: JudgedRegion,
  reused: ReusedFindings,
): Promise<Problem[]> {
  const hasRecord = async (id: string) => {
    if (graph.records.has(id)) return true;
    const elsewhere = (await index.declarations(shardKey(id, ""))).filter(({ path }) => !changed.has(path));
    return new Graph(elsewhere).records.has(id);
  };
  const ids = async () => {
    const declarations = declarationsOf(filesAfter);
    await index.everyDeclaration((declaration) => {
      if (!changed.has(declaration.path)) declarations.push(declaration);
    });
    return new Graph(declarations).records.keys();
  };
  const unreadableFile = (id: string) => unreadableFileOf(id, { change, unreadableIds });
  const { judged, changeBase } = input.comparison;
  return [
    ...input.problems,
    ...(await snapshotFileProblems(judged, input.gate, { has: hasRecord, ids, unreadableFile }, changeBase)),
    ...(await attributeProblems(attributes, changeBase, judged, input.gate)),
    ...reused.files,
    ...[...due.values()].flatMap((file) => file.problems.filter(({ since }) => since !== undefined)),
    ...[...filesAfter.values()].flatMap((file) => file.problems),
    ...reused.graph,
    ...found.graph.filter(reused.isTouched),
    ...found.change,
  ];
}
