/** A layout made ready for use: globs compiled, paths split, defaults filled in. The format is schemas/layout.schema.json. */
import type { Format, TextPlace } from "../memory/document.js";
import type { Problem, Severity } from "../memory/finding.js";
import type { PathMatcher } from "../memory/glob.js";
import type { Anchor, Position } from "../memory/place.js";
import type { DeclarationRole } from "../memory/record.js";

export type FieldName =
  | "id"
  | "kind"
  | "title"
  | "status"
  | "owners"
  | "updatedAt"
  | "tags"
  | "sensitivity"
  | "aliases"
  | "sourceRefs"
  | "attributes";

/** A way to a value: keys from the record, something of the file itself, or a constant. */
export type FieldSource =
  | {
      readonly from: "record";
      readonly path: readonly string[];
      /** Only what stands before this text counts. */
      readonly before?: string;
      /** Of an id that counts in its file alone. */
      readonly within?: "$file";
    }
  /** Texts and what stands between them; nothing where one is absent. */
  | { readonly from: "template"; readonly parts: readonly (string | Exclude<FieldSource, { from: "template" }>)[] }
  | { readonly from: "file"; readonly what: PlaceField | "$heading" }
  | { readonly from: "constant"; readonly value: string };

export type Fields = Readonly<Partial<Record<FieldName, readonly FieldSource[]>>>;

export interface EdgeSource {
  readonly form: "map" | "list" | "targets" | "paths" | "text-links" | "links" | "wikilinks";
  /** Keys from the record; empty for links and wikilinks of the body, and of a list where the record is one item of it. */
  readonly path: readonly string[];
  /** The one kind of all forms but `map` and `list`. */
  readonly kind: string | undefined;
  /** Of targets that are written without one. */
  readonly namespace?: string;
  /** Whose ids the targets are, where ids count in their files alone: of this file, or of the one that a field names. */
  readonly within?: "$file" | readonly string[];
  /** Whether what it leads to need not be there any more. */
  readonly gone?: true;
  /** Keys of the items of a list, where they are not the usual ones. */
  readonly kindIn?: string;
  readonly targetIn?: string;
  /** Implied by a field with another purpose; `owner` where that is the owners field, which has a rule of its own. */
  readonly derived: boolean | "owner";
  /** Whether a text holds several targets. */
  readonly words?: true;
  /** Whether an id may stand in double brackets, as where the text of the class holds wikilinks. */
  readonly unwraps: boolean;
}

export interface Shape {
  readonly when: Condition | undefined;
  readonly role: DeclarationRole | "ignored";
  /** Keys to a list of records inside the document. */
  readonly each: readonly string[] | undefined;
  readonly patchWhen: readonly (readonly string[])[];
  readonly fields: Fields;
  /** Indexes into the class's `edgeSources`. */
  readonly edges: readonly number[];
  readonly forbidden: readonly (readonly string[])[];
  readonly required: readonly FieldName[];
}

export interface Condition {
  readonly has: readonly (readonly string[])[];
  readonly equals: readonly (readonly [readonly string[], string | boolean | number])[];
}

/** What a change must leave as it is in the records that a condition fits as they were. */
export interface Keep {
  readonly when: Condition | undefined;
  readonly unless: Condition | undefined;
  /** Values that stay once they are set. */
  readonly same: readonly (readonly string[])[];
  /** Lists that grow at their end alone. */
  readonly grows: readonly (readonly string[])[];
}

/** A number that a change of the content counts up. */
interface Revision {
  readonly number: readonly string[];
  readonly of: readonly (readonly string[])[];
  /** Whether the Markdown body is part of the content. */
  readonly ofBody: boolean;
  /** What a changed record says of the change. */
  readonly tells: readonly (readonly string[])[];
}

/** A list that gets an item where any of the content changes. */
export interface Log {
  readonly when: Condition | undefined;
  readonly unless: Condition | undefined;
  readonly of: readonly (readonly string[])[];
  readonly in: readonly string[];
  /** What the item says: keys, and the values of which each has one. */
  readonly with: readonly (readonly [key: string, values: readonly string[]])[];
}

interface Removal {
  readonly when: Condition | undefined;
  readonly severity: Severity | "off";
}

/** A part of the place of a file. */
export type PlaceField = "$path" | "$file" | "$stem" | "$folder";

/** Entries of lists stand in sections. */
export interface Outline {
  /** Keys that front matter may have; any where absent. */
  readonly frontMatter: readonly string[] | undefined;
  /** Whether sections begin with headings of level 2 that are days, the newest first; else with any heading. */
  readonly days: boolean;
}

type FieldGroup = readonly (readonly string[])[];

