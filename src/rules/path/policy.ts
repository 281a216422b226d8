import type { Inspected } from "../../layouts/extract.js";
import type { ResolvedLayout } from "../../layouts/layout.js";
import { capitalised } from "../../memory/capitalised.js";
import { fieldAnchor } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { placesOf, type Places } from "../kind-places.js";
import { listed, recordOf, withArticle } from "../phrases.js";
import type { Rule } from "../rule.js";
import { fileNameOf } from "../../memory/tree-lookup.js";

export const pathPolicy: Rule = {
  id: "path/policy",
  title: "Record in a folder that is not for its kind",
  severity: "error",
  rationale:
    "People look for runbooks among the runbooks, and owners of folders are asked about what is in them. The " +
    "ontology says under `pathPolicy` where records of a kind may stand.",
  remedy: "Move the file to a folder for its kind. Its id stays the same.",
  source: "Schema specification, validation rules; decision 8",
  bad: {
    files: {
      "runbooks/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`,
    },
    at: "runbooks/one-lockfile.md:3:7",
  },
  good: {
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`,
    },
  },
  looksBeyondSkeleton: true,
  record(inspected, { layout, ontology }, report) {
    const { declaration } = inspected;
    const { kind, role, path } = declaration;
    // A note that names such a kind would be taken for the record, without anything that is asked of one.
    if (kind === undefined || (role !== "record" && role !== "note")) return;
    const places = placesOf(ontology).get(kind);
    if (!places) return;
    const below = path.slice(layout.root.length);
    for (const matches of places.matchers) if (matches(below)) return;
    const renamed = renamedPath(below, places, inspected, layout);
    const better = renamed ?? betterPath(below, places.globs, inspected, layout);
    report({
      message: `${capitalised(withArticle(kind))} stands in ${listed(places.globs, "or")}, not here.`,
      at: fieldAnchor(declaration, fieldPointer(declaration, "kind", layout)),
      subject: kind,
      ...recordOf(declaration),
      ...(better !== undefined && {
        suggestion: { message: `${renamed === undefined ? "Move" : "Rename"} the file to ${better}`, certain: false },
      }),
    });
  },
};

/** In the same folder, under the name that a place asks for: `docx/SKILL.md` for `docx/skill.md`. */
function renamedPath(
  below: string,
  { globs, matchers }: Places,
  { layoutClass }: Inspected,
  layout: ResolvedLayout,
): string | undefined {
  const folder = below.slice(0, below.lastIndexOf("/") + 1);
  for (const [index, glob] of globs.entries()) {
    const name = glob.slice(glob.lastIndexOf("/") + 1);
    const path = folder + name;
    if (/[*?{}]/.test(name) || matchers[index]?.(path) !== true) continue;
    if (layout.classOf(layout.root + path) === layoutClass) return layout.root + path;
  }
  return undefined;
}

/** The file's name in the first permitted folder where it would be read in the same way. */
function betterPath(
  below: string,
  globs: readonly string[],
  { layoutClass, shape }: Inspected,
  layout: ResolvedLayout,
): string | undefined {
  const name = fileNameOf(below);
  for (const glob of globs) {
    const folder = /^(?:[^*?{]*\/)?/.exec(glob)?.[0] ?? "";
    const path = layout.root + folder + name;
    const other = layout.classOf(path);
    if (!other || folder === "") continue;
    const keys = JSON.stringify(other.shapes.at(-1)?.fields.kind);
    if (other === layoutClass || keys === JSON.stringify(shape.fields.kind)) return path;
  }
  return undefined;
}
