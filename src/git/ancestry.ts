/** Answers to questions of ancestry: a few by a process each, many from the whole history, which is then read once. */
import type { Ancestry } from "../memory/history.js";
import { CommitGraph } from "./commit-graph.js";
import { GitError, runGit } from "./git.js";
import { unreadableHistory, type ObjectStore } from "./object-store.js";

/** Questions by a process each, after which the whole history is read: it may be long, and these find a short way in it. */
const MAX_SINGLE = 8;

interface Question {
  readonly ancestor: string;
  readonly commit: string;
  readonly resolve: (answer: Ancestry) => void;
  readonly reject: (error: unknown) => void;
}

export class AncestryQuestions {
  readonly #store: ObjectStore;
  readonly #ids = new Map<string, Promise<string | undefined>>();
  #waiting: Question[] = [];
  #asked = 0;
  /** Null where the history cannot be read as a whole: too long, or broken somewhere. */
  #graph: CommitGraph | null | undefined;

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  /** What is asked at once is answered together. @throws UserError where the history cannot be read. */
  ask(ancestor: string, commit: string): Promise<Ancestry> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => void this.#answerWaiting());
      this.#waiting.push({ ancestor, commit, resolve, reject });
    });
  }

  async #answerWaiting(): Promise<void> {
    const questions = this.#waiting;
    this.#waiting = [];
    this.#asked += questions.length;
    try {
      const graph = this.#asked > MAX_SINGLE ? await this.#graphOf(questions) : undefined;
      for (const { ancestor, commit, resolve, reject } of questions) {
        const answer = graph ? this.#fromGraph(graph, ancestor, commit) : this.#fromGit(ancestor, commit);
        await answer.then(resolve, reject);
      }
    } catch (error) {
      for (const { reject } of questions) reject(error);
    }
  }

  /** @returns undefined where each question has to be asked by itself. */
  async #graphOf(questions: readonly Question[]): Promise<CommitGraph | undefined> {
    if (this.#graph === null) return undefined;
    const graph = (this.#graph ??= new CommitGraph(this.#store.place));
    const names = new Set(questions.flatMap(({ ancestor, commit }) => (ancestor === commit ? [] : [ancestor, commit])));
    const ids = await Promise.all([...names].map((name) => this.#idOf(name)));
    try {
      await graph.read(ids.filter((id) => id !== undefined));
      return graph;
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      this.#graph = null;
      return undefined;
    }
  }

  async #fromGraph(graph: CommitGraph, ancestor: string, commit: string): Promise<Ancestry> {
    const { shallow } = this.#store;
    const [from, to] = [await this.#idOf(ancestor), await this.#idOf(commit)];
    if (to === undefined) return shallow.size > 0 ? "cut" : "absent";
    if (from === to || (from !== undefined && graph.leadsTo(from, to))) return "yes";
    const ends = [...shallow].filter((end) => graph.leadsTo(end, to));
    if (ends.some((end) => from === undefined || !graph.leadsTo(end, from))) return "cut";
    return from === undefined ? "absent" : "no";
  }

  async #fromGit(ancestor: string, commit: string): Promise<Ancestry> {
    const { place, shallow } = this.#store;
    const args = ["merge-base", "--is-ancestor", ancestor, commit];
    const { code } = await runGit(place, args, { accept: [0, 1, 128] });
    if (code === 0) return "yes";
    // Git gives the same answers where commits are missing.
    const [from, to] = [await this.#idOf(ancestor), await this.#idOf(commit)];
    if (to === undefined) return shallow.size > 0 ? "cut" : "absent";
    if (await this.#isCutBehind(commit, from && ancestor)) return "cut";
    return from === undefined ? "absent" : "no";
  }

  /** The commit's own id, where a name is that of a tag; undefined where there is none. */
  #idOf(name: string): Promise<string | undefined> {
    let id = this.#ids.get(name);
    if (!id) this.#ids.set(name, (id = this.#store.reader.read(`${name}^{commit}`).then((found) => found?.oid)));
    return id;
  }

  /**
   * Whether a shallow clone ends on one of the ways back from a commit, so that an ancestor may lie behind that end. It
   * lies behind none of its own ancestors.
   * @throws UserError where commits of those ways are missing otherwise: `rev-list` says so.
   */
  async #isCutBehind(commit: string, ancestor: string | undefined): Promise<boolean> {
    const { place, shallow } = this.#store;
    const without = ancestor === undefined ? [] : [`^${ancestor}`];
    const form = shallow.size === 0 ? ["--count"] : [];
    try {
      const { stdout } = await runGit(place, ["rev-list", ...form, commit, ...without]);
      return stdout
        .toString("latin1")
        .split("\n")
        .some((id) => shallow.has(id));
    } catch (error) {
      throw error instanceof GitError ? unreadableHistory(this.#store, error) : error;
    }
  }
}
