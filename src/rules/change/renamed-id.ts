import { scopeOfId, writtenId } from "../../layouts/id-scope.js";
import type { ResolvedLayout } from "../../layouts/layout.js";
import { idsByPlace } from "../../layouts/place-text.js";
import type { Vanished } from "../../memory/change.js";
import { fieldAnchor, type MemoryRecord } from "../../memory/record.js";
import { edgesBrokenBy } from "../broken-edge.js";
import { EXAMPLE_DECISION } from "../examples.js";
import { fieldPointer } from "../field-pointer.js";
import { edgePlaces } from "../edge-places.js";
import { quote } from "../phrases.js";
import { setField } from "../set-field.js";
import { counted } from "../../memory/counted.js";
import { retiringWord, supersedeClause } from "../retirement.js";
import { ALIKE, looksLike } from "../look-alike.js";
import type { ChangeContext, RecordContext, Rule } from "../rule.js";

export const renamedId: Rule = {
  id: "change/renamed-id",
  title: "Record under another id than before",
  severity: "error",
  rationale:
    "Ids never change: edges, snapshots, waivers and what agents remember point at them. A better name goes into the " +
    "title, and the old one into the aliases.",
  remedy:
    "Keep the id. For a new record in its place, put the old one back, retire it by its status, and let the new one " +
    "supersede it.",
  source: "Schema specification, ID conventions; decision 12",
  bad: {
    before: { "decisions/one-lockfile.md": EXAMPLE_DECISION },
    files: {
      "decisions/one-lockfile.md": `---
id: decision:single-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`,
    },
    at: "decisions/one-lockfile.md:2:5",
  },
  good: {
    before: { "decisions/one-lockfile.md": EXAMPLE_DECISION },
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep a single lockfile
status: approved
owners: [team:build]
aliases: [Keep one lockfile per workspace]
updatedAt: "2026-06-20T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`,
    },
  },
  change(context, report) {
    const { layout } = context;
    for (const vanished of context.change.vanished) {
      if (!isRename(vanished)) continue;
      const { before, renamedTo } = vanished;
      // A journal that was rewritten is one problem, whatever was rewritten in it.
      if (layout.classes.get(before.primary.className)?.appendOnly === true) continue;
      if (movedWithFile(vanished, context)) continue;
      const broken = edgesBrokenBy(before, context);
      const edges =
        broken.length === 0
          ? ""
          : ` ${counted(broken.length, "edge")} still point${broken.length === 1 ? "s" : ""} at the old id.`;
      const alike = looksLike(before.id, renamedTo.id) ? `: ${ALIKE}` : "";
      const { edit, at } = setField(renamedTo.primary, "id", before.id, layout);
      const advice = [
        keepAdvice({ before, renamedTo }, edit !== undefined, layout),
        replaceAdvice({ before, renamedTo }, context),
      ];
      report({
        message: `${quote(before.id)} is now ${quote(renamedTo.id)}${alike}; ids never change.${edges}`,
        at: fieldAnchor(renamedTo.primary, fieldPointer(renamedTo.primary, "id", layout)),
        record: renamedTo.id,
        subject: before.id,
        suggestion: {
          message: advice.filter(Boolean).join("; or "),
          certain: false,
          ...(edit && { edit }),
          ...(edit && at && { at }),
        },
        related: edgePlaces(broken, layout, "this edge points at the old id"),
      });
    }
  },
};

/** Whether an id that counts in its file alone is the same in another file that took the place of the first, which is told of the file. */
function movedWithFile({ before, renamedTo }: Renamed, { layout, hasPath }: ChangeContext): boolean {
  const [was, is] = [before.primary, renamedTo.primary];
  if (scopeOfId(was, layout) === "" || hasPath(was.path)) return false;
  return writtenId(before.id, was, layout) === writtenId(renamedTo.id, is, layout);
}

/** How the record gets its id back. */
function keepAdvice({ before, renamedTo }: Renamed, isWritable: boolean, layout: ResolvedLayout): string {
  const [was, is] = [before.primary.path, renamedTo.primary.path];
  const isByPlace = idsByPlace(is, layout).includes(renamedTo.id);
  const keep = isByPlace ? `${isWritable ? "Write" : "Keep"} the id ${before.id} here` : `Keep the id ${before.id}`;
  if (was === is || !isByPlace) return keep;
  return isWritable
    ? `Move the file back to ${was}, or write the id ${before.id} here`
    : `Move the file back to ${was}`;
}

/** How the record can be a new one in the place of the old; empty where the layout has no words for that. */
function replaceAdvice({ before, renamedTo }: Renamed, context: RecordContext): string {
  const word = retiringWord(before, context);
  const supersede = supersedeClause(renamedTo, before.id, context);
  const parts = [
    `put the old record back${word === undefined ? "" : ` as ${word}`}`,
    ...(supersede === undefined ? [] : [supersede]),
  ];
  return word === undefined && supersede === undefined ? "" : parts.join(" and ");
}

type Renamed = Vanished & { readonly renamedTo: MemoryRecord };

function isRename(vanished: Vanished): vanished is Renamed {
  return vanished.renamedTo !== undefined;
}
