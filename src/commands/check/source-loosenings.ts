/** What a later configuration would take from outside, approve by itself or show, and this one does not. */
import type { Gate } from "../../load/gate.js";
import { counted } from "../../memory/counted.js";
import { gained, isRaised, loosening, type Loosening } from "../../rules/loosenings/loosening.js";

export function sourceLoosenings(before: Gate, after: Gate): Loosening[] {
  return [
    ...proposals(before.proposals, after.proposals),
    ...imports(before.imports, after.imports),
    ...snapshots(before.snapshots, after.snapshots),
    ...restricted(before.indexes.restricted, after.indexes.restricted),
  ];
}

function proposals(before: Gate["proposals"], after: Gate["proposals"]): Loosening[] {
  const found: Loosening[] = [];
  for (const name of gained(before.sources ?? [], after.sources ?? [])) {
    const [was, is] = [before.sources, after.sources];
    const effect = `be proposed by runs of ${name}`;
    found.push(loosening({ way: ["proposals", "sources", name], setting: "proposals.sources", was, is, effect }));
  }
  const { workflows: was } = before;
  const { workflows: is } = after;
  if (was && (!is || gained(was, is).length > 0)) {
    const effect = `be proposed by ${is ? gained(was, is).join(" or ") : "any workflow"}`;
    found.push(loosening({ way: ["proposals", "workflows"], was, is, effect }));
  }
  return [...found, ...autoApproval(before.autoApprove, after.autoApprove)];
}

type AutoApprove = Gate["proposals"]["autoApprove"];

function autoApproval(before: AutoApprove, after: AutoApprove): Loosening[] {
  if (!after) return [];
  const way = ["proposals", "autoApprove"];
  if (!before) {
    return [
      loosening({
        way,
        was: before,
        is: after,
        effect: "merge without anybody who looks at them, where they bring what is new",
      }),
    ];
  }
  const found: Loosening[] = [];
  const [bytes, bytesAfter] = [before.maxBytes ?? DEFAULT_BYTES, after.maxBytes ?? DEFAULT_BYTES];
  if (isRaised(bytes, bytesAfter)) {
    const effect = "be larger and merge without anybody who looks at them";
    found.push(loosening({ way: [...way, "maxBytes"], was: bytes, is: bytesAfter, effect }));
  }
  const [levels, levelsAfter] = [before.sensitivity ?? DEFAULT_LEVELS, after.sensitivity ?? DEFAULT_LEVELS];
  const more = gained(levels, levelsAfter);
  if (more.length > 0) {
    const effect = `bring records that are ${more.join(" or ")}, and merge without anybody who looks at them`;
    found.push(loosening({ way: [...way, "sensitivity"], was: levels, is: levelsAfter, effect }));
  }
  return found;
}

/** As schemas/config.schema.json has them. */
const DEFAULT_BYTES = 8192;
const DEFAULT_LEVELS = ["public", "internal"];

function imports(before: Gate["imports"], after: Gate["imports"]): Loosening[] {
  const found: Loosening[] = [];
  const tiers = gained(before.approvedTiers ?? [], after.approvedTiers ?? []);
  if (tiers.length > 0) {
    const [was, is] = [before.approvedTiers, after.approvedTiers];
    const effect = `keep ${tiers.join(" and ")} of a run without an approval`;
    found.push(loosening({ way: ["imports", "approvedTiers"], was, is, effect }));
  }
  if (before.allowActive !== true && after.allowActive === true) {
    const effect = "import a run that still goes on";
    found.push(loosening({ way: ["imports", "allowActive"], was: false, is: true, effect }));
  }
  return found;
}

function snapshots(before: Gate["snapshots"], after: Gate["snapshots"]): Loosening[] {
  if (!after) return [];
  const found: Loosening[] = [];
  const tell = (member: string, was: unknown, is: unknown, effect: string) =>
    found.push(loosening({ way: ["snapshots", member], was, is, effect }));
  // Where there were no snapshots nothing was approved: any policy is one more, and only what it leaves to nobody is told.
  const was = before ? (before.requiredApprovals ?? 1) : 1;
  const is = after.requiredApprovals ?? 1;
  if (is < was)
    tell("requiredApprovals", was, is, `count as approved with ${is === 0 ? "no review" : counted(is, "review")}`);
  const trusted = gained(before?.trustedActors ?? [], after.trustedActors ?? []);
  if (trusted.length > 0) {
    const effect = `count as approved without a review where ${trusted.join(" or ")} opened and merged them`;
    tell("trustedActors", before?.trustedActors, after.trustedActors, effect);
  }
  if (before?.approvers && !sameSet(before.approvers, after.approvers)) {
    const effect = after.approvers ? "count as approved by other people" : "count as approved by anyone who may write";
    tell("approvers", before.approvers, after.approvers, effect);
  }
  return found;
}

function sameSet(a: readonly string[], b: readonly string[] | undefined): boolean {
  return b !== undefined && gained(a, b).length === 0 && gained(b, a).length === 0;
}

const OPENNESS = { hidden: 0, listed: 1, full: 2 } as const;

function restricted(was: Gate["indexes"]["restricted"], is: Gate["indexes"]["restricted"]): Loosening[] {
  if (OPENNESS[is] <= OPENNESS[was]) return [];
  const effect = "put more of restricted records into the index, which everybody reads who reads the repository";
  return [loosening({ way: ["indexes", "restricted"], was, is, effect })];
}
