/** One comment of our own for each key, which is never changed: whoever comes second finds it. */
import type { CommentStore } from "./sticky-comment.js";
import { isUncertain } from "./refusal.js";

const MAX_ATTEMPTS = 3;

/** @param key of letters, digits and `/.#_-`. */
export async function linkOnce(store: CommentStore, key: string, body: string): Promise<"created" | "unchanged"> {
  const text = `<!-- memory-steward:link ${key} -->\n${body}`;
  const first = text.slice(0, text.indexOf("\n"));
  const find = async () => (await store.ours()).filter((own) => own.text.split(/\r?\n/, 1)[0] === first);
  for (let attempt = 1; ; attempt++) {
    if ((await find()).length > 0) return "unchanged";
    try {
      const { id } = await store.create(text);
      // Two runs may have found nothing at the same time: the older comment stays.
      const [oldest] = await find();
      if (!oldest || oldest.id === id) return "created";
      await store.remove(id);
      return "unchanged";
    } catch (error) {
      // The answer was lost, perhaps after the effect: look again before writing again.
      if (!isUncertain(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
