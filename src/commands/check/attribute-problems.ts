/** Attributes of Git by which a change hides from reviewers what becomes of the memory, or alters what a checkout holds. */
import type { Gate } from "../../load/gate.js";
import { isOfMemory } from "../../load/read-memory.js";
import type { LayoutClass } from "../../layouts/layout.js";
import type { Problem } from "../../memory/finding.js";
import { globOfPattern, isAttributesFile, readGitAttributes, type GitAttribute } from "../../memory/git-attributes.js";
import { compileGlob } from "../../memory/glob.js";
import { compareTexts } from "../../memory/compare-texts.js";
import { contentsAt } from "../../memory/tree-lookup.js";
import type { Tree, TreeEntry } from "../../memory/tree.js";
import { folderOf } from "../../rules/loosenings/glob-cover.js";
import { quote } from "../../rules/phrases.js";

/** Files of attributes that are not the same in two lists. */
export function editedAttributes(before: readonly TreeEntry[], after: readonly TreeEntry[]): string[] {
  const was = new Map(before.filter(({ path }) => isAttributesFile(path)).map(({ path, oid }) => [path, oid]));
  return after.flatMap(({ path, oid }) => (isAttributesFile(path) && was.get(path) !== oid ? [path] : []));
}

/** @param edited files of attributes that differ. */
export async function attributeProblems(
  edited: readonly string[],
  base: Tree,
  judged: Tree,
  gate: Gate,
): Promise<Problem[]> {
  if (edited.length === 0) return [];
  const paths = new Set(edited);
  const [was, is] = await Promise.all([contentsAt(paths, base), contentsAt(paths, judged)]);
  return [...is]
    .sort(([a], [b]) => compareTexts(a, b))
    .flatMap(([path, bytes]) => {
      const known = new Set(readGitAttributes(textOf(was.get(path))).map(meaningOf));
      return problemsOf(path, readGitAttributes(textOf(bytes)), known, gate);
    });
}

/** Of one file; what follows says nothing new. */
const MOST_TOLD = 50;

function problemsOf(
  path: string,
  attributes: readonly GitAttribute[],
  known: ReadonlySet<string>,
  gate: Gate,
): Problem[] {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const problems: Problem[] = [];
  for (const attribute of attributes) {
    const effect = effectOf(attribute);
    if (effect === undefined || known.has(meaningOf(attribute))) continue;
    if (!concernsMemory(globOfPattern(attribute.pattern, folder), gate)) continue;
    const { line, column, written, pattern } = attribute;
    const start = { line, column };
    problems.push({
      rule: "gate/git-attributes",
      message: `${quote(written)} for ${quote(pattern)} concerns files of the memory: ${effect}.`,
      at: { path, range: { start, end: { line, column: column + written.length } } },
      subject: `${pattern} ${written} ${attribute.name}`,
      suggestion: { message: "Take it out, or narrow the pattern to files that are no memory", certain: false },
    });
    if (problems.length === MOST_TOLD) break;
  }
  return problems;
}

/** What becomes of a file, as a clause; undefined where nobody is kept from seeing what is judged. */
function effectOf({ name, value }: GitAttribute): string | undefined {
  switch (name) {
    case "diff":
      return value === false ? "Git and GitHub show changes of them as binary, without their text" : undefined;
    case "linguist-generated":
      return value === true || (typeof value === "string" && value !== "false")
        ? "GitHub folds changes of them away in a pull request"
        : undefined;
    case "merge":
      return typeof value === "string" && value !== "text" && value !== "binary"
        ? `a merge does with both sides what ${quote(value)} does, without a conflict that somebody settles`
        : undefined;
    case "filter":
    case "working-tree-encoding":
      return typeof value === "string" ? "a checkout holds other bytes than those that are judged" : undefined;
    case "ident":
      return value === true ? "a checkout holds other bytes than those that are judged" : undefined;
    case "export-ignore":
      return value === true ? "an archive of the repository lacks them" : undefined;
    case "export-subst":
      return value === true ? "an archive of the repository holds other bytes than those that are judged" : undefined;
    default:
      return undefined;
  }
}

function meaningOf({ pattern, name, value }: GitAttribute): string {
  return JSON.stringify([pattern, name, value ?? null]);
}

/** Whether a record, a note or a file of the gate may be meant, today or later. */
function concernsMemory(glob: string, gate: Gate): boolean {
  const matches = compileGlob(glob);
  for (const path of gate.files.keys()) if (matches(path)) return true;
  const { layout } = gate;
  const isPlain = !/[*?]/.test(glob);
  if (isPlain) return isOfMemory(glob, gate) && isJudged(layout.classOf(glob));
  if (!mayEndARecord(glob)) return false;
  const folder = folderOf(glob);
  if (`${folder}/`.startsWith(layout.root)) {
    const below = folder.slice(layout.root.length);
    return [...layout.classes.values()].some((each) => isJudged(each) && (below === "" || each.mayMatchBelow(below)));
  }
  // The pattern begins above the memory.
  return folder === "" || layout.root.startsWith(`${folder}/`);
}

function isJudged(layoutClass: Pick<LayoutClass, "records"> | undefined): boolean {
  return layoutClass !== undefined && layoutClass.records !== "none";
}

/** Whether names of records end so: `*.png` takes none. */
function mayEndARecord(glob: string): boolean {
  const extension = /\.([^.*?/]+)$/.exec(glob)?.[1];
  return extension === undefined || /^(?:md|mdx|mdc|markdown|ya?ml|jsonl?|ndjson)$/i.test(extension);
}

function textOf(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString("utf8");
}
