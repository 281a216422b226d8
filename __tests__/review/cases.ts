/** Proposals against known records: A to Q in the order of the decisions, in other languages, and by what becomes of them. */
import type { Case } from "./case.js";
import { CASES_A_TO_Q } from "./cases-a-to-q.js";
import { CASES_ACCEPTED } from "./cases-accepted.js";
import { CASES_IN_LANGUAGES } from "./cases-in-languages.js";
import { CASES_MERGED } from "./cases-merged.js";
import { CASES_REJECTED } from "./cases-rejected.js";

export const CASES: readonly Case[] = [
  ...CASES_A_TO_Q,
  ...CASES_IN_LANGUAGES,
  ...CASES_ACCEPTED,
  ...CASES_MERGED,
  ...CASES_REJECTED,
];
