/** Reads the index of a base: single records by id, records that cite a name, findings. */
import {
  BOUND_PATHS,
  DEADLINES_FOLDER,
  FINDINGS_FOLDER,
  INDEX_FOLDER,
  OWNERS_FOLDER,
  RECORDS_FOLDER,
  REPOSITORIES_FOLDER,
  TARGETS_FOLDER,
} from "../memory/index-paths.js";
import type { Declaration } from "../memory/record.js";
import { comparePaths } from "../memory/tree.js";
import { deadlineMonth, monthOfName, parsePast } from "./deadline.js";
import type { ShardedIndexHeader } from "./index-header.js";
import { parseNames } from "./names.js";
import { brokenIndex, NeedsFullCheck } from "./needs-full-check.js";
import { parseRecordLine } from "./record-line.js";
import { RecordShard } from "./record-shard.js";
import { hashDigits, nameDigits, shardKey } from "./shards.js";
import { parseFindings, type StoredFinding, type StoredFindings } from "./stored-finding.js";

/** Files of the index, by paths from the memory's root. */
export interface IndexFiles {
  /** Undefined where there is no such file. */
  read(path: string): Promise<Buffer | undefined>;
  /** The id that Git gives a file or folder; undefined where there is none. */
  id(path: string): Promise<string | undefined>;
  /** Names of what stands in a folder; folders end with a slash. */
  names(folder: string): Promise<ReadonlySet<string>>;
  /** Visits every file below a folder. The bytes are valid during the call. */
  visitAll(folder: string, visit: (bytes: Buffer) => void): Promise<void>;
}

/** Names whose citations are looked for at once, at most. */
export const MAX_CITED = 512;

/** Records that may cite them: more cost what reading everything costs. */
const MAX_CITING = 5000;

/** Where it is told what leads to a name. */
const CITATIONS = [TARGETS_FOLDER, REPOSITORIES_FOLDER, OWNERS_FOLDER] as const;

export class BaseIndex {
  readonly header: ShardedIndexHeader;
  readonly #files: IndexFiles;
  readonly #declarations = new Map<string, Promise<readonly Declaration[]>>();
  readonly #shards = new Map<string, Promise<RecordShard>>();

