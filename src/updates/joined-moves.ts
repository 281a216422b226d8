/** What a change moved: files as a whole, each of which is one touched file, and single records between the others. */
import type { ChangedFile } from "./changed-file.js";
import type { RevertContext } from "./present-record.js";
import { movesOf, renamedFiles, type Move } from "./revert-moves.js";
import type { TouchedFile } from "./touched-file.js";

export interface JoinedMoves {
  /** Touched files, one for each file that the change gave another path as a whole: it stands where it is now. */
  readonly joined: readonly TouchedFile[];
  /** Of single records between the others. */
  readonly moves: readonly Move[];
  /** Paths of now of files that go back to another, with that. */
  readonly renamed: ReadonlyMap<string, string>;
}

export function joinedMoves(
  touched: readonly TouchedFile[],
  changedFile: (file: TouchedFile) => ChangedFile | undefined,
  open: RevertContext["open"],
): JoinedMoves {
  const byPath = new Map(touched.map((file) => [file.path, file]));
  const all = movesOf(touched.flatMap((file) => changedFile(file) ?? []));
  const paths = renamedFiles(all, open);
  const joined = new Map<string, TouchedFile | undefined>();
  const renamed = new Map<string, string>();
  for (const [to, from] of paths) {
    const [was, is] = [byPath.get(from), byPath.get(to)];
    const file = is?.now ? is : was;
    if (!file) continue;
    for (const path of [from, to]) joined.set(path, undefined);
    joined.set(file.path, { ...file, before: was?.before, after: is?.after });
    if (file === is) renamed.set(to, from);
  }
  return {
    joined: touched.flatMap((file) => (joined.has(file.path) ? (joined.get(file.path) ?? []) : [file])),
    moves: all.filter(({ to }) => !paths.has(to.form.path)),
    renamed,
  };
}
