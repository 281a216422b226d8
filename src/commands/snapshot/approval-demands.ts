/** Whose approval the parts of a change need, by the snapshot policy. */
import { posix } from "node:path";
import type { Change } from "../../memory/change.js";
import type { Ontology } from "../../memory/ontology.js";
import type { MemoryRecord } from "../../memory/record.js";
import type { CodeOwners } from "../../snapshots/codeowners.js";
import type { Demand } from "../../snapshots/judge-reviews.js";
import type { Circle } from "../../snapshots/policy.js";
import { approversOf, loginsOf, type Owned } from "../publish/owner-logins.js";
import { ownedBy } from "../publish/touched-records.js";

export interface DemandBasis {
  /** Paths that the change touches. */
  readonly paths: readonly string[];
  /** Folder that they are from, as of the repository's top: empty or `a/b`. */
  readonly directory: string;
  /** Undefined where it touches too many files to be read. */
  readonly change: Change | undefined;
  readonly circles: readonly Circle[];
  readonly ontology: Ontology;
  readonly codeOwners: CodeOwners;
}

export function demandsOf({ paths, directory, change, circles, ontology, codeOwners }: DemandBasis): readonly Demand[] {
  const memoryOwners = circles.includes("memory-owners") ? loginsOf(ontology.owners.memory ?? [], ontology) : [];
  const ownersOf = (path: string) => (circles.includes("codeowners") ? accountsOfCode(codeOwners(path), ontology) : []);
  const demands: Demand[] = [];
  const covered = new Set<string>();
  if (circles.includes("record-owners")) {
    for (const { id, owned, paths: places } of touchedPlaces(change)) {
      for (const path of places) covered.add(path);
      const allowed = [...memoryOwners, ...approversOf(owned, ontology), ...places.flatMap(ownersOf)];
      demands.push({ subject: id, allowed: asCircle(allowed) });
    }
  }
  for (const path of paths) {
    if (covered.has(path)) continue;
    demands.push({ subject: posix.join(directory, path), allowed: asCircle([...memoryOwners, ...ownersOf(path)]) });
  }
  return demands;
}

/** What nobody is named for may be approved by everyone who may write. */
function asCircle(accounts: readonly string[]): ReadonlySet<string> | undefined {
  return accounts.length === 0 ? undefined : new Set(accounts);
}

function accountsOfCode(names: readonly string[], ontology: Ontology): string[] {
  const teams = new Set(names.filter((name) => name.includes("/")).map((name) => name.toLowerCase()));
  const owners = Object.entries(ontology.owners.accounts ?? {})
    .filter(([, accounts]) => accounts.some((name) => teams.has(name.toLowerCase())))
    .map(([owner]) => owner);
  const people = names.filter((name) => !name.includes("/")).map((name) => name.toLowerCase());
  // A team that the ontology does not know has no members here: nobody else steps into its place.
  return [...people, ...teams, ...loginsOf(owners, ontology)];
}

interface TouchedPlace {
  readonly id: string;
  readonly owned: Owned;
  readonly paths: readonly string[];
}

function touchedPlaces(change: Change | undefined): TouchedPlace[] {
  if (!change) return [];
  const place = (before: MemoryRecord | undefined, after?: MemoryRecord): TouchedPlace => {
    const sides = [before, after].filter((side) => side !== undefined);
    const paths = sides.flatMap(({ declarations }) => declarations.map(({ path }) => path));
    return { id: sides[0]?.id ?? "", owned: ownedBy(before, after), paths: [...new Set(paths)] };
  };
  return [
    ...[...change.added, ...change.mended].map((record) => place(undefined, record)),
    ...change.changed.map(({ before, after }) => place(before, after)),
    ...change.vanished.map(({ before, renamedTo }) => place(before, renamedTo)),
    ...change.unreadable.map((record) => place(record)),
  ];
}
