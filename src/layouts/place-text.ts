/** What a layout takes from the place of a file, whatever the file says. */
import type { FieldSource, LayoutClass, PlaceField, ResolvedLayout } from "./layout.js";

/** @param memoryRoot folder that the memory begins in, empty or ending with a slash. */
export function placeText(filePath: string, memoryRoot: string, what: PlaceField): string | undefined {
  const path = filePath.slice(memoryRoot.length);
  const slash = path.lastIndexOf("/");
  const name = path.slice(slash + 1);
  const dot = name.lastIndexOf(".");
  const stem = dot > 0 ? name.slice(0, dot) : name;
  switch (what) {
    case "$path":
      return path.slice(0, slash + 1) + stem;
    case "$file":
      return path;
    case "$stem":
      return stem;
    case "$folder":
      return slash <= 0 ? undefined : path.slice(path.lastIndexOf("/", slash - 1) + 1, slash);
  }
}

/** The id, in the whole memory, of what has an id that counts in its file alone. */
export function idWithin(file: string | undefined, id: string): string {
  return `${file ?? ""}:${id}`;
}

/** Ids that a file has by its place, unless it says another one. */
export function idsByPlace(path: string, layout: ResolvedLayout): string[] {
  const layoutClass = layout.classOf(path);
  if (!layoutClass || layoutClass.records === "none") return [];
  const ids = idSources(layoutClass).flatMap((source) =>
    source.from === "file" && source.what !== "$heading" ? (placeText(path, layout.root, source.what) ?? []) : [],
  );
  return [...new Set(ids)];
}

/** The part of a file's place that the id of its record is, where the layout ties the two. */
export function placeOfId({ same, shapes }: LayoutClass): PlaceField | undefined {
  const [source] = shapes.at(-1)?.fields.id ?? [];
  if (source?.from === "file") return source.what === "$heading" ? undefined : source.what;
  if (source?.from !== "record") return undefined;
  return same.find(([path]) => path.join(".") === source.path.join("."))?.[1];
}

/** Where the records of a class may have their ids. */
export function idSources({ shapes }: LayoutClass): readonly FieldSource[] {
  return shapes.flatMap(({ role, fields }) => (role === "ignored" ? [] : (fields.id ?? [])));
}
