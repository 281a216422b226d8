/** Tells each setting that a change loosens where it stands. */
import { GateFiles } from "../../load/gate-files.js";
import { INLINE_ONTOLOGY } from "../../layouts/layout.js";
import { counted } from "../../memory/counted.js";
import type { Problem } from "../../memory/finding.js";
import type { Anchor, Pointer } from "../../memory/place.js";
import { isMapping } from "../../memory/plain-data.js";
import type { Loosening } from "../../rules/loosenings/loosening.js";
import { gateLoosenings, type GateOfTree } from "./gate-loosenings.js";
import { placeOfEdit } from "./place-of-edit.js";

const RULE = "gate/loosened";

/** @param edited files of the gate that are not the same: what is loosened is so by one of them. */
export async function loosenedProblems(
  before: GateOfTree,
  after: GateOfTree,
  edited: readonly string[],
): Promise<Problem[]> {
  const found = await gateLoosenings(before, after, edited);
  if (found.length === 0) return [];
  const files = await Promise.all(edited.map((path) => editedFile(path, before, after)));
  const told = mostTold(found);
  const problems = told.map((each) => problemOf(each, placeOf(each, files)));
  const [first] = files;
  if (first && found.length > told.length) problems.push(restProblem(found.length - told.length, first.at));
  return problems;
}

/** Nobody reads more of them, and each is looked up in files that may be long. */
const MOST_TOLD = 100;

/** Of one list, so that a flood of its items hides nothing else. */
const MOST_OF_ONE = 5;

function mostTold(found: readonly Loosening[]): readonly Loosening[] {
  const counts = new Map<string, number>();
  const few = found.filter(({ setting }) => {
    const count = (counts.get(setting) ?? 0) + 1;
    counts.set(setting, count);
    return count <= MOST_OF_ONE;
  });
  return few.slice(0, MOST_TOLD);
}

function restProblem(count: number, at: Anchor): Problem {
  return {
    rule: RULE,
    message: `This change loosens ${counted(count, "setting")} more.`,
    at,
    subject: "more",
    suggestion: { message: "Part the change, so that each can be looked at", certain: false },
  };
}

function problemOf({ setting, was, is, effect }: Loosening, at: Anchor): Problem {
  return {
    rule: RULE,
    message: `This change loosens \`${setting}\` (${was} → ${is}). Later changes could ${effect}.`,
    at,
    subject: `${setting} ${is}`,
    suggestion: { message: "Keep it as it is, unless that is what the change is for", certain: false },
  };
}

interface EditedFile {
  readonly path: string;
  readonly was: unknown;
  readonly is: unknown;
  /** Where the edit begins. */
  readonly at: Anchor;
}

async function editedFile(path: string, before: GateOfTree, after: GateOfTree): Promise<EditedFile> {
  const [was, is] = await Promise.all([before, after].map(({ tree }) => new GateFiles(tree).glance(path)));
  const side = ({ tree, gate }: GateOfTree) => ({ tree, entry: gate.files.get(path) });
  return { path, was, is, at: await placeOfEdit(path, side(before), side(after)) };
}

/** In the file that says most of it, as it would be; where its member went, in the file that had it. */
function placeOf({ way }: Loosening, files: readonly EditedFile[]): Anchor {
  const ranked = files
    .map((file) => ({ file, is: deepest(file.is, way), was: deepest(file.was, way) }))
    .sort((a, b) => b.is.depth - a.is.depth || b.was.depth - a.was.depth);
  const [best] = ranked;
  if (!best) return { path: "memory-steward.yml" };
  const { pointer, depth } = best.is;
  if (depth === 0) return best.file.at;
  const part = typeof pointer.at(-1) === "string" ? ({ part: "key" } as const) : {};
  return { path: best.file.path, document: 0, pointer, ...part };
}

interface Found {
  readonly pointer: Pointer;
  /** Steps of the way that are there. */
  readonly depth: number;
}

/** As far as a file goes on a way, whether its ontology is the file or a part of a layout. */
function deepest(value: unknown, way: Pointer): Found {
  const direct = follow(value, way);
  const inline = follow(value, [...INLINE_ONTOLOGY, ...way]);
  const below = inline.depth - INLINE_ONTOLOGY.length;
  return below > direct.depth ? { ...inline, depth: below } : direct;
}

function follow(value: unknown, way: Pointer): Found {
  const pointer: (string | number)[] = [];
  let current = value;
  for (const step of way) {
    const key = Array.isArray(current) ? itemOf(current, step) : step;
    if (key === undefined || typeof current !== "object" || current === null || !Object.hasOwn(current, key)) break;
    pointer.push(key);
    current = (current as Readonly<Record<string | number, unknown>>)[key];
  }
  return { pointer, depth: pointer.length };
}

function itemOf(list: readonly unknown[], step: string | number): number | undefined {
  if (typeof step === "number") return step;
  const index = list.findIndex((item) => item === step || (isMapping(item) && item["name"] === step));
  return index === -1 ? undefined : index;
}
