/** So many things GitHub gives in one page of an answer at most. */
export const PAGE = 100;
