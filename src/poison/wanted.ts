/** What a file that is worth to be looked at has: terms in combinations, or texts that are a sign by themselves. */
import { DATA_TYPES } from "./links.js";
import type { Category } from "./terms/category.js";
import { bitOf } from "./terms/table.js";

/** What the families of directives cannot do without, each with all of its terms close by; the rarest of them is first. */
const COMBINATIONS: readonly (readonly Category[])[] = [
  ["disregard", "rules"],
  ["disregard", "everythingSoFar"],
  // Who is spoken to means something together with a family of `families.ts` that needs it.
  ["address", "secret"],
  ["address", "send", "asset", "where"],
  ["address", "conceal"],
  ["address", "danger"],
  ["address", "approve"],
  ["address", "tool"],
  ["address", "standing"],
  ["role"],
  ["prompt", "reveal"],
  ["secret", "send", "where"],
  ["secret", "conceal", "send"],
  ["conceal", "send", "asset", "where"],
  ["concealThis"],
  ["conceal", "danger"],
  ["conceal", "approve"],
  ["conceal", "disregard"],
  ["approveThis"],
  ["thisText", "standing"],
  ["marker"],
  ["voice", "youMust"],
];

const bits = COMBINATIONS.map((categories) => categories.reduce((sum, category) => sum | bitOf(category), 0));
/** Categories of all combinations. */
export const WANTED = bits.reduce((sum, combination) => sum | combination, 0);
/** One category of each combination: without a term of them a text has no combination. */
export const ANCHORS = COMBINATIONS.reduce((sum, [first]) => (first === undefined ? sum : sum | bitOf(first)), 0);
/** A term of this kind is enough. */
const ALONE = bits.filter((combination) => (combination & (combination - 1)) === 0).reduce((sum, bit) => sum | bit, 0);
/** Combinations of several categories. */
const TOGETHER = bits.filter((combination) => (combination & ALONE) === 0);

/** Whether categories that were found in a text are reason enough to look, wherever they stand in it. */
export function areEnough(categories: number): boolean {
  return (categories & ALONE) !== 0 || TOGETHER.some((combination) => (categories & combination) === combination);
}

/** In the place of categories: reason enough to look by itself. */
export const ENOUGH = -1;

/** Texts without a meaning as words that are `ENOUGH`. The first is what a merge leaves: the file is then read in full, and its parser finds it. */
export const SIGNS: readonly string[] = [
  "<<<<<<<",
  ...["<!--", "&#", "vbscript:", '"parameters"', '"input"'],
  ...[
    "![",
    ...DATA_TYPES.map((type) => `data:${type}/`),
    "data:;",
    "data:,",
    "javascript:",
    "xn--",
    "\\u20",
    "\\u{",
    "\\x1b",
  ],
  ...[
    "\\u001",
    "\\u009",
    "\\u00ad",
    "\\ufe0",
    "\\udb4",
    "\\u000e",
    "\\ufeff",
    "\\u034f",
    "\\u061c",
    "\\u115f",
    "\\u1160",
  ],
  ...["\\u180", "\\u3164", "\\uffa0", "\\u280", "\\u17b", '"tool_call', '"function_call', "tool_use", '"arguments"'],
  // "ignore", "instructions", "previous" and "system prompt" in base64, at each place of a group of three; in hex.
  ...["aWdub3Jl", "lnbm9yZ", "pZ25vcm", "aW5zdHJ1Y3Rpb2", "luc3RydWN0aW9u", "pbnN0cnVjdGlvb", "SUdOT1JF", "SWdub3Jl"],
  ...["cHJldmlvdXMg", "ByZXZpb3Vz", "wcmV2aW91cy", "69676e6f7265", "496e6f7265", "696e737472756374"],
  ...[
    "i g n o r e",
    "i.g.n.o.r.e",
    "i-g-n-o-r-e",
    "i_g_n_o_r_e",
    "d i s r e g",
    "d.i.s.r.e.g",
    "d-i-s-r-e-g",
    "d_i_s_r_e_g",
  ],
  ...[
    "s y s t e m",
    "s.y.s.t.e.m",
    "s-y-s-t-e-m",
    "p r o m p t",
    "p.r.o.m.p.t",
    "p-r-o-m-p-t",
    "f o r g e t",
    "f.o.r.g.e.t",
  ],
  ...[
    "i n s t r u c",
    "i.n.s.t.r.u.c",
    "i-n-s-t-r-u-c",
    "i_n_s_t_r_u_c",
    "s e c r e t",
    "t o k e n",
    "p a s s w o r d",
    "s e n d t",
  ],
  ...["a p p r o v e", "o v e r r i d e", "r e v e a l", "e x e c u t e"],
];
