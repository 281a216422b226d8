/** Which name makes a finding at a record that cites it: the id that is missing there, or retired, or of another kind. */
import type { Problem } from "../memory/finding.js";
import { edgeSubject, recordKey, type Declaration } from "../memory/record.js";

/** @returns the cited name of each problem that has one. */
export function causesOf(
  problems: readonly Problem[],
  declarations: Iterable<Declaration>,
): ReadonlyMap<Problem, string> {
  const places = new Map<string, Declaration[]>();
  for (const { at, record } of problems) places.set(recordKey(at.path, record), []);
  for (const declaration of declarations) places.get(recordKey(declaration.path, declaration.id))?.push(declaration);
  const causes = new Map<Problem, string>();
  for (const problem of problems) {
    const cause = causeOf(problem, places.get(recordKey(problem.at.path, problem.record)) ?? []);
    if (cause !== undefined) causes.set(problem, cause);
  }
  return causes;
}

function causeOf({ subject, more }: Problem, declarations: readonly Declaration[]): string | undefined {
  if (more) return undefined;
  for (const { id, role, edges, owners } of declarations) {
    // What an extension is wrong about is the record that it extends.
    if (role === "extension" || role === "patch") return id;
    if (subject === undefined) continue;
    const edge = edges.find((each) => subject === edgeSubject(each));
    if (edge) return edge.target;
    if (owners.includes(subject)) return subject;
  }
  return undefined;
}
