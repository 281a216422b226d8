/** `review`: compares proposed records with what a memory holds and says what to do with them. Deterministic. */
import { mayBeProposed } from "../layouts/layout.js";
import { loadGate, type Gate, type GateOptions } from "../load/gate.js";
import { recordEntries } from "../load/read-memory.js";
import { candidateSubjects, reviewSubjects } from "../load/review-subjects.js";
import { firstFlaw, visitFile } from "../load/visit-records.js";
import { firstNames } from "../memory/first-names.js";
import { nearestName } from "../memory/nearest-name.js";
import { pageAddress } from "../memory/project-address.js";
import { comparePaths, type Tree } from "../memory/tree.js";
import type { Rejection } from "../memory/rejection.js";
import { UserError } from "../memory/user-error.js";
import type { RecordReview, ReviewReport } from "../memory/review-report.js";
import type { ReviewSubject } from "../memory/review-subject.js";
import { claimOf } from "../review/claim.js";
import { MOST_COMPARED, REVIEWER } from "../review/constants.js";
import { review } from "../review/decide.js";
import { recordReview } from "../review/record-review.js";
import { ReviewIndex } from "../review/review-index.js";
import { settingsDigest } from "../review/settings.js";
import { quote, someOf } from "../rules/phrases.js";
import { rejectionText } from "./propose/rejected-before.js";

/** Folders that are named of a memory. */
const MAX_NAMED = 3;

export interface ReviewInput {
  readonly tree: Tree;
  readonly gate: GateOptions;
  /** The file where it stands, or would stand, in the memory. */
  readonly candidate: { readonly path: string; readonly bytes: Uint8Array };
  readonly now: Date;
}

/** @throws UserError where the file cannot be read, or would be no record of the memory. */
export async function reviewCandidate({ tree, gate: options, candidate, now }: ReviewInput): Promise<ReviewReport> {
  const gate = await loadGate(tree, options);
  if ((gate.layout.classOf(candidate.path)?.records ?? "none") === "none")
    throw await noClass(candidate.path, tree, gate);
  const proposed = candidateSubjects(candidate.path, candidate.bytes, gate);
  assertJudged(candidate, proposed, gate);
  const ofFile = gate.layout.classOf(candidate.path);
  if (proposed.length === 0 && ofFile && !mayBeProposed(ofFile, gate.layout)) {
    throw new UserError(
      `${candidate.path} is of the class "${ofFile.name}", which takes no proposals, and other classes of the layout ${gate.layout.name} do: only records of those are compared.`,
      "Name a file of one of those; `proposable: true` makes a class of a layout of your own one of them",
    );
  }
  if (proposed.length === 0) {
    throw new UserError(
      `${candidate.path} holds no record that the layout ${gate.layout.name} would compare.`,
      "Name a file of records: what amends one, evidence of runs and generated files are compared with nothing.",
    );
  }
  if (proposed.length > MOST_COMPARED) {
    throw new UserError(
      `${candidate.path} holds ${proposed.length} records; up to ${MOST_COMPARED} are compared at once.`,
      "Write the proposed records to smaller files, and say with --as where they would stand",
    );
  }
  const { subjects, broken } = await reviewSubjects(tree, gate, now);
  const known = subjects.filter(({ path }) => path !== candidate.path);
  const reviews: RecordReview[] = [];
  // What is accepted first is known to those behind it, so that twins do not both come in.
  const index = new ReviewIndex(known);
  for (const subject of proposed) {
    const reviewed = review(subject, index, now, broken);
    const rejection = gate.rejections.claims.get(claimOf(subject));
    reviews.push(rejection ? rejectedReview(recordReview(reviewed), rejection) : recordReview(reviewed));
    if (!rejection && reviewed.decision === "accept") index.add({ ...subject, status: "candidate" });
  }
  return {
    schema: "memory-steward.review/v1",
    reviewer: REVIEWER,
    settings: settingsDigest(),
    now: now.toISOString(),
    reviews,
  };
}

/** A file at a path where the layout looks for none; with the folders in which there are files of its format. */
async function noClass(path: string, tree: Tree, gate: Gate): Promise<UserError> {
  const extension = /\.[^./]*$/.exec(path)?.[0] ?? "";
  const paths = recordEntries(await tree.entries(), gate).map((entry) => entry.path);
  const folders = new Set(paths.filter((each) => each.endsWith(extension)).map((each) => each.replace(/[^/]*$/, "")));
  const named = [...folders].filter((folder) => folder !== "").sort(comparePaths);
  return new UserError(
    `The layout ${gate.layout.name} reads no record from ${path}, so nothing says what it is.`,
    named.length > 0
      ? `Say with --as where it would stand, in a folder of records such as ${firstNames(named, MAX_NAMED)}.`
      : `Say with --as where it would stand, at a path that the layout reads records from; ${pageAddress("docs/layouts.md")} tells which.`,
  );
}

/** What cannot be read is told as the check tells it. What has no kind, or one that nobody declares, compares with nothing. */
function assertJudged({ path, bytes }: ReviewInput["candidate"], proposed: readonly ReviewSubject[], gate: Gate): void {
  const flaw = firstFlaw(path, bytes, gate);
  if (flaw) {
    const { line, column } = flaw.start;
    throw new UserError(`${path}:${line}:${column}: ${flaw.message}`, flaw.advice ?? "Mend the file, then review it.");
  }
  const { ontology, layout } = gate;
  const kinds = ontology.nodeKinds;
  visitFile(path, bytes, gate, ({ declaration, shape, oddities }) => {
    if (declaration.kind !== undefined || declaration.role === "note" || !shape.required.includes("kind")) return;
    const noFront = oddities.some(({ kind }) => kind === "no-front-matter");
    throw new UserError(
      `${path} ${noFront ? "has no front matter, so it names no kind" : "names no kind"}: nothing in the memory compares with it.`,
      `${noFront ? "Begin it with front matter that has its kind" : "Write its kind"}${kinds.size > 0 ? `: one of ${someOf(kinds.keys())}` : ""}.`,
    );
  });
  const unknown = proposed.find(({ type }) => kinds.size > 0 && !kinds.has(type) && !layout.classes.has(type));
  if (!unknown) return;
  const near = nearestName(unknown.type, kinds.keys());
  throw new UserError(
    `${path} is of the kind ${quote(unknown.type)}, which the ontology does not declare: nothing in the memory compares with it.`,
    near ? `Did you mean ${near.name}?` : `Use one of ${someOf(kinds.keys())}.`,
  );
}

/** The comparison stays to be seen; the answer is the old one (decision 34). */
function rejectedReview(reviewed: RecordReview, rejection: Rejection): RecordReview {
  return {
    ...reviewed,
    decision: "reject",
    reason: "rejected_before",
    relation: "none",
    rule: 0,
    handling: "closed",
    targets: [],
    operations: [],
    rivals: [],
    automatic: reviewed.automatic.map((condition, index) => (index === 0 ? { ...condition, holds: false } : condition)),
    summary: `reject: this ${rejectionText(rejection)} (rule 0; nothing is opened).`,
  };
}
