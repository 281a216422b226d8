/** Writes down which proposals were rejected since the last time, with the reason that was given (decision 34). */
import { isSameName } from "../../memory/repository-name.js";
import { loadGate, type Gate, type GateOptions } from "../../load/gate.js";
import type { Account, ClosedPullRequest, Closing, FileChange, Forge } from "../../memory/forge.js";
import { DEFAULT_LIMITS } from "../../memory/document.js";
import { isMapping } from "../../memory/plain-data.js";
import { proposalKind } from "../../memory/branches.js";
import { STANDING_LABELS } from "../../memory/proposal.js";
import { REJECTIONS_FILE, type Rejection } from "../../memory/rejection.js";
import type { Branches, FetchedPulls, PullRequestSource } from "../../memory/repository.js";
import { readFile, type Tree } from "../../memory/tree.js";
import { filesAt } from "../../memory/tree-lookup.js";
import { UserError } from "../../memory/user-error.js";
import { applyTextEdits, editToText } from "../../parse/edit.js";
import { parseFile } from "../../parse/parse-file.js";
import { scanForPoison } from "../../poison/scan.js";
import { makeRedactor } from "../../secrets/redactor.js";
import { newClaims, type ChangedFile } from "./rejected-before.js";
import { tellsOfClosing } from "./standing-comment.js";

export interface RememberInput {
  readonly forge: Forge;
  readonly source: PullRequestSource;
  readonly gate: GateOptions;
  /** The default branch. */
  readonly branch: string;
  /** Gets a sentence for what could not be remembered. */
  readonly log: (line: string) => void;
}

export interface Remembered {
  /** The file with the new entries, from the root of the tree; undefined where nothing is new. */
  readonly file: FileChange | undefined;
  /** Entries that came. */
  readonly added: number;
}

const NO_HEADS: FetchedPulls = { base: "", heads: new Map() };
const NOTHING: Remembered = { file: undefined, added: 0 };

/** Of one run: each costs two to four requests. The others follow with the next index. */
const MAX_PULLS = 30;
/** For finding what one of them changed. */
const MAX_MS = 60_000;

/**
 * One request where nothing was closed. What the forge refuses is told and left for the next time.
 * @param tree of the default branch's head.
 */
export async function rememberRejections(tree: Tree, input: RememberInput): Promise<Remembered> {
  try {
    const gate = await loadGate(tree, input.gate);
    const isBroken = gate.problems.some(({ at }) => at.path === gate.layout.root + REJECTIONS_FILE);
    if (isBroken) throw new UserError(`${REJECTIONS_FILE} cannot be read.`);
    return await remember(tree, gate, input);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    input.log(`Which proposals were rejected could not be remembered: ${error.message}`);
    return NOTHING;
  }
}

async function remember(tree: Tree, gate: Gate, input: RememberInput): Promise<Remembered> {
  const { forge, source, branch } = input;
  const { closedUntil, closedThen, claims } = gate.rejections;
  // In the second of the last look others may have been closed since. A file that does not tell which were seen is done with it.
  const isSeen = ({ closedAt, number }: ClosedPullRequest) =>
    closedAt === closedUntil && (closedThen?.includes(number) ?? true);
  const closed = (await forge.closedPullRequests(closedUntil)).filter(
    (pull) => proposalKind(pull.head.branch) !== undefined && !isSeen(pull),
  );
  const pulls = firstOf(closed);
  if (pulls.length === 0) return NOTHING;
  const { login } = await forge.identity();
  const known = new Set(claims.keys());
  const entries: Rejection[] = [];
  const rejected: { pull: ClosedPullRequest; closing: Closing }[] = [];
  for (const pull of pulls) {
    const closing = await forge.closing(pull.number);
    if (!isSuperfluous(pull, closing) && (await isRejected(closing, login, forge))) rejected.push({ pull, closing });
  }
  const numbers = rejected.map(({ pull }) => pull.number);
  const { base, heads } = numbers.length === 0 ? NO_HEADS : await source.fetch(branch, numbers);
  for (const { pull, closing } of rejected) {
    const head = heads.get(pull.number);
    if (head === undefined) continue;
    const files = await changedFiles(source.repository, base, head, gate);
    const reason = await reasonOf(pull, closing, forge);
    for (const { claim, subject } of newClaims(files, gate)) {
      if (known.has(claim)) continue;
      known.add(claim);
      const title = subject.isWithheld ? undefined : cleanLine(subject.title, TITLE_LIMIT);
      const record = cleanLine(subject.id, ID_LIMIT);
      entries.push({
        claim,
        ...(record !== undefined && { record }),
        ...(title !== undefined && { title }),
        ...(reason !== undefined && { reason }),
        ...(closing.by && { by: closing.by.login }),
        at: pull.closedAt,
        pullRequest: pull.number,
      });
    }
  }
  const last = pulls.at(-1);
  // Where more wait than one run looks at, the next one goes on behind these.
  if (!last || (entries.length === 0 && pulls.length === closed.length)) return NOTHING;
  const then = pulls.filter(({ closedAt }) => closedAt === last.closedAt).map(({ number }) => number);
  const seen = last.closedAt === closedUntil ? [...(closedThen ?? []), ...then] : then;
  return { file: await written(tree, gate, entries, { until: last.closedAt, seen }), added: entries.length };
}

/** The earliest, and all that were closed in the second of the last of them. */
function firstOf(closed: readonly ClosedPullRequest[]): readonly ClosedPullRequest[] {
  const last = closed[MAX_PULLS - 1]?.closedAt;
  return last === undefined ? closed : closed.filter(({ closedAt }) => closedAt <= last);
}

