/** Finds the records that a candidate is worth to be compared with, without looking at all of them. */
import { compareTexts } from "../memory/compare-texts.js";
import { addTo } from "../memory/grouped.js";
import type { ReviewSubject } from "../memory/review-subject.js";
import { RETRIEVAL } from "./constants.js";
import { featuresOf, saysTheSame, type Features } from "./subject.js";
import { scopeEntries, withParents } from "./scope.js";
import { normalForm } from "./text.js";
import { TopRanked } from "./top-ranked.js";
import { hashOf, WordHashes } from "./word-hashes.js";

interface Retrieved {
  readonly targets: readonly Features[];
  /** Records of the candidate's type whose scope is its own, above or below it. */
  readonly bucket: number;
  /** Records of any type, scope, status or title with the same text; where there is no text, with the same title. */
  readonly equals: readonly ReviewSubject[];
  /** Other records in force or proposed that have the title, whatever their type and scope. */
  readonly namesakes: readonly ReviewSubject[];
}

/** Characters of a detail by whose words it is found. */
const INDEXED_DETAIL = 2000;

interface Entry {
  readonly subject: ReviewSubject;
  features?: Features;
}

/** Built once for a set of records, in any order; any number of candidates. */
export class ReviewIndex {
  readonly #entries: Entry[] = [];
  /** By type and scope entry, each with the folders above it. */
  readonly #buckets = new Map<string, number[]>();
  /** By type and hash of a word. */
  readonly #words = new Map<string, Map<number, number[]>>();
  /** By hash of summary and detail, or of the title where there is neither. */
  readonly #byText = new Map<number, number[]>();
  readonly #byId = new Map<string, number[]>();
  readonly #byTitle = new Map<number, number[]>();

  constructor(subjects: Iterable<ReviewSubject>) {
    for (const subject of subjects) this.add(subject);
  }

  get size(): number {
    return this.#entries.length;
  }

