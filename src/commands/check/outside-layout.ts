/** What is odd about a layout that lies outside the repository, where no finding has a place. */
import { severitySettings, type Gate } from "../../load/gate.js";
import { oddKinds } from "../../rules/ontology/unknown-reference.js";
import { severityFaults } from "./misnamed-rules.js";

export interface Remark {
  /** `layout.yaml:3:9` */
  readonly place: string;
  readonly message: string;
  readonly advice: string | undefined;
}

/** In the order of the file; none where the layout is of the repository or built in. */
export async function outsideRemarks({ layout, ontology }: Gate): Promise<Remark[]> {
  const { outside } = layout;
  if (!outside) return [];
  const ofRules = severityFaults(severitySettings(layout.severities.keys(), outside.label));
  const problems = [...outside.problems, ...ofRules, ...oddKinds(layout, ontology, outside.label)];
  const placed = problems.map(async ({ at, message, suggestion }) => {
    return { start: await outside.startOf(at), message, advice: suggestion?.message };
  });
  const remarks = await Promise.all(placed);
  remarks.sort(({ start: a }, { start: b }) => a.line - b.line || a.column - b.column);
  return remarks.map(({ start, ...said }) => ({ place: `${outside.label}:${start.line}:${start.column}`, ...said }));
}