  readonly #nameLines = new Map<string, Promise<ReadonlyMap<string, readonly string[]>>>();
  readonly #names = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(header: ShardedIndexHeader, files: IndexFiles) {
    this.header = header;
    this.#files = files;
  }

  /**
   * What binds the other files to the header: a file that was lost, cut short or written by hand has another id.
   * @throws NeedsFullCheck where one is not as it was written.
   */
  async verifyContents(): Promise<void> {
    const { contents } = this.header;
    for (const path of BOUND_PATHS) {
      const id = Object.hasOwn(contents, nameBelow(path)) ? contents[nameBelow(path)] : undefined;
      if ((await this.#files.id(path)) !== id) throw brokenIndex(`${path} is not as it was written`);
    }
  }

  /** What is declared under a key (`shardKey`), in no order. */
  declarations(key: string): Promise<readonly Declaration[]> {
    let declarations = this.#declarations.get(key);
    if (!declarations) this.#declarations.set(key, (declarations = this.#declared(key)));
    return declarations;
  }

  async #declared(key: string): Promise<readonly Declaration[]> {
    const path = await this.#shardOf(hashDigits(key));
    if (path === undefined) return [];
    let shard = this.#shards.get(path);
    if (!shard) this.#shards.set(path, (shard = this.#files.read(path).then((bytes) => new RecordShard(bytes))));
    return (await shard).lines(key).map(parseRecordLine);
  }

  /** Reads what is declared under several keys at once: asking one after the other waits for each. */
  async prefetch(keys: Iterable<string>): Promise<void> {
    await Promise.all([...keys].map((key) => this.declarations(key)));
  }

  /**
   * Declarations that name any of these as an edge's target or an owner.
   * @throws NeedsFullCheck where they are many.
   */
  async citing(names: ReadonlySet<string>): Promise<readonly Declaration[]> {
    const lists = await Promise.all([...names].flatMap((name) => CITATIONS.map((folder) => this.#named(folder, name))));
    const citers = new Set(lists.flat());
    if (citers.size > MAX_CITING)
      throw new NeedsFullCheck(`more than ${MAX_CITING} records cite what the change touches`);
    const cites = ({ edges, owners }: Declaration) =>
      edges.some(({ target }) => names.has(target)) || owners.some((owner) => names.has(owner));
    const groups = await Promise.all(
      [...citers].map(async (citer) => {
        const byId = (await this.declarations(shardKey(citer, ""))).filter((each) => each.id === citer && cites(each));
        // What has no id is named by its path.
        const isId = byId.length > 0 && /^[^:/.]+:[^/.]*$/.test(citer);
        const byPath = isId ? [] : await this.declarations(shardKey(undefined, citer));
        return [...byId, ...byPath.filter((each) => each.id === undefined && cites(each))];
      }),
    );
    return groups.flat();
  }

  /** What has a name, by the shards of a folder: ids, or paths of what has no id. */
  async #named(folder: string, name: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (const path of await this.#shardsBelow(folder, nameDigits(name))) {
      let lines = this.#nameLines.get(path);
      if (!lines) this.#nameLines.set(path, (lines = this.#files.read(path).then(parseNames)));
      found.push(...((await lines).get(name) ?? []));
    }
    return found;
  }

  /** Every id that a record or an addressable note has, and its kinds. */
  async everyDeclaration(visit: (declaration: Declaration) => void): Promise<void> {
    await this.#files.visitAll(RECORDS_FOLDER, (bytes) => {
      for (const line of bytes.toString("utf8").split("\n")) if (line !== "") visit(parseRecordLine(line));
    });
  }

  /** Problems that held when the index was made and still do, in path order, and what makes too many to be stored. */
  async findings(now: number): Promise<StoredFindings> {
    const findings: StoredFinding[] = [];
    const causes: string[] = [];
    await this.#files.visitAll(FINDINGS_FOLDER, (bytes) => {
      const stored = parseFindings(bytes.toString("utf8"));
      causes.push(...stored.causes);
      for (const finding of stored.findings) {
        const { until } = finding.problem;
        if (until === undefined || now < until) findings.push(finding);
      }
    });
    return { findings: findings.sort((a, b) => comparePaths(a.problem.at.path, b.problem.at.path)), causes };
  }

  /** Files of which something is to be said that was not so when the index was made. */
  async due(now: number): Promise<ReadonlySet<string>> {
    const last = deadlineMonth(now);
    const due = new Set<string>();
    const take = (bytes: Buffer) => {
      for (const path of parsePast(bytes.toString("utf8"), now)) due.add(path);
    };
    for (const name of await this.#files.names(DEADLINES_FOLDER)) {
      if (monthOfName(name) > last) continue;
      const path = `${DEADLINES_FOLDER}/${name}`;
      if (name.endsWith("/")) await this.#files.visitAll(path.slice(0, -1), take);
      else take((await this.#files.read(path)) ?? Buffer.alloc(0));
    }
    return due;
  }

  /** The leaf of the trie that holds the digits; undefined where none does. */
  async #shardOf(digits: string): Promise<string | undefined> {
    const [path] = await this.#shardsBelow(RECORDS_FOLDER, digits);
    return path;
  }

  /** The leaf that holds all that begins with the digits, or the leaves that hold a part of it. */
  async #shardsBelow(root: string, digits: string): Promise<readonly string[]> {
    let folder = root;
    for (let at = 0; at < digits.length; at += 2) {
      const names = await this.#namesIn(folder);
      for (const part of [digits.slice(at, at + 1), digits.slice(at, at + 2)]) {
        if (names.has(`${part}.jsonl`)) return [`${folder}/${part}.jsonl`];
      }
      const next = digits.slice(at, at + 2);
      if (!names.has(`${next}/`)) return [];
      folder = `${folder}/${next}`;
    }
    return await this.#shardsIn(folder);
  }

  async #shardsIn(folder: string): Promise<readonly string[]> {
    const below = [...(await this.#namesIn(folder))].map(async (name) => {
      return name.endsWith("/") ? await this.#shardsIn(`${folder}/${name.slice(0, -1)}`) : [`${folder}/${name}`];
    });
    return (await Promise.all(below)).flat();
  }

  #namesIn(folder: string): Promise<ReadonlySet<string>> {
    let names = this.#names.get(folder);
    if (!names) this.#names.set(folder, (names = this.#files.names(folder)));
    return names;
  }
}

function nameBelow(path: string): string {
  return path.slice(INDEX_FOLDER.length + 1);
}
