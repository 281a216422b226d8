/** Policies of an ontology that would ask less: where records stand, what is said of their sensitivity, who approves them. */
import { counted } from "../../memory/counted.js";
import type { ApprovalRule, Ontology, SensitivityPolicy } from "../../memory/ontology.js";
import { sensitivityPolicyOf } from "../record/missing-sensitivity.js";
import { listed, withArticle } from "../phrases.js";
import { notCovered } from "./glob-cover.js";
import { loosening, type Loosening } from "./loosening.js";

export function policyLoosenings(before: Ontology, after: Ontology): Loosening[] {
  return [...places(before, after), ...sensitivity(before, after), ...approvals(before, after)];
}

function places(before: Ontology, after: Ontology): Loosening[] {
  const [was, is] = [placesByKind(before), placesByKind(after)];
  return [...was].flatMap(([kind, globs]) => {
    const next = is.get(kind);
    const more = next && notCovered(next, globs);
    if (more?.length === 0) return [];
    const entry = after.pathPolicy.findIndex(({ kinds }) => kinds.includes(kind));
    return [
      loosening({
        way: entry === -1 ? ["pathPolicy"] : ["pathPolicy", entry],
        setting: `pathPolicy of ${kind}`,
        was: globs,
        is: next,
        effect: `put ${withArticle(kind)} into ${more ? listed(more, "or") : "any file"}`,
      }),
    ];
  });
}

function placesByKind({ pathPolicy }: Ontology): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const { kinds, paths } of pathPolicy) {
    for (const kind of kinds) places.set(kind, [...(places.get(kind) ?? []), ...paths]);
  }
  return places;
}

function sensitivity(before: Ontology, after: Ontology): Loosening[] {
  // Without levels nobody has to name one, which is told of the levels.
  if (!before.sensitivity || !after.sensitivity) return [];
  const [was, is] = [sensitivityPolicyOf(before), sensitivityPolicyOf(after)];
  const lost = was.filter((entry) => !is.some((next) => asksOfAll(entry, next)));
  return lost.map((entry) =>
    loosening({
      way: ["sensitivityPolicy"],
      was: entry,
      is: undefined,
      effect: `bring ${recordsOf(entry)} that do not say how sensitive they are`,
    }),
  );
}

function asksOfAll({ kinds, paths, owners }: SensitivityPolicy, next: SensitivityPolicy): boolean {
  const arePlaced = next.paths === undefined || (paths !== undefined && notCovered(paths, next.paths).length === 0);
  return arePlaced && holds(kinds, next.kinds) && holds(owners, next.owners);
}

/** Whether a wish for some words is met by another one; no wish concerns all. */
function holds(words: readonly string[] | undefined, next: readonly string[] | undefined): boolean {
  return next === undefined || words?.every((word) => next.includes(word)) === true;
}

function recordsOf({ kinds, paths, owners }: SensitivityPolicy): string {
  const parts = [
    ...(kinds ? [`of the kind ${listed(kinds, "or")}`] : []),
    ...(paths ? [`in ${listed(paths, "or")}`] : []),
    ...(owners ? [`of ${listed(owners, "or")}`] : []),
  ];
  return `records ${parts.join(" ")}`;
}

function approvals({ approvals: before }: Ontology, { approvals: after }: Ontology): Loosening[] {
  return before.flatMap((rule) => {
    const same = after.filter((next) => concernsAll(rule, next));
    if (same.some((next) => next.count >= rule.count && (rule.by !== "owners" || next.by === "owners"))) return [];
    const [next] = same;
    const index = next && after.indexOf(next);
    return [
      loosening({
        way: index === undefined ? ["approvals"] : ["approvals", index],
        was: askedBy(rule),
        is: next && askedBy(next),
        setting: `approvals of ${subjectOf(rule)}`,
        effect: `be merged with ${next ? askedBy(next) : "no approval"} where ${askedBy(rule)} ${rule.count === 1 ? "is" : "are"} asked for now`,
      }),
    ];
  });
}

function concernsAll(rule: ApprovalRule, next: ApprovalRule): boolean {
  if (rule.ontology !== next.ontology) return false;
  return (["classes", "kinds", "sensitivity"] as const).every((member) => holds(rule[member], next[member]));
}

function askedBy({ count, by }: ApprovalRule): string {
  return `${counted(count, "approval")}${by === "owners" ? " of owners" : ""}`;
}

function subjectOf({ ontology, classes, kinds, sensitivity: levelsOf }: ApprovalRule): string {
  if (ontology) return "the ontology";
  const words = [...(levelsOf ?? []), ...(kinds ?? []), ...(classes ?? [])];
  return words.length === 0 ? "all records" : words.join(", ");
}
