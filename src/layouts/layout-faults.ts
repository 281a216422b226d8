/** What makes a layout unusable that its schema cannot tell: each fault with its place in the file, so that all are mended at once. */
import type { Class, Fields, Layout } from "../generated/types/layout.js";
import { compileGlob } from "../memory/glob.js";
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
  return [...(await idFaults(layout)), ...globFaults(layout), ...placeFaults(layout)];
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
      { globs: files, pointer: ["classes", name, "files"] },
      { globs: exclude ?? [], pointer: ["classes", name, "exclude"] },
    ]),
  ];
  return lists.flatMap(({ globs, pointer }) =>
    globs.flatMap((glob, index) => {
      const why = globFault(glob);
      return why === undefined ? [] : { pointer: [...pointer, index], why: `${why}.` };
    }),
  );
}

/** Why a glob cannot be used: a clause. */
export function globFault(glob: string): string | undefined {
  try {
    compileGlob(glob);
    return undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return error.message;
  }
}

function placeFaults(layout: Layout): LayoutFault[] {
  return placesOf(layout).flatMap(({ text, pointer }) => {
    // A record may have a key such as `$id`.
    const near = isUnknownWord(text) ? nearestName(text, FILE_FIELDS)?.name : undefined;
    return near === undefined ? [] : { pointer, why: `there is no "${text}"; did you mean "${near}"?` };
  });
}

function isUnknownWord(text: string): boolean {
  return text.startsWith("$") && !isFileField(text);
}

interface WrittenPlace {
  readonly text: string;
  readonly pointer: Pointer;
}

/** Where the fields of all classes are taken from. */
function placesOf({ classes }: Layout): WrittenPlace[] {
  return Object.entries(classes).flatMap(([name, definition]: [string, Class]) => [
    ...placesIn(definition.fields, ["classes", name, "fields"]),
    ...(definition.documents ?? []).flatMap(({ fields }, index) =>
      placesIn(fields, ["classes", name, "documents", index, "fields"]),
    ),
  ]);
}

function placesIn(fields: Fields = {}, above: Pointer): WrittenPlace[] {
  return Object.entries(fields).flatMap(([name, field]: [string, Fields[keyof Fields]]) => {
    const pointer = [...above, name];
    if (typeof field === "string") return { text: field, pointer };
    if (Array.isArray(field)) return field.map((text, index) => ({ text, pointer: [...pointer, index] }));
    if (field === undefined || !("template" in field)) return [];
    const places = templatePieces(field.template).filter(({ isPlace }) => isPlace);
    return places.map(({ text }) => ({ text, pointer: [...pointer, "template"] }));
  });
}
