/** `check`: a tree of files to findings a person can act on. */
import { IndexUnusable, NeedsFullCheck } from "../../indexes/needs-full-check.js";
import type { Tallies } from "../../indexes/tallies.js";
import { gateDigest } from "./gate-digest.js";
import { type Gate, type GateOptions, tryGate } from "../../load/gate.js";
import { locateFindings, withKnownPlaces } from "../../load/locate-findings.js";
import { EDIT_CHARACTERS } from "../../load/located-file.js";
import { setFlagsForWholeMemory } from "../../load/v8-flags.js";
import { pauseOptimizer, resumeOptimizer } from "../../load/optimizer.js";
import { sourceDigest } from "../../load/source-digest.js";
import type { CheckReport } from "../../memory/check-report.js";
import type { History } from "../../memory/history.js";
import type { Comparison } from "../../memory/repository.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { gateEditProblems } from "./gate-edit-problems.js";
import { gatesOf } from "./gates-of.js";
import { generatedFiles, generatedFilesOfWhole } from "./generated-files.js";
import { readAndJudge, weigh, type Judgement, type JudgementInput } from "./judgement.js";
import type { GeneratedFile } from "../../rules/rule.js";
import { misnamedRules } from "./misnamed-rules.js";
import { indexFilesIn } from "./index-files.js";
import { judgeIncrementally } from "./incremental/judge-incrementally.js";
import { reportOf } from "./report-of.js";
import { requireMemory } from "./require-memory.js";
import { knownStateProblems } from "./snapshot-files.js";
import {
  NO_SECRETS,
  saltOf,
  secretsOfChange,
  secretsBesideReading,
  type SecretSearch,
  type FoundSecrets,
} from "./secrets-of.js";
import { talliesOf } from "./statistics.js";

