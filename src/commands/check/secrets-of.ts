/** What a check says of secrets: in a whole tree, or in all that the commits of a change add (decision 31). */
import type { Gate } from "../../load/gate.js";
import type { AllowComment, FoundSecret, Search } from "../../memory/found-secret.js";
import type { KnownPlaces, Problem } from "../../memory/finding.js";
import { START_OF_FILE } from "../../memory/place.js";
import type { Comparison } from "../../memory/repository.js";
import type { SecretMatch } from "../../memory/secret.js";
import { WORKING_DIRECTORY, type Tree, type TreeEntry } from "../../memory/tree.js";
import { TreeLookup } from "../../memory/tree-lookup.js";
import {
  allowCommentProblem,
  secretProblem,
  unscannedProblem,
  type SecretWords,
} from "../../rules/secret/secret-problems.js";
import { nameHider } from "../../secrets/hidden-names.js";
import { searchAdded, searchTree, TreeSearch } from "../../secrets/search.js";
import type { SearchOptions } from "../../secrets/searcher.js";
import { standingSecrets } from "../../secrets/standing.js";
import { changedFingerprint, ValueMarks } from "../../secrets/value-marks.js";

export type OnSecret = (match: SecretMatch, forms: readonly string[]) => void;

export interface SecretSearch {
  /** Gets each value that was found: for redaction alone. */
  readonly onValue?: OnSecret;
  /** Name of the branch that a change is on, where it is known. */
  readonly branch?: string;
  /**
   * The last commit, where a working directory is searched as a whole; undefined where there is none yet. Asked for only
   * where a secret was found: one that it has not is not committed.
   */
  readonly lastCommit?: () => Promise<Tree | undefined>;
  /** Key of the fingerprints where the baseline has none. */
  readonly newSalt?: string;
}

export interface FoundSecrets {
  readonly problems: readonly Problem[];
  /** Of the tree that people see, where that is not the one that is judged. */
  readonly places: ReadonlyMap<Problem, KnownPlaces>;
}

export const NO_SECRETS: FoundSecrets = { problems: [], places: new Map() };

/** Key of the fingerprints of secrets. */
export function saltOf({ baseline }: Gate, { newSalt = "" }: SecretSearch): string {
  return baseline.salt ?? newSalt;
}

export async function secretsOfTree(
  tree: Tree,
  entries: readonly TreeEntry[],
  gate: Gate,
  options: SecretSearch,
): Promise<readonly Problem[]> {
  const { found } = secretsBesideReading(tree, entries, gate, options);
  return (await found()).problems();
}

/** What a search of a tree found. */
export interface TreeSecrets {
  /** Paths of files that hold a secret, in their text or in their name. */
  readonly holders: ReadonlySet<string>;
  /** @param isWanted by the path of a file as it is, which a problem does not name where it holds a secret; all unless told. */
  problems(isWanted?: (path: string) => boolean): readonly Problem[];
}

/** Where the tree is read for something else too: what is read through `tree` is searched then, the rest by `found`. */
export function secretsBesideReading(
  tree: Tree,
  entries: readonly TreeEntry[],
  gate: Gate,
  options: SecretSearch,
): { readonly tree: Tree; readonly found: () => Promise<TreeSecrets> } {
  const beside = new TreeSearch(tree, entries, searchOptions(gate, options));
  const found = async (): Promise<TreeSecrets> => {
    const search = await withUncommitted(await beside.finish(), entries, gate, options);
    const words = wordsFor(search, gate);
    return {
      holders: new Set(search.secrets.map(({ path }) => path)),
      problems: (isWanted = () => true) => {
        const { secrets, comments, unscanned } = search;
        const isOfWanted = ({ path }: { readonly path: string }) => isWanted(path);
        return [
          ...standingSecrets(secrets.filter(isOfWanted), () => true).map((secret) => secretProblem(secret, words)),
          ...comments.filter(isOfWanted).map((comment) => allowCommentProblem(comment, words.shown)),
          ...unscanned.filter(isOfWanted).map((missed) => unscannedProblem(missed, words)),
        ];
      },
    };
  };
  return { tree: beside.tree, found };
}

/** Tells which secrets of a working directory its last commit has not: neither at their path nor in a file of the same bytes. */
async function withUncommitted(
  search: Search,
  entries: readonly TreeEntry[],
  gate: Gate,
  options: SecretSearch,
): Promise<Search> {
  const { lastCommit } = options;
  if (!lastCommit || search.secrets.length === 0) return search;
  const last = await lastCommit();
  const known = last && (await searchTarget(search, last, searchOptions(gate, options)));
  const keys = new Set(known?.secrets.map(keyOf));
  const isMoved = last ? await movedBlobs(search, last) : () => false;
  const holders = new Set(search.secrets.map(({ path }) => path));
  const held = new Map(entries.flatMap((entry) => (holders.has(entry.path) ? [[entry.path, entry] as const] : [])));
  const secrets = search.secrets.map((secret) => {
    const oid = held.get(secret.path)?.oid;
    const isKnown = keys.has(keyOf(secret)) || isMoved({ ...secret, ...(oid !== undefined && { oid }) });
    return isKnown ? secret : { ...secret, commits: [WORKING_DIRECTORY] };
  });
  return { ...search, secrets };
}

