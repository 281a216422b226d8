/** Makes a layout ready for use. */
import type {
  Class,
  EdgeField,
  EdgeTargets,
  Field,
  Fields as FieldsJson,
  Layout,
  Shape as ShapeJson,
} from "../generated/types/layout.js";
import {
  compileFolders,
  compileGlobs,
  compileMatchesAllBelow,
  compileMayMatchBelow,
  fileNames,
  firstFolders,
} from "../memory/glob.js";
import type {
  Condition,
  EdgeSource,
  FieldName,
  FieldSource,
  Fields,
  LayoutClass,
  OntologySource,
  ResolvedLayout,
  Shape,
} from "./layout.js";
import { folderPrefix } from "../memory/folder-prefix.js";
import { grouped } from "../memory/grouped.js";
import { INDEX_GLOBS } from "../memory/index-paths.js";
import { compilePattern } from "./pattern.js";

const INDEX: { readonly name: string; readonly definition: Class } = {
  name: "index",
  definition: {
    files: [...INDEX_GLOBS],
    records: "none",
    generated: true,
  },
};

/**
 * @param trusted true for layouts that ship with the steward: their patterns need no guard.
 * @param root folder of the memory below the tree's own root, empty or ending with a slash.
 * @param own files that no class takes, whatever its patterns: paths from the root of the tree.
 * @throws RangeError for a glob, PatternError for a pattern that cannot be compiled.
 */
export async function compileLayout(
  layout: Layout,
  trusted: boolean,
  root: string,
  own: ReadonlySet<string> = new Set(),
): Promise<ResolvedLayout> {
  const classes = new Map<string, LayoutClass>();
  const byHolder = grouped(Object.entries(layout.classes), ([, definition]) => definition.in);
  for (const [name, definition] of Object.entries(layout.classes)) {
    if (definition.in !== undefined) continue;
    const inner = (byHolder.get(name) ?? []).map(([own, each]) => compileClass(own, each, []));
    classes.set(name, compileClass(name, definition, inner));
    for (const each of inner) classes.set(each.name, each);
  }
  // A layout that says nothing of generated files still gets its indexes from the steward.
  if (![...classes.values()].some(({ generated }) => generated) && !classes.has(INDEX.name)) {
    classes.set(INDEX.name, compileClass(INDEX.name, INDEX.definition, []));
  }
  const ids = layout.ids ?? {};
  const list = [...classes.values()];
  const generated = list.filter((candidate) => candidate.generated);
  const classOf = (path: string): LayoutClass | undefined => {
    if (!path.startsWith(root) || own.has(path)) return undefined;
    const below = path.slice(root.length);
    return list.find((candidate) => candidate.matches(below));
  };
  return {
    name: layout.name,
    isBuiltIn: trusted,
    source: layout,
    root,
    ontology: ontologySource(layout),
    ids: {
      pattern: ids.pattern === undefined ? undefined : await compilePattern(ids.pattern, trusted),
      strictPattern: ids.strictPattern === undefined ? undefined : await compilePattern(ids.strictPattern, trusted),
      kindPrefix: ids.kindPrefix ?? false,
      aliases: (ids.aliases ?? []).map(({ prefix, use, ignoreCase }) => ({
        prefix,
        use,
        ignoreCase: ignoreCase ?? false,
      })),
    },
    datesSuffice: layout.datesSuffice ?? false,
    mergeDeclarations: layout.mergeDeclarations ?? false,
    severities: new Map(Object.entries(layout.severities ?? {})),
    lowTrust: layout.lowTrust ?? [],
    classes,
    firstFolders: () => new Set(Object.values(layout.classes).flatMap(({ files = [] }) => firstFolders(files))),
    fileNames: () => {
      const names = Object.values(layout.classes).flatMap(({ files = [] }) => fileNames(files));
      return new Map(names.reverse().map((name) => [name.toLowerCase(), name])).values();
    },
    classOf,
    // Few classes are generated, so most paths need not be held against all the others.
    isGenerated: (path) =>
      path.startsWith(root) &&
      generated.some((candidate) => candidate.matches(path.slice(root.length))) &&
      classOf(path)?.generated === true,
  };
}

