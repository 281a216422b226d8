/**
 * Objects by name through one `git cat-file --batch` that stays open: for the few that a question needs, where listing a
 * whole tree or starting a process for each would cost more than the answer.
 */
import { COMMIT_ID } from "../memory/commit-id.js";
import { MAX_FILE_BYTES, tooLarge } from "./limits.js";
import { GitTooLarge, openGit, type GitDialogue, type GitPlace } from "./git.js";

const ARGS = ["cat-file", "--batch"] as const;
const NEWLINE = 0x0a;
/** Bytes of an answer that is copied: pieces have some sixteen times as many. */
const MAX_COPIED_BYTES = 4096;
const NAME = new RegExp(`^${COMMIT_ID}(?:\\^\\{(?:tree|commit)\\})?$`);
const HEADER = new RegExp(`^(${COMMIT_ID}) ([a-z]+) (\\d+)$`);

export interface GitObject {
  readonly oid: string;
  readonly type: string;
  readonly bytes: Buffer;
}

interface Question {
  resolve(answer: GitObject | undefined): void;
  reject(error: Error): void;
}

export class ObjectReader {
  readonly #place: GitPlace;
  readonly #questions: Question[] = [];
  #git: GitDialogue | undefined;
  #unsent = "";
  #chunks: Buffer[] = [];
  #bytes = 0;
  /** What is still coming, once its header is known: where its bytes begin in what is held, and where it ends. */
  #answer: { oid: string; type: string; start: number; end: number } | undefined;

  constructor(place: GitPlace) {
    this.#place = place;
  }

  /**
   * @param name a full object id, or one with `^{tree}` or `^{commit}` behind it. Git finds objects in many other words too,
   * so all else, a path above all, is answered as what is absent.
   * @returns undefined where there is no such object. The bytes stay valid.
   * @throws GitError where Git cannot read it or one that was asked for together with it, GitTooLarge where that is too large.
   */
  read(name: string): Promise<GitObject | undefined> {
    if (!NAME.test(name)) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      this.#questions.push({ resolve, reject });
      this.#git ??= this.#open();
      if (this.#unsent === "") {
        // What is asked for together is sent together: each write costs more than the question.
        setImmediate(() => {
          this.#git?.ask(this.#unsent);
          this.#unsent = "";
        });
      }
      this.#unsent += `${name}\n`;
    });
  }

  async close(): Promise<void> {
    await this.#git?.close();
  }

  #open(): GitDialogue {
    const git = openGit(
      this.#place,
      ARGS,
      (chunk) => {
        if (this.#git === git) this.#take(chunk);
      },
      (error) => {
        if (this.#git === git) this.#fail(error);
      },
    );
    return git;
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    if (this.#answer && this.#bytes < this.#answer.end) return;
    const held = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks);
    let at = 0;
    while (at < held.length) {
      if (!this.#answer) {
        const end = held.indexOf(NEWLINE, at);
        if (end === -1) break;
        const match = HEADER.exec(held.toString("latin1", at, end));
        if (!match) {
          at = end + 1;
          this.#questions.shift()?.resolve(undefined);
          continue;
        }
        const [, oid = "", type = "", size = ""] = match;
        if (Number(size) > MAX_FILE_BYTES) {
          this.#fail(new GitTooLarge(ARGS, undefined, `object ${oid}: ${tooLarge().message}`));
          return;
        }
        const start = end + 1 - at;
        this.#answer = { oid, type, start, end: start + Number(size) + 1 };
      }
      const { oid, type, start, end } = this.#answer;
      if (held.length < at + end) break;
      const part = held.subarray(at + start, at + end - 1);
      // A copy of a small answer, which must not keep a large piece alive.
      const bytes = part.length < MAX_COPIED_BYTES ? Buffer.from(part) : part;
      at += end;
      this.#answer = undefined;
      this.#questions.shift()?.resolve({ oid, type, bytes });
    }
    this.#chunks = at === held.length ? [] : [at === 0 ? held : held.subarray(at)];
    this.#bytes = held.length - at;
  }

  /** The questions at hand fail; the next one starts another process. */
  #fail(error: Error): void {
    void this.#git?.close();
    this.#git = undefined;
    this.#unsent = "";
    this.#answer = undefined;
    this.#chunks = [];
    this.#bytes = 0;
    for (const question of this.#questions.splice(0)) question.reject(error);
  }
}
