/** What a later layout reads no more, or asks no more of what it reads. */
import type { Class, Layout } from "../../generated/types/layout.js";
import type { Keep, LayoutClass, ResolvedLayout, Shape } from "../../layouts/layout.js";
import { canonicalJson } from "../../memory/plain-data.js";
import { withArticle } from "../phrases.js";
import { notCovered } from "./glob-cover.js";
import { gained, loosening, type Loosening } from "./loosening.js";

export function layoutLoosenings(before: ResolvedLayout, after: ResolvedLayout): Loosening[] {
  if (before.name !== after.name || before.root !== after.root) {
    const [was, is] = [before, after].map(({ name, root }) => (root === "" ? name : `${name} in ${root}`));
    const way = [before.name === after.name ? "root" : "layout"];
    return [loosening({ way, was, is, effect: "bring files that are read by other rules, or by none" })];
  }
  return [
    ...ofIds(before, after),
    ...[...before.classes.values()].flatMap((layoutClass) => ofClass(layoutClass, before, after)),
  ];
}

function ofIds(before: ResolvedLayout, after: ResolvedLayout): Loosening[] {
  const found: Loosening[] = [];
  for (const member of ["pattern", "strictPattern"] as const) {
    const [was, is] = [before.ids[member]?.source, after.ids[member]?.source];
    if (was === undefined || was === is) continue;
    found.push(loosening({ way: ["ids", member], was, is, effect: "give records ids that the pattern refuses now" }));
  }
  if (before.ids.kindPrefix && !after.ids.kindPrefix) {
    const effect = "give a record an id that begins like one of another kind";
    found.push(loosening({ way: ["ids", "kindPrefix"], was: true, is: false, effect }));
  }
  if (!before.mergeDeclarations && after.mergeDeclarations) {
    const effect = "declare a record that is there once more, and so change what it says";
    found.push(loosening({ way: ["mergeDeclarations"], was: false, is: true, effect }));
  }
  return found;
}

/** A class before and after a change of the layout. */
interface ClassChange {
  readonly before: LayoutClass;
  readonly after: LayoutClass;
  /** As the layouts write it. */
  readonly texts: { readonly was: Class | undefined; readonly is: Class | undefined };
}

/** @param member of the class, or the way to a part of one. */
type Tell = (member: string | readonly string[], was: unknown, is: unknown, effect: string) => void;

function ofClass(before: LayoutClass, layout: ResolvedLayout, next: ResolvedLayout): Loosening[] {
  const { name } = before;
  const after = next.classes.get(name);
  const above = ["classes", name];
  const found: Loosening[] = [];
  const tell: Tell = (member, was, is, effect) =>
    found.push(loosening({ way: [...above, ...[member].flat()], was, is, effect }));
  if (before.local !== undefined && WEIGHT[after?.local ?? "off"] < WEIGHT[before.local]) {
    tell("local", before.local, after?.local, "commit files that belong to one checkout");
  }
  if (before.present !== undefined && WEIGHT[after?.present ?? "off"] < WEIGHT[before.present]) {
    tell("present", before.present, after?.present, "take out the last file of the class");
  }
  // Files that hold no records are not judged as such.
  if (before.records === "none") return found;
  if (before.each && !(after?.each && isSame(placeOf(layout, name), placeOf(next, name)))) {
    tell("each", before.each.join("."), after?.each?.join("."), "bring items of that list, which are not judged then");
    return found;
  }
  const globs = { was: globsOf(layout, name), is: globsOf(next, name) };
  const lost = notCovered(globs.was.files, allFiles(next));
  const hidden = notCovered(globs.is.exclude, globs.was.exclude);
  if (lost.length > 0)
    tell("files", globs.was.files, after && globs.is.files, `bring ${lost.join(" or ")} that no class takes`);
  if (!after) return found;
  if (hidden.length > 0)
    tell("exclude", globs.was.exclude, globs.is.exclude, `bring ${hidden.join(" or ")} that the class leaves out`);
  const change = { before, after, texts: { was: written(layout, name), is: written(next, name) } };
  tellOfRecords(change, tell);
  tellOfText(change, tell);
  tellOfEdits(change, tell);
  tellOfValues(change, tell);
  const [own, ownNext] = [before.shapes.at(-1), after.shapes.at(-1)];
  if (own && ownNext) found.push(...ofShape(own, ownNext, above));
  return found;
}

