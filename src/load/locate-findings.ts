/** Turns problems into findings: severity, fingerprint, line and column, text edits. Reads files with findings alone. */
import { createHash } from "node:crypto";
import type { Format } from "../memory/document.js";
import {
  compareFindings,
  type Edit,
  type Finding,
  type Problem,
  type RelatedPlace,
  type Severity,
  type Suggestion,
  type TextEdit,
} from "../memory/finding.js";
import type { ResolvedLayout } from "../layouts/layout.js";
import { START_OF_FILE, type Anchor, type Range } from "../memory/place.js";
import { comparePaths, isRegular, type Tree, type TreeEntry } from "../memory/tree.js";
import { editOpenFile } from "../parse/edit.js";
import { locatorOf, type Locator } from "../parse/locate.js";
import { OpenFile } from "../parse/open-file.js";
import { formatOf } from "../parse/parse-file.js";

/** A problem whose severity is settled. */
export interface WeighedProblem {
  readonly problem: Problem;
  readonly severity: Severity;
  readonly accepted?: "baseline" | "waived";
  readonly fingerprint: string;
}

/** First 32 hex digits of sha256 over rule, record or path, and subject (decision 17). */
export function fingerprint(problem: Problem): string {
  const subject = [problem.rule, problem.record ?? problem.at.path, problem.subject ?? ""].join("\0");
  return createHash("sha256").update(subject).digest("hex").slice(0, 32);
}

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
  const paths = new Set<string>();
  for (const { problem } of weighed) {
    paths.add(problem.at.path);
    for (const place of problem.related ?? []) paths.add(place.at.path);
  }
  const files = new Map<string, LocatedFile>();
  for (const source of shown === tree ? [tree] : [shown, tree]) {
    const wanted = (await source.entries()).filter(
      ({ path, mode }) => isRegular(mode) && paths.has(path) && !files.has(path),
    );
    await source.read(wanted, (entry, bytes) => {
      if (!(bytes instanceof Error)) files.set(entry.path, new LocatedFile(entry, new Uint8Array(bytes), layout));
    });
  }
  const budget: EditBudget = { characters: EDIT_CHARACTERS };
  const findings: Finding[] = weighed.map(({ problem, severity, accepted, fingerprint }) => {
    const file = files.get(problem.at.path);
    const suggestion = problem.suggestion && locateSuggestion(problem.suggestion, problem.at, files, budget);
    return {
      rule: problem.rule,
      severity,
      message: problem.message,
      path: problem.at.path,
      range: file?.range(problem.at) ?? problem.at.range ?? START_OF_FILE,
      ...(problem.record !== undefined && { record: problem.record }),
      ...(problem.subject !== undefined && { subject: problem.subject }),
      fingerprint,
      ...(suggestion && { suggestion }),
      related: (problem.related ?? []).map((place): RelatedPlace => {
        const range = files.get(place.at.path)?.range(place.at) ?? place.at.range ?? START_OF_FILE;
        return { message: place.message, path: place.at.path, range };
      }),
      ...(accepted && { accepted }),
    };
  });
  return findings.sort(compareFindings);
}

/** Characters that may be read again to prove edits, in one run. Findings beyond it keep their suggestion as a sentence. */
interface EditBudget {
  characters: number;
}

const EDIT_CHARACTERS = 16 * 1024 * 1024;

/** A file that has findings, opened when the first of them asks for a place. */
class LocatedFile {
  readonly #path: string;
  readonly #bytes: Uint8Array;
  readonly #format: Format | undefined;
  #file: OpenFile | undefined;
  #locator: Locator | undefined;

  constructor(entry: TreeEntry, bytes: Uint8Array, layout: ResolvedLayout) {
    this.#path = entry.path;
    this.#bytes = bytes;
    this.#format = layout.classOf(entry.path)?.format ?? formatOf(entry.path);
  }

  range(at: Anchor): Range {
    if (at.range) return at.range;
    const file = this.#open();
    if (!file) return START_OF_FILE;
    this.#locator ??= locatorOf(file);
    return this.#locator.range(at);
  }

  /** Undefined also when the budget is spent: each edit costs a second reading of its document. */
  edit(at: Anchor, edit: Edit, budget: EditBudget): TextEdit | undefined {
    if (edit.kind === "text") return { path: this.#path, range: edit.range, newText: edit.text };
    const file = this.#open();
    const slice = file?.slices[at.document ?? 0];
    if (!file || !slice || budget.characters <= 0) return undefined;
    budget.characters -= slice.end - slice.start;
    return editOpenFile(file, at.document ?? 0, edit);
  }

  #open(): OpenFile | undefined {
    if (this.#format === undefined) return undefined;
    this.#file ??= new OpenFile(this.#path, this.#format, this.#bytes);
    return this.#file;
  }
}

function locateSuggestion(
  suggestion: Suggestion,
  at: Anchor,
  files: ReadonlyMap<string, LocatedFile>,
  budget: EditBudget,
): Finding["suggestion"] {
  const place = suggestion.at ?? at;
  const file = files.get(place.path);
  const edit = suggestion.edit && file?.edit(place, suggestion.edit, budget);
  const edits = edit ? [edit] : [];
  return { message: suggestion.message, certain: suggestion.certain && edits.length > 0, edits };
}

/** Gives equal fingerprints of one run an ordinal, in path order, so that each finding has its own. */
export function distinctFingerprints(weighed: WeighedProblem[]): WeighedProblem[] {
  const seen = new Map<string, number>();
  return [...weighed]
    .sort((a, b) => comparePaths(a.problem.at.path, b.problem.at.path))
    .map((item) => {
      const count = (seen.get(item.fingerprint) ?? 0) + 1;
      seen.set(item.fingerprint, count);
      if (count === 1) return item;
      const again = createHash("sha256").update(`${item.fingerprint}\0${count}`).digest("hex").slice(0, 32);
      return { ...item, fingerprint: again };
    });
}
