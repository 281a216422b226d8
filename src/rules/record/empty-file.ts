import type { Rule } from "../rule.js";

/** Stated by the reader: what holds no record is shown to no rule. */
export const emptyFile: Rule = {
  id: "record/empty-file",
  title: "Record file without a record",
  severity: "warning",
  rationale:
    "By its place the file is a record, so people take what its name says for known. Nothing in it can be found or " +
    "pointed at: often the text was lost, or was never written.",
  remedy: "Write the record, or remove the file. Comments alone belong in a README.md.",
  source: "Schema specification, graph YAML",
  bad: {
    files: { "graph/services/registry-mirror.yaml": "# The mirror of the package registry.\n" },
    at: "graph/services/registry-mirror.yaml:1:1",
  },
  good: {
    files: {
      "graph/services/registry-mirror.yaml": `# The mirror of the package registry.
nodeKind: Service
id: service:registry-mirror
attributes:
  title: Registry mirror
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
  },
};
