/**
 * Which rules speak of one mistake: by a key that both of their problems have. The one that tells it is the one whose mend
 * makes the other go as well. Nothing here is about secrets and about text that harms whoever reads it.
 */
import type { ResolvedLayout } from "../../layouts/layout.js";
import type { Problem, RuleId } from "../../memory/finding.js";
import type { Ontology } from "../../memory/ontology.js";
import type { Anchor, Pointer } from "../../memory/place.js";
import { formatOf } from "../../parse/parse-file.js";
import { claimOf } from "../../rules/graph/missing-inverse.js";

type Keys = readonly string[];

/** What a layout and an ontology say of two problems. */
export interface Words {
  readonly layout: ResolvedLayout;
  readonly ontology: Pick<Ontology, "edgeKinds">;
}

export interface SameMistake {
  /** Of a problem that tells it. */
  readonly told: (problem: Problem, words: Words) => Keys;
  /** Of a problem that tells it again: any of them is enough. */
  readonly again: (problem: Problem, words: Words) => Keys;
  /**
   * Present where the one that stays gets the mend of the one that goes, which knows what stood there before: unless its own
   * is certain, renames a key or is the only one that can be made.
   */
  readonly lendsMend?: true;
  /** Present where the other places of the one that goes say nothing more. */
  readonly keepsPlaces?: true;
}

const NONE: Keys = [];

/** What a change says of records, apart from where they went and what it may not touch at all. */
const OF_FRONT_MATTER: readonly RuleId[] = [
  "change/deleted-record",
  "change/fixed-value",
  "change/kept-record",
  "change/kind-changed",
  "change/list-rewritten",
  "change/note-lost-sources",
  "change/owners-changed",
  "change/revision",
  "change/sensitivity-lowered",
  "change/updated-at",
  "status/forbidden-transition",
];