/** The steward closed it with the token of a person, who said nothing of it. */
function isSuperfluous({ labels }: ClosedPullRequest, { by, comments }: Closing): boolean {
  if (!labels.includes(STANDING_LABELS.duplicate)) return false;
  return comments.some(({ author, text }) => author.id === by?.id && tellsOfClosing(text));
}

/** By a person who may write; the steward itself closes what became superfluous. */
async function isRejected({ by }: Closing, own: string, forge: Forge): Promise<boolean> {
  if (!by || by.isBot || isSameName(by.login, own)) return false;
  return await forge.mayWrite(by.login);
}

const COMMAND = /^\/reject[ \t]+(\S[^]*)$/;

/** Between a comment and the closing that GitHub's button does with it. */
const TOGETHER_MS = 60_000;

/** The last `/reject reason` of someone who may write, else what was said as it was closed. */
async function reasonOf(
  { closedAt }: ClosedPullRequest,
  { by, comments }: Closing,
  forge: Forge,
): Promise<string | undefined> {
  const asked = new Map<string, boolean>();
  const mayWrite = async ({ login, isBot }: Account): Promise<boolean> => {
    const known = isBot ? false : by && isSameName(login, by.login) ? true : asked.get(login);
    if (known !== undefined) return known;
    // Strangers who answer as well do not keep those from being heard who need not be asked about.
    if (asked.size >= MAX_ASKED) return false;
    const answer = await forge.mayWrite(login);
    asked.set(login, answer);
    return answer;
  };
  for (const { author, text } of [...comments].reverse()) {
    const [, reason] = COMMAND.exec(text.trim()) ?? [];
    if (reason !== undefined && (await mayWrite(author))) return cleanLine(reason, REASON_LIMIT);
  }
  const words = comments.findLast(
    ({ author, at }) => by?.id === author.id && Math.abs(Date.parse(at) - Date.parse(closedAt)) <= TOGETHER_MS,
  );
  return words && cleanLine(words.text, REASON_LIMIT);
}

const MAX_ASKED = 3;

const TITLE_LIMIT = 200;
const REASON_LIMIT = 1000;
const ID_LIMIT = 1000;

/** One line without secrets and control characters; nothing where it would steer an agent that reads the file. */
function cleanLine(text: string, limit: number): string | undefined {
  const line = makeRedactor()
    .text(text.slice(0, 4 * limit))
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  if (line === "" || scanForPoison(line).length > 0) return undefined;
  return Array.from(line).slice(0, limit).join("").trim();
}

async function changedFiles(repository: Branches, base: string, head: string, gate: Gate): Promise<ChangedFile[]> {
  const change = await repository.branchChange(base, head, MAX_MS);
  if (!change) return [];
  const { isExcluded, layout } = gate;
  const read = async (tree: Tree) => {
    const entries = (await tree.entries()).filter(({ path }) => layout.classOf(path) && !isExcluded(path));
    const contents = new Map<string, Uint8Array>();
    await tree.read(entries, ({ path }, bytes) => {
      if (!(bytes instanceof Error)) contents.set(path, bytes);
    });
    return contents;
  };
  const [before, after] = [await read(change.before), await read(change.after)];
  return [...new Set([...before.keys(), ...after.keys()])].map((path) => ({
    path,
    before: before.get(path),
    after: after.get(path),
  }));
}

const HEAD = `# What was proposed and rejected: it is not proposed again. The steward adds entries with the index.
# To let a claim in again, remove its entry by a pull request and leave the rest as it is.
closedUntil: 1970-01-01T00:00:00Z
closedThen: []
rejections:
`;

async function written(
  tree: Tree,
  { layout }: Gate,
  entries: readonly Rejection[],
  closed: { readonly until: string; readonly seen: readonly number[] },
): Promise<FileChange> {
  const path = layout.root + REJECTIONS_FILE;
  const [found] = await filesAt(new Set([path]), tree);
  const present = found && Buffer.from(await readFile(tree, found)).toString("utf8");
  const count = present === undefined ? 0 : listIn(path, present).length;
  let text: string;
  if (present === undefined) text = set(path, HEAD, ["rejections"], entries);
  else if (count === 0) text = set(path, present, ["rejections"], entries);
  else {
    text = `${present.trimEnd()}\n${set(path, HEAD, ["rejections"], entries).slice(HEAD.length)}`;
    if (listIn(path, text).length !== count + entries.length) {
      text = entries.reduce((sum, entry, index) => set(path, sum, ["rejections", count + index], entry), present);
    }
  }
  const told = set(path, text, ["closedUntil"], closed.until);
  return { path, bytes: Buffer.from(set(path, told, ["closedThen"], closed.seen)) };
}

function listIn(path: string, text: string): readonly unknown[] {
  const { documents, problems } = parseFile(path, "yaml", Buffer.from(text), DEFAULT_LIMITS);
  const value = documents[0]?.value;
  const list = problems.length === 0 && isMapping(value) ? value["rejections"] : undefined;
  return Array.isArray(list) ? list : [];
}

function set(path: string, text: string, pointer: readonly (string | number)[], value: unknown): string {
  const edit = editToText(path, "yaml", Buffer.from(text), { path, document: 0 }, { kind: "set", pointer, value });
  if (edit) return applyTextEdits(text, [edit]);
  throw new UserError(`${path} cannot be edited.`, "Write its list on lines of its own, one entry under the other");
}
