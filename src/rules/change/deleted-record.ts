import { writtenId } from "../../layouts/id-scope.js";
import type { Problem } from "../../memory/finding.js";
import type { Graph, StatedEdge } from "../../memory/graph.js";
import { grouped } from "../../memory/grouped.js";
import { START_OF_FILE } from "../../memory/place.js";
import { fieldAnchor, type Declaration, type MemoryRecord } from "../../memory/record.js";
import { RETIRED_WORDS } from "../../memory/statuses.js";
import { edgesBrokenBy } from "../broken-edge.js";
import { edgePlaces } from "../edge-places.js";
import { fieldPointer } from "../field-pointer.js";
import { movedFile, unreadPlace } from "../moved-file.js";
import { quote, quoted } from "../phrases.js";
import { retiringWord } from "../retirement.js";
import { counted } from "../../memory/counted.js";
import type { ChangeContext, Rule } from "../rule.js";

const STORE = `nodeKind: Service
id: service:store
attributes:
  { title: Store, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`;

const MIRROR = `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  depends_on: [{ target: service:store }]
`;

export const deletedRecord: Rule = {
  id: "change/deleted-record",
  title: "Record deleted that others or readers rely on",
  severity: "error",
  rationale:
    "Deleting a record breaks every edge that leads to it, in files that the change does not touch, and answers that " +
    "were built on it lose their source. An approved record that nothing points at is retired rather than deleted: " +
    "that is a warning.",
  remedy: "Put the record back and retire it by its status, or change every edge that is listed.",
  source: "Schema specification, ID conventions and validation rules; decision 12",
  bad: {
    before: { "graph/services/store.yaml": STORE, "graph/services/mirror.yaml": MIRROR },
    files: { "graph/services/mirror.yaml": MIRROR },
    at: "graph/services/store.yaml:1:1",
  },
  good: {
    before: { "graph/services/store.yaml": STORE, "graph/services/mirror.yaml": MIRROR },
    files: {
      "graph/services/store.yaml": STORE,
      "graph/services/mirror.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-20T08:20:00Z" }
`,
    },
  },
  change(context, report) {
    const { change, layout } = context;
    let withoutId: ReadonlyMap<string, readonly Declaration[]> | undefined;
    let withOtherId: ReadonlyMap<string, readonly Declaration[]> | undefined;
    for (const { before, renamedTo } of change.vanished) {
      const { id, primary } = before;
      if (renamedTo || layout.classes.get(primary.className)?.appendOnly === true) continue;
      const broken = edgesBrokenBy(before, context);
      const left =
        onlyLike(primary, (withoutId ??= declarationsWithoutId(context.graph))) ??
        onlyLike(primary, (withOtherId ??= declarationsWithTakenId(context)));
      if (left) {
        if (broken.length > 0 || primary.status === "approved") report(lostId(before, left, broken, context));
        continue;
      }
      // The file may be gone, so there is no structure to look the place up by.
      const isFileGone = !context.hasPath(primary.path);
      const back = isFileGone ? "Put the file back" : `Put ${writtenId(id, primary, layout) ?? id} back`;
      const unread = isFileGone ? unreadPlace(movedFile(primary.path, change, layout)) : [];
      const [moved] = unread.map(({ at }) => `Move ${at.path} back to ${primary.path}`);
      const word = retiringWord(before, context, ["archived", ...RETIRED_WORDS]);
      const retire = word === undefined ? back : `${back} and set the status to ${word}`;
      const common = { at: { path: primary.path, range: START_OF_FILE }, record: id };
      if (broken.length > 0) {
        const sources = sourcesOf(broken);
        report({
          ...common,
          ...weightOf(broken, context),
          message: `${quote(id)} is deleted, and ${counted(broken.length, "edge")} of ${counted(sources.size, "record")} still lead${broken.length === 1 ? "s" : ""} to it: from ${quoted(sources)}.`,
          suggestion: { message: moved ?? `${retire}, or change the edges`, certain: false },
          related: [...unread, ...edgePlaces(broken, layout, "this edge leads to the deleted record")],
        });
      } else if (primary.status === "approved") {
        report({
          ...common,
          severity: "warning",
          message: `${quote(id)} is approved and is deleted; its id stays in snapshots and in what was built on it.`,
          suggestion: { message: moved ?? retire, certain: false },
          related: unread,
        });
      }
    }
  },
};

function sourcesOf(broken: readonly StatedEdge[]): ReadonlySet<string> {
  return new Set(broken.map(({ from }) => from.id ?? from.path));
}

/** A layout may take it lightly that a link leads nowhere. */
function weightOf(broken: readonly StatedEdge[], { severities }: ChangeContext): Pick<Problem, "severity"> {
  const weight = broken.every(({ edge }) => edge.form === "link") && severities.get("graph/dangling-edge");
  return weight && weight !== "off" ? { severity: weight } : {};
}

function declarationsWithoutId({ declarations }: Graph): ReadonlyMap<string, readonly Declaration[]> {
  return grouped(
    declarations.filter(({ id, role }) => id === undefined && role === "record"),
    ({ path }) => path,
  );
}

/** Those that got an id that another record has, by their files. */
function declarationsWithTakenId({
  graph,
  change,
  layout,
}: ChangeContext): ReadonlyMap<string, readonly Declaration[]> {
  const taken = layout.mergeDeclarations ? [] : graph.repeated;
  return grouped(
    taken.flatMap(({ id, declarations }) => {
      const before = new Set(change.before.records.get(id)?.declarations.map(({ path }) => path));
      return before.size === 0 ? [] : declarations.filter(({ path }) => !before.has(path));
    }),
    ({ path }) => path,
  );
}

/** What a record of a file became when its id went: the only declaration there that says the same. */
function onlyLike(
  { path, title, kind }: Declaration,
  byFile: ReadonlyMap<string, readonly Declaration[]>,
): Declaration | undefined {
  const alike = byFile.get(path)?.filter((left) => left.title === title && left.kind === kind) ?? [];
  return alike.length === 1 ? alike[0] : undefined;
}

/** The record stands where it was, without its id or with another record's: told at the place of the id. */
function lostId(
  { id, primary }: MemoryRecord,
  left: Declaration,
  broken: readonly StatedEdge[],
  context: ChangeContext,
): Omit<Problem, "rule"> {
  const { layout } = context;
  const pointer = fieldPointer(left, "id", layout);
  const written = writtenId(primary.id ?? id, left, layout);
  const sources = sourcesOf(broken);
  const many = `${counted(broken.length, "edge")} of ${counted(sources.size, "record")}`;
  const isOne = broken.length === 1;
  const lost = left.id === undefined ? "lost its id" : `got the id ${quote(left.id)} of another record`;
  const known = left.id === undefined ? ", by which" : "; by its own";
  return {
    at: fieldAnchor(left, pointer, left.id === undefined ? "key" : "value"),
    record: id,
    ...(broken.length > 0 ? weightOf(broken, context) : { severity: "warning" as const }),
    message:
      broken.length > 0
        ? `The record ${quote(id)} ${lost}, and ${many} still lead${isOne ? "s" : ""} to it: from ${quoted(sources)}.`
        : `The record ${quote(id)} ${lost}${known} snapshots and what was built on it know it.`,
    suggestion: {
      message: `Write the id that it had, ${written ?? id}${broken.length > 0 ? `, to which ${many} lead${isOne ? "s" : ""}` : ""}`,
      certain: false,
      ...(pointer.length > 0 &&
        written !== undefined && {
          edit: { kind: "set" as const, pointer: [...left.root, ...pointer], value: written },
        }),
    },
    related: edgePlaces(broken, layout, "this edge leads to the record that lost its id"),
  };
}