  add(subject: ReviewSubject): void {
    const { type } = subject;
    const index = this.#entries.push({ subject }) - 1;
    addTo(this.#byId, subject.id, index);
    const hashes = hashesOf(subject);
    addTo(this.#byText, hashes.text, index);
    if (subject.status === "out") return;
    addTo(this.#byTitle, hashOf(normalForm(subject.title)), index);
    const scope = scopeEntries(subject.scope);
    for (const entry of scope.length === 0 ? [""] : scope) addTo(this.#buckets, `${type}\0${entry}`, index);
    for (const above of new Set(scope.flatMap((entry) => withParents(entry).slice(1)))) {
      addTo(this.#buckets, `${type}\0${above}\0below`, index);
    }
    const words = this.#words.get(type) ?? new Map<number, number[]>();
    this.#words.set(type, words);
    for (const word of hashes.words) addTo(words, word, index);
  }

  /** @param named ids that the candidate itself speaks of. */
  find(candidate: Features, named: readonly string[]): Retrieved {
    const { type } = candidate.subject;
    const bucket = this.#bucketOf(type, candidate.scope);
    const chosen = this.#mostAlike(candidate, bucket);
    if (bucket.size <= RETRIEVAL.bucket) for (const index of bucket.members) chosen.add(index);
    const equal = this.#equalTo(candidate);
    for (const index of [...equal, ...named.flatMap((id) => this.#byId.get(id) ?? [])]) {
      const { subject } = this.#entries[index] ?? {};
      if (subject?.type === type && subject.status !== "out") chosen.add(index);
    }
    return {
      targets: [...chosen]
        .filter((index) => this.#isOther(index, candidate))
        .flatMap((index) => this.#featuresAt(index) ?? []),
      bucket: bucket.size,
      equals: equal.flatMap((index) => this.#entries[index]?.subject ?? []),
      namesakes: this.#titledAs(candidate).flatMap((index) => this.#entries[index]?.subject ?? []),
    };
  }

  #titledAs(candidate: Features): number[] {
    const { normal } = candidate.title;
    if (normal === "") return [];
    return this.#firstOthers(this.#byTitle.get(hashOf(normal)), candidate, ({ title }) => title.normal === normal);
  }

  #equalTo(candidate: Features): number[] {
    const found = this.#byText.get(hashesOf(candidate.subject).text);
    return this.#firstOthers(found, candidate, (target) => saysTheSame(candidate, target));
  }

  /** The first by id, so that a text which stands everywhere does not fill the answer. Two texts may have one hash. */
  #firstOthers(found: readonly number[] = [], candidate: Features, isMeant: (target: Features) => boolean): number[] {
    return found
      .filter((index) => {
        const target = this.#featuresAt(index);
        return this.#isOther(index, candidate) && target !== undefined && isMeant(target);
      })
      .sort((a, b) => this.#compareNames(a, b))
      .slice(0, RETRIEVAL.bucket);
  }

  #isOther(index: number, { subject }: Features): boolean {
    const entry = this.#entries[index]?.subject;
    return entry?.path !== subject.path || entry.id !== subject.id;
  }

  #bucketOf(type: string, scope: readonly string[]): Bucket {
    const bucket = new Bucket(this.size);
    const add = (key: string): void => {
      for (const index of this.#buckets.get(`${type}\0${key}`) ?? []) bucket.add(index);
    };
    if (scope.length === 0) add("");
    for (const entry of scope) {
      for (const above of withParents(entry)) add(above);
      add(`${entry}\0below`);
    }
    return bucket;
  }

  /** Records of the type that share most words with the candidate, weighed by how rare a word is. */
  #mostAlike(candidate: Features, bucket: Bucket): Set<number> {
    const words = this.#words.get(candidate.subject.type);
    if (!words) return new Set();
    const lists: { readonly list: readonly number[]; readonly weight: number }[] = [];
    for (const [tokens, factor] of [
      [candidate.title.tokens, 3],
      [candidate.summary.tokens, 2],
      [candidate.detail.tokens, 1],
    ] as const) {
      for (const token of tokens) {
        const list = words.get(hashOf(token));
        if (list) lists.push({ list, weight: factor * Math.round(Math.log2(1 + this.size / list.length) * 100) });
      }
    }
    lists.sort((a, b) => a.list.length - b.list.length);
    const scores = new Int32Array(this.size);
    const touched: number[] = [];
    let steps = 0;
    for (const { list, weight } of lists) {
      steps += list.length;
      if (steps > RETRIEVAL.steps) break;
      for (const index of list) {
        const score = scores[index] ?? 0;
        if (score === 0) touched.push(index);
        scores[index] = score + weight;
      }
    }
    const isBefore = (one: number, other: number): boolean =>
      ((scores[other] ?? 0) - (scores[one] ?? 0) || this.#compareNames(one, other)) < 0;
    const inside = new TopRanked(RETRIEVAL.bucket, isBefore);
    const outside = new TopRanked(RETRIEVAL.elsewhere, isBefore);
    const isWhole = bucket.size <= RETRIEVAL.bucket;
    for (const index of touched) {
      if (!bucket.has(index)) outside.offer(index);
      else if (!isWhole) inside.offer(index);
    }
    return new Set([...inside.kept, ...outside.kept]);
  }

  #compareNames(one: number, other: number): number {
    const [a, b] = [this.#entries[one]?.subject, this.#entries[other]?.subject];
    return compareTexts(a?.id ?? "", b?.id ?? "") || compareTexts(a?.path ?? "", b?.path ?? "");
  }

  #featuresAt(index: number): Features | undefined {
    const entry = this.#entries[index];
    return entry && (entry.features ??= featuresOf(entry.subject));
  }
}

/** A set of records by number. */
class Bucket {
  readonly members: number[] = [];
  readonly #has: Uint8Array;

  constructor(records: number) {
    this.#has = new Uint8Array(records);
  }

  get size(): number {
    return this.members.length;
  }

  has(index: number): boolean {
    return this.#has[index] === 1;
  }

  add(index: number): void {
    if (this.has(index)) return;
    this.#has[index] = 1;
    this.members.push(index);
  }
}

function hashesOf({ title, summary = "", detail }: ReviewSubject): { words: ReadonlySet<number>; text: number } {
  const hashes = new WordHashes();
  hashes.add(summary);
  hashes.add(detail.length > INDEXED_DETAIL ? detail.slice(0, INDEXED_DETAIL) : detail);
  const { digest } = hashes;
  const isBare = hashes.words.size === 0;
  hashes.add(title);
  return { words: hashes.words, text: isBare ? hashes.digest : digest };
}
