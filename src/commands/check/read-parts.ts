/** Reads the parts of a check, and refuses what is not all of one check of the tree at hand. */
import { JUDGE_DIGEST } from "../../generated/judge-digest.js";
import { readPart, type PartHeader, type PartProblem, type PartReader } from "../../indexes/part.js";
import { SharedEdges } from "../../indexes/part-declarations.js";
import { partOfPath, type Shard } from "../../indexes/part-of-path.js";
import { Tallies } from "../../indexes/tallies.js";
import type { Gate } from "../../load/gate.js";
import { recordEntries } from "../../load/read-memory.js";
import { firstNames } from "../../memory/first-names.js";
import { declaresRestricted } from "../../memory/restricted.js";
import type { Declaration } from "../../memory/record.js";
import { nameInSentence, type Tree, type TreeEntry } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { findRule } from "../../rules/judge.js";
import { filesDigest, WINDOW } from "./check-shard.js";
import { gateDigest } from "./gate-digest.js";
import { STEWARD_VERSION } from "../version.js";

export interface PartSource {
  /** What a person calls it: the name of its file. */
  readonly label: string;
  /** @throws UserError where its bytes cannot be had. */
  read(): Uint8Array;
}

export interface WholeCheck {
  readonly declarations: readonly Declaration[];
  /** Those that hold at the time. */
  readonly problems: readonly PartProblem[];
  /** Ids are not counted yet. */
  readonly tallies: Tallies;
  /** Files whose problems the parts leave out. */
  readonly withheld: ReadonlySet<string>;
  /** Files of which they say nothing. */
  readonly closed: ReadonlySet<string>;
  /** Files that hold secrets, of which they do not say that. */
  readonly holders: ReadonlySet<string>;
  /** When the last part was made. */
  readonly now: Date;
}

interface Checked {
  readonly tree: Tree;
  /** Folder of the tree relative to the top of the repository. */
  readonly root: string;
  readonly gate: Gate;
  /** Whether secrets are to have been sought. */
  readonly secrets: boolean;
}

const AGAIN = "Check every shard again, all of the same commit, and merge what they write.";
const OUTSIDE = "Keep the parts outside the folder that is checked: what lies in it is one of its files.";

/** @throws UserError where a part is missing, is there twice, is no part, or is one of another check. */
export async function readParts(sources: readonly PartSource[], checked: Checked): Promise<WholeCheck> {
  const shares = new Shares(await checked.tree.entries());
  const declarations: Declaration[] = [];
  const problems: PartProblem[] = [];
  const tallies = new Tallies();
  const known = new Map<number, Known>();
  const withheld = new Set<string>();
  const closed = new Set<string>();
  const holders = new Set<string>();
  const shared = new SharedEdges();
  for (const source of sources) {
    const { label } = source;
    let declared = new PathWalk(label, []);
    let found = declared;
    let leftOut: PartHeader["withheld"];
    const reader: PartReader = {
      header(header) {
        refuseBeside(known, label, header);
        const share = shares.of(header);
        refuseOther(label, header, share, checked);
        const files = recordEntries(share, checked.gate);
        [declared, found] = [new PathWalk(label, files), new PathWalk(label, files)];
        known.set(header.shard, { label, header });
        leftOut = header.withheld;
        addNumbered(header.closed, share, closed);
        addNumbered(header.holders, share, holders);
        tallies.add(header.tallies);
        return (file) => share[file]?.path;
      },
      declaration(declaration) {
        declared.reach(declaration.path);
        declarations.push(declaration);
        if (leftOut && declaresRestricted([declaration])) withheld.add(declaration.path);
      },
      problem({ problem, places }) {
        // Secrets are sought in every file, behind all else.
        if (!problem.rule.startsWith("secret/")) found.reach(problem.at.path);
        const rule = findRule(problem.rule)?.id;
        if (rule === undefined) throw new UserError(`${label} names a rule that does not exist.`, AGAIN);
        problems.push({ problem: { ...problem, rule }, places });
      },
    };
    await readPart(label, source.read(), reader, shared);
  }
  const now = timeOf([...known.values()]);
  const holds = ({ problem: { since, until } }: PartProblem) =>
    (since === undefined || now > since) && (until === undefined || now < until);
  return {
    declarations,
    problems: problems.filter(holds),
    tallies,
    withheld,
    closed,
    holders,
    now: new Date(now),
  };
}

interface Known {
  readonly label: string;
  readonly header: PartHeader;
}

