/** Things that GitHub gives in one page of an answer, at most (its `per_page`). */
export const PAGE_SIZE = 100;
