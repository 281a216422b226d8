/** A part of a text and how a reader sees it. */
export type Zone = "prose" | "code" | "quoted" | "hidden";

export interface ZoneSpan {
  readonly zone: Zone;
  readonly start: number;
  readonly end: number;
  /** What hides it, where it is hidden, as a noun phrase. */
  readonly by?: string;
  /**
   * Of code that may be none to another reader of Markdown, who then does not see a comment in it: for what stands in its own
   * paragraph, or for what stands around that.
   */
  readonly isDoubtful?: "span" | "block";
}
