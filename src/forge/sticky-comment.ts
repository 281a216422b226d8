/** One comment of our own on a pull request, whoever else writes there and however often we start (security rules 22, 23). */
import {
  isNewerRun,
  type BeforeWrite,
  type CommentSubject,
  type OwnComment,
  type StickyComment,
  type WriteOutcome,
} from "../memory/forge.js";
import { readMarker, withMarker, type Marker } from "./comment-marker.js";
import { hasStatus, isUncertain } from "./refusal.js";

interface StoredComment {
  readonly id: number;
  readonly text: string;
}

/** What the algorithm needs of the forge. */
export interface CommentStore {
  /** Comments that our own identity wrote, all pages, the oldest first. */
  ours(): Promise<readonly StoredComment[]>;
  create(text: string): Promise<StoredComment>;
  update(id: number, text: string): Promise<void>;
  /** A comment that is gone already is no error. */
  remove(id: number): Promise<void>;
}

const MAX_ATTEMPTS = 3;

export async function upsertComment(
  store: CommentStore,
  comment: StickyComment,
  beforeWrite: BeforeWrite,
): Promise<WriteOutcome> {
  const subject = comment.subject ?? "report";
  const text = withMarker(subject, comment.body, comment);
  for (let attempt = 1; ; attempt++) {
    const [oldest, ...others] = await marked(store, subject);
    try {
      if (oldest) return await rewrite(store, oldest, others, { text, subject, comment, beforeWrite });
      await beforeWrite();
      const created = await store.create(text);
      return await keepOldest(store, created, { text, subject, comment, beforeWrite });
    } catch (error) {
      // The answer was lost, perhaps after the effect, or the comment is gone: look again before writing again.
      if (!(isUncertain(error) || hasStatus(error, 404)) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** The oldest comment of ours on a subject. */
export async function readOwnComment(store: CommentStore, subject: CommentSubject): Promise<OwnComment | undefined> {
  const [oldest, ...others] = await marked(store, subject);
  if (!oldest) return undefined;
  const { run, own } = oldest.marker;
  return { body: oldest.text, run, isOnly: others.length === 0, ...(own !== undefined && { own }) };
}

interface Task {
  readonly text: string;
  readonly subject: CommentSubject;
  readonly comment: StickyComment;
  readonly beforeWrite: BeforeWrite;
}

interface MarkedComment extends StoredComment {
  readonly marker: Marker;
}

async function marked(store: CommentStore, subject: CommentSubject): Promise<MarkedComment[]> {
  const found: MarkedComment[] = [];
  for (const own of await store.ours()) {
    const marker = readMarker(subject, own.text);
    if (marker) found.push({ ...own, marker });
  }
  return found;
}

async function rewrite(
  store: CommentStore,
  oldest: MarkedComment,
  others: readonly MarkedComment[],
  { text, subject, comment, beforeWrite }: Task,
): Promise<WriteOutcome> {
  const newest = others.reduce((best, other) => (isNewerRun(other.marker.run, best.marker.run) ? other : best), oldest);
  if (isNewerRun(newest.marker.run, comment.run)) return "newer";
  for (const { id } of others) {
    await beforeWrite();
    await store.remove(id);
  }
  if (sameText(oldest, subject, comment)) return "unchanged";
  await beforeWrite();
  await store.update(oldest.id, text);
  return "updated";
}

/** The marker aside: another run that has nothing new to say about the same commit writes nothing. */
function sameText({ text, marker }: MarkedComment, subject: CommentSubject, comment: StickyComment): boolean {
  const own = withMarker(subject, comment.body, marker);
  return (
    marker.head === comment.head &&
    marker.own === comment.own &&
    text.replaceAll("\r\n", "\n").trimEnd() === own.trimEnd()
  );
}

/** Two reporters may have found nothing at the same time: both look again, and the older comment stays. */
async function keepOldest(store: CommentStore, created: StoredComment, task: Task): Promise<WriteOutcome> {
  const [oldest] = await marked(store, task.subject);
  if (!oldest || oldest.id === created.id) return "created";
  // The same run's may be one that the list did not hold at first.
  const isOutdated = !isNewerRun(oldest.marker.run, task.comment.run);
  if (isOutdated) {
    await task.beforeWrite();
    await store.update(oldest.id, task.text);
  }
  await store.remove(created.id);
  return isOutdated ? "updated" : "newer";
}
