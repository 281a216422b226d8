/** Finds the records that a candidate is worth to be compared with, without looking at all of them. */
import type { ReviewSubject } from "../memory/review-subject.js";
import { RETRIEVAL } from "./constants.js";
import { digestOf, featuresOf, type Features } from "./subject.js";
import { normalForm, tokensOf } from "./text.js";
import { scopeEntries, withParents } from "./scope.js";

export interface Retrieved {
  readonly targets: readonly Features[];
  /** Records of the candidate's type whose scope is its own, above or below it. */
  readonly bucket: number;
  /** Records of any type, scope or status with the same texts. */
  readonly equals: readonly ReviewSubject[];
}

/** Characters of a detail by whose words it is found. */
const INDEXED_DETAIL = 2000;

interface Entry {
  readonly subject: ReviewSubject;
  readonly scope: readonly string[];
}

/** Built once for a set of records; any number of candidates. */
export class ReviewIndex {
  readonly size: number;
  readonly #entries: Entry[] = [];
  readonly #features = new Map<number, Features>();
  /** By type and scope entry, each with the folders above it. */
  readonly #buckets = new Map<string, number[]>();
  /** By type and word. */
  readonly #words = new Map<string, Map<string, number[]>>();
  readonly #byDigest = new Map<string, number[]>();
  readonly #byId = new Map<string, number>();

  /** @param subjects in any order: the index puts them into one of its own. */
  constructor(subjects: Iterable<ReviewSubject>) {
    const sorted = [...subjects].sort((a, b) => compare(a.id, b.id) || compare(a.path, b.path));
    this.size = sorted.length;
    sorted.forEach((subject, index) => {
      const scope = scopeEntries(subject.scope);
      this.#entries.push({ subject, scope });
      this.#byId.set(subject.id, index);
      const title = normalForm(subject.title);
      const summary = normalForm(subject.summary ?? "");
      const detail = normalForm(subject.detail.slice(0, INDEXED_DETAIL));
      push(this.#byDigest, digestOf(title, summary, detail), index);
      if (subject.status === "out") return;
      for (const entry of scope.length === 0 ? [""] : scope) push(this.#buckets, `${subject.type}\0${entry}`, index);
      for (const above of new Set(scope.flatMap((entry) => withParents(entry).slice(1)))) {
        push(this.#buckets, `${subject.type}\0${above}\0below`, index);
      }
      const words = this.#words.get(subject.type) ?? new Map<string, number[]>();
      this.#words.set(subject.type, words);
      const tokens = tokensOf(title);
      for (const token of tokensOf(summary)) tokens.add(token);
      for (const token of tokensOf(detail)) tokens.add(token);
      for (const token of tokens) push(words, token, index);
    });
  }

  /** @param named ids that the candidate itself speaks of. */
  find(candidate: Features, named: readonly string[]): Retrieved {
    const { type } = candidate.subject;
    const bucket = this.#bucketOf(type, candidate.scope);
    const chosen = new Set<number>();
    if (bucket.size <= RETRIEVAL.bucket) for (const index of bucket) chosen.add(index);
    const ranked = this.#ranked(candidate);
    let inside = bucket.size <= RETRIEVAL.bucket ? RETRIEVAL.bucket : 0;
    let outside = 0;
    for (const index of ranked) {
      if (bucket.has(index) ? inside++ < RETRIEVAL.bucket : outside++ < RETRIEVAL.elsewhere) chosen.add(index);
      if (inside >= RETRIEVAL.bucket && outside >= RETRIEVAL.elsewhere) break;
    }
    const equal = (this.#byDigest.get(this.#digestOf(candidate)) ?? [])
      .filter((index) => this.#isOther(index, candidate))
      .slice(0, RETRIEVAL.bucket);
    for (const index of [...equal, ...named.flatMap((id) => this.#byId.get(id) ?? [])]) {
      const { subject } = this.#entries[index] ?? {};
      if (subject?.type === type && subject.status !== "out") chosen.add(index);
    }
    const targets = [...chosen]
      .filter((index) => this.#isOther(index, candidate))
      .sort((a, b) => a - b)
      .map((index) => this.#featuresAt(index));
    return {
      targets: targets.filter((target) => target !== undefined),
      bucket: bucket.size,
      equals: equal.flatMap((index) => this.#entries[index]?.subject ?? []),
    };
  }

  #digestOf({ subject, title, summary }: Features): string {
    return digestOf(title.normal, summary.normal, normalForm(subject.detail.slice(0, INDEXED_DETAIL)));
  }

  #isOther(index: number, { subject }: Features): boolean {
    const entry = this.#entries[index]?.subject;
    return entry?.path !== subject.path || entry.id !== subject.id;
  }

  #bucketOf(type: string, scope: readonly string[]): Set<number> {
    const found = new Set<number>();
    const add = (key: string): void => {
      for (const index of this.#buckets.get(`${type}\0${key}`) ?? []) found.add(index);
    };
    if (scope.length === 0) add("");
    for (const entry of scope) {
      for (const above of withParents(entry)) add(above);
      add(`${entry}\0below`);
    }
    return found;
  }

  /** Records of the type by the words that they share with the candidate, the most alike first. */
  #ranked(candidate: Features): number[] {
    const words = this.#words.get(candidate.subject.type);
    if (!words) return [];
    const lists: { readonly list: readonly number[]; readonly weight: number }[] = [];
    for (const [tokens, factor] of [
      [candidate.title.tokens, 3],
      [candidate.summary.tokens, 2],
      [candidate.detail.tokens, 1],
    ] as const) {
      for (const token of tokens) {
        const list = words.get(token);
        if (list) lists.push({ list, weight: factor * Math.round(Math.log2(1 + this.size / list.length) * 100) });
      }
    }
    lists.sort((a, b) => a.list.length - b.list.length);
    const scores = new Map<number, number>();
    let steps = 0;
    for (const { list, weight } of lists) {
      steps += list.length;
      if (steps > RETRIEVAL.steps) break;
      for (const index of list) scores.set(index, (scores.get(index) ?? 0) + weight);
    }
    return [...scores].sort(([a, one], [b, other]) => other - one || a - b).map(([index]) => index);
  }

  #featuresAt(index: number): Features | undefined {
    const known = this.#features.get(index);
    if (known) return known;
    const entry = this.#entries[index];
    if (!entry) return undefined;
    const features = featuresOf(entry.subject);
    this.#features.set(index, features);
    return features;
  }
}

function push(lists: Map<string, number[]>, key: string, index: number): void {
  const list = lists.get(key);
  if (list) list.push(index);
  else lists.set(key, [index]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
