/** Small clean records for tests about edges. */

/** A Service in YAML on four lines; the edges stand on the last, from column 10. */
export function service(id: string, edges = "", status = "approved"): string {
  return `nodeKind: Service
id: service:${id}
attributes: { title: ${id}, status: ${status}, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges: { ${edges} }
`;
}

/** Documents of one YAML file. */
export function stream(...records: readonly string[]): string {
  return records.join("---\n");
}

/** An ontology's edge kinds: those that the examples' base uses, and the given entries. */
export function edgeKinds(...kinds: readonly string[]): string {
  const entries = [
    '{ name: applies_to_repo, purpose: Holds there., example: "tool:a to repository:b" }',
    '{ name: mentions, purpose: Speaks of it., example: "tool:a to tool:b" }',
    ...kinds,
  ];
  return `edgeKinds:\n${entries.map((entry) => `  - ${entry}\n`).join("")}`;
}
