/** Which edges lead nowhere, and whose fault that is: the edge's own, or a change that took its target away. */
import type { Change, Vanished } from "../memory/change.js";
import type { ProblemName, RuleId } from "../memory/finding.js";
import type { StatedEdge } from "../memory/graph.js";
import { namedFileOf } from "../layouts/id-scope.js";
import { notePath } from "../layouts/note-path.js";
import type { EdgeManner, MemoryRecord } from "../memory/record.js";
import { leadsOutside } from "../memory/ontology.js";
import { isNamedByWaiver, mayBeWaived, PARSE_RULES } from "./may-be-waived.js";
import type { ChangeContext, GraphContext } from "./rule.js";

/** Owners have a rule of their own, so edges derived from them are left to it. */
export function isDangling(stated: StatedEdge, context: GraphContext): boolean {
  const { edge } = stated;
  if (edge.form === "link") return !context.hasPath(edge.target);
  if (context.graph.records.has(edge.target) || !needsRecord(edge, edge.target, context)) return false;
  return !leadsToNote(edge, context) && !isOfLostFile(stated, context);
}

/** Whether an edge leads to ids of a file that is not there, or cannot be read: that is told of the file. */
function isOfLostFile(stated: StatedEdge, context: GraphContext): boolean {
  const file = namedFileOf(stated, context.layout);
  if (file === undefined) return false;
  return !context.hasPath(context.layout.root + file) || unreadableFileOf(file, context) !== undefined;
}

/** Whether an edge names a note by its path. Where an edge kind asks for records of some kinds, a note is none of them. */
function leadsToNote({ kind, target }: StatedEdge["edge"], { layout, ontology, hasPath }: GraphContext): boolean {
  const path = notePath(target, layout);
  return path !== undefined && ontology.edgeKinds.get(kind)?.to === undefined && hasPath(path);
}

/** Whether there has to be a record where an edge leads that is no link. */
export function needsRecord(
  { kind, derived }: EdgeManner,
  target: string,
  { ontology, prefixes }: GraphContext,
): boolean {
  return derived !== "owner" && !leadsOutside({ kind, target }, ontology, prefixes);
}

interface Lost {
  readonly vanished: ReadonlyMap<string, Vanished>;
  /** Of each deleted file the first record that is gone and has no other id now: it tells of links to the file. */
  readonly byPath: ReadonlyMap<string, Vanished>;
  readonly unreadable: ReadonlyMap<string, MemoryRecord>;
}

const LOST = new WeakMap<Change, Lost>();

/** What tells which ids are there no more because a file cannot be read. */
export type LostIds = Pick<GraphContext, "change" | "unreadableIds">;

/** Whether the change at hand took the id away, or the file that would declare it cannot be read. */
export function isLost(id: string, context: GraphContext): boolean {
  return vanishedInChange(id, context) !== undefined || unreadableFileOf(id, context) !== undefined;
}

/** The file that would declare an id and cannot be read: by its place or a line it has the id, or it had before the change at hand. */
export function unreadableFileOf(id: string, { change, unreadableIds }: LostIds): string | undefined {
  return (change && lostIn(change).unreadable.get(id)?.primary.path) ?? unreadableIds.get(id);
}

/** The record that the change at hand took away under an id. */
export function vanishedInChange(id: string, { change }: GraphContext): Vanished | undefined {
  return change && lostIn(change).vanished.get(id);
}

/** The record whose deletion tells of the links to a path: the change deleted the file, and the record with it. */
export function vanishedAtPath(path: string, context: GraphContext): Vanished | undefined {
  const vanished = context.change && lostIn(context.change).byPath.get(path);
  return vanished && !context.hasPath(path) ? vanished : undefined;
}

/**
 * Whether what breaks with an id that the change at hand took away, or whose file cannot be read, is said once, by the rule
 * about the deletion, the rename or the file. Where a setting lets that rule weigh less than the one that asks, or a waiver or the baseline accepts
 * what it says, it is said at each edge: nobody else would, and the target branch would be broken by a change that passed.
 * @param rule that asks, an error unless a setting says otherwise.
 */
export function isToldOfLoss(id: string, rule: RuleId, context: GraphContext): boolean {
  const lost = context.change && lostIn(context.change);
  const vanished = lost?.vanished.get(id);
  if (vanished) {
    const { before, renamedTo } = vanished;
    const told = problemOf(vanished, context);
    const subjects = [before.id, before.primary.path, renamedTo?.id, renamedTo?.primary.path];
    if (mayBeWaived(told.rule, subjects, context) || context.isInBaseline(told)) return false;
    return weightOf(told.rule, context) <= weightOf(rule, context);
  }
  const path = unreadableFileOf(id, context);
  // A file that cannot be read is an error whatever is set. An index says the same before and after a waiver has expired.
  return path !== undefined && !isNamedByWaiver(PARSE_RULES, [id, path], context);
}

function lostIn(change: Change): Lost {
  let lost = LOST.get(change);
  if (!lost) {
    const byPath = new Map<string, Vanished>();
    for (const vanished of change.vanished) {
      const { path } = vanished.before.primary;
      if (!vanished.renamedTo && !byPath.has(path)) byPath.set(path, vanished);
    }
    lost = {
      byPath,
      vanished: new Map(change.vanished.map((vanished) => [vanished.before.id, vanished])),
      unreadable: new Map(change.unreadable.map((record) => [record.id, record])),
    };
    LOST.set(change, lost);
  }
  return lost;
}

/** What says that a record is gone: as `change/journal-rewritten`, `change/renamed-id` and `change/deleted-record` name it. */
function problemOf({ before, renamedTo }: Vanished, { layout }: GraphContext): ProblemName {
  const at = { path: before.primary.path };
  if (layout.classes.get(before.primary.className)?.appendOnly === true)
    return { rule: "change/journal-rewritten", at };
  if (!renamedTo) return { rule: "change/deleted-record", at, record: before.id };
  return { rule: "change/renamed-id", at: { path: renamedTo.primary.path }, record: renamedTo.id, subject: before.id };
}

const WEIGHTS = { error: 0, warning: 1, note: 2, off: 3 } as const;

/** The less, the more it counts. */
export function weightOf(rule: RuleId, { severities }: GraphContext): number {
  return WEIGHTS[severities.get(rule) ?? "error"];
}

/**
 * The edges that lead nowhere since the record is gone, in order, and then the links to its file; ownership by a team that
 * no vocabulary lists is an edge.
 */
export function edgesBrokenBy({ id, primary }: MemoryRecord, context: ChangeContext): readonly StatedEdge[] {
  const isListed = context.ontology.owners.teams?.has(id) === true;
  const edges = context.graph.incoming(id).filter((stated) => {
    const { form, derived, target } = stated.edge;
    if (form === "link") return false;
    if (derived === "owner" && target.startsWith("team:")) return !isListed && !context.graph.records.has(id);
    return isDangling(stated, context);
  });
  const areLinksJudged = context.severities.get("graph/dangling-edge") !== "off";
  if (!areLinksJudged || vanishedAtPath(primary.path, context)?.before.id !== id) return edges;
  return [...edges, ...context.graph.incoming(primary.path).filter(({ edge }) => edge.form === "link")];
}
