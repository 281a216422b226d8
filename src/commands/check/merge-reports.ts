/** `merge-reports`: the parts of a check to the report that one run gives, to the byte. */
import { loadGate, type GateOptions } from "../../load/gate.js";
import { locateFindings, withKnownPlaces } from "../../load/locate-findings.js";
import { setFlagsForParts } from "../../load/v8-flags.js";
import { isOfMemory, type Memory } from "../../load/read-memory.js";
import { sourceDigest } from "../../load/source-digest.js";
import type { KnownPlaces, Problem } from "../../memory/finding.js";
import { Graph } from "../../memory/graph.js";
import type { PartProblem } from "../../indexes/part.js";
import { nameInSentence, type Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import type { CheckInput, CheckResult } from "./check.js";
import { generatedFilesOfWhole } from "./generated-files.js";
import { graphContext, findGraphProblems, applyWholePolicy } from "./judgement.js";
import { readLeftOutFiles } from "./left-out-files.js";
import { misnamedRules } from "./misnamed-rules.js";
import { readParts, type PartSource } from "./read-parts.js";
import { reportOf } from "./report-of.js";
import { requireMemory } from "./require-memory.js";
import { saltOf, type SecretSearch } from "./secrets-of.js";
import { knownStateProblems, recordsOf, snapshotFileProblems } from "./snapshot-files.js";
import { countIds } from "./statistics.js";

export interface MergeInput {
  /** The tree that the parts were made from: files with findings about the graph are read from it. */
  readonly tree: Tree;
  /** Folder of the tree, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly gate: GateOptions;
  readonly parts: readonly PartSource[];
  /** As of a check. */
  readonly history?: CheckInput["history"];
  /** As of a check: false where the parts were made so. */
  readonly secrets?: SecretSearch | false;
  /** As of a check. */
  readonly digestSources?: boolean;
}

/**
 * As of the time at which the last of the parts was made.
 * @throws UserError where a part is missing, is there twice, is no part, or is one of another check.
 */
export async function mergeReports({
  tree,
  root,
  gate: options,
  parts,
  history,
  secrets = {},
  digestSources = true,
}: MergeInput): Promise<CheckResult> {
  await setFlagsForParts();
  const gate = await loadGate(tree, options);
  await requireMemory([tree], gate);
  const whole = await readParts(parts, { tree, root, gate, secrets: secrets !== false });
  const { declarations, problems: said, tallies, now } = whole;
  await refuseOtherFiles(said, tree);
  const leftOut = await readLeftOutFiles(tree, gate, whole, secrets);
  const memory: Memory = {
    tree,
    entries: (await tree.entries()).filter(({ path }) => isOfMemory(path, gate)),
    files: leftOut.files,
  };
  const graph = new Graph([...declarations, ...leftOut.declarations]);
  countIds(tallies, graph);
  const ofFiles = [...said.map(({ problem }) => problem), ...leftOut.problems];
  const context = await graphContext(memory, graph, ofFiles, {
    gate,
    now,
    proposedOntology: gate.ontology,
    generated: await generatedFilesOfWhole(tree, gate),
  });
  const found = findGraphProblems(context);
  const places = new Map<Problem, KnownPlaces>(said.map((each) => [each.problem, each.places]));
  const ofSnapshots = await snapshotFileProblems(tree, gate, recordsOf(graph, context));
  const ofStates = await knownStateProblems(tree, gate, history);
  const ofGate = [...gate.problems, ...misnamedRules(gate), ...ofStates, ...ofSnapshots];
  const all = [...ofGate, ...ofFiles, ...found.graph];
  const problems = withKnownPlaces(applyWholePolicy(all, gate, now), places);
  const findings = await locateFindings(problems, tree, gate.layout);
  const digest = digestSources ? await sourceDigest(tree, gate) : undefined;
  const report = reportOf({ root, gate, sourceDigest: digest, tallies, findings });
  const judgement = { memory, graph, change: undefined, problems };
  return {
    report,
    shown: tree,
    gate,
    judgement,
    readAllBecause: undefined,
    salt: saltOf(gate, secrets === false ? {} : secrets),
  };
}

/**
 * A part that anybody wrote may choose the verdict, and no file that is not checked: programs apply the edits of a report.
 * @throws UserError where a problem, or what would mend it, is of none of the files.
 */
async function refuseOtherFiles(said: readonly PartProblem[], tree: Tree): Promise<void> {
  const odd = said.flatMap(({ problem, places }) => {
    const edited = places.edit?.path ?? problem.at.path;
    // The others were looked at while they were read.
    return [...(edited === problem.at.path ? [] : [edited]), ...(isOfSecrets(problem) ? [problem.at.path] : [])];
  });
  if (odd.length === 0) return;
  const known = new Set((await tree.entries()).map(({ path }) => path));
  if (odd.every((path) => known.has(path))) return;
  throw new UserError(
    `A part speaks of files that ${nameInSentence(tree)} does not have.`,
    "Check every shard again, all of the same commit, and merge what they write.",
  );
}

function isOfSecrets({ rule }: Problem): boolean {
  return rule.startsWith("secret/");
}
