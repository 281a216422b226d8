/** Which findings of the base still hold after a change, and which of them stand where they stood. */
import { NeedsFullCheck } from "../../../indexes/needs-full-check.js";
import type { StoredFinding } from "../../../indexes/stored-finding.js";
import type { KnownPlaces, Problem } from "../../../memory/finding.js";
import type { Comparison } from "../../../memory/repository.js";
import { findRule } from "../../../rules/judge.js";
import { refuseAmbiguous } from "./ambiguous-paths.js";
import { isOtherEntry, MAX_DIFFERENCES, type IndexedChange } from "./indexed-change.js";
import type { JudgedRegion } from "./judge-region.js";

export interface ReusedFindings {
  /** Of one file each, by its own bytes. */
  readonly files: readonly Problem[];
  readonly graph: readonly Problem[];
  /** Of those whose places are as the index says. */
  readonly places: ReadonlyMap<Problem, KnownPlaces>;
  /** Whether the change may have touched what a problem of the graph is about: it is judged anew, and not taken over. */
  readonly isTouched: (problem: Problem) => boolean;
}

/** @throws NeedsFullCheck where it cannot be told what moved. */
export async function reuseFindings(
  indexed: IndexedChange,
  { region }: Pick<JudgedRegion, "region">,
): Promise<ReusedFindings> {
  const { findings, differences, changed, due } = indexed;
  const otherEntries = new Set(differences.filter(isOtherEntry).map(({ path }) => path));
  const isTouched = (problem: Problem): boolean => {
    if (problem.more) return true;
    const about = findRule(problem.rule)?.about ?? "declaration";
    if (about === "gate") return true;
    return about === "path" ? otherEntries.has(problem.at.path) : region.isTouched(problem, about);
  };
  const holds = ({ by, problem }: StoredFinding): boolean =>
    !(by === "file" ? changed.has(problem.at.path) : isTouched(problem)) &&
    !(problem.since !== undefined && due.has(problem.at.path));
  const moved = await movedPaths(indexed.input.comparison, changed);
  const kept = findings.filter(holds);
  const unmoved = kept.filter(({ problem }) => placesOf(problem).every((path) => !moved.has(path)));
  const by = (what: StoredFinding["by"]) => kept.flatMap((each) => (each.by === what ? [each.problem] : []));
  return {
    files: by("file"),
    graph: by("graph"),
    places: new Map(unmoved.map(({ problem, places }) => [problem, places])),
    isTouched,
  };
}

/** Files whose lines may stand elsewhere than the index says, or are shown as another tree has them. */
async function movedPaths({ judged, head }: Comparison, changed: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (judged === head) return changed;
  const differences = await judged.stored?.differences(head);
  if (!differences) throw new NeedsFullCheck("the proposal is not stored in Git");
  if (differences.length > MAX_DIFFERENCES) throw new NeedsFullCheck(`more than ${MAX_DIFFERENCES} files differ`);
  await refuseAmbiguous([judged, head], differences);
  return new Set([...changed, ...differences.map(({ path }) => path)]);
}

function placesOf({ at, related = [], suggestion }: Problem): string[] {
  return [at.path, ...related.map((place) => place.at.path), ...(suggestion?.at ? [suggestion.at.path] : [])];
}