function ontologySource(layout: Layout): OntologySource | undefined {
  const source = layout.ontology;
  if (!source) return undefined;
  if ("folder" in source) return { from: "folder", folder: folderPrefix(source.folder), base: source.base };
  if ("manifest" in source) return { from: "manifest", manifest: source.manifest };
  return { from: "inline", value: source.inline };
}

/** @param inner classes of records in lists of its documents. */
function compileClass(name: string, definition: Class, inner: readonly LayoutClass[]): LayoutClass {
  const { files = [] } = definition;
  const own: Omit<ShapeJson, "when"> = {
    ...(definition.role && { role: definition.role }),
    ...(definition.fields && { fields: definition.fields }),
    ...(definition.edges && { edges: definition.edges }),
    ...(definition.required && { required: definition.required }),
  };
  const edgeSources: EdgeSource[] = [];
  const shapes = (definition.documents ?? []).map((shape) =>
    compileShape({ ...own, ...shape, fields: { ...own.fields, ...shape.fields } }, edgeSources),
  );
  shapes.push(compileShape(own, edgeSources));
  return {
    name,
    each: definition.each === undefined ? undefined : split(definition.each),
    inner,
    files,
    matches: compileGlobs(files, definition.exclude),
    reaches: compileFolders(files),
    mayMatchBelow: compileMayMatchBelow(files),
    matchesAllBelow: definition.exclude ? () => false : compileMatchesAllBelow(files),
    format: definition.format,
    records: definition.records ?? "always",
    generated: definition.generated ?? false,
    appendOnly: definition.appendOnly ?? false,
    proposable: definition.proposable ?? false,
    text: Object.entries(definition.text ?? {}),
    local: definition.local,
    present: definition.present,
    disjoint: (definition.disjoint ?? []).map((group) => group.map(split)),
    distinct: (definition.distinct ?? []).map((group) => group.map(split)),
    ascending: (definition.ascending ?? []).map((group) => group.map(split)),
    shapes,
    edgeSources,
    keeps: (definition.keeps ?? []).map(({ when, unless, same, grows }) => ({
      when: when && compileCondition(when),
      unless: unless && compileCondition(unless),
      same: (same ?? []).map(split),
      grows: (grows ?? []).map(split),
    })),
    logged: (definition.logged ?? []).map(({ when, unless, of, in: list, with: values }) => ({
      when: when && compileCondition(when),
      unless: unless && compileCondition(unless),
      of: of.map(split),
      in: split(list),
      with: Object.entries(values ?? {}),
    })),
    revision: definition.revision && {
      number: split(definition.revision.number),
      of: definition.revision.of.filter((path) => path !== BODY).map(split),
      ofBody: definition.revision.of.includes(BODY),
      tells: (definition.revision.tells ?? []).map(split),
    },
    removal: (definition.removal ?? []).map(({ when, severity }) => ({
      when: when && compileCondition(when),
      severity,
    })),
    schema: definition.schema,
    strictSchema: definition.strictSchema,
    same: Object.entries(definition.same ?? {}).map(([path, what]) => [split(path), what] as const),
    entries: Object.entries(definition.entries ?? {}).map(([texts, names]) => [split(texts), split(names)] as const),
    schemaByKind: new Map(Object.entries(definition.schemaByKind ?? {})),
    kinds: definition.kinds && new Set(definition.kinds),
    bodyRequired: definition.bodyRequired ?? false,
    outline: definition.outline && {
      frontMatter: definition.outline.frontMatter,
      days: definition.outline.days ?? false,
    },
    bodyAttribute: definition.bodyAttribute,
  };
}

function compileShape(shape: Omit<ShapeJson, "when"> & { when?: ShapeJson["when"] }, edgeSources: EdgeSource[]): Shape {
  const all = shape.edges ?? [];
  const unwraps = all.some((edge) => "wikilinks" in edge);
  const edges = all.map((edge) => edgeSources.push({ ...compileEdge(edge, shape.fields), unwraps }) - 1);
  return {
    when: shape.when && compileCondition(shape.when),
    role: shape.role ?? "record",
    each: shape.each === undefined ? undefined : split(shape.each),
    patchWhen: (shape.patchWhen ?? []).map(split),
    fields: compileFields(shape.fields ?? {}),
    edges,
    forbidden: (shape.forbidden ?? []).map(split),
    required: shape.required ?? [],
  };
}

