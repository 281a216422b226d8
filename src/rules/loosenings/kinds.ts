/** What a later ontology asks no more of records and edges of a kind that both have. */
import type { EdgeKind, NodeKind, Ontology } from "../../memory/ontology.js";
import { withArticle } from "../phrases.js";
import { gained, isRaised, loosening, type Loosening } from "./loosening.js";
import { schemaLoosenings } from "./schema.js";

export function kindLoosenings(before: Ontology, after: Ontology): Loosening[] {
  const found: Loosening[] = [];
  if (before.nodeKinds.size > 0 && after.nodeKinds.size === 0) {
    const was = [...before.nodeKinds.keys()];
    found.push(loosening({ way: ["nodeKinds"], was, is: undefined, effect: "bring records of any kind" }));
  }
  if (before.edgeKinds.size > 0 && after.edgeKinds.size === 0) {
    const was = [...before.edgeKinds.keys()];
    found.push(
      loosening({ way: ["edgeKinds"], was, is: undefined, effect: "bring edges of any kind, between any records" }),
    );
  }
  for (const kind of before.nodeKinds.values()) {
    const next = after.nodeKinds.get(kind.name);
    if (next) found.push(...ofRecords(kind, next, { before, after }));
  }
  for (const kind of before.edgeKinds.values()) {
    const next = after.edgeKinds.get(kind.name);
    if (next) found.push(...ofEdges(kind, next, before));
  }
  return found;
}

interface Ontologies {
  readonly before: Ontology;
  readonly after: Ontology;
}

function ofRecords(before: NodeKind, after: NodeKind, ontologies: Ontologies): Loosening[] {
  const above = ["nodeKinds", before.name];
  const found: Loosening[] = [];
  const tell = (member: string, was: unknown, is: unknown, effect: string) =>
    found.push(loosening({ way: [...above, member], was, is, effect }));
  const optional = gained(after.required, before.required);
  if (optional.length > 0) {
    tell(
      "required",
      before.required,
      after.required,
      `leave out ${optional.join(", ")} of ${withArticle(before.name)}`,
    );
  }
  for (const [name, schema] of Object.entries(before.attributes ?? {})) {
    const next = after.attributes && Object.hasOwn(after.attributes, name) ? after.attributes[name] : undefined;
    const effect = `give ${name} of ${withArticle(before.name)} values that are refused now`;
    found.push(...schemaLoosenings(schema, next, [...above, "attributes", name], effect));
  }
  for (const [name, type] of before.attributeTypes ?? []) {
    const next = after.attributeTypes?.get(name);
    if (next === type) continue;
    tell(`attributes.${name}`, type, next, `give ${name} of ${withArticle(before.name)} values of another type`);
  }
  if (before.idPattern !== undefined && after.idPattern !== before.idPattern) {
    tell(
      "idPattern",
      before.idPattern,
      after.idPattern,
      `give ${withArticle(before.name)} ids that the pattern refuses now`,
    );
  }
  if (before.prefix !== undefined && after.prefix === undefined) {
    tell(
      "prefix",
      before.prefix,
      undefined,
      `give ${withArticle(before.name)} an id that begins like one of another kind`,
    );
  }
  const { statuses } = ontologies.after;
  if (before.statuses && !after.statuses && (!statuses || gained(before.statuses, statuses).length > 0)) {
    tell("statuses", before.statuses, statuses, `give ${withArticle(before.name)} statuses that are not for it`);
  }
  const days = (kind: NodeKind, { staleAfterDays }: Ontology) => kind.staleAfterDays ?? staleAfterDays;
  const [was, is] = [days(before, ontologies.before), days(after, ontologies.after)];
  if ((before.staleAfterDays ?? after.staleAfterDays) !== undefined && isRaised(was, is)) {
    tell(
      "staleAfterDays",
      was,
      is,
      `leave ${withArticle(before.name)} without a review for ${is === undefined ? "ever" : `${is} days`}`,
    );
  }
  if (before.deprecated && !after.deprecated) {
    tell("deprecated", before.deprecated, undefined, `bring new records of the kind ${before.name}`);
  }
  return found;
}

function ofEdges(before: EdgeKind, after: EdgeKind, { nodeKinds }: Ontology): Loosening[] {
  const { name } = before;
  const found: Loosening[] = [];
  const tell = (member: keyof EdgeKind, effect: string) =>
    found.push(loosening({ way: ["edgeKinds", name, member], was: before[member], is: after[member], effect }));
  for (const [end, verb] of [
    ["from", "start from"],
    ["to", "lead to"],
  ] as const) {
    const [was, is] = [before[end], after[end]];
    if (!was) continue;
    // A kind that is new has to be named somewhere.
    const more = is && gained(was, is).filter((kind) => nodeKinds.has(kind));
    if (more === undefined || more.length > 0) {
      tell(
        end,
        `let ${name} ${verb} ${more === undefined ? "records of any kind" : more.map(withArticle).join(" or ")}`,
      );
    }
  }
  const ends = lifted(before, after);
  if (ends !== undefined) tell("cardinality", `let ${ends}`);
  if (before.acyclic === true && after.acyclic !== true) tell("acyclic", `let ${name} lead back to where it began`);
  if (before.external !== true && after.external === true) {
    tell("external", `let ${name} point at what is not there`);
  }
  if (before.permission === true && after.permission !== true) {
    tell("permission", `let a record be permitted more by ${name} without a word about it`);
  }
  const asksInverse = ({ inverse, symmetric }: EdgeKind) => (symmetric === true ? undefined : inverse);
  if (asksInverse(before) !== undefined && asksInverse(after) === undefined) {
    tell(after.symmetric === true ? "symmetric" : "inverse", `state ${name} at one end alone`);
  }
  if (before.deprecated && !after.deprecated) tell("deprecated", `bring new ${name} edges`);
  return found;
}

/** What the old bound forbids and the new one does not; undefined where it forbids all that the old one does. */
function lifted({ name, cardinality: before = "N:N" }: EdgeKind, after: EdgeKind): string | undefined {
  const [sources, targets] = before.split(":");
  const [sourcesAfter, targetsAfter] = (after.cardinality ?? "N:N").split(":");
  const clauses = [
    ...(targets === "1" && targetsAfter !== "1" ? [`have several ${name} edges`] : []),
    ...(sources === "1" && sourcesAfter !== "1" ? [`be the target of several ${name} edges`] : []),
  ];
  return clauses.length === 0 ? undefined : `a record ${clauses.join(" and ")}`;
}
