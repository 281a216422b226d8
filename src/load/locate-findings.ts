/** Turns problems into findings with lines, columns and text edits. Reads files with findings alone, each once. */
import type { ResolvedLayout } from "../layouts/layout.js";
import {
  compareFindings,
  type Effort,
  type Finding,
  type KnownPlaces,
  type Problem,
  type Suggestion,
  type TextEdit,
} from "../memory/finding.js";
import { addTo } from "../memory/grouped.js";
import { START_OF_FILE, type Anchor, type Range } from "../memory/place.js";
import { comparePaths, type Tree } from "../memory/tree.js";
import { filesAt } from "../memory/tree-lookup.js";
import { formatOf } from "../parse/parse-file.js";
import type { RatedProblem } from "./fingerprint.js";
import { EDIT_CHARACTERS, LocatedFile, type EditBudget } from "./located-file.js";

/** Something that is asked of a file when it is at hand. */
type Question = (file: LocatedFile) => void;

/**
 * @param tree the tree that was judged: anchors are its.
 * @param shown the tree that people see, where that is another one (decision 31): a place in a file that differs there
 * is looked up by structure, or shown on the file.
 */
export async function locateFindings(
  rated: readonly RatedProblem[],
  tree: Tree,
  layout: ResolvedLayout,
  shown: Tree = tree,
  budget: EditBudget = { spent: 0 },
): Promise<Finding[]> {
  const unknown = rated.filter(({ places }) => !places).map(({ problem }) => problem);
  const found = (await locateProblems(unknown, tree, layout, shown, budget)).values();
  const places = rated.map((item) => item.places ?? found.next().value ?? { at: unread(item.problem.at), related: [] });
  const settled = rated.some((item) => item.places?.effort) ? withinBudget(places) : places;
  return rated
    .map((item, index) => findingOf(item, settled[index] ?? { at: unread(item.problem.at), related: [] }, layout))
    .sort(compareFindings);
}

/** The same problems, with the places of those of which they are known already. */
export function withKnownPlaces(
  rated: readonly RatedProblem[],
  places: ReadonlyMap<Problem, KnownPlaces>,
): readonly RatedProblem[] {
  if (places.size === 0) return rated;
  return rated.map((item) => {
    const known = places.get(item.problem);
    return known ? { ...item, places: known } : item;
  });
}

/**
 * Leaves the edits that one run finds room for, where several found the places: each had the same limit for a part of the
 * problems, so none lacks an edit that the one run has. Files are read in path order, and asked in the order of problems.
 */
function withinBudget(places: readonly KnownPlaces[]): KnownPlaces[] {
  const result = [...places];
  const asked = places
    .flatMap(({ effort }, index) => (effort ? [{ effort, index }] : []))
    .sort((a, b) => comparePaths(a.effort.path, b.effort.path) || a.index - b.index);
  let spent = 0;
  for (const { effort, index } of asked) {
    const known = places[index];
    if (spent >= EDIT_CHARACTERS && known) result[index] = { at: known.at, related: known.related };
    spent += effort.characters;
  }
  return result;
}

/** Lines and columns of problems, in their order. */
export async function locateProblems(
  problems: readonly Problem[],
  tree: Tree,
  layout: ResolvedLayout,
  shown: Tree = tree,
  budget: EditBudget = { spent: 0 },
): Promise<KnownPlaces[]> {
  const questions = new Map<string, Question[]>();
  const ask = (path: string, question: Question): void => {
    addTo(questions, path, question);
  };
  const drafts = problems.map((problem) => new Draft(problem, ask, budget));
  // Ids may have to be computed, so they are asked for only where there are two trees.
  const judged =
    shown === tree
      ? undefined
      : new Map((await filesAt(new Set(questions.keys()), tree)).map(({ path, oid }) => [path, oid]));
  for (const source of shown === tree ? [tree] : [shown, tree]) {
    await source.read(await filesAt(new Set(questions.keys()), source), (entry, bytes) => {
      if (bytes instanceof Error) return;
      const { path } = entry;
      const layoutClass = layout.classOf(path);
      const format = layoutClass?.format ?? formatOf(path);
      const file = new LocatedFile(path, format, bytes, !judged || judged.get(path) === entry.oid, layoutClass);
      for (const question of questions.get(path) ?? []) question(file);
      questions.delete(path);
    });
  }
  return drafts;
}

/** The places of a problem that are still being looked up. */
class Draft implements KnownPlaces {
  at: Range;
  edit?: TextEdit;
  readonly related: Range[];
  #effort: Effort | undefined;

  constructor(problem: Problem, ask: (path: string, question: Question) => void, budget: EditBudget) {
    const { at, suggestion, related = [] } = problem;
    this.at = unread(at);
    ask(at.path, (file) => (this.at = file.range(at)));
    this.related = related.map((place) => unread(place.at));
    for (const [index, place] of related.entries()) {
      ask(place.at.path, (file) => (this.related[index] = file.range(place.at)));
    }
    const edit = suggestion?.edit;
    if (!edit) return;
    const place = suggestion.at ?? at;
    ask(place.path, (file) => {
      const before = budget.spent;
      const found = file.edit(place, edit, budget);
      if (found) this.edit = found;
      if (budget.spent > before) this.#effort = { path: place.path, characters: budget.spent - before };
    });
  }

  get effort(): Effort | undefined {
    return this.#effort;
  }
}

function findingOf(
  { problem, severity, accepted, fingerprint }: RatedProblem,
  places: KnownPlaces,
  layout: ResolvedLayout,
): Finding {
  const related = (problem.related ?? []).map(({ message, at }, index) => ({
    message,
    path: at.path,
    range: places.related[index] ?? unread(at),
  }));
  return {
    rule: problem.rule,
    severity,
    message: problem.message,
    path: problem.at.path,
    range: places.at,
    ...(problem.record !== undefined && { record: problem.record }),
    ...(problem.subject !== undefined && { subject: problem.subject }),
    fingerprint,
    ...(problem.suggestion && { suggestion: suggestionOf(problem.suggestion, places.edit, layout) }),
    related,
    ...(accepted && { accepted }),
    ...(problem.more && { more: problem.more.count }),
  };
}

function suggestionOf(
  { message, certain }: Suggestion,
  edit: TextEdit | undefined,
  layout: ResolvedLayout,
): NonNullable<Finding["suggestion"]> {
  if (!edit) return { message, certain: false, edits: [] };
  // Whether the line is merged already is not known here, and where it is no edit is right.
  const isFinal = certain && layout.classOf(edit.path)?.appendOnly === true;
  return {
    message: isFinal ? `${message}, unless the file is merged: then it never changes` : message,
    certain: certain && !isFinal,
    edits: [edit],
  };
}

/** Where a place is shown whose file cannot be read. */
function unread(at: Anchor): Range {
  return at.range ?? START_OF_FILE;
}
