/** The members of a record as its file has them. An update calls a record by `id`, and says the kind of a new one in `kind`, whatever its layout calls them. */
import type { Shape } from "../layouts/layout.js";
import { wholePaths } from "../layouts/record-pointer.js";
import { isMapping, valueAt, type Mapping } from "../memory/plain-data.js";

/**
 * @param shape by which the record is read; undefined where the layout reads none in the file.
 * @param isNew whether there is no file yet, which has to say what the update does.
 */
export function fileMembers(record: Mapping, shape: Shape | undefined, isNew: boolean): Mapping {
  return moved(moved(record, "kind", shape, isNew), "id", shape, isNew);
}

/** Under its name for programs a member stays only where the layout reads it from there. */
function moved(record: Mapping, name: "id" | "kind", shape: Shape | undefined, isNew: boolean): Mapping {
  const sources = shape?.fields[name];
  const paths = wholePaths(sources);
  const isThere = paths.some((path) => path.length === 1 && path[0] === name);
  if (!sources || isThere || !Object.hasOwn(record, name)) return record;
  const { [name]: value, ...others } = record;
  const [path] = paths;
  if (!isNew || !path || valueAt(others, path) !== undefined) return others;
  // What names the record comes first.
  return path.length === 1 ? { ...withMember({}, path, value), ...others } : withMember(others, path, value);
}

/** With a value in a place; mappings that lead there are made where they are absent. */
export function withMember(members: Mapping, path: readonly string[], value: unknown): Mapping {
  const [key = "", ...inner] = path;
  if (inner.length === 0) return { ...members, [key]: value };
  const holder = isMapping(members[key]) ? members[key] : {};
  return { ...members, [key]: withMember(holder, inner, value) };
}
