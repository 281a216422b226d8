/** What makes a layout unusable that its schema cannot tell: each fault with its place in the file, so that all are mended at once. */
import { ONTOLOGIES } from "../generated/ontologies.js";
import type { Fields, Layout } from "../generated/types/layout.js";
import { areTooMany, MAX_PATTERNS } from "../memory/glob.js";
import { globFault } from "../memory/glob-spelling.js";
import { nearestKnown } from "../memory/nearest-known.js";
import { nearestName } from "../memory/nearest-name.js";
import type { Pointer } from "../memory/place.js";
import { FILE_FIELDS, isFileField, templatePieces } from "./compile.js";
import { compilePattern, PatternError } from "./pattern.js";

export interface LayoutFault {
  readonly pointer: Pointer;
  /** The end of a sentence, with its full stop. */
  readonly why: string;
}

/** In no order. */
export async function layoutFaults(layout: Layout): Promise<LayoutFault[]> {
  return [
    ...(await idFaults(layout)),
    ...globFaults(layout),
    ...presentFaults(layout),
    ...holderFaults(layout),
    ...namedFileFaults(layout),
    ...placeFaults(layout),
    ...templateFaults(layout),
    ...baseFaults(layout),
  ];
}

async function idFaults({ ids = {} }: Layout): Promise<LayoutFault[]> {
  const faults: LayoutFault[] = [];
  for (const member of ["pattern", "strictPattern"] as const) {
    const pattern = ids[member];
    if (pattern === undefined) continue;
    try {
      await compilePattern(pattern, false);
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      faults.push({ pointer: ["ids", member], why: `${error.message}.` });
    }
  }
  return faults;
}

function globFaults({ classes, lowTrust }: Layout): LayoutFault[] {
  const lists: { readonly globs: readonly string[]; readonly pointer: Pointer }[] = [
    { globs: lowTrust ?? [], pointer: ["lowTrust"] },
    ...Object.entries(classes).flatMap(([name, { files, exclude }]) => [
      { globs: files ?? [], pointer: ["classes", name, "files"] },
      { globs: exclude ?? [], pointer: ["classes", name, "exclude"] },
    ]),
  ];
  if (areTooMany(lists.flatMap(({ globs }) => globs))) {
    const why = `its classes have more than ${MAX_PATTERNS} patterns of files, those in braces counted one by one; write fewer and wider ones.`;
    return [{ pointer: ["classes"], why }];
  }
  return lists.flatMap(({ globs, pointer }) =>
    globs.flatMap((glob, index) => {
      const fault = globFault(glob);
      return fault ? { pointer: [...pointer, index], why: `${fault.why}${fault.mend}` } : [];
    }),
  );
}

/** Nobody can say which file of a pattern is not there. */
function presentFaults({ classes }: Layout): LayoutFault[] {
  return Object.entries(classes).flatMap(([name, { present, files = [] }]) => {
    const index = present === undefined ? -1 : files.findIndex((glob) => /[*?{}]/.test(glob));
    const why = `a file that "present" asks for is named without wildcards.`;
    return index === -1 ? [] : [{ pointer: ["classes", name, "files", index], why }];
  });
}

/** Of classes whose records are items of lists. */
function holderFaults({ classes }: Layout): LayoutFault[] {
  const holders = new Set(Object.keys(classes).filter((name) => classes[name]?.in === undefined));
  return Object.entries(classes).flatMap(([name, { in: holder }]) => {
    if (holder === undefined || holders.has(holder)) return [];
    const near = nearestKnown(holder, holders)?.name;
    const end = near === undefined ? "; name a class that has files." : `; did you mean "${near}"?`;
    return [{ pointer: ["classes", name, "in"], why: `no class "${holder}" has files of its own${end}` }];
  });
}

