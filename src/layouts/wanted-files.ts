/** Files that a layout wants wherever their folders are: `present` of its classes. */
import type { Severity } from "../memory/finding.js";
import type { ResolvedLayout } from "./layout.js";

/** From the root of the tree; the folder of a file at the root is empty. */
interface WantedFile {
  readonly path: string;
  readonly folder: string;
  readonly severity: Severity;
}

export function wantedFiles({ classes, root }: Pick<ResolvedLayout, "classes" | "root">): readonly WantedFile[] {
  return [...classes.values()].flatMap(({ present: severity, files }) =>
    severity === undefined
      ? []
      : files.map((file) => ({ path: root + file, folder: (root + file).replace(/\/?[^/]*$/, ""), severity })),
  );
}