/** @throws UserError where two parts do not go together. */
function refuseBeside(known: ReadonlyMap<number, Known>, label: string, { shard, of, secrets }: PartHeader): void {
  const [first] = known.values();
  if (first && first.header.of !== of) {
    throw new UserError(
      `${label} is one of ${of} parts, ${first.label} one of ${first.header.of}: they are not of one check.`,
      AGAIN,
    );
  }
  if (first && first.header.secrets !== secrets) {
    const [without, sought] = secrets ? [first.label, label] : [label, first.label];
    throw new UserError(
      `${without} was made with --no-secrets, ${sought} was not: they are not of one check.`,
      "Give --no-secrets to all shards or to none.",
    );
  }
  const twin = known.get(shard);
  if (twin) throw new UserError(`${label} is part ${shard} of ${of}, and so is ${twin.label}.`, "Name each part once.");
}

/** @throws UserError where a part is not of this tree, this gate and this version. */
function refuseOther(
  label: string,
  { steward, root, gateDigest: judgedBy, judgeDigest, filesDigest: digest, secrets }: PartHeader,
  files: readonly TreeEntry[],
  checked: Checked,
): void {
  const refuse = (why: string, advice = AGAIN): UserError => new UserError(`${label} ${why}.`, advice);
  if (steward !== STEWARD_VERSION) {
    throw refuse(
      `was written by another version of the steward than this, ${STEWARD_VERSION}`,
      "Use one version for all jobs.",
    );
  }
  if (judgeDigest !== JUDGE_DIGEST) {
    throw refuse("was written by another build of the steward than this", "Use one commit of it for all jobs.");
  }
  if (root !== checked.root) throw refuse("is of another folder of the repository");
  if (judgedBy !== gateDigest(checked.gate)) {
    throw refuse(
      "was judged by another gate: another layout, configuration, ontology, baseline or waivers",
      "Give the same --layout and --config to all, and check one commit out.",
    );
  }
  if (digest !== filesDigest(files)) {
    throw refuse(`is of other files than ${nameInSentence(checked.tree)} has`, `${AGAIN} ${OUTSIDE}`);
  }
  if (secrets === checked.secrets) return;
  throw secrets
    ? refuse("was made with the search for secrets, which is to be left out here", "Merge without --no-secrets.")
    : refuse(
        "was made with --no-secrets, so nobody looked for secrets in its files",
        "Make the parts without it; or give it to merge-reports too, for a report that says nothing of secrets.",
      );
}

function addNumbered(numbers: readonly number[] = [], share: readonly TreeEntry[], paths: Set<string>): void {
  for (const number of numbers) {
    const path = share[number]?.path;
    if (path !== undefined) paths.add(path);
  }
}

/** The files of each shard, divided once: to look through all of them for each part would cost more the more parts there are. */
class Shares {
  readonly #entries: readonly TreeEntry[];
  #shares: readonly TreeEntry[][] | undefined;

  constructor(entries: readonly TreeEntry[]) {
    this.#entries = entries;
  }

  /** Every shard that is asked for is one of as many. */
  of({ shard, of }: Shard): readonly TreeEntry[] {
    this.#shares ??= this.#divide(of);
    return this.#shares[shard - 1] ?? [];
  }

  #divide(of: number): TreeEntry[][] {
    const shares = Array.from({ length: of }, (): TreeEntry[] => []);
    for (const entry of this.#entries) shares[partOfPath(entry.path, of) - 1]?.push(entry);
    return shares;
  }
}

const MAX_NAMED = 5;

/** @throws UserError where parts are missing, or were made too far apart to be judged as of one time. */
function timeOf(parts: readonly Known[]): number {
  const of = parts[0]?.header.of ?? 1;
  const present = new Set(parts.map(({ header: { shard } }) => shard));
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((shard) => !present.has(shard));
  if (missing.length > 0) {
    const some = firstNames(missing.map(String), MAX_NAMED);
    throw new UserError(
      `Of ${of} parts ${missing.length === 1 ? "one is" : `${missing.length} are`} missing: ${some}.`,
      "Name the parts of all shards.",
    );
  }
  const now = Math.max(...parts.map(({ header }) => header.asOf));
  const old = parts.find(({ header }) => now - header.asOf > WINDOW);
  if (old) throw new UserError(`${old.label} was made more than a day before another part.`, AGAIN);
  return now;
}

/** Files come in path order: what a part says of others than its own is noticed on the way. */
class PathWalk {
  readonly #label: string;
  readonly #files: readonly TreeEntry[];
  #at = 0;

  constructor(label: string, files: readonly TreeEntry[]) {
    this.#label = label;
    this.#files = files;
  }

  /** @throws UserError where the path is none of the files, or one before the last. */
  reach(path: string): void {
    while (this.#at < this.#files.length && this.#files[this.#at]?.path !== path) this.#at++;
    if (this.#at === this.#files.length) {
      throw new UserError(`${this.#label} speaks of files that are not its own, or in another order.`, AGAIN);
    }
  }
}