function compileEdge(edge: EdgeField, fields: FieldsJson | undefined): Omit<EdgeSource, "unwraps"> {
  if ("map" in edge) return { form: "map", path: split(edge.map), kind: undefined, derived: edge.derived ?? false };
  if ("list" in edge || "itself" in edge) {
    const { kindIn, targetIn } = edge;
    const isItself = "itself" in edge;
    return {
      form: "list",
      path: isItself ? [] : split(edge.list),
      kind: undefined,
      derived: isItself ? false : (edge.derived ?? false),
      ...(kindIn !== undefined && { kindIn }),
      ...(targetIn !== undefined && { targetIn }),
      ...(isItself && edge.within !== undefined && { within: edge.within }),
    };
  }
  if ("field" in edge) {
    const path = split(edge.field);
    if ("paths" in edge) return { form: "paths", path, kind: edge.paths, derived: false };
    if ("links" in edge) return { form: "text-links", path, kind: edge.links, derived: false };
    const { kind, namespace, words, targetIn, within, gone } = edge;
    return {
      form: "targets",
      path,
      kind,
      derived: derivation(edge, fields),
      ...(namespace !== undefined && { namespace }),
      ...(words === true && { words }),
      ...(targetIn !== undefined && { targetIn }),
      ...(gone === true && { gone }),
      ...(within !== undefined && { within: within === "$file" ? within : split(within) }),
    };
  }
  if ("wikilinks" in edge) return { form: "wikilinks", path: [], kind: edge.wikilinks, derived: false };
  return { form: "links", path: [], kind: edge.links, derived: false };
}

function derivation(edge: EdgeTargets, fields: FieldsJson = {}): EdgeSource["derived"] {
  if (edge.derived !== true) return false;
  return [fields.owners].flat().includes(edge.field) ? "owner" : true;
}

function compileCondition(when: ShapeJson["when"]): Condition {
  return {
    has: (when.has ?? []).map(split),
    equals: Object.entries(when.equals ?? {}).map(([path, value]) => [split(path), value] as const),
  };
}

function compileFields(fields: FieldsJson): Fields {
  const result: Partial<Record<FieldName, readonly FieldSource[]>> = {};
  for (const name of FIELD_NAMES) {
    const field = fields[name];
    if (field === undefined) continue;
    if (typeof field === "object" && "template" in field) result[name] = [compileTemplate(field.template)];
    else if (typeof field === "object" && "path" in field) {
      const part = "before" in field ? { before: field.before } : { within: field.within };
      result[name] = [{ from: "record", path: split(field.path), ...part }];
    } else result[name] = compileField(field);
  }
  return result;
}

function compileField(field: Field): readonly FieldSource[] {
  if (typeof field === "object" && "value" in field) return [{ from: "constant", value: field.value }];
  return (typeof field === "string" ? [field] : field).map(compilePlace);
}

function compilePlace(text: string): Exclude<FieldSource, { from: "template" }> {
  return isFileField(text) ? { from: "file", what: text } : { from: "record", path: split(text) };
}

function compileTemplate(template: string): FieldSource {
  const parts = templatePieces(template).map(({ text, isPlace }) => (isPlace ? compilePlace(text) : text));
  return { from: "template", parts };
}

/** The places of `{kind}:{metadata.name}`, and the texts around them. */
export function templatePieces(template: string): { readonly text: string; readonly isPlace: boolean }[] {
  // Every other piece is what the brackets of the expression hold.
  return template.split(/\{([^{}]+)\}/).map((text, index) => ({ text, isPlace: index % 2 === 1 }));
}

export const FILE_FIELDS = ["$path", "$file", "$stem", "$folder", "$heading"] as const;

export function isFileField(text: string): text is (typeof FILE_FIELDS)[number] {
  return (FILE_FIELDS as readonly string[]).includes(text);
}

/** The Markdown body, among the parts of a record that its revision counts. */
const BODY = "$body";

function split(path: string): readonly string[] {
  return path.split(".");
}

const FIELD_NAMES: readonly FieldName[] = [
  "id",
  "kind",
  "title",
  "status",
  "owners",
  "updatedAt",
  "tags",
  "sensitivity",
  "aliases",
  "sourceRefs",
  "attributes",
];