/** A part may be told by one that is told by a third: the earlier ones are looked at first. */
export const SAME_MISTAKES: readonly SameMistake[] = [
  // What a change did to a record that the rules about the record itself tell of as well.
  {
    told: ofRules(["record/missing-field", "record/without-owner"], (problem) =>
      problem.subject === undefined || problem.subject === "owners" ? byRecord(problem) : NONE,
    ),
    again: ofRules(["change/owners-changed"], (problem) => (problem.subject === "" ? byRecord(problem) : NONE)),
    lendsMend: true,
  },
  {
    told: ofRules(["record/missing-field"], (problem) => byName(problem, problem.subject)),
    again: ofRules(["change/owners-changed"], (problem) => (problem.subject === "" ? byNamesAbove(problem) : NONE)),
  },
  {
    told: ofRules(["record/unknown-kind"], byRecord),
    again: ofRules(["change/kind-changed"], byRecord),
    lendsMend: true,
  },
  {
    told: ofRules(["record/missing-field"], (problem) => (problem.subject === "id" ? byPlace(problem) : NONE)),
    // It stands at the id of a record only where that record lost it.
    again: ofRules(["change/deleted-record"], byPlace),
    lendsMend: true,
  },
  // It stands at the id of another one where the record that was there got that.
  {
    told: ofRules(["record/duplicate-id"], byPlace),
    again: ofRules(["change/deleted-record"], byPlace),
    lendsMend: true,
  },
  // What is no text is no owner whatever it says, nor are several in one text, and its form is told.
  {
    told: ofRules(["record/schema"], byItemOfWrongType),
    again: ofRules(["record/invalid-owner"], (problem) =>
      isNoText(problem) || isList(problem) ? byItem(problem) : NONE,
    ),
    lendsMend: true,
  },
  {
    told: ofRules(["record/schema"], byItemOfWrongType),
    again: ofRules(["record/unknown-tag"], (problem) => (isList(problem) ? byItem(problem) : NONE)),
  },
  // A file without its front matter says nothing of what it said before.
  {
    told: ofRules(["record/missing-front-matter"], byFile),
    again: ofRules(OF_FRONT_MATTER, byFile),
  },
  {
    told: ofRules(["record/missing-front-matter"], byFile),
    again: ofRules(["graph/missing-inverse"], byOtherFiles),
  },
  // Where a file may do without front matter, a field that it has to have weighs more than the mistake by which it has none.
  {
    told: ofRules(["record/missing-front-matter"], byFile),
    again: ofRules(["record/without-owner"], byFile),
  },
  {
    told: ofRules(["record/missing-field"], byFile),
    again: ofRules(["record/missing-front-matter"], byFile),
    lendsMend: true,
  },
  // A journal that is restored is as it was; one of JSON Lines may have new lines besides.
  {
    told: ofRules(["change/journal-rewritten"], (problem, { layout }) =>
      isOfLines(problem, layout) ? NONE : byFile(problem),
    ),
    again: (problem) =>
      /^(?:parse|record|graph|status|change)\//.test(problem.rule) && problem.rule !== "change/journal-rewritten"
        ? byFile(problem)
        : NONE,
  },
  // What stood in a place is to stand there again, whatever else is wrong with what stands there now.
  {
    told: ofRules(["change/fixed-value", "change/sensitivity-lowered", "change/list-rewritten"], (problem) =>
      problem.rule === "change/list-rewritten" && !isItem(problem) ? NONE : byPlace(problem),
    ),
    again: (problem) => (/^(?:record|graph|status)\//.test(problem.rule) ? byPlacesAbove(problem) : NONE),
  },
  { told: ofRules(["change/list-rewritten"], byPlace), again: ofRules(["record/schema"], byPlace) },
  {
    told: ofRules(["change/fixed-value", "change/list-rewritten"], (problem) => byName(problem, problem.subject)),
    again: ofRules(["record/schema"], (problem) => byName(problem, absentIn(problem))),
  },
  {
    told: ofRules(["change/renamed-id"], (problem) => (isItem(problem) ? NONE : byPlace(problem))),
    // One that had no form before, either, has a mend of its own.
    again: ofRules(["record/invalid-id", "record/id-prefix", "record/other-name", "record/schema"], (problem) =>
      problem.rule === "record/invalid-id" && problem.suggestion?.edit ? NONE : byPlace(problem),
    ),
  },
  {
    told: ofRules(["change/kind-changed"], byRecord),
    again: ofRules(["path/policy", "record/id-prefix", "record/missing-attribute"], byRecord),
  },
  {
    told: ofRules(["change/kind-changed"], byRecord),
    again: ofRules(["record/schema"], (problem) => (problem.isOfKind ? byRecord(problem) : NONE)),
  },
  { told: ofRules(["change/became-note"], byRecord), again: ofRules(["path/policy"], byRecord) },
  // A removal, which the layout may rule out and edges may feel.
  { told: ofRules(["change/kept-record"], byRecord), again: ofRules(["change/deleted-record"], byRecord) },
  { told: ofRules(["change/deleted-record"], byRecord), again: ofRules(["change/kept-record"], byRecord) },
  {
    told: ofRules(["change/deleted-record", "change/kept-record"], byFile),
    again: ofRules(["record/empty-file"], byFile),
  },
  {
    told: ofRules(["change/deleted-record", "change/kept-record"], byOtherFiles),
    again: ofRules(["path/unclassified-file"], byFile),
  },
  { told: ofRules(["record/unknown-sensitivity"], byPlace), again: ofRules(["record/missing-sensitivity"], byPlace) },
  // An id that a mend gives a record is one that edges lead to already. Parts of a check tell no edits of single files.
  {
    told: ofRules(["record/invalid-id"], meantId),
    again: ofRules(["graph/dangling-edge"], (problem) => [targetOf(problem)]),
  },
  // An edge that leads elsewhere is not the inverse that its record states.
  {
    told: ofRules(["graph/dangling-edge", "change/fixed-value", "graph/cycle"], meantEdge),
    again: ofRules(["graph/missing-inverse"], lackedEdges),
  },
  // Nor is it where it leads to another record: one edge, and neither end of it has its inverse.
  {
    told: (problem) => placeKeys(claimOf(problem)),
    again: ofRules(["graph/missing-inverse"], byPlace),
    keepsPlaces: true,
  },
  // One edge: what leads to a record of another kind, or to another record, leads round no more.
  { told: ofRules(["graph/cycle"], byPlace), again: ofRules(["graph/superseded-not-retired"], byPlace) },
  {
    told: ofRules(["graph/edge-endpoint", "record/repeated-value"], byPlace),
    again: ofRules(["graph/cycle"], byPlace),
  },
  { told: ofRules(["graph/dangling-edge"], byPlace), again: ofRules(["record/schema"], byPlace) },
];

function ofRules(
  rules: readonly RuleId[],
  keys: (problem: Problem, words: Words) => Keys,
): (problem: Problem, words: Words) => Keys {
  return (problem, words) => (rules.includes(problem.rule) ? keys(problem, words) : NONE);
}

function byFile({ at }: Problem): Keys {
  return [at.path];
}

function byOtherFiles({ related = [] }: Problem): Keys {
  return related.map(({ at }) => at.path);
}

function byRecord({ at, record }: Problem): Keys {
  return record === undefined ? NONE : [`${at.path}\0${record}`];
}

function byName(problem: Problem, name: string | undefined): Keys {
  return name === undefined ? NONE : byRecord(problem).map((record) => `${record}\0${name}`);
}

/** Of a place from the top of its document, and of all that holds it. */
function byNamesAbove(problem: Problem): Keys {
  const { pointer = [] } = problem.at;
  return pointer.flatMap((_, index) => byName(problem, pointer.slice(0, index + 1).join(".")));
}

function byPlace({ at }: Problem): Keys {
  return placeKeys(at);
}

function placeKeys(at: Anchor | undefined): Keys {
  return at?.pointer === undefined ? NONE : [placeKey(at.path, at.document, at.pointer)];
}

/** Of the place itself, and of all that holds it. */
function byPlacesAbove({ at: { path, document, pointer = [] } }: Problem): Keys {
  return pointer.map((_, index) => placeKey(path, document, pointer.slice(0, index + 1)));
}

/** Of an item of a list; of what should be a list, its first. */
function byItem({ at: { path, document, pointer = [] } }: Problem): Keys {
  return [placeKey(path, document, typeof pointer.at(-1) === "number" ? pointer : [...pointer, 0])];
}

function byItemOfWrongType(problem: Problem): Keys {
  return problem.subject?.endsWith(" type") ? byItem(problem) : NONE;
}

function placeKey(path: string, document: number | undefined, pointer: Pointer): string {
  return [path, document ?? 0, ...pointer].join("\0");
}

function isItem({ at }: Problem): boolean {
  return typeof at.pointer?.at(-1) === "number";
}

/** A number or a word of YAML, as a record's owners have it. */
const NO_TEXT = /^(?:[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|true|false)$/;

function isNoText({ subject = "" }: Problem): boolean {
  return NO_TEXT.test(subject);
}

/** Several in one text, where a list of them belongs. */
function isList(problem: Problem): boolean {
  return typeof problem.at.pointer?.at(-1) === "string" && problem.subject?.includes(",") === true;
}

function isOfLines({ at: { path } }: Problem, layout: ResolvedLayout): boolean {
  return (layout.classOf(path)?.format ?? formatOf(path)) === "jsonl";
}

/** Name of what a schema misses. */
function absentIn({ subject = "" }: Problem): string | undefined {
  return subject.endsWith(" required") ? subject.slice(0, -" required".length) : undefined;
}

function meantId({ suggestion }: Problem): Keys {
  const id = valueOf(suggestion?.edit);
  return typeof id === "string" ? [id] : NONE;
}

function valueOf(edit: NonNullable<Problem["suggestion"]>["edit"]): unknown {
  return edit?.kind === "set" || edit?.kind === "insert" ? edit.value : undefined;
}

/** As `edgeSubject` writes it. */
function targetOf({ subject = "" }: Problem): string {
  return subject.slice(subject.indexOf(" ") + 1);
}

function kindOf({ subject = "" }: Problem): string {
  return subject.slice(0, Math.max(0, subject.indexOf(" ")));
}

/** The edge that a record would state after the mend: of a value that is to stand again, its kind does not matter. */
function meantEdge(problem: Problem): Keys {
  const { rule, record = "", suggestion } = problem;
  if (rule === "graph/cycle") return targetOf(problem) === record ? [edgeKey(record, kindOf(problem), "")] : NONE;
  const target = valueOf(suggestion?.edit);
  if (typeof target !== "string") return NONE;
  return [edgeKey(record, rule === "change/fixed-value" ? "" : kindOf(problem), target)];
}

function lackedEdges(problem: Problem, { ontology }: Words): Keys {
  const { record = "" } = problem;
  const inverse = ontology.edgeKinds.get(kindOf(problem))?.inverse ?? "";
  const from = targetOf(problem);
  return [edgeKey(from, inverse, record), edgeKey(from, "", record), edgeKey(from, inverse, "")];
}

function edgeKey(from: string, kind: string, to: string): string {
  return [from, kind, to].join("\0");
}