/** What records the class may have. */
function tellOfRecords({ before, after }: ClassChange, tell: Tell): void {
  if (STRICTNESS[after.records] > STRICTNESS[before.records]) {
    tell("records", before.records, after.records, "bring files that are judged as notes, or as nothing");
  }
  if (before.appendOnly && !after.appendOnly) {
    tell("appendOnly", true, false, "rewrite what was merged");
  }
  if (before.bodyRequired && !after.bodyRequired) {
    tell("bodyRequired", true, false, "bring records whose body is empty");
  }
  for (const [member, effect] of GROUPS) {
    const lost = before[member].filter((group) => !after[member].some((each) => isSame(each, group)));
    if (lost.length === 0) continue;
    tell(member, before[member].map(pathsOf), after[member].map(pathsOf), effect);
  }
  if (!before.proposable && after.proposable) {
    tell("proposable", false, true, "come from an agent's artifact");
  }
  if (before.kinds && (!after.kinds || gained(before.kinds, after.kinds).length > 0)) {
    tell("kinds", before.kinds, after.kinds, "put records of other kinds there");
  }
  if (before.schema !== undefined && after.schema !== before.schema) {
    tell("schema", before.schema, after.schema, "bring records that the schema refuses now");
  }
  if (before.strictSchema !== undefined && after.strictSchema !== before.strictSchema) {
    tell("strictSchema", before.strictSchema, after.strictSchema, "bring records that the schema warns of now");
  }
}

/** Values that stand in the text. */
function tellOfText({ before, after, texts: { was, is } }: ClassChange, tell: Tell): void {
  const lost = before.text.filter(
    ([key, place]) => !after.text.some(([other, its]) => other === key && isSame(place, its)),
  );
  if (lost.length === 0) return;
  const keys = lost.map(([key]) => `"${key}"`).join(" or ");
  tell("text", was?.text, is?.text, `write another ${keys} into the text, where it is not read then`);
}

/** What may be done to records that are there. */
function tellOfEdits({ before, after, texts: { was, is } }: ClassChange, tell: Tell): void {
  const lostKeeps = before.keeps.filter((keep) => !after.keeps.some((each) => keepsAll(each, keep)));
  if (lostKeeps.length > 0) {
    tell("keeps", was?.keeps, is?.keeps, `edit ${keptNames(lostKeeps)}`);
  }
  const lostLogs = before.logged.filter((log) => !after.logged.some((each) => isSame(each, log)));
  if (lostLogs.length > 0) {
    const parts = lostLogs.flatMap(({ of }) => of.map((path) => path.join(".")));
    tell("logged", was?.logged, is?.logged, `change ${parts.join(", ")} and tell of it in no log`);
  }
  if (before.revision && !countsAll(after.revision, before.revision)) {
    tell("revision", was?.revision, is?.revision, "change content without a new revision");
  }
  if (before.removal.length > 0 && !isSame(before.removal, after.removal)) {
    tell("removal", was?.removal, is?.removal, "remove records whose removal weighs more now");
  }
}

/** What values members of a record may have. */
function tellOfValues({ before, after, texts: { was, is } }: ClassChange, tell: Tell): void {
  const kept = new Map(after.same.map(([path, what]) => [path.join("."), what]));
  for (const [path, what] of before.same) {
    const name = path.join(".");
    if (kept.get(name) === what) continue;
    tell(["same", name], what, kept.get(name), `give ${name} another value than ${what}`);
  }
  if (before.entries.some((pair) => !after.entries.some((each) => isSame(each, pair)))) {
    tell("entries", was?.entries, is?.entries, "name things that the record does not have");
  }
  if (before.outline && !asksForAll(after.outline, before.outline)) {
    tell("outline", was?.outline, is?.outline, "bring Markdown that is divided otherwise");
  }
  for (const [kind, schema] of before.schemaByKind) {
    const schemaNow = after.schemaByKind.get(kind);
    if (schemaNow === schema) continue;
    tell(["schemaByKind", kind], schema, schemaNow, `bring ${withArticle(kind)} that the schema refuses now`);
  }
}