export interface CheckInput {
  /** The tree to judge, or a head and a base to compare. */
  readonly subject: { readonly tree: Tree } | { readonly comparison: Comparison };
  /** Folder of the trees, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly gate: GateOptions;
  readonly now: Date;
  /** Of the clone that the tree is from: it tells which of the states that are named there are. */
  readonly history?: Pick<History, "refs" | "ancestry">;
  /** The tree before the push that brought this one, where the default branch is checked after one. */
  readonly beforePush?: Tree;
  /**
   * The tree of the commit that wrote a file before that push, where other pushes followed it and the last of them is so
   * young that nothing may have been generated since.
   */
  readonly whenWritten?: ((path: string) => Promise<Tree | undefined>) | undefined;
  /** Set where files are about to be added: the first ones of a memory find none. */
  readonly mayBeEmpty?: true;
  /** False to read everything, whatever index the base has. */
  readonly useIndex?: boolean;
  /**
   * A check of a whole tree that has most files in common with this one, or with what the change is judged against, as of the same
   * time: what they have in common is not judged again, where one gate judges both.
   */
  readonly similar?: Pick<CheckResult, "gate" | "judgement" | "changeBase">;
  /** How secrets are sought; false leaves that out, to tell what it costs. */
  readonly secrets?: SecretSearch | false;
  /** False where nobody reads the digest of the sources: it takes the id of each file, for which Git looks at all of them. */
  readonly digestSources?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface CheckResult {
  readonly report: CheckReport;
  /** The tree that the findings' places belong to. */
  readonly shown: Tree;
  /** What a change was judged against. */
  readonly changeBase?: Tree;
  readonly gate: Gate;
  /** Where an index was used, memory and graph are those around the change. */
  readonly judgement: Judgement;
  /** Why everything was read although there is a base; undefined where its index was used, and without a base. */
  readonly readAllBecause: string | undefined;
  /** Whether that would not be so if the base's index were written anew. */
  readonly lacksIndex?: true;
  /** Key of the fingerprints of secrets. */
  readonly salt: string;
  /** What was asked of states that are named: another check is like this one only if it asks the same. */
  readonly history?: CheckInput["history"];
}

/** What was judged, however it was read. */
interface Outcome {
  readonly gate: Gate;
  readonly judgement: Judgement;
  readonly tallies: Tallies;
  readonly readAllBecause?: string;
  readonly lacksIndex?: true;
  /** Where an index was used: characters that the edits of the base's problems cost. */
  readonly editCharacters?: number;
}

/** @throws UserError where there is nothing that can be judged: no layout, a broken configuration, missing commits. */
export async function check(input: CheckInput): Promise<CheckResult> {
  const comparison = "comparison" in input.subject ? input.subject.comparison : undefined;
  const judged = "comparison" in input.subject ? input.subject.comparison.judged : input.subject.tree;
  const shown = comparison?.head ?? judged;
  const seek = seekOnce(judged, comparison, input.secrets);
  let outcome = comparison
    ? await judgeComparison(comparison, input, seek)
    : await judgeWhole(judged, undefined, input, seek);
  const budget = { spent: 0 };
  let findings = await locateFindings(outcome.judgement.problems, judged, outcome.gate.layout, shown, budget);
  if (outcome.editCharacters !== undefined && outcome.editCharacters + budget.spent > EDIT_CHARACTERS) {
    const readAllBecause = "there are more problems than edits are made for";
    outcome = { ...(await judgeWhole(judged, comparison, input, seek)), readAllBecause };
    findings = await locateFindings(outcome.judgement.problems, judged, outcome.gate.layout, shown);
  }
  const { gate, judgement, tallies, readAllBecause, lacksIndex } = outcome;
  const report = reportOf({
    root: input.root,
    gate,
    sourceDigest: input.digestSources === false ? undefined : await sourceDigest(judged, gate),
    tallies,
    findings,
    ...(comparison && { comparison }),
  });
  const salt = saltOf(gate, input.secrets === false ? {} : (input.secrets ?? {}));
  const asked = input.history && { history: input.history };
  const base = comparison && { changeBase: comparison.changeBase };
  return { report, shown, ...base, gate, judgement, readAllBecause, ...(lacksIndex && { lacksIndex }), salt, ...asked };
}

/** Secrets by the gate that counts, which is the same however often a check begins anew. */
type Seek = (gate: Gate) => Promise<SoughtSecrets>;

interface SoughtSecrets {
  /** To be read in place of the judged tree. */
  readonly tree: Tree;
  /** To be called when that has been read. */
  readonly found: () => Promise<FoundSecrets>;
}

function seekOnce(judged: Tree, comparison: Comparison | undefined, options: CheckInput["secrets"] = {}): Seek {
  let sought: Promise<SoughtSecrets> | undefined;
  const seek = async (gate: Gate): Promise<SoughtSecrets> => {
    if (options === false) return { tree: judged, found: () => Promise.resolve(NO_SECRETS) };
    if (comparison) {
      const found = await secretsOfChange(comparison, gate, options);
      return { tree: judged, found: () => Promise.resolve(found) };
    }
    const { tree, found } = secretsBesideReading(judged, await judged.entries(), gate, options);
    return { tree, found: async () => ({ ...NO_SECRETS, problems: (await found()).problems() }) };
  };
  return (gate) => (sought ??= seek(gate));
}

/** By the index of the base where that tells the same, else by reading everything. */
async function judgeComparison(comparison: Comparison, input: CheckInput, seek: Seek): Promise<Outcome> {
  if (input.useIndex === false) return await judgeWhole(comparison.judged, comparison, input, seek);
  await pauseOptimizer();
  try {
    const { target } = comparison;
    const gate = await tryGate(target, input.gate);
    if (gate instanceof UserError) throw new NeedsFullCheck("the target branch has no usable gate");
    const { found } = await seek(gate);
    const secrets = await found();
    const judgement = await judgeIncrementally({
      comparison,
      gate,
      problems: [
        ...gate.problems,
        ...misnamedRules(gate),
        ...(await knownStateProblems(comparison.judged, gate, input.history)),
        ...secrets.problems,
      ],
      now: input.now,
      files: indexFilesIn(target, gate.layout.root),
    });
    const { tallies, editCharacters } = judgement;
    return {
      gate,
      judgement: { ...judgement, problems: withKnownPlaces(judgement.problems, secrets.places) },
      tallies,
      editCharacters,
    };
  } catch (error) {
    if (!(error instanceof NeedsFullCheck)) throw error;
    const outcome = await judgeWhole(comparison.judged, comparison, input, seek);
    return { ...outcome, readAllBecause: error.message, ...(error instanceof IndexUnusable && { lacksIndex: true }) };
  }
}

/** What each file says; undefined where another gate judged, or a change was. */
function statesBy(gate: Gate, { changeBase, gate: other, judgement }: NonNullable<CheckInput["similar"]>) {
  const isSame = changeBase === undefined && gateDigest(other) === gateDigest(gate);
  return isSame ? judgement.memory.files : undefined;
}

/** Reads both trees by the gate that counts; where the change edits the gate, by the edited one as well, to tell what that does. */
async function judgeWhole(
  judged: Tree,
  comparison: Comparison | undefined,
  input: CheckInput,
  seek: Seek,
): Promise<Outcome> {
  resumeOptimizer();
  await setFlagsForWholeMemory();
  const { gate, proposed, problems } = await gatesOf(judged, comparison, input.gate);
  if (!input.mayBeEmpty) await requireMemory(comparison ? [judged, comparison.target] : [judged], gate);
  const generated = await generatedFilesToJudge(judged, comparison, gate, input);
  const { tree, found } = await seek(gate);
  const common: Omit<JudgementInput, "gate"> = {
    judged: tree,
    ...(proposed && { proposedFiles: [...proposed.files.keys()] }),
    proposedOntology: (proposed ?? gate).ontology,
    ...(comparison && { base: comparison.changeBase, conflicts: comparison.conflicts }),
    generated,
    now: input.now,
    ...(input.onProgress && { onProgress: input.onProgress }),
  };
  const known = input.similar && statesBy(gate, input.similar);
  const byGate = await readAndJudge({ ...common, gate, ...(known && { known }) });
  const secrets = await found();
  const outside = [
    ...problems,
    ...misnamedRules(proposed ?? gate),
    ...(await knownStateProblems(judged, gate, input.history)),
    ...secrets.problems,
  ];
  let judgement = weigh(byGate, outside);
  if (comparison && proposed) {
    const ofEdit = await gateEditProblems(
      { gate, tree: comparison.target, judgement },
      { gate: proposed, tree: judged },
      async () => weigh(await readAndJudge({ ...common, gate: proposed }), outside),
      input.now,
    );
    if (ofEdit.length > 0) judgement = weigh(byGate, [...outside, ...ofEdit]);
  }
  const tallies = talliesOf(judgement.memory, judgement.graph);
  return { gate, judgement: { ...judgement, problems: withKnownPlaces(judgement.problems, secrets.places) }, tallies };
}

/** Of a tree that is no change with all that stands beside the header; of a change with what it edits itself. */
async function generatedFilesToJudge(
  judged: Tree,
  comparison: Comparison | undefined,
  gate: Gate,
  { root, gate: options, beforePush, whenWritten }: CheckInput,
): Promise<readonly GeneratedFile[]> {
  if (!comparison) {
    return await generatedFilesOfWhole(judged, gate, beforePush && { tree: beforePush, gate: options, whenWritten });
  }
  const headers = await generatedFiles(judged, gate);
  const { editedIndexFiles } = await import("../reindex/edited-index.js");
  const edited = await editedIndexFiles({ base: comparison.changeBase, judged, root, options }, gate);
  return [...headers, ...edited];
}