/** What the target branch has at the same path already is not said again; another value in its place is. */
export async function secretsOfChange(
  comparison: Comparison,
  gate: Gate,
  options: SecretSearch,
): Promise<FoundSecrets> {
  const marks = new ValueMarks();
  const settings = searchOptions(gate, {
    ...options,
    onValue: (match, forms) => {
      marks.take(match, forms);
      options.onValue?.(match, forms);
    },
  });
  const { branch } = options;
  const search = await searchAdded(await comparison.added(), { ...settings, ...(branch !== undefined && { branch }) });
  const head = new TreeLookup(comparison.head);
  const stands = new Set<FoundSecret | AllowComment>();
  for (const found of [...search.secrets, ...search.comments]) {
    if (await isThere(found, head)) stands.add(found);
  }
  const target = await searchTarget(search, comparison.target, settings);
  const known = new Map<string, Set<string>>();
  for (const found of target.secrets) {
    const values = known.get(keyOf(found)) ?? new Set();
    known.set(keyOf(found), values.add(marks.of(found.match)));
  }
  const knownComments = new Set(target.comments.map(commentKey));
  const isMoved = await movedBlobs(search, comparison.target);
  const words = wordsFor(search, gate);
  const problems: Problem[] = [];
  const places = new Map<Problem, KnownPlaces>();
  const state = (problem: Problem) => {
    problems.push(problem);
    places.set(problem, { at: problem.at.range ?? START_OF_FILE, related: [] });
  };
  for (const secret of standingSecrets(search.secrets, (found) => stands.has(found), marks)) {
    const values = known.get(keyOf(secret));
    if (values?.has(marks.of(secret.match)) || isMoved(secret)) continue;
    const { match } = secret;
    // What was accepted of the value that the target has is not accepted of this one.
    const told = values ? { ...match, fingerprint: changedFingerprint(match, settings.salt) } : match;
    state(secretProblem({ ...secret, match: told }, words));
  }
  for (const comment of search.comments) {
    if (stands.has(comment) && !knownComments.has(commentKey(comment))) {
      state(allowCommentProblem(comment, words.shown));
    }
  }
  for (const missed of search.unscanned) state(unscannedProblem(missed, words));
  return { problems, places };
}

function searchOptions(gate: Gate, options: SecretSearch): SearchOptions {
  const { onValue } = options;
  return { salt: saltOf(gate, options), ...(onValue && { onValue }) };
}

/** What is in no file is shown on the first file of the gate. */
function wordsFor(search: Search, { files }: Gate): SecretWords {
  return { shown: nameHider(search.secrets), elsewhere: files.keys().next().value ?? "memory-steward.yml" };
}

/** Whether the head still has what holds it. */
async function isThere(found: FoundSecret | AllowComment, head: TreeLookup): Promise<boolean> {
  const source = "source" in found ? found.source : "file";
  if (source !== "file" && source !== "path") return source === "branch";
  const entry = await head.entry(found.path);
  return entry !== undefined && (source === "path" || entry.oid === found.oid);
}

function keyOf({ source, path, match }: FoundSecret): string {
  return `${path}\0${source}\0${match.fingerprint}`;
}

/** Whether the target has the same bytes in another file: to rename one, or to copy it, brings nothing new. */
async function movedBlobs(search: Search, target: Tree): Promise<(secret: FoundSecret) => boolean> {
  if (search.secrets.length === 0) return () => false;
  const oids = new Set((await target.entries()).map(({ oid }) => oid));
  return ({ source, oid }) => source === "file" && oid !== undefined && oids.has(oid);
}

function commentKey({ path, words }: AllowComment): string {
  return `${path}\0${words}`;
}

/** Secrets and comments that the target shows at paths where the change has some. */
async function searchTarget(search: Search, target: Tree, options: SearchOptions): Promise<Search> {
  const paths = new Set([...search.secrets, ...search.comments].map(({ path }) => path));
  const lookup = new TreeLookup(target);
  const entries: TreeEntry[] = [];
  for (const path of paths) {
    const entry = path === "" ? undefined : await lookup.file(path);
    if (entry) entries.push(entry);
  }
  return await searchTree(target, entries, options);
}
