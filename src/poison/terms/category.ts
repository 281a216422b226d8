/** What a term tells of a sentence. No term means anything by itself; families of directives are combinations of them. */
export const CATEGORIES = [
  /** Verbs that set rules aside, as orders. */
  "disregard",
  /** Which rules: those that came before. */
  "earlier",
  /** Which rules: the reader's own. */
  "own",
  "all",
  /** Nouns for what an agent goes by. */
  "rules",
  /** Both at once: all that was said so far. */
  "everythingSoFar",
  /** Who is meant: an agent, and no person. */
  "address",
  "youMust",
  /** Another role, without limits. */
  "role",
  "reveal",
  /** What the agent was told in secret. */
  "prompt",
  "send",
  /** What nobody sends away: key files, the environment. */
  "secret",
  /** What may be secret. */
  "asset",
  /** Somewhere outside. */
  "where",
  /** Nobody is to know. */
  "conceal",
  /** Nobody is to know of the text itself. */
  "concealThis",
  "call",
  "tool",
  /** What does harm when it is run. */
  "danger",
  "approve",
  /** Approval that a text claims for itself. */
  "approveThis",
  "keep",
  "thisText",
  /** What agents read each time. */
  "standing",
  /** Tokens of chat templates and calls of tools. */
  "marker",
  /** The word of someone in charge, at the head of a line. */
  "voice",
  /** Signs that a sentence speaks about such texts. */
  "mention",
  "report",
  "negation",
] as const;

export type Category = (typeof CATEGORIES)[number];

/** Terms by category. A star at the end lets a Latin word go on; terms of other scripts may stand inside words. */
export type Terms = Readonly<Partial<Record<Category, readonly string[]>>>;

/** Terms between semicolons. */
export function listed(terms: string): string[] {
  return terms
    .split(";")
    .map((term) => term.trim().replace(/\s+/g, " "))
    .filter((term) => term !== "");
}