/** A file that is not there is told where the field is read as a path. */
function namedFileFaults({ classes }: Layout): LayoutFault[] {
  return Object.entries(classes).flatMap(([name, { edges = [], documents = [] }]) =>
    [
      { edges, above: ["classes", name] },
      ...documents.map((shape, index) => ({
        edges: shape.edges ?? [],
        above: ["classes", name, "documents", index],
      })),
    ].flatMap(({ edges: of, above }) =>
      of.flatMap((edge, index) => {
        const within = "within" in edge ? edge.within : undefined;
        if (within === undefined || within === "$file") return [];
        if (of.some((each) => "paths" in each && each.field === within)) return [];
        const why = `"within" names the field "${within}", of which no edge of the class reads paths; add { field: ${within}, paths: KIND }.`;
        return [{ pointer: [...above, "edges", index, "within"], why }];
      }),
    ),
  );
}

function baseFaults({ ontology }: Layout): LayoutFault[] {
  if (!ontology || !("folder" in ontology) || ontology.base === undefined) return [];
  const { base } = ontology;
  if (Object.hasOwn(ONTOLOGIES, base)) return [];
  const known = Object.keys(ONTOLOGIES);
  const near = nearestName(base, known)?.name;
  const end = near === undefined ? `; write ${known.join(" or ")}, or leave it out.` : `; did you mean "${near}"?`;
  return [{ pointer: ["ontology", "base"], why: `there is no built-in ontology "${base}"${end}` }];
}

function placeFaults(layout: Layout): LayoutFault[] {
  return unknownWords(layout).flatMap(({ text, pointer }) => {
    const near = nearestName(text, FILE_FIELDS)?.name;
    return near === undefined ? [] : { pointer, why: `there is no "${text}"; did you mean "${near}"?` };
  });
}

/** Keys that data is known to have: those of JSON Schema (2020-12, Core, section 8), and `$type` of many writers of JSON. */
const KNOWN_KEYS: ReadonlySet<string> = new Set([
  ...["$schema", "$vocabulary", "$id", "$anchor", "$dynamicAnchor", "$ref", "$dynamicRef", "$defs", "$comment"],
  "$type",
]);

/** Places that look like a word for the file, and are none: a record may have such a key, which few do. */
export function unknownWords(layout: Layout): WrittenPlace[] {
  return placesOf(layout).filter(
    ({ text }) => text.startsWith("$") && !isFileField(text) && !KNOWN_KEYS.has(text.split(".")[0] ?? ""),
  );
}

/** A brace that stands alone would be part of every id. */
function templateFaults(layout: Layout): LayoutFault[] {
  return fieldsOf(layout).flatMap(({ field, pointer }) => {
    if (typeof field !== "object" || !("template" in field)) return [];
    const { template } = field;
    const [odd] = templatePieces(template).filter(({ text, isPlace }) => !isPlace && /[{}]/.test(text));
    if (!odd) return [];
    const why = `the template "${template}" has a brace without its partner or with nothing in it, which would stand in every id; write each path as {path}.`;
    return { pointer: [...pointer, "template"], why };
  });
}

interface WrittenPlace {
  readonly text: string;
  readonly pointer: Pointer;
}

/** Where the fields of all classes are taken from. */
function placesOf(layout: Layout): WrittenPlace[] {
  return fieldsOf(layout).flatMap(({ field, pointer }) => {
    if (typeof field === "string") return { text: field, pointer };
    if (Array.isArray(field)) return field.map((text, index) => ({ text, pointer: [...pointer, index] }));
    if (!("template" in field)) return [];
    const places = templatePieces(field.template).filter(({ isPlace }) => isPlace);
    return places.map(({ text }) => ({ text, pointer: [...pointer, "template"] }));
  });
}

interface WrittenField {
  readonly field: NonNullable<Fields[keyof Fields]>;
  readonly pointer: Pointer;
}

function fieldsOf({ classes }: Layout): WrittenField[] {
  return Object.entries(classes).flatMap(([name, { fields, documents = [] }]) => [
    ...fieldsIn(fields, ["classes", name, "fields"]),
    ...documents.flatMap((shape, index) => fieldsIn(shape.fields, ["classes", name, "documents", index, "fields"])),
  ]);
}

function fieldsIn(fields: Fields = {}, above: Pointer): WrittenField[] {
  return Object.entries(fields).map(([name, field]: [string, WrittenField["field"]]) => ({
    field,
    pointer: [...above, name],
  }));
}
