/** What the file of a record gets of the members that an update gives. */
import type { MemoryUpdate } from "../../generated/types/memory-update.js";
import type { Gate } from "../../load/gate.js";
import type { LayoutClass } from "../../layouts/layout.js";
import { recordPaths, recordPointer } from "../../layouts/record-pointer.js";
import { valueAt } from "../../memory/plain-data.js";
import { withValueAt } from "../../updates/with-value-at.js";

type Members = Readonly<Record<string, unknown>>;
type ProposedRecord = NonNullable<MemoryUpdate["changes"][number]["record"]>;

/** Of one that is there: its id says which record is meant, and it has that id already. */
export function editedMembers({ id: _, ...others }: ProposedRecord, path: string, gate: Gate): Members {
  return withoutStatedKind(others, gate.layout.classOf(path));
}

/** Of a new one: its id stands where the layout has it, and nowhere if that is the place of the file. */
export function newMembers(record: ProposedRecord, path: string, gate: Gate): Members {
  const layoutClass = gate.layout.classOf(path);
  const { id, ...others } = record;
  const members = withoutStatedKind(layoutClass && !reads("id", layoutClass) ? others : record, layoutClass);
  const pointer = recordPointer(layoutClass?.shapes.at(-1), "id");
  return pointer && valueAt(members, pointer) === undefined ? withValueAt(members, pointer, id) : members;
}

/** Without a kind that the layout states for the whole class, so that it never looks at the file for it. */
function withoutStatedKind(members: Members, layoutClass: LayoutClass | undefined): Members {
  const [source] = layoutClass?.shapes.at(-1)?.fields.kind ?? [];
  if (!layoutClass || source?.from !== "constant" || reads("kind", layoutClass)) return members;
  const { kind: _, ...others } = members;
  return others;
}

/** Whether anything of the layout is read below a key of the records. */
function reads(key: string, { shapes, edgeSources, same }: LayoutClass): boolean {
  const ofFields = shapes.flatMap(({ fields }) =>
    Object.values(fields).flatMap((sources) => sources.flatMap(recordPaths)),
  );
  const all = [...ofFields, ...edgeSources.map(({ path }) => path), ...same.map(([path]) => path)];
  return all.some(([first]) => first === key);
}
