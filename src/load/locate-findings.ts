/** Turns problems into findings with lines, columns and text edits. Reads files with findings alone, each once. */
import type { ResolvedLayout } from "../layouts/layout.js";
import { compareFindings, type Finding, type RelatedPlace, type Suggestion, type TextEdit } from "../memory/finding.js";
import { START_OF_FILE, type Anchor, type Range } from "../memory/place.js";
import { isRegular, type Tree } from "../memory/tree.js";
import { formatOf } from "../parse/parse-file.js";
import type { WeighedProblem } from "./fingerprint.js";
import { LocatedFile, type EditBudget } from "./located-file.js";

const EDIT_CHARACTERS = 16 * 1024 * 1024;

/** Something that is asked of a file when it is at hand. */
type Question = (file: LocatedFile) => void;

/**
 * @param tree the tree that was judged: anchors are its.
 * @param shown the tree that people see, where that is another one (decision 31): a place in a file that differs there
 * is looked up by structure, or shown on the file.
 */
export async function locateFindings(
  weighed: readonly WeighedProblem[],
  tree: Tree,
  layout: ResolvedLayout,
  shown: Tree = tree,
): Promise<Finding[]> {
  const questions = new Map<string, Question[]>();
  const ask = (path: string, question: Question): void => {
    const list = questions.get(path);
    if (list) list.push(question);
    else questions.set(path, [question]);
  };
  const budget: EditBudget = { characters: EDIT_CHARACTERS };
  const drafts = weighed.map((item) => new Draft(item, ask, budget));
  // Ids may have to be computed, so they are asked for only where there are two trees.
  const judged = shown === tree ? undefined : new Map((await tree.entries()).map(({ path, oid }) => [path, oid]));
  for (const source of shown === tree ? [tree] : [shown, tree]) {
    const wanted = (await source.entries()).filter(({ path, mode }) => isRegular(mode) && questions.has(path));
    await source.read(wanted, (entry, bytes) => {
      if (bytes instanceof Error) return;
      const { path } = entry;
      const format = layout.classOf(path)?.format ?? formatOf(path);
      const file = new LocatedFile(path, format, bytes, !judged || judged.get(path) === entry.oid);
      for (const question of questions.get(path) ?? []) question(file);
      questions.delete(path);
    });
  }
  return drafts.map((draft) => draft.finding()).sort(compareFindings);
}

/** A finding whose places are still being looked up. */
class Draft {
  readonly #weighed: WeighedProblem;
  #range: Range;
  #edit: TextEdit | undefined;
  readonly #related: { readonly message: string; readonly path: string; range: Range }[] = [];

  constructor(weighed: WeighedProblem, ask: (path: string, question: Question) => void, budget: EditBudget) {
    this.#weighed = weighed;
    const { at, suggestion, related = [] } = weighed.problem;
    this.#range = unread(at);
    ask(at.path, (file) => (this.#range = file.range(at)));
    for (const place of related) {
      const found = { message: place.message, path: place.at.path, range: unread(place.at) };
      this.#related.push(found);
      ask(place.at.path, (file) => (found.range = file.range(place.at)));
    }
    const edit = suggestion?.edit;
    if (edit) {
      const place = suggestion.at ?? at;
      ask(place.path, (file) => (this.#edit = file.edit(place, edit, budget)));
    }
  }

  finding(): Finding {
    const { problem, severity, accepted, fingerprint } = this.#weighed;
    return {
      rule: problem.rule,
      severity,
      message: problem.message,
      path: problem.at.path,
      range: this.#range,
      ...(problem.record !== undefined && { record: problem.record }),
      ...(problem.subject !== undefined && { subject: problem.subject }),
      fingerprint,
      ...(problem.suggestion && { suggestion: this.#suggestion(problem.suggestion) }),
      related: this.#related satisfies readonly RelatedPlace[],
      ...(accepted && { accepted }),
    };
  }

  #suggestion({ message, certain }: Suggestion): NonNullable<Finding["suggestion"]> {
    const edits = this.#edit ? [this.#edit] : [];
    return { message, certain: certain && edits.length > 0, edits };
  }
}

/** Where a place is shown whose file cannot be read. */
function unread(at: Anchor): Range {
  return at.range ?? START_OF_FILE;
}
