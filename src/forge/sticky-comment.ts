/** One comment of our own on a pull request, whoever else writes there and however often we start (security rules 22, 23). */
import type { BeforeWrite, StickyComment, WriteOutcome } from "../memory/forge.js";
import { isNewer, readMarker, withMarker, type Marker } from "./comment-marker.js";
import { isUncertain } from "./refusal.js";

interface OwnComment {
  readonly id: number;
  readonly text: string;
}

/** What the algorithm needs of the forge. */
export interface CommentStore {
  /** Comments that our own identity wrote, all pages, the oldest first. */
  ours(): Promise<readonly OwnComment[]>;
  create(text: string): Promise<OwnComment>;
  update(id: number, text: string): Promise<void>;
  /** A comment that is gone already is no error. */
  remove(id: number): Promise<void>;
}

const ATTEMPTS = 3;

export async function upsertComment(
  store: CommentStore,
  comment: StickyComment,
  beforeWrite: BeforeWrite,
): Promise<WriteOutcome> {
  const text = withMarker(comment.body, comment);
  for (let attempt = 1; ; attempt++) {
    const [oldest, ...others] = await marked(store);
    try {
      if (oldest) return await rewrite(store, oldest, others, { text, comment, beforeWrite });
      await beforeWrite();
      const created = await store.create(text);
      return await keepOldest(store, created, { text, comment, beforeWrite });
    } catch (error) {
      // The answer was lost, perhaps after the effect: look again before writing again.
      if (!isUncertain(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

interface Task {
  readonly text: string;
  readonly comment: StickyComment;
  readonly beforeWrite: BeforeWrite;
}

interface MarkedComment extends OwnComment {
  readonly marker: Marker;
}

async function marked(store: CommentStore): Promise<MarkedComment[]> {
  const found: MarkedComment[] = [];
  for (const own of await store.ours()) {
    const marker = readMarker(own.text);
    if (marker) found.push({ ...own, marker });
  }
  return found;
}

async function rewrite(
  store: CommentStore,
  oldest: MarkedComment,
  others: readonly MarkedComment[],
  { text, comment, beforeWrite }: Task,
): Promise<WriteOutcome> {
  const newest = others.reduce((best, other) => (isNewer(other.marker.run, best.marker.run) ? other : best), oldest);
  if (isNewer(newest.marker.run, comment.run)) return "newer";
  for (const { id } of others) {
    await beforeWrite();
    await store.remove(id);
  }
  if (sameText(oldest, comment)) return "unchanged";
  await beforeWrite();
  await store.update(oldest.id, text);
  return "updated";
}

/** The marker aside: another run that has nothing new to say about the same commit writes nothing. */
function sameText({ text, marker }: MarkedComment, comment: StickyComment): boolean {
  const own = withMarker(comment.body, marker);
  return marker.head === comment.head && text.replaceAll("\r\n", "\n").trimEnd() === own.trimEnd();
}

/** Two reporters may have found nothing at the same time: both look again, and the older comment stays. */
async function keepOldest(store: CommentStore, created: OwnComment, task: Task): Promise<WriteOutcome> {
  const [oldest] = await marked(store);
  if (!oldest || oldest.id === created.id) return "created";
  const isOutdated = isNewer(task.comment.run, oldest.marker.run);
  if (isOutdated) {
    await task.beforeWrite();
    await store.update(oldest.id, task.text);
  }
  await store.remove(created.id);
  return isOutdated ? "updated" : "newer";
}
