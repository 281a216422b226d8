/** What the gate of a change would ask no more: settings of the configuration here, ontology and layout in `rules/loosenings`. */
import { GateFiles } from "../../load/gate-files.js";
import type { Gate } from "../../load/gate.js";
import { misspeltGlob } from "../../memory/glob-spelling.js";
import type { Ontology } from "../../memory/ontology.js";
import type { Tree } from "../../memory/tree.js";
import { folderOf, notCovered } from "../../rules/loosenings/glob-cover.js";
import { layoutLoosenings } from "../../rules/loosenings/layout.js";
import { gained, isRaised, loosening, type Loosening } from "../../rules/loosenings/loosening.js";
import { ontologyLoosenings } from "../../rules/loosenings/ontology.js";
import { schemaLoosenings } from "../../rules/loosenings/schema.js";
import { RULES } from "../../rules/registry.js";
import { sourceLoosenings } from "./source-loosenings.js";

export interface GateOfTree {
  readonly gate: Gate;
  readonly tree: Tree;
}

/** @param edited files of the gate that are not the same. */
export async function gateLoosenings(
  before: GateOfTree,
  after: GateOfTree,
  edited: readonly string[],
): Promise<Loosening[]> {
  const [was, is] = [before.gate, after.gate];
  return [
    ...severities(was, is),
    ...left(was, is),
    ...limits(was, is),
    ...approvers(was, is),
    ...sourceLoosenings(was, is),
    ...ontologyLoosenings(was.ontology, is.ontology),
    ...layoutLoosenings(was.layout, is.layout),
    ...(await recordSchemas(before, after, edited)),
  ];
}

const RANK = { error: 0, warning: 1, note: 2, off: 3 } as const;

function severities(before: Gate, after: Gate): Loosening[] {
  return RULES.flatMap(({ id, severity }) => {
    const [was, is] = [before.severities.get(id) ?? severity, after.severities.get(id) ?? severity];
    if (RANK[is] <= RANK[was]) return [];
    const told = is === "off" ? "and nobody would be told" : `with no more than a ${is}`;
    return [loosening({ way: ["severities", id], was, is, effect: `break that rule ${told}` })];
  });
}

/** Files that would be left out, or trusted, as soon as there are any. Those that are read today are told by their number. */
function left(before: Gate, after: Gate): Loosening[] {
  const { layout } = before;
  const isMemory = (glob: string) =>
    [...layout.classes.values()].some(
      ({ records, mayMatchBelow }) => records !== "none" && mayMatchBelow(folderOf(glob)),
    );
  const hidden = notCovered(after.excluded, before.excluded).filter((glob) => !misspeltGlob(glob) && isMemory(glob));
  const trust = ({ layout: { lowTrust }, lowTrustPatterns }: Gate) => [
    ...lowTrust,
    ...lowTrustPatterns.map(({ pattern }) => pattern),
  ];
  const lifted = notCovered(trust(before), trust(after));
  const effect = (glob: string) => `bring files that match ${glob}, which are neither read nor judged`;
  return [
    ...hidden.map((glob) =>
      loosening({
        way: ["exclude", glob],
        setting: "exclude",
        was: before.excluded,
        is: after.excluded,
        effect: effect(glob),
      }),
    ),
    ...(lifted.length > 0
      ? [
          loosening({
            way: ["lowTrust"],
            was: trust(before),
            is: trust(after),
            effect: `bring texts that steer agents in ${lifted.join(" or ")} with no more than a warning`,
          }),
        ]
      : []),
  ];
}

function limits(before: Gate, after: Gate): Loosening[] {
  const names = ["fileBytes", "depth", "aliases", "documents", "edges"] as const;
  return names.flatMap((name) => {
    const [was, is] = [before.limits[name], after.limits[name]];
    if (!isRaised(was, is)) return [];
    return [loosening({ way: ["limits", name], was, is, effect: "bring files that are refused now for their size" })];
  });
}

/** Whose approval counts, where that is asked. */
function approvers(before: Gate, after: Gate): Loosening[] {
  const { ontology, snapshots } = before;
  const circles: readonly string[] = snapshots?.approvers ?? [];
  const asksOwners = ontology.approvals.some(({ by }) => by === "owners");
  if (!asksOwners && circles.length === 0) return [];
  const found: Loosening[] = [];
  const accounts = (owners: Ontology["owners"], name: string) =>
    owners.accounts && Object.hasOwn(owners.accounts, name) ? owners.accounts[name] : undefined;
  for (const name of Object.keys({ ...ontology.owners.accounts, ...after.ontology.owners.accounts })) {
    const [was, is] = [accounts(ontology.owners, name), accounts(after.ontology.owners, name)];
    const more = gained(was ?? [], is ?? []);
    // An owner that nobody had listed before is a new one.
    const isNew = was === undefined && !isListed(name, ontology);
    if (more.length > 0 && !isNew) {
      const effect = `be approved by ${more.join(" or ")} in the place of ${name}`;
      found.push(loosening({ way: ["owners", "accounts", name], was, is, effect }));
    } else if (was && !is && circles.includes("record-owners")) {
      const effect = `be approved by anyone who may write, where ${name} alone owns a record`;
      found.push(loosening({ way: ["owners", "accounts", name], was, is, effect }));
    }
  }
  const [was, is] = [ontology.owners.memory ?? [], after.ontology.owners.memory ?? []];
  if (gained(was, is).length > 0) {
    const effect = `be approved by ${gained(was, is).join(" or ")} where owners of the memory are asked`;
    found.push(loosening({ way: ["owners", "memory"], was, is, effect }));
  } else if (was.length > 0 && is.length === 0 && circles.includes("memory-owners")) {
    const effect = "be approved by anyone who may write, where owners of the memory are asked now";
    found.push(loosening({ way: ["owners", "memory"], was, is: undefined, effect }));
  }
  return found;
}

function isListed(name: string, { owners: { teams, users } }: Ontology): boolean {
  return teams?.has(name) === true || users?.has(name) === true;
}

/** Schemas that lie in files of the repository. */
async function recordSchemas(before: GateOfTree, after: GateOfTree, edited: readonly string[]): Promise<Loosening[]> {
  const { classes } = before.gate.layout;
  const schemas = new Set(
    [...classes.values()].flatMap(({ schema, schemaByKind }) => [schema, ...schemaByKind.values()]),
  );
  const found: Loosening[] = [];
  for (const path of edited) {
    if (!schemas.has(path)) continue;
    const [was, is] = await Promise.all([before.tree, after.tree].map((tree) => new GateFiles(tree).glance(path)));
    if (is === undefined) continue;
    found.push(...schemaLoosenings(was, is, [], "bring records that the schema refuses now"));
  }
  return found;
}
