/** Where words would no longer be held to a list. A list that gets a word more is not loosened: that is what it is for. */
import { kindPrefixes, type Ontology } from "../../memory/ontology.js";
import { isRaised, loosening, type Loosening } from "./loosening.js";

export function vocabularyLoosenings(before: Ontology, after: Ontology): Loosening[] {
  return [...openedLists(before, after), ...levels(before, after), ...namespaces(before, after), ...age(before, after)];
}

function openedLists(before: Ontology, after: Ontology): Loosening[] {
  const found: Loosening[] = [];
  for (const member of ["teams", "users"] as const) {
    const [was, is] = [before.owners[member], after.owners[member]];
    if (!was || is) continue;
    const effect = `name ${member} as owners that no list has`;
    found.push(loosening({ way: ["owners", member], was, is, effect }));
  }
  const { statuses, tags } = before;
  if (statuses && !after.statuses) {
    found.push(loosening({ way: ["statuses"], was: statuses, is: undefined, effect: "give a record any status" }));
  }
  if (tags && !after.tags) {
    const effect = `use any tag${tags.closed ? "" : " without a warning"}`;
    found.push(loosening({ way: ["tags"], was: tags.names, is: undefined, effect }));
  } else if (tags?.closed === true && after.tags?.closed !== true) {
    const effect = "use tags outside the list with no more than a warning";
    found.push(loosening({ way: ["tags", "closed"], was: true, is: after.tags?.closed, effect }));
  }
  return found;
}

/** Levels tell by their order what lowers a sensitivity. */
function levels({ sensitivity: before }: Ontology, { sensitivity: after }: Ontology): Loosening[] {
  if (!before) return [];
  const way = ["sensitivity"];
  if (!after) {
    const effect = "lower the sensitivity of a record, or give it any, and nobody would be told";
    return [loosening({ way, was: before, is: after, effect })];
  }
  const unseen = before.flatMap((low, index) =>
    before
      .slice(index + 1)
      .filter((high) => after.includes(low) && after.indexOf(high) < after.indexOf(low) && after.includes(high))
      .map((high) => ({ low, high })),
  );
  const [first] = unseen;
  if (!first) return [];
  const effect = `make a record that is ${first.high} ${first.low}, which would no longer count as lowering its sensitivity`;
  return [loosening({ way, was: before, is: after, effect })];
}

function namespaces(before: Ontology, after: Ontology): Loosening[] {
  const [was, is] = [kindPrefixes(before), kindPrefixes(after)];
  // The prefix of a kind is never external, so where the kind loses it a namespace may become so.
  const names = [...after.externalNamespaces].filter(
    (name) => !is.has(name) && (!before.externalNamespaces.has(name) || was.has(name)),
  );
  return names.map((name) =>
    loosening({
      way: ["externalNamespaces", name],
      setting: "externalNamespaces",
      was: before.externalNamespaces,
      is: after.externalNamespaces,
      effect: `point at anything in ${name}:, which would not be looked up`,
    }),
  );
}

function age(before: Ontology, after: Ontology): Loosening[] {
  const [was, is] = [before.staleAfterDays, after.staleAfterDays];
  if (!isRaised(was, is)) return [];
  const effect = `leave records without a review for ${is === undefined ? "ever" : `${is} days`}`;
  return [loosening({ way: ["staleAfterDays"], was, is, effect })];
}
