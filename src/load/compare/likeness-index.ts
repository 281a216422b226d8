/** Finds look-alikes without comparing everything with everything. */
import { addTo } from "../../memory/grouped.js";
import type { Likeness } from "./record-content.js";

/** Features that so many share tell nothing apart; leaving them out bounds the work for each question. */
const MAX_SHARING = 48;

/** Comparisons of features over the life of an index: a change with more look-alikes than that is not looked into. */
const MAX_COMPARISONS = 20_000_000;

export class LikenessIndex<T extends { readonly id: string }> {
  readonly #sharing = new Map<string, T[]>();
  readonly #sizes = new Map<T, number>();
  #budget = MAX_COMPARISONS;

  constructor(items: Iterable<readonly [T, Likeness]>) {
    for (const [item, { features }] of items) {
      this.#sizes.set(item, features.size);
      for (const feature of features) {
        addTo(this.#sharing, feature, item);
      }
    }
  }

  /**
   * Of the items that share something rare and fit the most alike, of equal ones the first by its id.
   * @param fits gets how alike an item is: shared features over all features of both, 0 to 1.
   */
  mostAlike(likeness: Likeness, fits: (item: T, score: number) => boolean): T | undefined {
    const [best] = this.#alike(likeness)
      .filter(({ item, score }) => fits(item, score))
      .sort((a, b) => b.score - a.score || (a.item.id < b.item.id ? -1 : 1));
    return best?.item;
  }

  #alike({ features }: Likeness): { readonly item: T; readonly score: number }[] {
    const shared = new Map<T, number>();
    for (const feature of features) {
      const sharing = this.#sharing.get(feature);
      if (!sharing || sharing.length > MAX_SHARING || this.#budget < 0) continue;
      this.#budget -= sharing.length;
      for (const item of sharing) shared.set(item, (shared.get(item) ?? 0) + 1);
    }
    return [...shared].map(([item, count]) => {
      const all = features.size + (this.#sizes.get(item) ?? 0) - count;
      return { item, score: count / all };
    });
  }
}
