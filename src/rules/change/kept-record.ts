import { writtenId } from "../../layouts/id-scope.js";
import type { ResolvedLayout } from "../../layouts/layout.js";
import type { Graph } from "../../memory/graph.js";
import { grouped } from "../../memory/grouped.js";
import { START_OF_FILE } from "../../memory/place.js";
import type { Declaration } from "../../memory/record.js";
import { memoryRecord, RECORD_PATH } from "../memory-record.js";
import { movedFile, unreadPlace, type MovedFile } from "../moved-file.js";
import { quote } from "../phrases.js";
import type { Rule } from "../rule.js";

const OTHER_ID = "0b6f4c1e-8d5a-4a63-9d0e-7a54f3f2c901";
const OTHER_PATH = `memory/records/${OTHER_ID}.json`;
const OTHER = memoryRecord({ id: OTHER_ID });

export const keptRecord: Rule = {
  id: "change/kept-record",
  title: "Record removed that its layout keeps",
  severity: "error",
  rationale:
    "The layout says of records like this one how their removal weighs: some must stay, by what they say of themselves, " +
    "and of others a person decides, which is a warning.",
  remedy:
    "Put the record back, and take it out of force where it says so. Where it must go all the same, an owner waives this for the change.",
  source: "Layout format: removal; record families, section 4",
  bad: {
    bare: true,
    layout: "rfc-15a",
    before: { [RECORD_PATH]: memoryRecord(), [OTHER_PATH]: OTHER },
    files: { [OTHER_PATH]: OTHER },
    at: `${RECORD_PATH}:1:1`,
  },
  good: {
    bare: true,
    layout: "rfc-15a",
    before: { [RECORD_PATH]: memoryRecord(), [OTHER_PATH]: OTHER },
    files: { [RECORD_PATH]: memoryRecord(), [OTHER_PATH]: OTHER },
  },
  change({ change, graph, hasPath, layout }, report) {
    let nameless: ReadonlySet<string> | undefined;
    for (const { before, renamedTo, removal } of change.vanished) {
      if (removal === undefined || renamedTo) continue;
      const { id, primary } = before;
      nameless ??= namelessFiles(graph);
      if (nameless.has(primary.path)) continue;
      const name = writtenId(id, primary, layout) ?? id;
      const mayBeGone = mayBeSaidGone(primary, layout);
      const why =
        removal === "error"
          ? "which its layout rules out for a record that says what it said"
          : "which its layout leaves to a person";
      const moved = hasPath(primary.path) ? undefined : movedFile(primary.path, change, layout);
      const back = hasPath(primary.path) ? `Put ${name} back` : putBack(primary.path, moved);
      report({
        message: `${quote(name)} is removed, ${mayBeGone ? "and nothing in its file says that it is gone" : why}.`,
        at: { path: primary.path, range: START_OF_FILE },
        record: id,
        severity: removal,
        suggestion: { message: mayBeGone ? `${back}, or say in the file what became of it` : back, certain: false },
        related: unreadPlace(moved),
      });
    }
  },
};

/** Whether there are records in the same file that can say so. */
function mayBeSaidGone({ className }: Declaration, { classes }: ResolvedLayout): boolean {
  const holder = [...classes.values()].find(({ inner }) => inner.some(({ name }) => name === className));
  return holder?.inner.some(({ edgeSources }) => edgeSources.some(({ gone }) => gone)) === true;
}

/** Files whose one record does not say what it is called, which is told by itself. */
function namelessFiles({ declarations }: Graph): ReadonlySet<string> {
  const named = new Set(declarations.flatMap(({ id, path }) => (id === undefined ? [] : [path])));
  const unnamed = declarations.filter(
    ({ id, role, path }) => id === undefined && role === "record" && !named.has(path),
  );
  const byPath = grouped(unnamed, ({ path }) => path);
  return new Set([...byPath].flatMap(([path, { length }]) => (length === 1 ? [path] : [])));
}

/** A file that only moved, or got another ending, is put back by that. */
function putBack(path: string, moved: MovedFile | undefined): string {
  return moved ? `Move ${moved.path} back to ${path}` : "Put the file back";
}
