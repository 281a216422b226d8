/** Reads the index of a base: single records by id, records that cite a name, findings. */
import { BOUND_PATHS, DEADLINES_FOLDER, FINDINGS_FOLDER, INDEX_FOLDER, RECORDS_FOLDER } from "../memory/index-paths.js";
import type { Declaration } from "../memory/record.js";
import { comparePaths } from "../memory/tree.js";
import { deadlineMonth, monthOfName, parsePast } from "./deadline.js";
import type { ShardedDoor } from "./door.js";
import { brokenIndex } from "./not-local.js";
import { keyOfLine, parseRecordLine } from "./record-line.js";
import { hashDigits } from "./shards.js";
import { parseFindings, type StoredFinding } from "./stored-finding.js";

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

/** Names that are looked for in all shards at once, at most. */
export const MAX_CITED = 64;

const NEWLINE = 0x0a;

export class BaseIndex {
  readonly door: ShardedDoor;
  readonly #files: IndexFiles;
  readonly #declarations = new Map<string, Promise<readonly Declaration[]>>();
  readonly #shards = new Map<string, Promise<ReadonlyMap<string, readonly string[]>>>();

  readonly #names = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(door: ShardedDoor, files: IndexFiles) {
    this.door = door;
    this.#files = files;
  }

  /**
   * What binds the other files to the door: a file that was lost, cut short or written by hand has another id.
   * @throws NotLocal where one is not as it was written.
   */
  async verifyContents(): Promise<void> {
    const { contents } = this.door;
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
    if (!shard) this.#shards.set(path, (shard = this.#readShard(path)));
    return ((await shard).get(key) ?? []).map(parseRecordLine);
  }

  /** Reads what is declared under several keys at once: asking one after the other waits for each. */
  async prefetch(keys: Iterable<string>): Promise<void> {
    await Promise.all([...keys].map((key) => this.declarations(key)));
  }

  /** Declarations that name any of these as an edge's target or an owner. Looks at every byte of the shards. */
  async citing(names: ReadonlySet<string>): Promise<readonly Declaration[]> {
    const found: Declaration[] = [];
    const wanted = [...names].map((name) => Buffer.from(JSON.stringify(name)));
    await this.#files.visitAll(RECORDS_FOLDER, (bytes) => {
      const lines = new Set<number>();
      for (const name of wanted) {
        for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + 1)) {
          lines.add(bytes.lastIndexOf(NEWLINE, at) + 1);
        }
      }
      for (const start of lines) {
        const end = bytes.indexOf(NEWLINE, start);
        const declaration = parseRecordLine(bytes.toString("utf8", start, end === -1 ? bytes.length : end));
        const { edges, owners } = declaration;
        if (edges.some(({ target }) => names.has(target)) || owners.some((owner) => names.has(owner))) {
          found.push(declaration);
        }
      }
    });
    return found;
  }

  /** Every id that a record or an addressable note has, and its kinds. */
  async everyDeclaration(visit: (declaration: Declaration) => void): Promise<void> {
    await this.#files.visitAll(RECORDS_FOLDER, (bytes) => {
      for (const line of bytes.toString("utf8").split("\n")) if (line !== "") visit(parseRecordLine(line));
    });
  }

  /** Problems that held when the index was made and still do, in path order. */
  async findings(now: number): Promise<StoredFinding[]> {
    const findings: StoredFinding[] = [];
    await this.#files.visitAll(FINDINGS_FOLDER, (bytes) => {
      for (const finding of parseFindings(bytes.toString("utf8"))) {
        const { until } = finding.problem;
        if (until === undefined || now < until) findings.push(finding);
      }
    });
    return findings.sort((a, b) => comparePaths(a.problem.at.path, b.problem.at.path));
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
    let folder = RECORDS_FOLDER;
    for (let at = 0; at < digits.length; at += 2) {
      const names = await this.#namesIn(folder);
      for (const part of [digits.slice(at, at + 1), digits.slice(at, at + 2)]) {
        if (names.has(`${part}.jsonl`)) return `${folder}/${part}.jsonl`;
      }
      const next = digits.slice(at, at + 2);
      if (!names.has(`${next}/`)) return undefined;
      folder = `${folder}/${next}`;
    }
    return undefined;
  }

  #namesIn(folder: string): Promise<ReadonlySet<string>> {
    let names = this.#names.get(folder);
    if (!names) this.#names.set(folder, (names = this.#files.names(folder)));
    return names;
  }

  /** Lines by key. Of a shard few lines are wanted, so none is parsed here. */
  async #readShard(path: string): Promise<ReadonlyMap<string, readonly string[]>> {
    const text = (await this.#files.read(path))?.toString("utf8") ?? "";
    const byKey = new Map<string, string[]>();
    for (const line of text.split("\n")) {
      if (line === "") continue;
      const key = keyOfLine(line);
      const group = byKey.get(key);
      if (group) group.push(line);
      else byKey.set(key, [line]);
    }
    return byKey;
  }
}

function nameBelow(path: string): string {
  return path.slice(INDEX_FOLDER.length + 1);
}
