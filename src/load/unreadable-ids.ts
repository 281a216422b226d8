/** Ids that a memory would have if its broken files could be read. */
import { idsByPlace, idSources } from "../layouts/place-text.js";
import type { LayoutClass, ResolvedLayout } from "../layouts/layout.js";
import type { Problem, RuleId } from "../memory/finding.js";
import { comparePaths, type Tree } from "../memory/tree.js";
import { filesAt } from "../memory/tree-lookup.js";
import { breaksFile } from "./file-state.js";
import { fingerprint } from "./fingerprint.js";
import type { Gate } from "./gate.js";

/**
 * Ids that files which cannot be read have by their places, or that stand in a line of their own behind the name of the id;
 * each with the first such file in path order. What else such a file declares nobody knows.
 * @param problems of record files.
 * @param tree that the files stand in.
 */
export async function unreadableIds(
  problems: Iterable<Problem>,
  tree: Tree,
  gate: Gate,
): Promise<ReadonlyMap<string, string>> {
  const { layout } = gate;
  const paths = new Set<string>();
  for (const problem of problems) if (breaksFile(problem) || holdsNoRecord(problem, gate)) paths.add(problem.at.path);
  const ids = new Map<string, string>();
  if (paths.size === 0) return ids;
  const written = await idsInTexts(paths, tree, layout);
  for (const path of [...paths].sort(comparePaths)) {
    for (const id of [...idsByPlace(path, layout), ...(written.get(path) ?? [])]) if (!ids.has(id)) ids.set(id, path);
  }
  return ids;
}

const NO_FRONT_MATTER: RuleId = "record/missing-front-matter";

/** Whether text stands in the place of a record, and is told as an error that nothing accepts. */
function holdsNoRecord(problem: Problem, { severities, waivers, baseline, tellsAll }: Gate): boolean {
  const { rule, severity = "error", at } = problem;
  if (rule !== NO_FRONT_MATTER || tellsAll || (severities.get(rule) ?? severity) !== "error") return false;
  // Whether or not a waiver has expired: an index says the same before and after.
  const isNamed = waivers.some((waiver) => waiver.rule === rule && waiver.subject === at.path);
  return !isNamed && !baseline.findings.has(fingerprint(problem));
}

async function idsInTexts(
  paths: ReadonlySet<string>,
  tree: Tree,
  layout: ResolvedLayout,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  await tree.read(await filesAt(paths, tree), ({ path }, bytes) => {
    const layoutClass = layout.classOf(path);
    if (!layoutClass || bytes instanceof Error) return;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
    found.set(path, idsInText(text, layoutClass));
  });
  return found;
}

/** In YAML, JSON and front matter alike; a value that goes on in the next line is none. */
function idsInText(text: string, layoutClass: LayoutClass): string[] {
  const names = idSources(layoutClass).flatMap((source) =>
    source.from === "record" && source.path.length === 1 ? source.path : [],
  );
  const ids = new Set<string>();
  const add = (name: string, value: string): void => {
    if (names.includes(name) && value !== "") ids.add(value);
  };
  for (const [, name = "", value = ""] of text.matchAll(PLAIN_MEMBER)) add(name, value);
  for (const [, , quoted, plain = "", , value = ""] of text.matchAll(QUOTED_MEMBER)) add(quoted ?? plain, value);
  return [...ids];
}

/** A line of YAML with a plain value and nothing but a comment behind it. */
const PLAIN_MEMBER = /^[ \t]*(?:- )?([\w-]+):[ \t]+([^\s"'[{&*!|>#][^\s,#]*)[ \t]*(?:#.*)?$/gm;
/** Of YAML or JSON, wherever it stands in its line. */
const QUOTED_MEMBER = /(?:(["'])([\w-]+)\1|(?<![\w-])([\w-]+))[ \t]*:[ \t]*(["'])(.*?)\4/g;
