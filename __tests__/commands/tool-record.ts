/** Records of a company brain that nothing is wrong with, and a memory of one. */
export function toolRecord(id: string, edges = "", title = "A record"): string {
  return `nodeKind: Tool
id: ${id}
attributes:
  title: ${title}
  status: approved
  owners: [user:ada]
  updatedAt: "2026-06-01T08:00:00Z"
${edges === "" ? "" : `edges: { ${edges} }\n`}`;
}

export const TOOL = toolRecord("tool:a", "", "Tool");

/** However long ago that was. */
export const ONE_TOOL = {
  "memory-steward.yml": "layout: company-brain\nstaleAfterDays: 36500\n",
  "graph/a.yaml": TOOL,
};