/** Whether all that one entry keeps, another keeps of the same records. */
function keepsAll(after: Keep, before: Keep): boolean {
  const keeps = (member: "same" | "grows") => {
    const kept = new Set(after[member].map((path) => path.join(".")));
    return before[member].every((path) => kept.has(path.join(".")));
  };
  return isSame([after.when, after.unless], [before.when, before.unless]) && keeps("same") && keeps("grows");
}

/** Whether all that one number counts, and asks to be told, another does. */
function countsAll(after: LayoutClass["revision"], before: NonNullable<LayoutClass["revision"]>): boolean {
  if (!after || !isSame(after.number, before.number) || (before.ofBody && !after.ofBody)) return false;
  return (["of", "tells"] as const).every((member) =>
    before[member].every((path) => after[member].some((each) => isSame(each, path))),
  );
}

/** Whether one outline asks for all that another does. */
function asksForAll(after: LayoutClass["outline"], before: NonNullable<LayoutClass["outline"]>): boolean {
  if (!after || (before.days && !after.days)) return false;
  return (
    !before.frontMatter ||
    (after.frontMatter !== undefined && gained(before.frontMatter, after.frontMatter).length === 0)
  );
}

function keptNames(keeps: readonly Keep[]): string {
  return keeps.flatMap(({ same, grows }) => [...same, ...grows].map((path) => path.join("."))).join(", ");
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

const WEIGHT = { off: 0, note: 1, warning: 2, error: 3 } as const;

const GROUPS = [
  ["disjoint", "put an item into two lists that exclude each other"],
  ["distinct", "use a name twice"],
  ["ascending", "bring times or numbers in another order"],
] as const;

function pathsOf(group: readonly (readonly string[])[]): string[] {
  return group.map((path) => path.join("."));
}

const STRICTNESS = { always: 0, identified: 1, never: 2, none: 3 } as const;

function ofShape(before: Shape, after: Shape, above: readonly string[]): Loosening[] {
  const optional = gained(after.required, before.required);
  const allowed = gained(
    after.forbidden.map((keys) => keys.join(".")),
    before.forbidden.map((keys) => keys.join(".")),
  );
  return [
    ...(optional.length > 0
      ? [
          loosening({
            way: [...above, "required"],
            was: before.required,
            is: after.required,
            effect: `leave out ${optional.join(", ")}`,
          }),
        ]
      : []),
    ...(allowed.length > 0
      ? [
          loosening({
            way: [...above, "forbidden"],
            was: allowed,
            is: undefined,
            effect: `write ${allowed.join(", ")}, which is forbidden now`,
          }),
        ]
      : []),
  ];
}

function globsOf({ source }: ResolvedLayout, name: string): { files: readonly string[]; exclude: readonly string[] } {
  const { files = [], exclude = [] } = written({ source }, name) ?? {};
  return { files, exclude };
}

function written({ source }: Pick<ResolvedLayout, "source">, name: string): Class | undefined {
  return (source as Layout).classes[name];
}

/** Where the records of a class stand that are items of a list, and what they are. */
function placeOf(layout: Pick<ResolvedLayout, "source">, name: string): unknown {
  const { in: holder, each, role = "record" } = written(layout, name) ?? {};
  return [holder, each, role];
}

/** Of all classes that judge what they take. */
function allFiles({ source }: ResolvedLayout): string[] {
  return Object.values((source as Layout).classes).flatMap(({ files = [], records }) =>
    records === "none" ? [] : files,
  );
}