export interface LayoutClass {
  readonly name: string;
  /** Keys to the list, in documents of another class, that holds its records; undefined for a class of files. */
  readonly each: readonly string[] | undefined;
  /** Classes of records in lists of its documents. */
  readonly inner: readonly LayoutClass[];
  /** Its globs, from the root of the memory, as they are written. None where its records are items of a list. */
  readonly files: readonly string[];
  readonly matches: PathMatcher;
  /** Whether a folder is named by the beginning of one of the globs. */
  readonly reaches: PathMatcher;
  /** Whether a file below a folder may be of this class; never no where one is. */
  readonly mayMatchBelow: PathMatcher;
  /** Whether all files below a folder match; never yes where one does not. */
  readonly matchesAllBelow: PathMatcher;
  readonly format: Format | undefined;
  readonly records: "always" | "identified" | "never" | "none";
  readonly generated: boolean;
  readonly appendOnly: boolean;
  readonly proposable: boolean;
  /** Values that stand in the Markdown body, by the keys that they have where the front matter has no such key. */
  readonly text: readonly (readonly [key: string, place: TextPlace])[];
  /** How it weighs that a file is committed, where it belongs to one checkout. */
  readonly local: Severity | undefined;
  /** How it weighs that one of its files, which have no wildcards, is not there though its folder is. */
  readonly present: Severity | undefined;
  /** Lists by their paths, in groups of which no two lists share an item. */
  readonly disjoint: readonly FieldGroup[];
  /** Places by their paths, in groups: what stands at the first stands there once, and at none of the others. */
  readonly distinct: readonly FieldGroup[];
  /** Times or numbers by their paths, in groups that name the first one first. */
  readonly ascending: readonly FieldGroup[];
  /** The last one has no condition: it is the class's own. */
  readonly shapes: readonly Shape[];
  readonly edgeSources: readonly EdgeSource[];
  readonly keeps: readonly Keep[];
  readonly logged: readonly Log[];
  readonly revision: Revision | undefined;
  /** The first that fits counts. */
  readonly removal: readonly Removal[];
  readonly schema: string | undefined;
  /** Of conventions that the data follows only in part. */
  readonly strictSchema: string | undefined;
  /** Fields that repeat a part of the file's place, by their paths. */
  readonly same: readonly (readonly [path: readonly string[], what: PlaceField])[];
  /** Texts, and where the record has what each of them names: keys of a mapping, or items of a list. By their paths. */
  readonly entries: readonly (readonly [texts: readonly string[], names: readonly string[]])[];
  readonly schemaByKind: ReadonlyMap<string, string>;
  readonly kinds: ReadonlySet<string> | undefined;
  /** Whether something stands in the Markdown body of every record. */
  readonly bodyRequired: boolean;
  /** How its Markdown files are divided. */
  readonly outline: Outline | undefined;
  /** Attribute that the Markdown body stands for. */
  readonly bodyAttribute: string | undefined;
}

export type OntologySource =
  | {
      readonly from: "folder";
      /** From the root of the memory: empty, or ending with a slash. */
      readonly folder: string;
      readonly base: string | undefined;
    }
  | { readonly from: "manifest"; readonly manifest: string }
  | { readonly from: "inline"; readonly value: unknown };

/** Where a layout's file holds an ontology of its own. */
export const INLINE_ONTOLOGY: readonly string[] = ["ontology", "inline"];

export interface IdRules {
  readonly pattern: TextPattern | undefined;
  readonly strictPattern: TextPattern | undefined;
  readonly kindPrefix: boolean;
  readonly aliases: readonly { readonly prefix: string; readonly use: string; readonly ignoreCase: boolean }[];
}

/** A regular expression that matches in time linear in the text. */
export interface TextPattern {
  readonly source: string;
  test(text: string): boolean;
}

/** A file that is read as the caller has it. */
interface OutsideFile {
  /** As the caller names it. */
  readonly label: string;
  /** Words in it that are none. */
  readonly problems: readonly Problem[];
  readonly startOf: (at: Anchor) => Promise<Position>;
}

export interface ResolvedLayout {
  readonly name: string;
  /** Whether it ships with the steward. */
  readonly isBuiltIn: boolean;
  /** The layout as written, for the digest. */
  readonly source: unknown;
  /** Path of the file of the tree that it was read from; undefined for one that ships with the steward, or lies elsewhere. */
  readonly file?: string;
  /** Where it lies outside the tree: what is odd about it is no finding, since those have their places in the tree. */
  readonly outside?: OutsideFile;
  /** Folder of the memory below the tree's own root, empty or ending with a slash. Globs and path ids start there. */
  readonly root: string;
  readonly ontology: OntologySource | undefined;
  readonly ids: IdRules;
  /** Whether a date without a time is what the layout asks for. */
  readonly datesSuffice: boolean;
  readonly mergeDeclarations: boolean;
  readonly severities: ReadonlyMap<string, Severity | "off">;
  /** Globs, from the root, of files that an import wrote. */
  readonly lowTrust: readonly string[];
  readonly classes: ReadonlyMap<string, LayoutClass>;
  /** Names of the folders at its root that its classes speak of. */
  firstFolders(): ReadonlySet<string>;
  /** Names of files that its classes spell out, the first of each that differ by letter case alone. */
  fileNames(): Iterable<string>;
  /** The class that takes a file: the first whose globs match. */
  classOf(path: string): LayoutClass | undefined;
  /** Whether that class is one of files that the steward generates. */
  isGenerated(path: string): boolean;
}

/** A target as it is looked up: the first alias whose prefix fits is replaced. */
export function resolveAlias(written: string, ids: IdRules): string {
  for (const { prefix, use, ignoreCase } of ids.aliases) {
    const start = written.slice(0, prefix.length);
    if (start === prefix || (ignoreCase && start.toLowerCase() === prefix.toLowerCase())) {
      return use + written.slice(prefix.length);
    }
  }
  return written;
}

/** Whether a class takes proposals; where the layout says it of none, all classes of files do. */
export function mayBeProposed(
  { proposable, each: list }: LayoutClass,
  { classes }: Pick<ResolvedLayout, "classes">,
): boolean {
  return proposable || (list === undefined && ![...classes.values()].some((each) => each.proposable));
}
