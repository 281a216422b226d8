import { START_OF_FILE } from "../../memory/place.js";
import { isRegular } from "../../memory/tree.js";
import type { Rule } from "../rule.js";

const LINTER = `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`;

export const ymlExtension: Rule = {
  id: "path/yml-extension",
  title: "Record file that ends in .yml",
  severity: "warning",
  rationale:
    "The file is read like one that ends in .yaml. Tools that follow the specification to the letter look for .yaml " +
    "alone and pass it by.",
  remedy: "Rename the file so that it ends in .yaml. Where a file of that name exists already, merge the two.",
  source: "Schema specification, file classes; record families, section 1.1",
  bad: { files: { "graph/tools/lockfile-linter.yml": LINTER }, at: "graph/tools/lockfile-linter.yml:1:1" },
  good: { files: { "graph/tools/lockfile-linter.yaml": LINTER } },
  about: "path",
  graph({ entries, hasPath, layout }, report) {
    entries.forEach(({ path, mode }) => {
      const renamed = asYaml(path);
      if (renamed === undefined || !isRegular(mode)) return;
      const layoutClass = layout.classOf(path);
      if (!layoutClass || layoutClass.records === "none") return;
      // A layout that knows .yml alone means it.
      if (layout.classOf(renamed) !== layoutClass) return;
      report({
        message: "Record files end in .yaml; this one ends in .yml.",
        at: { path, range: START_OF_FILE },
        suggestion: {
          message: hasPath(renamed)
            ? `Merge it into ${renamed}, which exists already: renaming it would overwrite that file`
            : `Rename it to ${renamed}`,
          certain: false,
        },
      });
    });
  },
};

/** What a file that ends in .yml is to be called; undefined for others. */
export function asYaml(path: string): string | undefined {
  return path.endsWith(".yml") ? `${path.slice(0, -".yml".length)}.yaml` : undefined;
}
